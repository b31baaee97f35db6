"""Eigenvalues of symmetric matrices."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import complex64, complex128
from engine.errors import ArgumentValueError
from engine.scipy.operands import REALS, WHOLE, check_flags, check_number, square
from engine.typed import Tensor

__all__ = ["eigh"]


def eigh(
    a: Tensor,
    b: Tensor | None = None,
    lower: bool = True,
    eigvals_only: bool = False,
    overwrite_a: bool = False,
    overwrite_b: bool = False,
    turbo: bool = True,
    eigvals: Any = None,
    type: int = 1,
    check_finite: bool = True,
) -> Any:
    """Eigenvalues of a symmetric or Hermitian matrix, smallest first, and vectors as columns.

    Its gradient lies in the triangle that is read. Complex matrices have none.

    Args:
        a: (n, n), of int32, int64, float32, float64, complex64 or complex128; one triangle is
            read.
        b: None.
        lower: Whether the lower triangle is read.
        eigvals_only: Whether the values come alone.
        overwrite_a: Without effect; so are the other flags and `type`, which SciPy has for
            problems of two matrices.
        overwrite_b: Without effect.
        turbo: Without effect.
        eigvals: None.
        type: Without effect.
        check_finite: Without effect.

    Returns:
        (n,), in the type of `a`, and (n, n).

    Raises:
        ArgumentTypeError: If `a` is no tensor of these types; if a flag is no bool.
        ArgumentValueError: If `b` or `eigvals` is given.
        MatrixError: If the computation does not end.
        ShapeError: If `a` is not square.

    >>> import engine
    >>> eigh(engine.Tensor([[2.0, 0.0], [0.0, 1.0]]), eigvals_only=True).asnumpy()
    array([1., 2.], dtype=float32)

    """
    flags = {"lower": lower, "eigvals_only": eigvals_only, "check_finite": check_finite}
    flags |= {"overwrite_a": overwrite_a, "overwrite_b": overwrite_b, "turbo": turbo}
    check_flags("eigh", **flags)
    check_number("eigh(type)", type)
    for name, value in (("b", b), ("eigvals", eigvals)):
        if value is not None:
            raise ArgumentValueError.of(f"eigh({name})", "None", "something else")
    x = square("eigh(a)", a, (*WHOLE, *REALS, complex64, complex128))
    meant = _of_triangle(x, lower=lower)
    if eigvals_only:
        return ops.cast(ops.eigvalsh(meant), x.dtype)
    values, vectors = ops.eigh(meant)
    return ops.cast(values, x.dtype), vectors


def _of_triangle(x: Any, *, lower: bool) -> Any:
    """The whole matrix, so that what flows back to it arrives in the triangle alone."""
    if lower:
        return ops.add(ops.tril(x), ops.adjoint(ops.tril(x, -1)))
    return ops.add(ops.triu(x), ops.adjoint(ops.triu(x, 1)))
