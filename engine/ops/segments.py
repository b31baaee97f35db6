"""Slices along the first axes, put together by the number of the segment that each belongs to."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    IndexRangeError,
    ShapeError,
    StateError,
    compose,
)
from engine.typed import Tensor, TensorOrNumber

from .arithmetic import div
from .cast import cast
from .comparison import less, where
from .index_parts import ROWS
from .indexing import put_back, taken, whole_array, whole_numbers
from .scattering import combined

__all__ = [
    "sparse_segment_mean",
    "unsorted_segment_max",
    "unsorted_segment_min",
    "unsorted_segment_prod",
    "unsorted_segment_sum",
]


def unsorted_segment_sum(
    input_x: Tensor, segment_ids: Tensor, num_segments: TensorOrNumber
) -> Tensor:
    """The sum of the slices of each segment; 0 of a segment without any.

    Args:
        input_x: Any shape.
        segment_ids: Whole numbers, in the shape of the first axes of `input_x`: the segment of
            each slice. A slice with a negative number belongs to none.
        num_segments: How many segments there are.

    Returns:
        (num_segments, …), the dots as the axes of `input_x` behind those of `segment_ids`.

    Raises:
        ShapeError: If `segment_ids` has not the shape of the first axes.
        IndexRangeError: If a number is `num_segments` or more.

    >>> import engine
    >>> x, segments = engine.Tensor([1.0, 2.0, 3.0]), engine.Tensor([0, 0, 2])
    >>> unsorted_segment_sum(x, segments, 3).asnumpy()
    array([3., 0., 3.], dtype=float32)

    """
    numbers, shape = _segments(input_x, segment_ids, num_segments)
    total = put_back(input_x, numbers, index=ROWS, shape=shape)
    return taken(total, index=(slice(0, shape[0] - 1),))


def unsorted_segment_max(x: Tensor, segment_ids: Tensor, num_segments: TensorOrNumber) -> Tensor:
    """The largest of each segment; of one without any, the least number that there is.

    Equal ones share the gradient. See `unsorted_segment_sum`.
    """
    return _combined(x, segment_ids, num_segments, "maximum", limit(x, "min"))


def unsorted_segment_min(x: Tensor, segment_ids: Tensor, num_segments: TensorOrNumber) -> Tensor:
    """The smallest of each segment; of one without any, the largest number that there is.

    Equal ones share the gradient. See `unsorted_segment_sum`.
    """
    return _combined(x, segment_ids, num_segments, "minimum", limit(x, "max"))


def unsorted_segment_prod(x: Tensor, segment_ids: Tensor, num_segments: TensorOrNumber) -> Tensor:
    """The product of each segment; 1 of one without any. See `unsorted_segment_sum`."""
    return _combined(x, segment_ids, num_segments, "multiply", 1)


def of_rows(x: Any, segment_ids: Any, how: str) -> Any:
    """The rows of each segment put together, as many as the largest number says.

    `how` is "add", "mean", "multiply", "maximum" or "minimum". Of the last two a segment without
    rows is 0, as those of MindSpore's operators of sorted segments are.
    """
    ids = whole_array("segment_ids", segment_ids)
    count = int(ids.max()) + 1
    if how == "multiply":
        return unsorted_segment_prod(x, segment_ids, count)
    if how == "add":
        return unsorted_segment_sum(x, segment_ids, count)
    rows = xp_of(ids).bincount(ids, minlength=count).reshape((-1,) + (1,) * (len(x.shape) - 1))
    if how == "mean":
        total = unsorted_segment_sum(x, segment_ids, count)
        return div(total, cast(xp_of(ids).maximum(rows, 1), total.dtype))
    of = unsorted_segment_max if how == "maximum" else unsorted_segment_min
    return where(rows > 0, of(x, segment_ids, count), 0)


def sparse_segment_mean(x: Tensor, indices: Tensor, segment_ids: Tensor) -> Tensor:
    """The means of segments of chosen rows; 0 of a segment without any. The gradient flows to `x`.

    Args:
        x: (rows, …) float16, float32 or float64.
        indices: (chosen,) the numbers of rows, which may come again.
        segment_ids: (chosen,) the segment of each, from 0, none below the one before.

    Returns:
        (segments, …), as many as the last number says.

    Raises:
        ArgumentTypeError: If a type is another.
        IndexRangeError: If a row is not there.
        ShapeError: If the vectors are none, empty or of two lengths, or `x` has no axis.
        StateError: If segments are not in order, or below 0.

    >>> import engine
    >>> x = engine.Tensor([[0.0, 1.0], [2.0, 3.0], [4.0, 7.0]])
    >>> rows, segments = engine.Tensor([0, 1, 2]), engine.Tensor([1, 2, 2])
    >>> sparse_segment_mean(x, rows, segments).asnumpy()
    array([[0., 0.],
           [0., 1.],
           [3., 5.]], dtype=float32)

    """
    if x.array.dtype.kind not in "fV":
        raise ArgumentTypeError(compose("sparse_segment_mean(x)", "floats", x.array.dtype))
    rows = whole_array("sparse_segment_mean(indices)", indices)
    ids = whole_array("sparse_segment_mean(segment_ids)", segment_ids)
    if rows.ndim != 1 or rows.shape != ids.shape or not rows.size or not x.shape:
        expected = "x with rows, and two vectors of one length above 0"
        raise ShapeError.of("sparse_segment_mean", expected, (rows.shape, ids.shape))
    if bool(((rows < 0) | (rows >= x.shape[0])).any()):
        expected = f"rows from 0 to {x.shape[0] - 1}"
        raise IndexRangeError.of("sparse_segment_mean(indices)", expected, rows)
    if bool((ids[:1] < 0).any()) or bool((ids[1:] < ids[:-1]).any()):
        where_ = "sparse_segment_mean(segment_ids)"
        raise StateError(compose(where_, "numbers from 0 in order", ids))
    return of_rows(taken(x, indices, index=ROWS), segment_ids, "mean")


def limit(x: Any, end: str) -> Any:
    """The least ("min") or largest ("max") finite number of the number type of `x`."""
    dtype = x.array.dtype if isinstance(x, Value) else x.dtype
    if dtype.kind in "iu":
        return getattr(np.iinfo(dtype), end)
    sign = 1 if end == "max" else -1  # NumPy's finfo knows no bfloat16
    return np.nextafter(dtype.type(sign * np.inf), dtype.type(0))


def _combined(x: Any, segment_ids: Any, num_segments: Any, how: str, empty: Any) -> Any:
    numbers, shape = _segments(x, segment_ids, num_segments)
    array = x.array if isinstance(x, Value) else x
    start = xp_of(array).full(shape, empty, array.dtype)
    made = combined(start, x, numbers, index=ROWS, how=how)
    return taken(made, index=(slice(0, shape[0] - 1),))


def _segments(x: Any, segment_ids: Any, num_segments: Any) -> tuple[Any, tuple[int, ...]]:
    """The row of each slice, and the shape of the rows: one more, for those without a segment."""
    numbers = whole_numbers("segment_ids", segment_ids)
    ids: Any = numbers.array if isinstance(numbers, Value) else numbers
    count = int(read(num_segments))
    if count < 1:
        raise ArgumentValueError.of("num_segments", "at least 1", count)
    if tuple(x.shape[: ids.ndim]) != ids.shape:
        raise ShapeError.of("segment_ids", f"the first axes of {tuple(x.shape)}", ids.shape)
    if xp_of(ids) is np and (ids >= count).any():  # elsewhere it would wait for the numbers
        raise IndexRangeError.of("segment_ids", f"numbers below {count}", ids.max())
    return where(less(numbers, 0), count, numbers), (count + 1, *x.shape[ids.ndim :])
