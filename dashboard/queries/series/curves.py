"""The points of one tag in each run, along the axis that somebody chose."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from insight.lineage.target.best import best_values

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from numpy.typing import NDArray

    from insight.tables.scalar_index import ScalarIndex, Segment

FAR = 2.0**62
AXES = ("step", "relative", "wall", "index", "tag", "training")
OF_RECORDS = frozenset(("relative", "wall", "index"))
"""Those that have a place for records without a step."""


class Curve(NamedTuple):
    """One run's points in the order of their steps.

    Attributes:
        run: Its name.
        x: (n,) Along the chosen axis.
        ascends: Whether x never goes back.
        step, wall_time, value: (n,) Columns of the table.
        smooth: (n,) Smoothed values, or None.
        started: When the run began: the first wall time of any of its tags.
        unpaired: Points that have no x, or none that is finite, and are left out.
        without_step: Records of a series without steps that only axes of time and rows have.
        best: What runs would be judged by: the best value at any step; NaN where nobody knows.
        rank: Of which process alone it is; None for the whole run.

    """

    run: str
    x: NDArray[np.float64] | NDArray[np.int64]
    ascends: bool
    step: NDArray[np.int64]
    wall_time: NDArray[np.float64]
    value: NDArray[np.float64]
    smooth: NDArray[np.float64] | None
    started: float
    unpaired: int
    without_step: int = 0
    best: float = math.nan
    rank: int | None = None

    @property
    def low(self) -> float:
        return float(self.x[0] if self.ascends else self.x.min())

    @property
    def high(self) -> float:
        return float(self.x[-1] if self.ascends else self.x.max())

    @property
    def positive(self) -> float:
        """The lowest x above 0, infinity where there is none: what a log axis begins with."""
        above = self.x[self.x > 0]
        return float(above.min()) if len(above) else float("inf")

    def indices(self, wanted: NDArray[np.float64], side: Literal["left", "right"] = "left") -> Any:
        """Where ascending x reaches each of some numbers (`np.searchsorted`)."""
        if self.x.dtype.kind == "i":  # else all of x would be copied as floats
            wanted = np.ceil(wanted) if side == "left" else np.floor(wanted)
            wanted = np.clip(wanted, -FAR, FAR).astype(np.int64)
        return np.searchsorted(self.x, wanted, side)

    def rows(self, chosen: slice | NDArray[np.bool_] | NDArray[np.int64]) -> Curve:
        """Some of the points; where x is the step, it stays the very same array."""
        step = self.step[chosen]
        return self._replace(
            x=step if self.x is self.step else self.x[chosen],
            step=step,
            wall_time=self.wall_time[chosen],
            value=self.value[chosen],
            smooth=None if self.smooth is None else self.smooth[chosen],
        )


def curves(
    index: ScalarIndex,
    tag: str,
    axis: str = "step",
    x_tag: str = "",
    runs: Collection[str] | None = None,
) -> list[Curve]:
    """A curve for each run that has the tag, sorted by run.

    Args:
        index: The scalar table.
        tag: Whose values.
        axis: One of `AXES`: the step; seconds since the run began (`relative`) or since 1970
            (`wall`); the number of the row, from 0 (`index`); the value of another tag at the
            same step (`tag`), where steps that only one of the two has are left out and counted;
            or the step that the training had come to by then (`training`).
            Of a series without steps those of time and rows have every record, the others one.
        x_tag: The other tag.
        runs: Only these; None for all.

    """
    others = {s.run: s for s in index.by_tag.get(x_tag, [])} if axis == "tag" else {}
    found = []
    wanted = [one for one in index.by_tag.get(tag, []) if runs is None or one.run in runs]
    for segment, best in zip(wanted, _bests(index, tag, wanted), strict=True):
        curve = _curve(index, segment, axis)._replace(best=best)
        if axis == "tag":
            if segment.run not in others:
                continue
            curve = _joined(index, curve, others[segment.run])
        if len(curve.x):
            found.append(curve)
    return found


def _bests(index: ScalarIndex, tag: str, segments: Sequence[Segment]) -> list[float]:
    sign = index.direction(tag)
    return best_values(index, segments, sign).tolist() if sign else [math.nan] * len(segments)


def _curve(index: ScalarIndex, segment: Segment, axis: str) -> Curve:
    rows = slice(segment.start, segment.end)
    wall_time, started = index.wall_time[rows], index.started[segment.run]
    step, value = index.step[rows], index.value[rows]
    records, without_step = index.records.get((segment.run, segment.tag)), 0
    if records is not None and axis in OF_RECORDS:
        step, wall_time, value = records
    elif records is not None:
        without_step = len(records.step) - 1
    curve = Curve(segment.run, step, True, step, wall_time, value, None, started, 0, without_step)
    return along(curve, axis, index)


def along(curve: Curve, axis: str, index: ScalarIndex) -> Curve:
    """The points of a curve along the step, its times or its rows, by step as tables have them."""
    if axis == "training":
        x = index.steps_at(curve.run, curve.wall_time)
        return _paired(curve._replace(x=x), np.isfinite(x))
    if axis in {"relative", "wall"}:
        x = curve.wall_time if axis == "wall" else curve.wall_time - curve.started
        return _paired(curve._replace(x=x), np.isfinite(x))
    return curve._replace(x=np.arange(len(curve.wall_time)) if axis == "index" else curve.step)


def ascends(x: NDArray[np.float64] | NDArray[np.int64]) -> bool:
    """Whether x never goes back."""
    return bool((x[1:] >= x[:-1]).all())


def _joined(index: ScalarIndex, curve: Curve, other: Segment) -> Curve:
    rows = slice(other.start, other.end)
    return paired_with(curve, index.step[rows], index.value[rows])


def paired_with(curve: Curve, steps: NDArray[np.int64], x: NDArray[np.float64]) -> Curve:
    """A curve over the values that another tag has at the same steps."""
    if len(steps) == len(curve.step) and (steps == curve.step).all():
        return _paired(curve._replace(x=x), np.isfinite(x))
    indices = np.minimum(np.searchsorted(steps, curve.step), len(steps) - 1)
    joined = curve._replace(x=x[indices])
    return _paired(joined, (steps[indices] == curve.step) & np.isfinite(joined.x))


def _paired(curve: Curve, paired: NDArray[np.bool_]) -> Curve:
    """The points that have an x, the others counted."""
    if not paired.all():
        curve = curve.rows(paired)._replace(unpaired=int((~paired).sum()))
    return curve._replace(ascends=ascends(curve.x))
