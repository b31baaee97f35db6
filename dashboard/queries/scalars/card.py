"""What one scalar card draws: the points of every run, few enough for the browser."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.queries.series.buckets import buckets, buckets_near
from dashboard.queries.series.curves import curves
from dashboard.queries.series.edges import AxisWindow
from dashboard.queries.series.ema import debiased_ema
from dashboard.queries.series.grid import grid, less_base
from dashboard.queries.series.reduction import Buckets

from .far import far_columns, short
from .marks import mark
from .ranks import NO_RANKS, CardRanks, mark_of, ranks_part
from .view import View

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from numpy.typing import NDArray

    from dashboard.queries.series.curves import Curve
    from dashboard.queries.series.grid import Grid
    from insight.tables.scalar_index import ScalarIndex

    from .ranks import Ranks

# A card is some 400 pixels wide: more than this is never seen, and costs drawing time.
POINTS_A_CARD = 60_000
FEWEST_A_RUN = 160
MOST_A_RUN = 1_000
MILLISECOND = 5e-4
# In a crowd the wall time is only read out, to six digits of how long the run took.
READ_OUT = 1e-6
STEP = View()


def viewed(
    index: ScalarIndex,
    tag: str,
    view: View,
    runs: Collection[str] | None = None,
    ranks: CardRanks | None = None,
) -> list[Curve]:
    """The curves of a tag as a view wants them: along its axis, smoothed if it says so.

    Of a run of several ranks it is their median.
    """
    found = curves(index, tag, view.axis, view.x_tag, runs)
    found = found if ranks is None else ranks.middles(found)
    if not view.weight:
        return found
    return [curve._replace(smooth=debiased_ema(curve.value, view.weight)) for curve in found]


def seen(index: ScalarIndex, tag: str, view: View) -> View:
    """The view as a tag can be drawn: where no run has steps for it, rows stand for them.

    Where scripts say over which other tag it lies, and all of its runs have that, it is drawn so.
    """
    if view.axis != "step":
        return view
    if index.is_stepless(tag):
        return replace(view, axis="index", by_row=True)
    other = index.definitions.axis(tag)
    held = {one.run for one in index.by_tag.get(other, ())}
    if not other or not all(one.run in held for one in index.by_tag.get(tag, ())):
        return view
    return replace(view, axis="tag", x_tag=other, defined=True)


def scalar_card(
    index: ScalarIndex,
    tag: str,
    window: tuple[float, float] | None = None,
    view: View = STEP,
    ranks: Ranks = NO_RANKS,
) -> dict[str, Any]:
    """All runs of one tag, as `assets/charts/series.mjs` reads them.

    Short series travel point by point; long ones as buckets of mean, lowest and highest value.
    `points` counts what lies in the table, `odd` the values that are NaN or infinite; `started`
    is when each run began, `direction` says whether more is better, `best` what is best of each run
    at any step, and `wall` counts seconds from `started`. What lies within `window`, both ends
    included, comes in finer buckets.

    >>> import pandas as pd
    >>> from insight.tables.scalar_index import ScalarIndex
    >>> row = {"run": ["a"], "tag": ["loss"], "step": [1], "wall_time": [0.0], "value": [0.5]}
    >>> scalar_card(ScalarIndex(pd.DataFrame(row)), "loss")["points"]
    [1]
    """
    view = seen(index, tag, view)
    window = None if view.is_own else window
    held = CardRanks(index, tag, view, ranks)
    found = viewed(index, tag, view, ranks=held)
    key = card_key(index, tag, window, view, ranks)
    head = {"tag": tag, "direction": index.direction(tag), "key": key}
    close = None if window is None else AxisWindow(*window)
    lines = held.split(found)
    card = head | close_part(lines, points_a_run(len(lines)), view, close)
    return card | {"ranks": ranks_part(held, found, view, close)} if held.are_joined else card


def close_part(
    found: Sequence[Curve], count: int, view: View, window: AxisWindow | None = None
) -> dict[str, Any]:
    """Curves with the lowest and highest value of each bucket, finer within the window."""
    drawn = buckets(found, count, window, log=view.log_x)
    return _facts(found, view) | _columns(found, drawn, view, MILLISECOND)


def crowd_part(
    found: Sequence[Curve], count: int, view: View, reach: AxisWindow | None = None
) -> dict[str, Any]:
    """Some of many curves: means, and how far a bucket reaches where that is out of the usual."""
    drawn = buckets(found, count, log=view.log_x, reach=reach)
    return _facts(found, view) | _crowded(found, drawn, view)


def near_part(
    found: Sequence[Curve],
    count: int,
    view: View,
    window: AxisWindow,
    reach: AxisWindow | None = None,
) -> dict[str, Any]:
    """The same within a window."""
    drawn = buckets_near(found, count, window, log=view.log_x, reach=reach)
    facts = {"runs": [curve.run for curve in found], "window": list(window)}
    return facts | _crowded(found, drawn, view)


def difference_part(
    found: Sequence[Curve], count: int, view: View, window: AxisWindow | None = None
) -> dict[str, Any]:
    """Every curve less that of the base run, slice by slice of one grid (`scalar_grid.grid`).

    Nothing is interpolated: where either has no value there is no difference. Without the base
    among the curves nothing can be compared, and no curve is left.
    """
    bases = [number for number, curve in enumerate(found) if curve.run == view.base]
    if not bases:
        return _facts((), view) | _columns((), buckets((), count), view, 0.0)
    compared = less_base(grid(found, count, window, log=view.log_x), bases[0])
    columns = _columns(found, buckets_of(compared), view, MILLISECOND)
    below = np.isfinite(compared.mean) & (compared.mean <= 0)
    facts = _facts(found, view) | {"below": below.sum(axis=1).tolist(), "weight": view.weight}
    return facts | columns


def buckets_of(found: Grid) -> Buckets:
    """The slices of a grid in which runs have values, as buckets."""
    held = (found.size > 0) & ~np.isnan(found.mean)
    mean = found.mean[held]
    return Buckets(
        offset=np.concatenate(([0], np.cumsum(held.sum(axis=1)))),
        x=np.broadcast_to(found.x, held.shape)[held],
        step=found.step[held],
        wall_time=found.wall_time[held],
        mean=mean,
        smooth=None,
        low=mean,
        high=mean,
        size=found.size[held],
        odd=np.zeros(len(mean), np.int8),
    )


def card_key(
    index: ScalarIndex,
    tag: str,
    window: tuple[float, float] | None = None,
    view: View = STEP,
    ranks: Ranks = NO_RANKS,
) -> str:
    """Changes whenever the tag's points or what is looked at do."""
    tags = [tag, view.x_tag] if view.axis == "tag" else [tag]
    marks = [mark(index, index.by_tag.get(one, [])) for one in tags]
    marks += map(str, mark_of(ranks.series(tag), [one.run for one in index.by_tag.get(tag, [])]))
    return ":".join([*marks, view.key, str(window and tuple(window))])


def points_a_run(runs: int) -> int:
    """How many points of each run a card draws."""
    return min(MOST_A_RUN, max(FEWEST_A_RUN, POINTS_A_CARD // max(runs, 1)))


def _facts(found: Sequence[Curve], view: View) -> dict[str, Any]:
    """What a card says of each run."""
    facts: dict[str, Any] = {
        "runs": [curve.run for curve in found],
        "points": [len(curve.value) for curve in found],
        "odd": [len(curve.value) - int(np.isfinite(curve.value).sum()) for curve in found],
        "below": [_below(curve.value) for curve in found],
        "unpaired": sum(curve.unpaired for curve in found),
        "started": numbers(np.array([curve.started for curve in found], np.float64)),
    }
    if any(math.isfinite(curve.best) for curve in found):
        facts["best"] = numbers(np.array([curve.best for curve in found], np.float64))
    if any(curve.rank is not None for curve in found):
        facts["rank"] = [curve.rank for curve in found]
    without_step = sum(curve.without_step for curve in found)
    if without_step:
        facts["withoutStep"] = without_step
    if view.by_row:
        facts["byRow"] = True
    if view.log_x:
        facts["lost"] = [int((curve.x <= 0).sum()) for curve in found]
    return facts


def _below(values: NDArray[np.float64]) -> int:
    """Finite values that a log axis has no place for."""
    if values.min(initial=np.inf) > 0:
        return 0
    return int(((values <= 0) & (values > -np.inf)).sum())


def _crowded(found: Sequence[Curve], drawn: Buckets, view: View) -> dict[str, Any]:
    columns = _columns(found, drawn, view, _tolerance(found, view), bounds=False)
    return columns | far_columns(drawn)


def _columns(
    found: Sequence[Curve],
    drawn: Buckets,
    view: View,
    tolerance: float,
    *,
    bounds: bool = True,
) -> dict[str, Any]:
    """Buckets as typed arrays; a column that is the same for every run travels once."""
    started = np.array([curve.started for curve in found], np.float64)
    wall = drawn.wall_time - np.repeat(started, np.diff(drawn.offset))
    step, size = _whole(drawn.step), drawn.size
    columns: dict[str, Any] = {
        "axis": [view.axis, view.x_tag],
        "offset": numbers(drawn.offset),
        "wall": numbers(wall, tolerance),
    }
    if _repeats(step, drawn.offset) and _repeats(size, drawn.offset):
        row = int(drawn.offset[1])
        step, size = step[:row], size[:row]
        columns["shared"] = True
    columns["step"] = numbers(step)
    if view.axis in {"index", "tag", "training"}:
        columns["x"] = numbers(drawn.x)
    single = drawn.size == 1
    if drawn.smooth is not None:
        columns["smooth"] = numbers(short(drawn.smooth, exact=single))
    if single.all():
        return columns | {"mean": numbers(drawn.mean)}
    columns["size"] = numbers(size)
    if (drawn.odd.astype(np.bool_) & np.isfinite(drawn.mean)).any():
        columns["kinds"] = numbers(drawn.odd)
    if not bounds:
        return columns | {"mean": numbers(short(drawn.mean))}
    return columns | {
        "mean": numbers(short(drawn.mean, exact=single)),
        "low": numbers(short(drawn.low)),
        "high": numbers(short(drawn.high)),
    }


def _tolerance(found: Sequence[Curve], view: View) -> float:
    if view.axis in {"relative", "wall"} or not found:
        return MILLISECOND
    lengths = (float(curve.wall_time[-1]) - curve.started for curve in found)
    longest = max(filter(math.isfinite, lengths), default=0.0)
    return max(MILLISECOND, READ_OUT * longest)


def _repeats(column: NDArray[Any], offset: NDArray[np.int64]) -> bool:
    """Whether every run has the very same numbers."""
    lengths = np.diff(offset)
    if len(lengths) < 2 or (lengths != lengths[0]).any() or not lengths[0]:
        return False
    rows = column.reshape(len(lengths), int(lengths[0]))
    return bool((rows == rows[0]).all())


def _whole(steps: NDArray[np.float64]) -> NDArray[Any]:
    """Integers where all middles are whole: they travel in half the bytes."""
    rounded = np.rint(steps)
    return rounded.astype(np.int64) if (rounded == steps).all() else steps
