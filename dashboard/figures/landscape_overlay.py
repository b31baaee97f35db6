"""The paths of several runs over each other, each to its point of convergence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.words import say

from .landscape_contour import axis_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dashboard.queries.landscape.way import Way


def landscape_overlay(ways: Sequence[Way]) -> dict[str, Any]:
    """A path and a star for each run; `meta.run` of each trace says whose it is.

    The browser gives them the colours and the names of their runs.
    """
    layout = {
        "xaxis": {"nticks": 8, "title": axis_title(say("direction 1"))},
        "yaxis": {"nticks": 6, "title": axis_title(say("direction 2"))},
        "hovermode": "closest",
        "showlegend": False,
        "margin": {"l": 64, "r": 12, "t": 6, "b": 44, "autoexpand": False},
    }
    return {"data": [trace for way in ways for trace in _traces(way)], "layout": layout}


def _traces(way: Way) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    x, y, loss, step = way.path
    unit = say("epoch") if way.unit == "epoch" else say("step")
    if x.size:
        found.append(
            {
                "type": "scatter",
                "mode": "lines+markers",
                "x": numbers(x),
                "y": numbers(y),
                "line": {"width": 1.6},
                "marker": {"size": 4},
                "customdata": [[int(s), f"{z:.6g}"] for s, z in zip(step, loss, strict=True)],
                "hovertemplate": f"%{{fullData.name}}<br>{unit} %{{customdata[0]}}<br>"
                f"{say('loss')} %{{customdata[1]}}<extra></extra>",
                "meta": {"what": "path", "run": way.run},
            }
        )
    if np.isfinite(way.end[:2]).all():
        found.append(
            {
                "type": "scatter",
                "mode": "markers",
                "x": [way.end[0]],
                "y": [way.end[1]],
                "marker": {"symbol": "star", "size": 14, "line": {"width": 1}},
                "hovertemplate": f"%{{fullData.name}}<br>{say('end')}<br>"
                f"{say('loss')} {way.end[2]:.6g}<extra></extra>",
                "meta": {"what": "end", "run": way.run},
            }
        )
    return found
