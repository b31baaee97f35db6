"""Rows of whole arrays in some order: the fast form of a pass.

A source that holds its data as arrays, and operations that only change the order of rows, need not
touch rows at all: they hand on the arrays and the row numbers, and a batch slices once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np

Row = tuple[np.ndarray, ...]
Step = Callable[[Row], Row]

CHUNK = 64  # rows sliced at once when rows are wanted after all: large images still fit the cache


@dataclass(frozen=True)
class Picks:
    """Which rows of which arrays come, and what is done to them on the way.

    Attributes:
        columns: One array a column, the row number is its first axis.
        order: The row numbers in the order in which they come.
        steps: Functions of columns, applied to what was sliced; each works on any number of rows.
        workers: How many may slice and apply them at a time.
        repeats: Whether the steps give the same whenever they are applied, and how often.

    """

    columns: Row
    order: np.ndarray
    steps: tuple[Step, ...] = ()
    workers: int = 1
    repeats: bool = True

    def reordered(self, order: np.ndarray) -> Picks:
        """The same arrays, with other rows or another order."""
        return replace(self, order=order)

    def then(self, step: Step) -> Picks:
        """With one more step at the end."""
        return replace(self, steps=(*self.steps, step))

    def only(self, positions: list[int]) -> Picks:
        """Only some columns; an array that is not wanted is not sliced where no step needs it."""
        if self.steps:
            return self.then(lambda row: tuple(row[index] for index in positions))
        return replace(self, columns=tuple(self.columns[index] for index in positions))

    def block(self, start: int, stop: int) -> Row:
        """The rows from `start` to `stop` of the order, one array a column."""
        numbers = self.order[start:stop]
        row = tuple(column.take(numbers, axis=0) for column in self.columns)
        for step in self.steps:
            row = step(row)
        return row

    def rows(self) -> Iterator[Row]:
        """One row after the other."""
        for start in range(0, len(self.order), CHUNK):
            stop = min(start + CHUNK, len(self.order))
            block = self.block(start, stop)
            for number in range(stop - start):
                yield tuple(column[number, ...] for column in block)
