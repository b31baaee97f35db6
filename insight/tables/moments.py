"""Wall times of records as moments of the calendar; what lies beyond stays a number of seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .spans import Span

COLUMNS = ("started", "updated")
"""The columns of `runs()` that hold moments."""
# The years 1 to 9999, which is what Python's dates hold, less a day: local times lie so far off.
_FIRST_S, _LAST_S = -62_135_510_400.0, 253_402_214_400.0
_MICROSECONDS = 1_000_000


def in_calendar(seconds: float) -> bool:
    """Whether seconds since 1970 lie within the years 1 to 9999.

    >>> [in_calendar(seconds) for seconds in (1.7e9, 0.0, 1.7e12, float("nan"))]
    [True, True, False, False]

    """
    return _FIRST_S <= seconds <= _LAST_S


def moments(seconds: Sequence[float]) -> Any:
    """Seconds since 1970 as `datetime64[us, UTC]`; NaT where no calendar has them."""
    missing = np.datetime64("NaT", "us").astype(np.int64)
    whole = [round(s * _MICROSECONDS) if in_calendar(s) else missing for s in seconds]
    return pd.array(np.array(whole, np.int64).view("datetime64[us]")).tz_localize("UTC")


def with_seconds(runs: pd.DataFrame, spans: Mapping[str, Span]) -> pd.DataFrame:
    """Rows of `runs()` with a number of seconds where no calendar has the moment.

    Args:
        runs: Some rows, with the columns `run`, `started` and `updated`.
        spans: What `Store.spans` gives.

    """
    told = {}
    for at, name in enumerate(COLUMNS):
        held = [
            spans.get(str(run), (None, None))[at] if pd.isna(moment) else moment
            for run, moment in zip(runs["run"], runs[name], strict=True)
        ]
        told[name] = pd.Series(held, runs.index, object)
    return runs.assign(**told)


def moment_text(moment: Any) -> str:
    """A moment for people: of the calendar in UTC, or the seconds since 1970 as they are.

    Args:
        moment: A time, a number of seconds, or what stands for neither.

    >>> moment_text(pd.Timestamp("2026-01-02T03:04:05Z")), moment_text(1.7e9), moment_text(1.7e12)
    ('2026-01-02 03:04:05', '2023-11-14 22:13:20', '1700000000000 s')
    >>> moment_text(1e300), moment_text(pd.NaT)
    ('1e+300 s', '')

    """
    if moment is None or moment != moment:  # NaT and NaN are unlike themselves
        return ""
    if isinstance(moment, (int, float)):
        if not in_calendar(moment):
            return f"{moment:.15g} s"
        moment = moments([moment])[0]
    return str(moment.strftime("%Y-%m-%d %H:%M:%S"))
