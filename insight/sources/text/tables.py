"""Reading a growing table of text: a column of steps, maybe one of times, a series a column."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.format.separated import NUMBER, rows_in
from insight.format.separated.rows import EMPTY
from insight.sources.fence import Fence
from insight.sources.held_points import HeldPoints
from insight.sources.record import moved
from insight.sources.records import Batch, Problem, Progress, Remark
from insight.sources.tail import Tail, unknown_length

from .lines import MOST_IN_ROW, SeparatedValues, names_of
from .moments import no_times, seconds_in

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Mapping, Sequence

    from insight.format.scalars.columns import Column, TakeRoom
    from insight.format.separated import WholeRows
    from insight.sources.place import Place
    from insight.sources.records import Folder, News
    from insight.sources.tail import Piece

    from .lines import TableScan

_LOWEST, _BEYOND = -(2.0**63), 2.0**63
_MOST_PROBLEMS = 1_000


@dataclass(frozen=True, slots=True)
class Roles:
    """What the columns of a table are."""

    step: int | None
    """The column; None where rows are numbered as they come."""
    tags: Mapping[int, str]
    """The columns of values, each with the name of its series."""
    time: int | None = None
    remarks: Sequence[str] = field(default_factory=tuple)
    """By which rules these were found, in words."""
    problem: str = ""
    """Why nothing of the table can be read."""


class _Moments(NamedTuple):
    """Which rows of a piece have a step, what it is, and when each was written."""

    are: Column
    are_all: bool
    steps: Column
    times: Column


class TableReader:
    """Reads one table from its beginning on.

    Args:
        folder: Where it lies.
        place: Where that lies.
        file: Its name there.
        roles_of: What its columns are, by their names and what separates them.
        separators: Those that there may be.
        take_room: Where the points of one go are to be put.

    """

    def __init__(
        self,
        folder: Folder,
        place: Place,
        file: str,
        roles_of: Callable[[Sequence[str], bytes], Roles],
        separators: bytes = b",;\t",
        take_room: TakeRoom | None = None,
    ) -> None:
        self._values = SeparatedValues(separators)
        self._separators = separators
        self._place = Fence(place, (folder.path,))
        self._path = folder.file(file)
        self.tail: Tail[TableScan] = Tail(self._place, self._path, self._values, unknown_length)
        self._file = file
        self._roles_of = roles_of
        self._roles: Roles | None = None
        self._held = HeldPoints(file, take_room)
        self._count = 0
        self._records = 0
        self._problems = 0
        self._span = math.inf, -math.inf

    def news(self, piece: Piece[TableScan]) -> Iterator[News]:
        if self._roles is None and self._values.names:
            self._roles = self._roles_of(self._values.names, self._values.separator)
            for remark in self._roles.remarks:
                yield Remark(self._file, remark)
            if self._roles.problem:
                yield Problem(self._file, 0, self._roles.problem)
        if self._roles is not None and not self._roles.problem and len(piece.scan.rows):
            yield from self._rows(piece.begin, piece.scan.rows, self._roles)
        for damage in piece.damages:
            yield from self._problem(damage.offset, damage.problem)

    def rest(self) -> Iterator[News]:
        yield from self._held.told()
        first, last = self._span
        if self._records and not math.isfinite(first):
            # Nothing in it tells a time; that a run went on lately, its file does.
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
        names, separator = self._values.names, self._values.separator
        try:
            with self._place.open(self._path) as file:
                if not names:  # whoever reads a value only
                    names, separator = names_of(file.read(0, MOST_IN_ROW), self._separators)
                content = file.read(offset, MOST_IN_ROW)
        except OSError as error:
            raise moved(self._path, offset, "a readable row", error.strerror) from error
        roles = self._roles or self._roles_of(names, separator)
        rows = rows_in(content, separator, len(names))
        for column, name in roles.tags.items():
            if name == tag and len(rows) and kind == "text":
                texts = rows.texts_of(column)
                if len(texts.rows) and texts.rows[0] == 0:
                    return texts.texts[texts.codes[0]]
        raise moved(self._path, offset, f"a {kind} named {tag!r}", "another row")

    def _rows(self, begin: int, rows: WholeRows, roles: Roles) -> Iterator[News]:
        moments = yield from self._moments(begin, rows, roles)
        self._count += len(rows)
        self._records += int(np.count_nonzero(moments.are))
        if roles.time is not None:
            self._see(moments.times)
        begins = rows.begins + begin
        are_numbers = moments.are_all and bool((rows.kinds == NUMBER).all())
        for column, tag in roles.tags.items():
            if are_numbers:
                values = rows.numbers[:, column]
                self._held.add(tag, moments.steps, moments.times, values, begins)
                continue
            is_value = rows.kinds[:, column] == NUMBER
            values = rows.numbers[:, column]
            if moments.are_all and is_value.all():
                self._held.add(tag, moments.steps, moments.times, values, begins)
                continue
            held = np.flatnonzero(is_value if moments.are_all else is_value & moments.are)
            if len(held):
                rows_of = moments.steps[held], moments.times[held], values[held]
                self._held.add(tag, *rows_of, begins[held])
        if self._held.is_full:
            yield from self._held.told()
        if len(rows.text_codes):
            yield from self._texts(rows, roles, moments, begins)

    def _texts(
        self, rows: WholeRows, roles: Roles, moments: _Moments, begins: Column
    ) -> Iterator[Batch]:
        for column, tag in roles.tags.items():
            held, codes, texts = rows.texts_of(column)
            if not moments.are_all:
                held, codes = held[moments.are[held]], codes[moments.are[held]]
            if len(held):
                yield Batch(
                    self._file,
                    "text",
                    tag,
                    moments.steps[held].tolist(),
                    moments.times[held].tolist(),
                    [(texts[code],) for code in codes.tolist()],
                    begins[held].tolist(),
                )

    def _moments(
        self, begin: int, rows: WholeRows, roles: Roles
    ) -> Generator[Problem, None, _Moments]:
        """Steps and times of the rows that have a step; the others are told."""
        times = no_times(len(rows)) if roles.time is None else seconds_in(rows, roles.time)
        if roles.step is None:
            numbered = np.arange(self._count, self._count + len(rows))
            return _Moments(np.ones(len(rows), bool), True, numbered, times)
        steps, is_step = steps_in(rows, roles.step)
        if is_step.all():
            return _Moments(is_step, True, steps, times)
        is_empty = rows.kinds[:, roles.step] == EMPTY
        words = np.where(is_empty, "row has no step", "step is no whole number")
        lacking = [(at, str(words[at])) for at in np.flatnonzero(~is_step).tolist()]
        for _, group in groupby(enumerate(lacking), lambda one: (one[0] - one[1][0], one[1][1])):
            at, problem = next(group)[1]
            yield from self._problem(begin + int(rows.begins[at]), problem)
        return _Moments(is_step, False, steps, times)

    def _problem(self, offset: int, text: str) -> Iterator[Problem]:
        """Tell of it, where it is not one of very many."""
        self._problems += 1
        if self._problems <= _MOST_PROBLEMS:
            yield Problem(self._file, offset, text)
        elif self._problems == _MOST_PROBLEMS + 1:
            yield Problem(self._file, offset, "further problems of this file are not told")

    def _see(self, times: Column) -> None:
        finite = times[np.isfinite(times)]
        if len(finite):
            first, last = self._span
            self._span = min(first, float(finite.min())), max(last, float(finite.max()))


def steps_in(rows: WholeRows, column: int) -> tuple[Column, Column]:
    r"""A column as steps, and in which rows it is one.

    >>> rows = rows_in(b"3\n0.5\n9007199254740993\n", b",", 1)
    >>> [found.tolist() for found in steps_in(rows, 0)]
    [[3, 0, 9007199254740993], [True, False, True]]
    """
    held = rows.numbers[:, column]
    with np.errstate(invalid="ignore"):
        steps = held.astype(np.int64)
        # Nearly all tables have nothing but whole numbers there.
        if len(held) and held.min() >= _LOWEST and held.max() < _BEYOND:
            is_step = (rows.kinds[:, column] == NUMBER) & (steps == held)
            if is_step.all():
                return _exactly(rows, column, steps, is_step), is_step
        is_step = (rows.kinds[:, column] == NUMBER) & (held >= _LOWEST) & (held < _BEYOND)
        is_step &= np.floor(held) == held
        steps = np.where(is_step, held, 0.0).astype(np.int64)
    return _exactly(rows, column, steps, is_step), is_step


def _exactly(rows: WholeRows, column: int, steps: Column, is_step: Column) -> Column:
    """The steps with those that float64 rounds as they are."""
    for (row, at), number in rows.exact.items():
        if at == column and is_step[row] and -(2**63) <= number < 2**63:
            steps[row] = number
    return steps
