"""Histograms: how the values of each parameter spread, over steps and runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.components.attributes import aria
from dashboard.components.chart_card import card_sections
from dashboard.components.empty_state import no_data, no_runs
from dashboard.components.run_panel import run_panel
from dashboard.components.toolbar import choice, toolbar
from dashboard.encode import numbers
from dashboard.page import Link, Page
from dashboard.queries.histograms_card import Wish, card, card_keys, chosen, window_of
from dashboard.queries.histograms_health import Finding, findings
from dashboard.queries.scalar_index import Segment, segments_of
from dashboard.words import say

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App

VIEWS = {"heat": "Heat map", "ridge": "Ridges", "front": "Front", "percentiles": "Percentiles"}
VALUES = {"counts": "Counts", "share": "Shares"}
SCALES = {"linear": "Linear", "log": "Log"}
RANGES = {"full": "All values", "central": "Central 99 %"}
MOST_CARDS = 200  # in one request; a page of more cards asks again
MOST_REASONS = 3


def layout(store: LiveStore) -> list[Any]:
    """The list of runs, the controls and the sections of cards."""
    known = findings_by_tag(store)
    return [
        run_panel(),
        html.Div(
            [
                toolbar(
                    html.Button(say("Runs"), id="panel-open", className="button narrow-only"),
                    choice("histogram-view", "View", VIEWS, asked("view", "heat", VIEWS)),
                    html.Div(
                        html.Span(say("Step"), className="control-label"),
                        id="histogram-steps",
                        className="control steps",
                        role="group",
                        **aria(label=say("Step")),
                    ),
                    choice("histogram-values", "Values", VALUES, asked("n", "counts", VALUES)),
                    choice("histogram-scale", "Scale", SCALES, asked("scale", "linear", SCALES)),
                    choice("histogram-range", "Range", RANGES, asked("range", "full", RANGES)),
                    html.Span("", id="histogram-hint", className="hint"),
                ),
                html.Div(sections(store, known), id="histograms-sections", className="sections"),
            ],
            className="content",
        ),
        dcc.Store(id="histograms-shown", data=shown(store, known)),
        dcc.Store(id="histograms-span", data=span(store)),
        dcc.Store(id="histograms-known-steps", data=known_steps(store)),
        dcc.Store(id="histograms-request"),
        dcc.Store(id="histograms-answer"),
    ]


def sections(store: LiveStore, known: dict[str, list[Finding]]) -> list[Any]:
    """The cards, those with something wrong first, or what to do when there are none."""
    tags = runs_by_tag(store)
    if not tags:
        return [no_data("histograms", store.root) if len(store.runs()) else no_runs(store.root)]
    ahead = (say("Worth a look"), list(known))
    return card_sections(tags, say("Histograms of"), say("Parameters"), ahead)


def shown(store: LiveStore, known: dict[str, list[Finding]]) -> dict[str, list[str]]:
    """What the sections are made of: they are made anew when it changes."""
    return {"tags": list(runs_by_tag(store)), "ahead": list(known)}


def span(store: LiveStore) -> list[int]:
    """Changes when there are other steps; small, for the browser sends it back."""
    steps = store.table("histogram")["step"].to_numpy(np.int64)
    return [len(steps), int(steps.max(initial=-1))]


def runs_by_tag(store: LiveStore) -> dict[str, int]:
    """Every tag, with the number of runs that have it."""
    tags: dict[str, int] = {}
    for segment in segments_of(store.table("histogram")):
        tags[segment.tag] = tags.get(segment.tag, 0) + 1
    return tags


def findings_by_tag(store: LiveStore) -> dict[str, list[Finding]]:
    """Tags with something wrong, and what; the worst kind first."""
    table = store.table("histogram")
    found: dict[str, list[Finding]] = {}
    for finding in findings(table, segments_of(table)):
        found.setdefault(finding.tag, []).append(finding)
    return found


def known_steps(store: LiveStore) -> dict[str, str]:
    """All steps at which any run recorded a histogram."""
    return numbers(np.unique(store.table("histogram")["step"].to_numpy(np.int64)))


def answer(store: LiveStore, request: Any) -> dict[str, Any]:
    """The cards asked for whose steps, runs or form are others than the browser knows."""
    asked_for = request if isinstance(request, dict) else {}
    cards, windows = (_mapping(asked_for.get(name)) for name in ("cards", "windows"))
    table = store.table("histogram")
    wish = Wish.of(asked_for.get("options"))
    by_tag: dict[str, list[Segment]] = {}
    for segment in segments_of(table):
        by_tag.setdefault(segment.tag, []).append(segment)
    known = findings_by_tag(store)
    found = []
    for tag, key in list(cards.items())[:MOST_CARDS]:
        segments = chosen(by_tag.get(tag, []), wish)
        window = window_of(windows.get(tag), len(segments))
        parts = tuple(key.split("|")) if isinstance(key, str) else ()
        if tag in by_tag and parts != card_keys(table, segments, wish, window):
            reasons = [_said(finding) for finding in known.get(tag, [])[:MOST_REASONS]]
            payload = card(table, segments, wish, window, parts)
            found.append(payload | {"tag": tag, "reasons": reasons})
    marks = {name: asked_for.get(name) for name in ("serial", "version")}
    return marks | {"cards": found}


def _mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _said(finding: Finding) -> dict[str, str]:
    """What is wrong in words: the short name, and the sentence behind it."""
    names = {
        "odd": say("not finite"),
        "spread": say("exploding"),
        "mean": say("exploding"),
        "dead": say("dead"),
    }
    facts: dict[str, Any] = {"run": finding.run, "step": f"{finding.step:,}"}
    if finding.what == "odd":
        count = f"{finding.value:,.0f}"
        text = say("{run}: {count} values not finite, from step {step} on", count=count, **facts)
    elif finding.what == "spread":
        times = f"{finding.value:.3g}"
        text = say("{run}: {times} times as wide at step {step} as at first", times=times, **facts)
    elif finding.what == "mean":
        times = f"{finding.value:.3g}"
        text = say(
            "{run}: the mean at step {step} is {times} times the size of the first values",
            times=times,
            **facts,
        )
    else:
        share = f"{100 * finding.value:.4g}"
        text = say("{run}: {share} % of the values lie at 0 at step {step}", share=share, **facts)
    return {"name": names[finding.what], "text": text}


def connect(app: App, store: LiveStore) -> None:
    """New tags become cards, and cards get their figures."""

    @app.callback(
        Output("histograms-sections", "children"),
        Output("histograms-shown", "data"),
        Output("histograms-span", "data"),
        Output("histograms-known-steps", "data"),
        Input("pulse", "data"),
        State("histograms-shown", "data"),
        State("histograms-span", "data"),
        prevent_initial_call=True,
    )
    def show(_pulse: Any, before: Any, span_before: Any) -> Any:
        known = findings_by_tag(store)
        now, span_now = shown(store, known), span(store)
        told = (no_update, no_update) if span_now == span_before else (span_now, known_steps(store))
        if now == before and now["tags"]:
            return no_update, no_update, *told
        return sections(store, known), now, *told

    @app.callback(
        Output("histograms-answer", "data"),
        Input("histograms-request", "data"),
        prevent_initial_call=True,
    )
    def send(request: Any) -> Any:
        return answer(store, request)

    app.clientside_callback(
        ClientsideFunction("insight", "accept"),
        Input("histograms-answer", "data"),
        prevent_initial_call=True,
    )
    app.clientside_callback(
        ClientsideFunction("distributions", "view"),
        Output("histogram-hint", "children"),
        Input("histogram-view", "value"),
        Input("histogram-values", "value"),
        Input("histogram-scale", "value"),
        Input("histogram-range", "value"),
    )
    app.clientside_callback(
        ClientsideFunction("distributions", "steps"),
        Output("histogram-steps", "hidden"),
        Input("histograms-known-steps", "data"),
    )


LINKS = {
    "view": Link("histogram-view", "heat"),
    "n": Link("histogram-values", "counts"),
    "scale": Link("histogram-scale", "linear"),
    "range": Link("histogram-range", "full"),
}
PAGE = Page("/histograms", "Histograms", 30, "histograms", layout, connect, links=LINKS)
