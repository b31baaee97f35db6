"""The AG Grid of a page, with our tokens for its theme."""

from __future__ import annotations

from typing import Any

import dash_ag_grid as dag

NO_ROWS = "No run passes the filters: shorten the one above, or those of the columns."
_TOKENS = {
    "backgroundColor": "surface",
    "foregroundColor": "text",
    "headerBackgroundColor": "surface",
    "headerTextColor": "secondary",
    "borderColor": "line",
    "accentColor": "accent",
    "rowHoverColor": "accent-soft",
    "selectedRowBackgroundColor": "accent-soft",
    "chromeBackgroundColor": "surface",
    "menuBackgroundColor": "raised",
}
_SIZES = {
    "fontFamily": "'inherit'",
    "fontSize": "12.5",
    "rowHeight": "36",
    "headerHeight": "38",
    "headerFontWeight": "500",
    "spacing": "6",
    "wrapperBorder": "false",
    "wrapperBorderRadius": "0",
}
_PARAMS = ", ".join(
    [f"{name}: 'var(--{token})'" for name, token in _TOKENS.items()]
    + [f"{name}: {size}" for name, size in _SIZES.items()]
)


def grid(identity: str, columns: list[dict[str, Any]], rows: list[dict[str, Any]]) -> dag.AgGrid:
    """A sortable, filterable grid with one row a run; cells and headers are text, never HTML."""
    return dag.AgGrid(
        id=identity,
        columnDefs=columns,
        rowData=rows,
        getRowId="params.data.run",
        defaultColDef={
            "sortable": True,
            "filter": True,
            "resizable": True,
            "minWidth": 90,
            "suppressHeaderMenuButton": True,
        },
        dashGridOptions={
            "theme": {"function": f"themeQuartz.withParams({{{_PARAMS}}})"},
            "suppressFieldDotNotation": True,
            "animateRows": False,
            "localeText": {"noRowsToShow": NO_ROWS, "noMatchingRows": NO_ROWS},
            "suppressCellFocus": False,
            "enableCellTextSelection": True,
            "ensureDomOrder": True,
            "tooltipShowDelay": 400,
            "isExternalFilterPresent": {"function": "insightFilterPresent()"},
            "doesExternalFilterPass": {"function": "insightFilterPasses(params)"},
        },
        dangerously_allow_code=False,
        style={"height": "100%", "width": "100%"},
    )
