"""Histograms: how the values of each parameter spread, over steps and runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd
from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.components.chart_card import card_sections
from dashboard.components.empty_state import no_data, no_runs
from dashboard.components.toolbar import choice, toolbar
from dashboard.figures.histogram_heat import histogram_heat
from dashboard.figures.histogram_ridge import histogram_ridge
from dashboard.page import Link, Page
from dashboard.queries.histograms import common_edges, density
from dashboard.queries.scalar_index import Segment, segments_of

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App

FIGURES = {"heat": histogram_heat, "ridge": histogram_ridge}
VIEWS = {"heat": "Heat map", "ridge": "Ridges"}
# Beyond this a card would be longer than anybody scrolls: the filter chooses.
MOST_PANELS = 24


def layout(store: LiveStore) -> list[Any]:
    """The controls and the sections of cards."""
    return [
        html.Div(
            [
                toolbar(
                    choice("histogram-view", "View", VIEWS, asked("view", "heat", VIEWS)),
                    html.Span(
                        "",
                        id="histogram-hint",
                        className="hint",
                    ),
                ),
                html.Div(sections(store), id="histograms-sections", className="sections"),
            ],
            className="content",
        ),
        dcc.Store(id="histograms-shown", data=shown(store)),
        dcc.Store(id="histograms-request"),
        dcc.Store(id="histograms-answer"),
    ]


def sections(store: LiveStore) -> list[Any]:
    """The cards, or what to do when there are none."""
    tags = shown(store)
    if not tags:
        return [no_data("histograms", store.root) if len(store.runs()) else no_runs(store.root)]
    return card_sections(tags, "Histograms of", "Parameters")


def shown(store: LiveStore) -> dict[str, int]:
    """Every tag, with the number of runs that have it."""
    tags: dict[str, int] = {}
    for segment in segments_of(store.table("histogram")):
        tags[segment.tag] = tags.get(segment.tag, 0) + 1
    return tags


def answer(store: LiveStore, request: dict[str, Any]) -> dict[str, Any]:
    """The cards asked for whose steps, runs or form are others than the browser knows."""
    table = store.table("histogram")
    options = request["options"]
    chosen = None if options["runs"] is None else set(options["runs"])
    by_tag: dict[str, list[Segment]] = {tag: [] for tag in shown(store)}
    for segment in segments_of(table):
        if chosen is None or segment.run in chosen:
            by_tag[segment.tag].append(segment)
    view = options["view"] if options["view"] in FIGURES else "heat"
    theme = "dark" if options["theme"] == "dark" else "light"
    cards = [
        card(table, by_tag[tag], view, theme) | {"tag": tag, "key": key}
        for tag, known in request["cards"].items()
        if tag in by_tag and (key := card_key(table, by_tag[tag], view, theme)) != known
    ]
    return {"serial": request["serial"], "version": request["version"], "cards": cards}


def card_key(table: pd.DataFrame, segments: list[Segment], view: str, theme: str) -> str:
    """Changes whenever the card would look different."""
    rows = sum(segment.end - segment.start for segment in segments)
    newest = [float(table["wall_time"].iloc[segment.end - 1]) for segment in segments]
    runs = ",".join(segment.run for segment in segments[:MOST_PANELS])
    return f"{view}:{theme}:{rows}:{max(newest, default=0)!r}:{runs}"


def card(table: pd.DataFrame, segments: list[Segment], view: str, theme: str) -> dict[str, Any]:
    """One panel a run, on common bins."""
    drawn = segments[:MOST_PANELS]
    pieces = [table.iloc[segment.start : segment.end] for segment in drawn]
    panels = []
    if pieces:
        edges = common_edges(pd.concat([piece[["min", "max"]] for piece in pieces]))
        panels = [
            {
                "run": segment.run,
                "figure": FIGURES[view](density(piece, edges), theme),
                "odd": _odd(piece),
            }
            for segment, piece in zip(drawn, pieces, strict=True)
        ]
    return {"panels": panels, "more": len(segments) - len(drawn)}


def _odd(rows: pd.DataFrame) -> int:
    columns = ["nan_count", "positive_inf_count", "negative_inf_count"]
    return int(rows[columns].to_numpy().sum())


def connect(app: App, store: LiveStore) -> None:
    """New tags become cards, and cards get their figures."""

    @app.callback(
        Output("histograms-sections", "children"),
        Output("histograms-shown", "data"),
        Input("pulse", "data"),
        State("histograms-shown", "data"),
        prevent_initial_call=True,
    )
    def show(_pulse: Any, before: dict[str, int] | None) -> Any:
        tags = shown(store)
        if tags.keys() == (before or {}).keys() and tags:
            return no_update, no_update
        return sections(store), tags

    @app.callback(
        Output("histograms-answer", "data"),
        Input("histograms-request", "data"),
        prevent_initial_call=True,
    )
    def send(request: dict[str, Any]) -> Any:
        return answer(store, request)

    app.clientside_callback(
        ClientsideFunction("insight", "accept"),
        Input("histograms-answer", "data"),
        prevent_initial_call=True,
    )
    app.clientside_callback(
        ClientsideFunction("insight", "histogramView"),
        Output("histogram-hint", "children"),
        Input("histogram-view", "value"),
    )


LINKS = {"view": Link("histogram-view", "heat")}
PAGE = Page("/histograms", "Histograms", 30, "histograms", layout, connect, links=LINKS)
