"""What a browser has of a tag: marks that change when points do, and runs that travel together."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import numpy as np

from dashboard.queries.series.edges import NOWHERE, AxisWindow
from insight.lineage.target.best import was_before_training

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.tables.scalar_index import ScalarIndex, Segment

CHUNK = 64  # runs that travel together, at most about


def mark(index: ScalarIndex, segments: Sequence[Segment]) -> str:
    """Changes with the names of runs, and with what is known of their points."""
    ends = np.array([one.end for one in segments], np.int64)
    starts = np.array([one.start for one in segments], np.int64)
    began = np.array([index.started[one.run] for one in segments], np.float64)
    code = zlib.crc32("\n".join(one.run for one in segments).encode("utf-8", "replace"))
    columns = [ends - starts, began, index.wall_time[ends - 1], index.value[ends - 1]]
    if index.records:  # they grow while their row of the table stays one
        columns.append(np.array([len(index.times(one)) for one in segments], np.int64))
    zero = np.flatnonzero(index.step[starts] <= 0)
    if zero.size:  # what stands there counts until the run goes on
        untrained = [was_before_training(index, segments[int(at)]) for at in zero]
        columns.append(np.array(untrained, np.bool_))
    for column in columns:
        code = zlib.crc32(column.tobytes(), code)
    return f"{code:08x}"


def chunks(segments: Sequence[Segment]) -> list[list[Segment]]:
    """Runs in chunks: a run stays in its own whatever others come and go, until many have come."""
    number = 1
    while number * CHUNK < len(segments):
        number *= 2
    found: list[list[Segment]] = [[] for _ in range(number)]
    for one in segments:
        found[zlib.crc32(one.run.encode("utf-8", "replace")) % number].append(one)
    return found


def reach(index: ScalarIndex, segments: Sequence[Segment], axis: str) -> AxisWindow:
    """What the axis has to reach for series whose x never goes back; not for another tag's values.

    Those whose x does go back are cut without regard to the axis.
    """
    starts = np.array([one.start for one in segments], np.int64)
    ends = np.array([one.end for one in segments], np.int64)
    if axis == "index":
        return AxisWindow(0.0, float(max(len(index.times(one)) for one in segments) - 1))
    column = index.step if axis == "step" else index.wall_time
    first, last = column[starts].astype(np.float64), column[ends - 1].astype(np.float64)
    apart = ~(np.isfinite(first) & np.isfinite(last))  # times alone may be
    if axis != "step" and index.records:
        apart |= [(one.run, one.tag) in index.records for one in segments]
    for number in np.flatnonzero(apart):
        held = index.times(segments[int(number)])
        held = held[np.isfinite(held)]
        first[number], last[number] = held[[0, -1]] if len(held) else (np.nan, np.nan)
    if axis == "relative":
        began = np.array([index.started[one.run] for one in segments], np.float64)
        first, last = first - began, last - began
    if np.isnan(first).all():
        return AxisWindow(*NOWHERE)
    return AxisWindow(float(np.nanmin((first, last))), float(np.nanmax((first, last))))
