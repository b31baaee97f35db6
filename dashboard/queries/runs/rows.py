"""The rows of the grid of runs on their way to the browser: column by column, and only what is new.

`assets/pages/runs/news.mjs` is the other end.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers

from .facts import fact_values
from .hows import LAST, How, metric_column
from .times import seconds_of, told_seconds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from insight.tables.scalar_index import ScalarIndex, Segment

    from .held import Held

    BadRanks = Mapping[str, Mapping[str, Sequence[int]]]

SPARK_POINTS = 32
SPARK_LEVELS = 100
HALF = 0.5
GAP, END = -1, -2
TOGETHER = 1_000  # series: their values are copied
MOST_VERSIONS = 24
UNKNOWN = -1
"""The version of who has no rows yet, and of rows that belong to none."""


class RowHistory:
    """What each row was made of at the last few versions: a memory of answers, which may forget."""

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._known: OrderedDict[int, dict[str, int]] = OrderedDict()

    def since(self, version: int, now: int, signs: dict[str, int]) -> tuple[list[str], list[str]]:
        """The runs whose rows are others than at a version, and those that are gone since.

        Args:
            version: What the browser has; all rows are new to one with an unknown version.
            now: The version of this moment; with `UNKNOWN` nothing is remembered.
            signs: What `row_signs` gives of this moment.

        """
        with self._turn:
            if now != UNKNOWN:
                self._known.setdefault(now, signs)  # others were told what is there
                self._known.move_to_end(now)
            while len(self._known) > MOST_VERSIONS:
                self._known.popitem(last=False)
            before = self._known.get(version, {})
        changed = [run for run, sign in signs.items() if before.get(run) != sign]
        return changed, [run for run in before if run not in signs]

    def knows(self, version: int) -> bool:
        """Whether rows of a version can be compared with others."""
        with self._turn:
            return version in self._known


def row_signs(
    runs: pd.DataFrame,
    bad_ranks: BadRanks,
    held: Mapping[str, Sequence[Held]] = MappingProxyType({}),
) -> dict[str, int]:
    """A number a run that changes whenever its row may: whatever is read of a run adds bytes.

    Args:
        runs: `Store.runs()`.
        bad_ranks: `Store.bad_ranks()`, which time alone changes.
        held: What `held_now` gives, which it changes, too.

    """
    columns = [runs[name].to_numpy() for name in ("points", "bytes", "last_step", "problems")]
    status, updated = runs["status"].astype(object), runs["updated"].astype("int64")
    facts = zip(runs["run"].astype(object), status, updated, *columns, strict=True)
    signs = {str(fact[0]): hash(fact[1:]) for fact in facts}
    changed = {
        run: hash((signs[run], str(ends))) for run, ends in bad_ranks.items() if run in signs
    }
    signs |= changed
    ruled = {run: hash((signs[run], str(rules))) for run, rules in held.items() if run in signs}
    return signs | ruled


def row_payload(
    runs: pd.DataFrame,
    index: ScalarIndex,
    lineage: pd.DataFrame,
    wanted: Sequence[str],
    columns: Sequence[str],
    hows: Mapping[str, How],
    main: str | None,
    odd: Mapping[str, int],
    bad_ranks: BadRanks,
    spans: Mapping[str, tuple[float, float]],
    lowest_ranks: Mapping[str, Mapping[str, int]],
    held: Mapping[str, Sequence[Held]] = MappingProxyType({}),
) -> dict[str, Any]:
    """The rows of some runs, column by column.

    Args:
        runs: `Store.runs()`.
        index: All scalars.
        lineage: `Store.lineage()`, with the same runs.
        wanted: The names of the runs.
        columns: The ids of the columns shown.
        hows: Which value a tag's column holds; the last one where nothing is said.
        main: The tag of the sparkline.
        odd: How many values of a run are not finite, for runs that have such.
        bad_ranks: `Store.bad_ranks()`.
        spans: `Store.spans()`.
        lowest_ranks: `Store.lowest_ranks()`.
        held: What `held_now` gives.

    """
    rows = runs.take(_rows_of(runs, wanted))
    started, updated = seconds_of(rows["started"]), seconds_of(rows["updated"])
    payload: dict[str, Any] = {
        "runs": list(wanted),
        "status": rows["status"].astype(object).tolist(),
        "source": rows["source"].astype(object).tolist(),
        "started": numbers(told_seconds(rows, "started", spans)),
        "updated": numbers(told_seconds(rows, "updated", spans)),
        "duration": numbers(updated - started),
        "spark": numbers(sparks(index, main, wanted)),
        "nan": [odd.get(run, 0) for run in wanted],
        "ranks": {run: bad_ranks[run] for run in wanted if run in bad_ranks},
        "held": {run: [one.rule for one in held[run]] for run in wanted if run in held},
        "metrics": {},
        "facts": {},
    }
    for name in ("last_step", "points", "problems", "bytes", "files"):
        payload[name] = numbers(rows[name].to_numpy(np.int64))
    facts_at = _rows_of(lineage, wanted)
    for column in columns:
        kind, _, name = column.partition(":")
        if kind == "metric":
            ranks = [(run, lowest_ranks.get(run, {}).get(name)) for run in wanted]
            payload["metrics"][column] = _metric(index, name, hows.get(name, LAST), wanted) | {
                "ranks": {run: rank for run, rank in ranks if rank is not None}
            }
        elif kind == "fact":
            payload["facts"][column] = fact_values(lineage, name, facts_at)
    return payload


def _rows_of(table: pd.DataFrame, wanted: Sequence[str]) -> list[int]:
    """The rows of some runs in a table with one row a run."""
    row_of = {str(run): number for number, run in enumerate(table["run"].astype(object))}
    return [row_of[run] for run in wanted]


def _metric(index: ScalarIndex, tag: str, how: How, wanted: Sequence[str]) -> dict[str, Any]:
    column = metric_column(index, tag, how, wanted)
    lacking = [number for number, has in enumerate(column.has) if not has]
    return {"v": numbers(column.held), "s": numbers(column.steps), "no": lacking}


def odd_counts(index: ScalarIndex) -> dict[str, int]:
    """How many scalars of a run are NaN or infinite, for the runs that have such."""
    odd = ~np.isfinite(index.value)
    if not odd.any():
        return {}
    before = np.concatenate([[0], np.cumsum(odd)])
    counts: dict[str, int] = {}
    for segment in index.segments:
        count = int(before[segment.end] - before[segment.start])
        if count:
            counts[segment.run] = counts.get(segment.run, 0) + count
    return counts


def sparks(index: ScalarIndex, tag: str | None, wanted: Sequence[str]) -> NDArray[np.int8]:
    """A few values of each run's series, evenly chosen, as levels from 0 to 100.

    Shape (runs, 32): `GAP` for a value that is not finite, `END` after a series that is shorter.
    """
    series = {segment.run: segment for segment in index.by_tag.get(tag or "", [])}
    rows = [row for row, run in enumerate(wanted) if run in series]
    levels = np.full((len(wanted), SPARK_POINTS), END, np.int8)
    for at in range(0, len(rows), TOGETHER):
        some = rows[at : at + TOGETHER]
        levels[some] = _levels(index, [series[wanted[row]] for row in some])
    return levels


def _levels(index: ScalarIndex, segments: Sequence[Segment]) -> NDArray[np.int8]:
    """The levels of some series, all at once: one by one they would take as long as all else."""
    starts, ends = np.array([(one.start, one.end) for one in segments]).T[:, :, None]
    count = np.minimum(ends - starts, SPARK_POINTS)
    at = np.arange(SPARK_POINTS)
    chosen = starts + at * (ends - starts - 1) // np.maximum(count - 1, 1)
    values = index.value[np.minimum(chosen, ends - 1)]
    finite = np.isfinite(values) & (at < count)
    low = np.where(finite, values, np.inf).min(axis=1, keepdims=True)
    high = np.where(finite, values, -np.inf).max(axis=1, keepdims=True)
    with np.errstate(over="ignore", invalid="ignore", divide="ignore"):
        share = np.where(high > low, (values - low) / (high - low), HALF)
        levels = np.where(finite & np.isfinite(share), share * SPARK_LEVELS, GAP)
    return np.where(at < count, levels.round(), END).astype(np.int8)
