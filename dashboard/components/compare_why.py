"""Why one run differs from the baseline: what was changed, and which metrics changed by more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import html

from dashboard.words import say
from insight.lineage.facts import text_of

from .compare_texts import KINDS
from .icon import icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.lineage.difference import Difference
    from insight.lineage.difference.between import MetricChange

TITLES = {
    "parameters": "Parameters",
    "data": "Data",
    "code": "Code",
    "command": "Command",
    "environment": "Environment",
    "packages": "Packages",
    "seed": "Seeds",
    "hardware": "Hardware",
    "parent": "Parent",
}
MOST_LINES = 200
MOST_LETTERS = 200


def why_section(found: Difference, baseline: str, other: str) -> list[html.Details]:
    """One foldable section: causes first, then what came out.

    Args:
        found: The difference; A is the baseline.
        baseline: What the baseline is called.
        other: What the other run is called.

    """
    title = say("Why {other} differs from {baseline}", other=other, baseline=baseline)
    figures = [*_causes(found), *_code(found), *_graph(found), *_metrics(found.metrics)]
    notes = [html.P(note, className="faint") for note in notes_of(found, baseline, other)]
    return [
        html.Details(
            [
                html.Summary([icon("chevron"), html.Span(title, className="section-name")]),
                *notes,
                *figures,
            ],
            open=True,
            className="section why",
            id="compare-why-section",
        )
    ]


def notes_of(found: Difference, baseline: str, other: str) -> list[str]:
    """What cannot be said, and why."""
    lacking = [
        name
        for name, is_there in zip((baseline, other), found.has_provenance, strict=True)
        if not is_there
    ]
    words = [
        say("{run} has no provenance: its code, environment and packages are unknown.", run=run)
        for run in lacking
    ]
    if found.differs_by_seeds_alone:
        words.append(say("Nothing recorded differs but seeds: the rest is their noise."))
    elif not found.changes:
        words.append(say("Nothing that was recorded was changed."))
    return words


def _causes(found: Difference) -> list[html.Figure]:
    held: dict[str, list[html.Div]] = {}
    for change in found.changes[:MOST_LINES]:
        text = f"{change.name}: {_told(change.a)} → {_told(change.b)}"
        held.setdefault(change.section, []).append(html.Div(text))
    return [_figure(say(TITLES[section]), lines) for section, lines in held.items()]


def _code(found: Difference) -> list[html.Figure]:
    lines = [
        html.Div(line, className=f"line-{KINDS.get(line[:1], 'both')}")
        for line in found.code[:MOST_LINES]
    ]
    return [_figure(say("Uncommitted changes"), lines)] if lines else []


def _graph(found: Difference) -> list[html.Figure]:
    lines = [
        html.Div(f"{sign} {name} x{count}", className=f"line-{KINDS[sign]}")
        for sign, operators in (("+", found.operators_added), ("-", found.operators_removed))
        for name, count in sorted((operators or {}).items())
    ]
    return [_figure(say("Operators"), lines[:MOST_LINES])] if lines else []


def _metrics(metrics: Sequence[MetricChange]) -> list[html.Figure]:
    both = [metric for metric in metrics if metric.change]
    return (
        [_figure(say("Metrics"), [html.Div(metric_line(one)) for one in both[:MOST_LINES]])]
        if both
        else []
    )


def metric_line(metric: MetricChange) -> str:
    """How one metric came out, and whether that is more than seeds make."""
    text = f"{metric.tag}: {_told(metric.a)} → {_told(metric.b)} ({metric.change:+.4g})"
    seeds = metric.seeds
    if seeds is None:
        return text
    if seeds.p is None:
        few = min(seeds.count_a, seeds.count_b)
        why = say("too few seeds to tell") if few < 2 else say("the same for every seed")
        return f"{text} – {why}"
    counts = say(
        "p = {p} by Welch's t-test over {a} and {b} seeds",
        p=f"{seeds.p:.2g}",
        a=seeds.count_a,
        b=seeds.count_b,
    )
    return f"{text} – {counts}"


def _figure(title: str, lines: list[html.Div]) -> html.Figure:
    return html.Figure([html.Figcaption(title, className="faint"), html.Pre(lines, tabIndex=0)])


def _told(value: Any) -> str:
    if value is None:
        return "–"
    text = f"{value:.6g}" if isinstance(value, float) else text_of(value)
    text = text.replace("\n", " ⏎ ")  # of which each would begin a line
    return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS]}…"
