"""What every part of a pipeline is: something that gives rows, made of what feeds it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, StateError, compose

from . import arguments, config
from .description import Description, flat
from .picks import Picks, Row
from .turn import Turn
from .workers.in_order import in_order
from .workers.staff import Staff, Wanted, in_a_worker
from .workers.task import Work, serially


class Node:
    """A source, or an operation on what its children give.

    Attributes:
        children: What feeds it; none for a source.
        num_parallel_workers: How many workers it was given, None where it was not said.
        dataset_size: What `get_dataset_size` gave; None until it is asked.

    """

    def __init__(self, *children: Node, workers: int | None = None) -> None:
        for child in children:
            if not isinstance(child, Node):
                raise ArgumentTypeError.of(type(self).__name__, "a dataset", child)
        self.children = children
        self.num_parallel_workers = arguments.whole_or_none("num_parallel_workers", workers, 1)
        self.dataset_size: int | None = None
        self._passes = 0
        self._generation = config.generation()
        self._input_indexs: Any = ()

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

    def _numbers(self, turn: Turn) -> np.ndarray | None:
        """The numbers of a pass's rows, or None where rows cannot be read by their numbers."""
        return None

    def _rows_of(self, numbers: np.ndarray, turn: Turn) -> Iterator[Row]:
        """The rows with these numbers: nothing is read of others."""
        raise NotImplementedError

    def contents(self) -> Iterator[Any]:
        """What the sources hold: the arrays in memory, or the path of the folder that is read.

        Nothing for rows that a Python object gives: to ask it for them would draw from it.
        """
        for child in self.children:
            yield from child.contents()

    def python_sources(self) -> Iterator[Any]:
        """The Python objects that give rows, which `contents` says nothing of."""
        for child in self.children:
            yield from child.python_sources()

    def describe(self) -> Description:
        """The pipeline as nested dicts with the field names of MindSpore's DatasetGraph."""
        return self.children[0].describe()

    def _json(self) -> dict[str, Any]:
        """The operation with what it was told, and below `children` what feeds it."""
        return {**flat(self.describe()), "children": [child._json() for child in self.children]}

    def to_json(self, filename: str | PathLike[str] = "") -> dict[str, Any]:
        """The pipeline as a dict, and as a JSON file where a path is given.

        Raises:
            StateError: If the file cannot be written.

        """
        told = self._json()
        if filename:
            try:
                Path(filename).write_text(json.dumps(told), encoding="utf-8")
            except (OSError, ValueError) as error:  # a NUL, or a character without bytes
                where = repr(fspath(filename))[1:-1]
                raise StateError(compose(where, "a file that can be written", error)) from error
        return told

    def _workers(self, turn: Turn) -> int:
        """How many workers the pass may have for this operation; 1 is whoever iterates."""
        if turn.staff is None or in_a_worker() or self.is_sync() or config.get_debug_mode():
            return 1
        return self.num_parallel_workers or config.default_workers()

    def _made(self, work: Work, items: Iterable[Any], turn: Turn, wanted: Wanted) -> Iterator[Any]:
        """What the work makes of each item, in their order: by workers, or here if it is one."""
        if wanted.count < 2 or turn.staff is None:
            return serially(wanted.where, work, items, turn.worker_seed())
        return self._made_by(turn.staff, work, items, turn.worker_seed(), wanted)

    def _made_by(
        self, staff: Staff, work: Work, items: Iterable[Any], seed: int, wanted: Wanted
    ) -> Iterator[Any]:
        crew = staff.crew(self, wanted, work)  # started when the first row is asked for
        yield from in_order(work, items, crew, wanted.room(), wanted.largest(), seed)

    def next_turn(self, epoch: int) -> Turn:
        """What the next pass is to tell its operations; each has random numbers of its own."""
        is_counted = self._generation == config.generation()
        return Turn(config.entropy(), (self._passes if is_counted else 0,), epoch)

    def is_next(self, turn: Turn) -> bool:
        """Whether a pass that was begun ahead is what the next one would be."""
        coming = self.next_turn(turn.epoch)
        is_same = not config.is_seeded() or coming.entropy == turn.entropy
        return coming.key == turn.key and is_same

    def begin(self, turn: Turn, *, counts: bool = True, start: int = 0) -> Iterator[Row]:
        """The rows of a pass, from one on; the next pass is another, if this one counts."""
        if counts:
            self.go_on_from(turn.number + 1)
        return self._rows_from(start, turn) if start else self._rows(turn)

    def _rows_from(self, start: int, turn: Turn) -> Iterator[Row]:
        """The rows from one on. Those before are made, so that users' functions see them, too."""
        rows = self._rows(turn)
        for _ in islice(rows, start):
            pass
        return rows

    @property
    def passes(self) -> int:
        """How many passes began since a seed was set."""
        return self._passes if self._generation == config.generation() else 0

    def go_on_from(self, number: int) -> None:
        """Count the next pass by that number."""
        self._passes, self._generation = number, config.generation()

    def get_dataset_size(self) -> int:
        """How many rows, or batches, a pass gives.

        An endless repetition counts one round. A generator without a length is run once to count.
        """
        self.dataset_size = self._count()
        return self.dataset_size

    def get_batch_size(self) -> int:
        """The size of the batches, 1 where rows are not batched."""
        return self.children[0].get_batch_size() if self.children else 1

    def get_repeat_count(self) -> int:
        """How often the last repetition runs through what it repeats; -1 without end."""
        return self.children[0].get_repeat_count() if self.children else 1

    def num_classes(self) -> int | None:
        """How many classes the source tells apart, None where it knows none."""
        return self.children[0].num_classes() if self.children else None

    def get_class_indexing(self) -> dict[str, Any]:
        """The label of each class by its name; empty where the source has no names."""
        return self.children[0].get_class_indexing() if self.children else {}

    def is_shuffled(self) -> bool:
        """Whether the order of the rows differs from pass to pass."""
        return any(child.is_shuffled() for child in self.children)

    def is_sharded(self) -> bool:
        """Whether each of several processes gets other rows."""
        return any(child.is_sharded() for child in self.children)

    def is_sync(self) -> bool:
        """Whether rows wait for `sync_update`."""
        return any(child.is_sync() for child in self.children)

    def get_sync_notifiers(self) -> dict[str, Callable[..., None]]:
        """The functions that tell those who wait, by the names of the conditions."""
        found: dict[str, Callable[..., None]] = {}
        for child in self.children:
            found |= child.get_sync_notifiers()
        return found

    @property
    def input_indexs(self) -> Any:
        """Which columns go to which inputs of a network, as it was set; `()` where it was not."""
        below = (child.input_indexs for child in self.children)
        return self._input_indexs or next((one for one in below if one != ()), ())

    @input_indexs.setter
    def input_indexs(self, value: Any) -> None:
        self._input_indexs = value

    def get_col_names(self) -> list[str]:
        """The names of the columns."""
        return list(self._columns())

    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
        return self.get_col_names()

    def output_shapes(self, estimate: bool = False) -> list[list[int | None]]:
        """The shape of each column in the first row, or batch; [0] for a dict.

        Args:
            estimate: Whether all rows are looked at: axes that differ are None then.

        Raises:
            ArgumentTypeError: If it is no bool.
            StateError: If rows have different numbers of axes.

        """
        first = list(map(_shape, self._sample()))
        if not arguments.flag("output_shapes(estimate)", estimate):
            return first
        for row in self._rows(Turn(0, ())):
            first = [_both(seen, _shape(one)) for seen, one in zip(first, row, strict=True)]
        return first

    def output_types(self) -> list[np.dtype]:
        """The NumPy dtype of each column; that of objects for a dict, of any length for texts."""
        return [_type(column) for column in self._sample()]

    def _sample(self) -> Row:
        return next(self._rows(Turn(0, ())), ())

    def reset(self) -> None:
        """Count passes anew: under a seed, the next pass is the first one again."""
        self._passes, self._generation = 0, config.generation()


def _type(column: Any) -> np.dtype:
    if isinstance(column, dict):
        return np.dtype(object)
    # Texts of other rows are longer.
    return np.dtype(column.dtype.kind) if column.dtype.kind in "SU" else column.dtype


def _shape(column: Any) -> list[int | None]:
    return [0] if isinstance(column, dict) else list(column.shape)


def _both(one: list[int | None], other: list[int | None]) -> list[int | None]:
    """A shape with None where two differ."""
    if len(one) != len(other):
        raise StateError(compose("output_shapes", f"{len(one)} axes in every row", other))
    return [here if here == there else None for here, there in zip(one, other, strict=True)]
