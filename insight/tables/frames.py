"""A recorded table as a DataFrame."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

import pandas as pd

if TYPE_CHECKING:
    from insight.plugins.values import Table


def as_frame(table: Table) -> pd.DataFrame:
    """The cells in columns of the types that they have in common; pictures are bytes.

    >>> from insight.plugins.values import Table
    >>> as_frame(Table({"x": [1, 2], "y": [0.5, None]})).dtypes.astype(str).tolist()
    ['int64', 'float64']
    """
    names = pd.Index(table.columns, dtype=object)
    cells = zip(*table.rows, strict=True) if table.rows else ((),) * len(names)
    columns = {at: _column(list(held)) for at, held in enumerate(cells)}
    return pd.DataFrame(columns, index=range(len(table.rows))).set_axis(names, axis="columns")


def _column(cells: list[Any]) -> pd.Series[Any]:
    held = [cell for cell in cells if cell is not None]
    if held and all(isinstance(cell, dt.datetime) for cell in held):
        try:
            return pd.Series(pd.to_datetime(cells))
        except (ValueError, TypeError):  # with time zones and without
            return pd.Series(cells, dtype=object)
    kinds = {type(cell) for cell in held}
    if len(kinds - {int, float}) and len(kinds) > 1:
        return pd.Series(cells, dtype=object)
    try:
        return pd.Series(cells)
    except (ValueError, TypeError, OverflowError):
        return pd.Series(cells, dtype=object)
