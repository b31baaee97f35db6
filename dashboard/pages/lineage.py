"""Lineage: what each run was made of, what came of it, and which of the one explains the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, dcc, html

from dashboard.components.attributes import aria
from dashboard.components.empty_state import RECORD, no_data, no_runs
from dashboard.components.grid import grid
from dashboard.components.lineage_table import columns
from dashboard.components.lineage_toolbar import (
    SCATTER,
    column_options,
    lineage_toolbar,
)
from dashboard.components.lineage_words import more, named, title
from dashboard.components.news import news_of
from dashboard.components.problem_note import problem_note
from dashboard.components.rank_note import rank_note
from dashboard.components.target_choice import settled_of, wanted
from dashboard.encode import numbers
from dashboard.page import Link, Page
from dashboard.passing import matching, passing, problems_of
from dashboard.queries.lineage.parallel import live_columns
from dashboard.queries.lineage.shelf import LineageShelf
from dashboard.queries.runs.given import hidden_runs
from dashboard.words import say
from insight.errors import FilterError
from insight.lineage.numeric import scale_of
from insight.lineage.parameters import shared_parameters
from insight.lineage.sections import lineage_sections
from insight.lineage.target import AUTO, target_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from dashboard.live import LiveStore
    from dashboard.page import App

LONGEST_FILTER = 10_000
OPTIONS = {
    "isExternalFilterPresent": {"function": "lineagePresent()"},
    "doesExternalFilterPass": {"function": "lineagePasses(params)"},
    "rowBuffer": 2,  # rows beyond those in sight: each brush makes all of them anew
}


def layout(store: LiveStore) -> list[Any]:
    """Controls, charts and the table; what to do when nothing was recorded.

    The numbers come with the first answer of the callback below, and only once.
    """
    table = grid("lineage-grid", OPTIONS)
    return [
        html.Div(problems(store), id="lineage-problems", className="problems-slot"),
        html.Div(empty(store), id="lineage-empty", className="empty-slot"),
        lineage_toolbar(),
        html.Div([_side(), _chart()], className="lineage-charts"),
        html.Div(table, className="grid-body"),
        html.Div(id="lineage-tip", role="status", hidden=True),
        dcc.Store(id="lineage-columns"),
        dcc.Store(id="lineage-lives"),
        dcc.Store(id="lineage-target-values"),
        dcc.Store(id="lineage-explained"),
        dcc.Store(id="lineage-brushed"),
        dcc.Store(id="lineage-known"),
    ]


def empty(store: LiveStore) -> list[Any]:
    """Why there is no row."""
    if lineage_sections(store.parameters()) or store.scalars().by_tag:
        return []
    return [no_data("lineage", store.root, RECORD) if len(store.runs()) else no_runs(store.root)]


def problems(store: LiveStore, shown: frozenset[str] | None = None) -> list[Any]:
    """What of the runs shown could not be read, if anything."""
    note = problem_note(problems_of(store, shown), store.root)
    return [*note, *rank_note(store.lowest_ranks(), shown)]


def _side() -> html.Section:
    return html.Section(
        [html.H2(say("Parameter importance")), html.Div(id="lineage-importance")],
        className="lineage-card lineage-side",
        tabIndex=0,
        **aria(label=say("Parameter importance")),
    )


def _chart() -> html.Section:
    return html.Section(
        html.Div(id="lineage-chart", role="group"), className="lineage-card lineage-plot"
    )


def target(
    store: LiveStore,
    shelf: LineageShelf,
    name: str,
    of: str,
    better: str,
    counted: Collection[str] | None = None,
) -> dict[str, Any]:
    """The target of each run, and what explains it.

    Args:
        store: Whose runs.
        shelf: What is known of their lineage.
        name: Of the target.
        of: "last" or "best", or `AUTO`: as all pages judge.
        better: "low", "high" or "auto".
        counted: The runs of which it is explained; None for all that nobody hid.

    """
    lineage, index = store.parameters(), store.scalars()
    chosen = settled_of(store, name)
    runs = store.runs()["run"].astype(str).tolist()
    if of == AUTO:
        of = "best" if index.direction(chosen) else "last"
    found = target_of(lineage, index, runs, chosen, of, better)
    way = {"low": -1, "high": 1}.get(better, index.direction(chosen))
    hidden = hidden_runs(store.notes.runs())
    made = shelf.made_of(lineage, runs)
    return {
        "name": found.name,
        "of": found.of,
        "direction": way,
        "short": named(found) or say("no target"),
        "title": title(found),
        "scale": scale_of(found.scores),
        "values": numbers(found.scores),
        "headings": headings(store),
        "importance": shelf.importance(
            made,
            found,
            [run in hidden or (counted is not None and run not in counted) for run in runs],
        ),
    }


def headings(store: LiveStore) -> dict[str, list[str]]:
    """The columns that became one here, by the one that they became."""
    lineage = store.lineage()
    shared = store.keep("shared parameters", lineage, lambda: shared_parameters(lineage))
    return {first: [first, *rest] for first, rest in shared.items()}


def counted_in(store: LiveStore, told: Any, brushed: Any) -> frozenset[str] | None:
    """The runs that pass the filter and the brushes; None for all.

    Args:
        store: Whose runs.
        told: What `matches_now` told the browser.
        brushed: The brushes as a filter, as the browser has them.

    """
    shown = passing(store, told)
    try:
        within = matching(store, brushed[:LONGEST_FILTER] if isinstance(brushed, str) else "")
    except FilterError:  # of columns that went away meanwhile
        return shown
    if within is None or shown is None:
        return shown if within is None else frozenset(within)
    return shown.intersection(within)


def news(
    store: LiveStore,
    shelf: LineageShelf,
    asked_for: tuple[str, str, str],
    before: Any,
    counted: frozenset[str] | None = None,
    shown: frozenset[str] | None = None,
) -> tuple[Any, ...]:
    """What is new to a browser, of all that the page shows, and marks of that.

    Args:
        store: Whose runs.
        shelf: What is known of their lineage.
        asked_for: The target, what of it, and which way it is better.
        before: The marks that the browser has.
        counted: The runs of which the target is explained; None for all.
        shown: Those that pass the filter; None for all.

    """
    runs, lineage = store.runs(), store.parameters()
    made = shelf.made_of(lineage, runs["run"].astype(str).tolist())
    lives = live_columns(runs, store.scalars())
    judged = target(store, shelf, *asked_for, counted)
    explained = judged.pop("importance")
    options = column_options([*made.columns["columns"], *lives])
    parts = {
        "columns": made.columns,
        "lives": lives,
        "target": judged,
        "explained": explained,
        "table": columns(lineage, judged),
        "empty": empty(store),
        "problems": problems(store, shown),
        "more": more(made.columns["more"]),
        **dict.fromkeys(SCATTER, options),
    }
    found, now = news_of(parts, before)
    return *found, now


def connect(app: App, store: LiveStore) -> None:
    """Charts and table follow the runs and the target; sort, filters and brushes stay."""
    shelf = LineageShelf()

    @app.callback(
        Output("lineage-columns", "data"),
        Output("lineage-lives", "data"),
        Output("lineage-target-values", "data"),
        Output("lineage-explained", "data"),
        Output("lineage-grid", "columnDefs"),
        Output("lineage-empty", "children"),
        Output("lineage-problems", "children"),
        Output("lineage-more", "children"),
        *(Output(f"lineage-{key}", "data") for key in SCATTER),
        Output("lineage-known", "data"),
        Input("pulse", "data"),
        Input("judged-by", "data"),
        Input("lineage-of", "value"),
        Input("lineage-better", "value"),
        Input("matches-of", "data"),
        Input("lineage-brushed", "data"),
        State("lineage-known", "data"),
    )
    def show(_pulse: Any, name: str | None, of: str, better: str, *rest: Any) -> Any:
        told, brushed, before = rest
        asked_for = wanted(name), str(of), str(better)
        counted = counted_in(store, told, brushed)
        return news(store, shelf, asked_for, before, counted, passing(store, told))

    app.clientside_callback(
        ClientsideFunction("lineage", "take"),
        Output("lineage-grid", "rowData"),
        Input("lineage-columns", "data"),
        Input("lineage-lives", "data"),
        Input("lineage-target-values", "data"),
        State("lineage-explained", "data"),
    )
    app.clientside_callback(
        ClientsideFunction("lineage", "explain"), Input("lineage-explained", "data")
    )
    app.clientside_callback(
        ClientsideFunction("lineage", "look"),
        Output("lineage-scatter", "hidden"),
        Output("lineage-menu", "hidden"),
        Input("lineage-look", "value"),
        *(Input(f"lineage-{key}", "value") for key in (*SCATTER, "xscale", "yscale")),
    )


LINKS = {
    "of": Link("lineage-of", AUTO),
    "better": Link("lineage-better", AUTO),
    "chart": Link("lineage-look", "parallel"),
    **{key: Link(f"lineage-{key}", AUTO) for key in (*SCATTER, "xscale", "yscale")},
}
PAGE = Page("/lineage", "Lineage", 70, "lineage", layout, connect, links=LINKS)
