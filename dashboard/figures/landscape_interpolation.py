"""The losses on the ways between two networks, over one another, each with its barrier."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.theme import RUN_COLOURS
from dashboard.words import say

from .landscape_contour import axis_title, log_ticks

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

# Colours that stand out on both themes, and dashes for who does not see them.
LOOKS = {
    "straight": ("Straight line", RUN_COLOURS["light"][0], "solid"),
    "aligned": ("Straight, channels aligned", RUN_COLOURS["light"][1], "dash"),
    "repaired": ("Straight, channels repaired", RUN_COLOURS["light"][3], "longdash"),
    "bezier": ("Bezier curve", RUN_COLOURS["light"][2], "dashdot"),
}
"""Of each way: its name in English, its colour and its dash."""


def landscape_interpolation(
    ways: Mapping[str, Mapping[str, Any]],
    ends: tuple[str, str],
    log: bool = False,
    word: str = "loss",
) -> dict[str, Any]:
    """The way to the right, from one network to the other; the loss, or what is shown, upward.

    The barrier of each way stands where the loss exceeds most the straight line between the losses
    of its ends; that line is dotted.

    Args:
        ways: By name, each with `t`, `values` and the `barrier` of its losses.
        ends: What both networks are called.
        log: Whether values are drawn by their logarithms; those not above 0 are left out then.
        word: What the values are, in English; barriers are shown of losses only.

    """
    traces = []
    for name, (called, colour, dash) in LOOKS.items():
        if name in ways:
            way = ways[name]
            t, values = np.asarray(way["t"], np.float64), np.asarray(way["values"], np.float64)
            traces.append(_curve(name, say(called), t, values, colour, dash))
            if word == "loss":
                traces += _barrier(name, t, values, float(way["barrier"]), colour)
    first, last = (end or letter for end, letter in zip(ends, "AB", strict=True))
    layout = {
        "xaxis": {
            "title": axis_title(f"{first} (0)  →  {last} (1)"),
            "tickvals": [0, 0.25, 0.5, 0.75, 1],
            "zeroline": False,
        },
        "yaxis": _upward(ways, log, word),
        "hovermode": "x unified",
        "showlegend": True,
        "legend": {"orientation": "h", "x": 0, "y": 1.02, "yanchor": "bottom"},
        "margin": {"l": 64, "r": 12, "t": 44, "b": 44, "autoexpand": False},
    }
    return {"data": traces, "layout": layout}


def _upward(ways: Mapping[str, Mapping[str, Any]], log: bool, word: str) -> dict[str, Any]:
    axis: dict[str, Any] = {"nticks": 6, "title": axis_title(say(word))}
    if not log:
        return axis
    each = [np.asarray(way["values"], np.float64) for way in ways.values()]
    values = np.concatenate([np.empty(0), *each])
    held = np.log10(values[np.isfinite(values) & (values > 0)])
    low, high = (float(held.min()), float(held.max())) if held.size else (0.0, 1.0)
    ticks = log_ticks(low, high if high > low else low + 1)
    return axis | {"type": "log", "tickvals": ticks, "ticktext": [f"{one:.6g}" for one in ticks]}


def _curve(
    name: str, word: str, t: NDArray[Any], loss: NDArray[Any], colour: str, dash: str
) -> dict[str, Any]:
    sizes = np.where((t == 0) | (t == 1), 8, 0)
    return {
        "type": "scatter",
        "mode": "lines+markers",
        "name": word,
        "x": numbers(t),
        "y": numbers(np.where(np.isfinite(loss), loss, np.nan)),
        "line": {"color": colour, "dash": dash, "width": 2},
        "marker": {"color": colour, "size": sizes.tolist()},
        "hovertemplate": f"{word} %{{y:.6g}}<extra></extra>",
        "meta": {"what": "way", "way": name},
    }


def _barrier(
    name: str, t: NDArray[Any], loss: NDArray[Any], barrier: float, colour: str
) -> list[dict[str, Any]]:
    """The line between the ends and the upright above it, where there is a barrier."""
    inside = (t >= 0) & (t <= 1)
    between, losses = t[inside], loss[inside]
    if not (barrier > 0 and between.size > 2 and np.isfinite(losses).all()):
        return []
    level = (1 - between) * losses[0] + between * losses[-1]
    top = int((losses - level).argmax())
    quiet = {"type": "scatter", "showlegend": False, "hoverinfo": "skip"}
    chord = quiet | {
        "mode": "lines",
        "x": [0, 1],
        "y": [float(losses[0]), float(losses[-1])],
        "line": {"color": colour, "dash": "dot", "width": 1},
        "meta": {"what": "level", "way": name},
    }
    upright = quiet | {
        "mode": "lines+text",
        "x": [float(between[top])] * 2,
        "y": [float(level[top]), float(losses[top])],
        "line": {"color": colour, "width": 1},
        "text": ["", f"{say('barrier')} {barrier:.3g}"],
        "textposition": "top center",
        "meta": {"what": "barrier", "way": name},
    }
    return [chord, upright]
