"""What a run is, before anything that it recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.queries.runs.times import seconds_of, told_seconds
from dashboard.spelled import spelled

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

COUNTS = ("last_step", "points", "files", "bytes")


def head(
    row: pd.DataFrame,
    spans: Mapping[str, tuple[float, float]],
    ranks: Mapping[str, Sequence[int]],
) -> dict[str, Any]:
    """Who wrote a run, how it ended, when it was, and how much there is of it.

    Args:
        row: Its row of `Store.runs()`.
        spans: `Store.spans()`.
        ranks: Which of its ranks ended badly, as `Store.bad_ranks` has them.

    Returns:
        Times are seconds since 1970, None where they are not known. What no calendar has may be
        counted in another unit: then the duration is not known.

    """
    started, updated = (float(seconds_of(row[name])[0]) for name in ("started", "updated"))
    times = {name: float(told_seconds(row, name, spans)[0]) for name in ("started", "updated")}
    times["duration"] = updated - started
    return {
        "status": str(row["status"].iloc[0]),
        "ranks": dict(ranks),
        "source": str(row["source"].iloc[0]),
        **{name: value if spelled(value) == value else None for name, value in times.items()},
        **{name: int(row[name].iloc[0]) for name in COUNTS},
    }
