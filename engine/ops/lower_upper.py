"""Matrices as the product of a lower and an upper triangle, with rows exchanged."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of
from engine.typed import Tensor

from .arithmetic import add
from .equations import solve, triangle_of, turned
from .joining import part_of
from .lapack import check_matrices, check_square
from .linalg import matrix_product
from .triangle import tril

__all__ = ["lu_solve", "lu_unpack"]


def lu_unpack(
    LU_data: Tensor, LU_pivots: Tensor, unpack_data: bool = True, unpack_pivots: bool = True
) -> Any:
    """The matrices P, L and U with A = P L U, of the two triangles in one and the exchanged rows.

    Args:
        LU_data: (…, rows, columns): U and, below the diagonal, L without its ones.
        LU_pivots: (…, min(rows, columns)): with which row, from 1, each was exchanged.
        unpack_data: Whether L and U are wanted.
        unpack_pivots: Whether P is wanted.

    Returns:
        `(P, L, U)`, `(L, U)`, `P` or None.

    Raises:
        ShapeError: If `LU_data` has less than two axes.

    """
    check_matrices("lu_unpack", LU_data)
    data = LU_data if unpack_data else None
    found: list[Any] = []
    if unpack_pivots:
        rows = LU_data.shape[-2]
        array = LU_data.array if isinstance(LU_data, Value) else LU_data
        moved = permutation_of(LU_pivots, rows=rows, dtype=array.dtype)
        found.append(moved if isinstance(moved, Value) else Value.wrap(moved))
    if data is not None:
        found += _triangles(data)
    return None if not found else tuple(found) if len(found) > 1 else found[0]


def _triangles(data: Any) -> list[Any]:
    """L with its ones, and U."""
    rows, columns = data.shape[-2:]
    least, rank = min(rows, columns), len(data.shape)
    left = part_of(data, axis=rank - 1, start=0, stop=least)
    array = data.array if isinstance(data, Value) else data
    ones = xp_of(array).eye(rows, least, dtype=array.dtype)
    above = part_of(data, axis=rank - 2, start=0, stop=least)
    return [add(tril(left, -1), ones), triangle_of(above, upper=True)]


@primitive(
    infer=lambda pivots, rows, dtype: Spec((*pivots.shape[:-1], rows, rows), np.dtype(dtype)),
)
def permutation_of(pivots: Any, rows: int = 0, dtype: Any = np.float32) -> Any:
    """The matrices P that bring the rows of L U to where those of A are.

    Args:
        pivots: (…, n): with which row, from 1, each was exchanged, one after the other.
        rows: How many there are.
        dtype: The number type of the matrices.

    """
    xp = xp_of(pivots)
    order = xp.broadcast_to(xp.arange(rows), (*pivots.shape[:-1], rows)).copy()
    for k in range(pivots.shape[-1]):
        other = pivots[..., k : k + 1].astype(np.int64) - 1
        here = order[..., k : k + 1].copy()
        there = xp.take_along_axis(order, other, -1)
        order = xp.where(xp.arange(rows) == other, here, order)
        order[..., k : k + 1] = there
    return (xp.arange(rows)[:, None] == order[..., None, :]).astype(dtype)


def _exchanges(_rng: np.random.Generator) -> Any:
    yield (np.array([[2, 2], [1, 3]]),), {"rows": 3, "dtype": np.float64}


defvjp(permutation_of, examples=_exchanges)


def lu_solve(b: Tensor, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
    """What times the matrix of an LU factorisation gives `b`.

    Args:
        b: (…, n, k).
        LU_data: (…, n, n): U and, below the diagonal, L without its ones.
        LU_pivots: (…, n): with which row, from 1, each was exchanged.

    Raises:
        ShapeError: If the shapes do not fit.
        MatrixError: If a zero stands on the diagonal of U.

    """
    check_square("lu_solve", LU_data)
    p, lower, upper = lu_unpack(LU_data, LU_pivots)
    return solve(upper, solve(lower, matrix_product(turned(p), b)))
