"""Reports: what people keep of some runs and say of them, drawn anew of what is there."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

import insight
from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.components.empty_state import no_runs
from dashboard.components.news import mark_of, news_of
from dashboard.components.pick import one_of
from dashboard.components.report_form import preview, report_form
from dashboard.components.report_list import files_list, kept_list
from dashboard.components.toolbar import toolbar
from dashboard.page import Link, Page
from dashboard.queries.compare.answer import answer as curves
from dashboard.refusal import refusal
from dashboard.report import made
from dashboard.report.asked import LONGEST_NOTES
from dashboard.report.live_view import live_view
from dashboard.report_files import report_files
from dashboard.words import say
from insight.errors import SummaryError

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App

ALL = "all"
LONGEST_ID = 40
PATIENCE, LONGEST_PAUSE_S = 10, 60.0  # a report is made anew after so many times its own time
VIEW = ("above", "curves", "below", "runs")


def layout(store: LiveStore) -> list[Any]:
    """The list of reports, the one that is open, and the form that changes it."""
    empty = store.runs().empty
    chosen = asked("report", ALL)[:LONGEST_ID]
    is_open = chosen in store.reports.all()
    acts = {"edit": "Edit", "file": "Save as file", "drop": "Delete"}
    return [
        html.Div(
            [
                toolbar(
                    one_of(
                        "reports-choice",
                        say("Report"),
                        _options(store),
                        chosen if is_open else ALL,
                        width=280,
                    ),
                    html.Button(say("New report"), id="report-new", className="button"),
                    *(
                        html.Button(
                            say(words),
                            id=f"report-{name}",
                            className="button",
                            hidden=not is_open,
                        )
                        for name, words in acts.items()
                    ),
                ),
                html.Div(
                    [
                        html.Div([no_runs(store.root)] if empty else [], id="reports-note"),
                        html.Div(
                            [
                                html.Span(id="report-dropped"),
                                html.Button(say("Undo"), id="report-undo", className="link"),
                            ],
                            id="report-gone",
                            hidden=True,
                            role="status",
                        ),
                        report_form(),
                        html.Div(id="reports-list", hidden=is_open),
                        html.Div(
                            [
                                html.H2(id="report-name", dir="auto"),
                                html.Div(id="report-above"),
                                html.Div(id="report-curves"),
                                html.Div(id="report-below"),
                            ],
                            id="report-view",
                            className="report-view",
                            hidden=not is_open,
                        ),
                    ],
                    className="sections reports",
                ),
            ],
            className="content",
        ),
        *(dcc.Store(id=f"report-{name}") for name in ("runs", "shown")),
        dcc.Store(id="reports-known"),
        dcc.Store(id="reports-changed"),
        dcc.Download(id="report-saved"),
        *stores("reports", "reports-kept"),
    ]


def _options(store: LiveStore) -> list[dict[str, str]]:
    kept = sorted(store.reports.all().items(), key=lambda one: one[1].title.casefold())
    first = {"value": ALL, "label": say("All reports")}
    return [first, *({"value": name, "label": one.title} for name, one in kept)]


def listed(store: LiveStore, base: str, before: Any) -> tuple[Any, ...]:
    """What is new of the list: its choice, its cards, what troubles it; and marks of all that."""
    reports = store.reports.all()
    trouble = [html.P(store.reports.trouble, className="bad")] if store.reports.trouble else []
    empty = [no_runs(store.root)] if store.runs().empty else []
    parts = {
        "options": _options(store),
        "list": [*kept_list(reports, base), *files_list(report_files(store.root), base)],
        "note": [*empty, *trouble],
    }
    found, now = news_of(parts, before)
    return *found, now


def shown(store: LiveStore, identity: Any, before: Any) -> tuple[Any, ...]:
    """The report that is open: its title, `VIEW`, and what it was made of.

    Nothing is made anew while nothing changed, nor more often than its making allows: what explains
    a thousand runs takes a second. Then the browser is told after how many seconds to ask `again`.

    Args:
        store: Whose runs.
        identity: Which report.
        before: What this gave last.

    """
    report = store.reports.all().get(str(identity))
    if report is None:
        return "", [], [], [], [], None
    of = mark_of([identity, vars(report)])
    version = [store.era, store.version, store.notes.version]
    known = before if isinstance(before, dict) and before.get("of") == of else {}
    due = _number(known.get("due"))
    if known.get("version") == version:
        return (no_update,) * 6
    if known and (left := due - time.time()) > 0:
        return *(no_update,) * 5, known | {"again": left}
    began = time.perf_counter()
    try:
        view = live_view(store, report.asked())
    except SummaryError as error:
        told = [html.P(refusal(error), className="bad", role="alert")]
        return report.title, told, [], [], [], {"of": of, "version": version, "due": 0}
    pause = min(LONGEST_PAUSE_S, PATIENCE * (time.perf_counter() - began))
    parts = dict(zip(VIEW, view, strict=True))
    news, marks = news_of(parts, known.get("parts"))
    marks = known.get("parts") if marks is no_update else marks
    now = {"of": of, "version": version, "due": time.time() + pause, "parts": marks}
    return report.title, *news, now


def _number(value: Any) -> float:
    return float(value) if isinstance(value, (int, float)) else 0.0


def file_of(store: LiveStore, identity: Any) -> dict[str, str] | None:
    """A report as a file that a browser saves; None for one that there is not."""
    report = store.reports.all().get(str(identity))
    if report is None:
        return None
    name = re.sub(r"[^\w.-]+", "-", report.title).strip("-.")[:80] or "report"
    content = made(store, report.asked(), insight.__version__).html.decode()
    return {"filename": f"{name}.html", "content": content, "type": "text/html"}


def changed(store: LiveStore, request: Any) -> dict[str, Any]:
    """What became of what somebody did to a report.

    Args:
        store: Whose reports.
        request: `do` is `get`, `save` or `drop`; `of` the report, empty for a new one; `fields`,
            what is to be kept.

    Returns:
        `of` and `fields`, the report before it was dropped and after it was saved; or `error`.

    """
    asked_for = request if isinstance(request, dict) else {}
    name, do = str(asked_for.get("of") or "")[:LONGEST_ID], asked_for.get("do")
    try:
        if do == "save":
            name = store.reports.save(name, asked_for.get("fields") or {})
        report = store.reports.all().get(name)
        if do == "drop":
            store.reports.drop(name)
    except (SummaryError, TypeError, ValueError) as error:
        return {"error": refusal(error)}
    except OSError as error:
        why = say("This could not be kept: {why}", why=error.strerror or str(error))
        return {"error": why}
    fields = None if report is None else vars(report)
    return {"of": name, "fields": fields}


def connect(app: App, store: LiveStore) -> None:
    """The list, the report that is open, and what changes them."""
    base = app.get_relative_path("/")

    @app.callback(
        Output("reports-choice", "data"),
        Output("reports-list", "children"),
        Output("reports-note", "children"),
        Output("reports-known", "data"),
        Input("pulse", "data"),
        Input("reports-changed", "data"),
        State("reports-known", "data"),
    )
    def enumerate_reports(_pulse: Any, _changed: Any, before: Any) -> Any:
        return listed(store, base, before)

    @app.callback(
        Output("report-name", "children"),
        *(Output(f"report-{name}", "children" if name != "runs" else "data") for name in VIEW),
        Output("report-shown", "data"),
        Input("reports-choice", "value"),
        Input("pulse", "data"),
        Input("reports-changed", "data"),
        State("report-shown", "data"),
    )
    def show(identity: Any, _pulse: Any, _changed: Any, before: Any) -> Any:
        return shown(store, identity, before)

    @app.callback(
        Output("report-saved", "data"),
        Input("report-file", "n_clicks"),
        State("reports-choice", "value"),
        prevent_initial_call=True,
    )
    def download(clicks: Any, identity: Any) -> Any:
        found = file_of(store, identity) if clicks else None
        return no_update if found is None else found

    @app.callback(Output("report-preview", "children"), Input("report-notes", "value"))
    def look(text: Any) -> Any:
        return preview(text, LONGEST_NOTES)

    answers(app, "reports", lambda asked_for: curves(store, asked_for))
    answers(app, "reports-kept", lambda asked_for: changed(store, asked_for))
    app.clientside_callback(
        ClientsideFunction("reports", "drawn"),
        Input("report-runs", "data"),
        Input("report-shown", "data"),
    )
    app.clientside_callback(
        ClientsideFunction("reports", "opened"),
        Output("report-view", "data-open"),
        Input("reports-choice", "value"),
    )


PAGE = Page(
    "/reports",
    "Reports",
    100,
    "reports",
    layout,
    connect,
    links={"report": Link("reports-choice", ALL)},
)
