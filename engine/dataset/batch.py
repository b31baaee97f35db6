"""Rows stacked along a new first axis."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

from . import arguments
from .base import Dataset
from .description import Description, node, queue
from .map import RECORDED, only_recorded
from .picks import Picks, Row
from .turn import Turn

MAPPING = ("per_batch_map", "input_columns", "output_columns")


class BatchInfo:
    """Which batch is being made, for functions that choose its size or change it."""

    def __init__(self, batch: int, epoch: int) -> None:
        self._batch = batch
        self._epoch = epoch

    def get_batch_num(self) -> int:
        """The number of the batch in its pass, from 0."""
        return self._batch

    def get_epoch_num(self) -> int:
        """The number of the pass, from 0."""
        return self._epoch


class BatchDataset(Dataset):
    """Batches of rows: slices where the rows come from arrays, stacks elsewhere."""

    def __init__(
        self,
        child: Dataset,
        batch_size: int | Callable[[BatchInfo], int],
        drop_remainder: bool,
        workers: int | None,
        options: dict[str, Any],
    ) -> None:
        super().__init__(child, workers=workers)
        self.batch_size = (
            batch_size if callable(batch_size) else arguments.whole("batch_size", batch_size, 1)
        )
        self.drop_remainder = arguments.flag("batch(drop_remainder)", drop_remainder)
        only_recorded("batch", options, (*MAPPING, *RECORDED))
        self._mapping = _Mapping(child._columns(), *(options.get(name) for name in MAPPING))

    def _columns(self) -> list[str]:
        return self._mapping.names

    def get_batch_size(self) -> int:
        """The size of the batches; -1 where a function chooses it."""
        return -1 if callable(self.batch_size) else self.batch_size

    def _count(self) -> int:
        if callable(self.batch_size):
            return sum(1 for _ in self._rows(Turn(0, ())))
        whole, rest = divmod(super()._count(), self.batch_size)
        return whole + bool(rest and not self.drop_remainder)

    def _rows(self, turn: Turn) -> Iterator[Row]:
        picks = self.children[0]._picks(turn.below(0))
        blocks = self._stacked(turn) if picks is None else self._sliced(picks, turn)
        if not self._mapping.call:
            return blocks
        return (
            self._mapping(row, BatchInfo(number, turn.epoch)) for number, row in enumerate(blocks)
        )

    def _size(self, number: int, turn: Turn) -> int:
        if not callable(self.batch_size):
            return self.batch_size
        return arguments.whole("batch_size()", self.batch_size(BatchInfo(number, turn.epoch)), 1)

    def _sliced(self, picks: Picks, turn: Turn) -> Iterator[Row]:
        start = number = 0
        while start < len(picks.order):
            stop = start + self._size(number, turn)
            if stop > len(picks.order) and self.drop_remainder:
                return
            yield picks.block(start, stop)
            start, number = stop, number + 1

    def _stacked(self, turn: Turn) -> Iterator[Row]:
        rows = self.children[0]._rows(turn.below(0))
        names = self.children[0]._columns()
        number = 0
        while True:
            size = self._size(number, turn)
            batch = list(islice(rows, size))
            if not batch or (len(batch) < size and self.drop_remainder):
                return
            columns = zip(*batch, strict=True)
            if self._mapping.call:  # the function may well be what makes the shapes equal
                yield tuple(_side_by_side(column) for column in columns)
            else:
                yield tuple(map(stack, names, columns))
            number += 1

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        return node(
            "Batch",
            [self.children[0].describe()],
            batch_size=self.get_batch_size(),
            drop_remainder=self.drop_remainder,
            **queue(self.num_parallel_workers),
        )


class _Mapping:
    """A function of the lists of rows of a batch."""

    def __init__(self, present: list[str], call: Any, inputs: Any, outputs: Any) -> None:
        if call is None and (inputs is not None or outputs is not None):
            hint = "input_columns and output_columns are those of per_batch_map"
            raise ArgumentValueError.of("batch", "per_batch_map", None, hint)
        if call is not None and not callable(call):
            raise ArgumentTypeError.of("batch(per_batch_map)", "a function", call)
        self.call = call
        self._inputs = arguments.names("batch(input_columns)", inputs or present)
        self._outputs = arguments.names("batch(output_columns)", outputs or self._inputs)
        self._indexes = arguments.positions("batch(input_columns)", self._inputs, present)
        self._rest = [index for index in range(len(present)) if index not in self._indexes]
        self._keeps_columns = len(self._inputs) == len(self._outputs)
        rest = [present[index] for index in self._rest]
        names = dict(zip(self._inputs, self._outputs, strict=False))
        self.names = arguments.distinct(
            "batch(output_columns)",
            [names.get(name, name) for name in present]
            if self._keeps_columns
            else [*self._outputs, *rest],
        )
        self._present = present

    def __call__(self, row: Row, batch: BatchInfo) -> Row:
        made = self.call(*(list(row[index]) for index in self._indexes), batch)
        results = made if isinstance(made, tuple) else (made,)
        if len(results) != len(self._outputs):
            raise StateError(
                f"batch(per_batch_map) expected {len(self._outputs)} results for {self._outputs}, "
                f"got {len(results)}. Hint: return a tuple with a list for each column."
            )
        stacked = [stack(*pair) for pair in zip(self._outputs, results, strict=True)]
        kept = {index: stack(self._present[index], row[index]) for index in self._rest}
        if not self._keeps_columns:
            return (*stacked, *(kept[index] for index in self._rest))
        changed = kept | dict(zip(self._indexes, stacked, strict=True))
        return tuple(changed[index] for index in range(len(row)))


def stack(name: str, values: Any) -> np.ndarray:
    """The rows of one column along a new first axis.

    Raises:
        StateError: If their shapes differ.

    """
    if isinstance(values, np.ndarray) and values.dtype != object:
        return values
    arrays = [np.asarray(value) for value in values]
    shapes = {array.shape for array in arrays}
    if len(shapes) > 1:
        raise StateError(
            f"batch expected rows of one shape in column '{name}', got {sorted(shapes)}. "
            "Hint: bring them to one shape with map or per_batch_map before."
        )
    return np.stack(arrays)


def _side_by_side(values: tuple[np.ndarray, ...]) -> np.ndarray:
    """The rows of a column as an array of objects, whatever their shapes."""
    column = np.empty(len(values), dtype=object)
    for index, value in enumerate(values):
        column[index] = value
    return column
