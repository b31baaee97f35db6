"""Steps that hold numbers alone, taken in many at a time, among records read one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.sources.records import as_text

from .history import ADDED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from insight.format.scalars.columns import Column
    from insight.format.wandb import Logged


_MOST_SHORT = 1 << 15


class Passed(NamedTuple):
    """What a reader knows behind some steps."""

    step: int
    """The last of them."""
    first: float
    """The earliest wall time."""
    last: float


class PlainSteps:
    """The plain steps of a piece of a run file.

    Attributes:
        rows: Which of the piece's records need not be looked at any more.

    """

    def __init__(self, logged: Logged) -> None:
        self.rows: Column = np.union1d(logged.rows, logged.replaced)
        self._logged = logged
        self._first = np.minimum.accumulate(logged.wall_times)
        self._last = np.maximum.accumulate(logged.wall_times)

    def before(self, index: int) -> Passed | None:
        """What is known of the steps before a record; None where there are none."""
        count = int(np.searchsorted(self._logged.rows, index))
        if not count:
            return None
        step = int(self._logged.steps[count - 1])
        return Passed(step, float(self._first[count - 1]), float(self._last[count - 1]))

    def with_others(self, others: Mapping[str, tuple[Any, Any, Any]]) -> dict[str, Any]:
        """Steps, wall times and values by tag, those that were read one by one among them."""
        found: dict[str, Any] = dict(others)
        logged = self._logged
        few = len(logged.names) < _MOST_SHORT
        of_name = logged.of_name.astype(np.int16) if few else logged.of_name  # sorted much faster
        order = np.argsort(of_name, kind="stable")
        bounds = np.searchsorted(of_name[order], np.arange(len(logged.names) + 1))
        for number, names in enumerate(logged.names):
            chosen = order[bounds[number] : bounds[number + 1]]
            if not len(chosen) or names[0] in ADDED:
                continue
            tag, rows = as_text(".".join(names)), logged.of_row[chosen]
            steps, wall_times, values = found.get(tag, ((), (), ()))
            found[tag] = (
                np.concatenate([np.array(steps, np.int64), logged.steps[rows]]),
                np.concatenate([wall_times, logged.wall_times[rows]]),
                np.concatenate([values, logged.values[chosen]]),
            )
        return found
