"""Runs: every run in one table, and the numbers that sum them up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import Input, Output, State, html, no_update

from dashboard.components.attributes import data
from dashboard.components.empty_state import no_runs
from dashboard.components.grid import grid
from dashboard.components.problem_note import problem_note
from dashboard.page import Page
from dashboard.queries.runs import header_numbers, metric_tags, run_rows

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App


def layout(store: LiveStore) -> list[Any]:
    """The header's numbers above the grid."""
    return [
        html.Div(header(store), id="runs-header", className="header-numbers"),
        html.Div(problems(store), id="runs-problems", className="problems-slot"),
        html.Div(empty(store), id="runs-empty", className="empty-slot"),
        html.Div(grid("runs-grid", columns(store), rows(store)), className="grid-body"),
    ]


def empty(store: LiveStore) -> list[Any]:
    """What to do when there are no runs."""
    return [no_runs(store.root)] if store.runs().empty else []


def problems(store: LiveStore) -> list[Any]:
    """What could not be read, if anything."""
    return problem_note(store.problems(), store.root)


def header(store: LiveStore) -> list[Any]:
    """What somebody wants to know first."""
    if store.runs().empty:
        return []
    facts = header_numbers(store.runs(), store.scalars())
    shown = [
        _fact(f"{facts['runs']:,}", "runs"),
        _fact(f"{facts['running']:,}", "running", tone="good" if facts["running"] else ""),
        _fact(f"{facts['points']:,}", "points recorded"),
    ]
    if facts["best_run"] is not None:
        shown.append(_fact(f"{facts['best']:.4g}", f"best {facts['metric']}", facts["best_run"]))
    if facts["updated"] is not None:
        since = html.Time("", className="since", **data(since=str(facts["updated"])))
        shown.append(_fact(since, "last record"))
    return shown


def _fact(value: Any, label: str, detail: str = "", tone: str = "") -> html.Div:
    return html.Div(
        [
            html.Div(value, className=f"fact-value {tone}"),
            html.Div([label, html.Span(detail, className="fact-detail")], className="fact-label"),
        ],
        className="fact",
    )


def columns(store: LiveStore) -> list[dict[str, Any]]:
    """The grid's columns; one a metric. Problems stand far to the left once there are any."""
    damage = _number("problems", "Problems", "insightWhole(params.value)")
    damage["cellClassRules"] = {"warn": "params.value > 0"}
    damaged = bool((store.runs()["problems"] > 0).any())
    metrics = [
        {
            "field": f"metric_{n}",
            "headerName": tag,
            "headerTooltip": tag,
            "type": "rightAligned",
            "filter": "agNumberColumnFilter",
            "valueFormatter": {"function": "insightNumber(params.value)"},
            "cellClass": "number ag-right-aligned-cell",
            "width": 130,
        }
        for n, tag in enumerate(metric_tags(store.scalars()))
    ]
    return [
        {
            "field": "run",
            "headerName": "Run",
            "pinned": "left",
            "width": 250,
            "cellRenderer": "InsightRun",
            "tooltipField": "run",
        },
        {"field": "status", "headerName": "Status", "width": 120, "cellRenderer": "InsightStatus"},
        *([damage] if damaged else []),
        {
            "field": "spark",
            "headerName": "Trend",
            "width": 120,
            "cellRenderer": "InsightSpark",
            "cellDataType": False,
            "sortable": False,
            "filter": False,
        },
        *metrics,
        _number("last_step", "Last step", "insightWhole(params.value)"),
        _number("duration", "Duration", "insightDuration(params.value)")
        | {"headerTooltip": "Its filter counts in seconds"},
        _number("started", "Started", "insightTime(params.value)", width=165)
        | {
            "sort": "desc",
            "headerTooltip": "Local time of this browser",
            "filter": "agDateColumnFilter",
            "filterValueGetter": {"function": "insightDay(params.data.started)"},
        },
        _number("points", "Points", "insightWhole(params.value)"),
        *([] if damaged else [damage]),
        {"field": "source", "headerName": "Source", "width": 120},
    ]


def _number(field: str, name: str, form: str, width: int = 115) -> dict[str, Any]:
    return {
        "field": field,
        "headerName": name,
        "type": "rightAligned",
        "filter": "agNumberColumnFilter",
        "valueFormatter": {"function": form},
        "cellClass": "number ag-right-aligned-cell",
        "width": width,
    }


def rows(store: LiveStore) -> list[dict[str, Any]]:
    """One row a run."""
    return run_rows(store.runs(), store.scalars())


def connect(app: App, store: LiveStore) -> None:
    """The header and the grid follow the runs; the grid itself stays, with its sort and filters."""

    @app.callback(
        Output("runs-header", "children"),
        Output("runs-problems", "children"),
        Input("pulse", "data"),
        prevent_initial_call=True,
    )
    def show_header(_pulse: Any) -> Any:
        return header(store), problems(store)

    @app.callback(
        Output("runs-grid", "rowData"),
        Output("runs-grid", "columnDefs"),
        Output("runs-empty", "children"),
        Input("pulse", "data"),
        State("runs-grid", "columnDefs"),
        prevent_initial_call=True,
    )
    def show_rows(_pulse: Any, before: list[dict[str, Any]]) -> Any:
        wanted = columns(store)
        names = [column["headerName"] for column in wanted]
        same = names == [column["headerName"] for column in before]
        return rows(store), no_update if same else wanted, empty(store)


PAGE = Page("/runs", "Runs", 10, "runs", layout, connect, aliases=("/",))
