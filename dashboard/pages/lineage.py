"""Lineage: what each run was made of, what came of it, and which of the one explains the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, dcc, html

from dashboard.address import asked
from dashboard.components.attributes import aria
from dashboard.components.empty_state import no_data, no_runs
from dashboard.components.grid import grid
from dashboard.components.news import news_of
from dashboard.components.pick import one_of
from dashboard.components.problem_note import problem_note
from dashboard.components.toolbar import choice, toolbar
from dashboard.encode import numbers
from dashboard.page import Link, Page
from dashboard.queries.lineage.facts import is_numeric, lineage_sections
from dashboard.queries.lineage.parallel import (
    heading,
    live_columns,
    scale_of,
    shown_sections,
)
from dashboard.queries.lineage.shelf import LineageShelf
from dashboard.queries.lineage.target import recorded_targets, target_of, usual_target
from dashboard.queries.runs.given import hidden_runs
from dashboard.words import say

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App
    from dashboard.queries.lineage.target import Target

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
        html.Div(problems(store), id="lineage-problems", className="problems-slot"),
        html.Div(empty(store), id="lineage-empty", className="empty-slot"),
        _toolbar(store),
        html.Div([_side(), _chart()], className="lineage-charts"),
        html.Div(table, className="grid-body"),
        html.Div(id="lineage-tip", role="status", hidden=True),
        dcc.Store(id="lineage-columns"),
        dcc.Store(id="lineage-lives"),
        dcc.Store(id="lineage-target-values"),
        dcc.Store(id="lineage-known"),
    ]


def empty(store: LiveStore) -> list[Any]:
    """Why there is no row."""
    if lineage_sections(store.lineage()) or store.scalars().by_tag:
        return []
    return [no_data("lineage", store.root) if len(store.runs()) else no_runs(store.root)]


def problems(store: LiveStore) -> list[Any]:
    """What could not be read, if anything."""
    return list(problem_note(store.problems(), store.root))


def _toolbar(store: LiveStore) -> html.Div:
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
    """What may be the target: recorded metrics, then every series."""
    usual = usual_target(store.lineage(), store.scalars())
    tags = list(store.scalars().by_tag)
    short = usual if usual in store.scalars().by_tag else _short(usual)
    first = {"value": AUTO, "label": say("Automatic: {name}", name=short)}
    metrics = [{"value": n, "label": n} for n in recorded_targets(store.lineage())]
    series = [{"value": n, "label": n} for n in tags[:MOST_TAGS]]
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


def target(
    store: LiveStore, shelf: LineageShelf, name: str, of: str, better: str
) -> dict[str, Any]:
    """The target of each run, and what explains it."""
    lineage, index = store.lineage(), store.scalars()
    wanted = usual_target(lineage, index) if name == AUTO else name
    runs = store.runs()["run"].astype(str).tolist()
    found = target_of(lineage, index, runs, wanted, of, better)
    hidden = hidden_runs(store.notes.runs())
    made = shelf.made_of(lineage, runs)
    return {
        "name": found.name,
        "of": found.of,
        "direction": found.direction,
        "short": _named(found) or say("no target"),
        "title": _title(found),
        "scale": scale_of(found.scores),
        "values": numbers(found.scores),
        "importance": shelf.importance(made, found, [run in hidden for run in runs]),
    }


def _short(name: str) -> str:
    """The name of a recorded column without its section."""
    section, dot, rest = name.partition(".")
    return rest if dot and section in TITLES else name


def _named(found: Target) -> str:
    """A recorded column without its section; a tag as it is."""
    return _short(found.name) if found.of == "recorded" else found.name


def _title(found: Target) -> str:
    if found.of == "recorded":
        return _named(found) or say("no target")
    if found.of == "best":
        return say("{name}, best", name=found.name)
    return say("{name}, last", name=found.name)


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
        for section, names in shown_sections(table)[0].items()
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


def more(count: int) -> str:
    """What is left out, in words."""
    return say("{count} more columns are not shown", count=f"{count:,}") if count else ""


def news(
    store: LiveStore, shelf: LineageShelf, wanted: tuple[str, str, str], before: Any
) -> tuple[Any, ...]:
    """What is new to a browser, of all that the page shows, and marks of that.

    Args:
        store: Whose runs.
        shelf: What is known of their lineage.
        wanted: The target, what of it, and which way it is better.
        before: The marks that the browser has.

    """
    runs = store.runs()
    made = shelf.made_of(store.lineage(), runs["run"].astype(str).tolist())
    lives = live_columns(runs, store.scalars())
    judged = target(store, shelf, *wanted)
    options = column_options([*made.columns["columns"], *lives])
    parts = {
        "columns": made.columns,
        "lives": lives,
        "target": judged,
        "table": columns(store, judged),
        "empty": empty(store),
        "problems": problems(store),
        "more": more(made.columns["more"]),
        "targets": target_options(store),
        **dict.fromkeys(SCATTER, options),
    }
    found, now = news_of(parts, before)
    return *found, now


def connect(app: App, store: LiveStore) -> None:
    """Charts and table follow the runs and the target; sort, filters and brushes stay."""
    shelf = LineageShelf()

    @app.callback(
        Output("lineage-columns", "data"),
        Output("lineage-lives", "data"),
        Output("lineage-target-values", "data"),
        Output("lineage-grid", "columnDefs"),
        Output("lineage-empty", "children"),
        Output("lineage-problems", "children"),
        Output("lineage-more", "children"),
        Output("lineage-target", "data"),
        *(Output(f"lineage-{key}", "data") for key in SCATTER),
        Output("lineage-known", "data"),
        Input("pulse", "data"),
        Input("lineage-target", "value"),
        Input("lineage-of", "value"),
        Input("lineage-better", "value"),
        State("lineage-known", "data"),
    )
    def show(_pulse: Any, name: str | None, of: str, better: str, before: Any) -> Any:
        return news(store, shelf, (str(name or AUTO)[:LONGEST_NAME], str(of), str(better)), before)

    app.clientside_callback(
        ClientsideFunction("lineage", "take"),
        Output("lineage-grid", "rowData"),
        Input("lineage-columns", "data"),
        Input("lineage-lives", "data"),
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
