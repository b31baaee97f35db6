"""Values over steps as a heat map: darker where more values are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.encode import numbers

if TYPE_CHECKING:
    from dashboard.queries.histograms import Density


def histogram_heat(density: Density, theme: str) -> dict[str, Any]:
    """Steps to the right, values upward; `z[bin, step]` is the number of values."""
    heat = {
        "type": "heatmap",
        "x": numbers(density.steps),
        "y": numbers(density.centres),
        "z": numbers(density.counts.T),
        "zmin": 0,
        "showscale": False,
        "hovertemplate": "step %{x}<br>value %{y:.4g}<br>count %{z:.4g}<extra></extra>",
    }
    layout = {
        "xaxis": {"nticks": 6},
        "yaxis": {"nticks": 6, "showgrid": False},
        "hovermode": "closest",
    }
    return {"data": [heat], "layout": layout}
