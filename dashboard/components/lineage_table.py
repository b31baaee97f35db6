"""The columns of the table of the lineage page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.queries.lineage.parallel import shown_sections
from dashboard.words import say
from insight.lineage.numeric import is_numeric

from .lineage_words import TITLES

if TYPE_CHECKING:
    import pandas as pd


# What a column can be filtered by, as conditions of the filter language say it: where.mjs.
OF_TEXT = {
    "filter": "agTextColumnFilter",
    "filterParams": {
        "filterOptions": ["contains", "notContains", "equals", "notEqual", "blank", "notBlank"]
    },
}
OF_NUMBER = {"filter": "agNumberColumnFilter"}


def columns(lineage: pd.DataFrame, judged: dict[str, Any]) -> list[dict[str, Any]]:
    """The run, its status and its target, then a group of columns for each section."""
    run = {
        "field": "run",
        "headerName": say("Name"),
        "pinned": "left",
        "width": 250,
        "cellRenderer": "InsightRun",
        "tooltipField": "run",
        **OF_TEXT,
    }
    status = {"field": "status", "headerName": say("Status"), "width": 120, **OF_TEXT}
    by_target = {
        "field": "target",
        "headerName": judged["title"],
        "headerTooltip": judged["title"],
        "width": min(300, max(150, 64 + 8 * len(judged["title"]))),
        "type": "rightAligned",
        "cellClass": "number ag-right-aligned-cell meter",
        "valueFormatter": {"function": "insightCell(params.value)"},
        "cellStyle": {"function": "lineageMeter(params)"},
        "sort": "asc" if judged["direction"] < 0 else "desc",
        **OF_NUMBER,
    }
    groups = [
        {
            "headerName": say(TITLES.get(section, section)),
            "children": [_column(name, numeric=is_numeric(lineage[name])) for name in names],
        }
        for section, names in shown_sections(lineage)[0].items()
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
        return shared | {"tooltipField": name, **OF_TEXT}
    return shared | {
        **OF_NUMBER,
        "type": "rightAligned",
        "cellClass": "number ag-right-aligned-cell",
    }
