"""Comet's histograms as the columns of the table: counts by bins that grow by a factor."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import FormatError, compose

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST_BINS = 1 << 16


def histograms_in(told: Any) -> Iterator[tuple[int | None, dict[str, Any]]]:
    """Step and histogram of each in a file: one alone, which has no step, or those of all steps."""
    held = told.get("histograms") if isinstance(told, dict) else None
    if isinstance(held, list):
        for one in held:
            if isinstance(one, dict) and isinstance(one.get("histogram"), dict):
                step = one.get("step")
                yield step if type(step) is int else None, one["histogram"]
    elif isinstance(told, dict) and "index_values" in told:
        yield None, told


def histogram_cells(told: dict[str, Any]) -> tuple[Any, ...]:
    """Count, extremes, sum, what is not finite, and left, width, count of buckets.

    The extremes are those of the bins that hold anything; Comet keeps no sum: it is NaN. The bins
    beyond Comet's last edges are as wide as nothing, at these edges.

    Raises:
        FormatError: If it is no histogram.

    >>> told = {"start": 1.0, "stop": 4.0, "step": 2.0, "offset": 0, "index_values": [[4, 3]]}
    >>> cells = histogram_cells(told)
    >>> cells[:3], cells[-3:]
    ((3, 0.0, 1.0), (array([0.]), array([1.]), array([3])))

    """
    edges = _edges(*(told.get(name) for name in ("start", "stop", "step", "offset")))
    counts = np.zeros(len(edges) - 1, np.int64)
    pairs = told.get("index_values")
    if not isinstance(pairs, list):
        raise _refused("counts by the index of their bin", type(pairs).__name__)
    for pair in pairs:
        if not (isinstance(pair, list) and len(pair) == 2):
            raise _refused("an index and a count", repr(pair)[:80])
        index, count = pair
        if not (type(index) is int and 0 <= index <= len(counts) and 0 <= count < 2**53):
            raise _refused("the index of a bin and its count", repr(pair)[:80])
        counts[min(index, len(counts) - 1)] += int(count)
    filled = np.flatnonzero(counts)
    if not len(filled):
        nothing = np.empty(0)
        return 0, math.nan, math.nan, math.nan, 0, 0, 0, nothing, nothing, nothing.astype(np.int64)
    begin, end = int(filled[0]), int(filled[-1]) + 1
    inner = edges.copy()
    inner[0], inner[-1] = edges[1], edges[-2]
    left, width = inner[begin:end], np.diff(inner[begin : end + 1])
    low, high = float(inner[begin]), float(inner[end])
    return int(counts.sum()), low, high, math.nan, 0, 0, 0, left, width, counts[begin:end]


def _edges(start: Any, stop: Any, step: Any, offset: Any) -> np.ndarray[Any, Any]:
    """The edges of all bins, by the same products as Comet's: infinite at both ends."""
    numbers = start, stop, step, 0 if offset is None else offset
    if not all(isinstance(one, int | float) and math.isfinite(one) for one in numbers):
        raise _refused("start, stop and step as numbers", repr(numbers)[:80])
    value, most, factor, centre = map(float, numbers)
    if not (
        value > 0
        and factor > 1
        and math.log(max(most, value) / value) / math.log(factor) < _MOST_BINS
    ):
        raise _refused(f"at most {_MOST_BINS} bins", repr(numbers)[:80])
    distances = []
    while centre + value <= most:
        distances.append(value)
        value *= factor
    lower = [centre - one for one in reversed(distances)]
    upper = [centre + one for one in distances]
    return np.array([-math.inf, *lower, centre, *upper, math.inf])


def _refused(expected: str, got: str) -> FormatError:
    return FormatError(compose("histogram", expected, got))
