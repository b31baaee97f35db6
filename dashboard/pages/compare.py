"""Compare: runs side by side, what differs between them first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import dash_mantine_components as dmc
import orjson
from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.components.attributes import aria, data
from dashboard.components.chart_card import card_sections
from dashboard.components.compare_table import columns, rows_of
from dashboard.components.compare_texts import text_section
from dashboard.components.compare_why import why_section
from dashboard.components.empty_state import no_runs
from dashboard.components.grid import grid
from dashboard.components.news import mark_of, news_of
from dashboard.components.pick import one_of
from dashboard.components.problem_note import problem_note
from dashboard.components.rank_note import rank_note
from dashboard.components.toolbar import choice, toolbar
from dashboard.page import Link, Page
from dashboard.queries.compare.answer import answer
from dashboard.queries.compare.facts import MOST_RUNS, MOST_TAGS, compared, known_runs, series_of
from dashboard.queries.compare.texts import long_texts, text_differences
from dashboard.queries.runs.given import hidden_runs, name_of
from dashboard.words import say
from insight.lineage.target import main_tag

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    import pandas as pd

    from dashboard.live import LiveStore
    from dashboard.page import App
    from dashboard.queries.compare.facts import Fact
    from insight.tables.scalar_index import ScalarIndex

AUTO = "auto"
ROWS = {"differ": "What differs", "all": "Everything"}
LONGEST_NAME = 1_000
ROW_PX, HEAD_PX, MOST_PX = 36, 44, 520
OPTIONS = {"isExternalFilterPresent": {"function": "compareUnfiltered()"}}


def layout(store: LiveStore) -> list[Any]:
    """Choosers, the table, curves of one tag, and the lines of long texts."""
    empty = store.runs().empty
    chosen = known_runs(_asked_runs(hidden_runs(store.notes.runs())), store.runs())
    table = grid("compare-grid", OPTIONS)
    hidden = {"display": "none"} if empty else {}
    table.rowClassRules = {"heading": "params.data.heading"}
    return [
        _toolbar(store, chosen),
        html.Div(
            [
                html.Div([no_runs(store.root)] if empty else [], id="compare-note", role="status"),
                html.Div(id="compare-problems"),
                html.Div(table, id="compare-table", style=hidden),
                html.Div(id="compare-why"),
                html.Div(id="compare-curves"),
                html.Div(id="compare-texts"),
            ],
            className="compare-body",
        ),
        dcc.Store(id="compare-opened", data=chosen),
        dcc.Store(id="compare-known"),
        *stores("compare"),
    ]


def _asked_runs(hidden: Collection[str]) -> list[str]:
    """The runs that the address names: its own, or those in focus that nobody hid."""
    own = asked("runs", "")
    text = own or asked("focus", "")
    names = [] if text == "-" else [unquote(name) for name in text.split(",")]
    return names if own else [name for name in names if name not in hidden]


def _toolbar(store: LiveStore, chosen: list[str]) -> html.Div:
    first = [{"value": AUTO, "label": say("Automatic")}]
    return toolbar(
        dmc.MultiSelect(
            id="compare-runs",
            data=[{"value": run, "label": run} for run in chosen],
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
    return [html.Div([html.P(text) for text in words], **data(runs=orjson.dumps(chosen).decode()))]


def curves(index: ScalarIndex, tag: str | None) -> list[Any]:
    """The card of the chosen tag, or of the one that runs are judged by."""
    counts = {name: len(segments) for name, segments in index.by_tag.items()}
    shown = tag if tag in counts else main_tag(index)
    if shown is None:
        return []
    return card_sections({shown: counts[shown]}, say("Scalar"), say("Curves"))


def news(
    store: LiveStore,
    asked_for: Any,
    baseline: Any,
    rows: Any,
    tag: Any,
    before: Any,
) -> tuple[Any, ...]:
    """What is new to a browser, of all that the page shows, and marks of that.

    Args:
        store: Whose runs.
        asked_for: The runs that somebody chose.
        baseline: The one that stands first.
        rows: Which rows of the table are wanted.
        tag: Whose curves are drawn.
        before: The marks that the browser has.

    """
    chosen = ordered(store, asked_for if isinstance(asked_for, list) else [], baseline)
    index = series_of(store.scalars(), set(chosen))
    runs, lineage, given = store.runs(), store.parameters(), store.notes.runs()
    facts = compared(chosen, runs, lineage, index, store.spans()) if chosen else []
    texts = long_texts(chosen, lineage, store.table("text"))
    called = {run: name_of(given, run) for run in chosen}
    table = rows_of(facts, everything=rows == "all")
    height = HEAD_PX + ROW_PX * len(table)
    first = {"value": AUTO, "label": say("Automatic")}
    parts = {
        "table": table,
        "columns": columns(chosen),
        "style": {"height": f"{min(MOST_PX, height)}px", "display": "block" if table else "none"},
        "note": [no_runs(store.root)]
        if runs.empty
        else [
            *note(chosen, facts, len(index.by_tag)),
            *rank_note(store.lowest_ranks(), set(chosen)),
        ],
        "problems": list(problem_note(problems_of(store, chosen), store.root)),
        "why": why(store, chosen, called),
        "texts": mark_of([texts, called]),
        "baselines": [first, *({"value": run, "label": called[run]} for run in chosen)],
        "tags": [
            first,
            *({"value": name, "label": name} for name in list(index.by_tag)[:MOST_TAGS]),
        ],
        "curves": curves(index, tag),
    }
    found, now = news_of(parts, before)
    at = list(parts).index("texts")
    if found[at] is not no_update:  # lines are compared only where a text is another
        found[at] = text_section(text_differences(chosen, texts), called)
    return *found, now


def why(store: LiveStore, chosen: Sequence[str], called: dict[str, str]) -> list[Any]:
    """Why the run behind the baseline differs from it; nothing where there is none."""
    if len(chosen) < 2:  # the baseline and another one
        return []
    baseline, other = chosen[:2]
    found = store.difference(baseline, other)
    return [] if found is None else list(why_section(found, called[baseline], called[other]))


def problems_of(store: LiveStore, chosen: Sequence[str]) -> pd.DataFrame:
    """What could not be read of the chosen runs."""
    problems = store.problems()
    return problems[problems["run"].isin(list(chosen))]


def connect(app: App, store: LiveStore) -> None:
    """Everything follows the chosen runs; what stays the same does not travel again."""

    @app.callback(
        Output("compare-grid", "rowData"),
        Output("compare-grid", "columnDefs"),
        Output("compare-table", "style"),
        Output("compare-note", "children"),
        Output("compare-problems", "children"),
        Output("compare-why", "children"),
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
    def show(_pulse: Any, *controls: Any) -> Any:
        return news(store, *controls)

    answers(app, "compare", lambda asked: answer(store, asked))
    app.clientside_callback(
        ClientsideFunction("compare", "opened"),
        Output("compare-runs", "value"),
        Output("compare-runs", "data"),
        Input("compare-opened", "data"),
    )
    app.clientside_callback(
        ClientsideFunction("compare", "chosen"),
        Output("compare-opened", "modified_timestamp"),
        Input("compare-runs", "value"),
        Input("compare-baseline", "value"),
        prevent_initial_call=True,
    )


LINKS = {
    "base": Link("compare-baseline", AUTO),
    "rows": Link("compare-rows", "differ"),
    "tag": Link("compare-tag", AUTO),
}
PAGE = Page("/compare", "Compare", 80, "compare", layout, connect, links=LINKS)
