"""SST-2: sentences about films, and whether they are kind."""

from __future__ import annotations

from os import PathLike, fspath
from typing import Any

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.file_order import FileOrder
from engine.dataset.picks import Row
from engine.dataset.shuffling import Shuffle
from engine.dataset.source import check_usage
from engine.dataset.text_source import TextSource, files_in
from engine.errors import StateError, compose

__all__ = ["SST2Dataset"]

USAGES = ("train", "test", "dev")


class SST2Dataset(TextSource):
    """Sentences about films: `sentence` and `label` (`"0"` or `"1"`), texts; tests have no label.

    Reads `train.tsv`, `test.tsv` or `dev.tsv`, whose first line has names.

    Args:
        dataset_dir: The folder with the files.
        usage: `"train"`, `"test"` or `"dev"`; None is the training.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads read; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: What is shuffled; see `TextFileDataset`.
        num_shards: How many processes share the rows; see there.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or the file is not there, or an argument does not fit.
        StateError: When iterating: if a line has another number of fields.

    """

    op_type = "SST2Dataset"
    _heads = 1

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
        self.usage = check_usage(self.op_type, usage, cache, USAGES, "train")
        paths = files_in(self.op_type, dataset_dir, [f"{self.usage}.tsv"])
        super().__init__(paths, order, num_parallel_workers, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["sentence"] if self.usage == "test" else ["sentence", "label"]

    def _row(self, line: Any) -> Row:
        fields = line.rstrip("\r").split("\t")
        if len(fields) != 2:
            raise StateError(compose("SST2Dataset", "two fields with a tab between", repr(line)))
        # A test has its number before the sentence.
        return tuple(map(np.array, fields[1:] if self.usage == "test" else fields))
