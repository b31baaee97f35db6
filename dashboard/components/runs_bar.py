"""What can be done with the grid of runs."""

from __future__ import annotations

from dash import html

from dashboard.words import say

from .attributes import aria
from .icon import icon_before


def runs_bar(thrown: int, *, deletes: bool) -> html.Div:
    """What can be done with the grid and the rows chosen in it; `deletes` where that is allowed."""
    trash = say("Trash ({count})", count=f"{thrown:,}") if thrown else say("Trash")
    return html.Div(
        [
            html.Button(
                say("Columns"),
                id="runs-columns",
                className=f"button with-icon {icon_before('columns')}",
                **aria(haspopup="dialog"),
            ),
            html.Button(
                say("Folders"),
                id="runs-folders",
                className=f"button with-icon {icon_before('folder')}",
                title=say("Show the runs of one folder as a row that opens"),
                hidden=True,
                **aria(pressed="true"),
            ),
            html.Span(id="runs-chosen", className="runs-chosen", role="status"),
            html.Div(
                [
                    html.Button(say("Compare chosen"), id="runs-compare", className="button main"),
                    html.Button(say("Pin"), id="runs-pin", className="button"),
                    html.Button(say("Hide"), id="runs-hide", className="button"),
                    html.Button(say("Tag"), id="runs-tag", className="button"),
                    *([html.Button(say("Delete"), id="runs-delete", className="button")] * deletes),
                    html.Button(say("Choose none"), id="runs-none", className="link"),
                ],
                id="runs-actions",
                className="runs-actions",
                role="group",
                hidden=True,
                **aria(label=say("Chosen runs")),
            ),
            html.Span(className="runs-space"),
            html.Button(id="runs-hidden", className="link", hidden=True, **aria(pressed="false")),
            html.Button(
                html.Span(trash, id="runs-trash-word"),
                id="runs-trash",
                className=f"button with-icon {icon_before('trash')}",
                **aria(haspopup="dialog"),
            ),
        ],
        className="toolbar runs-bar",
        role="group",
        **aria(label=say("Controls")),
    )
