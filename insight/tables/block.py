"""All rows of one kind in one run, sorted by tag and step: what tables are joined from."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from itertools import accumulate, islice
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .cuts import NO_CUTS
from .joined import JoinedTags, TagPart, age_of, order_of
from .points import by_tag
from .restart import is_later

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence

    from insight.format.scalars.columns import Column
    from insight.lineage.metrics import Measure

    from .cuts import Tag
    from .points import Stretch
    from .run_file import RunFile


class Chunk(NamedTuple):
    """Consecutive rows of a block."""

    tags: range
    """Indices of the tags that they belong to."""
    columns: Sequence[Column]


class Block:
    """Columns over the rows of one kind in one run.

    Attributes:
        tags: The tags with rows, sorted.
        bounds: The rows of `tags[i]` are those from `bounds[i]` to `bounds[i + 1]`.
        chunks: The rows, in order, as they lie; a chunk holds whole tags, or a part of one.
        files: The names that the last column counts through.
        superseded: How many rows are not in the block because others took their place or a restart
            took them, by the name of the file that holds them.

    """

    def __init__(
        self,
        tags: list[str],
        bounds: Sequence[int],
        chunks: list[Chunk],
        files: list[str],
        superseded: Mapping[str, int] | None = None,
    ) -> None:
        self.tags = tags
        self.bounds = list(bounds)
        self.chunks = chunks
        self.files = files
        self.superseded = superseded or {}

    def last(self, tag: str) -> list[Any]:
        """The last row of a tag that is there."""
        *_, columns = self._stretches(bisect_left(self.tags, tag))
        return [column[-1] for column in columns]

    def measured(self, tag: str, measure: Measure) -> float | None:
        """The last, lowest or highest value of a scalar, NaN left out; None where it has no row."""
        position = bisect_left(self.tags, tag)
        if self.tags[position : position + 1] != [tag]:
            return None
        if measure == "last":
            return float(self.last(tag)[2])
        extreme = np.fmin if measure == "min" else np.fmax
        with np.errstate(invalid="ignore"):  # a signalling NaN is a value like any other
            found = [extreme.reduce(columns[2]) for columns in self._stretches(position)]
            return float(extreme.reduce(found))

    def find(self, tag: str, step: int) -> list[Any] | None:
        """The row of a tag and step, if there is one."""
        position = bisect_left(self.tags, tag)
        if self.tags[position : position + 1] != [tag]:
            return None
        for columns in self._stretches(position):
            index = int(np.searchsorted(columns[0], step))
            if index < len(columns[0]) and columns[0][index] == step:
                return [column[index] for column in columns]
        return None

    def _stretches(self, tag: int) -> Iterator[list[Column]]:
        """The rows of the tag at an index in `tags`, as they lie."""
        first = bisect_right(self.chunks, tag, key=lambda chunk: chunk.tags.stop)
        for chunk in islice(self.chunks, first, None):
            if tag not in chunk.tags:
                return
            begin = self.bounds[chunk.tags.start]
            whole = slice(None)
            held = slice(self.bounds[tag] - begin, self.bounds[tag + 1] - begin)
            rows = whole if len(chunk.tags) == 1 else held
            yield [column[rows] for column in chunk.columns]

    @property
    def last_step(self) -> int:
        """The greatest step; the block must have rows."""
        ends = [(chunk.columns[0], chunk.tags) for chunk in self.chunks]
        return max(self._last_of(steps, tags) for steps, tags in ends)

    def _last_of(self, steps: Column, tags: range) -> int:
        """The greatest step of a chunk: the last of each tag, for steps rise within a tag."""
        if len(tags) == 1:
            return int(steps[-1])
        stops = np.array(self.bounds[tags.start + 1 : tags.stop + 1]) - self.bounds[tags.start]
        return int(steps[stops - 1].max())

    def of_tags(self, wanted: Collection[str]) -> Block:
        """The rows of some tags only."""
        kept = [index for index, tag in enumerate(self.tags) if tag in wanted]
        fresh = {index: number for number, index in enumerate(kept)}
        chunks = []
        for chunk in self.chunks:
            begin = self.bounds[chunk.tags.start]
            for index in chunk.tags:
                if index in fresh:
                    columns = chunk.columns
                    if len(chunk.tags) > 1:
                        rows = slice(self.bounds[index] - begin, self.bounds[index + 1] - begin)
                        columns = [column[rows] for column in columns]
                    chunks.append(Chunk(range(fresh[index], fresh[index] + 1), columns))
        lengths = [self.bounds[index + 1] - self.bounds[index] for index in kept]
        tags = [self.tags[index] for index in kept]
        return Block(tags, _bounds(lengths), chunks, self.files)

    def __len__(self) -> int:
        return self.bounds[-1]


def scalar_block(files: Sequence[RunFile], joined: JoinedTags) -> Block:
    """The block of the scalars of some files of a run.

    Args:
        files: The files.
        joined: What was made of them the last time.

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
        for tag in sorted({tag for stretches in found.values() for tag in stretches})
    }
    return _joined(parts, [], joined)


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
    return Block(list(found), _bounds(lengths), chunks, [])


def _in_front(files: list[RunFile]) -> list[RunFile]:
    """The files that no process of lower rank wrote beside."""
    return [file for file in files if not any(map(file.is_shadowed_by, files))]


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


def _of_points(
    file: RunFile, stretches: Sequence[Stretch], tag: str, ceiling: int | None
) -> TagPart:
    """The scalars of one tag in one file."""

    def since(index: int) -> list[Column]:
        fresh, left = [], count - index
        for stretch in reversed(stretches):  # what is new stands at the end
            rows = slice(max(0, len(stretch.steps) - left), None)
            fresh.append([column[rows] for column in stretch])
            left -= len(stretch.steps)
            if left <= 0:
                break
        return [np.concatenate(column) for column in zip(*reversed(fresh), strict=True)]

    count = sum(len(stretch.steps) for stretch in stretches)
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
    in_front: dict[frozenset[str], tuple[set[str], Hashable]] = {}
    tags: list[str] = []
    chunks, lengths = [], []
    superseded: Counter[str] = Counter()
    for tag, held in parts.items():
        names = frozenset(part.file.name for part in held)
        if names not in in_front:  # the same files for nearly all tags, and hundreds of processes
            front = _in_front([part.file for part in held])
            in_front[names] = {file.name for file in front}, (*files, order_of(front))
        shown, order = in_front[names]
        pieces = joined.pieces(tag, [part for part in held if part.file.name in shown], order)
        superseded.update(joined.superseded(tag))
        length = sum(len(columns[0]) for columns in pieces)
        if length:  # else the start of a session took every row
            index = len(tags)
            chunks += [Chunk(range(index, index + 1), columns) for columns in pieces]
            lengths.append(length)
            tags.append(tag)
    return Block(tags, _bounds(lengths), chunks, files, superseded)


def _bounds(lengths: list[int]) -> list[int]:
    return list(accumulate(lengths, initial=0))
