"""Where a report is written: what it shows, and what is said of it, with a preview."""

from __future__ import annotations

from typing import Any

import dash_mantine_components as dmc
from dash import html

from dashboard.words import say

from .attributes import aria
from .markdown import markdown

PAUSE_MS = 400


def report_form() -> html.Div:
    """The fields, hidden until somebody makes or changes a report."""
    fields = {
        "title": (say("Title"), ""),
        "filter": (say("Which runs"), say("a filter, as above the pages; empty for all")),
        "tags": (say("Which curves"), say("patterns such as val/*; empty for the usual ones")),
        "target": (say("Judged by"), say("a tag or a metric; empty for the usual one")),
    }
    lines = [
        dmc.TextInput(id=f"report-{name}", label=label, placeholder=hint, size="xs", value="")
        for name, (label, hint) in fields.items()
    ]
    return html.Div(
        [
            html.Div(lines, className="report-fields"),
            html.Div(
                [
                    dmc.Textarea(
                        id="report-notes",
                        label=say("Notes in Markdown"),
                        autosize=True,
                        minRows=8,
                        maxRows=24,
                        size="xs",
                        value="",
                        debounce=PAUSE_MS,
                    ),
                    html.Div(
                        id="report-preview",
                        className="markdown report-preview",
                        role="region",
                        tabIndex=0,
                        **aria(label=say("Preview")),
                    ),
                ],
                className="report-writing",
            ),
            html.Div(
                [
                    html.Button(say("Save"), id="report-save", className="button primary"),
                    html.Button(say("Cancel"), id="report-cancel", className="button"),
                    html.Span(id="report-error", className="bad", role="alert"),
                ],
                className="report-actions",
            ),
        ],
        id="report-form",
        className="report-form",
        hidden=True,
    )


def preview(text: Any, longest: int) -> list[Any]:
    """Notes as they will look."""
    if not isinstance(text, str) or not text.strip():
        return [html.P(say("What is written on the left is shown here."), className="hint")]
    found = markdown(text, longest=longest)
    return [html.P(text)] if found is None else found
