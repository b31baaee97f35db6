"""The tables of several runs at one step as one: all their rows, and all their columns by name.

Pictures and sounds stay where they are: of each its kind and size are known here.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from dashboard.picture_header import picture_header
from insight.plugins.media import audio_format

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from insight.plugins.values import Table

MOST_ROWS = 400_000
MOST_CELLS = 4_000_000
MOST_LETTERS = 300_000_000  # of all texts together
MOST_SORTED = 4  # orders of one table that are kept
_NUMBER, _TIME, _TEXT, _FILE, _LACKING = range(5)
RUN = ""  # what the column of runs is called: recorded ones have names of their own


class Part(NamedTuple):
    """The table of one run.

    Attributes:
        run: The run.
        step: When it was recorded.
        wall_time: Likewise; None where that is no time.
        rows: How many it has.
        columns: Their names.

    """

    run: str
    step: int
    wall_time: float | None
    rows: int
    columns: tuple[str, ...]


class File(NamedTuple):
    """A cell of bytes: `image`, `sound`, or `bytes` that nothing here shows."""

    kind: str
    size: int
    width: int = 0
    height: int = 0


class Light(NamedTuple):
    """A recorded table without the bytes of its files."""

    columns: list[str]
    rows: list[list[Any]]
    letters: int
    """How long its texts are together."""


class Column(NamedTuple):
    """A column of the joined table; `identity` tells it from another of the same name."""

    identity: str
    name: str


@dataclass(frozen=True)
class Joined:
    """Rows of several tables.

    Attributes:
        parts: The tables, in the order in which their rows stand.
        columns: All columns of any of them, by name in the order of coming.
        rows: The cells, a list a row as long as `columns`; of a column that its table lacks None.
        origins: For each row its part, and the row's number there.
        sources: For each part which of its columns stands in each of `columns`; -1 for none.
        left_out: Tables that there was no room for.
        tables: What was joined.
        is_whole: Whether every table could be read.

    """

    parts: tuple[Part, ...]
    columns: tuple[Column, ...]
    rows: list[list[Any]]
    origins: list[tuple[int, int]]
    sources: tuple[tuple[int, ...], ...]
    left_out: int
    tables: Mapping[Part, Light]
    is_whole: bool
    orders: OrderedDict[tuple[str, bool], list[int]] = field(default_factory=OrderedDict)
    _texts: list[str] = field(default_factory=list)

    def order(self, by: str, *, descending: bool, called: Mapping[str, str]) -> Sequence[int]:
        """The rows sorted by a column: numbers, times, texts, files; what lacks, and NaN, last.

        Args:
            by: The identity of a column, or `RUN`; of anything else rows stand as they came.
            descending: Whether the last of those that have a value come first.
            called: What runs are called, where that is not their name.

        """
        index = next((at for at, one in enumerate(self.columns) if one.identity == by), None)
        if by == RUN:
            names = [called.get(part.run, part.run).casefold() for part in self.parts]
            whole = range(len(self.rows))
            return sorted(whole, key=lambda at: names[self.origins[at][0]], reverse=descending)
        if index is None:
            return range(len(self.rows))
        kept = self.orders.get((by, descending))
        if kept is None:
            keys = [_key(row[index]) for row in self.rows]
            held = [at for at, key in enumerate(keys) if key[0] != _LACKING]
            held.sort(key=keys.__getitem__, reverse=descending)
            kept = held + [at for at, key in enumerate(keys) if key[0] == _LACKING]
            self.orders[by, descending] = kept
            while len(self.orders) > MOST_SORTED:
                self.orders.popitem(last=False)
        return kept

    def found(self, order: Sequence[int], words: str, called: Mapping[str, str]) -> Sequence[int]:
        """Those of some rows in which any cell, or the run's name, has some words, in any case."""
        wanted = words.casefold()
        if not wanted:
            return order
        if len(self._texts) != len(self.rows):
            self._texts[:] = ["\n".join(map(_said, row)).casefold() for row in self.rows]
        names = [called.get(part.run, part.run).casefold() for part in self.parts]
        runs = {at for at, name in enumerate(names) if wanted in name}
        texts, origins = self._texts, self.origins
        return [at for at in order if wanted in texts[at] or origins[at][0] in runs]


def joined(parts: Sequence[Part], read: Callable[[Part], Light | None]) -> Joined:
    """The tables of some runs as one.

    Args:
        parts: What is known of each.
        read: Gives what was recorded; None of one that is gone. Of tables that would be too much
            together with those before them none is read.

    """
    taken: list[Part] = []
    columns: list[Column] = []
    indices: dict[tuple[str, int], int] = {}
    sources: list[list[int]] = []
    held: list[Light] = []
    cells = rows = letters = left_out = 0
    is_whole = True
    for part in parts:
        size = part.rows * max(1, len(part.columns))
        is_much = cells + size > MOST_CELLS or rows + part.rows > MOST_ROWS
        if taken and (is_much or letters > MOST_LETTERS):
            left_out += 1
            continue
        table = read(part)
        if table is None:
            is_whole = False
            continue
        cells, rows, letters = cells + size, rows + len(table.rows), letters + table.letters
        own: list[int] = []
        for key in _numbered(table.columns):
            if key not in indices:
                indices[key] = len(columns)
                columns.append(_column(key, columns))
            own.append(indices[key])
        held.append(table)
        taken.append(part)
        sources.append(own)
    whole = [_inverse(own, len(columns)) for own in sources]
    lines: list[list[Any]] = []
    where: list[tuple[int, int]] = []
    for number, table in enumerate(held):
        same = whole[number] == tuple(range(len(columns)))
        kept = table.rows[: MOST_ROWS - len(lines)]
        lines += kept if same else [_spread(row, whole[number]) for row in kept]
        where += [(number, at) for at in range(len(kept))]
    return Joined(
        parts=tuple(taken),
        columns=tuple(columns),
        rows=lines,
        origins=where,
        sources=tuple(whole),
        left_out=left_out,
        tables=dict(zip(taken, held, strict=True)),
        is_whole=is_whole,
    )


def light(table: Table) -> Light:
    """A table without the bytes of its files; its rows are those very rows where it has none."""
    of_files = {at for row in table.rows for at, cell in enumerate(row) if isinstance(cell, bytes)}
    letters = sum(len(cell) for row in table.rows for cell in row if isinstance(cell, str))
    rows = table.rows
    if of_files:
        rows = [[_file(one) if isinstance(one, bytes) else one for one in row] for row in rows]
    return Light(table.columns, rows, letters)


def _file(content: bytes) -> File:
    header = picture_header(content)
    if header:
        return File("image", len(content), header.width, header.height)
    return File("bytes" if audio_format(content) == "unknown" else "sound", len(content))


def _numbered(names: Iterable[str]) -> list[tuple[str, int]]:
    """Names with how many of the same stand before."""
    seen: dict[str, int] = {}
    found = []
    for name in names:
        found.append((name, seen.get(name, 0)))
        seen[name] = seen.get(name, 0) + 1
    return found


def _column(key: tuple[str, int], before: Sequence[Column]) -> Column:
    name, number = key
    identity = name if name and not number else f"{name} ({number + 1})"
    known = {one.identity for one in before}
    while identity in known:
        identity += "'"
    return Column(identity, name)


def _inverse(own: Sequence[int], count: int) -> tuple[int, ...]:
    found = [-1] * count
    for index, column in enumerate(own):
        found[column] = index
    return tuple(found)


def _spread(row: Sequence[Any], source: Sequence[int]) -> list[Any]:
    return [None if index < 0 else row[index] for index in source]


def _key(cell: Any) -> tuple[int, Any]:
    """What cells are sorted by: kinds apart, for they cannot be compared with each other."""
    if cell is None or (isinstance(cell, float) and math.isnan(cell)):
        return _LACKING, 0
    if isinstance(cell, (bool, int, float)):
        return _NUMBER, cell
    if isinstance(cell, str):
        return _TEXT, cell.casefold()
    if isinstance(cell, File):
        return _FILE, 0
    return (_TIME, cell.isoformat()) if hasattr(cell, "isoformat") else (_TEXT, str(cell))


def _said(cell: Any) -> str:
    if cell is None or isinstance(cell, File):
        return ""
    return cell if isinstance(cell, str) else str(cell)


def is_number(cell: Any) -> bool:
    """Whether a cell counts as a number; what lacks is neither."""
    return isinstance(cell, (int, float)) and not isinstance(cell, bool)
