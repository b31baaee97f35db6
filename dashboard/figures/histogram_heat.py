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
        "zmin": 0,  # Plotly heeds it only beside a zmax
        "zmax": float(density.counts.max(initial=0.0)) or 1.0,
        "showscale": False,
        "hovertemplate": "step %{x}<br>value %{y:.4g}<br>count %{z:.4g}<extra></extra>",
    }
    layout = {
        "xaxis": _step_axis(density),
        "yaxis": {"nticks": 6, "showgrid": False},
        "hovermode": "closest",
    }
    return {"data": [heat], "layout": layout}


def _step_axis(density: Density) -> dict[str, Any]:
    """Steps are whole numbers: no tick between two of them."""
    few = int(density.steps.max()) - int(density.steps.min()) < 6 if len(density.steps) else True
    return {"nticks": 6} | ({"dtick": 1, "tickformat": ",d"} if few else {})
