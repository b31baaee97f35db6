"""Pieces of series as the columns of one file: each number is copied once, to where it stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from insight.format.scalars.columns import Columns
from insight.sources.breaks import RecordOrder
from insight.sources.held_points import rises
from insight.sources.records import Points

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from insight.format.scalars.columns import Column, Room, TakeRoom

Part = tuple["Column", "Column", "Column"]
"""Steps, wall times and values of some rows of a series."""


def gathered(
    file: str, series: Mapping[str, Sequence[Part]], take_room: TakeRoom | None = None
) -> Points:
    """The points of a file that is keyed by step.

    Args:
        file: Its name in its run.
        series: The parts of each tag in their order; steps are int64.
        take_room: Where the columns are to stay, if anywhere.

    >>> part = np.array([1, 2]), np.array([0.5, 0.6]), np.array([3.0, 2.0])
    >>> columns = gathered("a", {"b": [part], "a": [part, part]}).columns
    >>> columns.tags, columns.bounds.tolist(), columns.ascending
    (['a', 'b'], [0, 4, 6], False)

    """
    tags = sorted(series)
    lengths = [sum(len(steps) for steps, _, _ in series[tag]) for tag in tags]
    bounds = np.cumsum([0, *lengths], dtype=np.int64)
    room = _room(int(bounds[-1]), take_room)
    known: dict[tuple[int, ...], bool] = {}
    at, ascending = 0, True
    for tag in tags:
        parts = series[tag]
        for part in parts:
            end = at + len(part[0])
            for column, held in zip(room, part, strict=True):
                column[at:end] = held
            at = end
        key = tuple(id(steps) for steps, _, _ in parts)  # series of a table share their steps
        if key not in known:
            known[key] = rises([steps for steps, _, _ in parts])
        ascending = ascending and known[key]
    steps, times, values = room
    columns = Columns(tags, bounds, steps, times, values, ascending)
    return Points(file, columns, RecordOrder.of_no_records(columns))


def _room(rows: int, take_room: TakeRoom | None) -> Room:
    found = take_room(rows) if take_room is not None and rows else None
    if found is not None:
        return found
    return np.empty(rows, np.int64), np.empty(rows, np.float64), np.empty(rows, np.float64)
