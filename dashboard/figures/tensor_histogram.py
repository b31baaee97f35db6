"""How the elements of a part of a tensor spread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.words import say

if TYPE_CHECKING:
    from numpy.typing import NDArray


def tensor_histogram(
    edges: NDArray[np.float64], counts: NDArray[np.int64], theme_colour: str
) -> dict[str, Any]:
    """Values to the right, the number of elements upward."""
    bars = {
        "type": "bar",
        "x": numbers((edges[:-1] + edges[1:]) / 2),
        "y": numbers(counts),
        "width": numbers(np.diff(edges)),
        "marker": {"color": theme_colour, "line": {"width": 0}},
        "hovertemplate": f"{say('value')} %{{x:.4g}}<br>{say('count')} %{{y}}<extra></extra>",
    }
    layout = {
        "xaxis": {"nticks": 8},
        "yaxis": {"nticks": 5, "rangemode": "tozero"},
        "bargap": 0.02,
        "hovermode": "closest",
    }
    return {"data": [bars], "layout": layout}
