"""The lines in which long texts of runs differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dash import html

from dashboard.words import say

from .icon import icon

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dashboard.queries.compare.texts import TextDifference, Version

KINDS = {"+": "new", "-": "gone", "@": "jump"}
MOST_NAMES = 4


def text_section(texts: Sequence[TextDifference], called: Mapping[str, str]) -> list[html.Details]:
    """One foldable section a text; nothing where none differs.

    Args:
        texts: The differences.
        called: What each run is called, the baseline first.

    """
    return [
        html.Details(
            [
                html.Summary(
                    [icon("chevron"), html.Span(text.name, className="section-name")],
                ),
                *(_version(version, called) for version in text.versions),
                *([html.P(say("{count} more versions", count=text.more))] if text.more else []),
            ],
            open=True,
            className="section text-difference",
        )
        for text in texts
    ]


def _version(version: Version, called: Mapping[str, str]) -> html.Figure:
    baseline = next(iter(called.values()))
    names = ", ".join(called[run] for run in version.runs[:MOST_NAMES])
    if len(version.runs) > MOST_NAMES:
        names += " …"
    return html.Figure(
        [
            html.Figcaption(
                say("{names} against {baseline}", names=names, baseline=baseline),
                className="faint",
            ),
            html.Pre([_line(sign, line) for sign, line in version.lines], tabIndex=0),
        ]
    )


def _line(sign: str, line: str) -> html.Div:
    kind = KINDS.get(sign, "both")
    return html.Div(f"{sign} {line}" if sign != "@" else line, className=f"line-{kind}")
