"""Where rows come from, and how those that are arrays or files choose among them."""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Any

from engine.errors import ArgumentValueError

from . import samplers
from .base import Dataset
from .description import Description, node, queue
from .picks import Picks, Row
from .turn import Turn


class Source(Dataset):
    """The start of a pipeline; its arguments choose a sampler, as in MindSpore.

    Attributes:
        sampler: What chooses the rows, None where they come as they come.

    """

    op_type = ""

    def __init__(self, workers: int | None, sampler: samplers.Sampler | None) -> None:
        super().__init__(workers=workers)
        self.sampler = sampler

    def _described(self, **values: Any) -> Description:
        return node(self.op_type, [], **values, **queue(self.num_parallel_workers))

    def describe(self) -> Description:
        """The source, for the dataset graph."""
        return self._described()


class ArraySource(Source):
    """A source that holds each column as one array, read when the first pass begins."""

    _names: list[str]
    sampler: samplers.Sampler

    def _arrays(self) -> Row:
        """One array a column, all of one length."""
        return ()

    def contents(self) -> Iterator[Any]:
        """The columns."""
        yield from self._arrays()

    def _columns(self) -> list[str]:
        return self._names

    def _count(self) -> int:
        return self.sampler.count(len(self._arrays()[0]))

    def _picks(self, turn: Turn) -> Picks:
        arrays = self._arrays()
        return Picks(arrays, self.sampler.numbers(len(arrays[0]), turn))


class FileSource(ArraySource):
    """A source of files in a folder; the dataset graph names the folder and the sampler."""

    dataset_dir: str
    usage: str

    def contents(self) -> Iterator[Any]:
        """The folder."""
        yield Path(self.dataset_dir)

    def describe(self) -> Description:
        """The source, for the dataset graph."""
        described = self._described(dataset_dir=self.dataset_dir, usage=self.usage)
        return {**described, "sampler": self.sampler.describe()}


def check_usage(where: str, usage: str | None, cache: Any) -> str:
    """Which part of the files is asked for; and no cache, which is a server of MindSpore's."""
    if cache is not None:
        raise ArgumentValueError.of(f"{where}(cache)", "None", cache, "files stay in memory here")
    if usage not in {None, "train", "test", "all"}:
        raise ArgumentValueError.of(f"{where}(usage)", "'train', 'test' or 'all'", repr(usage))
    return usage or "all"


def check_folder(where: str, folder: str | PathLike[str]) -> Path:
    """The folder, if it is there."""
    path = Path(folder)
    if not path.is_dir():
        raise ArgumentValueError.of(f"{where}(dataset_dir)", "a folder that is there", folder)
    return path
