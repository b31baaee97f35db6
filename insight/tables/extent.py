"""Room for the points of many files, one after the other, so that a table of them is no copy.

Fresh memory is what a large table costs most. Files settle here in the order of their runs; a table
over files that lie side by side is a range of the same memory, which pandas copies when it is
written to.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.format.scalars.columns import Column, Room

_TYPES = (np.int64, np.float64, np.float64)
_SMALLEST = 1 << 18  # rows; 6 MB, mapped as it is filled
_FEWEST_AT_ONCE = 1 << 12


class _Extent:
    """Three columns that are filled from the start."""

    def __init__(self, rows: int) -> None:
        self.columns = [np.empty(rows, dtype) for dtype in _TYPES]
        # What pandas cuts tables from: it knows then that others look at the same memory.
        self.owners = [pd.Series(column, copy=False) for column in self.columns]
        self.rows = rows
        self.used = 0

    @property
    def is_unused(self) -> bool:
        """Whether neither points nor tables lie in it."""
        return self.references() == _REFERENCES_OF_ONE_UNUSED

    def references(self) -> list[int]:
        """How many objects refer to each column."""
        return [sys.getrefcount(self.columns[index]) for index in range(len(_TYPES))]


def _references_of_one_unused() -> list[int]:
    """What an extent without rows says, in this interpreter."""
    alone = _Extent(1)
    return alone.references()


_REFERENCES_OF_ONE_UNUSED = _references_of_one_unused()


class Extents:
    """The columns of a store."""

    def __init__(self) -> None:
        self._extents: dict[int, _Extent] = {}
        self._newest: _Extent | None = None

    def reserve(self, rows: int) -> None:
        """Keep the next `rows` side by side; memory is taken only as they come."""
        unused = [extent for extent in self._extents.values() if extent.is_unused]
        for column in [column for extent in unused for column in extent.columns]:
            self._extents.pop(id(column), None)
        self._newest = _Extent(max(rows, _SMALLEST))
        for column in self._newest.columns:
            self._extents[id(column)] = self._newest

    def __len__(self) -> int:
        """How many pieces of memory there are."""
        return len(self._extents) // len(_TYPES)

    def take_at_once(self, rows: int) -> Room | None:
        """Room for the rows of a file while it is read; None for few, which others may join."""
        return self.take(rows) if rows >= _FEWEST_AT_ONCE else None

    def take(self, rows: int) -> Room:
        """Room for `rows`, right behind what was taken before where it fits."""
        extent = self._newest
        if extent is None or extent.used + rows > extent.rows:
            self.reserve(rows)
            return self.take(rows)
        begin, extent.used = extent.used, extent.used + rows
        steps, wall_times, values = (column[begin : extent.used] for column in extent.columns)
        return steps, wall_times, values

    def hold(self, column: Column) -> bool:
        """Whether a column lies here."""
        return id(column.base) in self._extents

    def clear(self) -> None:
        """Forget all rows: nothing looks at them any longer."""
        self._extents.clear()
        self._newest = None

    def side_by_side(self, parts: Sequence[Column]) -> pd.Series[Any] | None:
        """The parts as one column that shares their memory, where they lie one after the other."""
        extent = self._extents.get(id(parts[0].base)) if parts else None
        if extent is None:
            return None
        index = next(k for k, column in enumerate(extent.columns) if column is parts[0].base)
        whole = extent.columns[index]
        begin = stop = (_address(parts[0]) - _address(whole)) // whole.itemsize
        for part in parts:
            if part.base is not whole or _address(part) != _address(whole) + stop * whole.itemsize:
                return None
            stop += len(part)
        return extent.owners[index].iloc[begin:stop].reset_index(drop=True)


def _address(column: Column) -> int:
    address: int = column.__array_interface__["data"][0]
    return address
