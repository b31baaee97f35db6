"""Values over steps as ridges, the newest in front."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.theme import RAMPS, THEMES

if TYPE_CHECKING:
    from dashboard.queries.histograms import Density

MOST_RIDGES = 24
OVERLAP = 3.2  # how many rows the highest ridge reaches up


def histogram_ridge(density: Density, theme: str) -> dict[str, Any]:
    """Values to the right, one ridge a step, all at one scale; `customdata` holds the counts."""
    rows = len(density.steps)
    chosen = np.unique(np.linspace(0, rows - 1, min(rows, MOST_RIDGES)).round().astype(int))
    peak = float(density.counts[chosen].max()) or 1.0
    ridges = [
        _ridge(density, row, place, OVERLAP / peak, _colour(place / max(len(chosen) - 1, 1), theme))
        for place, row in enumerate(chosen.tolist())
    ]
    for ridge in ridges:
        ridge["line"] = {"color": THEMES[theme]["surface"], "width": 1}
    ticks = np.unique(np.linspace(0, len(chosen) - 1, min(len(chosen), 5)).round().astype(int))
    layout = {
        "xaxis": {"nticks": 6},
        "yaxis": {
            "tickvals": (-ticks).tolist(),
            "ticktext": [f"{density.steps[chosen[place]]:,}" for place in ticks],
            "range": [-len(chosen) + 0.4, OVERLAP + 0.3],
            "showgrid": False,
        },
        "hovermode": "closest",
    }
    return {"data": ridges, "layout": layout}


def _ridge(density: Density, row: int, place: int, scale: float, colour: str) -> dict[str, Any]:
    # Bins outside the lowest and the highest value stay away: their edge would cross other ridges.
    held = np.flatnonzero(density.counts[row])
    first, last = (int(held[0]), int(held[-1]) + 1) if held.size else (0, 0)
    counts = density.counts[row, first:last]
    step = int(density.steps[row])
    outline = np.concatenate([[0.0], counts * scale, [0.0]]) - place
    ends = density.edges[[first, last]]
    values = np.concatenate([ends[:1], density.centres[first:last], ends[1:]])
    return {
        "type": "scatter",
        "mode": "lines",
        "x": numbers(values),
        "y": numbers(outline),
        "customdata": np.concatenate([[0.0], counts, [0.0]]).tolist(),
        "fill": "toself",
        "fillcolor": colour,
        "meta": {"step": step},
        "hoveron": "points",
        "hovertemplate": f"step {step}<br>value %{{x:.4g}}<br>count %{{customdata:.4g}}"
        "<extra></extra>",
    }


def _colour(share: float, theme: str) -> str:
    """The ramp at a share of the way, without its first stop, which is the surface."""
    stops = [_channels(stop) for stop in RAMPS[theme][1:]]
    place = share * (len(stops) - 1)
    below = min(int(place), len(stops) - 2)
    part = place - below
    mixed = [
        round(one + (other - one) * part)
        for one, other in zip(stops[below], stops[below + 1], strict=True)
    ]
    return f"rgb({mixed[0]}, {mixed[1]}, {mixed[2]})"


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
