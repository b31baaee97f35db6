"""The rows of each tag that several files hold, chosen anew only where they changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .cuts import NO_CUTS
from .restart import FileRows, all_rows, is_later, standing_rows

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from insight.format.scalars.columns import Column

    from .cuts import Cuts
    from .restart import Age
    from .run_file import RunFile


class TagPart(NamedTuple):
    """The rows of one tag in one file."""

    file: RunFile
    length: int
    since: Callable[[int], list[Column]]
    """The columns of the rows from an index on, in the order of the file."""
    cuts: Cuts = NO_CUTS
    """What restarts inside the file took."""
    ceiling: int | None = None
    """The least step at which a session of a later file started."""


class _Kept:
    """What was chosen of a tag the last time."""

    def __init__(self, parts: Sequence[TagPart], order: Hashable) -> None:
        self.files = [part.file for part in parts]
        self.counts = [part.length for part in parts]
        self.cuts = [part.cuts for part in parts]
        self.ceilings = [part.ceiling for part in parts]
        self.superseded = [0 for _ in parts]
        """How many rows of each file do not stand."""
        self.order = order
        self.pieces: list[Sequence[Column]] = []
        """The rows as they lie, by step."""


class JoinedTags:
    """The rows of the tags of one kind in one run.

    Args:
        superseded: Whether the rows that a restart replaced stay.

    """

    __slots__ = ("_choose", "_kept")

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
        if kept is None or kept.order != order or not _are_same(kept, parts):
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
        if len(held) == 1 and _stands_alone(parts[0]):  # thousands of files have a row each
            kept.pieces = list(held)
            return held
        if len(held) == 1 and _stands_whole(parts[0], held[0]):  # no row of it is copied
            kept.pieces = list(held)
            return list(held)
        rows = [
            FileRows(
                part.file.name,
                part.file.lifetime,
                columns[0],
                columns[1],
                part.file.keyed_by_step,
                part.cuts,
                part.ceiling,
            )
            for part, columns in zip(parts, held, strict=True)
        ]
        chosen = self._choose(rows)
        joined = zip(*held, strict=True)
        kept.pieces = [[np.concatenate(column)[chosen] for column in joined]]
        starts = np.cumsum([0, *kept.counts])
        standing = np.diff(np.searchsorted(np.sort(chosen), starts))
        kept.superseded = (np.array(kept.counts) - standing).tolist()
        return list(kept.pieces)

    def superseded(self, tag: str) -> dict[str, int]:
        """How many rows of a tag do not stand, by the file that holds them."""
        kept = self._kept[tag]
        return {
            file.name: count
            for file, count in zip(kept.files, kept.superseded, strict=True)
            if count
        }


def _stands_alone(part: TagPart) -> bool:
    """Whether nothing can take the only row of a tag."""
    return part.length == 1 and part.ceiling is None and part.cuts == NO_CUTS


def _stands_whole(part: TagPart, columns: Sequence[Column]) -> bool:
    """Whether nothing took a row of a tag that one file has, and its steps rise with each."""
    if part.ceiling is not None or part.cuts != NO_CUTS:
        return False
    steps = columns[0]
    return bool((steps[1:] > steps[:-1]).all())


def order_of(files: Sequence[RunFile]) -> Hashable:
    """How the spans of files lie to one another: whether rows stand depends on nothing else of it.

    >>> from types import SimpleNamespace as File
    >>> old, new = File(lifetime=(1.0, 5.0)), File(lifetime=(5.0, 9.0))
    >>> order_of([old, new])
    (0, 1, 1, 2)

    """
    ends = [time for file in files for time in file.lifetime]
    return tuple(np.unique(ends, return_inverse=True)[1].tolist())


def _are_same(kept: _Kept, parts: Sequence[TagPart]) -> bool:
    """Whether they are the files of before, and the same rows of them were taken."""
    return (
        len(kept.files) == len(parts)
        and all(part.file is file for part, file in zip(parts, kept.files, strict=True))
        and kept.ceilings == [part.ceiling for part in parts]
        and all(part.cuts == cuts for part, cuts in zip(parts, kept.cuts, strict=True))
    )


def _append(kept: _Kept, part: TagPart, index: int) -> bool:
    """Whether the new rows of one file only go on where all others ended; they are added then.

    They do if their steps lie beyond every row that was chosen, and if no other file is later: none
    of the older rows leaves, and all of them stand.
    """
    count = kept.counts[index]
    age = age_of(part.file)
    if part.length < count or part.ceiling is not None:
        return False
    if any(is_later(age_of(other), age) for other in kept.files):
        return False
    fresh = part.since(count)
    steps, last = fresh[0], kept.pieces[-1][0]
    if not (len(last) and steps[0] > last[-1] and np.all(steps[1:] > steps[:-1])):
        return False
    kept.counts[index] = part.length
    pieces = [*kept.pieces, fresh]
    while len(pieces) > 1 and len(pieces[-2][0]) < 2 * len(pieces[-1][0]):
        joined = zip(pieces[-2], pieces.pop(), strict=True)
        pieces[-1] = [np.concatenate(column) for column in joined]
    kept.pieces = pieces
    return True


def age_of(file: RunFile) -> Age:
    """What orders it among other files."""
    return (*file.lifetime, file.name)
