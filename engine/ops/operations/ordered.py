"""Operator classes of the operators that sort, search and count, and of running numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.dtype import as_dtype, int32, int64
from engine.errors import ArgumentValueError
from engine.ops import (
    counting,
    logcumsumexp,
    order,
    reshape,
    running,
    searching,
    shares,
    statistics,
)
from engine.ops.joining import part_of
from engine.ops.lengths import length_of
from engine.ops.running import padded, running_product
from engine.ops.turning import flipped
from engine.typed import Axis, DTypeLike, Tensor, TensorOrNumber

from .operator_class import Primitive, as_class

__all__ = [
    "Bincount",
    "Bucketize",
    "CountNonZero",
    "CumProd",
    "Cummax",
    "Cummin",
    "CumulativeLogsumexp",
    "EuclideanNorm",
    "Histogram",
    "HistogramFixedWidth",
    "InTopK",
    "LowerBound",
    "Median",
    "NthElement",
    "Quantile",
    "ReduceStd",
    "SearchSorted",
    "Sort",
    "Unique",
    "UniqueConsecutive",
    "UniqueWithPad",
    "UpperBound",
]

Unique = as_class("Unique", counting.unique)
UniqueWithPad = as_class("UniqueWithPad", counting.unique_with_pad)


class Sort(Primitive):
    """The tensor sorted along `axis`, and the indices that sort it, int32."""

    def __init__(self, axis: int = -1, descending: bool = False) -> None:
        super().__init__()
        self.axis, self.descending = axis, descending

    def __call__(self, x: Tensor) -> tuple[Tensor, Tensor]:
        return order.sort(x, self.axis, self.descending)


class InTopK(Primitive):
    """Whether the score of each row's class is among its `k` largest."""

    def __init__(self, k: int) -> None:
        super().__init__()
        self.k = k

    def __call__(self, x1: Tensor, x2: Tensor) -> Tensor:
        return order.intopk(x1, x2, self.k)


class CumProd(Primitive):
    """The product of all elements up to each along an axis.

    Args:
        exclusive: Whether an element's own value is left out.
        reverse: Whether to multiply from the end.

    """

    def __init__(self, exclusive: bool = False, reverse: bool = False) -> None:
        super().__init__()
        self.exclusive, self.reverse = exclusive, reverse

    def __call__(self, x: Tensor, axis: int) -> Tensor:
        if self.exclusive:
            return running.before_each(x, axis % len(x.shape), reverse=self.reverse)
        return running_product(x, axis=axis, reverse=self.reverse)


class CumulativeLogsumexp(Primitive):
    """The logarithm of the sum of exponentials up to each along an axis.

    Args:
        exclusive: Whether an element's own value is left out; of nothing comes the lowest number.
        reverse: Whether to sum from the end.

    """

    def __init__(self, exclusive: bool = False, reverse: bool = False) -> None:
        super().__init__()
        self.exclusive, self.reverse = exclusive, reverse

    def __call__(self, x: Tensor, axis: int | Tensor) -> Tensor:
        number = int(read(axis)) if isinstance(axis, Value) else axis
        number %= len(x.shape)
        given = flipped(x, dims=(number,)) if self.reverse else x
        out = logcumsumexp(given, number)
        if self.exclusive:
            array = x.array if isinstance(x, Value) else x
            lowest = float(np.finfo(np.float32 if array.dtype.kind == "V" else array.dtype).min)
            before = part_of(out, axis=number, start=0, stop=max(x.shape[number] - 1, 0))
            out = padded(before, number, min(1, x.shape[number]), 0, lowest)
        return flipped(out, dims=(number,)) if self.reverse else out


class Cummax(Primitive):
    """The largest element up to each along `axis`, and its index."""

    def __init__(self, axis: int) -> None:
        super().__init__()
        self.axis = axis

    def __call__(self, input: Tensor) -> tuple[Tensor, Tensor]:
        return running.cummax(input, self.axis)


class Cummin(Primitive):
    """The smallest element up to each along `axis`, and its index."""

    def __init__(self, axis: int) -> None:
        super().__init__()
        self.axis = axis

    def __call__(self, input: Tensor) -> tuple[Tensor, Tensor]:
        return running.cummin(input, self.axis)


class Median(Primitive):
    """The middle element along `axis`, of an even number the lower one, and its index.

    Args:
        global_median: Whether to take the middle of all elements, with index 0.
        axis: Along which axis.
        keep_dims: Whether the axis stays, with length 1.
        ignore_nan: Whether NaN is passed by; else it comes out where it is.

    """

    def __init__(
        self,
        global_median: bool = False,
        axis: int = 0,
        keep_dims: bool = False,
        ignore_nan: bool = False,
    ) -> None:
        super().__init__()
        self.global_median, self.axis = global_median, axis
        self.keep_dims, self.ignore_nan = keep_dims, ignore_nan

    def __call__(self, x: Tensor) -> tuple[Tensor, Tensor]:
        of = shares.nanmedian if self.ignore_nan else shares.median
        if not self.global_median:
            return of(x, self.axis, self.keep_dims)
        value, index = of(reshape(x, (-1,)), 0)
        return value, Value.wrap(xp_of(index.array).zeros((), np.int64))


class Quantile(Primitive):
    """What lies at shares of the sorted elements along `dim` (None: of all).

    With `ignore_nan` of what is not NaN.
    """

    def __init__(
        self, dim: int | None = None, keep_dims: bool = False, ignore_nan: bool = False
    ) -> None:
        super().__init__()
        self.dim, self.keep_dims, self.ignore_nan = dim, keep_dims, ignore_nan

    def __call__(self, input: Tensor, q: TensorOrNumber) -> Tensor:
        of = shares.nanquantile if self.ignore_nan else shares.quantile
        return of(input, q, self.dim, self.keep_dims)


class ReduceStd(Primitive):
    """The standard deviation along `axis` (none given: of all), and the mean.

    With `unbiased` one is left out of the count.
    """

    def __init__(
        self,
        axis: int | Sequence[int] | Tensor = (),
        unbiased: bool = True,
        keep_dims: bool = False,
    ) -> None:
        super().__init__()
        self.axis, self.unbiased, self.keep_dims = axis, unbiased, keep_dims

    def __call__(self, x: Tensor) -> tuple[Tensor, Tensor]:
        axis = tuple(self.axis) if isinstance(self.axis, list) else self.axis
        return statistics.std_mean(x, axis, int(self.unbiased), self.keep_dims)


class EuclideanNorm(Primitive):
    """The root of the sum of squares along axes."""

    def __init__(self, keep_dims: bool = False) -> None:
        super().__init__()
        self.keep_dims = keep_dims

    def __call__(self, x: Tensor, axes: TensorOrNumber) -> Tensor:
        return length_of(x, axis=axes, keepdims=self.keep_dims)


class CountNonZero(Primitive):
    """How many elements are not zero along `dims` (None: of all), int64."""

    def __init__(self, dims: Axis = None) -> None:
        super().__init__()
        self.dims = dims

    def __call__(self, x: Tensor) -> Tensor:
        return counting.count_nonzero(x, self.dims, dtype=int64)


class UniqueConsecutive(Primitive):
    """The elements without those that repeat the one before them, which each is, and how often.

    The last two are empty where they were not asked for.
    """

    def __init__(
        self, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
    ) -> None:
        super().__init__()
        self.return_inverse, self.return_counts, self.dim = return_inverse, return_counts, dim

    def __call__(self, input: Tensor) -> tuple[Any, Any, Any]:
        values, which, counts = counting.unique_consecutive(input, True, True, self.dim)
        nothing = xp_of(values.array).zeros(0, np.int64)
        return (
            values,
            which if self.return_inverse else Value.wrap(nothing),
            counts if self.return_counts else Value.wrap(nothing.copy()),
        )


class SearchSorted(Primitive):
    """At which index each value would have to be put in, for an order to stay."""

    def __init__(self, dtype: DTypeLike = int64, right: bool = False) -> None:
        super().__init__()
        self.dtype, self.right = dtype, right

    def __call__(
        self, sorted_sequence: Tensor, values: Tensor, sorter: Tensor | None = None
    ) -> Tensor:
        found = searching.searchsorted(sorted_sequence, values, right=self.right, sorter=sorter)
        return ops.cast(found, self.dtype)


class Bucketize(Primitive):
    """How many boundaries stand before each element or equal it, int32."""

    def __init__(self, boundaries: Sequence[float]) -> None:
        super().__init__()
        self.boundaries = list(boundaries)

    def __call__(self, input: Tensor) -> Tensor:
        return ops.cast(searching.bucketize(input, self.boundaries, right=True), int32)


class Histogram(Primitive):
    """How many elements lie in each of as many parts of one width, as `histc` counts them."""

    def __init__(self, bins: int = 100, min: float = 0.0, max: float = 0.0) -> None:
        super().__init__()
        self.bins, self.min, self.max = bins, min, max

    def __call__(self, x: Tensor) -> Tensor:
        return counting.histc(x, self.bins, self.min, self.max)


class HistogramFixedWidth(Primitive):
    """How many elements lie in each of `nbins` parts of a range; those outside, in its ends.

    Args:
        nbins: How many parts.
        dtype: What is counted in: "int32" or "int64".

    Raises:
        ArgumentValueError: If `nbins` is not above 0; when called, if the range is empty.

    """

    def __init__(self, nbins: int, dtype: str = "int32") -> None:
        super().__init__()
        if nbins < 1:
            raise ArgumentValueError.of("HistogramFixedWidth(nbins)", "a number above 0", nbins)
        self.nbins = nbins
        self.dtype = as_dtype(dtype).numpy if not isinstance(dtype, str) else np.dtype(dtype)

    def __call__(self, x: Tensor, range_: Sequence[int] | Tensor) -> Tensor:
        array = read(x)
        ends = read(range_).tolist() if isinstance(range_, Value) else range_
        low, high = (float(end) for end in ends)
        if not low < high:
            raise ArgumentValueError.of("HistogramFixedWidth(range)", "two rising ends", ends)
        xp = xp_of(array)
        share = (array.reshape(-1).astype(np.float64) - low) * (self.nbins / (high - low))
        which = xp.clip(xp.floor(share), 0, self.nbins - 1).astype(np.int64)
        return Value.wrap(xp.bincount(which, minlength=self.nbins).astype(self.dtype))


class Bincount(Primitive):
    """The sums of the weights of each whole number from 0 to below a size, in their type.

    Numbers that are not below the size do not count; without weights each counts 1.
    """

    def __call__(self, array: Tensor, size: int | Tensor, weights: Tensor) -> Tensor:
        numbers, counted = read(array).reshape(-1), read(weights)
        xp = xp_of(numbers)
        length = int(read(size)) if isinstance(size, Value) else int(size)
        if numbers.size and int(numbers.min()) < 0:
            raise ArgumentValueError.of("Bincount", "numbers from 0", "one below 0")
        counted = counted.reshape(-1) if counted.size else xp.ones(numbers.shape, counted.dtype)
        kept = numbers < length
        found = xp.bincount(
            numbers[kept].astype(np.int64),
            weights=counted[kept].astype(np.float64),
            minlength=length,
        )
        return Value.wrap(found.astype(counted.dtype))


class LowerBound(Primitive):
    """Row by row, before which index each value would have to be put in, for an order to stay."""

    def __init__(self, out_type: DTypeLike = int32) -> None:
        super().__init__()
        self.out_type = out_type

    def __call__(self, sorted_x: Tensor, values: Tensor) -> Tensor:
        return ops.cast(searching.searchsorted(sorted_x, values), self.out_type)


class UpperBound(Primitive):
    """As `LowerBound`, behind what equals the value."""

    def __init__(self, out_type: DTypeLike = int32) -> None:
        super().__init__()
        self.out_type = out_type

    def __call__(self, sorted_x: Tensor, values: Tensor) -> Tensor:
        return ops.cast(searching.searchsorted(sorted_x, values, right=True), self.out_type)


class NthElement(Primitive):
    """The element along the last axis that `n` are smaller than, or with `reverse` larger."""

    def __init__(self, reverse: bool = False) -> None:
        super().__init__()
        self.reverse = reverse

    def __call__(self, input: Tensor, n: int | Tensor) -> Tensor:
        number = int(read(n)) if isinstance(n, Value) else n
        rank = input.shape[-1] - number if self.reverse else number + 1
        return order.kthvalue(input, rank)[0]
