"""How many rows of which runs are in no table, told where the runs are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dash import html

from dashboard.words import say

from .run_alerts import MOST_NAMED, run_link

if TYPE_CHECKING:
    from collections.abc import Mapping


def superseded_note(
    superseded: Mapping[str, Mapping[str, int]], shown: Mapping[str, str]
) -> list[html.Details]:
    """A line that unfolds to the runs, or nothing where every row is in a table.

    Args:
        superseded: `Store.superseded()`.
        shown: What the runs are called, by run; others are left out.

    """
    counts = {run: sum(files.values()) for run, files in superseded.items() if run in shown}
    if not counts:
        return []
    rows, runs = sum(counts.values()), len(counts)
    words = say(
        "{rows} of {runs} left the tables",
        rows=say("1 row") if rows == 1 else say("{count} rows", count=f"{rows:,}"),
        runs=say("1 run") if runs == 1 else say("{count} runs", count=f"{runs:,}"),
    )
    why = say("A restart, or another row of the same step, took their place.")
    summary = html.Summary([html.Span(words), html.Span(why, className="faint")])
    most_first = sorted(counts, key=lambda run: (-counts[run], run))
    listed = [
        html.Li([run_link(run, shown[run]), html.Span(f"{counts[run]:,}", className="faint")])
        for run in most_first[:MOST_NAMED]
    ]
    if runs > MOST_NAMED:
        more = say("{count} more", count=f"{runs - MOST_NAMED:,}")
        listed.append(html.Li(more, className="faint"))
    return [html.Details([summary, html.Ul(listed)], className="alerts superseded")]
