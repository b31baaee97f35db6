"""Rows stacked along a new first axis."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

from . import arguments, dictionaries
from .base import Dataset
from .description import Description, node, queue
from .keywords import BatchKeywords
from .leaving import name_of, note, noted
from .picks import Picks, Row
from .turn import Turn
from .workers import options as worker_options
from .workers.staff import Wanted

MAPPING = ("per_batch_map", "input_columns", "output_columns")
OLDER = {
    "pad_info": "`padded_batch(…, pad_info=…)` fills rows up",
    "column_order": "`.project(column_order)` behind it puts columns in order",
}
UNSAID = 64  # rows of a batch whose size a function chooses, as far as room for it is concerned


Drafts = Iterator[tuple[Any, "BatchInfo"]]


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
        options: BatchKeywords,
    ) -> None:
        super().__init__(child, workers=workers)
        self.batch_size = (
            batch_size if callable(batch_size) else arguments.whole("batch_size", batch_size, 1)
        )
        self.drop_remainder = arguments.flag("batch(drop_remainder)", drop_remainder)
        self.mapping = options.get("per_batch_map")
        known = tuple(BatchKeywords.__annotations__)
        worker_options.check_known("batch", options, known, OLDER)
        self._processes = worker_options.processes(
            "batch", options.get("python_multiprocessing", False)
        )
        self._most_megabytes = worker_options.most_megabytes("batch", options.get("max_rowsize"))
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
        return self._batches(self.children[0]._picks(turn.below(0)), turn)

    def _rows_from(self, start: int, turn: Turn) -> Iterator[Row]:
        """The batches from one on; nothing is sliced for those before if nobody can tell."""
        picks = self.children[0]._picks(turn.below(0))
        if picks is None or not picks.repeats or self._mapping.call:
            return super()._rows_from(start, turn)
        return self._batches(picks, turn, start)

    def _batches(self, picks: Picks | None, turn: Turn, start: int = 0) -> Iterator[Row]:
        drafts, stacked = self._drafts(picks, turn)
        drafts = islice(drafts, start, None)
        wanted = self._wanted(picks, turn)
        if not wanted.processes:
            return self._made(partial(self._finished, stacked), drafts, turn, wanted)
        batches = ((stacked(draft), info) for draft, info in drafts)
        return self._made(self._mapping, batches, turn, wanted)

    def _drafts(self, picks: Picks | None, turn: Turn) -> tuple[Drafts, Callable[[Any], Row]]:
        """What each batch is made of, and how."""
        if picks is None:
            return self._lists(turn), self._stacked
        return self._spans(len(picks.order), turn), partial(_sliced, picks)

    def _wanted(self, picks: Picks | None, turn: Turn) -> Wanted:
        """Processes where a function of the user's wants them, and threads elsewhere.

        Slicing arrays in memory takes less time than handing it to somebody.
        """
        count = self._workers(turn)
        if picks is not None and not self._mapping.call:
            count = max(count, picks.workers) if picks.steps else 1
        processes = self._processes and bool(self._mapping.call) and count > 1
        rows = UNSAID if callable(self.batch_size) else self.batch_size
        return Wanted(self._mapping.where(), count, processes, self._most_megabytes, rows)

    def _finished(self, stacked: Callable[[Any], Row], item: tuple[Any, BatchInfo]) -> Row:
        draft, batch = item
        return self._mapping((stacked(draft), batch))

    def _size(self, number: int, turn: Turn) -> int:
        if not callable(self.batch_size):
            return self.batch_size
        with noted(f"batch(batch_size={name_of(self.batch_size)}), batch {number} of the pass"):
            size = self.batch_size(BatchInfo(number, turn.epoch))
        return arguments.whole("batch_size()", size, 1)

    def _spans(self, rows: int, turn: Turn) -> Iterator[tuple[tuple[int, int], BatchInfo]]:
        """Where each batch begins and ends among rows that are slices of arrays."""
        start = number = 0
        while start < rows:
            stop = start + self._size(number, turn)
            if stop > rows and self.drop_remainder:
                return
            yield (start, stop), BatchInfo(number, turn.epoch)
            start, number = stop, number + 1

    def _lists(self, turn: Turn) -> Iterator[tuple[list[Row], BatchInfo]]:
        """The rows of each batch."""
        together = UNSAID if callable(self.batch_size) else self.batch_size
        rows = self.children[0]._rows(turn.below(0).batched(together))
        number = 0
        while True:
            size = self._size(number, turn)
            batch = list(islice(rows, size))
            if not batch or (len(batch) < size and self.drop_remainder):
                return
            yield batch, BatchInfo(number, turn.epoch)
            number += 1

    def _stacked(self, rows: list[Row]) -> Row:
        columns = zip(*rows, strict=True)
        if self._mapping.call:  # the function may well be what makes the shapes equal
            return tuple(_side_by_side(column) for column in columns)
        return tuple(map(stack, self.children[0]._columns(), columns))

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

    def where(self) -> str:
        """What is done, in words."""
        return f"batch(per_batch_map={name_of(self.call)})" if self.call else "batch"

    def __call__(self, item: tuple[Row, BatchInfo]) -> Row:
        row, batch = item
        if self.call is None:
            return row
        try:
            made = self.call(*(list(row[index]) for index in self._indexes), batch)
        except BaseException as error:
            note(error, f"It was {self.where()}, with the columns {self._inputs}.")
            raise
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


def _sliced(picks: Picks, span: tuple[int, int]) -> Row:
    return picks.block(*span)


def stack(name: str, values: Any) -> Any:
    """The rows of one column along a new first axis; of dicts, the values of each key.

    Raises:
        StateError: If their shapes differ.

    """
    if isinstance(values, dict):
        return values
    if isinstance(values, np.ndarray) and values.dtype != object:
        return values
    if len(values) and isinstance(values[0], dict):
        return dictionaries.stacked(name, values)
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
