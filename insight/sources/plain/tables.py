"""Plain tables: wide, with a series a column, or long, with a series a name."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.format.separated import NUMBER, TEXT
from insight.sources.fence import Fence
from insight.sources.record import moved
from insight.sources.records import Problem, Progress, Remark, Unshown
from insight.sources.tail import Tail, unknown_length
from insight.sources.text.lines import SeparatedValues
from insight.sources.text.moments import LEAST_S, RULE, no_times, seconds_in
from insight.sources.text.tables import steps_in

from . import names as rule
from .parts import Part, Parts, span_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from insight.format.scalars.columns import Column, TakeRoom
    from insight.format.separated import WholeRows
    from insight.sources.place import Place
    from insight.sources.records import Folder, News
    from insight.sources.tail import Piece
    from insight.sources.text.lines import TableScan

_MOST_PROBLEMS = 1_000
_MOST_SERIES = 20_000
_FEW_WORDS = 1 << 16
_FEW_GROUPS = 16
_NO_KINDS = np.empty(0, np.uint8)


class _Roles(NamedTuple):
    """What each column is, by its number."""

    step: int | None
    time: int | None
    run: int | None
    key: int | None
    others: tuple[int, ...]


class PlainTable:
    """Reads one table from its beginning on.

    Args:
        folder: Where it lies.
        place: Where that lies.
        file: Its name there.
        take_room: Where the points of one go are to be put.
        is_numbered: Whether some of its steps are known not to be whole.

    """

    def __init__(
        self,
        folder: Folder,
        place: Place,
        file: str,
        take_room: TakeRoom | None,
        *,
        is_numbered: bool,
    ) -> None:
        self._values = SeparatedValues()
        self._path = folder.file(file)
        own = Fence(place, (folder.path,))
        self.tail: Tail[TableScan] = Tail(own, self._path, self._values, unknown_length)
        self.is_numbered = is_numbered
        self.step = None
        self._file = file
        self._roles: _Roles | None = None
        self._parts = Parts(file, take_room, is_numbered=is_numbered)
        self._count = self._records = self._problems = 0
        self._span = math.inf, -math.inf
        self._series: set[str] = set()

    def read(self) -> Iterator[News]:
        """What is new.

        Raises:
            ReadAgainError: If all of it is to be understood in another way.
            OSError: If the file is gone or cannot be read.

        """
        for piece in self.tail.pieces():
            yield from self._news(piece)
        yield from self._rest()

    def _news(self, piece: Piece[TableScan]) -> Iterator[News]:
        rows = piece.scan.rows
        if len(rows):
            if self._roles is None:
                self._roles = _roles_in(self._values.names, rows)
                for remark in self._remarks(self._roles):
                    yield from self._parts.beside(Remark(self._file, remark))
            yield from self._rows(piece.begin, rows, self._roles)
        for damage in piece.damages:
            yield from self._problem(damage.offset, damage.problem)

    def _rest(self) -> Iterator[News]:
        yield from self._parts.rest()
        first, last = self._span
        if self._records and not math.isfinite(first):
            first = last = self.tail.modified
        yield Progress(
            file=self._file,
            records=self._records,
            size=self.tail.size,
            unfinished=self.tail.unfinished,
            modified=self.tail.modified,
            closed=False,
            first_wall_time=first,
            last_wall_time=last,
        )
        self._records = 0

    def load(self, kind: str, tag: str, offset: int) -> Any:
        raise moved(self._path, offset, f"a {kind} named {tag!r}", "a table of numbers and texts")

    def _remarks(self, roles: _Roles) -> Iterator[str]:
        names = self._values.names
        yield rule.step_rule(None if roles.step is None else names[roles.step])
        if roles.time is None:
            yield rule.time_rule(None)
        else:
            yield f"{rule.time_rule(names[roles.time])}; {RULE}"
        if roles.key is not None:
            words = f"a row a value: '{names[roles.key]}' is the name of its series"
            yield f"{words}, '{names[roles.others[0]]}' its value"
        if roles.run is not None:
            yield f"the names of series begin with '{names[roles.run]}'"

    def _rows(self, begin: int, rows: WholeRows, roles: _Roles) -> Iterator[News]:
        times = no_times(len(rows)) if roles.time is None else seconds_in(rows, roles.time)
        steps, is_step = self._steps(rows, roles)
        at = np.flatnonzero(is_step)
        self._count += len(rows)
        if len(at) < len(rows):
            missing = int(np.flatnonzero(~is_step)[0])
            count = len(rows) - len(at)
            words = f"{count} rows from here on have no number as their step"
            yield from self._problem(begin + int(rows.begins[missing]), words)
        parts: list[Part] = []
        numbers = {
            one: rows.numbers[:, one]
            for one in roles.others
            if (rows.kinds[:, one] == NUMBER).all()
        }
        if roles.run is not None or roles.key is not None:  # each group takes some of them
            numbers = {one: held.copy() for one, held in numbers.items()}
        begins = rows.begins + begin
        for group in self._groups(rows, roles, at):
            parts += self._parts_of(rows, roles, group, numbers, (steps, times, begins))
        if len(self._series) > _MOST_SERIES:
            raise OSError(0, f"more series than {_MOST_SERIES}")
        first, last = span_of(parts)
        self._span = min(self._span[0], first), max(self._span[1], last)
        self._records += len(at)
        yield from self._parts.take(parts)
        if roles.key is not None:
            for column in roles.others[1:]:
                texts = int(np.count_nonzero(rows.kinds[at, column] == TEXT))
                if texts:
                    word = f"text of column '{self._values.names[column]}'"
                    yield from self._parts.beside(Unshown(self._file, word, texts))

    def _steps(self, rows: WholeRows, roles: _Roles) -> tuple[Column, Column]:
        """The true step of each row, and which rows have one."""
        if roles.step is None:
            steps = np.arange(self._count, self._count + len(rows))
            return steps, np.ones(len(rows), bool)
        steps, is_whole = steps_in(rows, roles.step)
        if is_whole.all():
            return steps, is_whole
        numbers = rows.numbers[:, roles.step]
        is_step = (rows.kinds[:, roles.step] == NUMBER) & np.isfinite(numbers)
        return (steps if is_whole[is_step].all() else numbers), is_step

    def _groups(self, rows: WholeRows, roles: _Roles, at: Column) -> Iterator[tuple[str, Column]]:
        """Rows of the same run and the same name, with what their series are called by these."""
        prefixes: list[tuple[str, Column]] = [("", at)]
        for column in (roles.run, roles.key):
            if column is None:
                continue
            words, codes = _words(rows, column)
            if len(words) <= _FEW_WORDS:
                codes = codes.astype(np.uint16)  # which NumPy sorts by their bytes
            prefixes = [
                (f"{prefix}{words[codes[part[0]]]}/", part)
                for prefix, held in prefixes
                for part in _by_code(codes, held, len(words))
                if len(part)
            ]
        yield from prefixes

    def _parts_of(
        self,
        rows: WholeRows,
        roles: _Roles,
        group: tuple[str, Column],
        whole: Mapping[int, Column],
        moments: tuple[Column, Column, Column],
    ) -> Iterator[Part]:
        """The rows of a group by column.

        Args:
            rows: All rows.
            roles: What the columns are.
            group: What their names begin with, and which rows they are.
            whole: The columns that have a number in every row.
            moments: Step and time of every row, and where it begins.

        """
        prefix, held = group
        steps, times, begins = moments
        for place, column in enumerate(roles.others):
            is_value = roles.key is not None and place == 0
            tag = prefix.rstrip("/") if is_value else f"{prefix}{self._values.names[column]}"
            if column in whole and _are_all(held, rows):
                self._series.add(tag)
                yield Part(tag, steps, times, whole[column], begins)
                continue
            if column in whole:
                kinds, numbers = _NO_KINDS, held
            else:
                kinds = rows.kinds[held, column]
                numbers = held[kinds == NUMBER]
            if len(numbers):
                column_of = whole[column] if column in whole else rows.numbers[:, column]
                values = column_of.take(numbers)
                self._series.add(tag)
                known = steps.take(numbers), times.take(numbers)
                yield Part(tag, *known, values, begins.take(numbers))
            if roles.key is not None and not is_value:
                continue
            if (kinds == TEXT).any():
                texts = held[kinds == TEXT]
                found = rows.texts_of(column)
                codes = found.codes[np.searchsorted(found.rows, texts)].tolist()
                words = [found.texts[code] for code in codes]
                yield Part(tag, steps[texts], times[texts], words, begins[texts])

    def _problem(self, offset: int, text: str) -> Iterator[News]:
        self._problems += 1
        if self._problems <= _MOST_PROBLEMS:
            yield from self._parts.beside(Problem(self._file, offset, text))


def _roles_in(names: Sequence[str], rows: WholeRows) -> _Roles:
    """What the columns are, by their names and the first row that has each."""
    left = [name for name in names if name]

    def taken(wanted: Sequence[str]) -> int | None:
        name = rule.first_of(wanted, left)
        if name is None:
            return None
        left.remove(name)
        return list(names).index(name)

    time = rule.first_of(rule.TIMES, left)
    time_at = None if time is None else list(names).index(time)
    if time_at is not None and not _counts_from_1970(rows, time_at):
        time_at = None
    if time_at is not None:
        left.remove(names[time_at])
    step = taken(rule.STEPS)
    run = taken(rule.RUNS)
    key, value = rule.first_of(rule.KEYS, left), rule.first_of(rule.VALUES, left)
    key_at = None
    if key is not None and value is not None and _is_text(rows, list(names).index(key)):
        key_at = list(names).index(key)
        left.remove(key)
        left.remove(value)
        left.insert(0, value)
    others = tuple(list(names).index(name) for name in dict.fromkeys(left))
    return _Roles(step, time_at, run, key_at, others)


def _counts_from_1970(rows: WholeRows, column: int) -> bool:
    """Whether the first time of a column is one of the calendar; seconds of a training are not."""
    times = seconds_in(rows, column)
    known = times[np.isfinite(times)]
    return len(known) > 0 and float(known[0]) >= LEAST_S


def _are_all(held: Column, rows: WholeRows) -> bool:
    """Whether some rows, in their order, are all."""
    return len(held) == len(rows)


def _is_text(rows: WholeRows, column: int) -> bool:
    kinds = rows.kinds[:, column]
    return bool((kinds == TEXT).any()) and not bool((kinds == NUMBER).any())


def _by_code(codes: Column, held: Column, count: int) -> list[Column]:
    """Some rows by what code they have, each in their order; `count` codes there are at most."""
    own = codes if len(held) == len(codes) else codes[held]
    if count <= _FEW_GROUPS:
        return [held[np.flatnonzero(own == code)] for code in range(count)]
    order = np.argsort(own, kind="stable")
    own = own[order]
    return np.split(held[order], np.flatnonzero(own[1:] != own[:-1]) + 1)


def _words(rows: WholeRows, column: int) -> tuple[list[str], Column]:
    """What a column says as texts, and which of them each row has."""
    found = rows.texts_of(column)
    words: list[str] = [""]
    known: dict[str, int] = {"": 0}
    of_code = np.zeros(len(found.texts) + 1, np.int64)
    for code in np.flatnonzero(np.bincount(found.codes, minlength=1)).tolist():
        text = found.texts[code]
        of_code[code] = known.setdefault(text, len(words))
        if of_code[code] == len(words):
            words.append(text)
    if len(found.rows) == len(rows):
        return words, of_code.take(found.codes)
    codes = np.zeros(len(rows), np.int64)
    codes[found.rows] = of_code[found.codes]
    for row in np.flatnonzero(rows.kinds[:, column] == NUMBER).tolist():
        number = rows.numbers[row, column]
        text = str(rows.exact.get((row, column), int(number) if number.is_integer() else number))
        codes[row] = known.setdefault(text, len(words))
        if codes[row] == len(words):
            words.append(text)
    return words, codes
