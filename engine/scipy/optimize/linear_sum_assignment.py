"""One column for each row, at least cost."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from engine.backend import xp_of
from engine.dtype import as_dtype, int64
from engine.errors import ArgumentTypeError, ArgumentValueError, MatrixError, ShapeError
from engine.tensor import Tensor

__all__ = ["linear_sum_assignment"]

_ALL = Tensor(sys.maxsize)


def linear_sum_assignment(
    cost_matrix: Any, maximize: bool, dimension_limit: Any = _ALL
) -> tuple[Any, Any]:
    """One column for each row, or one row for each column, at least cost in all. No gradient.

    SciPy computes it on the CPU; a matrix of a GPU is copied there.

    Args:
        cost_matrix: (m, n), of real numbers or truth values; infinite costs are not chosen.
        maximize: Whether the costs are gains, of which most is wanted.
        dimension_limit: How many columns count, an int64 tensor without axes; all unless given.

    Returns:
        Rows in ascending order, and the column of each: two int64 tensors (min(m, n),), with -1
        at the end where the limit leaves less.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If the limit is below 1.
        MatrixError: If every choice costs infinitely much, or a cost is NaN.
        ShapeError: If the matrix has not two axes, or less columns than the limit.

    >>> import engine
    >>> cost = engine.Tensor([[4.0, 1.0, 3.0], [2.0, 0.0, 5.0]])
    >>> rows, columns = linear_sum_assignment(cost, False)
    >>> rows.asnumpy(), columns.asnumpy()
    (array([0, 1]), array([1, 0]))

    """
    from scipy import optimize

    costs = _checked(cost_matrix, maximize)
    rows, columns = np.full((2, min(costs.shape)), -1)
    kept = costs[:, : _limit(dimension_limit, costs.shape[1])]
    try:
        found = optimize.linear_sum_assignment(kept, maximize)
    except ValueError as error:
        expected = "costs that allow a choice"
        got = f"others ({error})"
        raise MatrixError.of("linear_sum_assignment", expected, got) from None
    count = len(found[0])
    rows[:count], columns[:count] = found
    return _beside(rows, cost_matrix), _beside(columns, cost_matrix)


def _checked(costs: Any, maximize: Any) -> Any:
    where = "linear_sum_assignment"
    if not isinstance(costs, Tensor):
        raise ArgumentTypeError.of(f"{where}(cost_matrix)", "a Tensor", costs)
    if not isinstance(maximize, bool):
        raise ArgumentTypeError.of(f"{where}(maximize)", "a bool", maximize)
    array = costs.asnumpy()
    if array.dtype.kind not in "fiub":
        raise ArgumentTypeError(f"{where}(cost_matrix) expected real numbers, got {costs.dtype}.")
    if array.ndim != 2:
        raise ShapeError.of(f"{where}(cost_matrix)", "(rows, columns)", array.shape)
    return array.astype(np.float64)


def _limit(limit: Any, columns: int) -> int:
    where = "linear_sum_assignment(dimension_limit)"
    if not isinstance(limit, Tensor):
        raise ArgumentTypeError.of(where, "a Tensor", limit)
    if as_dtype(limit.dtype) != int64:
        raise ArgumentTypeError(f"{where} expected int64, got {limit.dtype}.")
    if tuple(limit.shape):
        raise ShapeError.of(where, "()", tuple(limit.shape))
    count = int(limit.asnumpy())
    if count == sys.maxsize:
        return columns
    if count < 1:
        raise ArgumentValueError.of(where, "at least 1", count)
    if count > columns:
        raise ShapeError(f"{where} expected at most {columns} columns, got {count}.")
    return count


def _beside(numbers: Any, like: Tensor) -> Tensor:
    """A tensor of these numbers, on the device of another."""
    return Tensor(xp_of(like.array).asarray(numbers))
