"""What is said of the runs as a whole: the list beside the charts, the header, and alerts."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from dashboard.queries.objective import direction, objective
from dashboard.queries.series.best import best_row

from .times import seconds_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    import pandas as pd

    from dashboard.queries.series.index import ScalarIndex

    from .stalls import Stall

MOST_METRICS = 8
FIRST = 3


def main_tag(index: ScalarIndex) -> str | None:
    """The tag that the lists of runs show beside each name."""
    return objective({tag: len(segments) for tag, segments in index.by_tag.items()})


def metric_tags(index: ScalarIndex) -> list[str]:
    """The tags that get a column: the main one, then those that most runs have."""
    main = main_tag(index)
    usual = sorted(index.by_tag, key=lambda tag: (tag != main, -len(index.by_tag[tag]), tag))
    return usual[:MOST_METRICS]


def common_tags(index: ScalarIndex) -> list[str]:
    """Of `metric_tags` the first few, and those that are not the affair of one run in ten."""
    tags = metric_tags(index)
    most = max((len(index.by_tag[tag]) for tag in tags), default=0)
    return [tag for n, tag in enumerate(tags) if n < FIRST or 10 * len(index.by_tag[tag]) >= most]


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
    """How many runs, how many of them running, the best value of the main metric at any step and
    whose it is.
    """
    main = main_tag(index)
    known = direction(main) if main else 0
    shown = set(runs["run"].astype(object))
    bests = _extremes(index, main, known, shown) if main and known else {}
    best = max(bests, key=lambda run: known * bests[run]) if bests else None
    updated = seconds_of(runs["updated"])
    return {
        "runs": len(runs),
        "running": int((runs["status"] == "running").sum()),
        "points": int(runs["points"].sum()),
        "updated": _plain(np.nanmax(updated)) if np.isfinite(updated).any() else None,
        "metric": main,
        "best": bests[best] if best is not None else None,
        "best_run": best,
    }


def _extremes(index: ScalarIndex, tag: str, sign: int, shown: Collection[str]) -> dict[str, float]:
    """The best finite value of a tag in each run that has one, at whatever step."""
    held = (one for one in index.by_tag[tag] if one.run in shown)
    found = {one.run: float(index.value[best_row(index, one, sign)]) for one in held}
    return {run: value for run, value in found.items() if math.isfinite(value)}


class Alert(NamedTuple):
    """Something that somebody should look at."""

    kind: str
    """`diverged`, `failed`, `nan` or `stalled`."""
    run: str
    amount: float
    """Of `nan` the number of values, of `stalled` when its last point was recorded, else 0."""


def alerts(
    runs: pd.DataFrame, odd: Mapping[str, int], stalls: Iterable[Stall], now: float
) -> list[Alert]:
    """What is wrong with runs, the worst kind first.

    Args:
        runs: `Store.runs()`, without those that nobody wants to hear of.
        odd: How many values of a run are not finite, for the runs that have such.
        stalls: What `stalls_of` gives.
        now: Seconds since 1970.

    """
    status = {str(run): str(word) for run, word in zip(runs["run"], runs["status"], strict=True)}
    ended = [
        Alert(word, run, 0.0)
        for word in ("diverged", "failed")
        for run, how in status.items()
        if how == word
    ]
    diverged = {alert.run for alert in ended if alert.kind == "diverged"}
    strange = [
        Alert("nan", run, count)
        for run, count in odd.items()
        if run in status and run not in diverged
    ]
    silent = [
        Alert("stalled", stall.run, stall.last)
        for stall in stalls
        if stall.run in status and stall.holds(now)
    ]
    return [*ended, *strange, *silent]


def _plain(value: float | None) -> float | None:
    """A number for JSON, which knows neither NaN nor infinity."""
    return float(value) if value is not None and math.isfinite(value) else None
