"""All but scalars: the rows of one kind and tag in one file, as columns that grow."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.sources.breaks import breaks_of

from .cuts import TagOrder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.format.scalars.columns import Column
    from insight.sources import Batch

# Numbers lie unboxed: 8 bytes a cell, so that millions of points fit.
_UNBOXED = {"int64": ("q", np.int64), "float64": ("d", np.float64)}


class HeavyColumns:
    """Columns of step, wall time, cells and offsets, in the order of the file."""

    def __init__(self, columns: Sequence[tuple[str, str]]) -> None:
        self._steps = array("q")
        self._wall_times = array("d")
        self._offsets = array("q")
        self._cells: list[tuple[str, Any]] = [
            (dtype, array(_UNBOXED[dtype][0]) if dtype in _UNBOXED else []) for _, dtype in columns
        ]

    def extend(self, batch: Batch) -> None:
        """Take the rows of `batch` in."""
        self._steps.extend(batch.steps)
        self._wall_times.extend(batch.wall_times)
        self._offsets.extend(batch.offsets)
        for (_, column), cells in zip(self._cells, zip(*batch.cells, strict=True), strict=True):
            for cell in cells:
                if isinstance(cell, np.ndarray):
                    cell.flags.writeable = False  # every table handed out shares it
            column.extend(cells)

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def is_one(self) -> bool:
        """Whether there are several rows, all of one step."""
        steps = self._steps
        return len(steps) > 1 and steps[-1] == steps[0] and steps.count(steps[0]) == len(steps)

    def since(self, index: int) -> list[Column]:
        """The rows from an index on as columns: steps, wall times, those of the kind, offsets."""
        return [
            np.array(self._steps[index:], np.int64),
            np.array(self._wall_times[index:], np.float64),
            *(_as_column(dtype, column[index:]) for dtype, column in self._cells),
            np.array(self._offsets[index:], np.int64),
        ]

    def order(self, starts: Sequence[int]) -> TagOrder | None:
        """How the rows lie among those of other tags; None where they only rise.

        Args:
            starts: Where the records begin that tell of a session's start.

        """
        steps, offsets = np.array(self._steps, np.int64), np.array(self._offsets, np.int64)
        breaks = breaks_of(np.array([0, len(steps)]), steps, offsets, starts)
        if not starts and not len(breaks):
            return None
        return TagOrder(len(steps), int(offsets[0]), breaks, lambda: steps)


def _as_column(dtype: str, cells: Any) -> Column:
    if dtype in _UNBOXED:
        return np.array(cells, _UNBOXED[dtype][1])
    column = np.empty(len(cells), object)
    # One by one: NumPy would make a matrix of arrays that are equally long.
    for index, cell in enumerate(cells):
        column[index] = cell
    return column
