"""Runs side by side: one row a fact, one column a run, what differs first."""

from __future__ import annotations

import math
import numbers
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dashboard.queries.lineage.facts import plain
from dashboard.queries.runs.times import seconds_of, told_seconds
from dashboard.spelled import spelled
from insight.lineage.sections import lineage_sections
from insight.lineage.target.best import best_rows

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    import pandas as pd

    from insight.tables.scalar_index import ScalarIndex

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
    chosen: Sequence[str],
    runs: pd.DataFrame,
    lineage: pd.DataFrame,
    index: ScalarIndex,
    spans: Mapping[str, tuple[float, float]] | None = None,
) -> list[Fact]:
    """Everything known of the chosen runs, what differs first; else in the order of sections.

    Args:
        chosen: Names of runs, the baseline first; the caller leaves out what there is not.
        runs: `Store.runs()`.
        lineage: `Store.lineage()`.
        index: All series; of more than 300 tags those that most of the runs have.
        spans: `Store.spans()`.

    """
    overview = _overview(chosen, runs, spans or {})
    facts = [*_series(chosen, index), *_recorded(chosen, lineage, index), *overview]
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
    names = set(chosen)
    every = {
        tag: {segment.run: segment for segment in segments if segment.run in names}
        for tag, segments in index.by_tag.items()
    }
    held = {tag: by_run for tag, by_run in every.items() if by_run}
    usual = sorted(held, key=lambda tag: (-len(held[tag]), index.direction(tag) == 0, tag))
    facts = []
    for tag in sorted(usual[:MOST_TAGS], key=lambda tag: (index.direction(tag) == 0, tag)):
        sign = index.direction(tag)
        segments = list(held[tag].values())
        ways = {"last": [segment.end - 1 for segment in segments]}
        if sign:
            ways["best"] = best_rows(index, segments, sign).tolist()
        for of, found in ways.items():
            row_of = {run: row for run, row in zip(held[tag], found, strict=True) if row >= 0}
            rows = [row_of.get(run) for run in chosen]
            values = [None if row is None else float(index.value[row]) for row in rows]
            steps = [None if row is None else int(index.step[row]) for row in rows]
            facts.append(_fact("series", tag, values, _told, of=of, steps=steps, sign=sign))
    return facts


def _recorded(chosen: Sequence[str], lineage: pd.DataFrame, index: ScalarIndex) -> list[Fact]:
    rows = lineage.set_index("run").reindex(list(chosen))
    sections = lineage_sections(rows.reset_index())
    order = sorted(sections, key=lambda section: section in LAST_SECTIONS)
    facts = []
    for section in order:
        for name in sections[section]:
            sign = index.direction(name) if section == "metric" else 0
            facts.append(_fact(section, name, list(rows[name]), sign=sign))
    return facts


def _overview(
    chosen: Sequence[str], runs: pd.DataFrame, spans: Mapping[str, tuple[float, float]]
) -> list[Fact]:
    rows = runs.set_index("run").reindex(list(chosen))
    started, updated = (seconds_of(rows[name]) for name in ("started", "updated"))
    told = told_seconds(rows.reset_index(), "started", spans)
    seconds = {"started": told, "duration": updated - started}
    columns: dict[str, Any] = {name: seconds.get(name, rows.get(name)) for name in OVERVIEW}
    return [
        _fact("overview", name, list(column))
        for name, column in columns.items()
        if column is not None
    ]


def _fact(
    section: str,
    name: str,
    values: list[Any],
    told: Callable[[Any], Any] = plain,
    *,
    of: str = "",
    steps: list[int | None] | None = None,
    sign: int = 0,
) -> Fact:
    cells = [told(value) for value in values]
    differs = any(cell != cells[0] for cell in cells[1:])
    # Cells spell long numbers as texts: the values themselves are compared.
    ranks = [-math.inf if (number := _finite(v)) is None else sign * number for v in values]
    top = max(ranks, default=-math.inf)
    best = [k for k, rank in enumerate(ranks) if rank == top] if sign and differs else []
    if top == -math.inf:
        best = []
    return Fact(section, name, of, cells, steps or [], sign, best, differs)


def _told(value: float | None) -> Any:
    """A value of a series as a cell: one that is NaN is there all the same."""
    return None if value is None else spelled(value)


def _finite(value: Any) -> float | None:
    """A number to compare by; one of any size, for whole ones have no largest."""
    if isinstance(value, bool) or not isinstance(value, numbers.Real):
        return None
    if isinstance(value, numbers.Integral):
        return int(value)
    return float(value) if math.isfinite(value) else None
