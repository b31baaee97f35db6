"""Systems of equations whose matrix is a triangle."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import (
    as_dtype,
    complex64,
    complex128,
    float16,
    float32,
    float64,
    int32,
    int64,
)
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.scipy.operands import check_flags, tensor
from engine.typed import Tensor

__all__ = ["solve_triangular"]

_NUMBERS = {"N": 0, "T": 1, "C": 2}
_COMPUTES_IN = {int32: float32, int64: float64}
_KINDS = (int32, int64, float16, float32, float64, complex64, complex128)


def solve_triangular(
    a: Tensor,
    b: Tensor,
    trans: int | str = 0,
    lower: bool = False,
    unit_diagonal: bool = False,
    overwrite_b: bool = False,
    debug: Any = None,
    check_finite: bool = True,
) -> Tensor:
    """What times one triangle of a matrix gives `b`.

    Args:
        a: (…, n, n), of floats, complex numbers, int32 or int64; the other triangle is not read.
        b: (…, n) or (…, n, k), in the type of `a`, with its leading axes.
        trans: 0 or "N": the triangle as it is; 1 or "T": transposed; 2 or "C": that, conjugated.
        lower: Whether the lower triangle is read.
        unit_diagonal: Whether the diagonal counts as ones, whatever stands there.
        overwrite_b: Without effect; so are `debug` and `check_finite`.
        debug: Without effect.
        check_finite: Without effect.

    Returns:
        A tensor in the shape of `b`; int32 gives float32, int64 float64.

    Raises:
        ArgumentTypeError: If `a` and `b` are no tensors of one of these types.
        ArgumentValueError: If `trans` is another.
        MatrixError: If a zero stands on the diagonal; on a GPU the result is NaN or infinite.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> triangle = engine.Tensor([[2.0, 0.0], [1.0, 4.0]])
    >>> solve_triangular(triangle, engine.Tensor([2.0, 5.0]), lower=True).asnumpy()
    array([1., 1.], dtype=float32)

    """
    check_flags("solve_triangular", lower=lower, unit_diagonal=unit_diagonal)
    way = _NUMBERS.get(trans, -1) if isinstance(trans, str) else trans
    if isinstance(way, bool) or not isinstance(way, int):
        raise ArgumentTypeError.of("solve_triangular(trans)", "an int or a str", trans)
    if way not in {0, 1, 2}:
        expected = "0, 1, 2, 'N', 'T' or 'C'"
        raise ArgumentValueError.of("solve_triangular(trans)", expected, repr(trans))
    x, right = checked_system("solve_triangular", a, b, _KINDS)
    found = ops.solve_triangular(
        (x, ops.swapaxes(x, -1, -2), ops.adjoint(x))[way],
        right,
        upper=lower == (way != 0),
        unitriangular=unit_diagonal,
    )
    return found if len(b.shape) == len(a.shape) else ops.squeeze(found, -1)


def checked_system(where: str, a: Any, b: Any, kinds: Any, *, squares: bool = True) -> Any:
    """Matrices and as many right-hand sides, as columns; whole numbers as floats.

    Raises:
        ArgumentTypeError: If they are no tensors of one number type of these.
        ShapeError: If the shapes do not fit.

    """
    tensor(f"{where}(a)", a, kinds), tensor(f"{where}(b)", b, kinds)
    if as_dtype(a.dtype) != as_dtype(b.dtype):
        expected = f"the type of the matrix, {a.dtype}"
        raise ArgumentTypeError(f"{where}(b) expected {expected}, got {b.dtype}.")
    shape = tuple(a.shape)
    if len(shape) < 2 or (squares and shape[-1] != shape[-2]):
        expected = "(…, n, n)" if squares else "(…, m, n)"
        raise ShapeError.of(f"{where}(a)", expected, shape)
    if tuple(b.shape[: len(shape) - 1]) != shape[:-1] or len(b.shape) > len(shape):
        lead = "".join(f"{k}, " for k in shape[:-2])
        expected = f"({lead}{shape[-2]}) or ({lead}{shape[-2]}, k)"
        raise ShapeError.of(f"{where}(b)", expected, tuple(b.shape))
    kind = _COMPUTES_IN.get(as_dtype(a.dtype))
    x, right = (one if kind is None else ops.cast(one, kind) for one in (a, b))
    return x, right if len(b.shape) == len(shape) else ops.expand_dims(right, -1)
