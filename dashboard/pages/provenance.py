"""Provenance: what runs were made of, what they began from, and what came of them, in one graph."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.components.lineage_words import named
from dashboard.components.provenance_page import connect_provenance, provenance_layout
from dashboard.components.target_choice import judged, wanted
from dashboard.page import Link, Page
from dashboard.passing import passing_by
from dashboard.queries.provenance.answer import RunGraphs
from dashboard.queries.provenance.known import Known
from dashboard.queries.runs.given import name_of
from insight.lineage.target.best import best_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dashboard.live import LiveStore
    from dashboard.page import App
    from insight.lineage.target import Target


class _Pages:
    """What the pages of one store know."""

    def __init__(self, store: LiveStore) -> None:
        self._store = store

    def shown(self, wanted_filter: str) -> frozenset[str] | None:
        return passing_by(self._store, wanted_filter)

    def known(self, target: str, runs: Sequence[str]) -> Known:
        store, given = self._store, self._store.notes.runs()
        table = store.runs()
        judge = judged(store, wanted(target), list(runs))
        scores = zip(runs, judge.scores.tolist(), strict=True)
        return Known(
            called={run: name_of(given, run) for run in given},
            status=dict(zip(table["run"].astype(str), table["status"].astype(str), strict=True)),
            best={run: f"{score:.4g}" for run, score in scores if np.isfinite(score)},
            best_step=_best_steps(store, judge),
            judged_by=named(judge),
        )


def _best_steps(store: LiveStore, target: Target) -> dict[str, int]:
    """The step at which each run was at its best; none where a series does not tell."""
    index = store.scalars()
    segments = index.by_tag.get(target.name, [])
    if target.of != "best" or not target.direction:
        return {}
    rows = best_rows(index, segments, target.direction)
    steps = index.step[rows].tolist()
    held = zip(segments, rows.tolist(), steps, strict=True)
    return {segment.run: step for segment, row, step in held if row >= 0}


def graphs_of(store: LiveStore) -> RunGraphs:
    """The graphs of a store's runs."""
    return RunGraphs(store, _Pages(store))


def layout(store: LiveStore) -> list[Any]:
    """Controls, outline, drawing, table and inspector, or how to get something recorded."""
    return provenance_layout(store, graphs_of(store))


def connect(app: App, store: LiveStore) -> None:
    """The graph follows the filter, the target and the files."""
    connect_provenance(app, store, graphs_of(store))


LINKS = {
    "run": Link("provenance-run", ""),
    "as": Link("provenance-as", "graph"),
}
PAGE = Page("/provenance", "Provenance", 75, "provenance", layout, connect, links=LINKS,
            modules="graph")  # fmt: skip
