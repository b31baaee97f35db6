"""What the runs page shows: the header's numbers and one row a run."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from .objective import direction, objective

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .scalar_index import ScalarIndex, Segment

SPARK_POINTS = 32
MOST_METRICS = 8


def main_tag(index: ScalarIndex) -> str | None:
    """The tag that the lists of runs show beside each name."""
    return objective({tag: len(segments) for tag, segments in index.by_tag.items()})


def metric_tags(index: ScalarIndex) -> list[str]:
    """The tags that get a column: the main one, then those that most runs have."""
    main = main_tag(index)
    usual = sorted(index.by_tag, key=lambda tag: (tag != main, -len(index.by_tag[tag]), tag))
    return usual[:MOST_METRICS]


def run_rows(runs: pd.DataFrame, index: ScalarIndex) -> list[dict[str, Any]]:
    """One row a run for the grid; metric n of `metric_tags` stands at `metric_n`.

    Times are seconds since 1970, durations seconds; what a run lacks is None.
    """
    started, updated = _seconds(runs["started"]), _seconds(runs["updated"])
    lasts = [index.last(tag) for tag in metric_tags(index)]
    main = main_tag(index)
    series = {segment.run: segment for segment in index.by_tag.get(main or "", [])}
    facts = runs[["run", "status", "source", "last_step", "points", "problems"]]
    rows: list[dict[str, Any]] = facts.to_dict("records")  # type: ignore[assignment]  # keys are str
    for place, row in enumerate(rows):
        run = row["run"]
        row["started"] = _plain(started[place])
        row["duration"] = _plain(updated[place] - started[place])
        row["spark"] = spark(index, series.get(run))
        row |= {f"metric_{n}": _plain(last.get(run)) for n, last in enumerate(lasts)}
    return rows


def run_list(runs: pd.DataFrame, index: ScalarIndex) -> dict[str, Any]:
    """The list beside the charts: name, status, problems and main metric, newest run first."""
    main = main_tag(index)
    lasts = index.last(main) if main else {}
    order = runs.sort_values(["started", "run"], ascending=[False, True], kind="stable")
    return {
        "metric": main,
        "direction": direction(main) if main else 0,
        "runs": order["run"].astype(object).tolist(),
        "status": order["status"].astype(object).tolist(),
        "problems": order["problems"].tolist(),
        "last": [_plain(lasts.get(str(run))) for run in order["run"]],
    }


def header_numbers(runs: pd.DataFrame, index: ScalarIndex) -> dict[str, Any]:
    """How many runs, how many of them running, the best of the main metric and whose it is."""
    main = main_tag(index)
    known = direction(main) if main else 0
    lasts = {run: last for run, last in index.last(main or "").items() if math.isfinite(last)}
    best = max(lasts, key=lambda run: known * lasts[run]) if lasts and known else None
    updated = _seconds(runs["updated"])
    return {
        "runs": len(runs),
        "running": int((runs["status"] == "running").sum()),
        "points": int(runs["points"].sum()),
        "updated": _plain(np.nanmax(updated)) if np.isfinite(updated).any() else None,
        "metric": main,
        "best": _plain(lasts[best]) if best else None,
        "best_run": best,
    }


def spark(index: ScalarIndex, segment: Segment | None) -> list[float | None]:
    """A few values of a series, evenly chosen, the first and the last among them."""
    if segment is None:
        return []
    length = segment.end - segment.start
    chosen = np.unique(np.linspace(0, length - 1, min(length, SPARK_POINTS)).round().astype(int))
    return [_plain(value) for value in index.value[segment.start + chosen]]


def _seconds(times: Iterable[Any]) -> Any:
    column = pd.Series(times)
    whole = (column - pd.Timestamp(0, tz="UTC")) / pd.Timedelta(seconds=1)
    return whole.to_numpy(np.float64)


def _plain(value: float | None) -> float | None:
    """A number for JSON, which knows neither NaN nor infinity."""
    return float(value) if value is not None and math.isfinite(value) else None
