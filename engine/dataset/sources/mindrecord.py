"""Rows of MindRecord files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from os import fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset import arguments, config
from engine.dataset.cache import DatasetCache, check_cache
from engine.dataset.choice import choose
from engine.dataset.file_sampler import file_count, file_numbers
from engine.dataset.padding_rows import check_padding, padding_row
from engine.dataset.picks import Row
from engine.dataset.pk_sampler import PKSampler
from engine.dataset.records import SampledSource
from engine.dataset.samplers import Labels, Sampler
from engine.dataset.shuffling import Shuffle, kind_of_shuffle
from engine.dataset.source import check_file
from engine.dataset.turn import Turn
from engine.errors import ArgumentTypeError, ArgumentValueError, RecordError, StateError, compose
from engine.mindrecord.fields import Field
from engine.mindrecord.records import Records

__all__ = ["MindDataset"]


class MindDataset(SampledSource):
    """The rows of record files, a column for each field.

    Numbers come in the types of the schema, arrays in their shapes, texts as NumPy texts, and bytes
    as an array of one `S` element. The files are opened when the first pass begins.

    Processes that share rows take turns, row by row. `MS_DEV_MINDRECORD_SHARD_BY_BLOCK=True` in the
    environment gives each a block of rows, as older releases of MindSpore do.

    Args:
        dataset_files: One file of a set, whose others lie beside it; or a list of files, which are
            read as they are.
        columns_list: The fields that are wanted, in their order; None: all, sorted.
        num_parallel_workers: How many threads read; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: What is shuffled: see `Shuffle`; True and None are `ADAPTIVE`, False nothing.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        padded_sample: A row, as a dict, that comes `num_padded` times behind the others, so that
            they divide among the processes.
        num_padded: How often.
        num_samples: At most so many rows; None gives all.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a file is not there, or an argument does not fit.
        StateError: If half of a padding is given; when iterating: if rows and paddings do not
            divide among the processes, or a padding does not fit the schema.
        MRMOpenError: When iterating: if a file of the set, or an index, is not there.
        RecordError: If a file is empty; when iterating: if one is damaged.

    >>> import tempfile
    >>> from engine import dataset as ds, mindrecord
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     writer = mindrecord.FileWriter(f"{folder}/cats")
    ...     writer.add_schema({"label": {"type": "int32"}, "name": {"type": "string"}})
    ...     writer.write_raw_data([{"label": 1, "name": "tom"}, {"label": 2, "name": "tim"}])
    ...     writer.commit()
    ...     [int(label) for label, name in ds.MindDataset(f"{folder}/cats", shuffle=False)]
    [1, 2]

    """

    op_type = "MindDataset"

    def __init__(
        self,
        dataset_files: str | list[str],
        columns_list: list[str] | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | Shuffle | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        sampler: Sampler | Iterable[int] | None = None,
        padded_sample: dict[str, Any] | None = None,
        num_padded: int | None = None,
        num_samples: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        kind = _kind(shuffle)
        chosen = choose(num_samples, sampler, _is_random(shuffle, kind), num_shards, shard_id)
        super().__init__(num_parallel_workers, chosen)
        if num_samples and kind in {Shuffle.FILES, Shuffle.INFILE}:
            expected = "all rows, as files are shuffled"
            raise ArgumentValueError.of("MindDataset(num_samples)", expected, num_samples)
        self._kind = Shuffle.GLOBAL if sampler is not None else kind
        self.dataset_files = _checked(dataset_files)
        self.cache = check_cache(self.op_type, cache)
        self._wanted = _names(columns_list)
        self.num_padded = check_padding(self._wanted, padded_sample, num_padded)
        self._padded_sample = padded_sample

    @cached_property
    def _records(self) -> Records:
        return Records(self.dataset_files, self._wanted)

    @cached_property
    def _padding(self) -> dict[str, Any]:
        return padding_row(self._records.fields, self._padded_sample or {})

    def _columns(self) -> list[str]:
        return [field.name for field in self._records.fields]

    def _counts(self) -> list[int]:
        """How many rows each file has; paddings are a file behind the others."""
        counts = [len(file) for file in self._records.files]
        if self.num_padded:
            counts.append(self.num_padded)
        shards = getattr(self.sampler, "num_shards", 1)
        if self.num_padded and sum(counts) % shards:
            expected = f"rows and paddings that divide among {shards} processes"
            raise StateError(compose("MindDataset(num_padded)", expected, sum(counts)))
        return counts

    def _total(self) -> int:
        return sum(self._counts())

    def _count(self) -> int:
        return file_count(self.sampler, self._kind, self._counts(), self._labels())

    def _numbers(self, turn: Turn) -> np.ndarray:
        return file_numbers(self.sampler, self._kind, self._counts(), turn, self._labels())

    def _labels(self) -> Labels | None:
        column = _class_column(self.sampler)
        if column is None:
            return None
        searched = self._records.files[0].index.searched()
        if column not in searched:
            expected = f"one of {searched} (add_index)"
            raise StateError(compose("PKSampler(class_column)", expected, repr(column)))
        return lambda: np.array(
            [text for file in self._records.files for text in file.index.texts(column)]
        )

    def _row_of(self, number: int) -> Row:
        records = self._records
        row = records.row(number) if number < len(records) else self._padding
        return tuple(_as_column(field, row[field.name]) for field in records.fields)

    def __getitem__(self, index: int) -> list[np.ndarray]:
        """A row of a pass, without one: of the first, if a seed was set.

        Args:
            index: Which row of the pass, from 0.

        Raises:
            ArgumentTypeError: If it is no int.
            ArgumentValueError: If it is below 0.
            StateError: If the pass is shorter.

        """
        number = arguments.whole("MindDataset[index]", index, 0)
        if number >= len(self._picked):
            expected = f"a row from 0 to {len(self._picked) - 1}"
            raise StateError(compose("MindDataset[index]", expected, index))
        return list(self._row_of(int(self._picked[number])))

    @cached_property
    def _picked(self) -> np.ndarray:
        """The row numbers of the pass that is asked for row by row."""
        return self._numbers(Turn(config.entropy(), (0,)))

    def contents(self) -> Iterator[Any]:
        """The files."""
        yield from (file.path for file in self._records.files)

    def _facts(self) -> Mapping[str, Any]:
        files = self.dataset_files
        return {
            "dataset_files": [files] if isinstance(files, str) else list(files),
            "columns_list": self._wanted,
            "num_padded": self.num_padded,
            "shuffle": self._kind.value,
        }


def _kind(shuffle: Any) -> Shuffle:
    adaptive = shuffle is None or shuffle is True
    return Shuffle.ADAPTIVE if adaptive else kind_of_shuffle("MindDataset", shuffle)


def _is_random(shuffle: Any, kind: Shuffle) -> bool | None:
    return None if shuffle is None else kind is not Shuffle.FALSE


def _checked(files: Any) -> str | list[str]:
    where = "MindDataset(dataset_files)"
    listed = files if isinstance(files, list) else [files]
    if not listed:
        raise ArgumentValueError.of(where, "at least one file", files)
    paths = [fspath(check_file(where, one)) for one in listed]
    for path in paths:
        if not Path(path).stat().st_size:
            raise RecordError.of(path, "a record file", "an empty file")
    return paths if isinstance(files, list) else paths[0]


def _names(columns_list: Any) -> list[str]:
    if columns_list is None:
        return []
    if not isinstance(columns_list, list):
        raise ArgumentTypeError.of("columns_list", "a list of names", columns_list)
    return arguments.names("columns_list", columns_list)


def _class_column(sampler: Sampler | None) -> str | None:
    """The column that one of a chain of samplers chooses by."""
    while sampler is not None:
        if isinstance(sampler, PKSampler):
            return sampler.class_column
        sampler = sampler.child_sampler
    return None


def _as_column(field: Field, value: Any) -> np.ndarray:
    if field.shape is not None:
        return np.asarray(value)
    if field.type == "bytes":
        return np.array([value])
    return np.array(value) if field.type == "string" else np.array(value, field.dtype)
