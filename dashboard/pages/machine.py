"""Machine: what the machine and the process did while runs trained, beside their steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson
from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.components.attributes import aria, data
from dashboard.components.chart_card import tags_away_note
from dashboard.components.empty_state import no_data, no_runs
from dashboard.components.icon import icon
from dashboard.components.run_panel import run_panel
from dashboard.components.toolbar import choice, toolbar
from dashboard.page import Link, Page
from dashboard.queries.machine.answer import machine_cards
from dashboard.queries.machine.index import machine_index
from dashboard.queries.machine.quantities import OTHERS, quantities, runs_with, series_of
from dashboard.words import say

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App
    from dashboard.queries.machine.quantities import Quantity
    from insight.tables.scalar_index import ScalarIndex

AXES = {"relative": "Relative", "wall": "Wall", "training": "Step"}
RECORD = """\
import insight

# insight.run(…) samples each ten seconds by itself
with insight.SummaryRecord({run!r}, machine=10.0) as record:
    for step in range(1, 101):
        record.log(step, {{"loss": 1 / step}})"""


def layout(store: LiveStore) -> list[Any]:
    """The list of runs, what lies along the axis, and the cards."""
    return [
        run_panel(),
        html.Div(
            [
                toolbar(
                    html.Button(say("Runs"), id="panel-open", className="button narrow-only"),
                    choice("machine-axis", "X axis", AXES, asked("axis", "relative", AXES)),
                    html.Span("", id="axis-note", className="hint"),
                    html.Button(
                        say("Reset zoom"), id="reset-zoom", className="button", hidden=True
                    ),
                ),
                tags_away_note(),
                html.Div(sections(store), id="machine-sections", className="sections"),
            ],
            className="content",
        ),
        html.Div(id="scalars-said", className="unseen", role="status"),  # what keys come to
        dcc.Store(id="machine-shown", data=shown(store)),
        *stores("machine"),
    ]


def index_of(store: LiveStore) -> ScalarIndex:
    """The machine's series of this version."""
    index = store.scalars()
    return store.keep("machine index", index, lambda: machine_index(index))


def shown(store: LiveStore) -> dict[str, list[str]]:
    """What the sections are made of: they are made anew when it changes."""
    return {one.name: list(one.tags) for one in quantities(index_of(store).by_tag)}


def sections(store: LiveStore) -> list[Any]:
    """The cards, section by section, or what to do when there are none."""
    by_tag = index_of(store).by_tag
    if not by_tag:
        return [
            no_data("samples of the machine", store.root, RECORD)
            if len(store.runs())
            else no_runs(store.root)
        ]
    counts = runs_with(by_tag)
    held: dict[str, list[Quantity]] = {}
    for one in quantities(by_tag):
        held.setdefault(one.section, []).append(one)
    return [
        html.Details(
            [
                html.Summary(
                    [
                        icon("chevron"),
                        html.Span(say(section), className="section-name"),
                        html.Span(str(len(cards)), className="count"),
                    ]
                ),
                html.Div([_card(one, counts[one.name]) for one in cards], className="cards"),
            ],
            open=True,
            className="section",
        )
        for section, cards in held.items()
    ]


def _card(quantity: Quantity, runs: int) -> html.Article:
    """A card with its title, as `assets/charts/card_parts.mjs` would furnish one of a tag."""
    title = quantity.title if quantity.section == OTHERS else say(quantity.title)
    many = say("1 run") if runs == 1 else say("{count} runs", count=f"{runs:,}")
    rest = [html.Div(className=name) for name in ("actions", "stats", "dashes")]
    return html.Article(
        [
            html.Header([html.H3(title, title=", ".join(quantity.tags)), *rest]),
            html.Div(className="plot"),
        ],
        className="card",
        **data(tag=quantity.name, runs=str(runs), unit=quantity.unit, titled="true"),
        **aria(label=f"{title}, {many}"),
    )


def connect(app: App, store: LiveStore) -> None:
    """New quantities become cards, and cards get their points."""

    @app.callback(
        Output("machine-sections", "children"),
        Output("machine-shown", "data"),
        Input("pulse", "data"),
        State("machine-shown", "data"),
        prevent_initial_call=True,
    )
    def show(_pulse: Any, before: Any) -> Any:
        now = shown(store)
        return (no_update, no_update) if now == before and now else (sections(store), now)

    def send(request: dict[str, Any]) -> dict[str, Any]:
        cards = machine_cards(index_of(store), request, store.ranks)
        return {"cards": orjson.dumps(cards).decode()}

    answers(app, "machine", send)
    app.clientside_callback(
        ClientsideFunction("machine", "view"),
        Output("machine-sections", "data-axis"),  # without one Dash does not call it at first
        Input("machine-axis", "value"),
    )


PAGE = Page(
    "/machine",
    "Machine",
    57,
    "machine",
    layout,
    connect,
    links={"axis": Link("machine-axis", "relative")},
    series=lambda store: series_of(index_of(store).by_tag),
)
