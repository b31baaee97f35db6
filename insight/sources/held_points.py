"""The scalars of one file, held while it is read in pieces, and told in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from insight.format.scalars.columns import Columns

from .breaks import NO_BREAKS, RecordOrder
from .records import Points

if TYPE_CHECKING:
    from collections.abc import Iterator

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
        bounds, ends, at = [0], [], 0
        for _, parts in found:
            for part in parts:
                stop = at + len(part[2])
                for column, rows in zip(room, part[:3], strict=True):
                    column[at:stop] = rows
                at = stop
            bounds.append(at)
            ends.append((parts[0][3][0], parts[-1][3][-1]))
        columns = Columns.of([tag for tag, _ in found], np.array(bounds, np.int64), *room)
        order = RecordOrder(np.array(ends, np.int64), NO_BREAKS)
        if not columns.ascending:
            offsets = np.concatenate([part[3] for _, parts in found for part in parts])
            order = RecordOrder.of(columns, offsets.astype(np.int64, copy=False))
        yield Points(self._file, columns, order)
