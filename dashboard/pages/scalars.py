"""Scalars: a card a tag, every run in it, those in focus in colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson
from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.channel import answers, stores
from dashboard.components import card_actions
from dashboard.components.attributes import aria
from dashboard.components.chart_card import section_of, tags_away_note
from dashboard.components.empty_state import RECORD, no_data, no_runs
from dashboard.components.news import news_of
from dashboard.components.pick import short_names
from dashboard.components.run_groups import grouping_of, groupings
from dashboard.components.run_panel import run_panel
from dashboard.components.scalars_toolbar import SMOOTHING, scalars_toolbar
from dashboard.components.target_choice import settled_of, wanted
from dashboard.page import Link, Page
from dashboard.passing import filter_of, passing, tags_away
from dashboard.queries.scalars.order import card_order, placed_apart, runs_of
from dashboard.queries.scalars.parts import card_parts
from dashboard.queries.scalars.view import MOST_FOCUS, view_of, window_of
from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dashboard.live import LiveStore
    from dashboard.page import App

LINKS = {
    "axis": Link("axis", "step"),
    "xtag": Link("xtag", ""),
    "logx": Link("xscale", "0"),
    "smooth": Link("smoothing", SMOOTHING),
    "method": Link("method", "auto"),
    "y": Link("scale", "linear"),
    "robust": Link("outliers", "auto"),
    "by": Link("by", ""),
    "and": Link("also", ""),
    "agg": Link("middle", "mean"),
    "band": Link("band", "ci"),
    "members": Link("members", "1"),
    "ranks": Link("ranks", "median"),
    "base": Link("base", ""),
}
CHOOSERS = ("xtag", "by", "also")
# In the order of `scalars.view` in assets/charts/scalar_view.mjs.
CONTROLS = (
    *("axis", "xtag", "xscale", "smoothing", "method", "scale", "outliers"),
    *("by", "also", "middle", "band", "members", "ranks", "base"),
)


def layout(store: LiveStore) -> list[Any]:
    """The list of runs, the controls and the sections of cards."""
    return [
        run_panel(),
        html.Div(
            [
                scalars_toolbar(store, list(shown(store))),
                html.Div(
                    id="scalars-legend",
                    className="legend",
                    role="group",
                    hidden=True,
                    **aria(label=say("Groups")),
                ),
                tags_away_note(),
                html.Div(
                    [
                        html.Div(nothing(store), id="scalars-empty", className="sections"),
                        # What stands in it is the browser's: see assets/pages/scalars/sections.mjs.
                        html.Div(id="scalars-sections", className="sections"),
                        html.Div(
                            id="scalars-groups",
                            className="beside",
                            role="region",
                            tabIndex=0,  # it scrolls
                            hidden=True,
                            **aria(label=say("Table of groups")),
                        ),
                    ],
                    className="grouped",
                ),
            ],
            className="content",
        ),
        html.Div(id="scalars-said", className="unseen", role="status"),
        dcc.Store(id="scalars-focus"),
        dcc.Store(id="scalars-order"),
        dcc.Store(id="scalars-offered"),
        *stores("scalars"),
        *card_actions.stores(),
    ]


def offered(store: LiveStore, runs_shown: frozenset[str] | None) -> tuple[list[str], ...]:
    """What each of `CHOOSERS` offers: tags and groupings of the runs shown; None for all."""
    tags = list(shown(store))
    if runs_shown is None:
        facts = groupings(store)
        return tags, facts, facts
    away = set(tags_away(store.scalars().by_tag, runs_shown))
    facts = groupings(store, runs_shown)
    return [tag for tag in tags if tag not in away], facts, facts


def kept_in(offers: Sequence[str], value: Any) -> list[str]:
    """What was chosen before and is not offered: it stays to be seen."""
    return [value] if isinstance(value, str) and value and value not in offers else []


def nothing(store: LiveStore) -> list[Any]:
    """What to do when there are no cards."""
    if shown(store):
        return []
    return [no_data("scalars", store.root, RECORD) if len(store.runs()) else no_runs(store.root)]


def order(
    store: LiveStore, told: Any, target: Any, focus: Sequence[str], before: Any
) -> dict[str, Any]:
    """Every tag with its runs, in sections and in order, leftovers in one of their own.

    Args:
        store: Whose tags.
        told: What `matches_now` told the browser.
        target: What the browser says that runs are judged by.
        focus: The runs in colour when the target or the filter last changed.
        before: What this gave last: as long as target and filter stay, only new tags come, at
            their places.

    """
    index, name = store.scalars(), settled_of(store, wanted(target))
    runs_shown = passing(store, told)
    now = card_order(index.by_tag, name, index.direction(name), runs_shown, focus, index.direction)
    asked_of = [store.era, filter_of(told), name, list(focus)]
    tags, leftovers = now.tags, now.leftovers
    if isinstance(before, dict) and before.get("of") == asked_of:
        was = [tag for _, held in before["sections"] for tag in held]
        tags, leftovers = placed_apart((was, before["leftovers"]), now)
    held: dict[str, list[str]] = {}
    for tag in tags:
        held.setdefault(section_of(tag) or say("Scalars"), []).append(tag)
    return {
        "of": asked_of,
        "sections": [list(section) for section in held.items()],
        "leftovers": leftovers,
        "leftover_runs": sorted(runs_of(index.by_tag, leftovers, runs_shown)),
        "runs": shown(store),
        "has_runs": len(store.runs()) > 0,
    }


def shown(store: LiveStore) -> dict[str, int]:
    """Every tag, with the number of runs that have it."""
    return {tag: len(segments) for tag, segments in store.scalars().by_tag.items()}


def answer(store: LiveStore, request: dict[str, Any]) -> dict[str, Any]:
    """The parts of the cards asked for that are others than the browser has."""
    index = store.scalars()
    view = view_of(request.get("options") or {})
    groups = grouping_of(store, view.by, view.also)
    windows = request.get("windows") or {}
    cards = []
    for tag, known in request["cards"].items():
        if tag not in index.by_tag:
            continue
        keys = known if isinstance(known, dict) else {}
        window = window_of(windows.get(tag))
        card = card_parts(index, tag, view, window, keys, *groups, ranks=store.ranks)
        if card is not None:
            cards.append(card)
    return {"cards": cards}


def connect(app: App, store: LiveStore) -> None:
    """New tags become cards, and cards get their points."""
    card_actions.connect(app, store)

    @app.callback(
        Output("scalars-order", "data"),
        Output("scalars-empty", "children"),
        Input("scalars-focus", "data"),
        Input("matches-of", "data"),
        Input("judged-by", "data"),
        Input("pulse", "data"),
        State("scalars-order", "data"),
        prevent_initial_call=True,
    )
    def arrange(focus: Any, told: Any, target: Any, _pulse: Any, before: Any) -> Any:
        if not isinstance(focus, list):
            return no_update, no_update  # who is in focus is part of the order
        runs = [run for run in focus if isinstance(run, str)][:MOST_FOCUS]
        now = order(store, told, target, runs, before)
        return (no_update, no_update) if now == before else (now, nothing(store))

    app.clientside_callback(ClientsideFunction("scalars", "order"), Input("scalars-order", "data"))

    @app.callback(
        *(Output(name, "data") for name in CHOOSERS),
        Output("scalars-offered", "data"),
        Input("pulse", "data"),
        Input("matches-of", "data"),
        State("scalars-offered", "data"),
        *(State(name, "value") for name in CHOOSERS),
        prevent_initial_call=True,
    )
    def offer(_pulse: Any, told: Any, before: Any, *values: Any) -> Any:
        offers = offered(store, passing(store, told))
        parts = {
            name: short_names([*one, *kept_in(one, value)], dots=name != "xtag")
            for name, one, value in zip(CHOOSERS, offers, values, strict=True)
        }
        found, now = news_of(parts, before)
        return *found, now

    def send(asked: dict[str, Any]) -> dict[str, Any]:
        answered = answer(store, asked)
        return answered | {"cards": orjson.dumps(answered["cards"]).decode()}

    answers(app, "scalars", send)
    app.clientside_callback(
        ClientsideFunction("scalars", "view"),
        Output("smoothing-value", "children"),
        *(Input(name, "value") for name in CONTROLS),
    )


PAGE = Page(
    "/scalars",
    "Scalars",
    20,
    "scalars",
    layout,
    connect,
    links=LINKS,
    series=lambda store: store.scalars().by_tag,
)
