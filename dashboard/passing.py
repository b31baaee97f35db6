"""The runs that are shown: those that the filter lets through and nobody hid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.errors import FilterError

from .few_kept import keep_few
from .queries.runs.given import hidden_runs
from .queries.runs.matches import matching_runs

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    import pandas as pd

    from insight.tables.scalar_index import Segment

    from .live import LiveStore


def matching(store: LiveStore, wanted: str) -> list[str] | None:
    """The runs that a filter lets through, found once for all who ask; None for all.

    Raises:
        FilterError: If the filter cannot be read.

    """
    if not wanted:
        return None
    version, runs = store.notes.version, store.runs()
    lineage, given = store.lineage(), store.notes.runs()
    return keep_few(
        store,
        "matching runs",
        runs,
        (version, wanted),
        lambda: matching_runs(runs, lineage, wanted, given, store.scalars()),
    )


def filter_of(told: Any) -> str:
    """The filter that holds, of what `matches_now` told a browser; empty for none."""
    match told:
        case [[_, _, _, str(wanted)], _]:
            return wanted
    return ""


def passing(store: LiveStore, told: Any) -> frozenset[str] | None:
    """The runs that a browser shows, the very object while they are the same; None for all.

    Args:
        store: Whose runs.
        told: What `matches_now` told the browser: a filter that could be read. One that cannot any
            more, because its column went away with the runs, holds nothing back.

    """
    return passing_by(store, filter_of(told))


def passing_by(store: LiveStore, wanted: str) -> frozenset[str] | None:
    """`passing` a filter as it is written."""
    version, runs = store.notes.version, store.runs()
    hidden = hidden_runs(store.notes.runs())
    try:
        found = matching(store, wanted)
    except FilterError:
        wanted, found = "", None
    if found is None and not hidden:
        return None
    names = runs["run"].astype(str) if found is None else found
    return keep_few(store, "runs shown", runs, (version, wanted), lambda: frozenset(names) - hidden)


def problems_of(store: LiveStore, shown: Collection[str] | None) -> pd.DataFrame:
    """What could not be read of some runs, and of what is no run's; None for all runs."""
    problems = store.problems()
    if shown is None or problems.empty:
        return problems
    away = set(store.runs()["run"].astype(str)).difference(shown)
    return problems[~problems["run"].isin(list(away))]


def tags_away(series: Mapping[str, Sequence[Segment]], shown: Collection[str] | None) -> list[str]:
    """The tags that none of the runs shown has."""
    if shown is None:
        return []
    return [tag for tag, held in series.items() if not any(one.run in shown for one in held)]
