"""Matrices as a lower times an upper triangle, with rows exchanged."""

from __future__ import annotations

from engine import ops
from engine.dtype import int32
from engine.ops.elimination import eliminated
from engine.scipy.operands import check_flags, matrix, square
from engine.typed import Tensor

__all__ = ["lu", "lu_factor"]


def lu_factor(
    a: Tensor, overwrite_a: bool = False, check_finite: bool = True
) -> tuple[Tensor, Tensor]:
    """The two triangles of a matrix in one, and which rows were exchanged.

    Args:
        a: (n, n), of float32, float64, int32 or int64; whole numbers compute in float64.
        overwrite_a: Without effect; so is `check_finite`.
        check_finite: Without effect.

    Returns:
        (n, n): U and, below the diagonal, L without its ones, with `a` = P L U; and int32 (n,):
        with which row, from 0, each was exchanged.

    Raises:
        ArgumentTypeError: If `a` is no tensor of these types; if a flag is no bool.
        ShapeError: If `a` is not square.

    >>> import engine
    >>> packed, pivots = lu_factor(engine.Tensor([[1.0, 2.0], [4.0, 4.0]]))
    >>> packed.asnumpy(), pivots.asnumpy()
    (array([[4.  , 4.  ],
           [0.25, 1.  ]], dtype=float32), array([1, 1], dtype=int32))

    """
    check_flags("lu_factor", overwrite_a=overwrite_a, check_finite=check_finite)
    return eliminated(square("lu_factor(a)", a))


def lu(
    a: Tensor, permute_l: bool = False, overwrite_a: bool = False, check_finite: bool = True
) -> tuple[Tensor, ...]:
    """The matrices P, L and U with `a` = P L U.

    Args:
        a: (m, n), of float32, float64, int32 or int64; whole numbers compute in float64.
        permute_l: Whether P L comes in the place of both.
        overwrite_a: Without effect; so is `check_finite`.
        check_finite: Without effect.

    Returns:
        With k = min(m, n): P, int32 (m, m), which exchanges rows; L, (m, k), with ones on its
        diagonal; U, (k, n).

    Raises:
        ArgumentTypeError: If `a` is no tensor of these types; if a flag is no bool.
        ShapeError: If `a` has not two axes.

    >>> import engine
    >>> p, lower, upper = lu(engine.Tensor([[1.0, 2.0], [4.0, 4.0]]))
    >>> p.asnumpy(), lower.asnumpy(), upper.asnumpy()
    (array([[0, 1],
           [1, 0]], dtype=int32), array([[1.  , 0.  ],
           [0.25, 1.  ]], dtype=float32), array([[4., 4.],
           [0., 1.]], dtype=float32))

    """
    flags = {"permute_l": permute_l, "overwrite_a": overwrite_a, "check_finite": check_finite}
    check_flags("lu", **flags)
    packed, pivots = eliminated(matrix("lu(a)", a))
    p, lower, upper = ops.lu_unpack(packed, ops.add(pivots, 1))
    return (ops.matmul(p, lower), upper) if permute_l else (ops.cast(p, int32), lower, upper)
