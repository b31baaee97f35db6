"""A loss landscape from above: contours, and the training's path over them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.theme import LIGHT, TERRAIN
from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from dashboard.queries.landscape.surface import Surface

CONTOURS = 18  # lines, unless other many are asked for
# The ground under a path is the same in both themes, so its ink is too.
INK, PAPER = LIGHT["text"], LIGHT["surface"]
INKS = {"ink": INK, "paper": PAPER, "star": TERRAIN[-1]}
"""For whoever draws paths on the same ground."""


@dataclass(frozen=True)
class Look:
    """How the ground of a landscape is coloured.

    Attributes:
        log: Whether the colour follows the logarithm; where a value is not above 0, nothing is
            drawn then.
        bounds: The values at either end of the colours; by default the lowest and the highest here.
        clipped: Whether values above the bounds have the colour of the upper end.
        lines: Between how many equal steps of the colours lines are drawn.
        gaps: Whether the picture goes on where there are no values, from those around.
        colours: From low to high.
        word: What the values are, in English.

    """

    log: bool = False
    bounds: tuple[float, float] | None = None
    clipped: bool = False
    lines: int = CONTOURS
    gaps: bool = False
    colours: tuple[str, ...] = TERRAIN
    word: str = "loss"


def landscape_contour(
    surface: Surface,
    look: Look = Look(),  # it cannot be changed
    shares: Sequence[float] = (),
    computed: NDArray[np.int64] | None = None,
) -> dict[str, Any]:
    """The two directions to the right and upward, the loss as colour: dark is low.

    Args:
        surface: What to draw.
        look: How.
        shares: Of the checkpoints' variance along each direction, where they are known.
        computed: (n, 2) Row and column of the nodes that are no predictions; they are marked.

    """
    words = [say("direction 1"), say("direction 2")]
    if len(shares) == len(words):
        parts = zip(words, shares, strict=True)
        words = [f"{word} ({100 * share:.3g} %)" for word, share in parts]
    layout = {
        "xaxis": {"nticks": 6, "title": axis_title(words[0])} | _reach(surface, 0),
        "yaxis": {"nticks": 6, "title": axis_title(words[1])} | _reach(surface, 1),
        "hovermode": "closest",
        # Room for the scale beside it: were Plotly to find it, it would draw everything twice.
        "margin": {"l": 64, "r": 66, "t": 6, "b": 44, "autoexpand": False},
    }
    traces = [*_ground(surface, look), *_nodes(surface, computed), *_path(surface)]
    return {"data": traces, "layout": layout}


def _reach(surface: Surface, axis: int) -> dict[str, Any]:
    """The ends of an axis: marks at the edge would make it longer than the ground is."""
    ground = (surface.x, surface.y)[axis]
    values = np.concatenate([ground, surface.path[axis], [surface.end[axis]]])
    finite = values[np.isfinite(values)]
    if ground.size < 2 or not finite.size or finite.min() == finite.max():
        return {}
    return {"range": [float(finite.min()), float(finite.max())]}


def axis_title(words: str) -> dict[str, Any]:
    """What stands beside an axis."""
    return {"text": words, "standoff": 4, "font": {"size": 12}}


def _ground(surface: Surface, look: Look) -> list[dict[str, Any]]:
    if not surface.z.size:
        return []
    log, colours = look.log, look.colours
    z = np.where(np.isfinite(surface.z), surface.z, np.nan)
    if look.clipped and look.bounds is not None:
        z = np.minimum(z, look.bounds[1])
    if log:
        z = np.log10(np.where(z > 0, z, np.nan))
    low, high = _ends(z, log, look.bounds)
    stops = [[index / (len(colours) - 1), colour] for index, colour in enumerate(colours)]
    bar: dict[str, Any] = {"thickness": 10, "outlinewidth": 0, "tickfont": {"size": 11}}
    ticks = log_ticks(low, high) if log else even_ticks(low, high)
    bar["tickvals"] = [math.log10(one) if log else one for one in ticks]
    bar["ticktext"] = [f"{one:.6g}" for one in ticks]
    size = (high - low) / look.lines
    words = [[f"{one:.6g}" for one in row] for row in surface.z.tolist()]
    return [
        {
            "type": "contour",
            "x": numbers(surface.x),
            "y": numbers(surface.y),
            "z": numbers(z, 1e-7),
            "text": words,
            "zmin": low,
            "zmax": high,
            "colorscale": stops,
            "contours": {"start": low + size, "end": high - size / 2, "size": size},
            "line": {"width": 0.6, "color": PAPER, "smoothing": 0},
            "colorbar": bar,
            "connectgaps": look.gaps,
            "hovertemplate": f"%{{x:.4g}}, %{{y:.4g}}<br>{say(look.word)} %{{text}}<extra></extra>",
        }
    ]


def _nodes(surface: Surface, computed: NDArray[np.int64] | None) -> list[dict[str, Any]]:
    """Dots at those that are drawn: of a thinned surface not every node is."""
    if computed is None or not surface.z.size:
        return []
    along, down = surface.every
    drawn = computed[(computed[:, 0] % down == 0) & (computed[:, 1] % along == 0)]
    drawn = drawn[(drawn[:, 0] // down < surface.y.size) & (drawn[:, 1] // along < surface.x.size)]
    return [
        {
            "type": "scatter",
            "mode": "markers",
            "x": numbers(surface.x[drawn[:, 1] // along]),
            "y": numbers(surface.y[drawn[:, 0] // down]),
            "marker": {"size": 4, "color": PAPER, "line": {"width": 0.8, "color": INK}},
            "hoverinfo": "skip",
            "meta": {"what": "computed"},
        }
    ]


def _ends(
    z: NDArray[np.float64], log: bool, bounds: tuple[float, float] | None
) -> tuple[float, float]:
    finite = z[np.isfinite(z)]
    low, high = (float(finite.min()), float(finite.max())) if finite.size else (0.0, 1.0)
    if bounds is not None:
        wide_low, wide_high = bounds
        if log:  # what is not above 0 has no place on it
            wide_low = math.log10(wide_low) if wide_low > 0 else low
            wide_high = math.log10(wide_high) if wide_high > 0 else high
        low, high = min(low, wide_low), max(high, wide_high)
    room = max(0.5, abs(low) * 1e-3)  # at 1e17 a half more is the same number
    return (low, high) if low < high else (low - room, high + room)


def even_ticks(low: float, high: float) -> list[float]:
    """Round losses between two ends, some five of them.

    >>> even_ticks(0.26, 2.84)
    [0.5, 1.0, 1.5, 2.0, 2.5]
    """
    rough = (high - low) / 5
    decade = 10.0 ** math.floor(math.log10(rough))
    step = next(digit * decade for digit in (1, 2, 5, 10) if digit * decade >= rough * 0.7)
    first, last = math.ceil(low / step), math.floor(high / step)
    return [float(f"{multiple * step:.12g}") for multiple in range(first, last + 1)]


def log_ticks(low: float, high: float) -> list[float]:
    """Losses between two decades that a scale is marked with: 1, 2 and 5 of each, or fewer.

    >>> log_ticks(-1.0, 0.5)
    [0.1, 0.2, 0.5, 1.0, 2.0]
    """
    digits = (1, 2, 5) if high - low < 3 else (1,)
    decades = range(math.floor(low), math.ceil(high) + 1)
    found = [float(f"{digit}e{decade}") for decade in decades for digit in digits]
    inside = [one for one in found if low <= math.log10(one) <= high]
    if len(inside) > 1:
        return inside[:: max(1, len(inside) // 8)]
    return [float(f"{10**low:.3g}"), float(f"{10**high:.3g}")]


def _path(surface: Surface) -> list[dict[str, Any]]:
    x, y, loss, step = surface.path
    traces: list[dict[str, Any]] = []
    if x.size:
        points = {"type": "scatter", "x": numbers(x), "y": numbers(y)}
        under = {"mode": "lines", "hoverinfo": "skip", "line": {"color": PAPER, "width": 4.5}}
        unit = say("epoch") if surface.unit == "epoch" else say("step")
        over = {
            "mode": "lines+markers",
            "line": {"color": INK, "width": 2},
            "marker": {"size": 5, "color": INK, "line": {"width": 1, "color": PAPER}},
            "customdata": [[int(s), f"{z:.6g}"] for s, z in zip(step, loss, strict=True)],
            "hovertemplate": f"{unit} %{{customdata[0]}}<br>{say('loss')} %{{customdata[1]}}"
            "<extra></extra>",
            "meta": {"what": "path"},
        }
        traces += [points | under, points | over]
        traces.append(_mark("start", say("start"), (x[0], y[0], loss[0]), "circle", 11))
    if np.isfinite(surface.end[:2]).all():
        traces.append(_mark("end", say("end"), surface.end, "star", 15))
    elif x.size:
        traces.append(_mark("end", say("end"), (x[-1], y[-1], loss[-1]), "star", 15))
    return traces


def _mark(
    what: str, word: str, point: tuple[float, float, float], symbol: str, size: int
) -> dict[str, Any]:
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [float(point[0])],
        "y": [float(point[1])],
        "marker": {
            "symbol": symbol,
            "size": size,
            "color": PAPER if what == "start" else TERRAIN[-1],
            "line": {"width": 2 if what == "start" else 1.4, "color": INK},
        },
        "hovertemplate": f"{word}<br>{say('loss')} {point[2]:.6g}<extra></extra>",
        "meta": {"what": what},
    }
