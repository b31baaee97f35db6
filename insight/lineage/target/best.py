"""Where a series is at its best."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from insight.tables.scalar_index import ScalarIndex, Segment

TOGETHER = 64  # series: their values are copied


def best_row(index: ScalarIndex, segment: Segment, sign: int) -> int:
    """The row of a series' best finite value, the earliest of equal ones; else its last row."""
    values = sign * index.value[segment.start : segment.end]
    finite = np.isfinite(values)
    if not finite.any():
        return segment.end - 1
    return segment.start + int(np.argmax(np.where(finite, values, -np.inf)))


def best_rows(index: ScalarIndex, segments: Sequence[Segment], sign: int) -> NDArray[np.int64]:
    """(n,) The `best_row` of each series, without asking for each."""
    found = [np.empty(0, np.int64)]
    for at in range(0, len(segments), TOGETHER):
        some = segments[at : at + TOGETHER]
        values = sign * np.concatenate([index.value[one.start : one.end] for one in some])
        lengths = np.array([one.end - one.start for one in some])
        ends = np.cumsum(lengths)
        begins = ends - lengths
        finite = np.where(np.isfinite(values), values, -np.inf)
        best = np.maximum.reduceat(finite, begins)
        there = np.flatnonzero(finite == np.repeat(best, lengths))
        first = there[np.searchsorted(there, begins)]
        within = np.where(np.isfinite(best), first, ends - 1) - begins
        found.append(np.array([one.start for one in some]) + within)
    return np.concatenate(found)


def best_values(index: ScalarIndex, segments: Sequence[Segment], sign: int) -> NDArray[np.float64]:
    """(n,) What stands in the `best_row` of each series, without asking for each."""
    return index.value[best_rows(index, segments, sign)]
