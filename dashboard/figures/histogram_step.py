"""The histograms of several runs at one step, over each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dashboard.queries.histograms.bins import Density


def histogram_step(
    densities: Mapping[str, Density], share: bool = False, log: bool = False
) -> dict[str, Any]:
    """Values to the right, counts upward; one outline a run.

    Args:
        densities: By run, each of one step, all on the same edges.
        share: Whether shares of a run's values are drawn in place of counts.
        log: Whether the counts have a logarithmic axis.

    """
    word, form = ("share", ".4p") if share else ("count", ".4g")
    traces = []
    for run, density in densities.items():
        drawn = (density.shares if share else density.counts)[0]
        heights = np.where(drawn > 0, drawn, np.nan) if log else drawn
        traces.append(
            {
                "type": "scatter",
                "mode": "lines",
                "x": numbers(density.centres),
                "y": numbers(heights),
                "line": {"shape": "hvh", "width": 1.6},
                "fill": "none" if log else "tozeroy",
                "meta": {"run": run, "step": int(density.steps[0])},
                "hovertemplate": f"value %{{x:.4g}}<br>{word} %{{y:{form}}}<extra></extra>",
            }
        )
    scale: dict[str, Any] = {"type": "log", "nticks": 4} if log else {"rangemode": "tozero"}
    percent = {"tickformat": ".3~p"} if share else {}
    layout = {
        "xaxis": {"nticks": 6},
        "yaxis": {"nticks": 4} | scale | percent,
        "hovermode": "closest",
    }
    return {"data": traces, "layout": layout}
