"""Which rows restarts inside a file took: of each tag, by the order of the file's records.

A part is a tag's rows until its step falls. It is a restart where its first three rows, rising,
name steps that stand already, or where another tag of the file restarted since the row before it.
The start of a session, where a file tells of one, takes the older rows of every tag. Wall times
decide nothing here: clocks jump, and threads and evaluations write out of order.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from insight.sources.breaks import Matrix

Steps = np.ndarray[tuple[int], np.dtype[np.int64]]
Indices = np.ndarray[tuple[int], np.dtype[np.intp]]

Tag = tuple[str, str]
"""A kind, and the name of a tag of it."""

_REPEATED = 3
"""How many steps in a row a restart repeats; two may be threads that overtake each other."""


class Start(NamedTuple):
    """That a session started, as the file itself says."""

    offset: int
    """Where its record begins."""
    step: int


@dataclass(frozen=True, slots=True)
class Cuts:
    """What leaves of a tag in one file: of the rows before `rows[i]`, those from `least[i]` on."""

    rows: tuple[int, ...] = ()
    """Rising."""
    least: tuple[int, ...] = ()
    """The least step of this cut and of all later ones; rising."""

    @classmethod
    def of(cls, cuts: Iterable[tuple[int, int]]) -> Cuts:
        """The cuts that hold of (row, step).

        >>> Cuts.of([(4, 7), (9, 2), (12, 5)])
        Cuts(rows=(9, 12), least=(2, 5))

        """
        held = _Standing()
        for row, step in sorted(cuts):
            held.cut(row, step)
        return cls(tuple(held.rows), tuple(held.steps))

    def standing(self, steps: Steps) -> Indices:
        """The indices of those of all rows, with these steps, that no cut took."""
        if not self.rows:
            return np.arange(len(steps))
        lengths = np.diff(self.rows, prepend=0, append=len(steps))
        limits = np.repeat(np.array([*self.least, 0], np.int64), lengths)
        stands = steps < limits
        stands[self.rows[-1] :] = True
        return np.flatnonzero(stands)


NO_CUTS = Cuts()


@dataclass(frozen=True, slots=True)
class TagOrder:
    """The rows of one tag in one file, and where they lie among those of the others."""

    count: int
    first: int
    """Where the record of its first row begins."""
    breaks: Matrix
    """int64 of shape (…, 3), sorted: a row, and where the records of the one before it and its own
    begin. Among them are all rows whose step falls, and all that come first after a start."""
    steps: Callable[[], Steps]
    """Those of all rows."""


def cuts_of(tags: Mapping[Tag, TagOrder], starts: Sequence[Start]) -> dict[Tag, Cuts]:
    """What left of each tag of a file; those that lost nothing are left out.

    Args:
        tags: The tags of the file, of every kind.
        starts: The sessions that started in it.

    """
    cuts = _started(tags, starts) if starts else {}
    falls = {tag: found for tag, order in tags.items() if (found := _falls_of(order)) is not None}
    if any(fall.named for fall in falls.values()):
        standing = {tag: _Standing(cuts.get(tag, ())) for tag in falls}
        for tag, row, step in _restarts(falls, standing):
            cuts.setdefault(tag, []).append((row, step))
    return {tag: Cuts.of(found) for tag, found in cuts.items() if found}


_Named = tuple[tuple[int, int], ...]
"""Steps, and for each the newest older row that has it."""


class _Falls(NamedTuple):
    """The rows of a tag whose step is below the one before."""

    rows: Matrix
    """As `TagOrder.breaks` has them."""
    steps: Steps
    named: dict[int, _Named]
    """What the first rows of a part name, by the first of them; those parts are left out whose
    first rows do not rise, or name a step that no older row has."""


def _started(
    tags: Mapping[Tag, TagOrder], starts: Sequence[Start]
) -> dict[Tag, list[tuple[int, int]]]:
    """For each tag the rows that come first after starts, and the least step of those."""
    offsets = np.array([start.offset for start in starts], np.int64)
    steps = np.array([start.step for start in starts], np.int64)
    return {tag: _started_of(order, offsets, steps) for tag, order in tags.items()}


def _started_of(order: TagOrder, offsets: Steps, steps: Steps) -> list[tuple[int, int]]:
    """The same of one tag: as many as its rows at most, where a file is full of starts."""
    rows, left, begins = order.breaks.T
    # A start that lies behind its first row and between no two comes after the last.
    rows = np.append(rows, order.count)
    left = np.append(left, begins[-1] if len(begins) else order.first)
    first = np.searchsorted(offsets, left, side="right")
    stop = np.append(np.searchsorted(offsets, begins, side="right"), len(offsets))
    first, rows = first[first < stop], rows[first < stop]
    least = np.minimum.reduceat(steps, first).tolist() if len(first) else []
    return list(zip(rows.tolist(), least, strict=True))


def _falls_of(order: TagOrder) -> _Falls | None:
    if not len(order.breaks):
        return None
    steps, rows = order.steps(), order.breaks[:, 0]
    falls = order.breaks[steps[rows] < steps[rows - 1]]
    return (
        _Falls(falls, steps[falls[:, 0]], _named_before(steps, falls[:, 0])) if len(falls) else None
    )


def _named_before(steps: Steps, rows: Indices) -> dict[int, _Named]:
    """What the first rows of the parts that begin at `rows` name."""
    lengths = np.diff(rows, append=len(steps))
    firsts = rows[lengths >= _REPEATED, None] + np.arange(_REPEATED)
    firsts = firsts[(np.diff(steps[firsts], axis=1) > 0).all(axis=1)]
    if not len(firsts):
        return {}
    order = np.argsort(steps, kind="stable")
    is_again = steps[order[1:]] == steps[order[:-1]]
    older = np.full(len(steps), -1)
    older[order[1:][is_again]] = order[:-1][is_again]
    firsts = firsts[(older[firsts] >= 0).all(axis=1)]
    named = zip(steps[firsts].tolist(), older[firsts].tolist(), strict=True)
    pairs = [tuple(zip(*one, strict=True)) for one in named]
    return dict(zip(firsts[:, 0].tolist(), pairs, strict=True))


def _restarts(
    falls: Mapping[Tag, _Falls], standing: Mapping[Tag, _Standing]
) -> Iterator[tuple[Tag, int, int]]:
    """The tag, row and step of each fall that is a restart, in the order of the file."""
    newest = -1
    for offset, together in groupby(_in_order(falls), key=itemgetter(0)):
        group = [(tag, row, left, step) for _, tag, row, left, step in together]
        # Tags that fall in one record are others to each other: all of them restart, or none.
        if any(
            left < newest or standing[tag].has(row, falls[tag].named.get(row, ()))
            for tag, row, left, _ in group
        ):
            newest = offset
            for tag, row, _, step in group:
                standing[tag].cut(row, step)
                yield tag, row, step


def _in_order(falls: Mapping[Tag, _Falls]) -> Iterator[tuple[int, Tag, int, int, int]]:
    """Where the record of each fall begins, its tag, row, the record before, and its step."""
    tags = list(falls)
    rows = np.concatenate([fall.rows for fall in falls.values()])
    steps = np.concatenate([fall.steps for fall in falls.values()])
    numbers = np.repeat(np.arange(len(tags)), [len(fall.rows) for fall in falls.values()])
    order = np.argsort(rows[:, 2], kind="stable")
    columns = (rows[order, 2], numbers[order], *rows[order, :2].T, steps[order])
    for offset, number, row, left, step in zip(*(c.tolist() for c in columns), strict=True):
        yield offset, tags[number], row, left, step


class _Standing:
    """The cuts of a tag so far, less those that a later one with a lower step makes needless.

    Args:
        coming: Cuts that are known already, (row, step); made once the rows come that far.

    """

    def __init__(self, coming: Iterable[tuple[int, int]] = ()) -> None:
        self.rows: list[int] = []
        self.steps: list[int] = []
        self._coming = sorted(coming, reverse=True)

    def cut(self, row: int, step: int) -> None:
        """Of the rows before `row`, those at and beyond `step` leave."""
        self._come_to(row)
        self._cut(row, step)

    def has(self, row: int, named: _Named) -> bool:
        """Whether rows older than `row` are named, and all of them stand."""
        self._come_to(row)
        return bool(named) and all(self._stands(older, step) for step, older in named)

    def _stands(self, row: int, step: int) -> bool:
        later = bisect_right(self.rows, row)
        return later == len(self.rows) or step < self.steps[later]

    def _come_to(self, row: int) -> None:
        while self._coming and self._coming[-1][0] <= row:
            self._cut(*self._coming.pop())

    def _cut(self, row: int, step: int) -> None:
        while self.steps and self.steps[-1] >= step:
            self.rows.pop()
            self.steps.pop()
        if not self.rows or self.rows[-1] < row:
            self.rows.append(row)
            self.steps.append(step)
