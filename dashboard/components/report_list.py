"""The reports that are kept, and the files of reports beside the runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from dash import html

from dashboard.report_files import BELOW
from dashboard.words import say

from .attributes import data
from .icon import icon
from .markdown import plain_words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dashboard.kept_reports import KeptReport
    from dashboard.report_files import ReportFile

LONGEST = 160  # letters of the notes


def kept_list(reports: Mapping[str, KeptReport], base: str) -> list[Any]:
    """A card for each report, the last changed first.

    Args:
        reports: By what links call them.
        base: What addresses begin with.

    """
    order = sorted(reports.items(), key=lambda one: (-one[1].saved, one[0]))
    if not order:
        return [
            html.P(
                say(
                    "No report is kept yet. Make one: it is drawn anew of the runs that are there."
                ),
                className="hint",
            )
        ]
    return [html.Div([_card(name, one, base) for name, one in order], className="report-cards")]


def _card(name: str, report: KeptReport, base: str) -> Any:
    about = [report.filter and f"{say('Filter')}: {report.filter}", report.tags]
    words = plain_words(report.notes, LONGEST)
    return html.A(
        [
            html.H3(report.title, dir="auto"),
            html.P(words, dir="auto"),
            html.P(
                [
                    html.Span(next(filter(None, about), say("All runs"))),
                    html.Time(className="since hint", **data(since=str(report.saved))),
                ],
                className="hint report-about",
            ),
        ],
        href=f"{base}reports?report={quote(name)}",
        className="report-card",
        **data(report=name),
    )


def files_list(files: Sequence[ReportFile], base: str) -> list[Any]:
    """The files beside the runs; nothing where there are none."""
    if not files:
        return []
    rows = [
        html.Li(
            [
                html.A(
                    [icon("reports"), html.Span(one.title, dir="auto")],
                    href=f"{base}{BELOW}{quote(one.name)}",
                    target="_blank",
                    rel="noopener noreferrer",
                ),
                html.Span(one.name, className="number hint"),
                html.Span(f"{one.size / 1e6:.2f} MB", className="number hint"),
                html.Time(className="since hint", **data(since=str(one.written))),
            ]
        )
        for one in files
    ]
    return [html.H2(say("Files beside the runs")), html.Ul(rows, className="report-files")]
