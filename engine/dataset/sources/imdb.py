"""Reviews of films in folders, one folder a judgement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path

import numpy as np

from engine.dataset import pictures
from engine.dataset.cache import DatasetCache
from engine.dataset.choice import choose
from engine.dataset.picks import Row
from engine.dataset.records import RecordSource
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_usage

from .image_folder import files_in

__all__ = ["IMDBDataset"]

PARTS = {"train": ("train",), "test": ("test",), "all": ("train", "test")}
LABELS = {"pos": 1, "neg": 0}


class IMDBDataset(RecordSource):
    """Reviews of films: `text` and `label` int32, 1 where it is good and 0 where it is not.

    Reads the files in `train/pos`, `train/neg`, `test/pos` and `test/neg`.

    Args:
        dataset_dir: The folder of folders.
        usage: `"train"`, `"test"` or `"all"`; None is all, those that are there.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads read; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder is not there, or an argument does not fit.
        StateError: When iterating: if there is no file, or one is no UTF-8.

    """

    op_type = "IMDBDataset"

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | None = None,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        chosen = choose(num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(dataset_dir, chosen, num_parallel_workers, cache)
        self.usage = check_usage(self.op_type, usage, cache)
        self._names = ["text", "label"]

    def _listed(self) -> Sequence[tuple[Path, int]]:
        folders = (
            (self._folder / part / name, label)
            for part in PARTS[self.usage]
            for name, label in LABELS.items()
        )
        return [
            (path, label)
            for folder, label in folders
            if folder.is_dir()
            for path in files_in(folder)
        ]

    def _label(self, record: tuple[Path, int]) -> int:
        return record[1]

    def _row(self, record: tuple[Path, int]) -> Row:
        path, label = record
        return np.array(pictures.read_text(path)), np.array(label, np.int32)

    def num_classes(self) -> int:
        """How many judgements there are."""
        return len(LABELS)
