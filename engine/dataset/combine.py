"""Several datasets as one: side by side, or one after the other."""

from __future__ import annotations

import builtins
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from engine.errors import ArgumentTypeError, StateError, compose

from . import arguments
from .base import Dataset
from .description import Description, node, queue
from .picks import Row
from .turn import Turn


class ZipDataset(Dataset):
    """The columns of several datasets side by side, as long as the shortest."""

    def __init__(self, datasets: Sequence[Dataset]) -> None:
        super().__init__(*datasets)
        arguments.distinct("zip", self._columns())

    def _columns(self) -> list[str]:
        return [name for child in self.children for name in child._columns()]

    def _count(self) -> int:
        ending = [child for child in self.children if not child._endless()]
        return min(child._count() for child in ending or self.children)

    def _endless(self) -> bool:
        return all(child._endless() for child in self.children)

    def _rows(self, turn: Turn) -> Iterator[Row]:
        sides = [child._rows(turn.below(index)) for index, child in enumerate(self.children)]
        for row in builtins.zip(*sides, strict=False):
            yield tuple(chain.from_iterable(row))

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        children = [child.describe() for child in self.children]
        return node("Zip", children, **queue(self.num_parallel_workers))


class ConcatDataset(Dataset):
    """The rows of several datasets one after the other."""

    def __init__(self, datasets: Sequence[Dataset]) -> None:
        super().__init__(*datasets)
        names = self.children[0]._columns()
        for child in self.children:
            if child._columns() != names:
                raise StateError(compose("concat", f"the columns {names}", child._columns()))

    def _count(self) -> int:
        return sum(child._count() for child in self.children)

    def _endless(self) -> bool:
        return any(child._endless() for child in self.children)

    def _rows(self, turn: Turn) -> Iterator[Row]:
        for index, child in enumerate(self.children):
            yield from child._rows(turn.below(index))

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        return node("Concat", [child.describe() for child in self.children])


def zip(datasets: Iterable[Dataset]) -> Dataset:
    """The columns of a tuple of datasets side by side, as `Dataset.zip`."""
    if not isinstance(datasets, tuple):
        raise ArgumentTypeError.of("dataset.zip", "a tuple of datasets", datasets)
    return ZipDataset(datasets)
