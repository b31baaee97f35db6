"""What every part of a pipeline is: something that gives rows, made of what feeds it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.errors import ArgumentTypeError

from . import arguments, config
from .description import Description
from .picks import Picks, Row
from .turn import Turn


class Node:
    """A source, or an operation on what its children give.

    Attributes:
        children: What feeds it; none for a source.
        num_parallel_workers: What the dataset graph says of it.

    """

    def __init__(self, *children: Node, workers: int | None = None) -> None:
        for child in children:
            if not isinstance(child, Node):
                raise ArgumentTypeError.of(type(self).__name__, "a dataset", child)
        self.children = children
        self.num_parallel_workers = arguments.whole_or_none("num_parallel_workers", workers, 1)
        self._passes = 0
        self._generation = config.generation()

    def _columns(self) -> list[str]:
        return self.children[0]._columns()

    def _count(self) -> int:
        return self.children[0]._count()

    def _endless(self) -> bool:
        return bool(self.children) and self.children[0]._endless()

    def _picks(self, turn: Turn) -> Picks | None:
        """The pass as slices of whole arrays, or None where rows must be made one by one."""
        return None

    def _rows(self, turn: Turn) -> Iterator[Row]:
        picks = self._picks(turn)
        return iter(()) if picks is None else picks.rows()

    def describe(self) -> Description:
        """The pipeline as nested dicts with the field names of MindSpore's DatasetGraph."""
        return self.children[0].describe()

    def begin(self, epoch: int) -> Iterator[Row]:
        """The rows of the next pass; each pass has random numbers of its own."""
        if self._generation != config.generation():
            self.reset()
        turn = Turn(config.entropy(), (self._passes,), epoch)
        self._passes += 1
        return self._rows(turn)

    def get_dataset_size(self) -> int:
        """How many rows, or batches, a pass gives.

        An endless repetition counts one round. A generator without a length is run once to count.
        """
        return self._count()

    def get_batch_size(self) -> int:
        """The size of the batches, 1 where rows are not batched."""
        return self.children[0].get_batch_size() if self.children else 1

    def get_repeat_count(self) -> int:
        """How often the last repetition runs through what it repeats; -1 without end."""
        return self.children[0].get_repeat_count() if self.children else 1

    def get_col_names(self) -> list[str]:
        """The names of the columns."""
        return list(self._columns())

    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
        return self.get_col_names()

    def output_shapes(self) -> list[list[int]]:
        """The shape of each column in the first row, or batch."""
        return [list(column.shape) for column in self._sample()]

    def output_types(self) -> list[np.dtype]:
        """The NumPy dtype of each column."""
        return [column.dtype for column in self._sample()]

    def _sample(self) -> Row:
        return next(self._rows(Turn(0, ())), ())

    def reset(self) -> None:
        """Count passes anew: under a seed, the next pass is the first one again."""
        self._passes, self._generation = 0, config.generation()
