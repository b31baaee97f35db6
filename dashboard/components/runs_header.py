"""The numbers that sum all runs up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import html

from dashboard.queries.runs.among import among
from dashboard.queries.runs.given import in_sight, name_of
from dashboard.queries.runs.overview import header_numbers
from dashboard.words import say

from .attributes import data
from .lineage_words import named
from .run_alerts import run_link
from .target_choice import judged

if TYPE_CHECKING:
    from collections.abc import Collection

    from dashboard.live import LiveStore


def runs_header(store: LiveStore, target: str, counted: Collection[str] | None = None) -> list[Any]:
    """What somebody wants to know first.

    Args:
        store: Whose runs.
        target: What they are judged by, or `AUTO`.
        counted: Those of the runs that count; None for all that nobody hid.

    """
    given = store.notes.runs()
    runs = in_sight(store.runs(), given)
    if runs.empty:
        return []
    if counted is not None:
        runs = runs[among(runs["run"], counted)]
    found = judged(store, target, runs["run"].astype(str).tolist())
    facts = header_numbers(runs, found)
    shown = [
        _fact(f"{facts['runs']:,}", say("runs")),
        _fact(f"{facts['running']:,}", say("running"), tone="good" if facts["running"] else ""),
        _fact(f"{facts['points']:,}", say("points recorded")),
    ]
    if facts["best_runs"]:
        best = say("best {metric}", metric=named(found))
        if found.of == "best":
            best = say("best {metric} at any step", metric=named(found))
        if facts["judged"] < facts["runs"]:
            best = say("{best} of {count} runs", best=best, count=f"{facts['judged']:,}")
        first, *others = facts["best_runs"]
        whose = (first, name_of(given, first))
        shown.append(_fact(f"{facts['best']:.4g}", best, whose, others=len(others)))
    if facts["updated"] is not None:
        since = html.Time("", className="since", **data(since=str(facts["updated"])))
        shown.append(_fact(since, say("last record")))
    return shown


def _fact(
    value: Any,
    label: str,
    run: tuple[str, str] | None = None,
    tone: str = "",
    others: int = 0,
) -> html.Div:
    """A number with what it is, and whose: a run and what it is called, and how many others'."""
    whose: list[Any] = [run_link(*run, "fact-detail ")] if run else []
    if others:
        words = (
            say("and 1 more as good")
            if others == 1
            else say("and {count} more as good", count=f"{others:,}")
        )
        whose.append(html.Span(words, className="fact-others"))
    return html.Div(
        [
            html.Div(value, className=f"fact-value {tone}"),
            html.Div([label, *whose], className="fact-label"),
        ],
        className="fact",
    )
