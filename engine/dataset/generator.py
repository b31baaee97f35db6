"""Rows from a Python object: a function that yields, an iterable, or a sequence of rows."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import count, islice
from types import GeneratorType
from typing import Any

import numpy as np

from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from . import arguments
from .choice import choose
from .leaving import name_of, note, noted
from .lookup import WHERE, AsColumns, BatchLookup, Lookup
from .picks import Row
from .samplers import Sampler
from .schema import Schema
from .source import Source
from .turn import Turn
from .workers import options as worker_options
from .workers.staff import Wanted
from .workers.task import serially


class GeneratorDataset(Source):
    """The rows that a Python object gives.

    A row is a tuple or a list with a value for each column; a single value is a row of one column.
    Arrays keep their dtype, Python numbers become int64 or float64, and a dict stays a dict, with
    whatever is in it: a batch of dicts is one dict, and numbers in it become tensors at the end.

    Args:
        source: A function that yields rows, called for each pass; an object to iterate over; or
            an object with `__getitem__` and `__len__`, whose rows can come in any order. What a
            function that yields returned ends after one pass, so its rows are kept.
        column_names: Names of the columns.
        column_types: A number type for each column, or None for any; a row of another one raises.
        schema: A `Schema`, or the path of a file with one, in place of names and types.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many workers read the rows of an object with `__getitem__`; 1
            is whoever iterates, and None the configuration's number. What yields its rows has one.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True for
            an object with `__getitem__`. Rows of others come as they come, also with True, as in
            MindSpore: `.shuffle(buffer_size)` after it shuffles them.
        sampler: What chooses the rows of an object with `__getitem__`.
        num_shards: How many processes share them.
        shard_id: Which of them this is.
        python_multiprocessing: Whether several workers are processes, each with a copy of the
            source; else they are threads, and the source must be made for that.
        max_rowsize: How much shared memory a row may fill on its way from a process, in MB; larger
            ones go through a pipe. None and -1 set no bound.
        batch_sampler: Lists of row numbers, each of which becomes a batch; iterated anew for each
            pass, in place of `num_samples`, `shuffle`, `sampler` and the shards.
        collate_fn: How the lists of values of a batch, one a column, become columns; None stacks
            them. Workers call it.

    Raises:
        ArgumentTypeError: If the source gives no rows, or an argument has the wrong type.
        ArgumentValueError: If there are no column names, or rows are to be chosen from a source
            that only yields, or in two ways.
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
        column_names: str | Sequence[str] | None = None,
        column_types: list[Any] | None = None,
        schema: Any = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = 1,
        shuffle: bool | None = None,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        python_multiprocessing: bool = True,
        max_rowsize: int | None = None,
        batch_sampler: Any = None,
        collate_fn: Callable[..., Any] | None = None,
    ) -> None:
        self.source = list(source) if isinstance(source, builtins.zip) else source
        self._random_access = hasattr(source, "__getitem__")
        self._num_samples = arguments.whole_or_none("num_samples", num_samples, 0) or None
        choice = (sampler, shuffle, num_shards, shard_id)
        _check_batches(source, (num_samples, *choice), batch_sampler, collate_fn)
        super().__init__(num_parallel_workers, self._sampler(source, *choice))
        self.batch_sampler = _kept(batch_sampler)
        self.collate_fn = collate_fn
        self.python_multiprocessing = worker_options.processes(WHERE, python_multiprocessing)
        self.max_rowsize = max_rowsize
        self._most_megabytes = worker_options.most_megabytes(WHERE, max_rowsize)
        self.schema = schema
        if schema is not None:
            column_names, column_types = _of_schema(schema)
        if column_names is None:
            raise ArgumentValueError.of(WHERE, "column_names", None)
        self._names = arguments.names(f"{WHERE}(column_names)", column_names)
        self._types = None if column_types is None else list(map(_number_type, column_types))
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
            self._counted = self._counted_now()
        return self._counted

    def _counted_now(self) -> int:
        if self.batch_sampler is not None:
            known = hasattr(self.batch_sampler, "__len__")
            return len(self.batch_sampler) if known else sum(1 for _ in self._batches())
        if self.sampler is not None:
            return self.sampler.count(len(self.source))
        if hasattr(self.source, "__len__"):
            return min(len(self.source), self._num_samples or len(self.source))
        return sum(1 for _ in self._items(Turn(0, ())))

    def get_batch_size(self) -> int:
        """The size of the batches: 1, or -1 where `batch_sampler` makes them."""
        return 1 if self.batch_sampler is None else -1

    def _batches(self) -> Iterator[Any]:
        if isinstance(self.batch_sampler, Sampler):
            self.batch_sampler.dataset_size = len(self.source)
        where = f"{WHERE}(batch_sampler={name_of(self.batch_sampler)})"
        with noted(where):
            batches = iter(self.batch_sampler)
        return _told(batches, where)

    def _items(self, turn: Turn) -> Iterator[Any]:
        if isinstance(self.source, GeneratorType):
            self.source = list(islice(self.source, self._num_samples))
        where = f"the source {name_of(self.source)} of a {WHERE}"
        with noted(where):
            items = self.source if isinstance(self.source, Iterable) else self.source()
            rows = iter(items)
        return islice(_told(rows, where), self._num_samples)

    def _numbers(self, turn: Turn) -> np.ndarray | None:
        if self.sampler is None or self.batch_sampler is not None:
            return None
        return self.sampler.numbers(len(self.source), turn)

    def _rows_of(self, numbers: np.ndarray, turn: Turn) -> Iterator[Row]:
        lookup = Lookup(self.source, self._as_columns)
        return self._made(lookup, numbers.tolist(), turn, self._wanted(turn))

    def _rows(self, turn: Turn) -> Iterator[Row]:
        if self.batch_sampler is not None:
            lookup = BatchLookup(Lookup(self.source, self._as_columns), self.collate_fn)
            return self._made(lookup, self._batches(), turn, self._wanted(turn))
        numbers = self._numbers(turn)
        if numbers is None:
            return serially(WHERE, self._as_columns, self._items(turn), turn.worker_seed())
        return self._rows_of(numbers, turn)

    def _wanted(self, turn: Turn) -> Wanted:
        return Wanted(
            f"{WHERE}({name_of(self.source)})",
            self._workers(turn),
            self.python_multiprocessing,
            self._most_megabytes,
            together=turn.together,
        )

    @cached_property
    def _mapped(self) -> np.ndarray:
        numbers = self._numbers(Turn(0, (0,)))
        if numbers is None:
            expected = "a source with row numbers, and no batch_sampler"
            raise StateError(compose(f"{WHERE}[]", expected, type(self.source).__name__))
        return numbers

    def __getitem__(self, index: int) -> Any:
        return self.source[int(self._mapped[index])]


def _told(items: Iterator[Any], where: str) -> Iterator[Any]:
    """The items; what a user's iterator raises says where it was."""
    for number in count():
        try:
            item = next(items)
        except StopIteration:
            return
        except BaseException as error:
            note(error, f"It was {where}, at row {number}.")
            raise
        yield item


def _check_yields(source: Any, choice: tuple[Any, ...]) -> None:
    if not callable(source) and not isinstance(source, Iterable):
        raise ArgumentTypeError.of(WHERE, "a function, an iterable or a sequence", source)
    sampler, _, num_shards, shard_id = choice
    if any(argument is not None for argument in (sampler, num_shards, shard_id)):
        hint = "rows that are yielded come as they come"
        raise ArgumentValueError.of(WHERE, "a source with __getitem__ to choose from", source, hint)


def _check_batches(source: Any, choice: tuple[Any, ...], batch_sampler: Any, collate: Any) -> None:
    if collate is not None and not callable(collate):
        raise ArgumentTypeError.of(f"{WHERE}(collate_fn)", "a function of lists", collate)
    if batch_sampler is None:
        if collate is not None:
            hint = "collate_fn makes batches of what it chooses"
            raise ArgumentValueError.of(WHERE, "a batch_sampler", None, hint)
        return
    where = f"{WHERE}(batch_sampler)"
    if not isinstance(batch_sampler, Iterable) and not hasattr(batch_sampler, "__getitem__"):
        raise ArgumentTypeError.of(where, "lists of row numbers", batch_sampler)
    if any(argument is not None for argument in choice):
        raise ArgumentValueError.of(where, "no other choice of rows", choice)
    if not hasattr(source, "__getitem__"):
        raise ArgumentValueError.of(where, "a source with __getitem__", source)


def _kept(batch_sampler: Any) -> Any:
    """What can be iterated over again and again."""
    is_used_up = isinstance(batch_sampler, Iterator)
    return list(batch_sampler) if is_used_up else batch_sampler


def _of_schema(schema: Any) -> tuple[list[str], list[Any]]:
    columns = (schema if isinstance(schema, Schema) else Schema(schema)).columns
    kinds = [None if column.type == "string" else np.dtype(column.type) for column in columns]
    return [column.name for column in columns], kinds


def _number_type(kind: Any) -> Any:
    return None if kind is None else as_dtype(kind)
