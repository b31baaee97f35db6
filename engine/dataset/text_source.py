"""Sources whose rows are lines of text files."""

from __future__ import annotations

import glob
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from .cache import check_cache
from .file_order import FileOrder
from .leaving import note
from .lines import Lines, Listed
from .picks import Row
from .records import RowSource
from .sampler_json import MODES
from .shuffling import Shuffle
from .source import check_folder
from .turn import Turn

FOLDER = ("dataset_dir", "usage")


class TextSource(RowSource):
    """A row for each line of some files.

    Where each line begins is looked up when the first pass begins, or the number of rows is asked
    for; the lines themselves are read when they are wanted. Several workers are threads.

    Attributes:
        order: Which lines come, and in which order.
        cache: What was asked of a cache server; see `DatasetCache`.

    """

    _quoted = False  # whether line breaks inside of quotes are parts of a line
    _heads = 0  # lines at the beginning of each file that are no rows
    _empty = False  # whether lines in which nothing stands are rows

    def __init__(
        self, paths: Sequence[Path], order: FileOrder, workers: int | None, cache: Any
    ) -> None:
        super().__init__(workers, None)
        self.paths = list(paths)
        self.order = order
        self.cache = check_cache(self.op_type, cache)

    def _row(self, line: Any) -> Row:
        """The row that a line is."""
        return (np.array(line),)

    def _found(self) -> Lines | Listed:
        """The lines, or what else in the files is a row."""
        return Lines(self.paths, quoted=self._quoted, heads=self._heads, empty=self._empty)

    @cached_property
    def _lines(self) -> Lines | Listed:
        lines = self._found()
        if not len(lines):
            listed = [fspath(path) for path in self.paths]
            raise StateError(compose(self.op_type, f"lines in {listed}", "none"))
        return lines

    def contents(self) -> Iterator[Any]:
        """The files."""
        yield from self.paths

    def _count(self) -> int:
        return self.order.count(len(self._lines))

    def _numbers(self, turn: Turn) -> np.ndarray:
        return self.order.numbers(self._lines.counts, turn)

    def _row_of(self, number: int) -> Row:
        try:
            return self._row(self._lines[number])
        except Exception as error:
            note(error, f"It was {self._lines.where(number)}.")
            raise

    def is_shuffled(self) -> bool:
        """Whether the order of the rows differs from pass to pass."""
        return self.order.shuffle is not Shuffle.FALSE

    def is_sharded(self) -> bool:
        """Whether each of several processes gets other rows."""
        return self.order.num_shards > 1

    def _facts(self) -> Mapping[str, Any]:
        order = self.order
        files = {"dataset_files": [fspath(path) for path in self.paths]}
        folder = {name: getattr(self, name) for name in FOLDER if hasattr(self, name)}
        return {
            **(folder if "dataset_dir" in folder else {**files, **folder}),
            "num_samples": order.num_samples or 0,
            "shuffle": MODES.index(order.shuffle) if order.shuffle in MODES else 0,
            "num_shards": order.num_shards,
            "shard_id": order.shard_id,
        }


def files_of(where: str, patterns: Any) -> list[Path]:
    """The files that paths name, in the order of the alphabet; each may have wildcards.

    Raises:
        ArgumentTypeError: If it is neither a path nor a list of them.
        ArgumentValueError: If there is none, or one names no file.

    """
    listed = [patterns] if isinstance(patterns, str | PathLike) else patterns
    if not isinstance(listed, list | tuple) or not all(
        isinstance(one, str | PathLike) for one in listed
    ):
        raise ArgumentTypeError.of(f"{where}(dataset_files)", "a path or a list of paths", patterns)
    if not listed:
        raise ArgumentValueError.of(f"{where}(dataset_files)", "at least one path", patterns)
    found = [(fspath(one), sorted(glob.glob(fspath(one)))) for one in listed]  # noqa: PTH207 - absolute too
    missing = [pattern for pattern, files in found if not files]
    if missing:
        raise ArgumentValueError.of(f"{where}(dataset_files)", "files that are there", missing)
    return sorted(Path(file) for _, files in found for file in files)


def files_in(where: str, folder: str | PathLike[str], names: Sequence[str]) -> list[Path]:
    """Those of some files of a folder that are there.

    Raises:
        ArgumentTypeError: If the folder is no path.
        ArgumentValueError: If it is not there, or has none of them.

    """
    root = check_folder(where, folder)
    found = [root / name for name in names if (root / name).is_file()]
    if not found:
        raise ArgumentValueError.of(where, f"one of the files {list(names)} in {root}", "none")
    return found
