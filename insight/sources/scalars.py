"""The scalars of a piece of a file as news, those that protobuf had to judge among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .breaks import NO_BREAKS, breaks_of, ends_of, rises
from .records import Batch, Points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.format.scalars.scan import ScalarScan

    from .breaks import Matrix


def points_of(
    file: str,
    begin: int,
    scan: ScalarScan,
    judged: Sequence[Batch],
    starts: Sequence[int] = (),
) -> Points | None:
    """The scalars of `scan` and of `judged`, by tag in the order of the file; None without any.

    Args:
        file: The file's name in its run.
        begin: Where the scanned bytes begin in the file.
        scan: What the scan took.
        judged: Rows of kind `scalar` from records that the scan left to protobuf.
        starts: Where records begin that tell of a session's start.

    """
    if not judged:
        found = scan.columns
        if not found.tags:
            return None
        tags = _texts(found.tags)
        if tags is not None:
            columns = found.bounds, found.steps, found.wall_times, found.values
            return Points(file, tags, *columns, *_order(scan, begin, starts))
    return _merged(file, [*_batches_of(file, begin, scan), *judged], starts)


def _order(scan: ScalarScan, begin: int, starts: Sequence[int]) -> tuple[bool, Matrix, Matrix]:
    """Whether the scalars ascend, their ends and their breaks."""
    found, offsets = scan.columns, scan.offsets
    ends = ends_of(found.bounds, offsets) + begin
    if found.ascending and not starts:
        return True, ends, NO_BREAKS
    breaks = breaks_of(found.bounds, found.steps, offsets + begin, starts)
    return rises(found.bounds, found.steps), ends, breaks


def _texts(tags: list[bytes]) -> list[str] | None:
    """The tags as text, in the same order; None where one is no UTF-8."""
    try:
        return [tag.decode() for tag in tags]
    except UnicodeDecodeError:
        return None


def _batches_of(file: str, begin: int, scan: ScalarScan) -> list[Batch]:
    batches, found = [], scan.columns
    for place, tag in enumerate(found.tags):
        rows = slice(found.bounds[place], found.bounds[place + 1])
        batch = Batch(file, "scalar", tag.decode("utf-8", "replace"))
        batch.steps.extend(found.steps[rows].tolist())
        batch.wall_times.extend(found.wall_times[rows].tolist())
        batch.cells.extend((value,) for value in found.values[rows].tolist())
        batch.offsets.extend((scan.offsets[rows] + begin).tolist())
        batches.append(batch)
    return batches


def _merged(file: str, batches: list[Batch], starts: Sequence[int]) -> Points:
    tags = sorted({batch.tag for batch in batches})
    places = {tag: place for place, tag in enumerate(tags)}
    numbers = [np.full(len(batch.steps), places[batch.tag]) for batch in batches]
    owner = np.concatenate(numbers)
    offsets = np.concatenate([np.array(batch.offsets, np.int64) for batch in batches])
    order = np.lexsort((offsets, owner))
    steps = np.concatenate([np.array(batch.steps, np.int64) for batch in batches])[order]
    times = np.concatenate([np.array(batch.wall_times, np.float64) for batch in batches])[order]
    held = [np.array([cells[0] for cells in batch.cells], np.float64) for batch in batches]
    bounds = np.searchsorted(owner[order], np.arange(len(tags) + 1)).astype(np.int64)
    values = np.concatenate(held)[order]
    begins = offsets[order]
    ends, breaks = ends_of(bounds, begins), breaks_of(bounds, steps, begins, starts)
    return Points(file, tags, bounds, steps, times, values, rises(bounds, steps), ends, breaks)
