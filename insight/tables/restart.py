"""Which rows of a tag stand when a run was restarted, or written by several writers at once.

Decided by the wall times inside the records alone. The rows of a file, in the order of their wall
times, fall into parts whose steps never go back. A part that begins within the steps of an earlier
part is a restart: all older rows at and beyond its first step leave. Parts of two files are earlier
and later only when the spans of time of the files do not overlap; files whose spans overlap are two
writers, and nothing leaves. Of the rows that stand, the newest wins its step. Files that are keyed
by step know no restarts: only the last sentence holds for them.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import Any

import numpy as np

Steps = np.ndarray[tuple[int], np.dtype[np.int64]]
Times = np.ndarray[tuple[int], np.dtype[np.float64]]
Places = np.ndarray[tuple[int], np.dtype[np.intp]]


Age = tuple[float, float, str]
"""What orders files from old to new: first and last wall time, and the name."""


@dataclass(frozen=True, slots=True)
class FileRows:
    """The rows of one tag in one file, in the order of the file.

    `span` is the first and the last wall time of the whole file; `name` decides between files that
    were written in the same instant.
    """

    name: str
    span: tuple[float, float]
    steps: Steps
    wall_times: Times
    keyed_by_step: bool = False
    """Whether its rows neither replace rows of other steps nor are replaced by such."""

    @property
    def age(self) -> Age:
        return (*self.span, self.name)


def standing_rows(files: list[FileRows]) -> Places:
    """Places of the rows that stand, by step; one for each step.

    A place counts through the rows of all `files` in the order given.

    >>> import numpy as np
    >>> old = FileRows("a", (0.0, 2.0), np.array([1, 2, 3]), np.array([0.0, 1.0, 2.0]))
    >>> new = FileRows("b", (5.0, 5.0), np.array([2]), np.array([5.0]))
    >>> standing_rows([old, new]).tolist()
    [0, 3]

    """
    if len(files) == 1 and _ascends(files[0]):
        return np.arange(len(files[0].steps))
    starts = np.cumsum([0, *(len(rows.steps) for rows in files)])
    timed = [index for index, rows in enumerate(files) if not rows.keyed_by_step]
    left = dict(zip(timed, _not_replaced([files[index] for index in timed]), strict=True))
    oldest_first = sorted(range(len(files)), key=lambda index: files[index].age)
    standing = [
        starts[index] + left.get(index, np.arange(len(files[index].steps)))
        for index in oldest_first
    ]
    return _newest_of_each_step(files, np.concatenate(standing))


def _not_replaced(files: list[FileRows]) -> list[Places]:
    """For each file the places in it of the rows that no restart took, by wall time."""
    parts = [_Parts(rows) for rows in files]
    restarts = _restarts(files, parts)
    later = _least_of_later_files(files, restarts)
    taken = zip(parts, restarts, later, strict=True)
    return [part.standing(restart, cutoff) for part, restart, cutoff in taken]


def all_rows(files: list[FileRows]) -> Places:
    """Places of every row, by step and then by wall time, then oldest file first."""
    starts = np.cumsum([0, *(len(rows.steps) for rows in files)])
    oldest_first = sorted(range(len(files)), key=lambda index: files[index].age)
    places = np.concatenate([np.arange(starts[i], starts[i + 1]) for i in oldest_first])
    steps = np.concatenate([rows.steps for rows in files])[places]
    ordered: Places = places[np.lexsort((_times(files)[places], steps))]
    return ordered


def _ascends(rows: FileRows) -> bool:
    """Whether steps rise with every row and wall times never fall."""
    rising = bool(np.all(rows.steps[1:] > rows.steps[:-1]))
    return rising and bool(np.all(rows.wall_times[1:] >= rows.wall_times[:-1]))


class _Parts:
    """The rows of one file in the order of wall time, cut where the step goes back."""

    def __init__(self, rows: FileRows) -> None:
        self.order: Places = np.argsort(_comparable(rows.wall_times), kind="stable")
        self.steps: Steps = rows.steps[self.order]
        falls = np.flatnonzero(self.steps[1:] < self.steps[:-1]) + 1
        begins = np.concatenate([np.zeros(1, np.intp), falls])
        self.lengths = np.diff(begins, append=len(self.steps))
        self.ranges: list[tuple[int, int]] = list(
            zip(
                self.steps[begins].tolist(),
                self.steps[begins + self.lengths - 1].tolist(),
                strict=True,
            )
        )

    def standing(self, restarts: list[int | None], later: int | None) -> Places:
        """Places in the file of the rows that no restart took.

        Args:
            restarts: For each part, its first step where it is a restart.
            later: The least first step of the restarts in later files.

        """
        cutoffs: list[int | None] = []
        for restart in reversed(restarts):
            cutoffs.append(later)
            later = _least(later, restart)
        cutoffs.reverse()
        cut = np.repeat([cutoff is not None for cutoff in cutoffs], self.lengths)
        limits = np.repeat(np.array([cutoff or 0 for cutoff in cutoffs], np.int64), self.lengths)
        return self.order[~cut | (self.steps < limits)]


class _Covered:
    """The steps that some part has covered, as ranges that do not touch, sorted."""

    def __init__(self) -> None:
        self._firsts: list[int] = []
        self._lasts: list[int] = []

    def __contains__(self, step: int) -> bool:
        place = bisect_right(self._firsts, step)
        return place > 0 and step <= self._lasts[place - 1]

    def add(self, first: int, last: int) -> None:
        """Cover a range; ranges that it overlaps become one with it."""
        begin = bisect_left(self._lasts, first)
        stop = bisect_right(self._firsts, last)
        if begin < stop:
            first = min(first, self._firsts[begin])
            last = max(last, self._lasts[stop - 1])
        self._firsts[begin:stop] = [first]
        self._lasts[begin:stop] = [last]


def _restarts(files: list[FileRows], parts: list[_Parts]) -> list[list[int | None]]:
    """For each part of each file, its first step where an earlier part had come that far."""
    oldest_first = sorted(range(len(files)), key=lambda index: files[index].age)
    ended_first = sorted(oldest_first, key=lambda index: files[index].span[1])
    earlier_files = _Covered()
    ended = 0
    restarts: list[list[int | None]] = [[] for _ in files]
    for index in oldest_first:
        while ended < len(files) and is_later(files[index].age, files[ended_first[ended]].age):
            for first, last in parts[ended_first[ended]].ranges:
                earlier_files.add(first, last)
            ended += 1
        earlier_here = _Covered()
        for first, last in parts[index].ranges:
            is_restart = first in earlier_files or first in earlier_here
            restarts[index].append(first if is_restart else None)
            earlier_here.add(first, last)
    return restarts


def _least_of_later_files(
    files: list[FileRows], restarts: list[list[int | None]]
) -> list[int | None]:
    """For each file, the least first step of a restart in any later file."""
    newest_first = sorted(range(len(files)), key=lambda index: files[index].age, reverse=True)
    ended_last_first = sorted(newest_first, key=lambda index: -files[index].span[1])
    least: int | None = None
    begun = 0
    later: list[int | None] = [None] * len(files)
    for index in ended_last_first:
        while begun < len(files) and is_later(files[newest_first[begun]].age, files[index].age):
            for restart in restarts[newest_first[begun]]:
                least = _least(least, restart)
            begun += 1
        later[index] = least
    return later


def is_later(age: Age, than: Age) -> bool:
    """Whether a file begins after another one has ended.

    >>> is_later((5.0, 9.0, "b"), than=(1.0, 5.0, "a")), is_later((4.0, 9.0, "b"), (1.0, 5.0, "a"))
    (True, False)

    """
    return age[0] >= than[1] and age > than


def _least(one: int | None, other: int | None) -> int | None:
    if one is None or other is None:
        return one if other is None else other
    return min(one, other)


def _newest_of_each_step(files: list[FileRows], places: Places) -> Places:
    """Of `places`, oldest file first, the newest for each step, by step."""
    steps = np.concatenate([rows.steps for rows in files])[places]
    order = np.lexsort((_times(files)[places], steps))
    ordered = steps[order]
    last = np.ones(len(order), bool)
    last[:-1] = ordered[1:] != ordered[:-1]
    newest: Places = places[order[last]]
    return newest


def _times(files: list[FileRows]) -> Times:
    return _comparable(np.concatenate([rows.wall_times for rows in files]))


def _comparable(wall_times: np.ndarray[Any, np.dtype[np.float64]]) -> Times:
    """Wall times with NaN as the oldest."""
    return np.where(np.isnan(wall_times), -np.inf, wall_times)
