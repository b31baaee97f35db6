"""Which rows of a tag stand when a run was restarted, or written by several writers at once.

Inside a file the order of its records decides: what restarts took there is known as its cuts, and
of two rows of one step the later record wins. Between files their lifetimes decide, never a name.
Of two whose lifetimes do not overlap, the later one is a restart where its first step lies within
the steps of the earlier one: all older rows at and beyond that step leave, and so do those at and
beyond what it cut from itself. Files whose lifetimes overlap are two writers: nothing leaves, and
the newest wall time wins a step. Files that are keyed by step know no restarts: the newest wall
time wins there too.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import Any

import numpy as np

from .cuts import NO_CUTS, Cuts, Indices, Steps

Times = np.ndarray[tuple[int], np.dtype[np.float64]]

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
    cuts: Cuts = NO_CUTS
    """What restarts inside the file took."""
    ceiling: int | None = None
    """The least step at which a later file says that a session started."""

    @property
    def age(self) -> Age:
        return (*self.span, self.name)

    @property
    def is_whole(self) -> bool:
        """Whether each row has a step of its own, beyond those before, and all of them stand."""
        is_cut = self.cuts.rows or self.ceiling is not None
        return not is_cut and bool(np.all(self.steps[1:] > self.steps[:-1]))


def standing_rows(files: list[FileRows]) -> Indices:
    """Indices of the rows that stand, by step; one for each step.

    An index counts through the rows of all `files` in the order given.

    >>> import numpy as np
    >>> old = FileRows("a", (0.0, 2.0), np.array([1, 2, 3]), np.array([0.0, 1.0, 2.0]))
    >>> new = FileRows("b", (5.0, 5.0), np.array([2]), np.array([5.0]))
    >>> standing_rows([old, new]).tolist()
    [0, 3]

    """
    if len(files) == 1 and files[0].is_whole:
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


def all_rows(files: list[FileRows]) -> Indices:
    """Indices of every row, by step and then by wall time, then oldest file first."""
    starts = np.cumsum([0, *(len(rows.steps) for rows in files)])
    oldest_first = sorted(range(len(files)), key=lambda index: files[index].age)
    indices = np.concatenate([np.arange(starts[i], starts[i + 1]) for i in oldest_first])
    steps = np.concatenate([rows.steps for rows in files])[indices]
    ordered: Indices = indices[np.lexsort((_times(files)[indices], steps))]
    return ordered


def _not_replaced(files: list[FileRows]) -> list[Indices]:
    """For each file the indices in it of the rows that no row replaced: one for each step."""
    limits = _least_of_later_files(files, _least_steps(files))
    return [
        _last_of_each_step(rows.steps, rows.cuts.standing(rows.steps), limit)
        for rows, limit in zip(files, limits, strict=True)
    ]


def _last_of_each_step(steps: Steps, standing: Indices, limit: int | None) -> Indices:
    """Of `standing`, below a limit, the last row of each step."""
    left = standing if limit is None else standing[steps[standing] < limit]
    if np.all(steps[left[1:]] > steps[left[:-1]]):
        return left
    return left[_is_last(steps[left])]


def _is_last(steps: Steps) -> Indices:
    """The indices of the last of each step, by step."""
    order: Indices = np.argsort(steps, kind="stable")
    ordered = steps[order]
    last = np.ones(len(order), bool)
    last[:-1] = ordered[1:] != ordered[:-1]
    return order[last]


class _Covered:
    """The steps that some file has covered, as ranges that do not touch, sorted."""

    def __init__(self) -> None:
        self._firsts: list[int] = []
        self._lasts: list[int] = []

    def __contains__(self, step: int) -> bool:
        index = bisect_right(self._firsts, step)
        return index > 0 and step <= self._lasts[index - 1]

    def add(self, first: int, last: int) -> None:
        """Cover a range; ranges that it overlaps become one with it."""
        begin = bisect_left(self._lasts, first)
        stop = bisect_right(self._firsts, last)
        if begin < stop:
            first = min(first, self._firsts[begin])
            last = max(last, self._lasts[stop - 1])
        self._firsts[begin:stop] = [first]
        self._lasts[begin:stop] = [last]


def _least_steps(files: list[FileRows]) -> list[int | None]:
    """For each file, the least step from which on it takes the rows of earlier files."""
    oldest_first = sorted(range(len(files)), key=lambda index: files[index].age)
    ended_first = sorted(oldest_first, key=lambda index: files[index].span[1])
    earlier = _Covered()
    ended = 0
    least: list[int | None] = [None] * len(files)
    for index in oldest_first:
        rows = files[index]
        while ended < len(files) and is_later(rows.age, files[ended_first[ended]].age):
            steps = files[ended_first[ended]].steps
            earlier.add(int(steps.min()), int(steps.max()))
            ended += 1
        first = int(rows.steps[0])
        cut = rows.cuts.least[0] if rows.cuts.least else None
        least[index] = _least(cut, first if first in earlier else None)
    return least


def _least_of_later_files(files: list[FileRows], least_steps: list[int | None]) -> list[int | None]:
    """For each file, the least step from which on any later file takes its rows."""
    newest_first = sorted(range(len(files)), key=lambda index: files[index].age, reverse=True)
    ended_last_first = sorted(newest_first, key=lambda index: -files[index].span[1])
    least: int | None = None
    begun = 0
    later: list[int | None] = [None] * len(files)
    for index in ended_last_first:
        while begun < len(files) and is_later(files[newest_first[begun]].age, files[index].age):
            least = _least(least, least_steps[newest_first[begun]])
            begun += 1
        later[index] = _least(least, files[index].ceiling)
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


def _newest_of_each_step(files: list[FileRows], indices: Indices) -> Indices:
    """Of `indices`, oldest file first, the newest for each step, by step."""
    steps = np.concatenate([rows.steps for rows in files])[indices]
    if np.all(steps[1:] > steps[:-1]):
        return indices
    by_time = indices[np.argsort(_times(files)[indices], kind="stable")]
    steps = np.concatenate([rows.steps for rows in files])[by_time]
    newest: Indices = by_time[_is_last(steps)]
    return newest


def _times(files: list[FileRows]) -> Times:
    return _comparable(np.concatenate([rows.wall_times for rows in files]))


def _comparable(wall_times: np.ndarray[Any, np.dtype[np.float64]]) -> Times:
    """Wall times, those older than all others that are no finite time: none wins for ever."""
    return np.where(np.isfinite(wall_times), wall_times, -np.inf)
