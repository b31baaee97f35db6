"""Scalars: a card a tag, every run in it, those in focus in colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked, asked_number
from dashboard.components import card_actions
from dashboard.components.chart_card import card_sections
from dashboard.components.empty_state import RECORD, no_data, no_runs
from dashboard.components.run_panel import run_panel
from dashboard.components.toolbar import choice, slider, toolbar
from dashboard.page import Link, Page
from dashboard.queries.scalars import card_key, scalar_card

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App

AXES = {"step": "Step", "relative": "Relative", "wall": "Wall"}
SCALES = {"linear": "Linear", "log": "Log"}


def layout(store: LiveStore) -> list[Any]:
    """The list of runs, the controls and the sections of cards."""
    return [
        run_panel(),
        html.Div(
            [
                toolbar(
                    html.Button("Runs", id="panel-open", className="button narrow-only"),
                    choice("axis", "X axis", AXES, asked("axis", "step", AXES)),
                    html.Span("", id="axis-note", className="hint"),
                    slider("smoothing", "Smoothing", asked_number("smooth", 0.0, 0.0, 0.99)),
                    choice("scale", "Y scale", SCALES, asked("y", "linear", SCALES)),
                    html.Button("Reset zoom", id="reset-zoom", className="button", hidden=True),
                ),
                html.Div(sections(store), id="scalars-sections", className="sections"),
            ],
            className="content",
        ),
        dcc.Store(id="scalars-shown", data=shown(store)),
        dcc.Store(id="scalars-request"),
        dcc.Store(id="scalars-answer"),
        *card_actions.stores(),
    ]


def sections(store: LiveStore) -> list[Any]:
    """The cards, or what to do when there are none."""
    tags = shown(store)
    if not tags:
        return [
            no_data("scalars", store.root, RECORD) if len(store.runs()) else no_runs(store.root)
        ]
    return card_sections(tags, "Scalar", "Scalars")


def shown(store: LiveStore) -> dict[str, int]:
    """Every tag, with the number of runs that have it."""
    return {tag: len(segments) for tag, segments in store.scalars().by_tag.items()}


def answer(store: LiveStore, request: dict[str, Any]) -> dict[str, Any]:
    """The cards asked for whose points are others than the browser knows."""
    index = store.scalars()
    windows = {tag: _window(steps) for tag, steps in request["windows"].items()}
    cards = [
        scalar_card(index, tag, windows.get(tag))
        for tag, key in request["cards"].items()
        if tag in index.by_tag and card_key(index, tag, windows.get(tag)) != key
    ]
    return {"serial": request["serial"], "version": request["version"], "cards": cards}


def _window(steps: list[float] | None) -> tuple[int, int] | None:
    """The steps zoomed into, as the browser tells them."""
    return None if steps is None else (int(steps[0]), int(steps[1]))


def connect(app: App, store: LiveStore) -> None:
    """New tags become cards, and cards get their points."""
    card_actions.connect(app, store)

    @app.callback(
        Output("scalars-sections", "children"),
        Output("scalars-shown", "data"),
        Input("pulse", "data"),
        State("scalars-shown", "data"),
        prevent_initial_call=True,
    )
    def show(_pulse: Any, before: dict[str, int] | None) -> Any:
        tags = shown(store)
        if tags.keys() == (before or {}).keys() and tags:
            return no_update, no_update
        return sections(store), tags

    @app.callback(
        Output("scalars-answer", "data"),
        Input("scalars-request", "data"),
        prevent_initial_call=True,
    )
    def send(request: dict[str, Any]) -> Any:
        return answer(store, request)

    app.clientside_callback(
        ClientsideFunction("insight", "accept"),
        Input("scalars-answer", "data"),
        prevent_initial_call=True,
    )
    app.clientside_callback(
        ClientsideFunction("insight", "view"),
        Output("smoothing-value", "children"),
        Input("axis", "value"),
        Input("smoothing", "value"),
        Input("scale", "value"),
    )


LINKS = {
    "axis": Link("axis", "step"),
    "smooth": Link("smoothing", 0.0),
    "y": Link("scale", "linear"),
}
PAGE = Page("/scalars", "Scalars", 20, "scalars", layout, connect, links=LINKS)
