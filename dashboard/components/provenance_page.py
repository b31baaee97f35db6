"""The page of the graph of runs: its controls and its table; `assets/pages/graph/` fills them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import dash_mantine_components as dmc
from dash import ClientsideFunction, Input, Output, State, dcc, html

from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.passing import passing, problems_of
from dashboard.queries.provenance.answer import Query, answer, facts
from dashboard.queries.provenance.exported import prov_of
from dashboard.words import say

from .attributes import aria
from .empty_state import no_data, no_runs
from .graph_page import finder, graph_body, run_options
from .news import news_of
from .problem_note import problem_note
from .toolbar import choice, toolbar

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App
    from dashboard.queries.provenance.answer import RunGraphs

NAME = "provenance"
LONGEST_NAME = 5_000
AS = {"graph": "Graph", "table": "Table"}
TOOLS = (("prov", "PROV", "Save what is drawn as PROV-JSON of the W3C"),)
RECORD = """\
import insight
import numpy as np

rows = np.arange(12.0).reshape(4, 3)
with insight.SummaryRecord({run!r}, provenance=True) as record:
    record.data("train", rows)
    record.log(1, {{"loss": 0.5}})"""


def provenance_layout(store: LiveStore, graphs: RunGraphs) -> list[Any]:
    """The page; empty where no run says where it comes from."""
    run = asked("run", "")[:LONGEST_NAME]
    return [
        html.Div(empty(store, graphs), id="provenance-empty", className="empty-slot"),
        html.Div(
            [
                toolbar(
                    _family(_options(store, graphs, None, run), run),
                    choice("provenance-as", "Show", AS, asked("as", "graph", AS)),
                    finder(NAME),
                ),
                html.Div(problems(store), id="provenance-problems", className="problems-slot"),
                html.Div(id="provenance-notes", className="record-notes", role="status"),
                graph_body(NAME, TOOLS, _table()),
            ],
            className="content graph-content",
            id="provenance-content",
        ),
        dcc.Store(id="provenance-told"),
        dcc.Store(id="provenance-known"),
        *stores(NAME, "provenance-facts", "provenance-prov"),
    ]


def _table() -> html.Section:
    return html.Section(
        id="provenance-table",
        className="record-table",
        hidden=True,
        tabIndex=0,
        **aria(label=say("The graph as a table")),
    )


def _family(options: list[dict[str, str]], run: str) -> html.Div:
    """The list of runs of which one can be drawn with its family alone."""
    select = dmc.Select(
        id="provenance-run",
        data=options,
        value=run or None,
        placeholder=say("All that are shown"),
        clearable=True,
        searchable=True,
        limit=200,
        size="xs",
        w=230,
        nothingFoundMessage=say("Nothing found"),
        attributes={"input": {"aria-labelledby": "provenance-run-label"}},
    )
    label = html.Span(say("Family of"), className="control-label", id="provenance-run-label")
    return html.Div([label, select], className="control")


def _options(
    store: LiveStore, graphs: RunGraphs, matches: Any, chosen: str | None
) -> list[dict[str, str]]:
    newest_first = list(graphs.records())[::-1]
    return run_options(store, newest_first, matches, chosen)


def empty(store: LiveStore, graphs: RunGraphs) -> list[Any]:
    """Why there is no graph."""
    if any(record.says_anything for record in graphs.records().values()):
        return []
    if store.runs().empty:
        return [no_runs(store.root)]
    return [no_data("provenance", store.root, RECORD)]


def problems(store: LiveStore, shown: frozenset[str] | None = None) -> list[Any]:
    """What of the runs shown could not be read: they may have less of a graph."""
    return list(problem_note(problems_of(store, shown), store.root))


def connect_provenance(app: App, store: LiveStore, graphs: RunGraphs) -> None:
    """The list of runs follows the files; views, facts and documents are answered."""

    @app.callback(
        Output("provenance-run", "data"),
        Output("provenance-empty", "children"),
        Output("provenance-problems", "children"),
        Output("provenance-known", "data"),
        Input("pulse", "data"),
        Input("matches", "data"),
        Input("matches-of", "data"),
        State("provenance-run", "value"),
        State("provenance-known", "data"),
        prevent_initial_call=True,
    )
    def list_runs(_pulse: Any, matches: Any, told: Any, run: str | None, before: Any) -> Any:
        parts = {
            "options": _options(store, graphs, matches, run),
            "empty": empty(store, graphs),
            "problems": problems(store, passing(store, told)),
        }
        found, now = news_of(parts, before)
        return *found, now

    answers(app, NAME, partial(answer, graphs))
    answers(app, "provenance-facts", partial(facts, graphs))
    answers(app, "provenance-prov", lambda request: prov_of(store, graphs.runs(Query.of(request))))
    # Dash calls what has no output at a change only; this one must hear the first values, too.
    app.clientside_callback(
        ClientsideFunction("insight", "runGraphControls"),
        Output("provenance-told", "data"),
        Input("provenance-run", "value"),
        Input("provenance-as", "value"),
    )
