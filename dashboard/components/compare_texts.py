"""The lines in which long texts of runs differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dash import html

from dashboard.words import say

from .icon import icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dashboard.queries.compare.texts import TextDifference, Version

KINDS = {"+": "new", "-": "gone", "@": "jump"}
MOST_NAMES = 4


def text_section(texts: Sequence[TextDifference], baseline: str) -> list[html.Details]:
    """One foldable section a text; nothing where none differs."""
    return [
        html.Details(
            [
                html.Summary(
                    [icon("chevron"), html.Span(text.name, className="section-name")],
                ),
                *(_version(version, baseline) for version in text.versions),
                *([html.P(say("{count} more versions", count=text.more))] if text.more else []),
            ],
            open=True,
            className="section text-difference",
        )
        for text in texts
    ]


def _version(version: Version, baseline: str) -> html.Figure:
    names = ", ".join(version.runs[:MOST_NAMES])
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
