"""Charts that SwanLab keeps as options of ECharts, as the tables and curves that they show."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.plugins.values import Curve, Table
from insight.sources.records import as_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_MOST_CURVES = 100


class Chart(NamedTuple):
    """What a chart shows, or one curve of it."""

    kind: str
    ending: str
    """What its tag has behind that of the chart."""
    cells: tuple[Any, ...]
    heavy: Any


def charts_of(option: Any) -> Iterator[Chart]:
    """What options show; nothing where neither table nor curve has a place for it.

    >>> [chart.heavy.rows for chart in charts_of({"_swanLab": "table",
    ...     "colDefs": [{"field": "n"}], "rowData": [{"n": 1}, {"n": "b"}]})]
    [[[1], ['b']]]
    >>> [chart.heavy.y.tolist() for chart in charts_of({"series": [{"data": [[0, 1], [1, 0.5]]}]})]
    [[1.0, 0.5]]

    """
    if not isinstance(option, dict):
        return
    if option.get("_swanLab") == "table":
        yield from _table(_mappings(option.get("colDefs")), _mappings(option.get("rowData")))
        return
    series = _mappings(option.get("series"))[:_MOST_CURVES]
    pairs = [_pairs(one.get("data")) for one in series]
    if series and all(pair is not None for pair in pairs):
        yield from _curves(option, series, pairs)
    else:
        yield from _bars(option, series)


def _mappings(value: Any) -> list[dict[str, Any]]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def _table(columns: Sequence[dict[str, Any]], rows: Sequence[dict[str, Any]]) -> Iterator[Chart]:
    names = [as_text(str(column.get("field"))) for column in columns]
    held = [[_cell(row.get(str(column.get("field")))) for column in columns] for row in rows]
    yield _as_table(Table(names, held))


def _as_table(table: Table) -> Chart:
    return Chart("table", "", (table.columns, len(table.rows)), table)


def _cell(value: Any) -> Any:
    if isinstance(value, list | dict):
        return as_text(json.dumps(value))
    return as_text(value)


def _pairs(data: Any) -> np.ndarray[Any, Any] | None:
    """Points of a series, a row each; None where they are none."""
    if not isinstance(data, list) or not data:
        return None
    points = [one.get("value") if isinstance(one, dict) else one for one in data]
    return np.array(points, np.float64) if all(map(_is_pair, points)) else None


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_number, value))


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and abs(value) < 1e308


def _curves(
    option: dict[str, Any], series: Sequence[dict[str, Any]], pairs: Sequence[Any]
) -> Iterator[Chart]:
    labels = [_name_of(option.get(axis)) for axis in ("xAxis", "yAxis")]
    for number, (one, points) in enumerate(zip(series, pairs, strict=True)):
        title = as_text(str(one.get("name") or ""))
        ending = f"/{title or number}" if len(series) > 1 else ""
        curve = Curve(points[:, 0], points[:, 1], title, *labels)
        cells = curve.x, curve.y, title, *labels
        yield Chart("curve", ending, cells, curve)


def _bars(option: dict[str, Any], series: Sequence[dict[str, Any]]) -> Iterator[Chart]:
    """Values over names, a column a series."""
    axis = next(iter(_mappings(option.get("xAxis"))), {})
    names = axis.get("data")
    values = [one.get("data") for one in series]
    if not isinstance(names, list) or not names or not values:
        return
    if any(not isinstance(one, list) or len(one) != len(names) for one in values):
        return
    columns = [as_text(str(axis.get("name") or "x"))]
    columns += [as_text(str(one.get("name") or number)) for number, one in enumerate(series)]
    rows = zip(names, *values, strict=True)
    yield _as_table(Table(columns, [[_cell(cell) for cell in row] for row in rows]))


def _name_of(axes: Any) -> str:
    axis = next(iter(_mappings(axes if isinstance(axes, list) else [axes])), {})
    return _text(axis.get("name") or "")


def _text(value: Any) -> str:
    text: str = as_text(str(value))
    return text
