"""The scalars of one file: the segments that came, few however often they come."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from insight.sources import Points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.scalars.columns import Room
    from insight.sources.records import Column

    from .extent import Extents

# Larger segments stay as they are: copying them again and again would cost more than it saves.
_LARGE = 1 << 12
# No larger than the smallest column that scans cut from memory that is used again: what does not
# settle would keep all of that memory.
_WORTH_SETTLING = 1 << 11


class Stretch(NamedTuple):
    """Consecutive rows of one tag."""

    steps: Column
    wall_times: Column
    values: Column


class PointColumns:
    """All points of one file in the order they came.

    Attributes:
        segments: Where they lie. A small one is joined to the one before it as soon as that one is
            not much larger, so that their number grows with the logarithm of the polls.
        settled: How many of the first segments stay where they are.
        mapped: How many of those lie in a file and not in memory.

    """

    def __init__(self) -> None:
        self.segments: list[Points] = []
        self.settled = 0
        self.mapped = 0

    def add(self, points: Points) -> None:
        """Take new points in, behind those that are there."""
        self.segments.append(points)
        while len(self.segments) > self.settled + 1 and _worth_joining(*self.segments[-2:]):
            newest = self.segments.pop()
            self.segments[-1] = join([self.segments[-1], newest])

    def __len__(self) -> int:
        return sum(len(points.steps) for points in self.segments)

    def move(self, points: Points) -> None:
        """Let `points`, which lie in a file, stand for all that was taken in."""
        self.segments = [points]
        self.settled = self.mapped = 1

    def settle(self, extents: Extents) -> None:
        """Put what came since the last time into the store's own columns, if it is much."""
        fresh = self.segments[self.settled :]
        rows = sum(len(points.steps) for points in fresh)
        if len(fresh) == 1 and extents.hold(fresh[0].values):
            self.settled += 1  # it was put there when it was read
        elif rows >= _WORTH_SETTLING:
            with np.errstate(invalid="ignore"):  # a signalling NaN is a value like any other
                self.segments[self.settled :] = [join(fresh, extents.take(rows))]
            self.settled += 1

    @property
    def in_memory(self) -> int:
        """How many points lie in memory."""
        return sum(len(points.steps) for points in self.segments[self.mapped :])

    @property
    def tags(self) -> set[str]:
        return {tag for points in self.segments for tag in points.tags}

    @property
    def ascending(self) -> bool:
        """Whether within every tag steps rise with each row and wall times never fall."""
        if not all(points.ascending for points in self.segments):
            return False
        return len(self.segments) < 2 or all(map(_rises, by_tag(self.segments).values()))


def by_tag(segments: list[Points]) -> dict[str, list[Stretch]]:
    """The rows of each tag, sorted by tag, in the order of the segments."""
    found: dict[str, list[Stretch]] = {}
    for points in segments:
        for tag, stretch in stretches(points):
            found.setdefault(tag, []).append(stretch)
    return dict(sorted(found.items()))


def stretches(points: Points) -> Iterator[tuple[str, Stretch]]:
    """The rows of each tag of one segment."""
    bounds = points.bounds.tolist()
    for place, tag in enumerate(points.tags):
        rows = slice(bounds[place], bounds[place + 1])
        yield tag, Stretch(points.steps[rows], points.wall_times[rows], points.values[rows])


def join(segments: list[Points], room: Room | None = None) -> Points:
    """The segments of a file as one, in `room` or in memory of its own."""
    if len(segments) == 1:
        return segments[0] if room is None else _moved(segments[0], room)
    found = by_tag(segments)
    held = [stretch for parts in found.values() for stretch in parts]
    lengths = [sum(len(part.steps) for part in parts) for parts in found.values()]
    ascending = all(points.ascending for points in segments) and all(map(_rises, found.values()))
    steps, wall_times, values = (
        np.concatenate(column, out=None if room is None else room[place])
        for place, column in enumerate(zip(*held, strict=True))
    )
    bounds = np.cumsum([0, *lengths], dtype=np.int64)
    return Points(segments[0].file, list(found), bounds, steps, wall_times, values, ascending)


def _moved(points: Points, room: Room) -> Points:
    for column, place in zip((points.steps, points.wall_times, points.values), room, strict=True):
        place[:] = column
    steps, wall_times, values = room
    return replace(points, steps=steps, wall_times=wall_times, values=values)


def _worth_joining(before: Points, newest: Points) -> bool:
    size = len(before.steps)
    return size < _LARGE and size < 2 * len(newest.steps)


def _rises(parts: list[Stretch]) -> bool:
    """Whether each stretch of a tag goes on where the one before it ended."""
    return all(
        before.steps[-1] < after.steps[0] and before.wall_times[-1] <= after.wall_times[0]
        for before, after in pairwise(parts)
    )
