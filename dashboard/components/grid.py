"""The AG Grid of a page, with our tokens for its theme."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import dash_ag_grid as dag

from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

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
    "browserColorScheme": "'inherit'",  # or scrollbars are white in the dark
    "wrapperBorder": "false",
    "wrapperBorderRadius": "0",
}
_PARAMS = ", ".join(
    [f"{name}: 'var(--{token})'" for name, token in _TOKENS.items()]
    + [f"{name}: {size}" for name, size in _SIZES.items()]
)


def grid(
    identity: str,
    options: Mapping[str, Any] | None = None,
) -> dag.AgGrid:
    """A sortable, filterable grid with one row a run; cells and headers are text, never HTML.

    Its columns, and its rows, each with its `run`, come later; a page without runs has none.

    Args:
        identity: The component's id.
        options: What AG Grid is told beside what all our grids are.

    """
    no_rows = say("No run passes the filters: shorten the one above, or those of the columns.")
    return dag.AgGrid(
        id=identity,
        columnDefs=[],
        rowData=[],
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
            "localeText": {"noRowsToShow": say("Reading…"), "noMatchingRows": no_rows},
            "suppressCellFocus": False,
            "enableCellTextSelection": True,
            "ensureDomOrder": True,
            "tooltipShowDelay": 400,
            "isExternalFilterPresent": {"function": "insightFilterPresent()"},
            "doesExternalFilterPass": {"function": "insightFilterPasses(params)"},
            **(options or {}),
        },
        dangerously_allow_code=False,
        style={"height": "100%", "width": "100%"},
    )
