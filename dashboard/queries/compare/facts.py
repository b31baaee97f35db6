"""Runs side by side: one row a fact, one column a run, what differs first."""

from __future__ import annotations

import math
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from dashboard.queries.lineage.facts import lineage_sections, plain
from dashboard.queries.lineage.target import best_row
from dashboard.queries.objective import direction

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from numpy.typing import NDArray

    from dashboard.queries.series.index import ScalarIndex, Segment

MOST_RUNS = 500
MOST_TAGS = 300
LAST_SECTIONS = ("run", "overview")
OVERVIEW = ("status", "source", "started", "duration", "last_step", "points", "problems")


@dataclass(frozen=True)
class Fact:
    """One line of a comparison.

    Attributes:
        section, name: What is compared; `name` is a column, or a tag.
        of: "last" or "best" for a tag, else "".
        cells: One a run: a number, a text, or None.
        steps: One a run for a tag: where the value was recorded.
        better: 1 where more is better, -1 where less is, 0 where the name does not say.
        best: Which runs have the best value, where that is known.
        differs: Whether two of the runs have different values.

    """

    section: str
    name: str
    of: str
    cells: list[Any]
    steps: list[int | None] = field(default_factory=list)
    better: int = 0
    best: list[int] = field(default_factory=list)
    differs: bool = False


def compared(
    chosen: Sequence[str], runs: pd.DataFrame, lineage: pd.DataFrame, index: ScalarIndex
) -> list[Fact]:
    """Everything known of the chosen runs, what differs first; else in the order of sections.

    Args:
        chosen: Names of runs, the baseline first; the caller leaves out what there is not.
        runs: `Store.runs()`.
        lineage: `Store.lineage()`.
        index: All series; of more than 300 tags those that most of the runs have.

    """
    facts = [*_series(chosen, index), *_recorded(chosen, lineage), *_overview(chosen, runs)]
    return sorted(facts, key=lambda fact: not fact.differs)


def known_runs(asked: Sequence[str], runs: pd.DataFrame) -> list[str]:
    """The asked runs that there are, each once, at most 500.

    >>> import pandas as pd
    >>> known_runs(["b", "x", "a", "b"], pd.DataFrame({"run": ["a", "b"]}))
    ['b', 'a']
    """
    there = set(runs["run"].astype(str))
    return [run for run in dict.fromkeys(asked) if run in there][:MOST_RUNS]


def series_of(index: ScalarIndex, chosen: Collection[str]) -> ScalarIndex:
    """The same index with the series of the chosen runs alone."""
    part = copy(index)
    by_tag = {
        tag: [segment for segment in segments if segment.run in chosen]
        for tag, segments in index.by_tag.items()
    }
    part.by_tag = {tag: segments for tag, segments in by_tag.items() if segments}
    return part


def _series(chosen: Sequence[str], index: ScalarIndex) -> list[Fact]:
    held = {
        tag: {segment.run: segment for segment in segments}
        for tag, segments in series_of(index, set(chosen)).by_tag.items()
    }
    usual = sorted(held, key=lambda tag: (-len(held[tag]), direction(tag) == 0, tag))
    facts = []
    for tag in sorted(usual[:MOST_TAGS], key=lambda tag: (direction(tag) == 0, tag)):
        sign = direction(tag)
        ways: dict[str, Callable[[Segment], int]] = {"last": lambda segment: segment.end - 1}
        if sign:
            ways["best"] = lambda segment, sign=sign: best_row(index, segment, sign)  # type: ignore[misc]
        for of, row_of in ways.items():
            rows = [row_of(held[tag][run]) if run in held[tag] else None for run in chosen]
            values = [None if row is None else _number(index.value[row]) for row in rows]
            steps = [None if row is None else int(index.step[row]) for row in rows]
            facts.append(_fact("series", tag, values, of=of, steps=steps, sign=sign))
    return facts


def _recorded(chosen: Sequence[str], lineage: pd.DataFrame) -> list[Fact]:
    rows = lineage.set_index("run").reindex(list(chosen))
    sections = lineage_sections(rows.reset_index())
    order = sorted(sections, key=lambda section: section in LAST_SECTIONS)
    facts = []
    for section in order:
        for name in sections[section]:
            values = [plain(value) for value in rows[name]]
            sign = direction(name) if section == "metric" else 0
            facts.append(_fact(section, name, values, sign=sign))
    return facts


def _overview(chosen: Sequence[str], runs: pd.DataFrame) -> list[Fact]:
    rows = runs.set_index("run").reindex(list(chosen))
    started, updated = (_seconds(rows[name]) for name in ("started", "updated"))
    seconds = {"started": started, "duration": updated - started}
    columns: dict[str, Any] = {name: seconds.get(name, rows.get(name)) for name in OVERVIEW}
    return [
        _fact("overview", name, [plain(value) for value in column])
        for name, column in columns.items()
        if column is not None
    ]


def _seconds(times: pd.Series[Any]) -> NDArray[np.float64]:
    whole = (times - pd.Timestamp(0, tz="UTC")).dt.total_seconds()
    return np.asarray(whole, np.float64)


def _fact(
    section: str,
    name: str,
    values: list[Any],
    *,
    of: str = "",
    steps: list[int | None] | None = None,
    sign: int = 0,
) -> Fact:
    differs = any(value != values[0] for value in values[1:])
    finite = [isinstance(v, (int, float)) and math.isfinite(v) for v in values]
    best: list[int] = []
    if sign and differs and any(finite):
        signed = np.array(
            [sign * v if ok else -np.inf for v, ok in zip(values, finite, strict=True)]
        )
        best = np.flatnonzero(signed == signed.max()).tolist()
    return Fact(section, name, of, values, steps or [], sign, best, differs)


def _number(value: float) -> float | str:
    """A number; as JSON has no others, "NaN" and the infinities are texts."""
    value = float(value)
    if math.isfinite(value):
        return value
    return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
