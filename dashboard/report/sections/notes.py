"""What people wrote: the notes of the report, and those on its runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import html

from dashboard.components.markdown import markdown
from dashboard.report.asked import LONGEST_NOTES
from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dashboard.report.chosen import Chosen

MOST_RUNS, MOST_LETTERS = 100, 100_000  # of all notes


def written(text: str) -> Any:
    """Notes as elements; nothing for none."""
    held = text.strip()
    if not held:
        return None
    found = markdown(held, longest=LONGEST_NOTES)
    plain = [html.P(part) for part in held.split("\n\n")]
    return html.Div(plain if found is None else found, className="notes")


def notes_section(chosen: Chosen, given: Mapping[str, Mapping[str, Any]]) -> Any:
    """What people wrote to single runs, and the tags that they gave them."""
    found, left = [], MOST_LETTERS
    for run in chosen.runs:
        fields = given.get(run, {})
        note = str(fields.get("note") or "")
        if (not note and not fields.get("tags")) or len(note) > left:
            continue
        left -= len(note)
        found.append(html.Div([html.H3(chosen.called.get(run, run)), _tags(fields), written(note)]))
    if not found:
        return None
    title = html.H2(say("Notes on runs"))
    return html.Section([title, html.Div(found[:MOST_RUNS], className="card run-notes")])


def _tags(fields: Mapping[str, Any]) -> Any:
    tags = fields.get("tags") or []
    return html.P([html.Span(tag, className="tag") for tag in tags]) if tags else None
