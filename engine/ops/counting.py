"""How often numbers come: histograms, and what is left when those that repeat are left out."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value, quietly
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.dtype import as_dtype, int32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Axis, DTypeLike, Tensor, TensorOrMore

from . import infer
from .cast import cast
from .comparison import not_equal
from .promotion import added_in
from .reduction import reduce_sum

__all__ = [
    "bincount",
    "count_nonzero",
    "histc",
    "unique",
    "unique_consecutive",
    "unique_with_pad",
]


def count_nonzero(
    x: Tensor,
    axis: Axis = (),
    keep_dims: bool = False,
    dtype: DTypeLike = int32,
) -> Tensor:
    """How many elements are not zero along `axis` (none given: of all), in `dtype`. No gradient.

    >>> import engine
    >>> count_nonzero(engine.Tensor([[0.0, 1.0], [2.0, 3.0]]), 1).asnumpy()
    array([1, 2], dtype=int32)
    """
    there = cast(not_equal(x, 0), as_dtype(dtype).numpy)
    return reduce_sum(there, axis=axis, keepdims=keep_dims)


@quietly
def histc(input: Tensor, bins: int = 100, min: float = 0.0, max: float = 0.0) -> Tensor:
    """How many elements lie in each of as many parts of one width. No gradient.

    Args:
        input: The tensor, of any shape.
        bins: How many parts.
        min: Where the first begins.
        max: Where the last ends, which counts to it. What lies outside, and NaN, does not count.
            Where both are equal, the smallest and the largest element; where those are equal, too,
            one less and one more.

    Returns:
        (bins,), in the dtype of the tensor, float32 for halves.

    Raises:
        ArgumentTypeError: If `bins` is no int.
        ArgumentValueError: If `bins` is not above 0, or `max` is below `min`.

    >>> import engine
    >>> histc(engine.Tensor([1.0, 2.0, 1.0]), 4, 0.0, 3.0).asnumpy()
    array([0., 2., 1., 0.], dtype=float32)

    """
    if isinstance(bins, bool) or not isinstance(bins, int):
        raise ArgumentTypeError.of("histc(bins)", "an int", bins)
    if bins < 1 or max < min:
        expected = "at least one bin, and max not below min"
        raise ArgumentValueError.of("histc", expected, (bins, min, max))
    array = read(input)
    xp = xp_of(array)
    exact = array.reshape(-1).astype(np.float64 if array.dtype.itemsize > 4 else np.float32)
    low, high = float(min), float(max)
    if low == high and exact.size:
        low, high = float(exact.min()), float(exact.max())
    if low == high:
        low, high = low - 1, high + 1
    if not np.isfinite([low, high]).all():
        raise ArgumentValueError.of("histc", "finite ends", (low, high), "give min and max")
    inside = exact[xp.logical_and(exact >= low, exact <= high)]
    which = ((inside - low) * (bins / (high - low))).astype(np.int64)
    counts = xp.bincount(xp.minimum(which, bins - 1), minlength=bins)
    return Value.wrap(counts.astype(added_in(array.dtype)))  # float32 of halves


@quietly
def bincount(input: Tensor, weights: Tensor | None = None, minlength: int = 0) -> Tensor:
    """How often each whole number from 0 comes, or the sum of its weights; float32. No gradient.

    Args:
        input: Whole numbers from 0, a vector.
        weights: What each counts.
        minlength: How long the result is at least.

    Raises:
        ArgumentTypeError: If the input has no whole numbers.
        ShapeError: If the input is no vector, or the weights have not its shape.
        ArgumentValueError: If a number is below 0, or `minlength` is.

    >>> import engine
    >>> bincount(engine.Tensor([3, 1, 1]), minlength=5).asnumpy()
    array([0., 2., 0., 1., 0.], dtype=float32)

    """
    numbers, counted = read(input), read(weights)
    if numbers.dtype.kind not in "iub":
        raise ArgumentTypeError(f"bincount expected whole numbers, got {numbers.dtype}.")
    if numbers.ndim != 1 or (counted is not None and counted.shape != numbers.shape):
        got = numbers.shape if numbers.ndim != 1 else counted.shape
        raise ShapeError.of("bincount", "a vector, and as many weights", tuple(got))
    if minlength < 0 or (numbers.size and int(numbers.min()) < 0):
        raise ArgumentValueError.of("bincount", "numbers from 0", "one below 0")
    xp = xp_of(numbers)
    options = {} if counted is None else {"weights": counted.astype(np.float64)}
    found = xp.bincount(numbers.astype(np.int64), minlength=minlength, **options)
    return Value.wrap(found.astype(np.float32))


def unique(input: Tensor) -> tuple[Tensor, Tensor]:
    """The different elements in the order in which they first come, and which each is.

    Returns:
        A vector, and of the tensor's shape the index of each element in it: int64 for int64
        elements, else int32. No gradient.

    >>> import engine
    >>> values, indices = unique(engine.Tensor([3, 1, 2, 1]))
    >>> values.asnumpy(), indices.asnumpy()
    (array([3, 1, 2]), array([0, 1, 2, 1]))

    """
    array = read(input)
    xp, flat = xp_of(array), array.reshape(-1)
    _, first, which = xp.unique(flat, return_index=True, return_inverse=True)
    order = xp.argsort(first)
    rank = xp.argsort(order)
    kind = np.int64 if array.dtype == np.int64 else np.int32
    indices = rank[which.reshape(-1)].reshape(array.shape).astype(kind)
    return Value.wrap(flat[first[order]]), Value.wrap(indices)


@quietly
def unique_with_pad(x: Tensor, pad_num: int) -> tuple[Tensor, Tensor]:
    """As `unique` of a vector, the values filled up with `pad_num` to its length.

    >>> import engine
    >>> unique_with_pad(engine.Tensor([3, 1, 1]), 0)[0].asnumpy()
    array([3, 1, 0])
    """
    values, indices = unique(x)
    found = values.array
    number = found.dtype.type(read(pad_num))
    rest = xp_of(found).full(indices.array.size - found.size, number, found.dtype)
    return Value.wrap(xp_of(found).concatenate([found, rest])), indices


def unique_consecutive(
    input: Tensor,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> TensorOrMore:
    """The elements without those that repeat the one before them.

    Args:
        input: The tensor.
        return_inverse: Whether to return which of them each element is, too, int64.
        return_counts: Whether to return how often each came in a row, too, int64.
        dim: The axis whose slices are compared; None: all elements in a row.

    Returns:
        The elements, or a tuple with what was asked behind them. No gradient.

    Raises:
        ShapeError: If the axis is not there.

    >>> import engine
    >>> unique_consecutive(engine.Tensor([1, 1, 2, 1])).asnumpy()
    array([1, 2, 1])

    """
    array = read(input)
    xp = xp_of(array)
    rows = array.reshape(-1) if dim is None else array
    axis = 0 if dim is None else infer.normal_axes(dim, array.ndim)[0]
    count = rows.shape[axis]
    slices = xp.moveaxis(rows, axis, 0).reshape(count, rows.size // max(count, 1))
    fresh = xp.ones(count, np.bool_)
    fresh[1:] = (slices[1:] != slices[:-1]).any(axis=1)
    starts = xp.nonzero(fresh)[0]
    found = [xp.take(rows, starts, axis=axis)]
    if return_inverse:
        which = xp.cumsum(fresh, dtype=np.int64) - 1
        found.append(which.reshape(array.shape) if dim is None else which)
    if return_counts:
        found.append(xp.diff(xp.concatenate([starts, xp.full(1, count)])).astype(np.int64))
    out: Any = tuple(map(Value.wrap, found))
    return out if len(out) > 1 else out[0]
