"""Curves that have an x of their own, such as precision over recall: the newest of each run."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from dash import html

from dashboard.queries.curves.shape import area_below, chosen_points, is_unit
from dashboard.report.chosen import OWN
from dashboard.report.drawing import Drawing
from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from dashboard.live import LiveStore
    from dashboard.report.chosen import Chosen

    Numbers = NDArray[np.float64]

MOST_TAGS = 6
MOST_POINTS = 600  # of one curve
WIDTH, HEIGHT = 360, 270
LEFT, TOP, RIGHT, BOTTOM = 52, 6, 8, 20  # margins
_ROOM = 0.03  # beyond what is drawn, of its range
_LARGEST = float(np.finfo(np.float64).max)


class OwnCurve(NamedTuple):
    """A curve as it is drawn, and the area below all of it; NaN for none."""

    run: str
    step: int
    x: Numbers
    y: Numbers
    area: float
    is_unit: bool


def own_axes_section(store: LiveStore, chosen: Chosen) -> Any:
    """The newest curves of the runs that have a colour, a drawing a tag; nothing without any."""
    table = store.table("curve")
    runs = chosen.runs[:OWN]
    newest = table[table["run"].isin(runs)].drop_duplicates(["run", "tag"], keep="last")
    figures = []
    for tag in list(dict.fromkeys(newest["tag"].astype(str)))[:MOST_TAGS]:
        held = newest[newest["tag"] == tag].set_index("run")
        rows = [held.loc[run] for run in runs if run in held.index]
        curves = [_curve(str(row.name), row) for row in rows]
        labels = [next((str(row[name]) for row in rows if row[name]), "") for name in _LABELS]
        figures.append(_figure(chosen, tag, curves, labels))
    if not figures:
        return None
    heading = html.H2(say("Curves with an x of their own"))
    return html.Section([heading, html.Div(figures, className="own-axes")])


_LABELS = ("x_label", "y_label")


def _curve(run: str, row: Any) -> OwnCurve:
    x, y = (np.asarray(row[name], np.float64) for name in ("x", "y"))
    kept = chosen_points(x, y, MOST_POINTS)
    return OwnCurve(run, int(row["step"]), x[kept], y[kept], area_below(x, y), is_unit(x, y))


def _figure(chosen: Chosen, tag: str, curves: Sequence[OwnCurve], labels: Sequence[str]) -> Any:
    across, up = (label or name for label, name in zip(labels, "xy", strict=True))
    rows = [html.Li(_named(chosen, one)) for one in curves]
    words = say("{up} over {across}", up=up, across=across)
    drawn: list[Any] = [
        html.Figcaption([html.B(tag), html.Span(f" {words}", className="quiet")]),
        drawing(curves, [chosen.inks.get(one.run) for one in curves]),
        html.Ul(rows),
    ]
    return html.Figure(drawn, className="card")


def _named(chosen: Chosen, one: OwnCurve) -> list[Any]:
    ink = chosen.inks.get(one.run)
    chip = html.I(className="chip" if ink is None else f"chip ink-{ink}")
    told = [say("step {step}", step=one.step)]
    if math.isfinite(one.area):
        told.append(say("area {area}", area=f"{one.area:.4g}"))
    called = chosen.called.get(one.run, one.run)
    return [chip, called, html.Span(f" {' · '.join(told)}", className="quiet")]


def drawing(curves: Sequence[OwnCurve], inks: Sequence[int | None]) -> Drawing:
    """The curves on axes from the least to the greatest number; those between 0 and 1 on all of it.

    >>> line = OwnCurve("a", 1, np.array([0.0, 1.0]), np.array([1.0, 0.0]), 0.5, True)
    >>> drawing([line], [3]).svg.count("<polyline")
    1
    """
    unit = all(one.is_unit for one in curves)
    columns = [[getattr(one, name) for one in curves] for name in ("x", "y")]
    (x0, x1), (y0, y1) = ((0.0, 1.0) if unit else _ends(held) for held in columns)
    parts = []
    for one, ink in zip(curves, inks, strict=True):
        with np.errstate(all="ignore"):
            across = LEFT + _share(one.x, x0, x1) * (WIDTH - LEFT - RIGHT)
            height = HEIGHT - BOTTOM - _share(one.y, y0, y1) * (HEIGHT - TOP - BOTTOM)
        name = "own" if ink is None else f"own ink-{ink}"
        parts += [f'<polyline class="{name}" points="{line}"/>' for line in _lines(across, height)]
    floor, right = HEIGHT - BOTTOM, WIDTH - RIGHT
    frame = f'<path class="axes" d="M{LEFT} {TOP}V{floor}H{right}"/>'
    texts = [
        (LEFT - 6, TOP + 9, "end", y1),
        (LEFT - 6, floor, "end", y0),
        (LEFT, HEIGHT - 5, "start", x0),
        (right, HEIGHT - 5, "end", x1),
    ]
    ends = "".join(
        f'<text x="{x}" y="{y}" text-anchor="{anchor}">{value:.3g}</text>'
        for x, y, anchor, value in texts
    )
    view = f'viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true"'
    return Drawing(f'<svg class="own-curves" {view}>{frame}{"".join(parts)}{ends}</svg>')


def _ends(columns: Sequence[Numbers]) -> tuple[float, float]:
    whole = np.concatenate([*columns, np.zeros(0)])
    finite = whole[np.isfinite(whole)]
    if not len(finite):
        return 0.0, 1.0
    low, high = float(finite.min()), float(finite.max())
    room = (high / 4 - low / 4) * 4 * _ROOM
    if low == high:
        room = abs(low) * 0.1 or 0.5
    return max(low - room, -_LARGEST), min(high + room, _LARGEST)


def _share(values: Numbers, low: float, high: float) -> Numbers:
    """Where values lie between two; a quarter of each, for the largest have no difference."""
    return (values / 4 - low / 4) / (high / 4 - low / 4)


def _lines(across: Numbers, height: Numbers) -> list[str]:
    """The points of each part between gaps, to a tenth of a pixel."""
    finite = np.isfinite(across) & np.isfinite(height)
    found, part = [], []
    for x, y, holds in zip(across.tolist(), height.tolist(), finite.tolist(), strict=True):
        if holds:
            part.append(f"{x:.1f},{y:.1f}")
        elif part:
            found.append(" ".join(part))
            part = []
    return [*found, " ".join(part)] if part else found
