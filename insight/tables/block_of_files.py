"""The block of a kind, made from what the files of a run hold of it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from .block import Block, Chunk, bounds_of
from .cuts import NO_CUTS
from .in_front import in_front
from .joined import JoinedTags, TagPart, age_of, order_of
from .points import by_tag
from .restart import is_later

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from insight.format.scalars.columns import Column

    from .cuts import Tag
    from .points import TagRows
    from .run_file import RunFile


def scalar_block(files: Sequence[RunFile], joined: Callable[[], JoinedTags]) -> Block:
    """The block of the scalars of some files of a run.

    Args:
        files: The files.
        joined: Gives what was made of them the last time, where rows are to be chosen.

    """
    held = [file for file in files if file.points.segments]
    if len(held) == 1 and held[0].points.ascending and not any(file.starts for file in files):
        return _as_they_lie(held[0])
    found = {file.name: by_tag(file.points.segments) for file in held}
    ceilings = _ceilings(files)
    parts = {
        tag: [
            _of_points(file, found[file.name][tag], tag, ceilings[file.name])
            for file in held
            if tag in found[file.name]
        ]
        for tag in sorted({tag for tags in found.values() for tag in tags})
    }
    return _joined(parts, [], joined())


def heavy_block(files: Sequence[RunFile], kind: str, joined: JoinedTags) -> Block:
    """The block of another kind."""
    names = sorted(file.name for file in files)
    numbers = {name: number for number, name in enumerate(names)}
    ceilings = _ceilings(files)
    parts = {
        tag: [
            _of_rows(file, (kind, tag), numbers[file.name], ceilings[file.name])
            for file in files
            if (kind, tag) in file.rows
        ]
        for tag in sorted({tag for file in files for held, tag in file.rows if held == kind})
    }
    return _joined(parts, names, joined)


def _as_they_lie(file: RunFile) -> Block:
    """The block of one file whose rows are in order: no row is copied."""
    segments = file.points.segments
    if len(segments) == 1:
        held = segments[0].columns
        chunks = [Chunk(range(len(held.tags)), (held.steps, held.wall_times, held.values))]
        return Block(held.tags, held.bounds.tolist(), chunks, [])
    found = by_tag(segments)
    lengths = [sum(len(part.steps) for part in parts) for parts in found.values()]
    chunks = [
        Chunk(range(index, index + 1), part)
        for index, parts in enumerate(found.values())
        for part in parts
    ]
    return Block(list(found), bounds_of(lengths), chunks, [])


def _ceilings(files: Sequence[RunFile]) -> dict[str, int | None]:
    """For each file, the least step at which a later one says that a session started."""
    starting = [
        (age_of(file), min(start.step for start in file.starts)) for file in files if file.starts
    ]
    return {
        file.name: min(
            (step for age, step in starting if is_later(age, age_of(file))), default=None
        )
        for file in files
    }


def _of_points(file: RunFile, parts: Sequence[TagRows], tag: str, ceiling: int | None) -> TagPart:
    """The scalars of one tag in one file."""

    def since(index: int) -> list[Column]:
        fresh, left = [], count - index
        for part in reversed(parts):  # what is new stands at the end
            rows = slice(max(0, len(part.steps) - left), None)
            fresh.append([column[rows] for column in part])
            left -= len(part.steps)
            if left <= 0:
                break
        if len(fresh) == 1:
            return fresh[0]
        return [np.concatenate(column) for column in zip(*reversed(fresh), strict=True)]

    count = sum(len(part.steps) for part in parts)
    return TagPart(file, count, since, file.cuts.get(("scalar", tag), NO_CUTS), ceiling)


def _of_rows(file: RunFile, tag: Tag, number: int, ceiling: int | None) -> TagPart:
    """The rows of another kind and one tag in one file, which has this number."""

    def since(index: int) -> list[Column]:
        fresh = rows.since(index)
        return [*fresh, np.full(len(fresh[0]), number)]

    rows = file.rows[tag]
    return TagPart(file, len(rows), since, file.cuts.get(tag, NO_CUTS), ceiling)


def _joined(
    parts: Mapping[str, Sequence[TagPart]],
    files: list[str],
    joined: JoinedTags,
) -> Block:
    """The rows of each tag that stand, of all its files."""
    fronts: dict[frozenset[str], tuple[set[str], Hashable]] = {}
    tags: list[str] = []
    chunks, lengths = [], []
    superseded: Counter[str] = Counter()
    for tag, held in parts.items():
        names = frozenset(part.file.name for part in held)
        if names not in fronts:  # the same files for nearly all tags, and hundreds of processes
            front = in_front([part.file for part in held])
            fronts[names] = {file.name for file in front}, (*files, order_of(front))
        shown, order = fronts[names]
        pieces = joined.pieces(tag, [part for part in held if part.file.name in shown], order)
        superseded.update(joined.superseded(tag))
        length = sum(len(columns[0]) for columns in pieces)
        if length:  # else the start of a session took every row
            index = len(tags)
            chunks += [Chunk(range(index, index + 1), columns) for columns in pieces]
            lengths.append(length)
            tags.append(tag)
    return Block(tags, bounds_of(lengths), chunks, files, superseded)
