"""Records of TFRecord files, as TensorFlow writes them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from os import PathLike, fspath
from typing import Any

import numpy as np

from engine.dataset import arguments
from engine.dataset.cache import DatasetCache, check_cache
from engine.dataset.example_files import COMPRESSIONS, ExampleFiles
from engine.dataset.features import as_column, column_of, columns_of
from engine.dataset.file_order import FileOrder
from engine.dataset.picks import Row
from engine.dataset.records import RowSource
from engine.dataset.schema import Column, Schema
from engine.dataset.shuffling import Shuffle
from engine.dataset.source import check_file, one_of
from engine.dataset.text_source import files_of
from engine.dataset.turn import Turn
from engine.dataset.whole_files import WholeFiles
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

__all__ = ["TFRecordDataset"]


class TFRecordDataset(RowSource):
    """The records of TFRecord files, a column for each feature of their examples.

    Where the records lie is looked up when the first pass begins, or the number of rows is asked
    for. Unlike MindSpore's, the order does not hang on the number of workers: one file comes behind
    the other.

    Args:
        dataset_files: A path or a list of paths; each may have wildcards. Files come in the order
            of the alphabet.
        schema: A `Schema`, or the path of the file of one. None: the columns are the features of
            the first record, sorted: bytes as uint8, and arrays of one axis.
        columns_list: The columns that are wanted, in their order; None: all.
        num_samples: At most so many rows of each process; None: as many as the schema says, or all.
            Of compressed files each gives equally many.
        num_parallel_workers: How many threads read; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: What is shuffled: True and `Shuffle.GLOBAL` shuffle files and rows; see `Shuffle`
            for the others, and False shuffles nothing.
        num_shards: How many processes share the files.
        shard_id: Which of them this is.
        shard_equal_rows: Whether each process gets equally many rows, instead of whole files.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.
        compression_type: `"GZIP"` or `"ZLIB"`; None and `""`: files are not compressed. What is
            compressed is unpacked into temporary files.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a file is not there, or an argument does not fit.
        StateError: If there are fewer files than processes; when iterating: if there is no record.
        RecordError: When iterating: if a file is damaged, or a record does not fit the schema.

    >>> from pathlib import Path
    >>> from engine import dataset as ds
    >>> from insight.format.examples import example_payload
    >>> from insight.format.frames import frame
    >>> cats = [{"label": np.array([number]), "name": [b"tom"]} for number in range(2)]
    >>> _ = Path("cats.tfrecord").write_bytes(b"".join(frame(example_payload(c)) for c in cats))
    >>> schema = ds.Schema()
    >>> schema.add_column("name", "string", [])
    >>> schema.add_column("label", "int32", [1])
    >>> for name, label in ds.TFRecordDataset("cats.tfrecord", schema, shuffle=False):
    ...     print(name, label)
    tom [0]
    tom [1]

    """

    op_type = "TFRecordDataset"

    def __init__(
        self,
        dataset_files: str | PathLike[str] | list[str],
        schema: str | Schema | None = None,
        columns_list: list[str] | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | Shuffle | None = Shuffle.GLOBAL,
        num_shards: int | None = None,
        shard_id: int | None = None,
        shard_equal_rows: bool = False,
        cache: DatasetCache | None = None,
        compression_type: str | None = None,
    ) -> None:
        super().__init__(num_parallel_workers, None)
        self.paths = files_of(self.op_type, dataset_files)
        self.cache = check_cache(self.op_type, cache)
        self.schema = _checked(schema)
        self._wanted = _names(columns_list)
        self._compression = one_of("compression_type", compression_type or "", COMPRESSIONS)
        wanted = arguments.whole_or_none("num_samples", num_samples, 0)
        rows = wanted or (0 if schema is None else Schema.get_num_rows(self.schema or ""))
        equal = arguments.flag("shard_equal_rows", shard_equal_rows)
        kind = FileOrder if equal else WholeFiles
        self.order = kind(self.op_type, rows, shuffle, num_shards, shard_id)
        self._limit = self._rows_of_a_file() if self._compression and rows else None
        if isinstance(self.order, WholeFiles):
            self.order.check(self.op_type, len(self.paths))

    def _rows_of_a_file(self) -> int:
        """How many rows each file gives, where they are compressed and not all rows are wanted."""
        order, files = self.order, len(self.paths)
        if files < order.num_shards:
            expected = f"a file for each of {order.num_shards} processes"
            raise ArgumentValueError.of("TFRecordDataset(compression_type)", expected, files)
        return -(-(order.num_samples or 0) // (files // order.num_shards))

    @cached_property
    def _files(self) -> ExampleFiles:
        files = ExampleFiles(self.paths, self._compression)
        if not len(files):
            listed = [fspath(path) for path in self.paths]
            raise StateError(compose(self.op_type, f"records in {listed}", "none"))
        return files

    @cached_property
    def _described(self) -> list[Column]:
        if self.schema is not None:
            return columns_of(self.schema, self._wanted)
        first = self._files.example(0, None)
        missing = [name for name in self._wanted if name not in first]
        if missing:
            expected = f"columns of {list(first)}"
            raise StateError(compose("TFRecordDataset(columns_list)", expected, missing))
        return [column_of(name, first[name]) for name in self._wanted or first]

    def contents(self) -> Iterator[Any]:
        """The files."""
        yield from self.paths

    def _columns(self) -> list[str]:
        return [column.name for column in self._described]

    def _counts(self) -> list[int]:
        """How many rows each file gives."""
        counts = self._files.counts
        if self._limit is None:
            return counts
        short = [number for number, count in enumerate(counts) if count < self._limit]
        if short:
            where, expected = fspath(self.paths[short[0]]), f"{self._limit} records (num_samples)"
            raise StateError(compose(where, expected, counts[short[0]]))
        return [self._limit] * len(counts)

    def _count(self) -> int:
        counts = self._counts()
        if isinstance(self.order, WholeFiles):
            return self.order.count_of(counts)
        return self.order.count(sum(counts))

    def _numbers(self, turn: Turn) -> np.ndarray:
        counts = self._counts()
        numbers = self.order.numbers(counts, turn)
        if self._limit is None:
            return numbers
        begins = np.cumsum([0, *self._files.counts[:-1]])
        return begins[numbers // self._limit] + numbers % self._limit

    def _row_of(self, number: int) -> Row:
        where = self._files.where(number)
        example = self._files.example(number, self._columns())
        padded = self.schema is None and not self._wanted
        return tuple(
            as_column(where, column, _feature(where, example, column.name), padded=padded)
            for column in self._described
        )

    def is_shuffled(self) -> bool:
        """Whether the order of the rows differs from pass to pass."""
        return self.order.shuffle is not Shuffle.FALSE

    def is_sharded(self) -> bool:
        """Whether each of several processes gets other rows."""
        return self.order.num_shards > 1

    def _facts(self) -> Mapping[str, Any]:
        order = self.order
        return {
            "dataset_files": [fspath(path) for path in self.paths],
            "columns_list": self._wanted,
            "num_samples": order.num_samples or 0,
            "shuffle": order.shuffle.value,
            "num_shards": order.num_shards,
            "shard_id": order.shard_id,
            "shard_equal_rows": not isinstance(order, WholeFiles),
            "compression_type": self._compression,
        }


def _checked(schema: Any) -> Schema | str | None:
    if schema is None or isinstance(schema, Schema):
        return schema
    if not isinstance(schema, str | PathLike):
        raise ArgumentTypeError.of("TFRecordDataset(schema)", "a Schema or a path", schema)
    return fspath(check_file("TFRecordDataset(schema)", schema))


def _names(columns_list: Any) -> list[str]:
    if columns_list is None:
        return []
    if not isinstance(columns_list, list):
        raise ArgumentTypeError.of("columns_list", "a list of names", columns_list)
    return arguments.names("columns_list", columns_list)


def _feature(where: str, example: Mapping[str, Any], name: str) -> Any:
    if name not in example:
        raise StateError(compose(where, f"a feature '{name}'", "none", "see columns_list, schema"))
    return example[name]
