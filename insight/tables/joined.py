"""The rows of each tag that several files hold, chosen anew only where they changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .restart import FileRows, all_rows, is_later, standing_rows

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from .restart import Age
    from .rows import Column
    from .run_file import RunFile


class TagPart(NamedTuple):
    """The rows of one tag in one file."""

    file: RunFile
    length: int
    since: Callable[[int], list[Column]]
    """The columns of the rows from a place on, in the order of the file."""


class _Kept:
    """What was chosen of a tag the last time."""

    def __init__(self, parts: Sequence[TagPart], order: Hashable) -> None:
        self.files = [part.file for part in parts]
        self.counts = [part.length for part in parts]
        self.order = order
        self.newest: list[float] = []
        """The last wall time in each file; NaN where one is none."""
        self.pieces: list[Sequence[Column]] = []
        """The rows as they lie, by step."""


class JoinedTags:
    """The rows of the tags of one kind in one run.

    Args:
        superseded: Whether the rows that a restart replaced stay.

    """

    def __init__(self, *, superseded: bool) -> None:
        self._choose = all_rows if superseded else standing_rows
        self._kept: dict[str, _Kept] = {}

    def pieces(
        self, tag: str, parts: Sequence[TagPart], order: Hashable
    ) -> Sequence[Sequence[Column]]:
        """The rows of a tag as consecutive pieces, each of them columns.

        Args:
            tag: Its name.
            parts: What each file holds of it, in an order that stays.
            order: How the spans of these files lie to one another, as `order_of` says it.

        """
        kept = self._kept.get(tag)
        if kept is None or not _same_files(kept, parts) or kept.order != order:
            return self._anew(tag, parts, order)
        grown = [i for i, part in enumerate(parts) if part.length != kept.counts[i]]
        if not grown:
            return kept.pieces
        if len(grown) > 1 or not _append(kept, parts[grown[0]], grown[0]):
            return self._anew(tag, parts, order)
        return list(kept.pieces)

    def _anew(
        self, tag: str, parts: Sequence[TagPart], order: Hashable
    ) -> Sequence[Sequence[Column]]:
        kept = self._kept[tag] = _Kept(parts, order)
        held = [part.since(0) for part in parts]
        rows = [
            FileRows(file.name, file.place_in_time, columns[0], columns[1], file.keyed_by_step)
            for file, columns in zip(kept.files, held, strict=True)
        ]
        places = self._choose(rows)
        kept.newest = [float(columns[1].max()) for columns in held]
        joined = zip(*held, strict=True)
        kept.pieces = [[np.concatenate(column)[places] for column in joined]]
        return list(kept.pieces)


def order_of(files: Sequence[RunFile]) -> Hashable:
    """How the spans of files lie to one another: whether rows stand depends on nothing else of it.

    >>> from types import SimpleNamespace as File
    >>> old, new = File(place_in_time=(1.0, 5.0)), File(place_in_time=(5.0, 9.0))
    >>> order_of([old, new])
    (0, 1, 1, 2)

    """
    ends = [time for file in files for time in file.place_in_time]
    return tuple(np.unique(ends, return_inverse=True)[1].tolist())


def _same_files(kept: _Kept, parts: Sequence[TagPart]) -> bool:
    return len(kept.files) == len(parts) and all(
        part.file is file for part, file in zip(parts, kept.files, strict=True)
    )


def _append(kept: _Kept, part: TagPart, place: int) -> bool:
    """Whether the new rows of one file only go on where all others ended; they are added then.

    They do if their steps lie beyond every row that was chosen, their wall times behind those of
    their own file, and if no other file is later: none of the older rows leaves, and all of them
    stand.
    """
    count = kept.counts[place]
    age = _age(part.file)
    if part.length < count or any(is_later(_age(other), age) for other in kept.files):
        return False
    fresh = part.since(count)
    steps, times = fresh[0], fresh[1]
    goes_on = steps[0] > kept.pieces[-1][0][-1] and times[0] >= kept.newest[place]
    if not (goes_on and np.all(steps[1:] > steps[:-1]) and np.all(times[1:] >= times[:-1])):
        return False
    kept.counts[place], kept.newest[place] = part.length, float(times[-1])
    pieces = [*kept.pieces, fresh]
    while len(pieces) > 1 and len(pieces[-2][0]) < 2 * len(pieces[-1][0]):
        joined = zip(pieces[-2], pieces.pop(), strict=True)
        pieces[-1] = [np.concatenate(column) for column in joined]
    kept.pieces = pieces
    return True


def _age(file: RunFile) -> Age:
    return (*file.place_in_time, file.name)
