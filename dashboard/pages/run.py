"""Run: all that is known of one run, at an address of its own and in a drawer over other pages.

The browser draws both (`assets/pages/run/`): here is what it asks for, part by part.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from dash import Input, Output, State, html, no_update

from dashboard.channel import answers
from dashboard.components.empty_state import no_runs
from dashboard.components.lineage_words import named
from dashboard.components.news import mark_of
from dashboard.components.target_choice import judged, wanted
from dashboard.page import Page
from dashboard.queries.compare.answer import answer as curves
from dashboard.queries.run.artifacts import artifacts
from dashboard.queries.run.called import called
from dashboard.queries.run.facts import differences, fact_groups
from dashboard.queries.run.family import family
from dashboard.queries.run.head import head
from dashboard.queries.run.machine import machine_facts
from dashboard.queries.run.provenance import folder_of, provenance
from dashboard.queries.run.ranks import ranks
from dashboard.queries.run.reading import reading
from dashboard.queries.run.recorded import (
    KINDS,
    SAVED,
    curve_tags,
    judged_by,
    kinds,
    pictures,
    saved,
    series_of_run,
)
from dashboard.queries.run.standing import beside, standing
from dashboard.queries.run.troubles import odd_series, troubles
from dashboard.queries.runs.among import among
from dashboard.queries.runs.given import hidden_runs
from dashboard.queries.runs.held import held_now
from dashboard.queries.runs.stalls import stalls_in
from insight.lineage.target.ranking import ranked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dashboard.live import LiveStore
    from dashboard.page import App
    from insight.lineage.target import Target

LONGEST_NAME = 5_000
CHANNELS = ("run", "run-sheet")  # asked from every page: see `Page.everywhere`


def layout(store: LiveStore) -> list[Any]:
    """The place where the run named in the address is drawn, or what to do without runs."""
    return [
        html.Div(empty(store), id="run-empty", className="empty-slot"),
        html.Div(id="run-sheet", className="run-sheet"),
    ]


def empty(store: LiveStore) -> list[Any]:
    """What to do when there are no runs."""
    return [no_runs(store.root)] if store.runs().empty else []


def answer(store: LiveStore, request: Any) -> dict[str, Any]:
    """The parts of the page of a run that are others than the browser has.

    Args:
        store: Whose runs.
        request: `run`, its name; without one the best run is meant, or the newest. `target`, what
            runs are judged by. `known`, the marks of the parts that the browser has, and `of`, the
            run that they belong to.

    Returns:
        `run`, whether it is `there`, `parts` by name, None for one that has nothing, and `marks`.

    """
    runs = store.runs()
    names = runs["run"].astype(str).tolist()
    asked = request.get("run")
    run = str(asked)[:LONGEST_NAME] if isinstance(asked, str) else ""
    away = hidden_runs(store.notes.runs()) - {run}
    judges = [name for name in names if name not in away]
    target = judged(store, wanted(request.get("target")), judges)
    best_first = ranked(judges, target)
    if not run:
        newest = runs[among(runs["run"], judges)].sort_values("started", ascending=False)["run"]
        run = str(next(iter([*best_first[:1], *newest]), ""))
    if run not in set(names):
        return {"run": run, "there": False, "parts": {}, "marks": {}}
    parts = _parts(store, run, judges, target, best_first)
    is_known = request.get("of") == run and isinstance(request.get("known"), dict)
    known = request["known"] if is_known else {}
    marks = {name: mark_of(part) for name, part in parts.items()}
    news = {name: part for name, part in parts.items() if marks[name] != known.get(name)}
    return {"run": run, "there": True, "parts": news, "marks": marks}


def _parts(
    store: LiveStore, run: str, runs: Sequence[str], target: Target, best_first: Sequence[str]
) -> dict[str, Any]:
    index, lineage, all_runs = store.scalars(), store.parameters(), store.runs()
    stood = standing(run, runs, target, best_first, index)
    other = None if stood["value"] is None else beside(run, best_first)
    series = series_of_run(index, run)
    bad = store.bad_ranks().get(run, {})
    now = time.time()
    about = head(all_runs[all_runs["run"] == run], store.spans(), bad)
    return {
        "head": about,
        "called": called(lineage, run),
        "standing": stood
        | {"called": named(target), "other": other}
        | {"whose": store.lowest_ranks().get(run, {}).get(target.name)}
        | {"instead": judged_by(index, series) if stood["value"] is None else None},
        "troubles": troubles(
            run,
            about["status"],
            store.problems(),
            store.superseded(),
            odd_series(index, series),
            stalls_in(store),
            now,
            held_now(store, now).get(run, ()),
        ),
        "ranks": ranks(store.ranks_of(run)),
        "machine": machine_facts(index, run),
        "differences": differences(run, other, all_runs, lineage, index, target.name)
        if other
        else None,
        "curves": {"tags": curve_tags(index, series, target), "other": other} if series else None,
        "facts": fact_groups(lineage, run, other) or None,
        "pictures": pictures(store.table("image"), run),
        "artifacts": artifacts(store.table_of("artifact", run), run),
        "family": family(store.lineage(), run),
        "provenance": provenance(store.processes(run), folder_of(store.root, run)),
        "kinds": kinds({kind: store.table(kind) for kind in KINDS}, run),
        "saved": saved({kind: store.table_of(kind, run) for kind in SAVED}, run),
        "reading": reading(store.remarks(), store.unshown(), run),
        "lines": run in store.runs_with("message"),
    }


def connect(app: App, store: LiveStore) -> None:
    """Cards and all other parts are asked for by channels."""

    @app.callback(
        Output("run-empty", "children"),
        Input("pulse", "data"),
        State("run-empty", "children"),
        prevent_initial_call=True,
    )
    def tell(_pulse: Any, before: Any) -> Any:
        found = empty(store)
        return no_update if bool(found) == bool(before) else found

    answers(app, "run", lambda asked: curves(store, asked))
    answers(app, "run-sheet", lambda asked: answer(store, asked))


PAGE = Page("/run", "Run", 200, "runs", layout, connect, within="runs", everywhere=CHANNELS)
