"""What a landscape card shows of its runs: surface, path and facts, as the browser asks for it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.figures.landscape_contour import INKS, Look, landscape_contour
from dashboard.figures.landscape_difference import landscape_difference
from dashboard.figures.landscape_overlay import landscape_overlay
from dashboard.queries.panels import mark

from .difference import Difference, difference_of
from .form import form_of
from .query import LOSS
from .scale import bounds_of, newest
from .shown import computed_at, shown_of
from .surface import surface_of
from .told import honesty, told_of
from .way import way_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

    from insight.tables.scalar_index import Segment

    from .difference import Reference
    from .query import Query

    Told = Mapping[str, Sequence[Mapping[str, Any]]]

NOTHING: Mapping[str, Any] = MappingProxyType({})
MOST_OVERLAID = 64  # runs whose paths are drawn over each other


@dataclass(frozen=True)
class Beside:
    """What a card needs beside its own records.

    Attributes:
        told: By run, what files beside its events say of its landscapes.
        bounds: The ends of the colours of all cards; None where each has its own.
        reference: What is taken from each landscape; None for nothing.
        curves: By run, a function from a landscape's row to the curve of the run's loss.

    """

    told: Told = field(default_factory=dict)
    bounds: tuple[float, float] | None = None
    reference: Reference | None = None
    curves: Mapping[str, Any] = field(default_factory=dict)


def card_key(
    table: pd.DataFrame,
    segments: Sequence[Segment],
    query: Query,
    window: tuple[int, int],
    beside: Beside,
) -> str:
    """Changes whenever the card would look different."""
    files = sum(len(surfaces) for surfaces in beside.told.values())
    looks = f"{query.colour}:{query.scale}:{query.lines}:{query.overlaid}:{query.shown}:{files}"
    other = beside.reference
    against = "" if other is None else f"{other.run}:{other.tag}:{other.row['wall_time']!r}"
    around = f"{beside.bounds}:{against}:{sorted(beside.curves)}"
    return f"{looks}:{around}:{query.against}:{window[0]}-{window[1]}:{mark(table, segments)}"


def card(
    table: pd.DataFrame,
    segments: Sequence[Segment],
    query: Query,
    window: tuple[int, int],
    beside: Beside,
) -> dict[str, Any]:
    """One panel a run, each with the newest landscape of its tag.

    Args:
        table: All landscapes.
        segments: Those of the tag, a run each.
        query: What the browser asked for.
        window: Which of the runs get a panel.
        beside: What else is needed.

    """
    drawn = segments[window[0] : window[1]]
    ways = [way_of(one.run, table.iloc[one.end - 1]) for one in segments[:MOST_OVERLAID]]
    bounds = beside.bounds
    if query.scale == "shared" and query.shown == LOSS:
        bounds = bounds_of(newest(table, segments), clipped=query.colour == "clipped")
    return {
        "overlaid": landscape_overlay(ways) if query.overlaid else None,
        "key": card_key(table, segments, query, window, beside),
        "runs": [one.run for one in segments],
        "first": window[0],
        "panels": [_panel(table, one, query, bounds, beside) for one in drawn],
    }


def _panel(
    table: pd.DataFrame,
    segment: Segment,
    query: Query,
    bounds: tuple[float, float] | None,
    beside: Beside,
) -> dict[str, Any]:
    row = table.iloc[segment.end - 1]
    file = told_of(row, beside.told.get(segment.run, ()))
    honest = None if file is None else honesty(file)
    shares = honest["explained"] if honest else []
    z = shown_of(query.shown, row, file)
    less = (
        Difference(why="gone" if query.against else "")
        if beside.reference is None
        else difference_of(row, z, file, beside.reference)
    )
    shown = less.z if less.z is not None else z
    surface = surface_of(row, np.full(np.shape(row["z"]), np.nan) if shown is None else shown)
    curve = beside.curves.get(segment.run)
    # Of predicted nodes nobody knows it.
    gaps = query.shown == "sampling_error" and file is not None and file["computed"] < 1
    if less.z is not None:
        figure = landscape_difference(surface, query.lines, shares)
    else:
        look = replace(_look(query, z, bounds), gaps=gaps)
        figure = landscape_contour(surface, look, shares, computed_at(file))
    return {
        "run": segment.run,
        "figure": figure,
        "facts": _facts(row, segment),
        "every": list(surface.every),
        "surface": {name: numbers(getattr(surface, name)) for name in ("x", "y")}
        | {"z": numbers(surface.z.reshape(-1))},
        "path": [numbers(part) for part in surface.path],
        "inks": INKS,
        "honesty": honest,
        "shown": {"what": query.shown, "there": z is not None, "why": less.why}
        | {"plane": less.plane, "less": less.z is not None, "gaps": bool(gaps and z is not None)},
        "offers": [] if file is None else sorted(map(str, file.get("quantities", {}))),
        "file": None if file is None else file["file"],
        "curve": None if curve is None else curve(row),
    }


def _look(query: Query, z: Any, bounds: tuple[float, float] | None) -> Look:
    clipped = query.colour == "clipped"
    if clipped and bounds is None and z is not None:
        bounds = bounds_of([z], clipped=True)
    return Look(query.log, bounds, clipped, query.lines, word=query.word)


def _facts(row: pd.Series[Any], segment: Segment) -> dict[str, Any]:
    z = np.asarray(row["z"], np.float64)
    finite = z[np.isfinite(z)]
    end = [float(one) for one in row["convergence"]]
    return {
        "step": int(row["step"]),
        "recorded": segment.end - segment.start,
        "interval": str(row["interval"]),
        "decomposition": str(row["decomposition"]),
        "form": form_of(segment.tag, str(row["decomposition"])),
        "unit": str(row["unit"]),
        "size": [int(np.size(row["x"])), int(np.size(row["y"]))],
        "lowest": float(finite.min()) if finite.size else None,
        "highest": float(finite.max()) if finite.size else None,
        "odd": int(z.size - finite.size),
        "not_positive": int((finite <= 0).sum()),
        "path": int(np.size(row["path_steps"])),
        "end": end if np.isfinite(end).all() else None,
    }
