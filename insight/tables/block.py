"""All rows of one kind in one run, sorted by tag and step: what tables are joined from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .restart import FileRows, all_rows, standing_rows

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from .rows import Column, Rows


@dataclass(frozen=True)
class Block:
    """Columns over the rows of one kind in one run.

    Attributes:
        tags: The tags with rows, sorted.
        bounds: The rows of `tags[i]` are those from `bounds[i]` to `bounds[i + 1]`.
        columns: step, wall_time, the columns of the kind, then offset and file (a number).
        files: The names that the last column counts through.

    """

    tags: list[str]
    bounds: list[int]
    columns: list[Column]
    files: list[str]

    def of_tags(self, wanted: Collection[str]) -> Block:
        """The rows of some tags only."""
        kept = [place for place, tag in enumerate(self.tags) if tag in wanted]
        lengths = [self.bounds[place + 1] - self.bounds[place] for place in kept]
        slices = [slice(self.bounds[place], self.bounds[place + 1]) for place in kept]
        columns = [_joined([column[s] for s in slices], column) for column in self.columns]
        return Block([self.tags[place] for place in kept], _bounds(lengths), columns, self.files)

    def find(self, tag: str, step: int) -> int | None:
        """The place of the row of a tag and step, if there is one."""
        if tag not in self.tags:
            return None
        position = self.tags.index(tag)
        begin, stop = self.bounds[position], self.bounds[position + 1]
        place = begin + int(np.searchsorted(self.columns[0][begin:stop], step))
        return place if place < stop and self.columns[0][place] == step else None

    def __len__(self) -> int:
        return self.bounds[-1]


def build_block(
    rows_by_tag: Mapping[str, Mapping[str, Rows]],
    spans: Mapping[str, tuple[float, float]],
    width: int,
    *,
    superseded: bool,
) -> Block:
    """The block of a run's rows by tag and file; `superseded` keeps the rows that left as well.

    Args:
        rows_by_tag: The rows of each tag by file.
        spans: The first and last wall time of each file.
        width: How many columns the kind has.
        superseded: Whether the rows that a restart replaced stay.

    """
    files = sorted(spans)
    tags = sorted(rows_by_tag)
    choose = all_rows if superseded else standing_rows
    chosen: list[list[Column]] = []
    for tag in tags:
        parts = [
            (FileRows(name, spans[name], rows.steps, rows.wall_times), rows)
            for name, rows in rows_by_tag[tag].items()
        ]
        places = choose([part for part, _ in parts])
        columns = [_tag_columns(part, rows, files) for part, rows in parts]
        chosen.append([np.concatenate(column)[places] for column in zip(*columns, strict=True)])
    empty = [np.empty(0, object)] * (width + 4)
    joined = [np.concatenate(column) for column in zip(*chosen, strict=True)]
    return Block(tags, _bounds([len(columns[0]) for columns in chosen]), joined or empty, files)


def _tag_columns(part: FileRows, rows: Rows, files: list[str]) -> list[Column]:
    number = np.full(len(part.steps), files.index(part.name))
    return [part.steps, part.wall_times, *rows.cells(), rows.offsets, number]


def _joined(slices: list[Column], like: Column) -> Column:
    return np.concatenate(slices) if slices else like[:0]


def _bounds(lengths: list[int]) -> list[int]:
    return [0, *np.cumsum(lengths, dtype=np.int64).tolist()]
