"""News, reviews and questions in CSV files of one form: a class, then texts."""

from __future__ import annotations

from os import PathLike, fspath

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.file_order import FileOrder
from engine.dataset.picks import Row
from engine.dataset.shuffling import Shuffle
from engine.dataset.source import check_usage
from engine.dataset.text_source import TextSource, files_in
from engine.errors import StateError, compose

from .csv_file import fields

__all__ = [
    "AGNewsDataset",
    "AmazonReviewDataset",
    "DBpediaDataset",
    "SogouNewsDataset",
    "YahooAnswersDataset",
    "YelpReviewDataset",
]


class _Table(TextSource):
    """`train.csv` and `test.csv` in a folder, whose lines are texts."""

    _quoted = True
    _fields: tuple[str, ...]
    _both = ("test.csv", "train.csv")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | Shuffle | None = Shuffle.GLOBAL,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        order = FileOrder(self.op_type, num_samples, shuffle, num_shards, shard_id)
        self.usage = check_usage(self.op_type, usage, cache)
        names = self._both if self.usage == "all" else [f"{self.usage}.csv"]
        paths = files_in(self.op_type, dataset_dir, names)
        super().__init__(paths, order, num_parallel_workers, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = list(self._fields)

    def _row(self, line: str) -> Row:
        found = fields(line)
        if len(found) != len(self._names):
            raise StateError(compose(self.op_type, f"the fields {self._names}", found[:8]))
        return tuple(map(np.array, found))


class _TableOfFormerOrder(_Table):
    """The same with its arguments, and its files, in another order."""

    _both = ("train.csv", "test.csv")

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
        super().__init__(
            dataset_dir,
            usage,
            num_samples,
            num_parallel_workers,
            shuffle,
            num_shards,
            shard_id,
            cache,
        )


class AGNewsDataset(_Table):
    """News of four kinds: `index` (`"1"` to `"4"`), `title` and `description`, all texts.

    Reads `train.csv` and `test.csv`. The other sets of this form have the same arguments.

    Args:
        dataset_dir: The folder with the files.
        usage: `"train"`, `"test"` or `"all"`; None is all, those that are there.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads read; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: What is shuffled; see `TextFileDataset`.
        num_shards: How many processes share the rows; see there.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or its files are not there, or an argument does not fit.
        StateError: When iterating: if a row has more or fewer fields.

    """

    op_type = "AGNewsDataset"
    _fields = ("index", "title", "description")


class AmazonReviewDataset(_Table):
    """Reviews of goods: `label` (stars, or 1 and 2), `title` and `content`; see `AGNewsDataset`."""

    op_type = "AmazonReviewDataset"
    _fields = ("label", "title", "content")


class DBpediaDataset(_Table):
    """Articles of fourteen kinds: `class`, `title` and `content`; see `AGNewsDataset`."""

    op_type = "DBpediaDataset"
    _fields = ("class", "title", "content")


class YahooAnswersDataset(_Table):
    """Questions of ten kinds: `class`, `title`, `content` and `answer`; see `AGNewsDataset`."""

    op_type = "YahooAnswersDataset"
    _fields = ("class", "title", "content", "answer")


class SogouNewsDataset(_TableOfFormerOrder):
    """News of five kinds: `index`, `title` and `content`; see `AGNewsDataset`."""

    op_type = "SogouNewsDataset"
    _fields = ("index", "title", "content")


class YelpReviewDataset(_TableOfFormerOrder):
    """Reviews of places: `label` (stars, or 1 and 2) and `text`; see `AGNewsDataset`."""

    op_type = "YelpReviewDataset"
    _fields = ("label", "text")
