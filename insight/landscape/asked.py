"""The points of a landscape that are asked for, each computed once and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from .kept_rows import KeptRows
from .parameters import Array
from .work import Executor, Job, Row

Progress = Callable[[int, int], None]
"""Told how many points are there, and how many there will be at most."""


class Asked:
    """The values of points, by whoever computes them.

    Args:
        workers: Who computes.
        job: What.
        kept: What is known already, and where what is computed is written down.
        most: How many points there will be at most.
        progress: Told when there are more.

    """

    def __init__(
        self, workers: Executor, job: Job, kept: KeptRows, most: int, progress: Progress | None
    ) -> None:
        self.workers, self.job, self.kept = workers, job, kept
        self.most, self.progress, self.done = most, progress, 0

    def at(self, points: Iterable[tuple[float, float]]) -> Array:
        """The values at (x, y), in this order: the loss, then quantities; (1 + k, points)."""
        wanted = list(points)
        rows: dict[float, list[float]] = {}
        for x, y in dict.fromkeys(wanted):
            if self.kept.known(y, x) is None:
                rows.setdefault(y, []).append(x)
            else:
                self._tell(1)
        tasks = [Row(y, tuple(xs)) for y, xs in rows.items()]
        for index, values in self.workers.losses(self.job, tasks) if tasks else ():
            self.kept.add(tasks[index], values)
            self._tell(values.shape[1])
        return self.held(wanted)

    def held(self, wanted: Sequence[tuple[float, float]]) -> Array:
        """The values of points that are there, in this order; (1 + k, points)."""
        found = np.empty((1 + len(self.job.quantities), len(wanted)))
        for k, (x, y) in enumerate(wanted):
            found[:, k] = self.kept.known(y, x)
        return found

    def _tell(self, more: int) -> None:
        self.done += more
        if self.progress is not None:
            self.progress(min(self.done, self.most), self.most)
