"""Columns of numbers: whether one is, as floats, and whether they spread over decades."""

from __future__ import annotations

import math
import numbers
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEAST_DECADES = 1.0  # between the lowest and the highest, before a scale may be logarithmic


def is_numeric(column: pd.Series[Any]) -> bool:
    """Whether every fact in a column is a number, so that it sorts and filters as one.

    >>> is_numeric(pd.Series([1, None, 0.5], dtype=object)), is_numeric(pd.Series([True, 2]))
    (True, False)
    """
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


def scale_of(values: NDArray[np.float64]) -> str:
    """Log where positive values span a decade and lie more evenly in decades; else linear.

    >>> import numpy as np
    >>> scale_of(np.array([1e-4, 1e-3, 1e-2, 1e-1])), scale_of(np.array([0.0, 250.0, 1000.0]))
    ('log', 'linear')
    """
    finite = values[np.isfinite(values)]
    if finite.size == 0 or finite.min() <= 0:
        return "linear"
    decades = np.log10(finite)
    if decades.max() - decades.min() < LEAST_DECADES:
        return "linear"
    return "log" if _off_middle(np.unique(decades)) < _off_middle(np.unique(finite)) else "linear"


def _as_float(value: Any) -> float:
    if pd.isna(value):
        return math.nan
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def _off_middle(values: NDArray[np.float64]) -> float:
    """How far the median lies from the middle of the range, as a share of it."""
    middle = (values[0] + values[-1]) / 2
    return float(abs(np.median(values) - middle) / (values[-1] - values[0]))
