"""The list of runs beside the charts; `assets/frame/run_list.mjs` fills it."""

from __future__ import annotations

from dash import html

from dashboard.words import say

from .attributes import aria
from .icon import icon


def run_panel() -> html.Aside:
    """Runs with their colours; a click puts a run in focus or takes it out."""
    return html.Aside(
        [
            html.Div(
                [
                    html.H2([say("Runs"), " ", html.Span(id="run-count", className="count")]),
                    html.Button(
                        id="focus-count", className="link", title=say("Take all out of focus")
                    ),
                    html.Button(
                        icon("close"),
                        id="panel-close",
                        className="icon-button",
                        **aria(label=say("Close the list of runs")),
                    ),
                ],
                className="panel-head",
            ),
            html.Div(
                [
                    html.Button(say("Run"), id="sort-name", className="column"),
                    html.Button(say("Newest"), id="sort-newest", className="column"),
                    html.Button(id="sort-target", className="column"),
                ],
                className="panel-columns",
            ),
            html.Div(id="run-list", role="group", **aria(label=say("Runs in focus"))),
        ],
        id="run-panel",
        className="panel",
        **aria(label=say("Runs")),
    )
