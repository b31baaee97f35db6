"""What the lineage page shows: one row a run, its columns by the section they belong to."""

from __future__ import annotations

import datetime as dt
import math
import numbers
from typing import TYPE_CHECKING, Any

import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Sequence

# What people compare by comes first; where files lay comes last.
SECTIONS = ("metric", "hyperparameters", "algorithm", "user", "dataset", "model")


def lineage_sections(table: pd.DataFrame) -> dict[str, list[str]]:
    """The columns that hold anything, by the word before their first dot.

    >>> import pandas as pd
    >>> lineage_sections(pd.DataFrame({"run": ["a"], "user.seed": [1], "metric.Loss": [0.5]}))
    {'metric': ['metric.Loss'], 'user': ['user.seed']}
    """
    sections: dict[str, list[str]] = {}
    for name in table.columns:
        section, dot, _ = name.partition(".")
        if dot and table[name].notna().any():
            sections.setdefault(section, []).append(name)
    return {section: sections[section] for section in sorted(sections, key=_rank)}


def is_numeric(column: pd.Series[Any]) -> bool:
    """Whether every fact in a column is a number, so that it sorts and filters as one."""
    held = column.dropna()
    return all(isinstance(value, numbers.Real) and not isinstance(value, bool) for value in held)


def lineage_rows(table: pd.DataFrame, columns: Sequence[str]) -> list[dict[str, Any]]:
    """One row a run with plain values; what a run lacks is None."""
    rows = [{"run": str(run)} for run in table["run"]]
    for name in columns:
        for row, value in zip(rows, table[name], strict=True):
            row[name] = plain(value)
    return rows


def plain(value: Any) -> Any:
    """A fact as JSON can carry it: a number, a text, or None."""
    if not isinstance(value, (list, tuple, dict)) and pd.isna(value):
        return None
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, numbers.Integral):
        return int(value)
    if isinstance(value, numbers.Real):
        return float(value) if math.isfinite(value) else str(float(value))
    if isinstance(value, dt.datetime):
        return value.isoformat()
    return str(value)


def _rank(section: str) -> tuple[int, str]:
    return (SECTIONS.index(section) if section in SECTIONS else len(SECTIONS), section)
