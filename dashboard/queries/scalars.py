"""What one scalar card draws: the buckets of every run, encoded for the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers

from .buckets import buckets
from .objective import direction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .scalar_index import ScalarIndex, Segment

# A card is some 400 pixels wide: more than this is never seen, and costs drawing time.
POINTS_A_CARD = 60_000
FEWEST_A_RUN = 160
MOST_A_RUN = 1_000
MILLISECOND = 5e-4


def scalar_card(
    index: ScalarIndex, tag: str, window: tuple[int, int] | None = None
) -> dict[str, Any]:
    """All runs of one tag, as `assets/20_series.js` reads them.

    Short series travel point by point; long ones as buckets of mean, lowest and highest value.
    `points` counts what lies in the table, `odd` the values that are NaN or infinite; `started`
    is the first wall time of each run, `direction` says whether more is better, and
    `wall` counts seconds from `started`. The steps within `window`, both ends included, come in
    finer buckets.

    >>> import pandas as pd
    >>> from dashboard.queries.scalar_index import ScalarIndex
    >>> row = {"run": ["a"], "tag": ["loss"], "step": [1], "wall_time": [0.0], "value": [0.5]}
    >>> scalar_card(ScalarIndex(pd.DataFrame(row)), "loss")["points"]
    [1]
    """
    segments = index.by_tag[tag]
    offset = np.cumsum([0, *(segment.end - segment.start for segment in segments)])
    step = _gather(index.step, segments)
    wall_time = _gather(index.wall_time, segments)
    value = _gather(index.value, segments)
    drawn = buckets(step, wall_time, value, offset, points_a_run(len(segments)), window)
    started = wall_time[offset[:-1]]
    wall = drawn.wall_time - np.repeat(started, np.diff(drawn.offset))
    odd = np.add.reduceat(~np.isfinite(value), offset[:-1], dtype=np.int64)
    card = {
        "tag": tag,
        "direction": direction(tag),
        "key": card_key(index, tag, window),
        "runs": [segment.run for segment in segments],
        "points": np.diff(offset).tolist(),
        "odd": odd.tolist(),
        "started": numbers(started),
        "offset": numbers(drawn.offset),
        "step": numbers(_whole(drawn.step)),
        "wall": numbers(wall, MILLISECOND),
    }
    if (drawn.size == 1).all():
        return card | {"mean": numbers(drawn.mean)}
    return card | {
        "mean": numbers(_short(drawn.mean, exact=drawn.size == 1)),
        "low": numbers(_short(drawn.low)),
        "high": numbers(_short(drawn.high)),
        "size": numbers(drawn.size),
    }


def card_key(index: ScalarIndex, tag: str, window: tuple[int, int] | None = None) -> str:
    """Changes whenever the tag's points or the steps zoomed into do."""
    segments = index.by_tag[tag]
    newest = max(float(index.wall_time[segment.end - 1]) for segment in segments)
    points = sum(segment.end - segment.start for segment in segments)
    return f"{len(segments)}:{points}:{newest!r}:{window}"


def points_a_run(runs: int) -> int:
    """How many points of each run a card draws."""
    return min(MOST_A_RUN, max(FEWEST_A_RUN, POINTS_A_CARD // max(runs, 1)))


def _gather(column: NDArray[Any], segments: Sequence[Segment]) -> NDArray[Any]:
    return np.concatenate([column[segment.start : segment.end] for segment in segments])


def _whole(steps: NDArray[np.float64]) -> NDArray[Any]:
    """Integers where all middles are whole: they travel in half the bytes."""
    rounded = np.rint(steps)
    return rounded.astype(np.int64) if (rounded == steps).all() else steps


def _short(
    values: NDArray[np.float64], exact: NDArray[np.bool_] | None = None
) -> NDArray[np.float64]:
    """Means and bounds to seven digits, which a chart cannot show; single points as they are."""
    with np.errstate(over="ignore"):
        rounded = values.astype(np.float32).astype(np.float64)
    overflow = np.isinf(rounded) & np.isfinite(values)
    keep = overflow if exact is None else overflow | exact
    return np.where(keep, values, rounded)
