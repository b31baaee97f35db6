"""What a landscape card shows of its runs: surface, path and facts, as the browser wishes it."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.figures.landscape_contour import CONTOURS, INKS, landscape_contour
from dashboard.figures.landscape_overlay import landscape_overlay
from dashboard.queries.panels import Panels, mark

from .form import form_of
from .surface import surface_of
from .told import honesty, told_of
from .way import way_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

    from dashboard.queries.series.index import Segment

    Told = Mapping[str, Sequence[Mapping[str, Any]]]

NOTHING_TOLD: Told = MappingProxyType({})
LINES = ("10", "18", "40", "80")  # of contours, that a browser may ask for
MOST_OVERLAID = 64  # runs whose paths are drawn over each other


@dataclass(frozen=True)
class Wish:
    """What a browser asked for; whatever it sent, all of this can be answered."""

    panels: Panels
    log: bool = False
    shared: bool = False
    lines: int = CONTOURS
    overlaid: bool = False

    @classmethod
    def of(cls, options: Any) -> Wish:
        """What can be understood of a browser's options."""
        told = options if isinstance(options, dict) else {}
        lines = told.get("lines")
        return cls(
            Panels.of(told),
            told.get("colour") == "log",
            told.get("scale") == "shared",
            int(lines) if isinstance(lines, str) and lines in LINES else CONTOURS,
            told.get("layout") == "overlaid",
        )


def card_key(
    table: pd.DataFrame,
    segments: Sequence[Segment],
    wish: Wish,
    window: tuple[int, int],
    told: Told = NOTHING_TOLD,
) -> str:
    """Changes whenever the card would look different."""
    files = sum(len(surfaces) for surfaces in told.values())
    looks = f"{wish.log}:{wish.shared}:{wish.lines}:{wish.overlaid}:{files}"
    return f"{looks}:{window[0]}-{window[1]}:{mark(table, segments)}"


def card(
    table: pd.DataFrame,
    segments: Sequence[Segment],
    wish: Wish,
    window: tuple[int, int],
    told: Told = NOTHING_TOLD,
) -> dict[str, Any]:
    """One panel a run, each with the newest landscape of its tag.

    Args:
        table: All landscapes.
        segments: Those of the tag, a run each.
        wish: What the browser asked for.
        window: Which of the runs get a panel.
        told: By run, what files beside its events say of its landscapes.

    """
    bounds = _bounds(table, segments) if wish.shared else None
    drawn = segments[window[0] : window[1]]
    ways = [way_of(one.run, table.iloc[one.end - 1]) for one in segments[:MOST_OVERLAID]]
    return {
        "overlaid": landscape_overlay(ways) if wish.overlaid else None,
        "key": card_key(table, segments, wish, window, told),
        "runs": [one.run for one in segments],
        "first": window[0],
        "panels": [_panel(table, one, wish, bounds, told.get(one.run, ())) for one in drawn],
    }


def _bounds(table: pd.DataFrame, segments: Sequence[Segment]) -> tuple[float, float] | None:
    """The lowest and the highest loss of all runs."""
    column = table["z"].to_numpy()
    parts = [np.asarray(column[one.end - 1], np.float64).reshape(-1) for one in segments]
    every = np.concatenate([*parts, np.empty(0)])
    finite = every[np.isfinite(every)]
    return (float(finite.min()), float(finite.max())) if finite.size else None


def _panel(
    table: pd.DataFrame,
    segment: Segment,
    wish: Wish,
    bounds: tuple[float, float] | None,
    surfaces: Sequence[Mapping[str, Any]],
) -> dict[str, Any]:
    row = table.iloc[segment.end - 1]
    surface, file = surface_of(row), told_of(row, surfaces)
    honest = None if file is None else honesty(file)
    shares = honest["explained"] if honest else []
    return {
        "run": segment.run,
        "figure": landscape_contour(surface, wish.log, bounds, wish.lines, shares),
        "facts": _facts(row, segment),
        "every": list(surface.every),
        "surface": {name: numbers(getattr(surface, name)) for name in ("x", "y")}
        | {"z": numbers(surface.z.reshape(-1))},
        "path": [numbers(part) for part in surface.path],
        "inks": INKS,
        "honesty": honest,
    }


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
