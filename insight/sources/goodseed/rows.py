"""What a run's file holds, read as it grows."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.sources.fractional_steps import whole_steps
from insight.sources.records import as_text
from insight.sources.sqlite.growing_table import GrowingTable

from .numbering import Numbering
from .tags import Monitored, printed

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from insight.format.scalars.columns import Column
    from insight.sources.sqlite.growing_table import Row
    from insight.sources.sqlite.tables import Peek

    from .tags import Printed

_NEEDED = {
    "run_meta": frozenset(("key", "value")),
    "configs": frozenset(("path", "type_tag", "value")),
    "metric_series": frozenset(("id", "path")),
    "metric_points": frozenset(("series_id", "step", "y", "ts")),
}
_OF_TEXTS = {
    "string_series": frozenset(("id", "path")),
    "string_points": frozenset(("series_id", "step", "value", "ts")),
}
Texts = list[tuple[int, float, Any, float]]
"""Number of the row, true step, text, wall time."""


@dataclass(slots=True)
class Series:
    """One series."""

    tag: str
    stream: Printed | None = None
    steps: Numbering = field(default_factory=Numbering)


@dataclass(slots=True)
class Fresh:
    """Rows that were not told yet, by the number of their series."""

    points: dict[int, list[tuple[Column, Column, Column]]] = field(default_factory=dict)
    """True steps, wall times and values; the steps as whole numbers where all of a page are."""
    texts: dict[int, Texts] = field(default_factory=dict)
    odd: int = 0
    """Rows that hold no number, no step or no time."""
    first: float = math.inf
    last: float = -math.inf

    def see(self, first: float, last: float) -> None:
        """Note when rows were written."""
        self.first, self.last = min(self.first, first), max(self.last, last)


class RunRows:
    """The rows of one file.

    Args:
        peek: The file, which has them read.

    Attributes:
        is_run: Whether the file is one of GoodSeed's.
        revision: Grows with every look at it.
        is_told: Whether a follower has taken anything.
        points: Its series of numbers, by their number.
        texts: Its series of texts, by theirs.
        fresh: What was not told yet.
        is_anew: Whether nothing that was told holds any longer.
        meta: What is known of the run itself.
        configs: Path, type and value of each entry.

    """

    def __init__(self, peek: Peek) -> None:
        self.is_run = False
        self.revision = 0
        self.is_told = False
        self._peek = peek
        self.begin_again()

    def lose(self) -> None:
        self.is_run = False
        self.begin_again()

    def look_again(self) -> None:
        """Have everything as fresh once more."""
        self.begin_again()
        self._peek.look_again()

    def begin_again(self) -> None:
        self.points: dict[int, Series] = {}
        self.texts: dict[int, Series] = {}
        self.fresh = Fresh()
        self.is_anew = True
        self.meta: dict[str, str] = {}
        self.configs: list[tuple[str, str, Any]] = []
        self._points = GrowingTable("metric_points", "series_id, step, y, ts")
        self._texts = GrowingTable("string_points", "series_id, step, value, ts")
        self._monitored = Monitored()

    def read(self, connection: sqlite3.Connection) -> None:
        if not self._peek.has(_NEEDED):
            self.lose()
            return
        self.is_run = True
        self.revision += 1
        has_texts = self._peek.has(_OF_TEXTS)
        stands = self._points.stands(connection)
        if not stands or (has_texts and not self._texts.stands(connection)):
            self.begin_again()
        self.meta = {
            str(key): as_text(str(value))
            for key, value in connection.execute("SELECT key, value FROM run_meta").fetchall()
            if value is not None
        }
        entries = connection.execute("SELECT path, type_tag, value FROM configs").fetchall()
        self.configs = [(as_text(str(path)), str(kind), value) for path, kind, value in entries]
        for number, path in _series(connection, "metric_series", self.points):
            self.points[number] = Series(self._monitored.tag(path))
        for page in self._points.new_pages(connection):
            self._take_points(page)
        if has_texts:
            for number, path in _series(connection, "string_series", self.texts):
                self.texts[number] = Series(path, printed(path))
            for page in self._texts.new_pages(connection):
                self._take_texts(page)

    def _take_points(self, page: list[Row]) -> None:
        columns = _columns(page)
        if columns is None:
            sound = [row for row in page if _is_point(row)]
            self.fresh.odd += len(page) - len(sound)
            columns = _columns(sound)
        if columns is None:
            return
        order = np.argsort(columns[0], kind="stable")
        number, steps, values, times = (column[order] for column in columns)
        steps = steps if (whole := whole_steps(steps)) is None else whole
        self.fresh.see(float(times.min()), float(times.max()))
        bounds = [0, *(np.flatnonzero(number[1:] != number[:-1]) + 1).tolist(), len(number)]
        for begin, end in pairwise(bounds):
            series = int(number[begin])
            if series in self.points:
                held = steps[begin:end], times[begin:end], values[begin:end]
                self.fresh.points.setdefault(series, []).append(held)
            else:
                self.fresh.odd += end - begin

    def _take_texts(self, page: Iterable[Row]) -> None:
        for number, series, step, value, stamp in page:
            known = self.texts.get(series) if isinstance(series, int) else None
            if known is None or not (_is_number(step) and _is_number(stamp)):
                self.fresh.odd += 1
                continue
            held = float(step), as_text(value if isinstance(value, bytes) else str(value))
            self.fresh.texts.setdefault(series, []).append((number, *held, float(stamp)))
            self.fresh.see(float(stamp), float(stamp))


def _columns(rows: list[Row]) -> tuple[Column, Column, Column, Column] | None:
    """Series, steps, values and times; None where some are no numbers."""
    if not rows:
        return None
    _, series, steps, values, times = zip(*rows, strict=True)
    kinds = {*map(type, series), *map(type, steps), *map(type, values), *map(type, times)}
    if not kinds <= {int, float}:
        return None
    return (
        np.array(series, np.int64),
        np.array(steps, np.float64),
        np.array(values, np.float64),
        np.array(times, np.float64),
    )


def _is_point(row: Row) -> bool:
    return isinstance(row[1], int) and all(map(_is_number, row[2:]))


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float)


def _series(
    connection: sqlite3.Connection, table: str, known: dict[int, Series]
) -> list[tuple[int, str]]:
    """The series that are not known yet, in the order that they began."""
    query = f"SELECT id, path FROM {table} WHERE id > ? ORDER BY id"  # noqa: S608 - names of ours
    rows = connection.execute(query, (max(known, default=-math.inf),)).fetchall()
    return [(number, as_text(str(path))) for number, path in rows if isinstance(number, int)]
