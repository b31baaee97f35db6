"""All rows of one kind in one run, sorted by tag and step: what tables are joined from."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from itertools import accumulate, islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from insight.plugins.beside import is_beside, of_training

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from insight.format.scalars.columns import Column
    from insight.lineage.metrics import Measure


class Chunk(NamedTuple):
    """Consecutive rows of a block."""

    tags: range
    """Indices of the tags that they belong to."""
    columns: Sequence[Column]


_SIDES: tuple[Literal["left"], Literal["right"]] = ("left", "right")
_NONE_SUPERSEDED: Mapping[str, int] = MappingProxyType({})


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

    __slots__ = ("__weakref__", "bounds", "chunks", "files", "superseded", "tags")

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
        self.superseded = superseded or _NONE_SUPERSEDED

    def last(self, tag: str) -> list[Any]:
        """The last row of a tag that is there."""
        *_, columns = self._parts(bisect_left(self.tags, tag))
        return [column[-1] for column in columns]

    def rows(self, tag: str) -> list[Column] | None:
        """The columns of one tag, which are no copies where its rows lie together; None without."""
        position = bisect_left(self.tags, tag)
        if self.tags[position : position + 1] != [tag]:
            return None
        parts = list(self._parts(position))
        if len(parts) == 1:
            return parts[0]
        return [np.concatenate(column) for column in zip(*parts, strict=True)]

    def measured(self, tag: str, measure: Measure) -> float | None:
        """The last, lowest or highest value of a scalar, NaN left out; None where it has no row."""
        position = bisect_left(self.tags, tag)
        if self.tags[position : position + 1] != [tag]:
            return None
        if measure == "last":
            return float(self.last(tag)[2])
        extreme = np.fmin if measure == "min" else np.fmax
        with np.errstate(invalid="ignore"):  # a signalling NaN is a value like any other
            found = [extreme.reduce(columns[2]) for columns in self._parts(position)]
            return float(extreme.reduce(found))

    def find(self, tag: str, step: int, wall_time: float | None = None) -> list[Any] | None:
        """The row of a tag and step, if there is one; of several the last, or that of a time.

        Of several of one time the last. A file may hold a time that is no number: NaN finds it.
        """
        position = bisect_left(self.tags, tag)
        if self.tags[position : position + 1] != [tag]:
            return None
        found = None
        is_nan = wall_time is not None and math.isnan(wall_time)
        for columns in self._parts(position):
            first, stop = (int(np.searchsorted(columns[0], step, side)) for side in _SIDES)
            for index in range(stop - 1, first - 1, -1):
                own = columns[1][index]
                if wall_time is None or own == wall_time or (is_nan and math.isnan(own)):
                    found = [column[index] for column in columns]
                    break
        return found

    def _parts(self, tag: int) -> Iterator[list[Column]]:
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
        """The greatest step of the training; 0 without any."""
        if any(map(is_beside, self.tags)):
            return self.of_tags(of_training(self.tags)).last_step
        ends = [(chunk.columns[0], chunk.tags) for chunk in self.chunks]
        return max((self._last_of(steps, tags) for steps, tags in ends), default=0)

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
        return Block(tags, bounds_of(lengths), chunks, self.files)

    def __len__(self) -> int:
        return self.bounds[-1]


def bounds_of(lengths: Sequence[int]) -> list[int]:
    """Where each of some parts begins, one behind the other, and where the last one ends."""
    return list(accumulate(lengths, initial=0))
