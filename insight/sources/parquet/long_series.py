"""Numbers of many series as they lie in a long table, a row a point, sorted by their tags."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import Column

MOST_SERIES = 1 << 17
"""So many of a run are kept: each costs a kilobyte, however few its points."""
_FEW = 1 << 16  # NumPy sorts numbers of 16 bits in linear time


class OneSeries(NamedTuple):
    """The points of one series, in the order in which they came."""

    steps: Column
    wall_times: Column
    values: Column


class LongSeries:
    """Points of many series, taken in as they come.

    Attributes:
        left_out: How many points there are of series beyond `MOST_SERIES`.

    """

    def __init__(self) -> None:
        self.left_out = 0
        self._numbers: dict[str, int] = {}
        self._parts: list[tuple[Column, Column, Column, Column]] = []

    def number_of(self, tag: str) -> int:
        """The number that stands for a tag in `add`; -1 where there are too many."""
        if len(self._numbers) >= MOST_SERIES:
            return self._numbers.get(tag, -1)
        return self._numbers.setdefault(tag, len(self._numbers))

    def numbers_of(self, tags: Sequence[str]) -> Column:
        """The same of several."""
        return np.fromiter(map(self.number_of, tags), np.int32, len(tags))

    def add(self, numbers: Column, steps: Column, wall_times: Column, values: Column) -> None:
        """Take in some rows: which series each belongs to, its step, time and value."""
        if not len(numbers):
            return
        columns = numbers, steps, wall_times, values
        if numbers.min() < 0:
            kept = numbers >= 0
            self.left_out += int(np.count_nonzero(~kept))
            numbers, steps, wall_times, values = (column[kept] for column in columns)
        self._parts.append((numbers, steps, wall_times, values))

    def tags(self) -> list[str]:
        """The tags that were asked for."""
        return list(self._numbers)

    def __len__(self) -> int:
        return sum(len(part[0]) for part in self._parts)

    def by_tag(self) -> Iterator[tuple[str, OneSeries]]:
        """The points of each series that has any; what was taken in is given away."""
        if not self._parts:
            return
        numbers, steps, times, values = map(np.concatenate, zip(*self._parts, strict=True))
        self._parts.clear()
        if not len(numbers):
            return
        if (numbers[1:] < numbers[:-1]).any():
            few = len(self._numbers) <= _FEW
            order = np.argsort(numbers.astype(np.uint16) if few else numbers, kind="stable")
            numbers, steps, times, values = (
                column[order] for column in (numbers, steps, times, values)
            )
        begins = np.flatnonzero(np.diff(numbers, prepend=-1))
        names = list(self._numbers)
        for begin, end in zip(begins, [*begins[1:], len(numbers)], strict=True):
            rows = OneSeries(steps[begin:end], times[begin:end], values[begin:end])
            yield names[numbers[begin]], rows
