"""What a card of curves draws: of each run the one that held at a step."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.queries.panels import Panels, mark, row_at

from .shape import area_below, chosen_points, is_unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from dashboard.queries.series.cut import Cut
    from insight.tables.scalar_index import Segment

POINTS_A_CARD = 40_000
MOST_A_CURVE, FEWEST_A_CURVE = 2_000, 240
MOST_CURVES = 100  # of runs; those in focus first
MOST_EARLIER = 8  # of one run
POINTS_OF_EARLIER = 300
SCALES = ("linear", "x", "y", "both")


@dataclass(frozen=True)
class CurveQuery:
    """What a browser wants to see.

    Attributes:
        panels: Of which runs, in which order.
        step: The curve that held then; None for the newest.
        log_x, log_y: Which axes are logarithmic.
        earlier: Whether earlier steps of the runs in focus are drawn, too.

    """

    panels: Panels = field(default_factory=Panels)
    step: int | None = None
    log_x: bool = False
    log_y: bool = False
    earlier: bool = False

    @classmethod
    def of(cls, told: Any) -> CurveQuery:
        """What can be understood of a browser's options."""
        told = told if isinstance(told, dict) else {}
        step, scale = told.get("step"), told.get("scale")
        return cls(
            Panels.of(told),
            step if type(step) is int else None,
            scale in ("x", "both"),
            scale in ("y", "both"),
            told.get("earlier") is True,
        )

    @property
    def key(self) -> str:
        return f"{self.step}:{self.log_x}:{self.log_y}:{self.earlier}:{','.join(self.panels.focus)}"


def by_tag(cut: Cut) -> dict[str, list[Segment]]:
    """The series of each tag, sorted by run; tags in alphabetical order."""
    found: dict[str, list[Segment]] = {}
    for one in sorted(cut.segments, key=lambda one: (one.tag, one.run)):
        found.setdefault(one.tag, []).append(one)
    return found


def card_key(table: pd.DataFrame, segments: Sequence[Segment], query: CurveQuery) -> str:
    """Changes with what a card draws."""
    return f"{mark(table, segments)}:{query.key}"


def curve_card(
    table: pd.DataFrame, segments: Sequence[Segment], query: CurveQuery
) -> dict[str, Any]:
    """The curves of the runs asked for at a step, few enough points of each.

    `x` and `y` are recorded points; what is not finite is a gap. `area` is that below all points,
    None where x turns back. `isSquare` says that all lies between 0 and 1.

    Args:
        table: `store.numbered("curve")`.
        segments: Those asked for, in their order.
        query: How.

    """
    drawn = segments[:MOST_CURVES]
    share = max(FEWEST_A_CURVE, min(MOST_A_CURVE, POINTS_A_CARD // max(1, len(drawn))))
    focus = set(query.panels.focus)
    lines, labels = [], []
    square = bool(drawn)
    for one in drawn:
        at = one.end - 1 if query.step is None else row_at(table, one, query.step)
        row = table.iloc[at]
        x, y = (np.asarray(row[name], np.float64) for name in ("x", "y"))
        square = square and is_unit(x, y)
        labels.append([str(row[name]) for name in ("title", "x_label", "y_label")])
        area = area_below(x, y)
        line = {
            "run": one.run,
            "step": int(row["step"]),
            "points": len(x),
            "area": area if math.isfinite(area) else None,
        } | _points(x, y, query, share)
        if query.earlier and one.run in focus:
            line["earlier"] = [
                _earlier(table, row_index, query) for row_index in _rows_before(one, at)
            ]
        lines.append(line)
    title, x_label, y_label = (
        (_common(names) for names in zip(*labels, strict=True)) if labels else ("",) * 3
    )
    return {
        "key": card_key(table, segments, query),
        "title": title,
        "xLabel": x_label,
        "yLabel": y_label,
        "isSquare": square,
        "isNumbered": bool(drawn)
        and all(bool(table["is_numbered"].iloc[one.start]) for one in drawn),
        "runs": len(segments),
        "lines": lines,
    }


def _points(x: Any, y: Any, query: CurveQuery, most: int) -> dict[str, Any]:
    with np.errstate(divide="ignore", invalid="ignore"):
        seen = (np.log10(x) if query.log_x else x, np.log10(y) if query.log_y else y)
    kept = chosen_points(*seen, most)
    return {"x": numbers(x[kept]), "y": numbers(y[kept])}


def _rows_before(one: Segment, at: int) -> list[int]:
    """Rows before one, evenly chosen, the oldest first."""
    before = np.arange(one.start, at)
    if len(before) <= MOST_EARLIER:
        return [int(row_index) for row_index in before]
    even = np.linspace(0, len(before) - 1, MOST_EARLIER).round().astype(np.int64)
    return [int(row_index) for row_index in before[even]]


def _earlier(table: pd.DataFrame, row_index: int, query: CurveQuery) -> dict[str, Any]:
    row = table.iloc[row_index]
    x, y = (np.asarray(row[name], np.float64) for name in ("x", "y"))
    return {"step": int(row["step"])} | _points(x, y, query, POINTS_OF_EARLIER)


def _common(names: Sequence[str]) -> str:
    """What the first run says that says anything."""
    return next((name for name in names if name), "")


def csv_rows(
    table: pd.DataFrame, segments: Sequence[Segment], query: CurveQuery
) -> list[tuple[str, int, float, float]]:
    """Every point of the curves asked for: run, step, x and y."""
    found = []
    for one in segments:
        at = one.end - 1 if query.step is None else row_at(table, one, query.step)
        row = table.iloc[at]
        step = int(row["step"])
        found += [
            (one.run, step, float(x), float(y)) for x, y in zip(row["x"], row["y"], strict=True)
        ]
    return found
