"""Console: what one run printed, line by line, as it goes on.

The browser draws it (`assets/pages/console/`): it asks for the lines around those in sight.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.components.attributes import aria, data
from dashboard.components.empty_state import no_data, no_runs
from dashboard.components.graph_page import run_options
from dashboard.components.icon import icon
from dashboard.components.news import news_of
from dashboard.components.pick import one_of
from dashboard.components.problem_note import problem_note
from dashboard.components.toolbar import toolbar
from dashboard.page import Link, Page
from dashboard.passing import problems_of
from dashboard.queries.console.answer import LONGEST_SEARCH, ConsoleShelf, answer
from dashboard.words import say

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App

RECORD = """\
import insight

with insight.run({root!r}, {name!r}) as run:
    print("begun")  # what is printed from here on is recorded"""


def layout(store: LiveStore) -> list[Any]:
    """The controls, and the place of the lines."""
    shelf = ConsoleShelf(store)
    runs = shelf.runs()
    run = asked("run", shelf.first(), runs or None)
    return [
        html.Div(empty(store), id="console-empty", className="empty-slot"),
        html.Div(
            [
                toolbar(
                    one_of(
                        "console-run",
                        say("Run"),
                        run_options(store, runs, None, run),
                        run or None,
                        230,
                    ),
                    _finder(),
                    _step(),
                    html.Button(
                        say("Follow"),
                        id="console-follow",
                        className="button",
                        title=say("Go along with the last line"),
                        **aria(pressed="true"),
                    ),
                    html.Button(say("Download text"), id="console-save", className="button"),
                ),
                html.Div(problems(store, run), id="console-problems"),
                html.Div(id="console-facts", className="hint", role="status"),
                html.Div(
                    html.Div(
                        html.Div(id="console-rows", className="console-rows"),
                        id="console-space",
                        className="console-space",
                    ),
                    id="console-view",
                    className="console-view",
                    role="region",
                    tabIndex=0,
                    **aria(label=say("Printed lines")),
                ),
            ],
            id="console-content",
            className="content console-content",
        ),
        dcc.Store(id="console-told"),
        dcc.Store(id="console-known"),
        dcc.Download(id="console-file"),
        *stores("console"),
    ]


def empty(store: LiveStore) -> list[Any]:
    """What to do where no run printed anything."""
    if store.runs_with("message"):
        return []
    return [
        no_data("printed lines", store.root, RECORD) if len(store.runs()) else no_runs(store.root)
    ]


def problems(store: LiveStore, run: str | None) -> list[Any]:
    """What of the run could not be read."""
    return list(problem_note(problems_of(store, frozenset([run])), store.root)) if run else []


def _finder() -> html.Div:
    def button(way: str, label: str) -> html.Button:
        return html.Button(
            icon("chevron"),
            id=f"console-{way}",
            className=f"icon-button console-{way}",
            disabled=True,
            title=say(label),
            **aria(label=say(label)),
        )

    return html.Div(
        [
            html.Label(say("Search in the lines"), htmlFor="console-search", className="unseen"),
            html.Div(
                id="console-slot",
                className="console-slot",
                **data(placeholder=say("Search in the lines"), longest=str(LONGEST_SEARCH)),
            ),
            html.Output(id="console-hits", className="number"),
            button("previous", "Previous place"),
            button("next", "Next place"),
        ],
        className="control console-find",
    )


def _step() -> html.Div:
    return html.Div(
        [
            html.Label(say("At step"), htmlFor="console-step", className="control-label"),
            html.Div(id="console-step-slot", **data(placeholder="", longest="15")),
        ],
        className="control",
        title=say("Go to what was printed when a step was recorded"),
    )


def connect(app: App, store: LiveStore) -> None:
    """Runs appear, and lines are answered."""
    shelf = ConsoleShelf(store)

    @app.callback(
        Output("console-run", "data"),
        Output("console-run", "value"),
        Output("console-empty", "children"),
        Input("pulse", "data"),
        Input("matches", "data"),
        State("console-run", "data"),
        State("console-run", "value"),
        State("console-empty", "children"),
        prevent_initial_call=True,
    )
    def list_runs(_pulse: Any, matches: Any, before: Any, run: str | None, was: Any) -> Any:
        runs, found = shelf.runs(), empty(store)
        options = run_options(store, runs, matches, run)
        chosen = no_update if run in runs or not options else options[0]["value"]
        shown = no_update if bool(found) == bool(was) else found
        return no_update if options == before else options, chosen, shown

    @app.callback(
        Output("console-problems", "children"),
        Output("console-known", "data"),
        Input("pulse", "data"),
        Input("console-run", "value"),
        State("console-known", "data"),
        prevent_initial_call=True,
    )
    def warn(_pulse: Any, run: str | None, before: Any) -> Any:
        (found,), now = news_of({"problems": problems(store, run)}, before)
        return found, now

    @app.callback(
        Output("console-file", "data"),
        Input("console-save", "n_clicks"),
        State("console-run", "value"),
        prevent_initial_call=True,
    )
    def save(clicks: int | None, run: str | None) -> Any:
        if not clicks or not run:
            return no_update
        name = f"{run.replace('/', '-')}.txt".lstrip(".")
        return {"content": shelf.text(run), "filename": name, "type": "text/plain"}

    answers(app, "console", partial(answer, shelf, store))
    app.clientside_callback(
        ClientsideFunction("insight", "consoleRun"),
        Output("console-told", "data"),
        Input("console-run", "value"),
        Input("pulse", "data"),
    )


LINKS = {"run": Link("console-run", "")}
PAGE = Page("/console", "Console", 58, "console", layout, connect, links=LINKS)
