"""Batches of rows that are about as long as each other."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from . import arguments
from .base import Dataset
from .description import Description, node, queue
from .leaving import name_of, noted
from .padding import Padding
from .picks import Row
from .turn import Turn

WHERE = "bucket_batch_by_length"


class BucketDataset(Dataset):
    """Rows put into buckets by their lengths; a bucket that is full is a batch.

    What is left in the buckets at the end are batches, too, the shortest rows first.
    """

    def __init__(
        self,
        child: Dataset,
        column_names: list[str],
        boundaries: list[int],
        sizes: list[int],
        length_of: Callable[..., int] | None,
        pad_info: dict[str, Any] | None,
        to_boundary: bool,
        drop_remainder: bool,
    ) -> None:
        super().__init__(child)
        present = child._columns()
        if not isinstance(column_names, list):
            raise ArgumentTypeError.of(f"{WHERE}(column_names)", "a list", column_names)
        self.column_names_measured = arguments.names(f"{WHERE}(column_names)", column_names)
        self._indexes = arguments.positions(
            f"{WHERE}(column_names)", self.column_names_measured, present
        )
        self._length_of = _check_length(length_of, self.column_names_measured)
        self.boundaries, self.sizes = _check_buckets(boundaries, sizes)
        self._padding = Padding(WHERE, {} if pad_info is None else pad_info, present)
        self._to_boundary = arguments.flag(f"{WHERE}(pad_to_bucket_boundary)", to_boundary)
        self.drop_remainder = arguments.flag(f"{WHERE}(drop_remainder)", drop_remainder)

    def _count(self) -> int:
        if self._endless():
            hint = "repeat after it"
            raise StateError(compose(f"get_dataset_size of {WHERE}", "rows that end", "none", hint))
        return sum(1 for _ in self._rows(Turn(0, ())))

    def _rows(self, turn: Turn) -> Iterator[Row]:
        buckets: list[list[Row]] = [[] for _ in self.sizes]
        for row in self.children[0]._rows(turn.below(0)):
            number = bisect_right(self.boundaries, self._length(row))
            buckets[number].append(row)
            if len(buckets[number]) == self.sizes[number]:
                yield self._batch(number, buckets[number])
                buckets[number] = []
        for number, rows in enumerate(buckets):
            if rows and not self.drop_remainder:
                yield self._batch(number, rows)

    def _length(self, row: Row) -> int:
        columns = [row[index] for index in self._indexes]
        if self._length_of is None:
            (column,) = columns
            return len(column) if column.ndim else 1
        where = f"{WHERE}(element_length_function={name_of(self._length_of)})"
        with noted(f"{where}, with the columns {self.column_names_measured}"):
            length = self._length_of(*columns)
        if isinstance(length, np.ndarray | np.generic) and np.ndim(length) == 0:
            length = length.item()
        return arguments.whole(f"{WHERE}(element_length_function)", length, 0)

    def _batch(self, number: int, rows: list[Row]) -> Row:
        return self._padding.filled(
            list(zip(*rows, strict=True)), self._open_length(number) if self._to_boundary else None
        )

    def _open_length(self, number: int) -> int:
        if number == len(self.boundaries):
            hint = "give one more boundary, above the longest row"
            raise StateError(
                compose(
                    f"{WHERE}(pad_to_bucket_boundary)",
                    f"rows shorter than {self.boundaries[-1]}",
                    "a longer one",
                    hint,
                )
            )
        return self.boundaries[number] - 1

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        child = self.children[0].describe()
        return node("BucketBatchByLength", [child], **queue(self.num_parallel_workers))


def _check_length(length_of: Any, columns: list[str]) -> Callable[..., int] | None:
    if length_of is None and len(columns) != 1:
        expected = "one column, or an element_length_function"
        raise ArgumentValueError.of(f"{WHERE}(column_names)", expected, columns)
    if length_of is not None and not callable(length_of):
        where = f"{WHERE}(element_length_function)"
        raise ArgumentTypeError.of(where, "a function of columns", length_of)
    return length_of


def _check_buckets(boundaries: Any, sizes: Any) -> tuple[list[int], list[int]]:
    for name, value in (("bucket_boundaries", boundaries), ("bucket_batch_sizes", sizes)):
        if not isinstance(value, list):
            raise ArgumentTypeError.of(f"{WHERE}({name})", "a list of ints", value)
    ends = [arguments.whole(f"{WHERE}(bucket_boundaries)", one, 1) for one in boundaries]
    if not ends or ends != sorted(set(ends)):
        raise ArgumentValueError.of(f"{WHERE}(bucket_boundaries)", "lengths that grow", boundaries)
    counts = [arguments.whole(f"{WHERE}(bucket_batch_sizes)", one, 1) for one in sizes]
    if len(counts) != len(ends) + 1:
        expected = f"{len(ends) + 1} sizes for {len(ends)} boundaries"
        raise ArgumentValueError.of(f"{WHERE}(bucket_batch_sizes)", expected, sizes)
    return ends, counts
