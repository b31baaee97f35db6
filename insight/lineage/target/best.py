"""Where a series is at its best: the rule that docs/best_run.md tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from insight.tables.scalar_index import ScalarIndex, Segment

TOGETHER = 64  # series: their values are copied
NONE = -1


def best_rows(index: ScalarIndex, segments: Sequence[Segment], sign: int) -> NDArray[np.int64]:
    """(n,) The row of each series' best finite value, the earliest of equal ones.

    Of a series without a finite value it is the last row. What a run measured before it trained
    does not count, and where it has nothing else the row is -1.

    Args:
        index: All series.
        segments: Some of them.
        sign: 1 where more is better, -1 where less is.

    """
    counted = [_trained(index, segment) for segment in segments]
    rows = np.full(len(segments), NONE, np.int64)
    held = [at for at, one in enumerate(counted) if one.start < one.end]
    rows[held] = extreme_rows(index, [counted[at] for at in held], sign)
    return rows


def best_values(index: ScalarIndex, segments: Sequence[Segment], sign: int) -> NDArray[np.float64]:
    """(n,) What stands in the `best_rows`; NaN where there is none."""
    rows = best_rows(index, segments, sign)
    found = np.full(len(rows), np.nan)
    found[rows >= 0] = index.value[rows[rows >= 0]]
    return found


def extreme_rows(index: ScalarIndex, segments: Sequence[Segment], sign: int) -> NDArray[np.int64]:
    """(n,) The row of each series' highest or lowest finite value, whenever it was measured.

    Of equal ones it is the earliest; of a series without a finite value the last row.
    """
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


def is_of_training(index: ScalarIndex, segment: Segment) -> bool:
    """Whether a series has a value that its run did not measure before it trained."""
    return index.goes_on(segment) or segment.run not in index.begun[0]


def was_before_training(index: ScalarIndex, segment: Segment) -> bool:
    """Whether what a series has at step 0 was measured before its run trained.

    So it was in a run that goes on beyond it, unless the tag has nothing else in any run: then
    somebody wrote the results of trainings without a step.
    """
    runs, tags = index.begun
    return segment.run in runs and segment.tag in tags and segment[:2] not in index.records


def _trained(index: ScalarIndex, segment: Segment) -> Segment:
    """A series without what its run measured before it trained."""
    if not was_before_training(index, segment):
        return segment
    steps = index.step[segment.start : segment.end]
    if steps[0] > 0:
        return segment
    return segment._replace(start=segment.start + int(np.searchsorted(steps, 0, side="right")))
