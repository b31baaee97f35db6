"""Runs: every run in one table, and the numbers that sum them up."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING, Any

import orjson
from dash import ClientsideFunction, Input, Output, dcc, html

from dashboard.channel import answers, stores
from dashboard.components import card_actions
from dashboard.components.empty_state import no_runs
from dashboard.components.grid import grid
from dashboard.components.problem_note import problem_note
from dashboard.components.rank_note import rank_note
from dashboard.components.run_alerts import run_alerts
from dashboard.components.runs_bar import runs_bar
from dashboard.components.runs_header import runs_header
from dashboard.components.superseded_note import superseded_note
from dashboard.components.target_choice import asked_target, judged, wanted
from dashboard.page import Page
from dashboard.passing import passing, passing_by, problems_of
from dashboard.queries.runs.among import among
from dashboard.queries.runs.columns import (
    MOST_SHOWN,
    catalogue,
    usual_order,
)
from dashboard.queries.runs.facts import fact_columns
from dashboard.queries.runs.given import in_sight, name_of
from dashboard.queries.runs.held import held_now
from dashboard.queries.runs.hows import asked_hows, usual_hows
from dashboard.queries.runs.overview import alerts
from dashboard.queries.runs.rows import UNKNOWN, RowHistory, odd_counts, row_payload, row_signs
from dashboard.queries.runs.stalls import stalls_in
from dashboard.run_columns import arranged
from insight.lineage.target import main_tag

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd

    from dashboard.live import LiveStore
    from dashboard.page import App
    from insight.tables.scalar_index import ScalarIndex

LONGEST_ID = 1_000
LONGEST_FILTER = 2_000
TRIES = 3
GRID_OPTIONS = {
    "rowSelection": {
        "mode": "multiRow",
        "checkboxes": True,
        "headerCheckbox": True,
        "selectAll": "filtered",
        "enableClickSelection": False,
    },
    "selectionColumnDef": {"pinned": "left", "width": 44, "resizable": False},
}


def layout(store: LiveStore) -> list[Any]:
    """The header's numbers above the grid."""
    return [
        html.Div(runs_header(store, asked_target()), id="runs-header", className="header-numbers"),
        html.Div(id="runs-since", className="runs-since", role="status", hidden=True),
        html.Div(warnings(store), id="runs-alerts", className="alerts-slot"),
        html.Div(id="runs-limits", className="alerts-slot"),
        html.Div(problems(store), id="runs-problems", className="problems-slot"),
        runs_bar(len(store.trash.runs()), deletes=store.trash.allowed),
        html.Div(empty(store), id="runs-empty", className="empty-slot"),
        html.Div(grid("runs-grid", GRID_OPTIONS), className="grid-body"),
        dcc.Store(id="runs-begun"),
        *stores("runs", "runs-catalogue"),
        *card_actions.stores("alarms"),
    ]


def empty(store: LiveStore) -> list[Any]:
    """What to do when there are no runs."""
    return [no_runs(store.root)] if store.runs().empty else []


def problems(store: LiveStore, counted: frozenset[str] | None = None) -> list[Any]:
    """What of the runs that count could not be read, and what is in no table, if anything."""
    given = store.notes.runs()
    known = in_sight(store.runs(), given)["run"]
    shown = {run: name_of(given, run) for run in known if counted is None or run in counted}
    return [
        *problem_note(problems_of(store, counted), store.root),
        *superseded_note(store.superseded(), shown),
        *rank_note(store.lowest_ranks(), shown),
    ]


def warnings(store: LiveStore, counted: frozenset[str] | None = None) -> list[Any]:
    """Runs that somebody should look at, of those that count, if any."""
    given = store.notes.runs()
    shown = in_sight(store.runs(), given)
    if counted is not None:
        shown = shown[among(shown["run"], counted)]
    now = time.time()
    found = alerts(shown, _odd(store), stalls_in(store), now, held_now(store, now))
    return run_alerts(found, given, store.bad_ranks())


def _odd(store: LiveStore) -> Mapping[str, int]:
    index = store.scalars()
    return store.keep("odd values", index, lambda: odd_counts(index))


def of_one_version(store: LiveStore) -> tuple[int, pd.DataFrame, ScalarIndex, pd.DataFrame]:
    """A version with its runs, scalars and lineage; version -1 where files grow too fast for it.

    Tables of two versions must not be told as one: rows made of them would count as known.
    """
    for _ in range(TRIES):
        version = store.version
        tables = store.runs(), store.scalars(), store.parameters()
        if store.version == version:
            return version, *tables
    return UNKNOWN, *tables


def answer(store: LiveStore, history: RowHistory, request: Any) -> dict[str, Any]:
    """The columns of the grid, and the rows that the browser does not have yet.

    Args:
        store: Whose runs.
        history: What rows were made of at earlier versions.
        request: What the browser wants: ids of columns to `show`, `keep` and `hide`, `hows` by
            tag, and what it has: `since` a version, with columns of a `key`. `filter` is the one
            that holds: columns stand as they tell the runs apart that it lets through, while the
            rows are those of all runs.

    """
    asked = request if isinstance(request, dict) else {}
    version, runs, index, lineage = of_one_version(store)
    facts = store.keep("fact columns", lineage, lambda: fact_columns(lineage))
    picked = [*_ids(asked.get("show")), *_ids(asked.get("keep"))], _ids(asked.get("hide"))
    names = runs["run"].astype(str).tolist()
    target = judged(store, wanted(asked.get("target")), names)
    chosen = asked["hows"] if isinstance(asked.get("hows"), dict) else {}
    hows = usual_hows(target) | asked_hows(chosen)
    main = target.name if target.name in index.by_tag else main_tag(index)
    within = passing_by(store, str(asked.get("filter") or "")[:LONGEST_FILTER])
    ids, held = arranged(store, (runs, index, lineage), target, picked, within)
    numeric = {f"fact:{column.name}" for column in facts if column.numeric}
    columns = [_column(name, hows, index, numeric=name in numeric) for name in sorted(held)]
    key = hashlib.sha256(orjson.dumps([store.era, columns, main])).hexdigest()[:16]
    since = asked.get("since")
    bad, lowest = store.bad_ranks(), store.lowest_ranks()
    held_by = held_now(store, time.time())
    signs = row_signs(runs[among(runs["run"], lineage["run"].astype(object))], bad, held_by)
    before = since if isinstance(since, int) and asked.get("key") == key else -1
    same = history.knows(before)
    changed, gone = history.since(before, version, signs)
    odd, spans = _odd(store), store.spans()
    rows = row_payload(
        runs, index, lineage, changed, held, hows, main, odd, bad, spans, lowest, held_by
    )
    return {
        "version": version,
        "key": key,
        "whole": not same,
        "columns": None if same else columns,
        "shown": ids,
        "order": usual_order(target, index),
        "rows": rows,
        "gone": gone,
        "total": len(signs),
    }


def _column(
    name: str, hows: Mapping[str, Any], index: ScalarIndex, *, numeric: bool
) -> dict[str, Any]:
    kind, _, tag = name.partition(":")
    if kind == "metric":
        how = hows.get(tag)
        told = [how.word, how.number, how.other] if how else ["last", 0, ""]
        return {"id": name, "best": index.direction(tag), "how": told}
    return {"id": name, "numeric": numeric} if kind == "fact" else {"id": name}


def _ids(asked: Any) -> list[str]:
    """Ids of columns out of what a browser sent."""
    listed = asked if isinstance(asked, list) else []
    return [
        name for name in listed[:MOST_SHOWN] if isinstance(name, str) and len(name) < LONGEST_ID
    ]


def connect(app: App, store: LiveStore) -> None:
    """The header and the grid follow the runs; the grid itself stays, with its sort and filters."""
    history = RowHistory()

    @app.callback(
        Output("runs-header", "children"),
        Output("runs-alerts", "children"),
        Output("runs-problems", "children"),
        Output("runs-empty", "children"),
        Input("pulse", "data"),
        Input("matches-of", "data"),
        Input("judged-by", "data"),
        prevent_initial_call=True,
    )
    def show_header(_pulse: Any, told: Any, target: str | None) -> Any:
        shown = passing(store, told)
        header = runs_header(store, wanted(target), shown)
        return header, warnings(store, shown), problems(store, shown), empty(store)

    def list_columns(_asked: Any) -> dict[str, Any]:
        lineage = store.parameters()
        facts = store.keep("fact columns", lineage, lambda: fact_columns(lineage))
        return dict(catalogue(facts, store.scalars()))

    answers(app, "runs", lambda asked: answer(store, history, asked))
    answers(app, "runs-catalogue", list_columns)
    app.clientside_callback(
        ClientsideFunction("runs", "begin"), Output("runs-begun", "data"), Input("runs-grid", "id")
    )


PAGE = Page("/runs", "Runs", 10, "runs", layout, connect, aliases=("/",))
