"""TensorBoard's two histograms as cells of the table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import FormatError, compose

if TYPE_CHECKING:
    from insight.format.tensorboard import Summary

Numbers = np.ndarray[Any, np.dtype[np.float64]]

# More would be no picture of a distribution, and the whole table lies in memory.
_MOST_BUCKETS = 1 << 14


def of_histogram(where: str, histogram: Summary.Histogram) -> tuple[Any, ...]:
    """The cells of a message that holds the right edge of each bucket and its count.

    The outer edges may be the ends of float64; there the extremes stand in for them, and empty
    buckets beyond the extremes are left out.

    Raises:
        FormatError: If edges and counts are not of one length, or the counts are no counts.

    """
    rights = np.array(histogram.bucket_limit, np.float64)
    counts = np.array(histogram.bucket, np.float64)
    if len(rights) != len(counts):
        got = f"{len(rights)} edges and {len(counts)} counts"
        raise FormatError(compose(where, "an edge for each count", got))
    _check(where, counts)
    full = np.flatnonzero(counts)
    low, high = histogram.min, histogram.max
    if len(full):
        begin, stop = int(full[0]), int(full[-1]) + 1
        inner = rights[begin : stop - 1]
        lefts, rights = np.append(low, inner), np.append(inner, high)
        counts = counts[begin:stop]
    else:
        lefts = rights = counts = np.empty(0)
        low = high = math.nan
    return _cells(lefts, rights, counts, (low, high, histogram.sum))


def of_tensor(where: str, buckets: np.ndarray[Any, Any]) -> tuple[Any, ...]:
    """The cells of an array of (buckets, 3): left edge, right edge, count.

    Raises:
        FormatError: If it has another shape, or the counts are no counts.

    """
    if buckets.ndim != 2 or buckets.shape[1] != 3 or buckets.dtype.kind not in "biufV":
        got = f"{buckets.dtype} of shape {buckets.shape}"
        raise FormatError(compose(where, "numbers of shape (buckets, 3)", got))
    lefts, rights, counts = buckets.astype(np.float64).T
    _check(where, counts)
    if not counts.any():
        nothing = np.empty(0)
        return _cells(nothing, nothing, nothing, (math.nan, math.nan, 0.0))
    extremes = float(lefts.min()), float(rights.max()), math.nan
    return _cells(lefts, rights, counts, extremes)


def _check(where: str, counts: Numbers) -> None:
    # NaN is not below 2**53 either; beyond it a float is no count any longer.
    if not ((counts >= 0) & (counts < 2**53)).all():
        raise FormatError(compose(where, "counts of at least 0", "another number"))


def _cells(
    lefts: Numbers, rights: Numbers, counts: Numbers, known: tuple[float, float, float]
) -> tuple[Any, ...]:
    """Count, extremes, sum, what is not finite (none is counted), and the buckets."""
    if len(counts) > _MOST_BUCKETS:
        per_bucket = -(-len(counts) // _MOST_BUCKETS)
        begins = np.arange(0, len(counts), per_bucket)
        lefts, counts = lefts[begins], np.add.reduceat(counts, begins)
        rights = rights[np.append(begins[1:], len(rights)) - 1]
    with np.errstate(over="ignore", invalid="ignore"):
        widths = rights - lefts
    number = min(int(np.rint(counts.sum())), 2**63 - 1)
    buckets = np.array(lefts), widths, np.rint(counts).astype(np.int64)
    return (number, *known, 0, 0, 0, *buckets)
