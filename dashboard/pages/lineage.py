"""Lineage: what each run was made of and what came of it, one row a run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import Input, Output, State, html, no_update

from dashboard.components.empty_state import no_data, no_runs
from dashboard.components.grid import grid
from dashboard.page import Page
from dashboard.queries.lineage import is_numeric, lineage_rows, lineage_sections

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
}


def layout(store: LiveStore) -> list[Any]:
    """The grid, or what to do when nothing was recorded."""
    return [
        html.Div(empty(store), id="lineage-empty", className="empty-slot"),
        html.Div(grid("lineage-grid", columns(store), rows(store)), className="grid-body"),
    ]


def empty(store: LiveStore) -> list[Any]:
    """Why there is no row."""
    if rows(store):
        return []
    return [no_data("lineage", store.root) if len(store.runs()) else no_runs(store.root)]


def columns(store: LiveStore) -> list[dict[str, Any]]:
    """The run, then a group of columns for each section."""
    table = store.lineage()
    run = {
        "field": "run",
        "headerName": "Name",
        "pinned": "left",
        "width": 250,
        "cellRenderer": "InsightRun",
        "tooltipField": "run",
    }
    groups = [
        {
            "headerName": TITLES.get(section, section),
            "children": [_column(name, numeric=is_numeric(table[name])) for name in names],
        }
        for section, names in lineage_sections(table).items()
    ]
    return [{"headerName": "Run", "children": [run]}, *groups]


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


def rows(store: LiveStore) -> list[dict[str, Any]]:
    """Every run, once anything was recorded about one of them."""
    table = store.lineage()
    names = [name for group in lineage_sections(table).values() for name in group]
    return lineage_rows(table, names) if names else []


def connect(app: App, store: LiveStore) -> None:
    """The grid follows the runs; it stays itself, with its sort and filters."""

    @app.callback(
        Output("lineage-grid", "rowData"),
        Output("lineage-grid", "columnDefs"),
        Output("lineage-empty", "children"),
        Input("pulse", "data"),
        State("lineage-grid", "columnDefs"),
        prevent_initial_call=True,
    )
    def show_rows(_pulse: Any, before: list[dict[str, Any]]) -> Any:
        wanted = columns(store)
        return rows(store), no_update if wanted == before else wanted, empty(store)


PAGE = Page("/lineage", "Lineage", 80, "lineage", layout, connect)
