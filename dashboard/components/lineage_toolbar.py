"""What the lineage page can be told: its target, its chart, and what a scatter shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import html

from dashboard.address import asked
from dashboard.queries.lineage.parallel import heading
from dashboard.queries.lineage.target import recorded_targets, usual_target
from dashboard.words import say

from .lineage_words import short
from .pick import one_of
from .toolbar import choice, toolbar

if TYPE_CHECKING:
    from dashboard.live import LiveStore

AUTO = "auto"
LONGEST_NAME = 1_000
MOST_TAGS = 5_000
OF = {"best": "Best", "last": "Last"}
BETTER = {AUTO: "By name", "low": "Lower", "high": "Higher"}
CHARTS = {"parallel": "Parallel coordinates", "scatter": "Scatter"}
SCALES = {AUTO: "Automatic", "linear": "Linear", "log": "Log"}
SCATTER = {"x": "Across", "y": "Upward", "colour": "Colour"}


def lineage_toolbar(store: LiveStore) -> html.Div:
    """The controls, as the address has them."""
    name = asked("target", AUTO)[:LONGEST_NAME]
    menu = html.Details(
        [
            html.Summary(say("Axes"), className="button"),
            html.Div(id="lineage-axes", className="menu-body"),
        ],
        id="lineage-menu",
        className="menu",
    )
    return toolbar(
        one_of("lineage-target", say("Target"), target_options(store), name, width=180),
        choice("lineage-of", "Value", OF, asked("of", "best", OF)),
        choice("lineage-better", "Better", BETTER, asked("better", AUTO, BETTER)),
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


def target_options(store: LiveStore) -> list[dict[str, Any]]:
    """What may be the target: recorded metrics, then every series; of one name only the series."""
    lineage, tags = store.parameters(), store.scalars().by_tag
    usual = usual_target(lineage, store.scalars())
    called = usual if usual in tags else short(usual)
    first = {"value": AUTO, "label": say("Automatic: {name}", name=called)}
    listed = {name: None for name in list(tags)[:MOST_TAGS] if name != AUTO}
    recorded = [name for name in recorded_targets(lineage) if name not in listed]
    metrics, series = ([{"value": n, "label": n} for n in names] for names in (recorded, listed))
    groups = [(say("Recorded"), metrics), (say("Series"), series)]
    return [first, *({"group": name, "items": items} for name, items in groups if items)]


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
