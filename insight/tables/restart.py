"""Which rows of a tag stand when a run was restarted, or written by several writers at once.

Decided by the wall times inside the records alone. The rows of a file, in the order of their wall
times, fall into parts of ascending steps. A part that begins within the steps of an earlier part is
a restart: the earlier part's rows at and beyond its first step leave. Parts of two files are
earlier and later only when the spans of time of the files do not overlap; files whose spans overlap
are two writers, and nothing leaves. Of the rows that stand, the newest wins its step.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from dataclasses import dataclass
from typing import Any

import numpy as np

Steps = np.ndarray[tuple[int], np.dtype[np.int64]]
Times = np.ndarray[tuple[int], np.dtype[np.float64]]
Places = np.ndarray[tuple[int], np.dtype[np.intp]]
Mask = np.ndarray[tuple[int], np.dtype[np.bool_]]


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

    @property
    def age(self) -> tuple[float, float, str]:
        """What orders files from old to new."""
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
    by_age = sorted(range(len(files)), key=lambda index: files[index].age)
    starts = np.cumsum([0, *(len(rows.steps) for rows in files)])
    parts = {index: _Parts(files[index]) for index in by_age}
    places: list[Places] = []
    order: list[tuple[tuple[float, float, str], int]] = []
    for index, cutoffs in _cutoffs(files, parts).items():
        stands = parts[index].stands(cutoffs)
        places.append(starts[index] + parts[index].order[stands])
        order.append((files[index].age, len(order)))
    oldest_first = [places[position] for _, position in sorted(order)]
    return _newest_of_each_step(files, np.concatenate(oldest_first))


def all_rows(files: list[FileRows]) -> Places:
    """Places of every row, by step and then by wall time."""
    steps = np.concatenate([rows.steps for rows in files])
    return np.lexsort((_times(files), steps))


def _ascends(rows: FileRows) -> bool:
    """Whether steps rise with every row and wall times never fall."""
    rising = bool(np.all(rows.steps[1:] > rows.steps[:-1]))
    return rising and bool(np.all(rows.wall_times[1:] >= rows.wall_times[:-1]))


class _Parts:
    """The rows of one file in the order of wall time, cut where steps do not rise."""

    def __init__(self, rows: FileRows) -> None:
        self.order: Places = np.argsort(_comparable(rows.wall_times), kind="stable")
        self.steps: Steps = rows.steps[self.order]
        falls = np.flatnonzero(self.steps[1:] <= self.steps[:-1]) + 1
        self.begins: Places = np.concatenate([np.zeros(1, np.intp), falls])
        self.first_steps: list[int] = self.steps[self.begins].tolist()

    def stands(self, cutoffs: list[int | None]) -> Mask:
        """Which rows lie below the step at which their part was restarted."""
        lengths = np.diff(self.begins, append=len(self.steps))
        restarted = np.array([cutoff is not None for cutoff in cutoffs])
        limits = np.array([cutoff or 0 for cutoff in cutoffs], np.int64)
        below: Mask = self.steps < np.repeat(limits, lengths)
        standing: Mask = below | ~np.repeat(restarted, lengths)
        return standing


def _cutoffs(files: list[FileRows], parts: dict[int, _Parts]) -> dict[int, list[int | None]]:
    """For each part of each file, the least first step of a later part that lies within it.

    A first step at or above the part's own first one that lies beyond its last step cuts nothing,
    so the part's last step needs no look. Files come from the last to end to the first, so the set
    of later first steps only grows.
    """
    newest_first = sorted(parts, key=lambda index: files[index].age, reverse=True)
    last_ended_first = sorted(
        parts, key=lambda index: (files[index].span[1], files[index].age), reverse=True
    )
    later_files: list[int] = []
    waiting = iter(newest_first)
    candidate = next(waiting, None)
    cutoffs = {}
    for index in last_ended_first:
        rows = files[index]
        while candidate is not None and _is_later(files[candidate], rows):
            for step in parts[candidate].first_steps:
                insort(later_files, -step)
            candidate = next(waiting, None)
        cutoffs[index] = _file_cutoffs(parts[index].first_steps, later_files)
    return cutoffs


def _is_later(rows: FileRows, than: FileRows) -> bool:
    return rows.span[0] >= than.span[1] and rows.age > than.age


def _file_cutoffs(first_steps: list[int], later_files: list[int]) -> list[int | None]:
    """Cutoffs of the parts of one file; steps are held negated, as most parts come in order."""
    later_here: list[int] = []
    cutoffs: list[int | None] = []
    for first in reversed(first_steps):
        found = [step for later in (later_here, later_files) for step in _least(later, first)]
        cutoffs.append(min(found, default=None))
        insort(later_here, -first)
    return cutoffs[::-1]


def _least(negated: list[int], first: int) -> list[int]:
    """The least step at or above `first` among the negated, sorted steps, if there is one."""
    place = bisect_right(negated, -first)
    return [-negated[place - 1]] if place else []


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
