"""The scalars of one file, held while it is read in pieces, and told in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from insight.format.scalars.columns import Columns

from .breaks import NO_BREAKS, RecordOrder
from .records import Points

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from insight.format.scalars.columns import Column, TakeRoom

    Rows = tuple[Column, Column, Column, Column]

_MOST_HELD = 1 << 21


class HeldPoints:
    """Rows of series, in the order of the file.

    Args:
        file: Its name in the run.
        take_room: Where the columns of one go are to be put; None for memory of their own.

    >>> held = HeldPoints("a.csv")
    >>> times, at = np.array([np.nan, np.nan]), np.array([10, 20])
    >>> held.add("loss", np.array([0, 1]), times, np.array([0.5, 0.25]), at)
    >>> (points,) = held.told()
    >>> points.columns.tags, points.columns.steps.tolist(), points.order.ends.tolist()
    (['loss'], [0, 1], [[10, 20]])

    """

    def __init__(self, file: str, take_room: TakeRoom | None = None) -> None:
        self._file = file
        self._take_room = take_room
        self._parts: dict[str, list[Rows]] = {}
        self._count = 0

    @property
    def is_full(self) -> bool:
        """Whether what is held is to be told before more is read."""
        return self._count >= _MOST_HELD

    def add(self, tag: str, steps: Column, times: Column, values: Column, offsets: Column) -> None:
        """Further rows of a series: steps, wall times, values and where their records begin."""
        parts = self._parts.get(tag)
        if parts is None:
            parts = self._parts[tag] = []
        parts.append((steps, times, values, offsets))
        self._count += len(values)

    def told(self) -> Iterator[Points]:
        """What is held, and is no longer."""
        if not self._count:
            return
        found, count = sorted(self._parts.items()), self._count
        self._parts, self._count = {}, 0
        room = None if self._take_room is None else self._take_room(count)
        if room is None:
            room = np.empty(count, np.int64), np.empty(count), np.empty(count)
        bounds, ends = [0], []
        for _, parts in found:
            bounds.append(bounds[-1] + sum(len(part[2]) for part in parts))
            ends.append((parts[0][3][0], parts[-1][3][-1]))
        # The series of one piece of the file together: their values lie beside each other there.
        begins = bounds[:-1]
        places = [(at, tag) for tag, (_, parts) in enumerate(found) for at in range(len(parts))]
        for piece, series in sorted(places):
            part = found[series][1][piece]
            rows = slice(begins[series], begins[series] + len(part[2]))
            begins[series] = rows.stop
            for column, held in zip(room, part[:3], strict=True):
                column[rows] = held
        # Series of a table share their steps.
        distinct = {tuple(id(part[0]) for part in parts): parts for _, parts in found}
        ascending = all(rises(part[0] for part in parts) for parts in distinct.values())
        tags = [tag for tag, _ in found]
        steps, times, values = room
        columns = Columns(tags, np.array(bounds, np.int64), steps, times, values, ascending)
        order = RecordOrder(np.array(ends, np.int64), NO_BREAKS)
        if not columns.ascending:
            offsets = np.concatenate([part[3] for _, parts in found for part in parts])
            order = RecordOrder.of(columns, offsets.astype(np.int64, copy=False))
        yield Points(self._file, columns, order)


def rises(parts: Iterable[Column]) -> bool:
    """Whether steps rise with every row, and from one part to the next."""
    last: int | None = None
    for steps in parts:
        if len(steps) and last is not None and steps[0] <= last:
            return False
        if (steps[1:] <= steps[:-1]).any():
            return False
        last = steps[-1] if len(steps) else last
    return True
