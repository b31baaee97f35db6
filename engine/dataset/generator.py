"""Rows from a Python object: a function that yields, an iterable, or a sequence of rows."""

from __future__ import annotations

import builtins
from collections.abc import Iterable, Iterator
from itertools import islice
from types import GeneratorType
from typing import Any

import numpy as np

from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

from . import arguments
from .choice import choose
from .picks import Row
from .samplers import Sampler
from .source import Source
from .turn import Turn
from .workers import options as worker_options
from .workers.staff import Wanted
from .workers.task import serially

WHERE = "GeneratorDataset"


class GeneratorDataset(Source):
    """The rows that a Python object gives.

    A row is a tuple with a value for each column; a single value is a row of one column. Arrays
    keep their dtype, Python numbers become int64 or float64.

    Args:
        source: A function that yields rows, called for each pass; an object to iterate over; or
            an object with `__getitem__` and `__len__`, whose rows can come in any order. What a
            function that yields returned ends after one pass, so its rows are kept.
        column_names: Names of the columns.
        column_types: A number type for each column; a row of another type raises.
        schema: MindSpore's other way to name columns; not here, use `column_names`.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many workers read the rows of an object with `__getitem__`; 1
            is whoever iterates, and None the configuration's number. What yields its rows has one.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True for
            an object with `__getitem__`. Others come as they come.
        sampler: What chooses the rows of an object with `__getitem__`.
        num_shards: How many processes share them.
        shard_id: Which of them this is.
        python_multiprocessing: Whether several workers are processes, each with a copy of the
            source; else they are threads, and the source must be made for that.
        max_rowsize: How much shared memory a row may fill on its way from a process, in MB; larger
            ones go through a pipe. None and -1 set no bound.

    Raises:
        ArgumentTypeError: If the source gives no rows.
        ArgumentValueError: If there are no column names, or rows are to be chosen from a source
            that only yields.
        StateError: If there is no `__len__` beside `__getitem__`; when iterating, if a row does
            not fit the columns, or a worker process ends. What the source raises comes as it is,
            with the traceback of the worker as its cause.

    >>> def squares():
    ...     for number in range(3):
    ...         yield number, number**2
    >>> rows = GeneratorDataset(squares, ["x", "y"])
    >>> [(int(x), int(y)) for x, y in rows.create_tuple_iterator(output_numpy=True)]
    [(0, 0), (1, 1), (2, 4)]

    """

    op_type = "GeneratorDataset"

    def __init__(
        self,
        source: Any,
        column_names: str | list[str] | None = None,
        column_types: list[Any] | None = None,
        schema: Any = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = 1,
        shuffle: bool | None = None,
        sampler: Any = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        python_multiprocessing: bool = True,
        max_rowsize: Any = None,
    ) -> None:
        self.source = list(source) if isinstance(source, builtins.zip) else source
        self._random_access = hasattr(source, "__getitem__")
        self._num_samples = arguments.whole_or_none("num_samples", num_samples, 0) or None
        choice = (sampler, shuffle, num_shards, shard_id)
        super().__init__(num_parallel_workers, self._sampler(source, *choice))
        self.python_multiprocessing = worker_options.processes(WHERE, python_multiprocessing)
        self.max_rowsize = max_rowsize
        self._most_megabytes = worker_options.most_megabytes(WHERE, max_rowsize)
        if schema is not None:
            raise ArgumentValueError.of(WHERE, "column_names", "schema", "name the columns")
        if column_names is None:
            raise ArgumentValueError.of(WHERE, "column_names", None)
        self._names = arguments.names(f"{WHERE}(column_names)", column_names)
        self._types = None if column_types is None else [as_dtype(one) for one in column_types]
        if self._types is not None and len(self._types) != len(self._names):
            raise ArgumentValueError.of(WHERE, f"{len(self._names)} column_types", self._types)
        self._counted: int | None = None
        self._as_columns = AsColumns(self._names, self._types)

    def _sampler(self, source: Any, sampler: Any, *choice: Any) -> Sampler | None:
        if not self._random_access:
            _check_yields(source, (sampler, *choice))
            return None
        if not hasattr(source, "__len__"):
            raise StateError(f"{WHERE} expected a source with __len__ beside __getitem__, got none")
        return choose(self._num_samples, sampler, *choice)

    def python_sources(self) -> Iterator[Any]:
        """The object that gives the rows."""
        yield self.source

    def _columns(self) -> list[str]:
        return self._names

    def _count(self) -> int:
        if self._counted is None:
            if self.sampler is not None:
                self._counted = self.sampler.count(len(self.source))
            elif hasattr(self.source, "__len__"):
                self._counted = min(len(self.source), self._num_samples or len(self.source))
            else:
                self._counted = sum(1 for _ in self._items(Turn(0, ())))
        return self._counted

    def _items(self, turn: Turn) -> Iterator[Any]:
        if isinstance(self.source, GeneratorType):
            self.source = list(islice(self.source, self._num_samples))
        items = self.source if isinstance(self.source, Iterable) else self.source()
        return islice(iter(items), self._num_samples)

    def _rows(self, turn: Turn) -> Iterator[Row]:
        if self.sampler is None:
            return serially(self._as_columns, self._items(turn), turn.worker_seed())
        numbers = self.sampler.numbers(len(self.source), turn).tolist()
        wanted = Wanted(
            WHERE,
            self._workers(turn),
            self.python_multiprocessing,
            self._most_megabytes,
            together=turn.together,
        )
        return self._made(Lookup(self.source, self._as_columns), numbers, turn, wanted)


class AsColumns:
    """A row as the columns want it, made of what a source gave."""

    def __init__(self, names: list[str], types: list[Any] | None) -> None:
        self.names = names
        self.types = types

    def __call__(self, item: Any) -> Row:
        values = item if isinstance(item, tuple) else (item,)
        if len(values) != len(self.names):
            hint = "yield a tuple with one value a column"
            raise StateError(
                f"{WHERE} expected rows of {len(self.names)} columns {self.names}, "
                f"got {len(values)} values. Hint: {hint}."
            )
        row = tuple(map(_as_column, self.names, values))
        for name, column, dtype in zip(self.names, row, self.types or (), strict=False):
            if column.dtype != dtype.numpy:
                raise StateError(
                    f"{WHERE} expected {dtype} in column '{name}' (column_types), "
                    f"got {column.dtype}. Hint: convert the rows in the source."
                )
        return row


class Lookup:
    """The row of a number, out of a source with `__getitem__`."""

    def __init__(self, source: Any, as_columns: AsColumns) -> None:
        self.source = source
        self.as_columns = as_columns

    def __call__(self, number: int) -> Row:
        try:
            return self.as_columns(self.source[number])
        except Exception as error:
            error.add_note(f"It was source[{number}] of a {WHERE}.")
            raise


def _as_column(name: str, value: Any) -> np.ndarray:
    try:
        column = np.array(value)  # a source may fill one buffer again and again
    except ValueError:  # lists of different lengths inside
        column = np.empty((), dtype=object)
    if column.dtype == object:
        raise StateError(
            f"{WHERE} expected numbers or texts in column '{name}', got {type(value).__name__}. "
            "Hint: convert it to an array in the source."
        )
    return column


def _check_yields(source: Any, choice: tuple[Any, ...]) -> None:
    if not callable(source) and not isinstance(source, Iterable):
        raise ArgumentTypeError.of(WHERE, "a function, an iterable or a sequence", source)
    sampler, shuffle, num_shards, shard_id = choice
    if shuffle or any(argument is not None for argument in (sampler, num_shards, shard_id)):
        hint = "rows that are yielded come as they come; use .shuffle(buffer_size) after it"
        raise ArgumentValueError.of(WHERE, "a source with __getitem__ to choose from", source, hint)
