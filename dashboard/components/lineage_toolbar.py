"""What the lineage page can be told: what of the target, its chart, and what a scatter shows."""

from __future__ import annotations

from typing import Any

from dash import html

from dashboard.address import asked
from dashboard.queries.lineage.parallel import heading
from dashboard.words import say
from insight.lineage.target import AUTO

from .pick import one_of
from .toolbar import choice, toolbar

LONGEST_NAME = 1_000
OF = {AUTO: "As everywhere", "best": "Best", "last": "Last"}
BETTER = {AUTO: "By name", "low": "Lower", "high": "Higher"}
OF_MEANS = "Which value of a series: as on all pages, or, on this page alone, its best or its last"
BETTER_MEANS = "Which way the target is better on this page: as its name says, or as you say"
CHARTS = {"parallel": "Parallel coordinates", "scatter": "Scatter"}
SCALES = {AUTO: "Automatic", "linear": "Linear", "log": "Log"}
SCATTER = {"x": "Across", "y": "Upward", "colour": "Colour"}


def lineage_toolbar() -> html.Div:
    """The controls, as the address has them."""
    menu = html.Details(
        [
            html.Summary(say("Axes"), className="button"),
            html.Div(id="lineage-axes", className="menu-body"),
        ],
        id="lineage-menu",
        className="menu",
    )
    return toolbar(
        choice("lineage-of", "Value", OF, asked("of", AUTO, OF), OF_MEANS),
        choice("lineage-better", "Better", BETTER, asked("better", AUTO, BETTER), BETTER_MEANS),
        choice("lineage-look", "Chart", CHARTS, asked("chart", "parallel", CHARTS)),
        menu,
        html.Div(
            [
                *(_axis(key, label) for key, label in SCATTER.items()),
                choice("lineage-xscale", "Across by", SCALES, asked("xscale", AUTO, SCALES)),
                choice("lineage-yscale", "Upward by", SCALES, asked("yscale", AUTO, SCALES)),
            ],
            id="lineage-scatter",
            className="scatter-controls",
            hidden=asked("chart", "parallel", CHARTS) != "scatter",
        ),
        html.Div(
            [
                html.Span(id="lineage-more", className="hint"),
                html.Span(id="lineage-count", role="status"),
                html.Span(id="lineage-note", role="alert"),
                html.Button(say("Reset"), id="lineage-reset", className="button"),
                html.Button(say("Apply as filter"), id="lineage-apply", className="button"),
                html.Button(say("Export CSV"), id="lineage-export", className="button"),
            ],
            className="lineage-actions",
        ),
    )


def _axis(key: str, label: str) -> html.Div:
    """What an axis of the scatter shows; what else it may show comes with the first answer."""
    name = asked(key, AUTO)[:LONGEST_NAME]
    options = column_options([] if name in (AUTO, "target") else [heading(name)])
    return one_of(f"lineage-{key}", say(label), options, name, 150)


def column_options(shown: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What an axis of the scatter may be."""
    first = {"value": AUTO, "label": say("Automatic")}
    return [
        first,
        {"value": "target", "label": say("Target")},
        *(
            {"value": one["id"], "label": f"{one['title']} ({one['section']})".removesuffix(" ()")}
            for one in shown
        ),
    ]
