"""Tables in files, a row a line, with something between the fields."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from functools import cached_property
from os import PathLike
from typing import Any

import numpy as np

from engine.dataset import arguments
from engine.dataset.cache import DatasetCache
from engine.dataset.file_order import FileOrder
from engine.dataset.lines import Lines
from engine.dataset.picks import Row
from engine.dataset.shuffling import Shuffle
from engine.dataset.text_source import TextSource, files_of
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

__all__ = ["CSVDataset"]

NO_DELIMITERS = ('"', "\r", "\n")


class CSVDataset(TextSource):
    r"""The rows of CSV files: a column for each field.

    Fields with line breaks, delimiters or quotes stand in double quotes; a quote in them is
    doubled. Empty lines are left out.

    Args:
        dataset_files: A path or a list of paths; each may have wildcards. Files come in the order
            of the alphabet.
        field_delim: The letter between two fields.
        column_defaults: A value for each column that says what it holds: an int is int32, a float
            float32, a str text; columns without one are text. It stands in for no field.
        column_names: The names of the columns; None takes them from the first line of each file.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads read; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: What is shuffled; see `TextFileDataset`.
        num_shards: How many processes share the rows; see there.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a file is not there, or an argument does not fit.
        StateError: If files begin with different lines of names; when iterating: if there is no
            row, one has more or fewer fields, or a field is no number where it should be one.

    >>> from pathlib import Path
    >>> from engine import dataset as ds
    >>> _ = Path("pets.csv").write_text('name,age\n"Tom, the cat",3\n')
    >>> rows = ds.CSVDataset("pets.csv", column_defaults=["", 0])
    >>> [(str(row["name"]), int(row["age"])) for row in rows.create_dict_iterator()]
    [('Tom, the cat', 3)]

    """

    op_type = "CSVDataset"
    _quoted = True

    def __init__(
        self,
        dataset_files: str | PathLike[str] | list[str],
        field_delim: str = ",",
        column_defaults: list[Any] | None = None,
        column_names: Sequence[str] | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | Shuffle | None = Shuffle.GLOBAL,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        order = FileOrder(self.op_type, num_samples, shuffle, num_shards, shard_id)
        super().__init__(files_of(self.op_type, dataset_files), order, num_parallel_workers, cache)
        self.field_delim = _delimiter(field_delim)
        self.column_names_given = column_names is not None
        self._heads = 0 if column_names else 1
        self.column_defaults = column_defaults
        self._kinds = _kinds(column_defaults)
        self._names = (
            arguments.names("CSVDataset(column_names)", column_names)
            if column_names
            else self._heading()
        )
        if len(self._kinds) > len(self._names):
            expected = f"{len(self._names)} column_defaults at most"
            raise ArgumentValueError.of("CSVDataset", expected, column_defaults)

    def _heading(self) -> list[str]:
        lines = Lines(self.paths, quoted=True)
        starts = np.cumsum([0, *lines.counts[:-1]])
        heads = {
            lines[int(start)] for start, count in zip(starts, lines.counts, strict=True) if count
        }
        if len(heads) != 1:
            hint = "give column_names where files have no such line"
            expected = "files that begin with one line of names"
            raise StateError(compose("CSVDataset", expected, sorted(heads), hint))
        return arguments.names("CSVDataset, the first line", fields(heads.pop(), self.field_delim))

    @cached_property
    def _makers(self) -> list[type]:
        return [*self._kinds, *[str] * (len(self._names) - len(self._kinds))]

    def _row(self, line: str) -> Row:
        found = fields(line, self.field_delim)
        if len(found) != len(self._names):
            raise StateError(compose("CSVDataset", f"{len(self._names)} fields", found[:8]))
        return tuple(map(_value, self._makers, self._names, found))

    def _facts(self) -> Mapping[str, Any]:
        return {
            **super()._facts(),
            "field_delim": self.field_delim,
            "column_names": self._names if self.column_names_given else None,
            "column_defaults": self.column_defaults,
        }


def fields(line: str, delimiter: str = ",") -> list[str]:
    """The fields of a line of a CSV file.

    Raises:
        StateError: If something follows a quote that ends.

    >>> fields('1,"a ""b"", c",')
    ['1', 'a "b", c', '']

    """
    try:
        return next(csv.reader([line], delimiter=delimiter, strict=True), [])
    except csv.Error as error:
        raise StateError(compose("a row of a CSV file", "fields", error)) from error


def _value(kind: type, name: str, text: str) -> np.ndarray:
    if kind is str:
        return np.array(text)
    try:
        if kind is float:
            return np.array(text, np.float32)
        return np.array(_whole(text), np.int32)
    except (ValueError, OverflowError):
        where = f"CSVDataset column '{name}' (column_defaults)"
        raise StateError(compose(where, f"{kind.__name__} numbers", repr(text))) from None


def _whole(text: str) -> int:
    """The number that a text begins with: of 2.5 it is 2."""
    try:
        return int(text)
    except ValueError:
        return int(float(text))


def _delimiter(delimiter: Any) -> str:
    where = "CSVDataset(field_delim)"
    if not isinstance(delimiter, str):
        raise ArgumentTypeError.of(where, "a str", delimiter)
    if len(delimiter) != 1 or delimiter in NO_DELIMITERS:
        raise ArgumentValueError.of(where, "one letter, no quote nor line break", repr(delimiter))
    return delimiter


def _kinds(defaults: Any) -> list[type]:
    where = "CSVDataset(column_defaults)"
    if defaults is None:
        return []
    if not isinstance(defaults, list):
        raise ArgumentTypeError.of(where, "a list", defaults)
    kinds = [type(value) for value in defaults]
    for kind, value in zip(kinds, defaults, strict=True):
        if kind not in {int, float, str}:
            raise ArgumentTypeError.of(where, "ints, floats and texts", value)
    return kinds
