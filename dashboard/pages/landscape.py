"""Landscapes: the recorded loss around a training's path, as contours and as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.components.attributes import data
from dashboard.components.chart_card import card_sections, tags_away_note
from dashboard.components.empty_state import add_value, no_data, no_runs
from dashboard.components.landscape_toolbar import VIEWS, landscape_toolbar
from dashboard.components.run_panel import run_panel
from dashboard.figures.landscape_contour import CONTOURS
from dashboard.page import Link, Page
from dashboard.queries.landscape.answer import (
    by_tag,
    interpolations_by_name,
    landscape_answer,
    runs_by_tag,
)
from dashboard.queries.landscape.query import LOSS
from dashboard.words import say

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App

BETWEEN = "interpolation"  # the kind of a card, for the browser
RECORD = add_value(
    "landscape",
    "landscape",
    '{"x": [-1, 0, 1], "y": [0, 1], "z": [[2, 1, 2], [3, 2, 3]]}  # z[j, i]: loss at x[i], y[j]',
)


def layout(store: LiveStore) -> list[Any]:
    """The list of runs, the controls and a card for each recorded landscape."""
    return [
        run_panel(),
        html.Div(
            [
                landscape_toolbar(),
                tags_away_note(),
                html.Div(
                    sections(store),
                    id="landscape-sections",
                    className="sections",
                    **data(view=asked("view", "both", VIEWS)),
                ),
            ],
            className="content",
        ),
        dcc.Store(id="landscape-shown", data=list(runs_by_tag(store))),
        dcc.Store(id="landscape-offered"),
        *stores("landscape"),
    ]


def sections(store: LiveStore) -> list[Any]:
    """The cards, or what to do when there are none."""
    tags = runs_by_tag(store)
    if not tags:
        if len(store.runs()):
            return [no_data("landscapes", store.root, RECORD)]
        return [no_runs(store.root)]
    between = {tag: tags[tag] for tag in interpolations_by_name(store)}
    planes = {tag: count for tag, count in tags.items() if tag not in between}
    title = say("Interpolations")
    return [
        *card_sections(planes, say("Landscape of"), say("Landscapes")),
        *card_sections(between, say("Interpolation"), title, (title, list(between)), BETWEEN),
    ]


def connect(app: App, store: LiveStore) -> None:
    """New tags become cards, and cards get their figures."""

    @app.callback(
        Output("landscape-sections", "children"),
        Output("landscape-shown", "data"),
        Input("pulse", "data"),
        State("landscape-shown", "data"),
        prevent_initial_call=True,
    )
    def show(_pulse: Any, before: Any) -> Any:
        tags = list(runs_by_tag(store))
        if tags == before and tags:
            return no_update, no_update
        return sections(store), tags

    answers(app, "landscape", lambda asked: landscape_answer(store, asked))
    app.clientside_callback(
        ClientsideFunction("landscape", "offer"),
        Output("landscape-quantity", "data"),
        Input("landscape-offered", "data"),
        State("landscape-quantity", "data"),
        prevent_initial_call=True,
    )
    app.clientside_callback(
        ClientsideFunction("landscape", "view"),
        Output("landscape-hint", "title"),
        Input("landscape-colour", "value"),
        Input("landscape-scale", "value"),
        Input("landscape-view", "value"),
        Input("landscape-layout", "value"),
        Input("landscape-lines", "value"),
        Input("landscape-quantity", "value"),
        Input("landscape-nodes", "value"),
    )


LINKS = {
    "colour": Link("landscape-colour", "linear"),
    "scale": Link("landscape-scale", "own"),
    "view": Link("landscape-view", "both"),
    "layout": Link("landscape-layout", "tiled"),
    "lines": Link("landscape-lines", str(CONTOURS)),
    "quantity": Link("landscape-quantity", LOSS),
    "nodes": Link("landscape-nodes", "hidden"),
}
PAGE = Page("/landscape", "Landscape", 90, "landscape", layout, connect, links=LINKS, series=by_tag)
