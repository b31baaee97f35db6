"""What cards draw of the ranks of a run: their median and range, or each of them.

A run of several processes is one line, the median of its ranks step by step, with the range around
it and the ranks that lie apart. What machines do differs on purpose: such tags have a line a rank,
and so have others where somebody asks for each.
"""

from __future__ import annotations

import math
import threading
import zlib
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.queries.series.buckets import buckets
from dashboard.queries.series.curves import along, paired_with
from dashboard.queries.series.ema import debiased_ema
from dashboard.queries.series.rank_spread import spread_of
from insight.lineage.target.diagnostics import is_of_machine

from .far import short

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from dashboard.queries.series.curves import Curve
    from dashboard.queries.series.edges import AxisWindow
    from dashboard.queries.series.rank_spread import Apart, RankSpread
    from insight.tables.rank_table import RankSeries
    from insight.tables.scalar_index import ScalarIndex

    from .view import View

    BySeries = Mapping[str, Sequence[RankSeries]]

SLICES = 240
MOST_LINES = 600
"""Lines of single ranks on a card: the runs beyond are drawn by their medians."""
MOST_APART = 8  # ranks of a run that are drawn beside its median
FEWEST_BESIDE = 5  # points of its line before and after
MOST_KEPT = 512  # spreads: each takes some hundred kilobytes at most


class Ranks:
    """The ranks of the runs of a store, what was computed of them kept as long as it holds.

    Args:
        read: `Store.rank_series`.

    """

    def __init__(self, read: Callable[[str], BySeries]) -> None:
        self._read = read
        self._lock = threading.Lock()
        self._kept: dict[tuple[str, str], tuple[int, RankSpread]] = {}

    def series(self, tag: str) -> BySeries:
        """What each rank recorded of a tag, by run; runs of one process are left out."""
        return self._read(tag)

    def spread(self, tag: str, run: str, series: Sequence[RankSeries]) -> RankSpread:
        """What these series of one run have in the middle and around it."""
        mark, kept = _mark(series), self._kept.get((tag, run))
        if kept is not None and kept[0] == mark:
            return kept[1]
        found = spread_of(series)
        with self._lock:
            self._kept.pop((tag, run), None)
            self._kept[tag, run] = (mark, found)  # the newest last
            if len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]
        return found


NO_RANKS = Ranks(lambda _tag: {})


def mark_of(held: BySeries, runs: Sequence[str]) -> list[int]:
    """Changes with what the ranks of some runs recorded; empty where none of them has several."""
    return [_mark(held[run]) for run in runs if run in held]


def _mark(series: Sequence[RankSeries]) -> int:
    ends = [
        (one.rank, len(one.step), one.step[-1], one.wall_time[-1], one.value[-1]) for one in series
    ]
    return zlib.crc32(np.array(ends, np.float64).tobytes())


class CardRanks:
    """The ranks of one card, along the axis of a view.

    Attributes:
        held: What each rank recorded of the tag, by run.

    """

    def __init__(self, index: ScalarIndex, tag: str, view: View, ranks: Ranks) -> None:
        self.held = {} if view.by_row else ranks.series(tag)
        self._index, self._tag, self._view, self._ranks = index, tag, view, ranks
        is_paired = bool(self.held) and view.axis == "tag"
        self._others = ranks.series(view.x_tag) if is_paired else {}
        self._spreads: dict[str, RankSpread] = {}

    def middle(self, curve: Curve) -> Curve:
        """The curve of a run: the median of its ranks, the curve itself of a run of one."""
        return self.lines(curve)[0] if curve.run in self.held else curve

    def middles(self, found: Sequence[Curve]) -> list[Curve]:
        """Those of all curves that still have a point."""
        if not self.held:
            return list(found)
        return [curve for curve in map(self.middle, found) if len(curve.x)]

    def each(self, curve: Curve) -> list[Curve]:
        """A curve for each rank of its run."""
        others = {one.rank: (one.step, one.value) for one in self._others.get(curve.run, ())}
        lines = []
        for one in self.held[curve.run]:
            line = self._along(curve, one.step, one.wall_time, one.value, others.get(one.rank))
            lines.append(line._replace(rank=one.rank))
        return [line for line in lines if len(line.x)]

    def split(self, found: Sequence[Curve]) -> list[Curve]:
        """Curves, those of runs of several ranks a line a rank where that is wanted."""
        if not self.are_split:
            return list(found)
        lines: list[Curve] = []
        for curve in found:
            is_split = curve.run in self.held
            count = len(self.held[curve.run]) if is_split else 1
            if is_split and len(lines) + count <= MOST_LINES:
                lines += self.each(curve)
            else:
                lines.append(curve)
        return lines

    @property
    def are_split(self) -> bool:
        """Whether single ranks are drawn in place of their median."""
        wanted = self._view.ranks == "each" or is_of_machine(self._tag)
        return bool(self.held) and wanted and not self._view.base

    @property
    def are_joined(self) -> bool:
        """Whether any run is drawn as the median of its ranks, with their range."""
        return bool(self.held) and not self.are_split and not self._view.base

    def spread(self, run: str) -> RankSpread:
        """What the ranks of a run have in the middle and around it."""
        found = self._spreads.get(run)
        if found is None:
            found = self._spreads[run] = self._ranks.spread(self._tag, run, self.held[run])
        return found

    def lines(self, curve: Curve) -> tuple[Curve, Curve, Curve]:
        """The median, the lowest and the highest of a run's ranks."""
        spread = self.spread(curve.run)
        other = None
        if curve.run in self._others:
            beside = self._ranks.spread(self._view.x_tag, curve.run, self._others[curve.run])
            other = (beside.step, beside.middle)
        lines = [
            self._along(curve, spread.step, spread.wall_time, value, other)
            for value in (spread.middle, spread.low, spread.high)
        ]
        return lines[0], lines[1], lines[2]

    def _along(
        self,
        curve: Curve,
        step: NDArray[np.int64],
        wall_time: NDArray[np.float64],
        value: NDArray[np.float64],
        other: tuple[NDArray[np.int64], NDArray[np.float64]] | None,
    ) -> Curve:
        """Points of a run along the axis of the view."""
        view = self._view
        firsts = [float(one.wall_time[0]) for one in self.held[curve.run]]
        began = min(filter(math.isfinite, [curve.started, *firsts]))  # another may be the first
        found = curve._replace(
            step=step, wall_time=wall_time, value=value, unpaired=0, started=began
        )
        if view.axis == "tag":
            found = found._replace(x=step)
            found = found.rows(slice(0)) if other is None else paired_with(found, *other)
        else:
            found = along(found, view.axis, self._index)
        if view.weight:
            found = found._replace(smooth=debiased_ema(found.value, view.weight))
        return found


def ranks_part(
    ranks: CardRanks, found: Sequence[Curve], view: View, window: AxisWindow | None
) -> dict[str, Any]:
    """The ranges of runs of several ranks, and the ranks that lie apart.

    Args:
        ranks: Those of the card.
        found: The curves of the runs as `curves` gives them.
        view: How somebody looks at it.
        window: What part of the axis is looked at closely.

    """
    told = []
    for curve in found:
        if curve.run not in ranks.held:
            continue
        _, low, high = ranks.lines(curve)
        spread, several = ranks.spread(curve.run), ranks.held[curve.run]
        apart = spread.apart[:MOST_APART]
        lines = {line.rank: line for line in ranks.each(curve)} if apart else {}
        beside = [(one, lines[one.rank]) for one in apart if one.rank in lines]
        told.append(
            {
                "run": curve.run,
                "ranks": len(several),
                "lowest": several[0].rank,
                "more": len(spread.apart) - len(beside),
            }
            | _range(low, high, view, window)
            | {"apart": [one._asdict() | _away(line, one, view, window) for one, line in beside]}
        )
    return {"axis": [view.axis, view.x_tag], "weight": view.weight, "of": told}


def _range(low: Curve, high: Curve, view: View, window: AxisWindow | None) -> dict[str, Any]:
    """How far the ranks reach, in the slices of an axis."""
    below = buckets([low], SLICES, window, log=view.log_x) if len(low.x) else None
    above = buckets([high], SLICES, window, log=view.log_x) if len(high.x) else None
    if below is None or above is None:
        none = np.empty(0)
        return {"x": numbers(none), "low": numbers(none), "high": numbers(none)}
    ends = (below.low, above.high)
    if below.smooth is not None and above.smooth is not None:
        ends = (below.smooth, above.smooth)
    return {"x": numbers(below.x)} | {
        name: numbers(short(end)) for name, end in zip(("low", "high"), ends, strict=True)
    }


def _away(curve: Curve, apart: Apart, view: View, window: AxisWindow | None) -> dict[str, Any]:
    """The line of a rank where it lies apart and some way beyond, and the point furthest away."""
    first, last, at = np.searchsorted(curve.step, (apart.first, apart.last, apart.at)).tolist()
    at = min(at, len(curve.x) - 1)
    room = max(FEWEST_BESIDE, (last - first) // 5)
    line = curve.rows(slice(max(0, first - room), last + 1 + room))
    drawn = buckets([line], SLICES, window, log=view.log_x)
    spot = [float(curve.x[at]), float(curve.value[at])]
    values = drawn.mean if drawn.smooth is None else drawn.smooth
    return {
        "x": numbers(drawn.x),
        "y": numbers(short(values)),
        "spot": spot if np.isfinite(spot).all() else [float(drawn.x[0]), 0.0],
    }
