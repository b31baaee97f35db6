"""How somebody looks at scalars: what a browser asks for, checked."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dashboard.queries.series.curves import AXES
from dashboard.queries.series.edges import AxisWindow
from dashboard.queries.series.ema import HEAVIEST

from .groups import BANDS, MIDDLES

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_FOCUS = 12
LONGEST_NAME = 1_000
RANKS = ("median", "each")


@dataclass(frozen=True)
class View:
    """What a card draws of its tag.

    Attributes:
        axis: One of `curves.AXES`.
        x_tag: The tag that is the axis, where `axis` is `tag`.
        log_x: Whether the axis is logarithmic.
        weight: Of the average over every point; 0 for none.
        by: The fact whose values make groups of runs; empty for none.
        also: A second one; groups have both in common.
        middle: One of `groups.MIDDLES`: what the line of a group is.
        band: One of `groups.BANDS`: what lies around it.
        base: The run that the others are compared with; empty for none.
        focus: Runs that are drawn closely among many.
        runs: Those that the filter lets through; None for all.
        by_row: Whether rows stand for the steps that no run has.
        defined: Whether the tag along the axis is that which scripts say, and nobody chose.
        ranks: One of `RANKS`: what is drawn of a run of several processes.

    """

    axis: str = "step"
    x_tag: str = ""
    log_x: bool = False
    weight: float = 0.0
    by: str = ""
    also: str = ""
    middle: str = "mean"
    band: str = "ci"
    base: str = ""
    focus: tuple[str, ...] = ()
    runs: frozenset[str] | None = None
    by_row: bool = False
    defined: bool = False
    ranks: str = "median"

    @property
    def is_own(self) -> bool:
        """Whether the axis is another one than that of the cards beside it."""
        return self.by_row or self.defined

    @property
    def key(self) -> str:
        """Changes with everything that moves points."""
        return f"{self.axis}:{self.x_tag}:{self.log_x}:{self.weight}:{self.base}"


def view_of(options: Mapping[str, Any]) -> View:
    """The view that a browser asks for; what it may not ask for is left out.

    >>> view_of({"axis": "wall", "weight": 7, "band": "broad"})
    View(axis='wall', x_tag='', log_x=False, weight=0.999, by='', also='', middle='mean', \
band='ci', base='', focus=(), runs=None, by_row=False, defined=False, \
ranks='median')

    """
    runs = options.get("runs")
    focus = options.get("focus")
    return View(
        axis=_one_of(options.get("axis"), AXES),
        x_tag=_name(options.get("xTag")),
        log_x=options.get("logX") is True,
        weight=min(HEAVIEST, max(0.0, _number(options.get("weight")))),
        by=_name(options.get("by")),
        also=_name(options.get("also")),
        middle=_one_of(options.get("middle"), MIDDLES),
        band=_one_of(options.get("band"), BANDS),
        base=_name(options.get("base")),
        focus=tuple(map(_name, focus[:MOST_FOCUS])) if isinstance(focus, list) else (),
        runs=frozenset(map(_name, runs)) if isinstance(runs, list) else None,
        ranks=_one_of(options.get("ranks"), RANKS),
    )


def window_of(asked: Any) -> AxisWindow | None:
    """Two ends of an axis as a browser tells them, or None."""
    if not isinstance(asked, list) or len(asked) != 2:
        return None
    low, high = map(_number, asked)
    return AxisWindow(low, high) if low < high else None


def _one_of(asked: Any, allowed: tuple[str, ...]) -> str:
    return asked if isinstance(asked, str) and asked in allowed else allowed[0]


def _name(asked: Any) -> str:
    return asked if isinstance(asked, str) and len(asked) <= LONGEST_NAME else ""


def _number(asked: Any) -> float:
    number = float(asked) if isinstance(asked, int | float) else 0.0
    return number if math.isfinite(number) else 0.0
