"""The columns of the lineage by the section they belong to, and its facts as JSON has them."""

from __future__ import annotations

import datetime as dt
import math
import numbers
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from dashboard.spelled import exactly
from insight.lineage.facts import text_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

# What people compare by comes first; where files lay comes last.
SECTIONS = ("metric", "hyperparameters", "algorithm", "user", "dataset", "model")


def lineage_sections(table: pd.DataFrame) -> dict[str, list[str]]:
    """The columns that hold anything, by the word before their first dot.

    >>> import pandas as pd
    >>> lineage_sections(pd.DataFrame({"run": ["a"], "user.seed": [1], "metric.Loss": [0.5]}))
    {'metric': ['metric.Loss'], 'user': ['user.seed']}
    """
    sections: dict[str, list[str]] = {}
    for name, is_held in table.notna().any().items():
        section, dot, _ = str(name).partition(".")
        if dot and is_held:
            sections.setdefault(section, []).append(str(name))
    return {section: sections[section] for section in sorted(sections, key=_rank)}


def is_numeric(column: pd.Series[Any]) -> bool:
    """Whether every fact in a column is a number, so that it sorts and filters as one."""
    if column.dtype.kind in "iuf":
        return True
    held = column.dropna()
    return all(isinstance(value, numbers.Real) and not isinstance(value, bool) for value in held)


def as_floats(column: pd.Series[Any]) -> NDArray[np.float64]:
    """A numeric column as floats: NaN where there is no fact, ∞ for whole numbers beyond floats.

    >>> as_floats(pd.Series([1, None, -(10**400)], dtype=object)).tolist()
    [1.0, nan, -inf]
    """
    try:
        return column.to_numpy(np.float64, na_value=np.nan)
    except OverflowError:
        return np.array([_as_float(value) for value in column], np.float64)


def _as_float(value: Any) -> float:
    if pd.isna(value):
        return math.nan
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def plain(value: Any) -> Any:
    """A fact as JSON can carry it: a number, a text, or None."""
    if type(value) is str:  # first what is usual: `isna` takes ten times as long as all of this
        return value
    if type(value) is int or (type(value) is float and math.isfinite(value)):
        return exactly(value)
    if not isinstance(value, (list, tuple, dict)) and pd.isna(value):
        return None
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, numbers.Integral):
        return exactly(int(value))
    if isinstance(value, numbers.Real):
        return float(value) if math.isfinite(value) else str(float(value))
    if isinstance(value, dt.datetime):
        return value.isoformat()
    return text_of(value)


def _rank(section: str) -> tuple[int, str]:
    return (SECTIONS.index(section) if section in SECTIONS else len(SECTIONS), section)
