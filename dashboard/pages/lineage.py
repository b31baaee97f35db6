"""Lineage: what each run was made of, what came of it, and which of the one explains the other."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import orjson
from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.components.attributes import aria
from dashboard.components.empty_state import no_data, no_runs
from dashboard.components.grid import grid
from dashboard.components.pick import one_of
from dashboard.components.toolbar import choice, toolbar
from dashboard.encode import numbers
from dashboard.page import Link, Page
from dashboard.queries.lineage.facts import is_numeric, lineage_sections
from dashboard.queries.lineage.importance import importance
from dashboard.queries.lineage.parallel import chart_columns, scale_of
from dashboard.queries.lineage.target import (
    parameters_of,
    recorded_targets,
    target_of,
    usual_target,
)
from dashboard.words import say

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App

TITLES = {
    "metric": "Metrics",
    "hyperparameters": "Hyperparameters",
    "algorithm": "Algorithm",
    "user": "Recorded by the user",
    "dataset": "Data",
    "model": "Model",
    "run": "Run",
    "last": "Last values",
    "": "Run",
}
AUTO = "auto"
OPTIONS = {
    "isExternalFilterPresent": {"function": "lineagePresent()"},
    "doesExternalFilterPass": {"function": "lineagePasses(params)"},
    "rowBuffer": 2,  # rows beyond those in sight: each brush makes all of them anew
}
LONGEST_NAME = 1_000
MOST_TAGS = 5_000
OF = {"best": "Best", "last": "Last"}
BETTER = {AUTO: "By name", "low": "Lower", "high": "Higher"}
CHARTS = {"parallel": "Parallel coordinates", "scatter": "Scatter"}
SCALES = {AUTO: "Automatic", "linear": "Linear", "log": "Log"}
SCATTER = {"x": "Across", "y": "Upward", "colour": "Colour"}


def layout(store: LiveStore) -> list[Any]:
    """Controls, charts and the table; what to do when nothing was recorded.

    The numbers come with the first answer of the callback below, and only once.
    """
    table = grid("lineage-grid", [], [], OPTIONS)
    return [
        html.Div(empty(store), id="lineage-empty", className="empty-slot"),
        _toolbar(store),
        html.Div([_side(), _chart()], className="lineage-charts"),
        html.Div(table, className="grid-body"),
        html.Div(id="lineage-tip", role="status", hidden=True),
        dcc.Store(id="lineage-columns"),
        dcc.Store(id="lineage-target-values"),
        dcc.Store(id="lineage-known"),
    ]


def empty(store: LiveStore) -> list[Any]:
    """Why there is no row."""
    if lineage_sections(store.lineage()) or store.scalars().by_tag:
        return []
    return [no_data("lineage", store.root) if len(store.runs()) else no_runs(store.root)]


def _toolbar(store: LiveStore) -> html.Div:
    name = asked("target", AUTO)[:LONGEST_NAME]
    options = column_options(charted(store))
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
                *(
                    one_of(
                        f"lineage-{key}", say(label), options, asked(key, AUTO)[:LONGEST_NAME], 150
                    )
                    for key, label in SCATTER.items()
                ),
                choice("lineage-xscale", "Across by", SCALES, asked("xscale", AUTO, SCALES)),
                choice("lineage-yscale", "Upward by", SCALES, asked("yscale", AUTO, SCALES)),
            ],
            id="lineage-scatter",
            className="scatter-controls",
            hidden=asked("chart", "parallel", CHARTS) != "scatter",
        ),
        html.Div(
            [
                html.Span(id="lineage-count", role="status"),
                html.Span(id="lineage-note", role="alert"),
                html.Button(say("Reset"), id="lineage-reset", className="button"),
                html.Button(say("Apply as filter"), id="lineage-apply", className="button"),
                html.Button(say("Export CSV"), id="lineage-export", className="button"),
            ],
            className="lineage-actions",
        ),
    )


def target_options(store: LiveStore) -> list[dict[str, Any]]:
    """What may be the target: recorded metrics, then every series."""
    usual = usual_target(store.lineage(), store.scalars())
    first = {"value": AUTO, "label": say("Automatic: {name}", name=_short(usual))}
    metrics = [{"value": n, "label": n} for n in recorded_targets(store.lineage())]
    tags = [{"value": n, "label": n} for n in list(store.scalars().by_tag)[:MOST_TAGS]]
    groups = [(say("Recorded"), metrics), (say("Series"), tags)]
    return [first, *({"group": name, "items": items} for name, items in groups if items)]


def column_options(shown: dict[str, Any]) -> list[dict[str, Any]]:
    first = {"value": AUTO, "label": say("Automatic")}
    return [
        first,
        {"value": "target", "label": say("Target")},
        *(
            {"value": one["id"], "label": f"{one['title']} ({one['section']})".removesuffix(" ()")}
            for one in shown["columns"]
        ),
    ]


def _side() -> html.Section:
    return html.Section(
        [html.H2(say("Parameter importance")), html.Div(id="lineage-importance")],
        className="lineage-card lineage-side",
        tabIndex=0,
        **aria(label=say("Parameter importance")),
    )


def _chart() -> html.Section:
    return html.Section(
        html.Div(id="lineage-chart", role="group"), className="lineage-card lineage-plot"
    )


def charted(store: LiveStore) -> dict[str, Any]:
    """The columns that the charts may draw."""
    return chart_columns(store.lineage(), store.runs(), store.scalars())


def target(store: LiveStore, name: str, of: str, better: str) -> dict[str, Any]:
    """The target of each run, and what explains it."""
    lineage, index = store.lineage(), store.scalars()
    wanted = usual_target(lineage, index) if name == AUTO else name
    runs = store.runs()["run"].astype(str).tolist()
    found = target_of(lineage, index, runs, wanted, of, better)
    rows = lineage.set_index("run").reindex(runs)
    return {
        "name": found.name,
        "of": found.of,
        "direction": found.direction,
        "short": _short(found.name) or say("no target"),
        "title": _title(found.name, found.of),
        "scale": scale_of(found.scores),
        "values": numbers(found.scores),
        "importance": importance(rows, parameters_of(lineage, found.name), found.scores),
    }


def _short(name: str) -> str:
    """A recorded name without its section; a tag as it is."""
    section, dot, rest = name.partition(".")
    return rest if dot and section in TITLES else name


def _title(name: str, of: str) -> str:
    if of == "recorded":
        return _short(name) or say("no target")
    return say("{name}, best", name=name) if of == "best" else say("{name}, last", name=name)


def columns(store: LiveStore, judged: dict[str, Any]) -> list[dict[str, Any]]:
    """The run, its status and its target, then a group of columns for each section."""
    table = store.lineage()
    run = {
        "field": "run",
        "headerName": say("Name"),
        "pinned": "left",
        "width": 250,
        "cellRenderer": "InsightRun",
        "tooltipField": "run",
    }
    status = {"field": "status", "headerName": say("Status"), "width": 120}
    by_target = {
        "field": "target",
        "headerName": judged["title"],
        "headerTooltip": judged["title"],
        "width": 150,
        "filter": "agNumberColumnFilter",
        "type": "rightAligned",
        "cellClass": "number ag-right-aligned-cell meter",
        "valueFormatter": {"function": "insightCell(params.value)"},
        "cellStyle": {"function": "lineageMeter(params)"},
        "sort": "desc" if judged["direction"] > 0 else "asc",
    }
    groups = [
        {
            "headerName": say(TITLES.get(section, section)),
            "children": [_column(name, numeric=is_numeric(table[name])) for name in names],
        }
        for section, names in lineage_sections(table).items()
    ]
    return [
        {"headerName": say("Run"), "children": [run]},
        {
            "headerName": say("Target"),
            "children": [status | {"cellRenderer": "InsightStatus"}, by_target],
        },
        *groups,
    ]


def _column(name: str, *, numeric: bool) -> dict[str, Any]:
    title = name.partition(".")[2]
    shared = {
        "field": name,
        "headerName": title,
        "headerTooltip": name,
        "width": max(110, 40 + 8 * len(title)),
        "valueFormatter": {"function": "insightCell(params.value)"},
    }
    if not numeric:
        return shared | {"filter": "agTextColumnFilter", "tooltipField": name}
    return shared | {
        "filter": "agNumberColumnFilter",
        "type": "rightAligned",
        "cellClass": "number ag-right-aligned-cell",
    }


def _known(store: LiveStore, shown: dict[str, Any], judged: dict[str, Any]) -> dict[str, str]:
    """What the browser has, in few words: only what changed travels."""
    parts = {"columns": shown, "target": judged, "table": columns(store, judged)}
    return {
        name: blake2b(orjson.dumps(part), digest_size=9).hexdigest() for name, part in parts.items()
    }


def connect(app: App, store: LiveStore) -> None:
    """Charts and table follow the runs and the target; sort, filters and brushes stay."""

    @app.callback(
        Output("lineage-columns", "data"),
        Output("lineage-target-values", "data"),
        Output("lineage-grid", "columnDefs"),
        Output("lineage-known", "data"),
        Output("lineage-empty", "children"),
        Output("lineage-target", "data"),
        *(Output(f"lineage-{key}", "data") for key in SCATTER),
        Input("pulse", "data"),
        Input("lineage-target", "value"),
        Input("lineage-of", "value"),
        Input("lineage-better", "value"),
        State("lineage-known", "data"),
    )
    def show(
        _pulse: Any, name: str | None, of: str, better: str, before: dict[str, str] | None
    ) -> Any:
        shown = charted(store)
        judged = target(store, str(name or AUTO)[:LONGEST_NAME], str(of), str(better))
        now, before = _known(store, shown, judged), before or {}
        if now == before:
            return (no_update,) * (6 + len(SCATTER))
        same = now["columns"] == before.get("columns")
        return (
            no_update if same else shown,
            no_update if now["target"] == before.get("target") else judged,
            no_update if now["table"] == before.get("table") else columns(store, judged),
            now,
            empty(store),
            target_options(store),
            *([no_update if same else column_options(shown)] * len(SCATTER)),
        )

    app.clientside_callback(
        ClientsideFunction("lineage", "take"),
        Output("lineage-grid", "rowData"),
        Input("lineage-columns", "data"),
        Input("lineage-target-values", "data"),
    )
    app.clientside_callback(
        ClientsideFunction("lineage", "look"),
        Output("lineage-scatter", "hidden"),
        Output("lineage-menu", "hidden"),
        Input("lineage-look", "value"),
        *(Input(f"lineage-{key}", "value") for key in (*SCATTER, "xscale", "yscale")),
    )


LINKS = {
    "target": Link("lineage-target", AUTO),
    "of": Link("lineage-of", "best"),
    "better": Link("lineage-better", AUTO),
    "chart": Link("lineage-look", "parallel"),
    **{key: Link(f"lineage-{key}", AUTO) for key in (*SCATTER, "xscale", "yscale")},
}
PAGE = Page("/lineage", "Lineage", 70, "lineage", layout, connect, links=LINKS)
