"""A part of a tensor as a picture: one cell an element, or a block of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.encode import numbers
from dashboard.theme import TERRAIN
from dashboard.words import say

if TYPE_CHECKING:
    import numpy as np

    from dashboard.queries.tensors.view import Picture


def tensor_heat(picture: Picture) -> dict[str, Any]:
    """Rows downward and columns to the right, as in the table; what is not finite stays empty."""
    rows, columns = picture.values.shape
    value = say("value") if picture.block == (1, 1) else say("mean")
    heat = {
        "type": "heatmap",
        "x": numbers(picture.columns),
        "y": numbers(picture.rows),
        "z": numbers(picture.values),
        # The ramp of counts begins at the surface itself, as what is not finite looks.
        "colorscale": [[n / (len(TERRAIN) - 1), colour] for n, colour in enumerate(TERRAIN)],
        "hoverongaps": False,
        "colorbar": {"thickness": 10, "outlinewidth": 0, "tickfont": {"size": 11}},
        "hovertemplate": f"[%{{y}}, %{{x}}]<br>{value} %{{z:.6g}}<extra></extra>",
    }
    layout = {
        "xaxis": _axis(picture.columns),
        "yaxis": _axis(picture.rows) | {"autorange": "reversed", "showgrid": False},
        "hovermode": "closest",
        "meta": {"cells": [rows, columns]},
    }
    return {"data": [heat], "layout": layout}


def _axis(indices: np.ndarray[Any, np.dtype[np.int64]]) -> dict[str, Any]:
    """Indices are whole numbers: no tick between two of them."""
    few = len(indices) < 8
    return {"nticks": 8} | ({"tickvals": indices.tolist()} if few else {})
