"""Where rows come from, and how those that are arrays or files choose among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError

from . import samplers
from .base import Dataset
from .cache import check_cache
from .description import Description, node, queue
from .picks import Picks, Row
from .sampler_json import sampler_as_json
from .turn import Turn

USAGES = ("train", "test", "all")


class Source(Dataset):
    """The start of a pipeline; its arguments choose a sampler, as in MindSpore.

    Attributes:
        sampler: What chooses the rows, None where they come as they come.

    """

    op_type = ""

    def __init__(self, workers: int | None, sampler: samplers.Sampler | None) -> None:
        super().__init__(workers=workers)
        self.sampler = sampler

    def add_sampler(self, new_sampler: samplers.Sampler) -> None:
        """Let one more sampler choose among the rows that are chosen now.

        Raises:
            ArgumentTypeError: If it is no sampler.
            ArgumentValueError: If this source chooses no rows by their numbers.
            StateError: If the sampler has a child.

        >>> from engine import dataset as ds
        >>> rows = ds.NumpySlicesDataset([1, 2, 3, 4], shuffle=False)
        >>> rows.add_sampler(ds.SequentialSampler(start_index=3))
        >>> [int(row) for (row,) in rows]
        [4]

        """
        if not isinstance(new_sampler, samplers.Sampler):
            raise ArgumentTypeError.of("add_sampler", "a sampler", new_sampler)
        if self.sampler is None:
            raise ArgumentValueError.of("add_sampler", "a source with row numbers", self.op_type)
        new_sampler.add_child(self.sampler)
        self.sampler = new_sampler

    def use_sampler(self, new_sampler: samplers.Sampler) -> None:
        """As `add_sampler`, which is its newer name."""
        self.add_sampler(new_sampler)

    def is_shuffled(self) -> bool:
        """Whether the order of the rows differs from pass to pass."""
        return self.sampler is not None and self.sampler.is_shuffled()

    def is_sharded(self) -> bool:
        """Whether each of several processes gets other rows."""
        return self.sampler is not None and self.sampler.is_sharded()

    def _facts(self) -> Mapping[str, Any]:
        """What the dataset graph tells of it."""
        return {}

    def describe(self) -> Description:
        """The source, for the dataset graph."""
        return node(self.op_type, [], **self._facts(), **queue(self.num_parallel_workers))

    def _json(self) -> dict[str, Any]:
        facts = {name: value for name, value in self._facts().items() if value is not None}
        chosen = {} if self.sampler is None else {"sampler": sampler_as_json(self.sampler)}
        return {**super()._json(), **facts, **chosen}


class ArraySource(Source):
    """A source that holds each column as one array, read when the first pass begins."""

    _names: list[str]
    _classes_in: int | None = None  # the column that has the class of each row
    sampler: samplers.Sampler

    def _arrays(self) -> Row:
        """One array a column, all of one length."""
        return ()

    def contents(self) -> Iterator[Any]:
        """The columns."""
        yield from self._arrays()

    def _columns(self) -> list[str]:
        return self._names

    def _labels(self) -> samplers.Labels | None:
        column = self._classes_in
        return None if column is None else lambda: self._arrays()[column]

    def _count(self) -> int:
        return self.sampler.count(len(self._arrays()[0]), self._labels())

    def _picks(self, turn: Turn) -> Picks:
        arrays = self._arrays()
        return Picks(arrays, self.sampler.numbers(len(arrays[0]), turn, self._labels()))


class FileSource(ArraySource):
    """A source of files in a folder; the dataset graph names the folder and the sampler."""

    dataset_dir: str
    usage: str

    def contents(self) -> Iterator[Any]:
        """The folder."""
        yield Path(self.dataset_dir)

    def _facts(self) -> Mapping[str, Any]:
        return {"dataset_dir": self.dataset_dir, "usage": self.usage}

    def describe(self) -> Description:
        """The source, for the dataset graph."""
        return {**super().describe(), "sampler": self.sampler.describe()}


def check_usage(
    where: str,
    usage: str | None,
    cache: Any,
    known: tuple[str, ...] = USAGES,
    otherwise: str = "all",
) -> str:
    """Which part of the files is asked for; None is `otherwise`.

    Raises:
        ArgumentTypeError: If the cache is none.
        ArgumentValueError: If there is no such part.

    """
    check_cache(where, cache)
    return one_of(f"{where}(usage)", otherwise if usage is None else usage, known)


def one_of(where: str, value: Any, known: tuple[Any, ...]) -> Any:
    """The value, one of those that are known.

    Raises:
        ArgumentValueError: If it is another.

    """
    if isinstance(value, bool | np.ndarray) or value not in known:
        listed = [repr(one) for one in known]
        expected = f"{', '.join(listed[:-1])} or {listed[-1]}" if len(listed) > 1 else listed[0]
        raise ArgumentValueError.of(where, expected, repr(value))
    return value


def check_folder(where: str, folder: str | PathLike[str]) -> Path:
    """The folder, if it is there.

    Raises:
        ArgumentTypeError: If it is no path.
        ArgumentValueError: If there is no such folder.

    """
    if not isinstance(folder, str | PathLike):
        raise ArgumentTypeError.of(f"{where}(dataset_dir)", "a path", folder)
    path = Path(folder)
    if not path.is_dir():
        raise ArgumentValueError.of(f"{where}(dataset_dir)", "a folder that is there", folder)
    return path


def check_file(where: str, file: str | PathLike[str]) -> Path:
    """The file, if it is there; `where` names the argument, too.

    Raises:
        ArgumentTypeError: If it is no path.
        ArgumentValueError: If there is no such file.

    """
    if not isinstance(file, str | PathLike):
        raise ArgumentTypeError.of(where, "a path", file)
    path = Path(file)
    if not path.is_file():
        raise ArgumentValueError.of(where, "a file that is there", fspath(file))
    return path
