"""Percentiles over steps as bands around the median."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.encode import numbers
from dashboard.queries.histograms.percentiles import NAMES

from .histogram_heat import step_axis
from .histogram_ridge import ramp_colour

if TYPE_CHECKING:
    from dashboard.queries.histograms.percentiles import Percentiles

# What fills the room below each line, as a place on the ramp: darker towards the median.
FILLS = (None, 0.0, 0.15, 0.4, 0.4, 0.15, 0.0)
MIDDLE = NAMES.index("50 %")


def histogram_percentiles(found: Percentiles, theme: str) -> dict[str, Any]:
    """Steps to the right, values upward; one trace a line, named as in `NAMES`, from below."""
    traces = []
    for index, (name, fill) in enumerate(zip(NAMES, FILLS, strict=True)):
        middle = index == MIDDLE
        trace: dict[str, Any] = {
            "type": "scatter",
            "mode": "lines+markers" if len(found.steps) == 1 else "lines",
            "name": name,
            "x": numbers(found.steps),
            "y": numbers(found.lines[index]),
            "line": {"color": ramp_colour(1.0 if middle else 0.55, theme)}
            | {"width": 2 if middle else 0.6},
            "hovertemplate": f"{name}  %{{y:.4g}}<extra></extra>",
        }
        if fill is not None:
            trace |= {"fill": "tonexty", "fillcolor": ramp_colour(fill, theme)}
        traces.append(trace)
    layout = {
        "xaxis": step_axis(found.steps),
        "yaxis": {"nticks": 6},
        "hovermode": "x unified",
    }
    return {"data": traces, "layout": layout}
