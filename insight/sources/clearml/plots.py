"""What ClearML drew with Plotly, as rows of the tables."""

from __future__ import annotations

import json
import math
from typing import Any

from insight.plugins.values import Table
from insight.sources.records import as_text

_WIDTH, _HEIGHT = 700, 450
"""Of Plotly, where a figure says nothing."""
_MOST_SIDE = 10_000


def plot_of(text: Any) -> tuple[str, tuple[Any, ...], Any] | None:
    """Kind, cells, and what `store.value` gives; None of what is no figure.

    A figure that is one table of Plotly is a table.

    >>> kind, cells, _ = plot_of('{"data": [{"type": "bar", "y": [1]}], "layout": {"title": "a"}}')
    >>> kind, cells
    ('figure', ('a', 1, 700, 450))
    >>> cells = '{"header": {"values": ["x"]}, "cells": {"values": [[1, 2]]}, "type": "table"}'
    >>> plot_of('{"data": [' + cells + ']}')[2].rows
    [[1], [2]]
    """
    try:
        figure = json.loads(text)
    except (TypeError, ValueError, RecursionError):
        return None
    if not isinstance(figure, dict) or not isinstance(figure.get("data"), list):
        return None
    table = _table(figure["data"])
    if table is not None:
        return "table", (table.columns, len(table.rows)), table
    layout = figure.get("layout")
    layout = layout if isinstance(layout, dict) else {}
    sides = _side(layout.get("width"), _WIDTH), _side(layout.get("height"), _HEIGHT)
    return "figure", (_title(layout), len(figure["data"]), *sides), figure


def _title(layout: dict[str, Any]) -> str:
    title = layout.get("title")
    text = title.get("text") if isinstance(title, dict) else title
    return as_text(text) if isinstance(text, str) else ""


def _side(told: Any, usual: int) -> int:
    is_number = isinstance(told, int | float) and not isinstance(told, bool)
    return int(told) if is_number and 1 <= told <= _MOST_SIDE else usual


def _table(traces: list[Any]) -> Table | None:
    """The table that a figure is; None of other figures, and of columns of several lengths."""
    if len(traces) != 1 or not isinstance(traces[0], dict) or traces[0].get("type") != "table":
        return None
    header, cells = (_values(traces[0].get(part)) for part in ("header", "cells"))
    if cells is None or not all(isinstance(column, list) for column in cells):
        return None
    names = [_name(one) for one in header or []]
    if len(names) != len(cells) or len({len(column) for column in cells}) > 1:
        return None
    rows = zip(*([_cell(one) for one in column] for column in cells), strict=True)
    return Table(names, rows)


def _values(part: Any) -> list[Any] | None:
    values = part.get("values") if isinstance(part, dict) else None
    return values if isinstance(values, list) else None


def _name(name: Any) -> str:
    """The name of a column; that of several levels is a list."""
    text: str = as_text("/".join(map(str, name)) if isinstance(name, list) else str(name))
    return text


def _cell(cell: Any) -> Any:
    if isinstance(cell, list | dict):
        return as_text(json.dumps(cell))
    if isinstance(cell, float) and not math.isfinite(cell):
        return cell
    return as_text(cell)
