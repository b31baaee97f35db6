"""Landscapes: the recorded loss around a training's path, as contours and as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.components.attributes import aria, data
from dashboard.components.chart_card import card_sections, tags_away_note
from dashboard.components.empty_state import add_value, no_data, no_runs
from dashboard.components.run_panel import run_panel
from dashboard.components.toolbar import choice, toolbar
from dashboard.figures.landscape_contour import CONTOURS
from dashboard.page import Link, Page
from dashboard.queries.landscape.card import LINES, Wish, card, card_key
from dashboard.queries.landscape.interpolation import (
    interpolation_card,
    interpolation_key,
    series_of,
)
from dashboard.queries.panels import window_of
from dashboard.queries.scalars.order import natural
from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dashboard.live import LiveStore
    from dashboard.page import App
    from dashboard.queries.series.index import Segment

COLOURS = {"linear": "Linear", "log": "Log"}
SCALES = {"own": "Each its own", "shared": "Same for all"}
VIEWS = {"both": "Both", "contour": "Contour", "surface": "Surface"}
LAYOUTS = {"tiled": "Side by side", "overlaid": "Overlaid"}
MOST_CARDS = 200
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
                toolbar(
                    html.Button(say("Runs"), id="panel-open", className="button narrow-only"),
                    choice("landscape-view", "View", VIEWS, asked("view", "both", VIEWS)),
                    html.Div(
                        html.Span(say("Step"), className="control-label"),
                        id="landscape-steps",
                        className="control steps",
                        role="group",
                        hidden=True,
                        **aria(label=say("Step")),
                    ),
                    choice(
                        "landscape-layout",
                        "Paths of runs",
                        LAYOUTS,
                        asked("layout", "tiled", LAYOUTS),
                    ),
                    choice(
                        "landscape-colour", "Colour", COLOURS, asked("colour", "linear", COLOURS)
                    ),
                    choice(
                        "landscape-scale", "Colours of runs", SCALES, asked("scale", "own", SCALES)
                    ),
                    choice(
                        "landscape-lines",
                        "Lines",
                        {one: one for one in LINES},
                        asked("lines", str(CONTOURS), LINES),
                    ),
                    html.Div(
                        id="landscape-intervals",
                        className="control intervals",
                        role="group",
                        hidden=True,
                        **aria(label=say("Landscapes shown")),
                    ),
                    html.Span(
                        say("Dark is low. The line is the training's path, from ring to star."),
                        id="landscape-hint",
                        className="hint",
                    ),
                ),
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
        *stores("landscape"),
    ]


def sections(store: LiveStore) -> list[Any]:
    """The cards, or what to do when there are none."""
    tags = runs_by_tag(store)
    if not tags:
        if len(store.runs()):
            return [no_data("landscapes", store.root, RECORD)]
        return [no_runs(store.root)]
    between = {tag: tags[tag] for tag in _interpolations(store)}
    planes = {tag: count for tag, count in tags.items() if tag not in between}
    title = say("Interpolations")
    return [
        *card_sections(planes, say("Landscape of"), say("Landscapes")),
        *card_sections(between, say("Interpolation"), title, (title, list(between)), BETWEEN),
    ]


def by_tag(store: LiveStore) -> dict[str, list[Segment]]:
    """The series of every card: of every tag, and of every name of interpolations."""
    return {**_landscapes(store), **_interpolations(store)}


def _landscapes(store: LiveStore) -> dict[str, list[Segment]]:
    """The series of every tag, cut once a version."""
    cut = store.cut("landscape")
    return store.keep("landscapes by tag", cut, lambda: _by_tag(cut.segments))


def _interpolations(store: LiveStore) -> dict[str, list[Segment]]:
    """Those of every name of interpolations, in order; one that is a tag gives way to it."""
    held, tags = store.interpolations(), _landscapes(store)
    found = store.keep("interpolations by name", held, lambda: series_of(held))
    return {name: found[name] for name in sorted(found, key=natural) if name not in tags}


def _by_tag(segments: Sequence[Segment]) -> dict[str, list[Segment]]:
    found: dict[str, list[Segment]] = {}
    for segment in segments:
        found.setdefault(segment.tag, []).append(segment)
    return found


def runs_by_tag(store: LiveStore) -> dict[str, int]:
    """Every tag, with the number of runs that have it."""
    return {tag: len(segments) for tag, segments in by_tag(store).items()}


def answer(store: LiveStore, request: Any) -> dict[str, Any]:
    """The cards asked for whose landscapes, runs or colours are others than the browser knows."""
    asked_for = request if isinstance(request, dict) else {}
    cards, windows = (
        part if isinstance(part, dict) else {}
        for part in (asked_for.get("cards"), asked_for.get("windows"))
    )
    table, known, between = store.cut("landscape").table, by_tag(store), _interpolations(store)
    wish = Wish.of(asked_for.get("options"))
    found = []
    for tag, key in list(cards.items())[:MOST_CARDS]:
        if tag in between:
            found += _interpolation(store, between[tag], wish, windows.get(tag), key)
            continue
        segments = wish.panels.chosen(known.get(tag, []))
        window = window_of(windows.get(tag), len(segments))
        told = {one.run: store.surfaces(one.run) for one in segments[window[0] : window[1]]}
        if tag in known and card_key(table, segments, wish, window, told) != key:
            found.append(card(table, segments, wish, window, told) | {"tag": tag})
    return {"cards": found}


def _interpolation(
    store: LiveStore, known: Sequence[Segment], wish: Wish, asked_window: Any, key: Any
) -> list[dict[str, Any]]:
    """The card of one name, unless the browser has it."""
    segments, held = wish.panels.chosen(known), store.interpolations()
    window = window_of(asked_window, len(segments))
    if interpolation_key(held, segments, window, log=wish.log) == key:
        return []
    tag = known[0].tag
    return [interpolation_card(held, segments, window, log=wish.log) | {"tag": tag}]


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

    answers(app, "landscape", lambda asked: answer(store, asked))
    app.clientside_callback(
        ClientsideFunction("landscape", "view"),
        Output("landscape-hint", "title"),
        Input("landscape-colour", "value"),
        Input("landscape-scale", "value"),
        Input("landscape-view", "value"),
        Input("landscape-layout", "value"),
        Input("landscape-lines", "value"),
    )


LINKS = {
    "colour": Link("landscape-colour", "linear"),
    "scale": Link("landscape-scale", "own"),
    "view": Link("landscape-view", "both"),
    "layout": Link("landscape-layout", "tiled"),
    "lines": Link("landscape-lines", str(CONTOURS)),
}
PAGE = Page("/landscape", "Landscape", 90, "landscape", layout, connect, links=LINKS, series=by_tag)
