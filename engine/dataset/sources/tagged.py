"""Sentences whose words have tags, a word a line."""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset import pictures
from engine.dataset.cache import DatasetCache
from engine.dataset.file_order import FileOrder
from engine.dataset.lines import Listed
from engine.dataset.picks import Row
from engine.dataset.shuffling import Shuffle
from engine.dataset.source import check_usage
from engine.dataset.text_source import TextSource, files_in
from engine.errors import StateError, compose

__all__ = ["CoNLL2000Dataset", "UDPOSDataset"]


class _Sentences(TextSource):
    """Sentences with an empty line between; a line has a word and its tags."""

    _files: dict[str, tuple[str, ...]]
    _fields: tuple[str, ...]
    _cut: Callable[[str], list[str]]

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        num_samples: int | None = None,
        shuffle: bool | Shuffle | None = Shuffle.GLOBAL,
        num_shards: int | None = None,
        shard_id: int | None = None,
        num_parallel_workers: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        order = FileOrder(self.op_type, num_samples, shuffle, num_shards, shard_id)
        self.usage = check_usage(self.op_type, usage, cache, tuple(self._files))
        paths = files_in(self.op_type, dataset_dir, self._files[self.usage])
        super().__init__(paths, order, num_parallel_workers, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = list(self._fields)

    def _found(self) -> Listed:
        return Listed(self.paths, map(_sentences, self.paths))

    def _row(self, line: Any) -> Row:
        words = [type(self)._cut(word) for word in line]
        count = len(self._names)
        if any(len(parts) < count for parts in words):
            raise StateError(compose(self.op_type, f"{count} texts a line", line[:4]))
        return tuple(np.array([parts[index] for parts in words]) for index in range(count))


class CoNLL2000Dataset(_Sentences):
    """Sentences of a newspaper: `word`, `pos_tag` and `chunk_tag` (N,), texts.

    Reads `train.txt` and `test.txt`, with spaces between a word and its tags.

    Args:
        dataset_dir: The folder with the files.
        usage: `"train"`, `"test"` or `"all"`; None is all, those that are there.
        num_samples: At most so many rows; None gives all.
        shuffle: What is shuffled; see `TextFileDataset`.
        num_shards: How many processes share the rows; see there.
        shard_id: Which of them this is.
        num_parallel_workers: How many threads read; None is what
            `config.set_num_parallel_workers` said, or 1.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or its files are not there, or an argument does not fit.
        StateError: When iterating: if a line has fewer texts.

    """

    op_type = "CoNLL2000Dataset"
    _files = {  # noqa: RUF012 - read only
        "train": ("train.txt",),
        "test": ("test.txt",),
        "all": ("test.txt", "train.txt"),
    }
    _fields = ("word", "pos_tag", "chunk_tag")
    _cut = staticmethod(str.split)


class UDPOSDataset(_Sentences):
    """Sentences of the web: `word`, `universal` and `stanford` (N,), texts.

    Reads `en-ud-tag.v2.train.txt` and its siblings `test` and `dev`, with tabs between a word and
    its tags. The arguments are those of `CoNLL2000Dataset`; a usage may be `"valid"`, too.
    """

    op_type = "UDPOSDataset"
    _files = {  # noqa: RUF012 - read only
        "train": ("en-ud-tag.v2.train.txt",),
        "test": ("en-ud-tag.v2.test.txt",),
        "valid": ("en-ud-tag.v2.dev.txt",),
        "all": tuple(f"en-ud-tag.v2.{part}.txt" for part in ("dev", "test", "train")),
    }
    _fields = ("word", "universal", "stanford")
    _cut = staticmethod(lambda line: line.split("\t"))


def _sentences(path: Path) -> list[list[str]]:
    """The lines of each sentence."""
    found: list[list[str]] = [[]]
    for line in pictures.read_text(path).splitlines():
        if line.strip():
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [sentence for sentence in found if sentence]
