"""Columns of moments as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd
    from numpy.typing import NDArray


def seconds_of(times: pd.Series[Any]) -> NDArray[np.float64]:
    """Seconds since 1970, NaN for a time that is not known."""
    column = times.astype("datetime64[us, UTC]")
    seconds = column.astype("int64").to_numpy() / 1e6
    return np.where(column.isna().to_numpy(), np.nan, seconds)


def told_seconds(
    runs: pd.DataFrame, name: str, spans: Mapping[str, tuple[float, float]]
) -> NDArray[np.float64]:
    """The same of `started` or `updated` of runs, with the number where no calendar has the moment.

    Args:
        runs: Some rows of `Store.runs()`.
        name: The column.
        spans: `Store.spans()`.

    """
    seconds, at = seconds_of(runs[name]), ("started", "updated").index(name)
    for row in np.flatnonzero(np.isnan(seconds)):
        span = spans.get(str(runs["run"].iloc[row]))
        seconds[row] = np.nan if span is None else span[at]
    return seconds
