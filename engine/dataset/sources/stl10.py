"""STL-10: photographs of ten kinds, most of them without a label."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset.cache import DatasetCache, check_cache
from engine.dataset.choice import choose
from engine.dataset.picks import Row
from engine.dataset.records import SampledSource
from engine.dataset.samplers import Labels, Sampler
from engine.dataset.source import check_folder, check_usage
from engine.errors import ArgumentValueError

__all__ = ["STL10Dataset"]

SIDE, CHANNELS = 96, 3
PARTS = {
    "train": ("train",),
    "test": ("test",),
    "unlabeled": ("unlabeled",),
    "train+unlabeled": ("train", "unlabeled"),
    "all": ("test", "train", "unlabeled"),
}


class STL10Dataset(SampledSource):
    """Photographs: `image` (96, 96, 3) uint8 and `label` int32, -1 where there is none.

    Reads `train_X.bin`, `train_y.bin`, the two of `test`, and `unlabeled_X.bin`; images are read
    from the disk when their rows are wanted.

    Args:
        dataset_dir: The folder with the files.
        usage: `"train"`, `"test"`, `"unlabeled"`, `"train+unlabeled"` or `"all"`; None is all.
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
        ArgumentValueError: If the folder or a file is not there or not whole, or an argument does
            not fit.

    """

    op_type = "STL10Dataset"

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
        super().__init__(num_parallel_workers, chosen)
        self.usage = check_usage(self.op_type, usage, cache, tuple(PARTS))
        self.cache = check_cache(self.op_type, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["image", "label"]
        folder = check_folder(self.op_type, dataset_dir)
        self._parts = [_Part(folder, part) for part in PARTS[self.usage]]

    @cached_property
    def _all_labels(self) -> np.ndarray:
        return np.concatenate([part.labels for part in self._parts])

    def _total(self) -> int:
        return len(self._all_labels)

    def _labels(self) -> Labels:
        return lambda: self._all_labels

    def _row_of(self, number: int) -> Row:
        label = np.array(self._all_labels[number], np.int32)
        for part in self._parts:
            if number < len(part.labels):
                break
            number -= len(part.labels)
        # Columns stand before rows in the file.
        return np.ascontiguousarray(part.images[number].transpose(2, 1, 0)), label

    def contents(self) -> Any:
        """The folder."""
        yield Path(self.dataset_dir)

    def _facts(self) -> dict[str, Any]:
        return {"dataset_dir": self.dataset_dir, "usage": self.usage}


class _Part:
    """Two files, or one where there are no labels."""

    def __init__(self, folder: Path, name: str) -> None:
        path = folder / f"{name}_X.bin"
        size, shape = SIDE * SIDE * CHANNELS, (-1, CHANNELS, SIDE, SIDE)
        if not path.is_file() or not path.stat().st_size or path.stat().st_size % size:
            raise ArgumentValueError.of("STL10Dataset", f"whole images in {path}", "none")
        self.images = np.memmap(path, np.uint8, "r").reshape(shape)
        self.labels = np.full(len(self.images), -1, np.int32)
        if name != "unlabeled":
            numbers = folder / f"{name}_y.bin"
            if not numbers.is_file() or numbers.stat().st_size != len(self.images):
                expected = f"{len(self.images)} labels in {numbers}"
                raise ArgumentValueError.of("STL10Dataset", expected, "others, or none")
            self.labels = np.fromfile(numbers, np.uint8).astype(np.int32) - 1
