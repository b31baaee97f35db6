"""Facts of the lineage as JSON has them."""

from __future__ import annotations

import datetime as dt
import math
import numbers
from typing import Any

import pandas as pd

from dashboard.spelled import exactly
from insight.lineage.facts import text_of


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
