"""Operations that give the rows of one dataset in another order, or fewer of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np

from engine.errors import ArgumentValueError

from . import arguments
from .base import Dataset
from .description import Description, node
from .picks import Picks, Row
from .turn import Turn

DRAWN_AT_ONCE = 4096


class Reordered(Dataset):
    """An operation that never looks into rows: it works on row numbers just as well."""

    def _rearranged(self, items: Iterator[Any], turn: Turn) -> Iterator[Any]:
        """The items that come, in the order in which they come."""
        return items

    def _picks(self, turn: Turn) -> Picks | None:
        picks = self.children[0]._picks(turn.below(0))
        if picks is None:
            return None
        numbers = self._rearranged(iter(picks.order.tolist()), turn)
        return picks.reordered(np.fromiter(numbers, dtype=np.intp))

    def _numbers(self, turn: Turn) -> np.ndarray | None:
        numbers = self.children[0]._numbers(turn.below(0))
        if numbers is None:
            return None
        return np.fromiter(self._rearranged(iter(numbers.tolist()), turn), dtype=np.intp)

    def _rows_of(self, numbers: np.ndarray, turn: Turn) -> Iterator[Row]:
        return self.children[0]._rows_of(numbers, turn.below(0))

    def _rows(self, turn: Turn) -> Iterator[Row]:
        picks = self._picks(turn)
        if picks is not None:
            return picks.rows()
        numbers = self._numbers(turn)
        if numbers is not None:
            return self._rows_of(numbers, turn)
        return self._rearranged(self.children[0]._rows(turn.below(0)), turn)


class ShuffleDataset(Reordered):
    """Each row drawn at random from a buffer of those that are waiting."""

    def __init__(self, child: Dataset, buffer_size: int) -> None:
        super().__init__(child)
        self.buffer_size = arguments.whole("shuffle(buffer_size)", buffer_size, 2, 2**31 - 1)

    def _rearranged(self, items: Iterator[Any], turn: Turn) -> Iterator[Any]:
        rng = turn.rng()
        waiting = list(islice(items, self.buffer_size))
        indexes = _indexes(rng, len(waiting))
        for item in items:
            index = next(indexes)
            yield waiting[index]
            waiting[index] = item
        for index in rng.permutation(len(waiting)).tolist():
            yield waiting[index]

    def is_shuffled(self) -> bool:
        """Whether the order of the rows differs from pass to pass: it does."""
        return True

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        child = self.children[0].describe()
        return node("Shuffle", [child], buffer_size=self.buffer_size, reset_each_epoch=True)


def _indexes(rng: np.random.Generator, size: int) -> Iterator[int]:
    """Random indexes below `size`, without end; drawing many at once is a hundred times faster."""
    while True:
        yield from rng.integers(size, size=DRAWN_AT_ONCE).tolist()


class TakeDataset(Reordered):
    """The first rows."""

    def __init__(self, child: Dataset, count: int) -> None:
        super().__init__(child)
        self.count = arguments.whole("take(count)", count, -1, 2**31 - 1)
        if count == 0:
            raise ArgumentValueError.of("take(count)", "-1 or a number above 0", count)

    def _rearranged(self, items: Iterator[Any], turn: Turn) -> Iterator[Any]:
        return items if self.count == -1 else islice(items, self.count)

    def _count(self) -> int:
        if self.count == -1:
            return super()._count()
        return self.count if super()._endless() else min(super()._count(), self.count)

    def _endless(self) -> bool:
        return self.count == -1 and super()._endless()

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        return node("Take", [self.children[0].describe()], count=self.count)


class SkipDataset(Reordered):
    """The rows after the first ones."""

    def __init__(self, child: Dataset, count: int) -> None:
        super().__init__(child)
        self.count = arguments.whole("skip(count)", count, 0, 2**31 - 1)

    def _rearranged(self, items: Iterator[Any], turn: Turn) -> Iterator[Any]:
        return islice(items, self.count, None)

    def _count(self) -> int:
        size = super()._count()
        return size if self._endless() else max(size - self.count, 0)

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        return node("Skip", [self.children[0].describe()], count=self.count)
