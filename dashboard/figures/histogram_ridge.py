"""Values over steps as ridges: one behind the other, or all on one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.theme import RAMPS, THEMES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from dashboard.queries.histograms.bins import Density

MOST_RIDGES = 24
OVERLAP = 3.2  # how many rows the highest ridge reaches up


def histogram_ridge(
    density: Density, theme: str, share: bool = False, log: bool = False
) -> dict[str, Any]:
    """Values to the right, one ridge a step, the newest in front, all at one scale.

    `customdata` holds what a ridge shows: counts, or shares of its step's values. With `log` its
    height follows the logarithm, from just below the rarest bin up.
    """
    chosen = _chosen(density)
    drawn = (density.shares if share else density.counts)[chosen]
    heights = _logarithms(drawn) if log else drawn
    peak = float(heights.max(initial=0.0)) or 1.0
    ridges = []
    for index, row in enumerate(chosen.tolist()):
        colour = ramp_colour(index / max(len(chosen) - 1, 1), theme)
        ridge = _ridge(density, row, drawn[index], heights[index] * (OVERLAP / peak), share)
        ridge["y"] = numbers(ridge["y"] - index)
        ridge["line"] = {"color": THEMES[theme]["surface"], "width": 1}
        ridges.append(ridge | {"fill": "toself", "fillcolor": colour})
    ticks = np.unique(np.linspace(0, len(chosen) - 1, min(len(chosen), 5)).round().astype(int))
    layout = {
        "xaxis": {"nticks": 6},
        "yaxis": {
            "tickvals": (-ticks).tolist(),
            "ticktext": [f"{density.steps[chosen[index]]:,}" for index in ticks],
            "range": [-len(chosen) + 0.4, OVERLAP + 0.3],
            "showgrid": False,
        },
        "hovermode": "closest",
    }
    return {"data": ridges, "layout": layout}


def histogram_front(
    density: Density, theme: str, share: bool = False, log: bool = False
) -> dict[str, Any]:
    """The same ridges on one line, so that their heights can be read from the axis."""
    chosen = _chosen(density)
    drawn = (density.shares if share else density.counts)[chosen]
    lines = []
    for index, row in enumerate(chosen.tolist()):
        colour = ramp_colour(index / max(len(chosen) - 1, 1), theme)
        heights = np.where(drawn[index] > 0, drawn[index], np.nan) if log else drawn[index]
        line = _ridge(density, row, drawn[index], heights, share)
        line["y"] = numbers(line["y"])
        lines.append(line | {"line": {"color": colour, "width": 1.3}})
    scale: dict[str, Any] = {"type": "log"} if log else {"rangemode": "tozero"}
    percent = {"tickformat": ".3~p"} if share else {}
    layout = {"xaxis": {"nticks": 6}, "yaxis": {"nticks": 5} | scale | percent}
    return {"data": lines, "layout": layout | {"hovermode": "closest"}}


def _chosen(density: Density) -> NDArray[np.int64]:
    rows = len(density.steps)
    return np.unique(np.linspace(0, rows - 1, min(rows, MOST_RIDGES)).round().astype(np.int64))


def _logarithms(drawn: NDArray[np.float64]) -> NDArray[np.float64]:
    """Decades above half the rarest bin; nothing where there is nothing."""
    positive = drawn[drawn > 0]
    if not positive.size:
        return drawn
    decades: NDArray[np.float64] = np.log10(np.maximum(drawn / (positive.min() / 2), 1.0))
    return decades


def _ridge(
    density: Density,
    row: int,
    drawn: NDArray[np.float64],
    heights: NDArray[np.float64],
    share: bool,
) -> dict[str, Any]:
    # Bins outside the lowest and the highest value stay away: their edge would cross other ridges.
    held = np.flatnonzero(drawn)
    first, last = (int(held[0]), int(held[-1]) + 1) if held.size else (0, 0)
    step = int(density.steps[row])
    ends = density.edges[[first, last]]
    values = np.concatenate([ends[:1], density.centres[first:last], ends[1:]])
    word, form = ("share", ".4p") if share else ("count", ".4g")
    return {
        "type": "scatter",
        "mode": "lines",
        "x": numbers(values),
        "y": np.concatenate([[0.0], heights[first:last], [0.0]]),
        "customdata": np.concatenate([[0.0], drawn[first:last], [0.0]]).tolist(),
        "meta": {"step": step},
        "hoveron": "points",
        "hovertemplate": f"step {step}<br>value %{{x:.4g}}<br>{word} %{{customdata:{form}}}"
        "<extra></extra>",
    }


def ramp_colour(share: float, theme: str) -> str:
    """The ramp at a share of the way, without its first stop, which is the surface."""
    stops = [_channels(stop) for stop in RAMPS[theme][1:]]
    position = share * (len(stops) - 1)
    below = min(int(position), len(stops) - 2)
    part = position - below
    mixed = [
        round(one + (other - one) * part)
        for one, other in zip(stops[below], stops[below + 1], strict=True)
    ]
    return f"rgb({mixed[0]}, {mixed[1]}, {mixed[2]})"


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
