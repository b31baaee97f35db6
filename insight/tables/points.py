"""The scalars of one file: the segments that came, few however often they come."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from insight.format.scalars.columns import Columns
from insight.sources import Points
from insight.sources.breaks import RecordOrder

from .cuts import TagOrder

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from insight.format.scalars.columns import Column, Room
    from insight.sources.breaks import Matrix

    from .extent import Extents

# Larger segments stay as they are: copying them again and again would cost more than it saves.
_LARGE = 1 << 12
# No larger than the smallest column that scans cut from memory that is used again: what does not
# settle would keep all of that memory.
_WORTH_SETTLING = 1 << 11


class TagRows(NamedTuple):
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
        starts: Where the records begin that tell of a session's start.

    """

    __slots__ = ("_ascending", "mapped", "segments", "settled", "starts")

    def __init__(self) -> None:
        self.segments: list[Points] = []
        self.settled = 0
        self.mapped = 0
        self.starts: list[int] = []
        self._ascending: bool | None = None

    def add(self, points: Points) -> None:
        """Take new points in, behind those that are there."""
        self._ascending = None
        self.segments.append(points)
        while len(self.segments) > self.settled + 1 and _worth_joining(*self.segments[-2:]):
            newest = self.segments.pop()
            self.segments[-1] = join([self.segments[-1], newest], self.starts)

    def __len__(self) -> int:
        return sum(len(points.columns) for points in self.segments)

    def move(self, points: Points) -> None:
        """Let `points`, which lie in a file, stand for all that was taken in."""
        self.segments = [points]
        self.settled = self.mapped = 1

    def settle(self, extents: Extents) -> None:
        """Put what came since the last time into the store's own columns, if it is much."""
        fresh = self.segments[self.settled :]
        rows = sum(len(points.columns) for points in fresh)
        if len(fresh) == 1 and extents.hold(fresh[0].columns.values):
            self.settled += 1  # it was put there when it was read
        elif rows >= _WORTH_SETTLING:
            with np.errstate(invalid="ignore"):  # a signalling NaN is a value like any other
                self.segments[self.settled :] = [join(fresh, self.starts, extents.take(rows))]
            self.settled += 1

    @property
    def in_memory(self) -> int:
        """How many points lie in memory."""
        return sum(len(points.columns) for points in self.segments[self.mapped :])

    @property
    def tags(self) -> set[str]:
        return {tag for points in self.segments for tag in points.columns.tags}

    @property
    def ascending(self) -> bool:
        """Whether within every tag steps rise with each row."""
        if self._ascending is None:
            self._ascending = _ascend(self.segments) and (
                len(self.segments) < 2 or all(map(_goes_on, by_tag(self.segments).values()))
            )
        return self._ascending

    def orders(self) -> dict[str, TagOrder]:
        """How the rows of each tag lie among those of the others."""
        found: dict[str, list[_Piece]] = {}
        for points in self.segments:
            for tag, piece in _pieces(points):
                found.setdefault(tag, []).append(piece)
        return {tag: _order(pieces) for tag, pieces in found.items()}


def by_tag(segments: list[Points]) -> dict[str, list[TagRows]]:
    """The rows of each tag, sorted by tag, in the order of the segments."""
    found: dict[str, list[TagRows]] = {}
    for points in segments:
        for tag, part in rows_by_tag(points):
            found.setdefault(tag, []).append(part)
    return dict(sorted(found.items()))


def rows_by_tag(points: Points) -> Iterator[tuple[str, TagRows]]:
    """The rows of each tag of one segment."""
    held = points.columns
    for tag, rows in held.rows():
        yield tag, TagRows(held.steps[rows], held.wall_times[rows], held.values[rows])


def join(segments: list[Points], starts: Sequence[int] = (), room: Room | None = None) -> Points:
    """The segments of a file as one, in `room` or in memory of its own.

    Args:
        segments: What to join.
        starts: Where the records begin that tell of a session's start.
        room: Columns for steps, wall times and values.

    """
    if len(segments) == 1:
        return segments[0] if room is None else _moved(segments[0], room)
    found = by_tag(segments)
    held = [part for parts in found.values() for part in parts]
    lengths = [sum(len(part.steps) for part in parts) for parts in found.values()]
    ascending = _ascend(segments) and all(
        _goes_on(parts) for parts in found.values() if len(parts) > 1
    )
    steps, wall_times, values = (
        np.concatenate(column, out=None if room is None else room[index])
        for index, column in enumerate(zip(*held, strict=True))
    )
    bounds = np.cumsum([0, *lengths], dtype=np.int64)
    columns = Columns(list(found), bounds, steps, wall_times, values, ascending)
    return Points(segments[0].file, columns, _joined_order(segments, columns, starts))


def _moved(points: Points, room: Room) -> Points:
    held, (steps, wall_times, values) = points.columns, room
    steps[:], wall_times[:], values[:] = held.steps, held.wall_times, held.values
    columns = replace(held, steps=steps, wall_times=wall_times, values=values)
    return replace(points, columns=columns)


def _worth_joining(before: Points, newest: Points) -> bool:
    size = len(before.columns)
    return size < _LARGE and size < 2 * len(newest.columns)


def _ascend(segments: list[Points]) -> bool:
    """Whether steps rise within each of the segments."""
    return all(points.columns.ascending for points in segments)


def _goes_on(parts: list[TagRows]) -> bool:
    """Whether each part of a tag goes on where the one before it ended."""
    return all(before.steps[-1] < after.steps[0] for before, after in pairwise(parts))


class _Piece(NamedTuple):
    """The rows of one tag in one segment, as far as their order counts."""

    steps: Column
    first: int
    last: int
    breaks: Matrix
    """Counted from the first of these rows."""


def _pieces(points: Points, wanted: Container[str] | None = None) -> Iterator[tuple[str, _Piece]]:
    """The rows of each tag of a segment, or of those tags that are wanted."""
    held, (ends, breaks) = points.columns, points.order
    stops = np.searchsorted(breaks[:, 0], held.bounds).tolist()
    parts = zip(held.rows(), ends.tolist(), pairwise(stops), strict=True)
    for (tag, rows), (first, last), (begin, stop) in parts:
        if wanted is None or tag in wanted:
            own = _moved_by(breaks[begin:stop], -rows.start)
            yield tag, _Piece(held.steps[rows], first, last, own)


def _order(pieces: Sequence[_Piece], starts: Sequence[int] | None = None) -> TagOrder:
    """The order of the rows of a tag.

    Args:
        pieces: Its rows.
        starts: Where sessions start: only those breaks between pieces are kept that are known to
            matter; None for all of them.

    """
    breaks, count = [pieces[0].breaks], len(pieces[0].steps)
    for before, after in pairwise(pieces):
        falls = after.steps[0] < before.steps[-1]
        if starts is None or falls or any(before.last < at <= after.first for at in starts):
            breaks.append(np.array([[count, before.last, after.first]], np.int64))
        breaks.append(_moved_by(after.breaks, count))
        count += len(after.steps)

    def steps() -> Column:
        return np.concatenate([piece.steps for piece in pieces])

    return TagOrder(count, pieces[0].first, np.concatenate(breaks), steps)


def _moved_by(breaks: Matrix, rows: int) -> Matrix:
    return breaks + np.array([rows, 0, 0]) if len(breaks) else breaks


def _joined_order(
    segments: Sequence[Points], columns: Columns[str], starts: Sequence[int]
) -> RecordOrder:
    """The order of segments that become one.

    A file may have a million tags of one row each: only those are looked at that have an order.
    """
    ends, ordered = _ends(segments)
    found: dict[str, list[_Piece]] = {}
    for points in segments:
        for tag, piece in _pieces(points, ordered) if ordered else ():
            found.setdefault(tag, []).append(piece)
    breaks = [
        _moved_by(_order(found[tag], starts).breaks, begin)
        for tag, begin in zip(columns.tags, columns.bounds.tolist()[:-1], strict=True)
        if tag in found
    ]
    first_and_last = np.array([ends[tag] for tag in columns.tags], np.int64)
    return RecordOrder(first_and_last, np.concatenate([np.empty((0, 3), np.int64), *breaks]))


def _ends(segments: Sequence[Points]) -> tuple[dict[str, list[int]], set[str]]:
    """The first and last record of each tag, and the tags that have breaks or several pieces."""
    ends: dict[str, list[int]] = {}
    ordered: set[str] = set()
    for points in segments:
        held, order = points.columns, points.order
        for tag, pair in zip(held.tags, order.ends.tolist(), strict=True):
            before = ends.setdefault(tag, pair)
            if before is not pair:
                before[1] = pair[1]
                ordered.add(tag)
        broken = np.searchsorted(held.bounds, order.breaks[:, 0], "right") - 1
        ordered.update(held.tags[index] for index in broken.tolist())
    return ends, ordered
