"""Street View House Numbers: digits of doors, from .mat files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset.choice import choose
from engine.dataset.mat_files import matrix
from engine.dataset.picks import Row
from engine.dataset.samplers import Sampler
from engine.dataset.source import FileSource, check_file, check_folder, check_usage
from engine.errors import StateError, compose

__all__ = ["SVHNDataset"]

PARTS = {
    "train": ("train",),
    "test": ("test",),
    "extra": ("extra",),
    "all": ("train", "test", "extra"),
}


class SVHNDataset(FileSource):
    """Digits of doors: `image` (32, 32, 3) uint8 and `label` uint32.

    Reads `train_32x32.mat`, `test_32x32.mat` and `extra_32x32.mat` when the first row is asked for.

    Args:
        dataset_dir: The folder with the files.
        usage: `"train"`, `"test"`, `"extra"` or `"all"`; None is all.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: For the dataset graph: rows are slices of memory, which need none.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or a file is not there, or an argument does not fit.
        StateError: If a file cannot be read.

    """

    op_type = "SVHNDataset"
    _classes_in = 1

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = 1,
        shuffle: bool | None = None,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
    ) -> None:
        chosen = choose(num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(num_parallel_workers, chosen)
        self.usage = check_usage("SVHNDataset", usage, None, tuple(PARTS))
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["image", "label"]
        folder = check_folder("SVHNDataset", dataset_dir)
        self._paths = [
            check_file("SVHNDataset", folder / f"{part}_32x32.mat") for part in PARTS[self.usage]
        ]

    @cached_property
    def _read(self) -> Row:
        pairs = [_pair(path) for path in self._paths]
        images, labels = (np.concatenate(column) for column in zip(*pairs, strict=True))
        return images, labels

    def _arrays(self) -> Row:
        return self._read

    def _facts(self) -> Mapping[str, Any]:
        return super()._facts()


def _pair(path: Path) -> Row:
    images, labels = matrix(path, "X"), matrix(path, "y").ravel()
    if images.ndim != 4 or images.shape[-1] != len(labels):
        expected = f"images (height, width, channels, {len(labels)})"
        raise StateError(compose(fspath(path), expected, images.shape))
    # A zero is written as ten.
    return np.moveaxis(images, -1, 0), np.where(labels == 10, 0, labels).astype(np.uint32)
