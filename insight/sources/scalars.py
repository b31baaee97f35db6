"""The scalars of a piece of a file as news, those that protobuf had to judge among them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import numpy as np

from insight.format.scalars.columns import Columns, decoded

from .breaks import RecordOrder
from .records import Batch, Points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.format.scalars.scan import ScalarScan


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
        if not scan.columns.tags:
            return None
        with suppress(UnicodeDecodeError):  # else two tags may have one text
            columns = decoded(scan.columns)
            return Points(file, columns, RecordOrder.of(columns, scan.offsets, starts, begin))
    return _merged(file, [*_batches_of(file, begin, scan), *judged], starts)


def _batches_of(file: str, begin: int, scan: ScalarScan) -> list[Batch]:
    batches, found = [], scan.columns
    for tag, rows in found.rows():
        batch = Batch(file, "scalar", tag.decode("utf-8", "replace"))
        batch.steps.extend(found.steps[rows].tolist())
        batch.wall_times.extend(found.wall_times[rows].tolist())
        batch.cells.extend((value,) for value in found.values[rows].tolist())
        batch.offsets.extend((scan.offsets[rows] + begin).tolist())
        batches.append(batch)
    return batches


def _merged(file: str, batches: list[Batch], starts: Sequence[int]) -> Points:
    tags = sorted({batch.tag for batch in batches})
    index_of = {tag: index for index, tag in enumerate(tags)}
    numbers = [np.full(len(batch.steps), index_of[batch.tag]) for batch in batches]
    owner = np.concatenate(numbers)
    offsets = np.concatenate([np.array(batch.offsets, np.int64) for batch in batches])
    order = np.lexsort((offsets, owner))
    steps = np.concatenate([np.array(batch.steps, np.int64) for batch in batches])[order]
    times = np.concatenate([np.array(batch.wall_times, np.float64) for batch in batches])[order]
    held = [np.array([cells[0] for cells in batch.cells], np.float64) for batch in batches]
    bounds = np.searchsorted(owner[order], np.arange(len(tags) + 1)).astype(np.int64)
    values = np.concatenate(held)[order]
    columns = Columns.of(tags, bounds, steps, times, values)
    return Points(file, columns, RecordOrder.of(columns, offsets[order], starts))
