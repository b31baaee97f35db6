"""Values over steps as a heat map: darker where more values are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers

if TYPE_CHECKING:
    from dashboard.queries.histograms.bins import Density


def histogram_heat(
    density: Density, theme: str, share: bool = False, log: bool = False
) -> dict[str, Any]:
    """Steps to the right, values upward; `z[bin, step]` is the number of values.

    Args:
        density: What to draw.
        theme: The name of the theme; the template colours, so both look alike here.
        share: Whether shares of a step's values are drawn in place of counts.
        log: Whether the colour follows the logarithm; `customdata` then holds what is drawn, and
            bins without values are left out.

    """
    drawn = (density.shares if share else density.counts).T
    heat: dict[str, Any] = {
        "type": "heatmap",
        "x": numbers(density.steps),
        "y": numbers(density.centres),
        "showscale": False,
    }
    word, value = ("share", ".4p") if share else ("count", ".4g")
    shown = f"%{{z:{value}}}"
    if log and drawn.any():
        with np.errstate(divide="ignore"):
            z = np.where(drawn > 0, np.log10(drawn), np.nan)
        # A step below the rarest, so that it keeps a colour of its own.
        bounds = float(np.nanmin(z)) - 0.5, float(np.nanmax(z))
        heat |= {"z": numbers(z, 1e-6), "customdata": numbers(drawn)}
        shown = f"%{{customdata:{value}}}"
    else:
        bounds = 0.0, float(drawn.max(initial=0.0)) or 1.0
        heat["z"] = numbers(drawn)
    heat["zmin"], heat["zmax"] = bounds  # Plotly heeds one only beside the other
    heat["hovertemplate"] = f"step %{{x}}<br>value %{{y:.4g}}<br>{word} {shown}<extra></extra>"
    layout = {
        "xaxis": step_axis(density.steps),
        "yaxis": {"nticks": 6, "showgrid": False},
        "hovermode": "closest",
    }
    return {"data": [heat], "layout": layout}


def step_axis(steps: np.ndarray[Any, np.dtype[np.int64]]) -> dict[str, Any]:
    """Steps are whole numbers: no tick between two of them."""
    few = int(steps.max()) - int(steps.min()) < 6 if len(steps) else True
    return {"nticks": 6} | ({"dtick": 1, "tickformat": ",d"} if few else {})
