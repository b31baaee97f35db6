"""Runs that somebody should look at, told above the grid of runs."""

from __future__ import annotations

from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from dash import html

from dashboard.queries.runs.given import name_of
from dashboard.words import say

from .attributes import data
from .rank_words import bad_rank_words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dashboard.queries.runs.given import Given
    from dashboard.queries.runs.overview import Alert

    BadRanks = Mapping[str, Mapping[str, Sequence[int]]]

MOST_NAMED = 20


def run_alerts(
    found: Sequence[Alert], given: Given, bad_ranks: BadRanks = MappingProxyType({})
) -> list[html.Details]:
    """A line that unfolds to the runs of each kind, or nothing where all is well.

    Args:
        found: The alerts, those of a kind together.
        given: What people gave the runs, by run: they are shown as people call them.
        bad_ranks: `Store.bad_ranks()`.

    """
    if not found:
        return []
    kinds = {kind: list(group) for kind, group in groupby(found, lambda alert: alert.kind)}
    summary = html.Summary(
        [
            html.Span(_title(kind, len(group)), className=f"alert-kind {_tone(kind)}")
            for kind, group in kinds.items()
        ]
    )
    rows = [row for group in kinds.values() for row in _rows(group, given, bad_ranks)]
    return [html.Details([summary, html.Ul(rows)], className="alerts")]


def run_link(run: str, name: str, look: str = "") -> html.A:
    """A name that leads to its run: see `assets/frame/drawer.mjs`."""
    own = f"run?{urlencode({'run': run})}"  # beside this page, wherever that is
    return html.A(name, href=own, className=f"{look}run-link", title=run, **data(about=run))


def _rows(group: Sequence[Alert], given: Given, bad_ranks: BadRanks) -> list[html.Li]:
    rows = [
        html.Li(
            [
                html.Span(alert.rule or _title(alert.kind, 1), className="alert-word"),
                run_link(alert.run, name_of(given, alert.run)),
                _amount(alert, bad_ranks.get(alert.run, {})),
            ]
        )
        for alert in group[:MOST_NAMED]
    ]
    more = len(group) - MOST_NAMED
    if more > 0:
        rows.append(html.Li(say("{count} more", count=f"{more:,}"), className="faint"))
    return rows


def _title(kind: str, count: int) -> str:
    number = f"{count:,}"
    if kind == "diverged":
        return say("diverged: {count}", count=number) if count > 1 else say("diverged")
    if kind == "failed":
        return say("failed: {count}", count=number) if count > 1 else say("failed")
    if kind == "nan":
        return (
            say("NaN or infinite: {count}", count=number) if count > 1 else say("NaN or infinite")
        )
    if kind == "rule":
        return say("rules hold: {count}", count=number) if count > 1 else say("a rule holds")
    return say("stalled: {count}", count=number) if count > 1 else say("stalled")


def _amount(alert: Alert, ends: Mapping[str, Sequence[int]]) -> html.Span:
    told: list[Any] = [alert.words] if alert.words else []
    if alert.kind in {"diverged", "failed"} and ends:
        told = [bad_rank_words(alert.kind, ends)]
    if alert.kind == "nan":
        told = [say("values not finite: {count}", count=f"{alert.amount:,.0f}")]
    if alert.kind == "stalled":  # the time goes on, though the page is not told again
        last = html.Time(className="since", **data(since=str(alert.amount)))
        told = [say("silent for more than 3 of its usual intervals; last record"), " ", last]
    return html.Span(told, className="faint")


def _tone(kind: str) -> str:
    return "bad" if kind in {"diverged", "failed"} else "warn"
