"""Inverses."""

from __future__ import annotations

from engine import ops
from engine.scipy.operands import check_flags, square
from engine.typed import Tensor

__all__ = ["inv"]


def inv(a: Tensor, overwrite_a: bool = False, check_finite: bool = True) -> Tensor:
    """The inverse of a matrix.

    Args:
        a: (n, n), of float32, float64, int32 or int64; whole numbers compute in float64.
        overwrite_a: Without effect; so is `check_finite`.
        check_finite: Without effect.

    Raises:
        ArgumentTypeError: If `a` is no tensor of these types; if a flag is no bool.
        MatrixError: If it has none; on a GPU the result is NaN or infinite instead.
        ShapeError: If `a` is not square.

    >>> import engine
    >>> inv(engine.Tensor([[2.0, 0.0], [0.0, 4.0]])).asnumpy()
    array([[0.5 , 0.  ],
           [0.  , 0.25]], dtype=float32)

    """
    check_flags("inv", overwrite_a=overwrite_a, check_finite=check_finite)
    return ops.inverse(square("inv(a)", a))
