"""Texts as cells of a CSV file that somebody may open in a spreadsheet.

A spreadsheet runs what begins with `=`, `@`, `+` or `-`, and a run may have any name. An apostrophe
before it makes it a text; texts that look like one with an apostrophe get another, so that this can
be undone.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Hashable

_NUMBER = r"(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|inf|infinity|nan"
# Tabs and new lines before it are dropped by some.
_RUNS = re.compile(rf"'*[\t\r\n]*(?:[=@]|[+-](?!(?:{_NUMBER})\Z))", re.IGNORECASE)


def cell_of(text: str) -> str:
    """A text as a spreadsheet shows it and never runs it.

    >>> cell_of("=1+1"), cell_of("-0.5"), cell_of("-x"), cell_of("'=a"), cell_of("'tis")
    ("'=1+1", '-0.5', "'-x", "''=a", "'tis")

    """
    return f"'{text}" if _RUNS.match(text) else text


def text_of(cell: str) -> str:
    """The text that `cell_of` made a cell of.

    >>> text_of("'=1+1"), text_of("''=a"), text_of("'tis"), text_of("-0.5")
    ('=1+1', "'=a", "'tis", '-0.5')

    """
    return cell[1:] if cell.startswith("'") and _RUNS.match(cell) else cell


def as_texts(table: pd.DataFrame) -> pd.DataFrame:
    """A table whose arrays and lists are JSON."""
    mixed = [name for name in table.columns if table[name].dtype == object]
    return table.assign(**{name: table[name].map(_json_of_list) for name in mixed})


def as_cells(table: pd.DataFrame) -> pd.DataFrame:
    """A table whose texts, and the names of its columns, are cells of a spreadsheet."""
    cells = {name: _cells(table[name]) for name in table.columns}
    return table.assign(**cells).set_axis([_cell(name) for name in table.columns], axis="columns")


def _cells(column: pd.Series[Any]) -> pd.Series[Any]:
    if isinstance(column.dtype, pd.CategoricalDtype):
        return column.cat.rename_categories([_cell(one) for one in column.cat.categories])
    if isinstance(column.dtype, pd.StringDtype):  # of few names in many rows
        codes, names = pd.factorize(column, use_na_sentinel=True)
        made = pd.array([_cell(name) for name in names], dtype=column.dtype)
        return pd.Series(made.take(codes, allow_fill=True), index=column.index)
    return column.map(_cell) if column.dtype == object else column


def _json_of_list(cell: Any) -> Any:
    if isinstance(cell, np.ndarray):
        cell = cell.tolist()
    return json.dumps(cell, ensure_ascii=False) if isinstance(cell, (tuple, list)) else cell


def _cell(value: Hashable) -> Any:
    return cell_of(value) if isinstance(value, str) else value
