"""Rows of a table by number."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import SharedValue
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.typed import Tensor

from .arithmetic import add, div, maximum, minimum, mul, sub
from .arrangement import expand_dims, reshape
from .cast import cast
from .comparison import equal, greater_equal, less, logical_and, where
from .gradient import stop_gradient
from .index_parts import ROWS
from .indexing import gather, put_back, taken, whole_numbers

__all__ = ["embedding", "embedding_lookup"]


def embedding(
    input: Tensor,
    weight: Tensor,
    padding_idx: int | None = None,
    max_norm: float | None = None,
    norm_type: float = 2.0,
    scale_grad_by_freq: bool = False,
) -> Tensor:
    """The row of `weight` for each number in `input`.

    Args:
        input: Whole numbers, any shape.
        weight: (rows, length).
        padding_idx: A row that gets no gradient, or None.
        max_norm: Rows that are asked for and longer are first shortened to this length, in
            `weight` itself; the gradient does not notice. None: as they are.
        norm_type: Which norm measures the length.
        scale_grad_by_freq: Whether the gradient of a row is divided by how often it is asked for.

    Returns:
        (*input.shape, length).

    Raises:
        ArgumentTypeError: If `input` is not of whole numbers.
        IndexRangeError: If there is no such row.

    >>> import engine
    >>> table = engine.Tensor([[0.0, 1.0], [2.0, 3.0]])
    >>> embedding(engine.Tensor([1, 0]), table).asnumpy()
    array([[2., 3.],
           [0., 1.]], dtype=float32)

    """
    numbers: Any = whole_numbers("embedding(input)", input)
    if max_norm is not None:
        array = read(numbers)
        weight = _shortened(weight, array.reshape(-1), max_norm, norm_type)
    rows = gather(weight, input, 0)
    if scale_grad_by_freq:
        share = mul(rows, _shares(numbers, weight))
        rows = add(stop_gradient(rows), sub(share, stop_gradient(share)))
    if padding_idx is None:
        return rows
    padding = expand_dims(equal(input, padding_idx % weight.shape[0]), -1)
    return where(padding, stop_gradient(rows), rows)


def _shortened(weight: Any, numbers: Any, max_norm: float, norm_type: float) -> Any:
    """The table with none of these rows longer than `max_norm`; a parameter changes in place."""
    array = read(weight)
    xp, rows = xp_of(array), array[numbers]
    lengths = (abs(rows) ** norm_type).sum(-1, keepdims=True) ** (1 / norm_type)
    rows = xp.where(lengths > max_norm, rows * (max_norm / (lengths + 1e-7)), rows)
    if isinstance(weight, SharedValue):
        array[numbers] = rows
        return weight
    changed = array.copy()
    changed[numbers] = rows
    if weight.origin is not None:
        return add(weight, changed - array)
    weight.array = changed
    return weight


def _shares(numbers: Any, weight: Any) -> Any:
    """1 by how often each row is asked for, with a new last axis, in the type of the table."""
    array = weight.array
    ones = xp_of(array).ones(numbers.shape, np.float64)
    times = put_back(ones, numbers, index=ROWS, shape=array.shape[:1])
    shares = div(1.0, taken(times, numbers, index=ROWS))
    return expand_dims(cast(shares, array.dtype), -1)


def embedding_lookup(input_params: Tensor, input_indices: Tensor, offset: int = 0) -> Tensor:
    """The slices of a table that begins with number `offset`; zeros for what it does not hold.

    Args:
        input_params: (rows, …): a part of a table.
        input_indices: Whole numbers, any shape.
        offset: The number of its first row.

    Returns:
        (*input_indices.shape, …).

    Raises:
        ArgumentTypeError: If the indices are not whole numbers.

    >>> import engine
    >>> rows = engine.Tensor([[1, 2], [3, 4]])
    >>> embedding_lookup(rows, engine.Tensor([4, 5, 6]), 4).asnumpy()
    array([[1, 2],
           [3, 4],
           [0, 0]])

    """
    numbers: Any = whole_numbers("embedding_lookup(input_indices)", input_indices)
    numbers, count = sub(numbers, offset) if offset else numbers, input_params.shape[0]
    there = logical_and(greater_equal(numbers, 0), less(numbers, count))
    rows = gather(input_params, minimum(maximum(numbers, 0), max(count - 1, 0)), 0)
    there = reshape(there, there.shape + (1,) * (len(rows.shape) - len(there.shape)))
    return where(there, rows, 0)
