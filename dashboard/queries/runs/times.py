"""Columns of moments as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import NDArray


def seconds_of(times: pd.Series[Any]) -> NDArray[np.float64]:
    """Seconds since 1970, NaN for a time that is not known."""
    column = times.astype("datetime64[us, UTC]")
    seconds = column.astype("int64").to_numpy() / 1e6
    return np.where(column.isna().to_numpy(), np.nan, seconds)
