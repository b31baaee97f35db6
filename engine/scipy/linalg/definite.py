"""Symmetric positive definite matrices as a triangle times its transpose."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ShapeError
from engine.scipy.operands import REALS, WHOLE, check_flags, precise, square, tensor
from engine.typed import Tensor

__all__ = ["cho_factor", "cho_solve", "cholesky"]


def cholesky(
    a: Tensor, lower: bool = False, overwrite_a: bool = False, check_finite: bool = True
) -> Tensor:
    """The triangle that, times its transpose, is a matrix: U with U^T U, or L with L L^T.

    The gradient is symmetric, half to each triangle.

    Args:
        a: (n, n), symmetric and positive definite, of float32, float64, int32 or int64; the
            triangle is read that comes back.
        lower: Whether L comes back.
        overwrite_a: Without effect; so is `check_finite`.
        check_finite: Without effect.

    Raises:
        ArgumentTypeError: If `a` is no tensor of these types; if a flag is no bool.
        MatrixError: If `a` is not positive definite; on a GPU the result is NaN instead.
        ShapeError: If `a` is not square.

    >>> import engine
    >>> cholesky(engine.Tensor([[4.0, 2.0], [2.0, 2.0]]), lower=True).asnumpy()
    array([[2., 0.],
           [1., 1.]], dtype=float32)

    """
    check_flags("cholesky", lower=lower, overwrite_a=overwrite_a, check_finite=check_finite)
    return ops.cholesky(square("cholesky(a)", a), upper=not lower)


def cho_factor(
    a: Tensor, lower: bool = False, overwrite_a: bool = False, check_finite: bool = True
) -> tuple[Tensor, bool]:
    """What `cholesky` gives, and which triangle it is: what `cho_solve` takes.

    The other triangle is zero; SciPy leaves there what it finds.

    Args:
        a: As of `cholesky`.
        lower: Whether the triangle is the lower one.
        overwrite_a: Without effect; so is `check_finite`.
        check_finite: Without effect.

    Raises:
        ArgumentTypeError: If `a` is no tensor of its types; if a flag is no bool.
        MatrixError: If `a` is not positive definite; on a GPU the result is NaN instead.
        ShapeError: If `a` is not square.

    >>> import engine
    >>> factor, lower = cho_factor(engine.Tensor([[4.0, 2.0], [2.0, 2.0]]))
    >>> factor.asnumpy(), lower
    (array([[2., 1.],
           [0., 1.]], dtype=float32), False)

    """
    check_flags("cho_factor", lower=lower, overwrite_a=overwrite_a, check_finite=check_finite)
    return ops.cholesky(square("cho_factor(a)", a), upper=not lower), lower


def cho_solve(
    c_and_lower: Any, b: Tensor, overwrite_b: bool = False, check_finite: bool = True
) -> Tensor:
    """What times a matrix gives `b`, of the factor that `cho_factor` makes of it.

    Args:
        c_and_lower: The factor (n, n), of which one triangle is read, and whether that is the
            lower one.
        b: (n,) or (n, k), in the type of the factor.
        overwrite_b: Without effect; so is `check_finite`.
        check_finite: Without effect.

    Raises:
        ArgumentTypeError: If the two are no tensors of one type, which `cholesky` takes; if a flag
            is no bool.
        MatrixError: If a zero stands on the diagonal; on a GPU the result is NaN or infinite.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> factor = cho_factor(engine.Tensor([[4.0, 2.0], [2.0, 2.0]]))
    >>> cho_solve(factor, engine.Tensor([6.0, 4.0])).asnumpy()
    array([1., 1.], dtype=float32)

    """
    factor, lower = c_and_lower
    check_flags("cho_solve", lower=lower, overwrite_b=overwrite_b, check_finite=check_finite)
    right = tensor("cho_solve(b)", b, (*WHOLE, *REALS))
    held = square("cho_solve(c)", factor)
    if as_dtype(factor.dtype) != as_dtype(b.dtype):
        expected = f"the type of the factor, {factor.dtype}"
        raise ArgumentTypeError(f"cho_solve(b) expected {expected}, got {b.dtype}.")
    if len(b.shape) not in {1, 2} or b.shape[0] != held.shape[0]:
        expected = f"({held.shape[0]},) or ({held.shape[0]}, k)"
        raise ShapeError.of("cho_solve(b)", expected, tuple(b.shape))
    columns = precise(right if len(b.shape) == 2 else ops.expand_dims(right, 1))
    found = ops.cholesky_solve(columns, held, upper=not lower)
    return found if len(b.shape) == 2 else ops.squeeze(found, 1)
