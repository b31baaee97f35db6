"""Which columns the grid of runs has, and which of them it shows in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pandas as pd

from .few_kept import keep_few
from .queries.runs.among import among
from .queries.runs.columns import same_in_all, shown_columns
from .queries.runs.facts import fact_columns, facts_of
from .queries.runs.overview import common_tags

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.lineage.target import Target
    from insight.tables.scalar_index import ScalarIndex

    from .live import LiveStore
    from .queries.runs.facts import FactColumn


class Arranged(NamedTuple):
    """The ids of columns.

    Attributes:
        shown: From left to right, as they tell the runs shown apart.
        held: Those and the ones of all runs: rows have these, whatever the filter is.

    """

    shown: list[str]
    held: list[str]


def arranged(
    store: LiveStore,
    tables: tuple[pd.DataFrame, ScalarIndex, pd.DataFrame],
    target: Target,
    picked: tuple[Sequence[str], Sequence[str]],
    passing: frozenset[str] | None = None,
) -> Arranged:
    """The columns of the grid.

    Args:
        store: Whose runs.
        tables: Its runs, series and parameters, of one version.
        target: What the runs are judged by, in their order.
        picked: Ids of columns that somebody wants to see, and of those that nobody shall.
        passing: The runs shown; None for all. One alone differs from none: then the columns are
            those of all runs.

    """
    usual = _shown(store, tables, target, picked, None)
    if passing is None or int(among(tables[0]["run"], passing).sum()) < 2:
        return Arranged(usual, usual)
    shown = _shown(store, tables, target, picked, passing)
    return Arranged(shown, list(dict.fromkeys([*usual, *shown])))


def _shown(
    store: LiveStore,
    tables: tuple[pd.DataFrame, ScalarIndex, pd.DataFrame],
    target: Target,
    picked: tuple[Sequence[str], Sequence[str]],
    passing: frozenset[str] | None,
) -> list[str]:
    runs, index, lineage = tables
    tags = common_tags(index)
    counted = runs if passing is None else runs[among(runs["run"], passing)]
    same = keep_few(
        store, "same in runs", runs, (passing, *tags), lambda: same_in_all(counted, index, tags)
    )
    return shown_columns(
        _telling(store, runs, lineage, target, passing),
        tags,
        index.by_tag,
        *picked,
        target=target.name,
        same=same,
        damaged=bool((counted["problems"] > 0).any()),
    )


def _telling(
    store: LiveStore,
    runs: pd.DataFrame,
    lineage: pd.DataFrame,
    target: Target,
    passing: frozenset[str] | None,
) -> list[FactColumn]:
    """`facts_of` what is known, found anew only where facts or judgements of runs are others."""
    held = pd.Series(target.scores, index=runs["run"]).reindex(lineage["run"])
    scores = np.asarray(held, np.float64)
    running = among(lineage["run"], runs.loc[runs["status"] == "running", "run"])
    settled = np.where(running, ~np.isnan(scores), scores)
    key = (target.name, settled.tobytes(), running.tobytes(), passing)

    def tell() -> list[FactColumn]:
        if passing is None:
            facts = store.keep("fact columns", lineage, lambda: fact_columns(lineage))
            return facts_of(facts, lineage, target._replace(scores=scores), running)
        within = among(lineage["run"], passing)
        part, judged = lineage[within], target._replace(scores=scores[within])
        return facts_of(fact_columns(part), part, judged, running[within])

    return keep_few(store, "telling facts", lineage, key, tell)
