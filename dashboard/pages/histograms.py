"""Histograms: how the values of each parameter spread, over steps and runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.components.chart_card import card_sections, tags_away_note
from dashboard.components.empty_state import add_value, no_data, no_runs
from dashboard.components.run_panel import run_panel
from dashboard.components.toolbar import choice, step_control, toolbar
from dashboard.page import Link, Page
from dashboard.queries.histograms.card import Query, card, card_keys
from dashboard.queries.histograms.index import HistogramIndex, histogram_index
from dashboard.queries.panels import window_of
from dashboard.queries.runs.given import hidden_runs
from dashboard.queries.series.cut import cut_of
from dashboard.words import say

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App
    from dashboard.queries.histograms.health import Finding

VIEWS = {"heat": "Heat map", "ridge": "Ridges", "front": "Front", "percentiles": "Percentiles"}
VALUES = {"counts": "Counts", "share": "Shares"}
SCALES = {"linear": "Linear", "log": "Log"}
RANGES = {"full": "All values", "central": "Central 99 %"}
RECORD = add_value("histogram", "weights", "np.random.normal(size=1000)")
MOST_CARDS = 200  # in one request; a page of more cards asks again
MOST_REASONS = 3


def layout(store: LiveStore) -> list[Any]:
    """The list of runs, the controls and the sections of cards."""
    index = index_of(store)
    return [
        run_panel(),
        html.Div(
            [
                toolbar(
                    html.Button(say("Runs"), id="panel-open", className="button narrow-only"),
                    choice("histogram-view", "View", VIEWS, asked("view", "heat", VIEWS)),
                    step_control("histogram-steps"),
                    choice("histogram-values", "Values", VALUES, asked("n", "counts", VALUES)),
                    choice("histogram-scale", "Scale", SCALES, asked("scale", "linear", SCALES)),
                    choice("histogram-range", "Range", RANGES, asked("range", "full", RANGES)),
                    html.Span("", id="histogram-hint", className="hint"),
                ),
                tags_away_note(),
                html.Div(sections(store, index), id="histograms-sections", className="sections"),
            ],
            className="content",
        ),
        dcc.Store(id="histograms-shown", data=shown(store, index)),
        dcc.Store(id="histograms-span", data=index.span),
        dcc.Store(id="histograms-known-steps", data=index.steps),
        *stores("histograms"),
    ]


def index_of(store: LiveStore) -> HistogramIndex:
    """What is known of the histograms of this version."""
    table = store.numbered("histogram")
    return store.keep("histogram index", table, lambda: histogram_index(cut_of(table)))


def sections(store: LiveStore, index: HistogramIndex) -> list[Any]:
    """The cards, those with something wrong first, or what to do when there are none."""
    if not index.by_tag:
        return [
            no_data("histograms", store.root, RECORD) if len(store.runs()) else no_runs(store.root)
        ]
    tags = {tag: len(segments) for tag, segments in index.by_tag.items()}
    ahead = (say("Worth a look"), list(worth_a_look(store, index)))
    return card_sections(tags, say("Histograms of"), say("Parameters"), ahead)


def worth_a_look(store: LiveStore, index: HistogramIndex) -> dict[str, list[Finding]]:
    """Tags with something wrong, and what: nothing of runs that somebody hid."""
    away = hidden_runs(store.notes.runs())
    seen = {
        tag: [finding for finding in findings if finding.run not in away]
        for tag, findings in index.findings.items()
    }
    return {tag: findings for tag, findings in seen.items() if findings}


def shown(store: LiveStore, index: HistogramIndex) -> dict[str, list[str]]:
    """What the sections are made of: they are made anew when it changes."""
    return {"tags": list(index.by_tag), "ahead": list(worth_a_look(store, index))}


def answer(store: LiveStore, request: Any) -> dict[str, Any]:
    """The cards asked for whose steps, runs or form are others than the browser knows."""
    asked_for = request if isinstance(request, dict) else {}
    cards, windows = (_mapping(asked_for.get(name)) for name in ("cards", "windows"))
    index = index_of(store)
    query = Query.of(asked_for.get("options"))
    found = []
    for tag, key in list(cards.items())[:MOST_CARDS]:
        segments = query.panels.chosen(index.by_tag.get(tag, []))
        window = window_of(windows.get(tag), len(segments))
        parts = tuple(key.split("|")) if isinstance(key, str) else ()
        if tag in index.by_tag and parts != card_keys(index.table, segments, query, window):
            seen = {segment.run for segment in segments}
            said = [_said(one) for one in index.findings.get(tag, []) if one.run in seen]
            payload = card(index.table, segments, query, window, parts)
            found.append(payload | {"tag": tag, "reasons": said[:MOST_REASONS]})
    return {"cards": found}


def _mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _said(finding: Finding) -> dict[str, str]:
    """What is wrong in words: the short name, and the sentence behind it.

    `{run}` stays in the sentence: the browser knows what people call the run by now.
    """
    names = {
        "odd": say("not finite"),
        "spread": say("exploding"),
        "mean": say("exploding"),
        "dead": say("dead"),
    }
    facts: dict[str, Any] = {"run": "{run}", "step": f"{finding.step:,}"}
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
        facts["share"] = f"{100 * finding.value:.4g}"
        if finding.reach:
            reach = f"{finding.reach:.2g}"
            text = say(
                "{run}: {share} % of the values lie within ±{reach} of 0 at step {step}",
                reach=reach,
                **facts,
            )
        else:
            text = say("{run}: {share} % of the values are 0 at step {step}", **facts)
    return {"name": names[finding.what], "run": finding.run, "text": text}


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
        index = index_of(store)
        now = shown(store, index)
        same = index.span == span_before
        told = (no_update, no_update) if same else (index.span, index.steps)
        if now == before and now["tags"]:
            return no_update, no_update, *told
        return sections(store, index), now, *told

    answers(app, "histograms", lambda asked: answer(store, asked))
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
PAGE = Page(
    "/histograms",
    "Histograms",
    30,
    "histograms",
    layout,
    connect,
    links=LINKS,
    series=lambda store: index_of(store).by_tag,
)
