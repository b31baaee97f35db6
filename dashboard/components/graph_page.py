"""The page of a graph: outline, drawing and inspector; `assets/pages/graph/` fills them.

The drawing is SVG of our own: at most 300 boxes are in sight, a few thousand elements. They
pan and zoom by one transform, follow the theme through CSS, are hit without bookkeeping, and are
the export as they stand. Cytoscape would draw on a canvas, where colours must be told twice and
nothing can be read back; its compound boxes have no ports, so its lines cross boxes.
"""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.queries.graph.answer import GraphShelf, Subject, answer, facts
from dashboard.queries.runs.given import hidden_runs, name_of
from dashboard.words import say

from .attributes import aria
from .empty_state import no_data, no_runs
from .icon import icon
from .pick import one_of
from .toolbar import choice, toolbar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dashboard.live import LiveStore
    from dashboard.page import App

MOST_RUNS = 2_000
SHOW = {"forward": "Forward", "all": "Everything"}
PARAMETERS = {"shown": "Shown", "hidden": "Hidden"}
TOOLS = (
    ("fit", "Fit", "Show all of it"),
    ("actual", "1:1", "Show it in its own size"),
    ("collapse", "Collapse", "Close all scopes"),
    ("svg", "SVG", "Save the drawing as SVG"),
    ("png", "PNG", "Save the drawing as PNG"),
    ("json", "JSON", "Save the graph and its places as JSON"),
)


def graph_layout(store: LiveStore, subject: Subject, what: str) -> list[Any]:
    """The page; `what` names the graphs, in English."""
    shelf, name = GraphShelf(store, subject), subject.page
    runs = shelf.runs()
    hidden = hidden_runs(store.notes.runs())
    first = next((one for one in runs if one not in hidden), "")
    run = asked("run", first, runs or None)
    steps = shelf.steps(run)
    return [
        html.Div(_empty(store, runs, what), id=f"{name}-empty", className="empty-slot"),
        html.Div(
            [_controls(name, run_options(store, runs, None, run), run, steps), graph_body(name)],
            className="content graph-content",
            id=f"{name}-content",
        ),
        dcc.Store(id=f"{name}-told"),
        *stores(name, f"{name}-facts"),
    ]


def _empty(store: LiveStore, runs: Sequence[str], what: str) -> list[Any]:
    if runs:
        return []
    return [no_data(what, store.root) if len(store.runs()) else no_runs(store.root)]


def run_options(
    store: LiveStore, runs: Sequence[str], matches: Any, chosen: str | None
) -> list[dict[str, str]]:
    """The runs to choose from, as people call them: those that pass the filter and are not hidden.

    The one that is chosen stays among them.
    """
    given = store.notes.runs()
    away = hidden_runs(given)
    passing = set(matches) if isinstance(matches, list) else None
    wanted = (
        run
        for run in runs
        if run == chosen or (run not in away and (passing is None or run in passing))
    )
    return [{"value": run, "label": name_of(given, run)} for run in islice(wanted, MOST_RUNS)]


def _controls(
    name: str, options: Sequence[dict[str, str]], run: str, steps: Sequence[str]
) -> html.Div:
    shown = [
        one_of(f"{name}-run", say("Run"), options, run or None, 230),
        html.Div(
            one_of(
                f"{name}-step",
                say("Step"),
                steps,
                asked("step", steps[0], steps) if steps else None,
                110,
            ),
            id=f"{name}-steps",
            hidden=len(steps) < 2,
        ),
        finder(name),
    ]
    if name == "graph":
        shown += [
            choice("graph-show", "Operators", SHOW, asked("show", "forward", SHOW)),
            choice(
                "graph-parameters",
                "Parameters",
                PARAMETERS,
                asked("parameters", "shown", PARAMETERS),
            ),
        ]
    return toolbar(*shown)


def finder(name: str) -> html.Div:
    """The field that finds nodes, with the way from hit to hit."""

    def button(step: str, label: str) -> html.Button:
        return html.Button(
            icon("chevron"),
            id=f"{name}-find-{step}",
            className=f"icon-button graph-{step}",
            disabled=True,
            title=label,
            **aria(label=label),
        )

    return html.Div(
        [
            html.Label(say("Find a node"), htmlFor=f"{name}-find", className="unseen"),
            dcc.Input(
                id=f"{name}-find",
                type="search",
                placeholder=say("Find a node"),
                maxLength=200,
                autoComplete="off",
                spellCheck=False,
                className="graph-find",
            ),
            html.Span(id=f"{name}-found", className="number graph-found", role="status"),
            button("up", say("The hit before")),
            button("down", say("The next hit")),
        ],
        className="graph-finder",
        role="search",
    )


def graph_body(
    name: str, more_tools: Sequence[tuple[str, str, str]] = (), instead: html.Section | None = None
) -> html.Div:
    """Outline, drawing and inspector.

    Args:
        name: Of the page.
        more_tools: Buttons behind the usual ones: the name, the word and the title of each.
        instead: What may be shown over the drawing.

    """
    buttons = [
        html.Button(
            say(label),
            className="button",
            id=f"{name}-tool-{tool}",
            title=say(title),
            **aria(label=say(title)),
        )
        for tool, label, title in (*TOOLS, *more_tools)
    ]
    return html.Div(
        [
            html.Div(
                id=f"{name}-outline",
                className="graph-outline",
                role="tree",
                tabIndex=0,
                **aria(label=say("Scopes and nodes")),
            ),
            html.Div(
                [
                    html.Div(
                        id=f"{name}-canvas",
                        className="graph-canvas",
                        role="group",
                        tabIndex=0,
                        **aria(label=say("Drawing of the graph")),
                    ),
                    html.Div(id=f"{name}-legend", className="graph-legend"),
                    *([] if instead is None else [instead]),
                    html.Div(id=f"{name}-note", className="graph-note", role="status"),
                    html.Div(buttons, className="graph-tools", role="toolbar",
                             **aria(label=say("View and export"))),
                ],
                className="graph-stage",
            ),
            html.Aside(
                id=f"{name}-inspector",
                className="graph-inspector",
                tabIndex=0,
                **aria(label=say("What is chosen")),
            ),
        ],
        className="graph-body",
    )  # fmt: skip


def connect_graph(app: App, store: LiveStore, subject: Subject, what: str) -> None:
    """New graphs appear among the runs; views and facts are answered from one shelf."""
    shelf, name = GraphShelf(store, subject), subject.page

    @app.callback(
        Output(f"{name}-run", "data"),
        Output(f"{name}-run", "value"),
        Output(f"{name}-empty", "children"),
        Input("pulse", "data"),
        Input("matches", "data"),
        State(f"{name}-run", "data"),
        State(f"{name}-run", "value"),
        prevent_initial_call=True,
    )
    def list_runs(_pulse: Any, matches: Any, before: Any, run: str | None) -> Any:
        runs = shelf.runs()
        options = run_options(store, runs, matches, run)
        chosen = no_update if run in runs or not options else options[0]["value"]
        return no_update if options == before else options, chosen, _empty(store, runs, what)

    @app.callback(
        Output(f"{name}-step", "data"),
        Output(f"{name}-step", "value"),
        Output(f"{name}-steps", "hidden"),
        Input(f"{name}-run", "value"),
        Input("pulse", "data"),
        State(f"{name}-step", "data"),
        State(f"{name}-step", "value"),
        prevent_initial_call=True,
    )
    def list_steps(run: str | None, _pulse: Any, before: Any, step: str | None) -> Any:
        steps = shelf.steps(str(run))
        if steps == before:
            return no_update, no_update, no_update
        chosen = no_update if step in steps else steps[0] if steps else None
        return steps, chosen, len(steps) < 2

    answers(app, name, partial(answer, shelf))
    answers(app, f"{name}-facts", partial(facts, shelf))
    controls = ("run", "step", *(("show", "parameters") if name == "graph" else ()))
    client = [Input(f"{name}-{one}", "value") for one in controls]
    # Dash calls what has no output at a change only; this one must hear the first values, too.
    app.clientside_callback(
        ClientsideFunction("insight", "graphControls"), Output(f"{name}-told", "data"), *client
    )
