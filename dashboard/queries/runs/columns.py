"""The columns that the grid of runs may have: which there are, and which are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from .facts import CONSTANT, EMPTY, VARIES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    import pandas as pd

    from insight.lineage.target import Target
    from insight.tables.scalar_index import ScalarIndex

    from .facts import FactColumn

FIXED = (
    *("status", "spark", "tags", "started", "duration", "last_step", "points"),
    *("problems", "source", "updated", "bytes", "files", "nan", "note"),
)
HIDDEN_AT_FIRST = frozenset({"updated", "bytes", "files", "nan", "note", "problems", "tags"})
MAY_BE_SAME = ("source", "last_step", "points")
MOST_FACTS = 16
MOST_SHOWN = 300


def shown_columns(
    facts: Sequence[FactColumn],
    tags: Sequence[str],
    known_tags: Iterable[str],
    show: Sequence[str],
    hide: Iterable[str],
    *,
    target: str,
    same: Collection[str] = (),
    damaged: bool,
) -> list[str]:
    """The ids of the columns of the grid, from left to right.

    Args:
        facts: Every column of the lineage.
        tags: The tags shown by themselves.
        known_tags: All tags.
        show: Ids of columns that somebody wants beside the usual ones; unknown ones are passed
            over.
        hide: Ids that somebody does not want.
        target: What runs are judged by: a tag or the name of a fact; empty for none.
        same: Ids of columns that say the same of all runs: they come only where they are wanted.
        damaged: Whether there are problems to show.

    """
    away, wanted = set(hide), list(dict.fromkeys(show))[:MOST_SHOWN]
    known_facts = {column.name for column in facts}
    known = set(known_tags)
    varying = [column.name for column in facts if column.spread == VARIES][:MOST_FACTS]
    judged = [metric_id(target)] if target in known else [fact_id(target)] if target else []
    first = ["status", *judged, "spark"]
    metrics = [metric_id(tag) for tag in tags] + [
        name for name in wanted if name.startswith("metric:") and name[7:] in known
    ]
    parameters = [fact_id(name) for name in varying] + [
        name for name in wanted if name.startswith("fact:") and name[5:] in known_facts
    ]
    hidden = HIDDEN_AT_FIRST - {"problems"} if damaged else HIDDEN_AT_FIRST
    rest = [name for name in FIXED if name not in hidden or name in wanted]
    listed = dict.fromkeys([*first, *parameters, *metrics, *rest])
    spare = {*same}.difference(wanted, judged)
    return [name for name in listed if name not in away and name not in spare]


def same_in_all(runs: pd.DataFrame, index: ScalarIndex, tags: Iterable[str]) -> set[str]:
    """The ids of columns that say the same of some runs: of tags, of which the last value stands.

    None while runs go on: a column that comes and goes with each step is worse than a dull one.
    """
    if len(runs) < 2 or (runs["status"] == "running").any():
        return set()
    first, names = runs.iloc[0], set(runs["run"])
    found = {name for name in MAY_BE_SAME if (runs[name] == first[name]).all()}
    for tag in tags:
        ends = [segment.end - 1 for segment in index.by_tag[tag] if segment.run in names]
        if len(ends) == len(runs) and len(np.unique(index.value[ends])) == 1:
            found.add(metric_id(tag))
    return found


def metric_id(tag: str) -> str:
    """The id of a tag's column."""
    return f"metric:{tag}"


def fact_id(name: str) -> str:
    """The id of the column of a recorded fact."""
    return f"fact:{name}"


def catalogue(facts: Iterable[FactColumn], index: ScalarIndex) -> dict[str, Any]:
    """Every column that could be shown, for the chooser."""
    spreads: dict[str, list[str]] = {VARIES: [], CONSTANT: [], EMPTY: []}
    for column in facts:
        spreads[column.spread].append(column.name)
    tags = {tag: len(series) for tag, series in index.by_tag.items()}
    return {"fixed": FIXED, "tags": tags, "facts": spreads}


def usual_order(target: Target, index: ScalarIndex) -> tuple[str, str]:
    """The column that orders the rows when nobody chose, and its way: the best first."""
    if not target.direction:
        return "started", "desc"
    column = metric_id(target.name) if target.name in index.by_tag else fact_id(target.name)
    return column, "asc" if target.direction < 0 else "desc"
