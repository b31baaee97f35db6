"""How many numbers lie in each of several bins."""

from __future__ import annotations

import math
from typing import Any

from engine import ops
from engine.dtype import float32, int64
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, UnsupportedError
from engine.typed import ArrayLike, Tensor

from .counting import counted
from .operands import along_axis, as_tensor, in_kind, stacked
from .searching import searchsorted
from .sequences import linspace
from .shaping import ravel

__all__ = ["histogram", "histogram2d", "histogram_bin_edges", "histogramdd"]


def histogram_bin_edges(
    a: ArrayLike,
    bins: ArrayLike | str = 10,
    range: float | None = None,
    weights: ArrayLike | None = None,
) -> Tensor:
    """The ends of bins of one width, one more than bins, float32; or those that are given.

    Args:
        a: The numbers.
        bins: How many bins; or their ends, rising.
        range: Where the first begins and the last ends; those of the numbers unless given.
        weights: Of the shape of the numbers; they do not change the ends.

    Raises:
        ArgumentTypeError: If `bins` is neither.
        UnsupportedError: If it is the name of a rule, which MindSpore does not take either.
        ArgumentValueError: If there is no bin, or `range` ends before it begins.
        ShapeError: If ends are no vector, or weights have another shape.

    >>> histogram_bin_edges([0.0, 4.0], 4).asnumpy()
    array([0., 1., 2., 3., 4.], dtype=float32)

    """
    numbers = as_tensor(a)
    if weights is not None and tuple(as_tensor(weights).shape) != tuple(numbers.shape):
        shape = tuple(as_tensor(weights).shape)
        raise ShapeError.of("histogram(weights)", f"{tuple(numbers.shape)}", shape)
    if isinstance(bins, tuple | list) or ops.is_tensor(bins):
        ends = as_tensor(bins)
        if len(ends.shape) != 1:
            raise ShapeError.of("histogram(bins)", "a vector of ends", tuple(ends.shape))
        return ends
    if isinstance(bins, str):
        hint = "say how many there are"
        raise UnsupportedError.of(
            "histogram(bins)", "an int, or the ends of bins", repr(bins), hint
        )
    if not isinstance(bins, int):
        raise ArgumentTypeError.of("histogram(bins)", "an int, or the ends of bins", bins)
    if bins < 1:
        raise ArgumentValueError.of("histogram(bins)", "above 0", bins)
    first, last = _bounds(numbers, range)
    return linspace(first, last, bins + 1)


def _bounds(numbers: Any, range: Any) -> tuple[float, float]:
    if range is not None:
        if not isinstance(range, list | tuple) or len(range) != 2:
            raise ArgumentValueError.of("histogram(range)", "a pair of numbers", range)
        first, last = map(float, range)
    elif numbers.size:
        first, last = float(ops.amin(numbers)), float(ops.amax(numbers))
    else:
        first, last = 0.0, 1.0
    if not first <= last:
        raise ArgumentValueError.of("histogram(range)", "numbers that rise", (first, last))
    return (first - 0.5, last + 0.5) if first == last else (first, last)


def histogram(
    a: ArrayLike,
    bins: ArrayLike | str = 10,
    range: Any = None,
    weights: ArrayLike | None = None,
    density: bool = False,
) -> tuple[Tensor, Tensor]:
    """How many numbers lie in each bin, or the sum of their weights, float32; and the bins' ends.

    Args:
        a: The numbers.
        bins: How many bins of one width; or their ends, rising.
        range: Where the first begins and the last ends; those of the numbers unless given.
        weights: What each number counts.
        density: Whether to divide by the width of each bin and by the total.

    Raises:
        ArgumentTypeError: If `bins` is neither.
        ArgumentValueError: If there is no bin, or `range` ends before it begins.
        ShapeError: If shapes do not fit.

    >>> counts, ends = histogram([1.0, 2.0, 1.0], [0, 1, 2, 3])
    >>> counts.asnumpy()
    array([0., 2., 1.], dtype=float32)

    """
    ends = histogram_bin_edges(a, bins, range, weights)
    shares = None if weights is None else ravel(weights)
    numbers = in_kind(ravel(a), float32)
    counts = counted(_bins_of(numbers, ends), shares, ends.size)[1:]
    if density:
        counts = ops.div(ops.div(counts, _widths(ends)), ops.sum(counts))
    return counts, ends


def _bins_of(numbers: Any, ends: Any) -> Any:
    """The number of each one's bin, from 1; 0 before the first and one more behind the last."""
    found = searchsorted(ends, numbers, "right")
    return in_kind(ops.where(ops.equal(numbers, ends[-1]), ends.size - 1, found), int64)


def histogramdd(
    sample: ArrayLike,
    bins: Any = 10,
    range: Any = None,
    weights: ArrayLike | None = None,
    density: bool = False,
) -> tuple[Any, list[Any]]:
    """How many points lie in each box, or the sum of their weights, float32; and the boxes' ends.

    Args:
        sample: (points, axes), or in a list a vector for each axis.
        bins: How many along each axis: a number for all, or for each a number or ends.
        range: For each axis where the first box begins and the last ends, or None.
        weights: What each point counts.
        density: Whether to divide by the size of each box and by the total.

    Raises:
        ArgumentTypeError: If `sample` or `bins` is of another kind.
        ArgumentValueError: If there are not as many bins or ranges as axes.
        ShapeError: If `sample` has another number of axes.

    >>> counts, ends = histogramdd([[0.0, 1.0], [0.0, 1.0]], 2)
    >>> counts.asnumpy()
    array([[1., 0.],
           [0., 1.]], dtype=float32)

    """
    points = _points(sample)
    rank = points.shape[1]
    each: Any = (bins,) * rank if isinstance(bins, int) else bins
    ranges = (None,) * rank if range is None else range
    if not isinstance(each, tuple | list) and not ops.is_tensor(each):
        raise ArgumentTypeError.of("histogramdd(bins)", "an int, or one for each axis", bins)
    if len(each) != rank or len(ranges) != rank:
        raise ArgumentValueError.of("histogramdd", f"{rank} bins and ranges", (bins, range))
    columns = ops.unstack(points, 1)
    ends = [
        histogram_bin_edges(column, int(one) if _is_number(one) else one, bounds, weights)
        for column, one, bounds in zip(columns, each, ranges, strict=True)
    ]
    lengths = tuple(one.size + 1 for one in ends)
    position: Any = 0
    for column, one in zip(columns, ends, strict=True):
        position = ops.add(ops.mul(position, one.size + 1), _bins_of(column, one))
    counts = ops.reshape(counted(position, weights, math.prod(lengths)), lengths)
    counts = counts[(slice(1, -1),) * rank]
    if not density:
        return counts, ends
    total = ops.sum(counts)
    for axis, one in enumerate(ends):
        counts = ops.div(counts, along_axis(_widths(one), axis, rank))
    return ops.div(counts, total), ends


def _widths(ends: Any) -> Any:
    return in_kind(ops.sub(ends[1:], ends[:-1]), float32)


def _is_number(bins: Any) -> bool:
    return isinstance(bins, int) or (ops.is_tensor(bins) and not len(bins.shape))


def _points(sample: Any) -> Any:
    """(points, axes)."""
    if isinstance(sample, tuple | list):
        return stacked([as_tensor(column) for column in sample], 1)
    if not ops.is_tensor(sample):
        raise ArgumentTypeError.of("histogramdd(sample)", "a tensor or a list of vectors", sample)
    if len(sample.shape) != 2:
        raise ShapeError.of("histogramdd(sample)", "(points, axes)", tuple(sample.shape))
    return sample


def histogram2d(
    x: ArrayLike,
    y: ArrayLike,
    bins: Any = 10,
    range: Any = None,
    weights: ArrayLike | None = None,
    density: bool = False,
) -> tuple[Tensor, Tensor, Tensor]:
    """How many points lie in each box of a plane, and the boxes' ends along both axes.

    Arguments and errors are those of `histogramdd`, with a vector for each axis.
    """
    counts, ends = histogramdd((x, y), bins, range, weights, density)
    return counts, ends[0], ends[1]
