"""Plain lines of JSON: a mapping a line, of names and values, or of mappings of such."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.sources.fence import Fence
from insight.sources.gathered import number_of
from insight.sources.nested_facts import bounded, dotted
from insight.sources.record import moved
from insight.sources.records import (
    ChangingFacts,
    Fact,
    Problem,
    Progress,
    Remark,
    Unshown,
    as_text,
)
from insight.sources.tail import Tail, unknown_length
from insight.sources.text.lines import JsonLines
from insight.sources.text.moments import LEAST_S, RULE, seconds_in_text, seconds_of
from insight.sources.whole_steps import whole_step

from . import names as rule
from .alike import Alike
from .parts import Part, Parts, ReadAgainError, in_order, span_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.scalars.columns import Column, TakeRoom
    from insight.sources.place import Place
    from insight.sources.records import Folder, News
    from insight.sources.tail import Piece
    from insight.sources.text.lines import JsonScan

_MOST_NESTED = 50
_MOST_PROBLEMS = 1_000
_MOST_SERIES = 20_000
_NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}

_Rows = tuple[list[Any], list[float], list[Any], list[int]]


class PlainLines:
    """Reads one file of JSON lines from its beginning on.

    Args:
        folder: Where it lies.
        place: Where that lies.
        file: Its name there.
        take_room: Where the points of one go are to be put.
        is_numbered: Whether some of its steps are known not to be whole.
        step: Which name is known to be that of the step; None where it is to be found.

    """

    def __init__(
        self,
        folder: Folder,
        place: Place,
        file: str,
        take_room: TakeRoom | None,
        *,
        is_numbered: bool,
        step: str | None,
    ) -> None:
        self._path = folder.file(file)
        own = Fence(place, (folder.path,))
        self.tail: Tail[JsonScan] = Tail(own, self._path, JsonLines(), unknown_length)
        self.step = step
        self.is_numbered = is_numbered
        self._file = file
        self._parts = Parts(file, take_room, is_numbered=is_numbered)
        self._facts = ChangingFacts()
        self._known: dict[str, Any] = {}
        self._names: tuple[str | None, str | None, str | None] | None = None
        self._count = self._records = self._problems = 0
        self._span = math.inf, -math.inf
        self._rows: dict[tuple[bool, str], _Rows] = {}
        self._series: set[str] = set()
        self._has_step = False

    def read(self) -> Iterator[News]:
        """What is new.

        Raises:
            ReadAgainError: If all of it is to be understood in another way.
            OSError: If the file is gone or cannot be read.

        """
        for piece in self.tail.pieces():
            yield from self._news(piece)
        yield from self._rest()

    def _news(self, piece: Piece[JsonScan]) -> Iterator[News]:
        values = piece.scan.values
        if values and self._names is None:
            yield from self._find_names(values)
        begins = piece.begin + np.array(piece.scan.begins, np.int64)
        alike = self._alike(values, begins)
        for at in range(len(values)) if alike is None else alike.others:
            offset, line = int(begins[at]), values[at]
            self._has_step |= alike is not None and alike.first < at
            if isinstance(line, dict):
                yield from self._line(offset, line)
            else:
                yield from self._problem(offset, "line is no mapping of names")
        parts = [_part(is_text, tag, rows) for (is_text, tag), rows in self._rows.items()]
        self._rows = {}
        if alike is not None:
            self._has_step |= bool(alike.parts)
            self._records += alike.count
            self._series.update(part.tag for part in alike.parts)
            parts = in_order([*parts, *alike.parts])
        if len(self._series) > _MOST_SERIES:
            raise OSError(0, f"more series than {_MOST_SERIES}")
        first, last = span_of(parts)
        self._span = min(self._span[0], first), max(self._span[1], last)
        yield from self._parts.take(parts)
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
        raise moved(self._path, offset, f"a {kind} named {tag!r}", "lines of numbers and texts")

    def _find_names(self, values: list[Any]) -> Iterator[News]:
        """Which names are those of step, time and run, by the lines that there are so far."""
        lines = [line for line in values if isinstance(line, dict)]
        distinct = dict.fromkeys(map(tuple, lines))
        present = dict.fromkeys(str(name) for names in distinct for name in names)
        if self.step is None:
            self.step = rule.first_of(rule.STEPS, present)
        time = rule.first_of(rule.TIMES, present)
        if time is not None:
            held = next(line[time] for line in lines if time in line)
            time = time if _seconds(held) >= LEAST_S else None
        self._names = self.step, time, rule.first_of(rule.RUNS, present)
        words = [rule.step_rule(self.step), rule.time_rule(time) + (f"; {RULE}" if time else "")]
        if self._names[2] is not None:
            words.append(f"the names of series begin with '{self._names[2]}'")
        for word in words:
            yield from self._parts.beside(Remark(self._file, word))

    def _alike(self, values: list[Any], begins: Column) -> Alike | None:
        """The lines that are read many at once; None where each is to be looked at."""
        step, time, run = self._names or (None, None, None)
        is_known = step is not None and run is None
        return Alike(values, begins, str(step), time) if is_known else None

    def _line(self, offset: int, line: dict[str, Any]) -> Iterator[News]:
        step_name, time_name, run_name = self._names or (None, None, None)
        if step_name is None:
            found = rule.first_of(rule.STEPS, line)
            if found is not None and not self._is_configuration(line):
                raise ReadAgainError(found)
        if (step_name is None and self._is_configuration(line)) or (
            step_name is not None and step_name not in line
        ):
            self._records += 1
            yield from self._take_facts(line)
            return
        step = self._count if step_name is None else line[step_name]
        self._count += 1
        if not _is_step(step):
            yield from self._problem(offset, "line has no number as its step")
            return
        self._records += 1
        self._has_step = True
        time = math.nan if time_name is None else _seconds(line.get(time_name))
        prefix = "" if run_name is None else f"{as_text(str(line.get(run_name, '')))}/"
        own = {step_name, time_name, run_name}
        for name, value in line.items():
            if name not in own:
                within = name == rule.VALUES_WITHIN and isinstance(value, dict)
                tag = prefix.rstrip("/") if within else f"{prefix}{as_text(name)}"
                yield from self._take(tag, value, (step, time, offset), 0)

    def _take(
        self, tag: str, value: Any, where: tuple[Any, float, int], depth: int
    ) -> Iterator[News]:
        number = _NUMBERS.get(value) if isinstance(value, str) else number_of(value)
        if number is not None or isinstance(value, str):
            is_text = number is None
            rows = self._rows.get((is_text, tag))
            if rows is None:
                rows = self._rows[is_text, tag] = ([], [], [], [])
                self._series.add(tag)
            rows[0].append(where[0])
            rows[1].append(where[1])
            rows[2].append(as_text(value) if is_text else number)
            rows[3].append(where[2])
        elif isinstance(value, dict) and depth < _MOST_NESTED:
            for name, inner in value.items():
                joined = f"{tag}/{as_text(name)}" if tag else as_text(name)
                yield from self._take(joined, inner, where, depth + 1)
        elif value is not None:
            yield from self._parts.beside(Unshown(self._file, "list of values", 1))

    def _is_configuration(self, line: dict[str, Any]) -> bool:
        return any(line.get(kind) in rule.CONFIGURATIONS for kind in rule.KINDS)

    def _take_facts(self, line: dict[str, Any]) -> Iterator[News]:
        """Take a line without a step: the configuration, or what a training came to."""
        beginning = "metric" if self._has_step else "hyperparameters"
        if self._is_configuration(line):
            beginning = "hyperparameters"
            line = {name: value for name, value in line.items() if name not in rule.KINDS}
        is_first = not self._known
        for name, value in line.items():
            if name in rule.CONFIGURATIONS and isinstance(value, dict):
                self._known.update(dotted("hyperparameters", value))
            else:
                self._known.update(dotted(f"{beginning}.{name}", value))
        kept, too_many = bounded(self._file, self._known.items())
        self._known = kept
        self._facts.become(dict(kept))
        if is_first:
            yield from self._parts.beside(Fact(self._file, "named", 0.0, self._facts))
        if too_many:
            yield from self._problem(0, too_many)

    def _problem(self, offset: int, text: str) -> Iterator[News]:
        self._problems += 1
        if self._problems <= _MOST_PROBLEMS:
            yield from self._parts.beside(Problem(self._file, offset, text))


def _is_step(step: Any) -> bool:
    if isinstance(step, bool) or not isinstance(step, int | float):
        return False
    return whole_step(step) is not None or math.isfinite(number_of(step) or 0.0)


def _seconds(value: Any) -> float:
    """Seconds since 1970; NaN where a value is no time."""
    if isinstance(value, str):
        return seconds_in_text(value)
    number = None if isinstance(value, bool) else number_of(value)
    return math.nan if number is None else float(seconds_of(np.array([number]))[0])


def _part(is_text: bool, tag: str, rows: _Rows) -> Part:
    steps, times, values, offsets = rows
    try:
        kinds = set(map(type, steps))
        held = np.array(steps, np.int64) if kinds == {int} else np.array(steps, np.float64)
    except OverflowError:
        held = np.array([number_of(step) for step in steps], np.float64)
    numbers = values if is_text else np.array(values, np.float64)
    return Part(tag, held, np.array(times, np.float64), numbers, np.array(offsets, np.int64))
