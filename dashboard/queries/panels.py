"""Cards that have a panel a run: which runs, in which order, and which panels of many."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.tables.scalar_index import held_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from insight.tables.scalar_index import Segment

# Panels that an answer holds unless told otherwise, and at most; further ones are asked for as they
# come near the screen.
FIRST_PANELS = 8
MOST_PANELS = 48
MOST_FOCUS = 64


@dataclass(frozen=True)
class Panels:
    """Whose panels a browser asks for.

    Attributes:
        focus: Runs that come first, in this order.
        runs: The runs that the filter lets through; None for all.

    """

    focus: tuple[str, ...] = ()
    runs: frozenset[str] | None = None

    @classmethod
    def of(cls, told: dict[str, Any]) -> Panels:
        """What can be understood of a browser's options."""
        runs = told.get("runs")
        passing = None if runs is None else frozenset(_texts(runs))
        return cls(tuple(_texts(told.get("focus"))[:MOST_FOCUS]), passing)

    def chosen(self, segments: Sequence[Segment]) -> list[Segment]:
        """The series of the runs asked for, those in focus first."""
        rank_of = {run: rank for rank, run in enumerate(self.focus)}
        kept = [one for one in segments if self.runs is None or one.run in self.runs]
        return sorted(kept, key=lambda one: rank_of.get(one.run, len(rank_of)))


def _texts(values: Any) -> list[str]:
    return [one for one in values if isinstance(one, str)] if isinstance(values, list) else []


def window_of(asked: Any, count: int) -> tuple[int, int]:
    """Which panels of so many are near the screen: the first ones unless told otherwise."""
    first, last = 0, FIRST_PANELS
    if isinstance(asked, list) and len(asked) == 2 and all(type(n) is int for n in asked):
        first, last = asked
    first = min(max(first, 0), count)
    return first, min(max(last, first), first + MOST_PANELS, count)


def mark(table: pd.DataFrame, segments: Sequence[Segment]) -> str:
    """Changes with the runs of these series, and when they grow."""
    times = table["wall_time"].to_numpy(np.float64)
    rows = sum(one.end - one.start for one in segments)
    latest = max((float(times[one.end - 1]) for one in segments), default=0.0)
    runs = zlib.crc32("\n".join(one.run for one in segments).encode("utf-8", "replace"))
    return f"{rows}:{latest!r}:{runs}"


def row_at(table: pd.DataFrame, segment: Segment, step: int) -> int:
    """The row of a series that held at a step: the newest up to there, else its first."""
    steps = table["step"].to_numpy(np.int64)[segment.start : segment.end]
    return segment.start + max(0, held_at(steps, step))
