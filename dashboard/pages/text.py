"""Text: every text that was recorded, drawn as Markdown or as it is written, and a search in all.

Texts come from files, so none becomes HTML: `dashboard/components/markdown.py` says how.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import dash_mantine_components as dmc
from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.components.attributes import aria, data
from dashboard.components.empty_state import no_data, no_runs
from dashboard.components.markdown import markdown, words
from dashboard.components.news import mark_of, news_of
from dashboard.components.problem_note import problem_note
from dashboard.components.toolbar import choice, toolbar
from dashboard.page import Link, Page
from dashboard.passing import problems_of
from dashboard.queries.runs.given import hidden_runs, name_of
from dashboard.queries.text import (
    ROWS,
    Text,
    Wanted,
    chosen,
    text_page,
    text_steps,
    text_tags,
    texts_mark,
)
from dashboard.words import say
from insight.tables.spreadsheet import as_cells

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from dashboard.live import LiveStore
    from dashboard.page import App

WHEN = {"one": "At one step", "all": "All steps"}
FORMS = {"drawn": "Markdown", "wrap": "Wrapped", "mono": "As written"}
LONGEST_SEARCH = 500
RECORD = """\
import insight

with insight.SummaryRecord({run!r}) as record:
    record.log(1, {{"notes": "**Changed** the rate"}})"""


def layout(store: LiveStore) -> list[Any]:
    """The controls, and the texts."""
    tag, search = asked("tag", ""), asked("find", "")[:LONGEST_SEARCH]
    return [
        html.Div(
            [
                toolbar(
                    choice("text-when", "Show", WHEN, asked("when", "one", WHEN)),
                    html.Div(id="text-slider", className="control images-step"),
                    _tag_choice(store, tag),
                    _search(),
                    choice("text-form", "Form", FORMS, asked("form", "drawn", FORMS)),
                    html.Button(say("Download CSV"), id="text-save", className="button"),
                ),
                html.Div(notes(store), id="text-notes"),
                html.Div(
                    [
                        html.Div(id="text-facts", className="hint", role="status"),
                        html.Div(id="text-none", className="way-out", role="status", hidden=True),
                        html.Div(id="text-rows", className="text-rows"),
                        html.Div(
                            [
                                html.Button(
                                    say("Previous page"), id="text-before", className="button"
                                ),
                                html.Button(say("Next page"), id="text-after", className="button"),
                            ],
                            id="text-turn",
                            className="text-turn",
                        ),
                    ],
                    className="sections",
                ),
            ],
            className="content",
        ),
        dcc.Store(id="text-step", data=_asked_step()),
        dcc.Store(id="text-wanted", data=search),
        dcc.Store(id="text-page", data=0),
        dcc.Store(id="text-steps"),
        dcc.Store(id="text-known"),
        dcc.Download(id="text-file"),
    ]


def _asked_step() -> int | None:
    text = asked("step", "")
    return int(text) if re.fullmatch(r"-?\d{1,15}", text, re.ASCII) else None


def _search() -> html.Div:
    return html.Div(
        [
            html.Label(say("Search in the texts"), htmlFor="text-search", className="unseen"),
            html.Div(
                id="text-slot",
                **data(placeholder=say("Search in the texts"), longest=str(LONGEST_SEARCH)),
            ),
        ],
        className="text-find",
    )


def _tag_choice(store: LiveStore, tag: str) -> dmc.Select:
    return dmc.Select(
        id="text-tag",
        data=text_tags(store.texts(), Wanted()),
        value=tag or None,
        placeholder=say("All tags"),
        searchable=True,
        clearable=True,
        limit=200,
        size="xs",
        radius="md",
        w=170,
        **aria(label=say("Tag")),
    )


def notes(store: LiveStore, shown: Collection[str] | None = None) -> list[Any]:
    """What of the runs shown could not be read, or what to do when there is nothing to show."""
    if store.texts().empty:
        return [no_data("text", store.root, RECORD) if len(store.runs()) else no_runs(store.root)]
    return list(problem_note(problems_of(store, shown), store.root))


def wanted_of(
    when: Any = None,
    step: Any = None,
    tag: Any = None,
    search: Any = None,
    matches: Any = None,
    form: Any = None,
) -> Wanted:
    """What the controls say; what no control can say counts as nothing said."""
    is_step = isinstance(step, int) and not isinstance(step, bool)
    return Wanted(
        runs=[str(run) for run in matches] if isinstance(matches, list) else None,
        tag=tag if isinstance(tag, str) and tag else None,
        search=search[:LONGEST_SEARCH] if isinstance(search, str) else "",
        every_step=when == "all",
        step=step if is_step else None,
        drawn=form == "drawn",
    )


def row(one: Text, search: str, name: str, *, drawn: bool = False) -> html.Article:
    """A text with its run, as people call it, its tag and step; `drawn` where it has Markdown."""
    parts = markdown(one.text, search) if drawn else None
    shown = (
        html.Pre(words(one.text, search), dir="auto", tabIndex=0)
        if parts is None
        else html.Div(parts, className="markdown", dir="auto", tabIndex=0)
    )
    cut: list[Any] = []
    if one.left_out:
        left_out = say("{count} more characters are in the CSV", count=f"{one.left_out:,}")
        cut = [html.P(left_out, className="hint")]
    return html.Article(
        [
            html.Header(
                [
                    html.Span(name, className="run-name", title=one.run),
                    html.Span(one.tag, className="text-tag", title=one.tag),
                    html.Span(say("step {step}", step=one.step), className="number"),
                    html.Time(className="since hint", **data(since=str(one.wall_time))),
                ]
            ),
            shown,
            *cut,
        ],
        className="text-row",
        **data(run=one.run, tag=one.tag, step=str(one.step)),
    )


def answer(store: LiveStore, wanted: Wanted, page: Any) -> tuple[list[Any], str, dict[str, Any]]:
    """The texts of one page; in words, how many there are; and what the controls need to know."""
    texts, given = store.texts(), store.notes.runs()
    wanted = replace(wanted, hidden=hidden_runs(given))
    shown = text_page(texts, wanted, page if isinstance(page, int) else 0)
    told = say(
        "{first} to {last} of {found} texts; {total} are recorded",
        first=f"{min(shown.first + 1, shown.found):,}",
        last=f"{shown.first + len(shown.texts):,}",
        found=f"{shown.found:,}",
        total=f"{len(texts):,}",
    )
    facts = {
        "steps": text_steps(texts, wanted),
        "page": shown.first // ROWS,
        "pages": -(-shown.found // ROWS),
        "every": wanted.every_step,
        "recorded": len(texts),
    }
    rows = [
        row(one, wanted.search, name_of(given, one.run), drawn=wanted.drawn) for one in shown.texts
    ]
    return rows, told if len(texts) else "", facts


def news(store: LiveStore, wanted: Wanted, page: Any, before: Any) -> tuple[Any, ...]:
    """What is new to a browser: the three parts of `answer`, notes, tags; and marks of all that.

    Nothing is searched while neither the texts nor what is wanted of them changed.
    """
    texts, given = store.texts(), store.notes.runs()
    mark = mark_of([texts_mark(texts), repr(wanted), repr(page), dict(given)])
    tags = text_tags(texts, replace(wanted, hidden=hidden_runs(given)))
    parts = {"asked": mark, "notes": notes(store, wanted.runs), "tags": tags}
    (asked_for, *rest), now = news_of(parts, before)
    shown = (no_update,) * 3 if asked_for is no_update else answer(store, wanted, page)
    return *shown, *rest, now


def csv_of(store: LiveStore, wanted: Wanted) -> str:
    """Everything wanted, whole, as a table of the columns that `store.table("text")` has."""
    found = chosen(store.texts(), replace(wanted, hidden=hidden_runs(store.notes.runs())))
    written: str = as_cells(found).to_csv(index=False)
    return written.encode("utf-8", "backslashreplace").decode()


CONTROLS: Mapping[str, tuple[str, str]] = {
    "when": ("text-when", "value"),
    "step": ("text-step", "data"),
    "tag": ("text-tag", "value"),
    "search": ("text-wanted", "data"),
    "matches": ("matches", "data"),
    "form": ("text-form", "value"),
}


def connect(app: App, store: LiveStore) -> None:
    """Texts follow the controls and the files."""

    @app.callback(
        Output("text-rows", "children"),
        Output("text-facts", "children"),
        Output("text-steps", "data"),
        Output("text-notes", "children"),
        Output("text-tag", "data"),
        Output("text-known", "data"),
        *(Input(*control) for control in CONTROLS.values()),
        Input("text-page", "data"),
        Input("pulse", "data"),
        State("text-known", "data"),
    )
    def show(*values: Any) -> Any:
        *controls, page, _pulse, before = values
        return news(store, wanted_of(**dict(zip(CONTROLS, controls, strict=True))), page, before)

    @app.callback(
        Output("text-file", "data"),
        Input("text-save", "n_clicks"),
        *(State(*control) for control in CONTROLS.values()),
        prevent_initial_call=True,
    )
    def save(clicks: int | None, *controls: Any) -> Any:
        if not clicks:
            return no_update
        wanted = wanted_of(**dict(zip(CONTROLS, controls, strict=True)))
        return {"content": csv_of(store, wanted), "filename": "text.csv", "type": "text/csv"}

    app.clientside_callback(
        ClientsideFunction("insight", "textSteps"),
        Output("text-slider", "data-step"),
        Input("text-steps", "data"),
        Input("text-step", "data"),
    )
    app.clientside_callback(
        ClientsideFunction("insight", "textForm"),
        Output("text-rows", "className"),
        Input("text-form", "value"),
    )


LINKS = {
    "when": Link("text-when", "one"),
    "form": Link("text-form", "drawn"),
    "tag": Link("text-tag", ""),
}
PAGE = Page("/text", "Text", 55, "text", layout, connect, links=LINKS)
