"""Every point of some tags as CSV, one part after the other."""

from __future__ import annotations

import csv
import io
import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from dashboard.spelled import spelled
from insight.tables.spreadsheet import cell_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from insight.tables.scalar_index import ScalarIndex, Segment

HEADER = "run,tag,step,wall_time,value\n"
ROWS_A_PART = 200_000


class LastRow(NamedTuple):
    """The last row of a part. It names a point, so files may grow from part to part."""

    run: str
    tag: str
    step: int


class Part(NamedTuple):
    """Some rows of the file, and where the next part goes on; None after the last."""

    text: str
    rows: int
    last: LastRow | None


def csv_part(
    index: ScalarIndex,
    tags: Collection[str],
    runs: Collection[str] | None = None,
    after: LastRow | None = None,
    most: int = ROWS_A_PART,
) -> Part:
    """The rows after a place, sorted by run, tag and step; the first part begins with the header.

    Numbers are the shortest text that reads back as the same number; what is not finite is `NaN`,
    `Infinity` or `-Infinity`.

    Args:
        index: The scalars.
        tags: Which of them.
        runs: Which runs; None for all.
        after: The last row of the part before; None for the first part.
        most: Rows in a part; a series without steps stays in one.

    >>> import pandas as pd
    >>> from insight.tables.scalar_index import ScalarIndex
    >>> row = {"run": ["a"], "tag": ["loss"], "step": [1], "wall_time": [0.5], "value": [np.inf]}
    >>> print(csv_part(ScalarIndex(pd.DataFrame(row)), ["loss"]).text, end="")
    run,tag,step,wall_time,value
    a,loss,1,0.5,Infinity

    """
    wanted, names = set(tags), None if runs is None else set(runs)
    lines: list[str] = [] if after else [HEADER]
    left, last = most, after
    for segment, start in _segments(index, after):
        if segment.tag not in wanted or (names is not None and segment.run not in names):
            continue
        if left <= 0:
            return Part("".join(lines), most - left, last)
        end = min(segment.end, start + left)
        if start == end:
            continue
        before = len(lines)
        lines.extend(_lines(index, segment, start, end))
        left -= len(lines) - before
        last = LastRow(segment.run, segment.tag, int(index.step[end - 1]))
        if end < segment.end:
            return Part("".join(lines), most - left, last)
    return Part("".join(lines), most - left, None)


def _segments(index: ScalarIndex, after: LastRow | None) -> Iterator[tuple[Segment, int]]:
    """The series after a place, each with its first row after it."""
    for segment in sorted(index.segments, key=lambda one: (one.run, one.tag)):
        start = segment.start
        if after is not None:
            if (segment.run, segment.tag) < (after.run, after.tag):
                continue
            if (segment.run, segment.tag) == (after.run, after.tag):
                steps = index.step[segment.start : segment.end]
                start += int(np.searchsorted(steps, after.step, "right"))
        yield segment, start


def _lines(index: ScalarIndex, segment: Segment, start: int, end: int) -> Iterator[str]:
    head = _quoted(segment.run, segment.tag)
    rows, columns = slice(start, end), (index.step, index.wall_time, index.value)
    records = index.records.get((segment.run, segment.tag))
    if records is not None:  # no place leads into them: they come together
        rows, columns = slice(None), records
    told = (column[rows].tolist() for column in columns)
    for step, wall_time, value in zip(*told, strict=True):
        yield f"{head},{step},{_number(wall_time)},{_number(value)}\n"


def _quoted(*names: str) -> str:
    """Names as CSV writes them, in quotes where they hold commas, quotes or new lines."""
    line = io.StringIO()
    csv.writer(line).writerow(map(cell_of, names))
    return line.getvalue().removesuffix("\r\n")


def _number(value: float) -> str:
    return repr(value) if math.isfinite(value) else str(spelled(value))
