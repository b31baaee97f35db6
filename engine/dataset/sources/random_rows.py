"""Rows of random numbers, of any types and shapes."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import Any

import numpy as np

from engine.dataset import arguments, config
from engine.dataset.cache import DatasetCache, check_cache
from engine.dataset.choice import choose
from engine.dataset.picks import Row
from engine.dataset.records import SampledSource
from engine.dataset.schema import Column, Schema
from engine.errors import StateError, compose

__all__ = ["RandomDataset"]

MOST_ROWS = 1000  # where a number is not said
MOST_COLUMNS = 4
MOST_AXES, LARGEST_AXIS = 4, 8
TYPES = ("uint8", "int32", "int64", "float32", "float64")


class RandomDataset(SampledSource):
    """Rows of random numbers, the same in every pass over one data set.

    Each column of a row is filled with one random byte, as MindSpore fills it.

    Args:
        total_rows: How many rows there are; None is those of the schema, or a random number.
        schema: A `Schema`, or the path of a file with one; None makes random columns.
        columns_list: Which columns of the schema come, in this order; None takes all.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads draw them; None is what
            `config.set_num_parallel_workers` said, or 1.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one does not fit.
        StateError: If the schema lacks a column.

    >>> from engine import dataset as ds, int8
    >>> schema = ds.Schema()
    >>> schema.add_column("a", int8, [2])
    >>> ds.RandomDataset(5, schema).output_shapes()
    [[2]]

    """

    op_type = "RandomDataset"

    def __init__(
        self,
        total_rows: int | None = None,
        schema: Schema | str | PathLike[str] | None = None,
        columns_list: Sequence[str] | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        cache: DatasetCache | None = None,
        shuffle: bool | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
    ) -> None:
        chosen = choose(num_samples, None, shuffle, num_shards, shard_id)
        super().__init__(num_parallel_workers, chosen)
        where = "RandomDataset"
        self._entropy = config.entropy()
        rng = np.random.default_rng((self._entropy, 0))
        self._kinds = _columns(schema, rng)
        if columns_list is not None:
            names = [column.name for column in self._kinds]
            wanted = arguments.names(f"{where}(columns_list)", columns_list)
            chosen_columns = arguments.positions(f"{where}(columns_list)", wanted, names)
            self._kinds = [self._kinds[index] for index in chosen_columns]
        said = 0 if schema is None else _schema(schema).num_rows
        rows = arguments.whole_or_none(f"{where}(total_rows)", total_rows, 0)
        self.total_rows = rows or said or int(rng.integers(1, MOST_ROWS))
        self.cache = check_cache(where, cache)
        self._names = [column.name for column in self._kinds]

    def _total(self) -> int:
        return self.total_rows

    def _row_of(self, number: int) -> Row:
        drawn = np.random.default_rng((self._entropy, 1, number)).bytes(len(self._kinds))
        return tuple(map(_filled, self._kinds, drawn))

    def _facts(self) -> dict[str, Any]:
        return {"total_rows": self.total_rows, "columns_list": self._names}


def _columns(schema: Any, rng: np.random.Generator) -> list[Column]:
    if schema is not None:
        return list(_schema(schema).columns)
    return [
        Column(f"c{number}", str(rng.choice(TYPES)), _shape(rng))
        for number in range(rng.integers(1, MOST_COLUMNS, endpoint=True))
    ]


def _schema(schema: Any) -> Schema:
    return schema if isinstance(schema, Schema) else Schema(schema)


def _shape(rng: np.random.Generator) -> tuple[int, ...]:
    axes = rng.integers(1, LARGEST_AXIS, rng.integers(1, MOST_AXES, endpoint=True), endpoint=True)
    return tuple(int(axis) for axis in axes)


def _filled(column: Column, byte: int) -> np.ndarray:
    shape = (1,) if column.shape is None else tuple(max(axis, 1) for axis in column.shape)
    if column.type == "string":
        hint = "its columns hold numbers"
        raise StateError(compose("RandomDataset", "columns of numbers", column.type, hint))
    dtype = np.dtype(column.type)
    if dtype == np.bool_:
        return np.full(shape, byte % 2 == 1)
    return (
        np.frombuffer(bytes([byte]) * dtype.itemsize * int(np.prod(shape)), dtype)
        .reshape(shape)
        .copy()
    )
