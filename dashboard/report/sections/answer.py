"""Which run is best, by how much, and what explains it: as `insight best` says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import html

from dashboard.components.attributes import aria
from dashboard.report.drawing import interval
from dashboard.words import say
from insight.lineage.best_run import lines_of, why_not
from insight.lineage.short_names import short_names

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.lineage.best_run import Answer
    from insight.lineage.importance import Importance

MOST_SHARES = 12


def answer_section(answer: Answer) -> Any:
    """The three lines, or why there are none."""
    lines = lines_of(answer)
    if not lines:
        reason = why_not(answer)
        return html.Section(html.P(f"{reason[:1].upper()}{reason[1:]}."), className="card answer")
    first, *rest = lines
    return html.Section(
        [
            html.P([html.Span("★ ", className="star", **aria(hidden="true")), first + "."]),
            *(html.P(f"{line[:1].upper()}{line[1:]}.", className="quiet") for line in rest),
        ],
        className="card answer",
    )


def explained_section(answer: Answer, bar: Callable[[float, float, float], Any] = interval) -> Any:
    """What explains the target, each with its interval; nothing where nothing does.

    Args:
        answer: What is told.
        bar: Draws a share and the ends of its interval.

    """
    explained = answer.explained
    if explained is None or not (explained.found or explained.together):
        return None
    target = answer.target.name
    told = f"log {target}" if explained.scale == "log" else target
    summary = say(
        "Share of the variance of {target} that each explains alone, with its 95 % interval; "
        "{count} runs. Not causal.",
        target=told,
        count=f"{explained.runs:,}",
    )
    return html.Section(
        [
            html.H2(say("What explains it")),
            html.P(summary, className="quiet"),
            html.Div(
                html.Table(
                    html.Tbody([_row(bar, *one) for one in _shares(explained)]), className="shares"
                ),
                className="scroll",
                tabIndex=0,
            ),
            *(html.P(line, className="quiet") for line in _left(explained)),
        ]
    )


def _shares(explained: Importance) -> list[tuple[str, float, float, float]]:
    names = [one.name for one in explained.found]
    names += [name for pair in explained.together for name in pair.names if name not in names]
    short = dict(zip(names, short_names(names, names), strict=True))
    alone = [(short[one.name], one.share, one.low, one.high) for one in explained.found]
    pairs = [
        (" × ".join(short[name] for name in one.names), one.share, one.low, one.high)
        for one in explained.together
    ]
    return [*alone, *pairs][:MOST_SHARES]


def _row(
    bar: Callable[[float, float, float], Any], name: str, share: float, low: float, high: float
) -> Any:
    return html.Tr(
        [
            html.Th(name, scope="row"),
            html.Td(f"{100 * share:.0f} %", className="n"),
            html.Td(bar(share, low, high)),
            html.Td(f"{100 * low:.0f}–{100 * high:.0f} %", className="n quiet"),
        ]
    )


def _left(explained: Importance) -> list[str]:
    found = []
    if explained.left is not None:
        left = f"{explained.left:.2f}"
        found.append(
            say(
                "With ×: what two explain together beyond that. "
                "Nothing here explains the remaining {left}.",
                left=left,
            )
            if explained.together
            else say(
                "Nothing here explains the remaining {left}, alone or two together.", left=left
            )
        )
    for words, names in (
        (
            "Most of what these explain, others do that vary with them: {names}",
            explained.overlapping,
        ),
        ("Not told apart from chance: {names}", explained.chance),
    ):
        if names:
            found.append(say(words, names=", ".join(short_names(names, names))))
    return found
