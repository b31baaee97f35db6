"""Several passes as one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count as counting

import numpy as np

from engine.errors import ArgumentValueError

from . import arguments
from .base import Dataset
from .description import Description, node
from .picks import Picks, Row
from .turn import Turn

# Row numbers kept at once; beyond it passes are made one after the other.
MOST_NUMBERS = 2**24


class RepeatDataset(Dataset):
    """`count` passes over a dataset, each with its own random numbers."""

    def __init__(self, child: Dataset, count: int | None) -> None:
        super().__init__(child)
        self.count = -1 if count is None else arguments.whole("repeat(count)", count, -1, 2**31 - 1)
        if count == 0:
            raise ArgumentValueError.of("repeat(count)", "-1 or a number above 0", count)

    def _passes_of(self, turn: Turn) -> Iterator[Turn]:
        numbers = counting() if self.count == -1 else range(self.count)
        return (replace(turn.below(number), epoch=turn.epoch + number) for number in numbers)

    def _picks(self, turn: Turn) -> Picks | None:
        if self.count == -1:
            return None
        first = self.children[0]._picks(turn.below(0))
        if first is None or len(first.order) * self.count > MOST_NUMBERS:
            return None
        passes = (self.children[0]._picks(one) for one in self._passes_of(turn))
        return first.reordered(np.concatenate([one.order for one in passes if one is not None]))

    def _rows(self, turn: Turn) -> Iterator[Row]:
        for one in self._passes_of(turn):
            empty = True
            for row in self.children[0]._rows(one):
                empty = False
                yield row
            if empty:  # an endless repetition of nothing would never give or end
                return

    def _count(self) -> int:
        return super()._count() * max(self.count, 1)

    def _endless(self) -> bool:
        return self.count == -1 or super()._endless()

    def get_repeat_count(self) -> int:
        """How often this repetition runs through what it repeats; -1 without end."""
        return self.count

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        return node("Repeat", [self.children[0].describe()], count=self.count)
