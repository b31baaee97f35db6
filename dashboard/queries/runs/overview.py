"""What is said of the runs as a whole: the list beside the charts, the header, and alerts."""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.lineage.target import main_tag
from insight.lineage.target.ranking import best_of

from .times import seconds_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import pandas as pd

    from insight.lineage.target import Target
    from insight.tables.scalar_index import ScalarIndex

    from .held import Held
    from .stalls import Stall

MOST_METRICS = 8
FIRST = 3


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


def run_list(runs: pd.DataFrame, target: Target) -> dict[str, Any]:
    """The list beside the charts: name, status, problems and target, newest run first.

    Args:
        runs: `Store.runs()`.
        target: What they are judged by, in the same order.

    """
    rows = runs.assign(score=target.scores)
    order = rows.sort_values(["started", "run"], ascending=[False, True], kind="stable")
    return {
        "target": {"name": target.name, "of": target.of, "direction": target.direction},
        "runs": order["run"].astype(object).tolist(),
        "status": order["status"].astype(object).tolist(),
        "problems": order["problems"].tolist(),
        "scores": [_plain(score) for score in order["score"]],
    }


def header_numbers(runs: pd.DataFrame, target: Target) -> dict[str, Any]:
    """How many runs, how many of them running, the best by the target and who has it, by name.

    Args:
        runs: Some rows of `Store.runs()`.
        target: What they are judged by, in the same order.

    """
    best = best_of(runs["run"].astype(str).tolist(), target)
    updated = seconds_of(runs["updated"])
    return {
        "runs": len(runs),
        "running": int((runs["status"] == "running").sum()),
        "points": int(runs["points"].sum()),
        "updated": _plain(np.nanmax(updated)) if np.isfinite(updated).any() else None,
        "best": None if best is None else best.value,
        "best_runs": [] if best is None else best.runs,
        "judged": int(np.isfinite(target.scores).sum()),
    }


class Alert(NamedTuple):
    """Something that somebody should look at."""

    kind: str
    """`diverged`, `failed`, `nan`, `stalled` or `rule`."""
    run: str
    amount: float
    """Of `nan` the number of values, of `stalled` when its last point was recorded, else 0."""
    rule: str = ""
    """Of `rule` what it says."""
    words: str = ""
    """Of `rule` what was found."""


def alerts(
    runs: pd.DataFrame,
    odd: Mapping[str, int],
    stalls: Iterable[Stall],
    now: float,
    held: Mapping[str, Sequence[Held]] = MappingProxyType({}),
) -> list[Alert]:
    """What is wrong with runs, the worst kind first.

    Args:
        runs: `Store.runs()`, without those that nobody wants to hear of.
        odd: How many values of a run are not finite, for the runs that have such.
        stalls: What `stalls_of` gives.
        now: Seconds since 1970.
        held: What `held_now` gives.

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
    ruled = [
        Alert("rule", run, 0.0, one.rule, one.words)
        for run, told in held.items()
        if run in status
        for one in told
    ]
    return [*ended, *strange, *silent, *ruled]


def _plain(value: float | None) -> float | None:
    """A number for JSON, which knows neither NaN nor infinity."""
    return float(value) if value is not None and math.isfinite(value) else None
