"""Curves: such as precision over recall, of each run at the step that is chosen.

The browser draws them (`assets/pages/curves/`).
"""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any

import numpy as np
import orjson
from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.components.chart_card import card_sections, tags_away_note
from dashboard.components.empty_state import add_value, no_data, no_runs
from dashboard.components.run_panel import run_panel
from dashboard.components.toolbar import choice, step_control, toolbar
from dashboard.encode import numbers
from dashboard.page import Link, Page
from dashboard.queries.curves.card import CurveQuery, by_tag, card_key, csv_rows, curve_card
from dashboard.queries.series.cut import cut_of
from dashboard.words import say
from insight.tables.spreadsheet import cell_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from dashboard.live import LiveStore
    from dashboard.page import App
    from dashboard.queries.series.cut import Cut
    from insight.tables.scalar_index import Segment

SCALES = {"linear": "Linear", "x": "Log x", "y": "Log y", "both": "Log both"}
EARLIER = {"none": "None", "few": "Faint"}
RECORD = add_value(
    "curve", "pr", 'insight.Curve([0.0, 0.5, 1.0], [1.0, 0.9, 0.2], "PR", "recall", "precision")'
)
MOST_CARDS = 200  # in one request; a page of more cards asks again


def layout(store: LiveStore) -> list[Any]:
    """The list of runs, the controls and the sections of cards."""
    return [
        run_panel(),
        html.Div(
            [
                toolbar(
                    html.Button(say("Runs"), id="panel-open", className="button narrow-only"),
                    step_control("curve-steps"),
                    choice("curve-scale", "Scale", SCALES, asked("scale", "linear", SCALES)),
                    choice(
                        "curve-earlier", "Earlier steps", EARLIER, asked("earlier", "none", EARLIER)
                    ),
                ),
                tags_away_note(),
                html.Div(sections(store), id="curves-sections", className="sections"),
            ],
            className="content",
        ),
        dcc.Store(id="curves-shown", data=shown(store)),
        dcc.Store(id="curves-span", data=span(store)),
        dcc.Store(id="curves-known-steps", data=numbers(steps_of(store))),
        dcc.Store(id="curves-wanted"),
        dcc.Download(id="curves-file"),
        *stores("curves"),
    ]


def cut(store: LiveStore) -> Cut:
    """The curves of this version with their series."""
    table = store.numbered("curve")
    return store.keep("curves cut", table, lambda: cut_of(table))


def index_of(store: LiveStore) -> dict[str, list[Segment]]:
    """The series of each tag."""
    found = cut(store)
    return store.keep("curves by tag", found, lambda: by_tag(found))


def steps_of(store: LiveStore) -> NDArray[np.int64]:
    """All steps at which any run recorded a curve."""
    found = cut(store)
    return store.keep("curve steps", found, lambda: np.unique(found.step))


def span(store: LiveStore) -> list[int]:
    """Changes when the steps do; small, for a browser sends it back."""
    steps = cut(store).step
    return [len(steps), int(steps.max(initial=-1))]


def shown(store: LiveStore) -> list[str]:
    """What the sections are made of: they are made anew when it changes."""
    return list(index_of(store))


def sections(store: LiveStore) -> list[Any]:
    """The cards, or what to do when there are none."""
    tags = {tag: len(segments) for tag, segments in index_of(store).items()}
    if not tags:
        return [no_data("curves", store.root, RECORD) if len(store.runs()) else no_runs(store.root)]
    return card_sections(tags, say("Curves of"), say("Curves"))


def answer(store: LiveStore, request: Any) -> dict[str, Any]:
    """The cards asked for that are others than the browser knows, as one text."""
    asked_for = request if isinstance(request, dict) else {}
    cards = asked_for.get("cards")
    query = CurveQuery.of(asked_for.get("options"))
    table, index = cut(store).table, index_of(store)
    found = []
    for tag, key in list(cards.items())[:MOST_CARDS] if isinstance(cards, dict) else ():
        if tag not in index:
            continue
        segments = query.panels.chosen(index[tag])
        if key != card_key(table, segments, query):
            found.append(curve_card(table, segments, query) | {"tag": tag})
    return {"cards": orjson.dumps(found, default=str).decode()}


def csv_of(store: LiveStore, wanted: Any) -> str:
    """All points of one card at its step."""
    wanted = wanted if isinstance(wanted, dict) else {}
    query, tag = CurveQuery.of(wanted), wanted.get("tag")
    held = index_of(store).get(tag, []) if isinstance(tag, str) else []
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(("run", "step", "x", "y"))
    for run, *rest in csv_rows(cut(store).table, query.panels.chosen(held), query):
        lines.writerow((cell_of(run), *rest))
    return text.getvalue().encode("utf-8", "backslashreplace").decode()


def connect(app: App, store: LiveStore) -> None:
    """New tags become cards, and cards get their curves."""

    @app.callback(
        Output("curves-sections", "children"),
        Output("curves-shown", "data"),
        Output("curves-span", "data"),
        Output("curves-known-steps", "data"),
        Input("pulse", "data"),
        State("curves-shown", "data"),
        State("curves-span", "data"),
        prevent_initial_call=True,
    )
    def show(_pulse: Any, before: Any, span_before: Any) -> Any:
        now, reach = shown(store), span(store)
        told = (no_update, no_update) if reach == span_before else (reach, numbers(steps_of(store)))
        if now == before and now:
            return no_update, no_update, *told
        return sections(store), now, *told

    @app.callback(
        Output("curves-file", "data"),
        Input("curves-wanted", "data"),
        prevent_initial_call=True,
    )
    def save(wanted: Any) -> Any:
        if not isinstance(wanted, dict):
            return no_update
        return {"content": csv_of(store, wanted), "filename": "curves.csv", "type": "text/csv"}

    answers(app, "curves", lambda asked: answer(store, asked))
    app.clientside_callback(
        ClientsideFunction("curves", "view"),
        Output("curves-sections", "data-scale"),  # without an output Dash does not call it at first
        Input("curve-scale", "value"),
        Input("curve-earlier", "value"),
    )
    app.clientside_callback(
        ClientsideFunction("curves", "steps"),
        Output("curve-steps", "hidden"),
        Input("curves-known-steps", "data"),
    )


LINKS = {"scale": Link("curve-scale", "linear"), "earlier": Link("curve-earlier", "none")}
PAGE = Page("/curves", "Curves", 46, "curves", layout, connect, links=LINKS, series=index_of)
