"""Compare: runs side by side, what differs between them first."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import dash_mantine_components as dmc
import orjson
from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.components.attributes import aria, data
from dashboard.components.chart_card import answer_cards, card_sections
from dashboard.components.compare_texts import text_section
from dashboard.components.empty_state import no_runs
from dashboard.components.grid import grid
from dashboard.components.pick import one_of
from dashboard.components.toolbar import choice, toolbar
from dashboard.page import Link, Page
from dashboard.queries.compare.facts import MOST_RUNS, MOST_TAGS, compared, known_runs, series_of
from dashboard.queries.compare.texts import text_differences
from dashboard.queries.objective import objective
from dashboard.queries.scalars.card import card_key, scalar_card
from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dashboard.live import LiveStore
    from dashboard.page import App
    from dashboard.queries.compare.facts import Fact
    from dashboard.queries.series.index import ScalarIndex

AUTO = "auto"
ROWS = {"differ": "What differs", "all": "Everything"}
LONGEST_NAME = 1_000
ROW_PX, HEAD_PX, MOST_PX = 36, 44, 520
SECTIONS = {
    "series": "Series",
    "metric": "Metrics",
    "hyperparameters": "Hyperparameters",
    "algorithm": "Algorithm",
    "user": "Recorded by the user",
    "dataset": "Data",
    "model": "Model",
    "run": "Run",
    "overview": "Overview",
}
NAMES = {
    "status": "Status",
    "source": "Source",
    "started": "Started",
    "duration": "Duration",
    "last_step": "Last step",
    "points": "Points",
    "problems": "Problems",
}
STILL = {"sortable": False, "filter": False}
OPTIONS = {"isExternalFilterPresent": {"function": "compareUnfiltered()"}}


def layout(store: LiveStore) -> list[Any]:
    """Choosers, the table, curves of one tag, and the lines of long texts."""
    empty = store.runs().empty
    chosen = known_runs(_asked_runs(), store.runs())
    table = grid("compare-grid", [], [], OPTIONS)
    hidden = {"display": "none"} if empty else {}
    table.rowClassRules = {"heading": "params.data.heading"}
    return [
        _toolbar(store, chosen),
        html.Div(
            [
                html.Div([no_runs(store.root)] if empty else [], id="compare-note", role="status"),
                html.Div(table, id="compare-table", style=hidden),
                html.Div(id="compare-curves"),
                html.Div(id="compare-texts"),
            ],
            className="compare-body",
        ),
        dcc.Store(id="compare-opened", data=chosen),
        dcc.Store(id="compare-known"),
        dcc.Store(id="compare-request"),
        dcc.Store(id="compare-answer"),
    ]


def _asked_runs() -> list[str]:
    """The runs that the address names: its own, or those in focus."""
    text = asked("runs", "") or asked("focus", "")
    return [] if text == "-" else [unquote(name) for name in text.split(",")]


def _toolbar(store: LiveStore, chosen: list[str]) -> html.Div:
    runs = store.runs()["run"].astype(str).tolist()
    first = [{"value": AUTO, "label": say("Automatic")}]
    return toolbar(
        dmc.MultiSelect(
            id="compare-runs",
            data=runs,
            value=chosen,
            searchable=True,
            limit=200,
            maxValues=MOST_RUNS,
            placeholder=say("Choose runs"),
            nothingFoundMessage=say("Nothing found"),
            size="xs",
            className="compare-runs",
            **aria(label=say("Runs to compare")),
        ),
        one_of("compare-baseline", say("Baseline"), first, asked("base", AUTO)[:LONGEST_NAME]),
        choice("compare-rows", "Show", ROWS, asked("rows", "differ", ROWS)),
        one_of("compare-tag", say("Curves of"), first, asked("tag", AUTO)[:LONGEST_NAME]),
    )


def ordered(store: LiveStore, asked_for: Sequence[Any] | None, baseline: str | None) -> list[str]:
    """The chosen runs that there are, the baseline first."""
    names = [str(name) for name in (asked_for or [])[: 2 * MOST_RUNS]]
    chosen = known_runs(names, store.runs())
    return sorted(chosen, key=lambda run: run != baseline)


def note(chosen: Sequence[str], facts: Sequence[Fact], tags: int) -> list[Any]:
    """Why there is little or nothing to see, and what is left out."""
    words = []
    if not chosen:
        words.append(say("Choose two or more runs above, or put them in focus on another page."))
    elif len(chosen) == 1:
        words.append(
            say("A run compared with itself has no differences. Choose another one above.")
        )
    elif not any(fact.differs for fact in facts):
        words.append(say("Nothing that was recorded differs between these runs."))
    if len(chosen) >= MOST_RUNS:
        words.append(say("At most {count} runs are compared at once.", count=MOST_RUNS))
    if tags > MOST_TAGS:
        words.append(
            say("Of {all} series the {count} that most runs have.", all=tags, count=MOST_TAGS)
        )
    return [html.Div([html.P(text) for text in words], **data(count=str(len(chosen))))]


def rows_of(facts: Sequence[Fact], *, everything: bool) -> list[dict[str, Any]]:
    """Rows of the table under a heading a section; what is the same in all comes last."""
    rows: list[dict[str, Any]] = []
    before = None
    for fact in facts:
        if not (fact.differs or everything):
            continue
        group = (fact.differs, fact.section)
        if group != before:
            title = say(SECTIONS.get(fact.section, fact.section))
            words = title if fact.differs else say("{title}: the same in all", title=title)
            rows.append({"run": f"heading {group}", "heading": True, "name": words})
            before = group
        rows.append(_row(fact))
    return rows


def _row(fact: Fact) -> dict[str, Any]:
    name = fact.name
    if fact.section == "overview":
        name = say(NAMES[fact.name])
    elif fact.section != "series":
        name = fact.name.partition(".")[2]
    row: dict[str, Any] = {"run": f"{fact.section} {fact.of} {fact.name}", "name": name}
    row |= {"of": say("best") if fact.of == "best" else say("last") if fact.of else ""}
    row |= {"fact": fact.name, "kind": fact.section, "best": fact.best, "better": fact.better}
    row |= {f"c{n}": value for n, value in enumerate(fact.cells)}
    return row | ({"steps": fact.steps} if fact.steps else {})


def columns(chosen: Sequence[str]) -> list[dict[str, Any]]:
    """What is compared, then one column a run."""
    name = {
        "field": "name",
        "headerName": say("Compared"),
        "pinned": "left",
        "width": 230,
        "cellRenderer": "InsightFactName",
        "tooltipField": "fact",
        **STILL,
    }
    runs = [
        {
            "field": f"c{n}",
            "headerName": run,
            "headerTooltip": run,
            "headerComponent": "InsightRunHeader",
            "flex": 1,
            "minWidth": 190 if n == 0 else 270,
            "cellRenderer": "InsightCompared",
            "cellClassRules": {"differs": "compareDiffers(params)"},
            "cellDataType": False,
            **STILL,
        }
        for n, run in enumerate(chosen)
    ]
    return [name, *runs]


def curves(index: ScalarIndex, tag: str | None) -> list[Any]:
    """The card of the chosen tag, or of the one that runs are judged by."""
    counts = {name: len(segments) for name, segments in index.by_tag.items()}
    shown = tag if tag in counts else objective(counts)
    if shown is None:
        return []
    return card_sections({shown: counts[shown]}, say("Scalar"), say("Curves"))


def answer(store: LiveStore, request: Mapping[str, Any]) -> dict[str, Any]:
    """The points of the chosen runs, where the browser has others."""
    chosen = known_runs([str(run) for run in request["options"]["runs"]], store.runs())
    index = series_of(store.scalars(), set(chosen))
    cards = []
    for tag, key in list(request["cards"].items())[:MOST_TAGS]:
        window = request["windows"].get(tag)
        steps = None if window is None else (int(window[0]), int(window[1]))
        if tag in index.by_tag and (now := f"{card_key(index, tag, steps)}:{chosen}") != key:
            cards.append(scalar_card(index, tag, steps) | {"key": now})
    return {"serial": request["serial"], "version": request["version"], "cards": cards}


def connect(app: App, store: LiveStore) -> None:
    """Everything follows the chosen runs; what stays the same does not travel again."""

    @app.callback(
        Output("compare-grid", "rowData"),
        Output("compare-grid", "columnDefs"),
        Output("compare-table", "style"),
        Output("compare-note", "children"),
        Output("compare-texts", "children"),
        Output("compare-baseline", "data"),
        Output("compare-tag", "data"),
        Output("compare-curves", "children"),
        Output("compare-known", "data"),
        Input("pulse", "data"),
        Input("compare-runs", "value"),
        Input("compare-baseline", "value"),
        Input("compare-rows", "value"),
        Input("compare-tag", "value"),
        State("compare-known", "data"),
    )
    def show(  # one argument an input
        _pulse: Any,
        asked_for: list[str] | None,
        baseline: str | None,
        rows: str,
        tag: str | None,
        before: dict[str, str] | None,
    ) -> Any:
        chosen = ordered(store, asked_for, baseline)
        index = series_of(store.scalars(), set(chosen))
        facts = compared(chosen, store.runs(), store.lineage(), index) if chosen else []
        texts = text_differences(chosen, store.lineage(), store.table("text")) if chosen else []
        table = rows_of(facts, everything=rows == "all")
        height = HEAD_PX + ROW_PX * len(table)
        first = {"value": AUTO, "label": say("Automatic")}
        parts = [
            table,
            columns(chosen),
            {"height": f"{min(MOST_PX, height)}px", "display": "block" if table else "none"},
            [no_runs(store.root)] if store.runs().empty else note(chosen, facts, len(index.by_tag)),
            text_section(texts, chosen[0] if chosen else ""),
            [first, *({"value": run, "label": run} for run in chosen)],
            [first, *({"value": name, "label": name} for name in list(index.by_tag)[:MOST_TAGS])],
            curves(index, tag),
        ]
        now = {str(place): _mark(part) for place, part in enumerate(parts)}
        known = before or {}
        news = [
            no_update if now[str(place)] == known.get(str(place)) else part
            for place, part in enumerate(parts)
        ]
        return (*news, no_update if now == known else now)

    answer_cards(app, "compare", lambda request: answer(store, request))
    app.clientside_callback(
        ClientsideFunction("compare", "opened"),
        Output("compare-runs", "value"),
        Input("compare-opened", "data"),
    )
    app.clientside_callback(
        ClientsideFunction("compare", "chosen"),
        Output("compare-opened", "modified_timestamp"),
        Input("compare-runs", "value"),
        Input("compare-baseline", "value"),
        prevent_initial_call=True,
    )


def _mark(part: Any) -> str:
    """A few letters for anything that may be sent."""
    text = orjson.dumps(part, default=lambda component: component.to_plotly_json())
    return blake2b(text, digest_size=9).hexdigest()


LINKS = {
    "base": Link("compare-baseline", AUTO),
    "rows": Link("compare-rows", "differ"),
    "tag": Link("compare-tag", AUTO),
}
PAGE = Page("/compare", "Compare", 80, "compare", layout, connect, links=LINKS)
