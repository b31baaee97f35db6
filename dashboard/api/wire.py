"""Rows of a table as JSON and as CSV."""

from __future__ import annotations

import csv
import io
import json
import math
from typing import TYPE_CHECKING, Any

import numpy as np
import orjson
import pandas as pd

from dashboard.spelled import spelled
from insight.tables.spreadsheet import cell_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from .rows import Rows

BLOCK = 20_000  # rows of CSV that are made at a time


def as_bytes(value: Any) -> bytes:
    """JSON, also of names that are no whole Unicode."""
    try:
        return orjson.dumps(value)
    except TypeError:
        return json.dumps(value, allow_nan=False).encode()


def as_objects(table: pd.DataFrame, *, lacks: bool = False) -> list[dict[str, Any]]:
    """The rows as objects; NaN and infinities are texts.

    Args:
        table: Rows of any table.
        lacks: Whether a NaN says that the run has no such value, which is null.

    >>> as_objects(pd.DataFrame({"value": [0.5, float("-inf")]}))
    [{'value': 0.5}, {'value': '-Infinity'}]

    """
    names = [str(name) for name in table.columns]
    columns = [_cells(table[name], lacks=lacks) for name in table.columns]
    return [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]


def _cells(column: pd.Series, *, lacks: bool) -> list[Any]:
    if isinstance(column.dtype, np.dtype) and column.dtype.kind in "iub":
        return column.tolist()
    if isinstance(column.dtype, np.dtype) and column.dtype.kind == "f" and not lacks:
        return _numbers(column.to_numpy())
    return [_cell(value, lacks=lacks) for value in column]


def _numbers(values: NDArray[Any]) -> list[Any]:
    found: list[Any] = values.tolist()
    if not np.isfinite(values).all():
        return [_nested(value) for value in found]
    return found


def _nested(value: Any) -> Any:
    return [_nested(item) for item in value] if isinstance(value, list) else spelled(value)


def _cell(value: Any, *, lacks: bool) -> Any:
    """One value of any type as JSON has it."""
    if isinstance(value, np.ndarray):
        plain = value.dtype.kind in "iubfU"
        return (
            _numbers(value)
            if value.dtype.kind == "f"
            else value.tolist()
            if plain
            else ([_cell(item, lacks=False) for item in value.tolist()])
        )
    if isinstance(value, tuple | list):
        return [_cell(item, lacks=False) for item in value]
    if isinstance(value, dict):
        return {str(key): _cell(item, lacks=False) for key, item in value.items()}
    if isinstance(value, np.generic):
        value = value.item()
    if value is None or value is pd.NA or value is pd.NaT:
        return None
    if isinstance(value, float):
        return None if lacks and math.isnan(value) else spelled(value)
    if isinstance(value, bool | int | str):
        return value
    return value.isoformat() if hasattr(value, "isoformat") else str(value)


def as_csv(table: pd.DataFrame, rows: Rows | None = None, *, lacks: bool = False) -> Iterator[str]:
    """The rows with a line of names before them, a block at a time; arrays are JSON in a cell.

    A text that a spreadsheet would run has an apostrophe before it.
    """
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    lines.writerow([_plain(str(name)) for name in table.columns])
    yield _taken(text)
    blocks = (
        (table.iloc[start : start + BLOCK] for start in range(0, len(table), BLOCK))
        if rows is None
        else (table.iloc[indices] for indices in rows.blocks(BLOCK))
    )
    for block in blocks:
        columns = [
            [_plain(cell) for cell in _cells(block[name], lacks=lacks)] for name in block.columns
        ]
        lines.writerows(zip(*columns, strict=True))
        yield _taken(text)


def _plain(cell: Any) -> Any:
    if isinstance(cell, bool):
        return "true" if cell else "false"
    if isinstance(cell, list | dict):
        return as_bytes(cell).decode()
    if isinstance(cell, str):
        return cell_of(cell if cell.isascii() else cell.encode("utf-8", "replace").decode())
    return "" if cell is None else cell


def _taken(text: io.StringIO) -> str:
    found = text.getvalue()
    text.seek(0)
    text.truncate()
    return found
