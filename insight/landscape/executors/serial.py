"""Rows computed here, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from insight.landscape.parameters import Array
from insight.landscape.quantities import RowValues
from insight.landscape.work import Job, Row


class SerialExecutor:
    """The process that asks, alone."""

    def __init__(self) -> None:
        self._begun: tuple[Job, RowValues] | None = None

    def losses(self, job: Job, rows: Sequence[Row]) -> Iterator[tuple[int, Array]]:
        """The rows in their order."""
        if self._begun is None or self._begun[0] is not job:
            self._begun = job, job.begin()
        for index, row in enumerate(rows):
            yield index, self._begun[1](np.array(row.x), row.y)

    def close(self) -> None:
        """Nothing was begun that has to end."""
        self._begun = None
