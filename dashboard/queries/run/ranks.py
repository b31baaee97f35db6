"""The ranks of one run: who they are, which is the slowest, and who came to an end alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.queries.runs.times import seconds_of
from dashboard.spelled import spelled
from insight.tables.rank_ends import are_lost

if TYPE_CHECKING:
    import pandas as pd

SLOW = 1.05
"""Times the median: who is no slower is as fast as the others."""
MOST_NAMED = 10
BEHIND_S = 60.0  # after which a rank that records nothing has stopped, as runs do


def ranks(table: pd.DataFrame) -> dict[str, Any] | None:
    """What is said of the ranks of a run; None for a run of one process.

    Args:
        table: `Store.ranks(run)`.

    Returns:
        `rows`: rank, host, status or `lost`, last step, seconds since 1970 of the last record, the
        time of a step as a multiple of the median's, None where it is not known. `pace` is whether
        that is `recorded` by the ranks or read off the `wall` times, `seconds` the median's by the
        latter. `slowest` is a rank and how many times the median's its time is, None where none is.
        `lost`, `failed`, `diverged`, `still` and `early` are ranks with their last steps: those
        that left nothing of their end where others did, those that failed, those whose loss is no
        number any more, those that record nothing while others do, and those that ended before the
        others; `step` is what the rank in the middle came to.

    """
    if len(table) < 2:
        return None
    is_recorded = bool((table["step_time"] > 0).all())  # which NaN is not
    pace = table["step_time" if is_recorded else "seconds_per_step"].to_numpy(np.float64)
    seconds = table["seconds_per_step"].to_numpy(np.float64)
    times = pace / np.nanmedian(pace) if np.isfinite(pace).any() else pace
    updated = seconds_of(table["updated"])
    lost = np.array(are_lost(zip(table["status"], table["end"], strict=True)))
    columns = (
        table["rank"].tolist(),
        table["host"].tolist(),
        np.where(lost, "lost", table["status"]).tolist(),
        table["last_step"].tolist(),
        [None if np.isnan(time) else float(time) for time in updated],
        [None if np.isnan(one) else spelled(float(one)) for one in times],
    )
    known = seconds[np.isfinite(seconds)]
    return {
        "rows": [list(row) for row in zip(*columns, strict=True)],
        "pace": "recorded" if is_recorded else "wall",
        "seconds": float(np.median(known)) if len(known) else None,
        "slowest": _slowest(table, times),
        "step": int(np.median(table["last_step"])),
        **_apart(table, updated, lost),
    }


def _slowest(
    table: pd.DataFrame, times: np.ndarray[Any, np.dtype[np.float64]]
) -> list[float] | None:
    if not np.isfinite(times).any():
        return None
    at = int(np.nanargmax(times))
    slow = float(times[at])
    return [int(table["rank"].iloc[at]), slow] if SLOW <= slow < np.inf else None


def _apart(
    table: pd.DataFrame,
    updated: np.ndarray[Any, np.dtype[np.float64]],
    lost: np.ndarray[Any, np.dtype[np.bool_]],
) -> dict[str, list[list[int]]]:
    """Ranks whose end is not that of the others, each with its last step."""
    status, step = table["status"].to_numpy(str), table["last_step"].to_numpy(np.int64)
    goes_on = bool((status == "running").any())
    failed, diverged = (status == "failed") & ~lost, status == "diverged"
    with np.errstate(invalid="ignore"):
        is_old = updated < np.max(updated, initial=-np.inf, where=~np.isnan(updated)) - BEHIND_S
        is_before = updated < np.nanmedian(updated) - BEHIND_S
    # Who ended with one that was killed stands not still.
    still = goes_on & ~lost & (status == "stopped") & is_old
    is_before |= (status == "stopped") & (status == "finished").any()  # it was killed
    has_ended = ~np.isin(status, ("failed", "diverged", "running")) & ~still & ~lost
    early = has_ended & is_before & (step < np.median(step))

    def named(which: np.ndarray[Any, np.dtype[np.bool_]]) -> list[list[int]]:
        rows = np.flatnonzero(which)[:MOST_NAMED].tolist()
        return [[int(table["rank"].iloc[row]), int(step[row])] for row in rows]

    return {
        "lost": named(lost),
        "failed": named(failed),
        "diverged": named(diverged),
        "still": named(still),
        "early": named(early),
    }
