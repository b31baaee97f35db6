"""The rows of one part of a run, told apart by what kind of attribute they are of."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.errors import FormatError, compose
from insight.sources.fractional_steps import Decimals
from insight.sources.parquet import (
    MOST_OTHERS,
    LongSeries,
    coded,
    floats,
    seconds,
    span_of,
    steps_of,
    texts,
    there,
)
from insight.sources.records import as_text

if TYPE_CHECKING:
    from insight.format.scalars.columns import Column
    from insight.sources.parquet import Piece

    from .attributes import Single

UNIT = 10**6
"""So many parts of its steps are one."""
NO_STEP = np.iinfo(np.int64).min
"""The parts of a step that is missing."""
_PATH, _TYPE = "attribute_path", "attribute_type"
CODED = ("project_id", "run_id", _PATH, _TYPE, "string_value")
_COLUMN_OF = {
    "int": "int_value",
    "float": "float_value",
    "string": "string_value",
    "bool": "bool_value",
    "datetime": "datetime_value",
    "string_set": "string_set_value",
    "float_series": "float_value",
    "string_series": "string_value",
    "histogram_series": "histogram_value",
}
"""Where a row of a type has its value; those of all others are files."""
_SINGLE = frozenset(("float", "int", "string", "bool", "datetime", "string_set"))
_VALUES = (*dict.fromkeys(_COLUMN_OF.values()), "file_value")
COLUMNS = (*dict.fromkeys((*CODED, "step", "timestamp", *_VALUES)),)


class Other(NamedTuple):
    """A row that is no number of a series and no single value."""

    part: str
    number: int
    """Of the row in its part."""
    parts: int
    """Of its step; NO_STEP for none."""
    wall_time: float
    value: Any
    """A text, a mapping of edges and values, or a path."""


@dataclass(slots=True)
class AttributeRows:
    """All rows of a run."""

    series: LongSeries = field(default_factory=LongSeries)
    singles: dict[str, Single] = field(default_factory=dict)
    others: dict[tuple[str, str], list[Other]] = field(default_factory=dict)
    """By the type and the path of the attribute."""
    odd: dict[str, int] = field(default_factory=dict)
    """How many rows there are that are not kept, by their type."""
    count: int = 0
    """Of the others."""
    project: str = ""
    run_id: str = ""

    def take(self, part: str, piece: Piece) -> tuple[float, float]:
        """Take in some rows of a part; the earliest and the latest of their times.

        Raises:
            FormatError: If its columns are not the exporter's.

        """
        paths, types = piece.column(_PATH), piece.column(_TYPE)
        if paths is None or types is None:
            raise FormatError(compose(part, f"columns {_PATH} and {_TYPE}", "none"))
        path_codes, type_codes = coded(paths), coded(types)
        count = len(path_codes.codes)
        steps, times = _steps(piece, count), _times(piece, count)
        kinds = {name: code for code, name in enumerate(type_codes.texts)}
        is_point = type_codes.codes == kinds.get("float_series", -2)
        is_point &= path_codes.codes >= 0
        if is_point.any():
            numbers = self.series.numbers_of(path_codes.texts)[path_codes.codes]
            values = piece.column("float_value")
            # The exporter's table has no other way to say NaN than to have no value.
            held = np.full(count, math.nan) if values is None else floats(values)
            columns = numbers, steps, times, held
            is_all = is_point.all()
            self.series.add(*(columns if is_all else (one[is_point] for one in columns)))
        self._note(piece)
        rest = np.flatnonzero(~is_point)
        if len(rest):
            self._take_others(part, piece, rest, steps, times)
        return span_of(times)

    def _note(self, piece: Piece) -> None:
        """The names of project and run, as the first row has them."""
        for name in ("project_id", "run_id"):
            column = piece.column(name)
            if column is None or not len(column):
                continue
            told = texts(column.slice(0, 1))[0] or ""
            if name == "run_id":
                self.run_id = self.run_id or told
            else:
                self.project = self.project or told

    def _take_others(
        self, part: str, piece: Piece, rest: Column, steps: Column, times: Column
    ) -> None:
        chosen = piece.chosen(rest)
        values = {name: _plain(name, chosen.column(name)) for name in _VALUES}
        paths, types = texts(chosen.column(_PATH)), texts(chosen.column(_TYPE))
        for at, index in enumerate(rest.tolist()):
            kind, path = types[at], paths[at]
            column = values[_COLUMN_OF.get(kind, "file_value")]
            value = _whole(column[at] if column is not None else None)
            if path is None or value is None or self.count >= MOST_OTHERS:
                self.odd[kind or "row"] = self.odd.get(kind or "row", 0) + 1
            elif kind in _SINGLE:
                self.singles[path] = value
            else:
                self.count += 1
                number = piece.first + index
                other = Other(part, number, int(steps[index]), float(times[index]), value)
                self.others.setdefault((kind, path), []).append(other)


def _whole(value: Any) -> Any:
    """A cell as it is kept: of a file its path alone, of a set the texts in it."""
    if isinstance(value, list):
        return tuple(as_text(str(one)) for one in value)
    if isinstance(value, dict) and "path" in value:
        return as_text(value["path"]) or None
    return value


def _iso(at: float) -> str:
    """A time as ISO 8601 writes it, in UTC.

    >>> _iso(1762162200.0), _iso(1762162200.5)
    ('2025-11-03T09:30:00+00:00', '2025-11-03T09:30:00.500+00:00')
    """
    text = str(np.datetime64(round(at * 1000), "ms"))
    return f"{text.removesuffix('.000')}+00:00"


def seconds_of(time: Single | None) -> float:
    """The seconds since 1970 of a time as `_iso` wrote it; NaN where there is none.

    >>> seconds_of("2025-11-03T09:30:00.500+00:00"), seconds_of(None)
    (1762162200.5, nan)
    """
    try:
        return float(np.datetime64(str(time).removesuffix("+00:00"), "ms").astype(np.int64)) / 1000
    except ValueError:
        return math.nan


def _plain(name: str, column: Any) -> list[Any] | None:
    """A column as Python's values; None where every row is empty."""
    if column is None:
        return None
    if name == "string_value":
        return texts(column)
    if name == "datetime_value":
        return [None if math.isnan(one) else _iso(one) for one in seconds(column).tolist()]
    held: list[Any] = column.to_pylist()
    return held


def _steps(piece: Piece, count: int) -> Column:
    """The parts of each row's step.

    Raises:
        FormatError: If they are no decimals of six places.

    """
    column = piece.column("step")
    if column is None:
        return np.full(count, NO_STEP)
    held = steps_of(column)
    if not isinstance(held, Decimals) or held.unit != UNIT:
        raise FormatError(compose("step", "decimals of six places", column.type))
    return np.where(there(column), held.parts, NO_STEP) if column.null_count else held.parts


def _times(piece: Piece, count: int) -> Column:
    column = piece.column("timestamp")
    return np.full(count, math.nan) if column is None else seconds(column)
