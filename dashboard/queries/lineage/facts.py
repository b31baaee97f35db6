"""The columns of the lineage by the section they belong to, and its facts as JSON has them."""

from __future__ import annotations

import datetime as dt
import math
import numbers
from typing import Any

import pandas as pd

from dashboard.spelled import exactly
from insight.lineage.facts import text_of

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
