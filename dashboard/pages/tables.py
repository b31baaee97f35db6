"""Tables: what was recorded in rows, of one run or joined of several, sorted and searched.

The browser draws it (`assets/pages/tables/`): it asks for the rows around those in sight.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.components.attributes import aria, data
from dashboard.components.empty_state import no_data, no_runs
from dashboard.components.graph_page import run_options
from dashboard.components.news import news_of
from dashboard.components.pick import one_of
from dashboard.components.problem_note import problem_note
from dashboard.components.run_panel import run_panel
from dashboard.components.toolbar import toolbar
from dashboard.page import Link, Page
from dashboard.passing import passing, problems_of
from dashboard.queries.tables.answer import LONGEST_SEARCH, TableShelf, answer, csv_of
from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Collection

    from dashboard.live import LiveStore
    from dashboard.page import App

ALL, FOCUS, ONE = "all", "focus", "run:"  # of which runs: `run:` and the name of one
RECORD = """\
import insight

rows = [["a cat", 0.75], ["a dog", 0.5]]
with insight.SummaryRecord({run!r}) as record:
    record.log(1, {{"predictions": insight.Table(["text", "score"], rows)}})"""


def layout(store: LiveStore) -> list[Any]:
    """The list of runs, the controls, and the place of the rows."""
    shelf = TableShelf(store)
    tags = list(shelf.tags())
    tag, of = asked("tag", tags[0] if tags else ""), asked("of", ALL)
    return [
        run_panel(),
        html.Div(
            [
                toolbar(
                    html.Button(say("Runs"), id="panel-open", className="button narrow-only"),
                    one_of("tables-tag", say("Tag"), tags, tag if tag in tags else None, 200),
                    one_of("tables-of", say("Rows of"), choices(store, None, of), of, 190),
                    html.Div(id="tables-step", className="control images-step"),
                    _search(),
                    html.Button(say("Download CSV"), id="tables-save", className="button"),
                ),
                html.Div(notes(store), id="tables-notes"),
                html.Div(id="tables-facts", className="hint", role="status"),
                html.Div(id="tables-none", className="way-out", role="status", hidden=True),
                html.Div(
                    id="tables-view",
                    className="table-view",
                    role="region",
                    tabIndex=0,
                    **aria(label=say("Rows")),
                ),
            ],
            className="content tables-content",
        ),
        dcc.Store(id="tables-told"),
        dcc.Store(id="tables-known"),
        dcc.Store(id="tables-wanted"),
        dcc.Download(id="tables-file"),
        *stores("tables"),
    ]


def _search() -> html.Div:
    return html.Div(
        [
            html.Label(say("Search in the rows"), htmlFor="tables-search", className="unseen"),
            html.Div(
                id="tables-slot",
                **data(placeholder=say("Search in the rows"), longest=str(LONGEST_SEARCH)),
            ),
        ],
        className="text-find",
    )


def choices(store: LiveStore, matches: Any, of: str | None) -> list[dict[str, str]]:
    """All runs shown, those in focus, and each that recorded a table."""
    chosen = of.removeprefix(ONE) if of and of.startswith(ONE) else None
    runs = run_options(store, store.runs_with("table"), matches, chosen)
    several = [
        {"value": ALL, "label": say("All runs shown")},
        {"value": FOCUS, "label": say("Runs in focus")},
    ]
    return several + [{"value": f"{ONE}{one['value']}", "label": one["label"]} for one in runs]


def notes(store: LiveStore, shown: Collection[str] | None = None) -> list[Any]:
    """What of the runs shown could not be read, or what to do when there is nothing to show."""
    if not store.runs_with("table"):
        return [no_data("tables", store.root, RECORD) if len(store.runs()) else no_runs(store.root)]
    return list(problem_note(problems_of(store, shown), store.root))


def called(store: LiveStore) -> dict[str, str]:
    """What people call the runs that they gave a name."""
    return {run: one["name"] for run, one in store.notes.runs().items() if one.get("name")}


def connect(app: App, store: LiveStore) -> None:
    """Tags and runs appear, and rows are answered."""
    shelf = TableShelf(store)

    @app.callback(
        Output("tables-tag", "data"),
        Output("tables-tag", "value"),
        Output("tables-of", "data"),
        Input("pulse", "data"),
        Input("matches", "data"),
        State("tables-tag", "data"),
        State("tables-tag", "value"),
        State("tables-of", "data"),
        State("tables-of", "value"),
        prevent_initial_call=True,
    )
    def choose(_pulse: Any, matches: Any, before: Any, tag: Any, runs: Any, of: Any) -> Any:
        tags = list(shelf.tags())
        options = choices(store, matches, of if isinstance(of, str) else None)
        return (
            no_update if tags == before else tags,
            no_update if tag in tags or not tags else tags[0],
            no_update if options == runs else options,
        )

    @app.callback(
        Output("tables-notes", "children"),
        Output("tables-known", "data"),
        Input("pulse", "data"),
        Input("matches-of", "data"),
        State("tables-known", "data"),
        prevent_initial_call=True,
    )
    def note(_pulse: Any, told: Any, before: Any) -> Any:
        (found,), now = news_of({"notes": notes(store, passing(store, told))}, before)
        return found, now

    @app.callback(
        Output("tables-file", "data"),
        Input("tables-wanted", "data"),
        prevent_initial_call=True,
    )
    def save(wanted: Any) -> Any:
        if not isinstance(wanted, dict):
            return no_update
        content = csv_of(shelf, wanted, called(store))
        return {"content": content, "filename": "table.csv", "type": "text/csv"}

    answers(app, "tables", partial(_answer, shelf, store))
    app.clientside_callback(
        ClientsideFunction("insight", "tablesOf"),
        Output("tables-told", "data"),
        Input("tables-tag", "value"),
        Input("tables-of", "value"),
    )


def _answer(shelf: TableShelf, store: LiveStore, request: Any) -> dict[str, Any]:
    return answer(shelf, request, called(store))


LINKS = {"tag": Link("tables-tag", ""), "of": Link("tables-of", ALL)}
PAGE = Page("/tables", "Tables", 44, "tables", layout, connect, links=LINKS)
