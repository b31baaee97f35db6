"""EMNIST: letters and digits, in six ways to share them out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from os import PathLike, fspath
from typing import Any

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.choice import choose
from engine.dataset.picks import Row
from engine.dataset.samplers import Sampler
from engine.dataset.source import FileSource, check_folder, check_usage, one_of

from .mnist import images_and_labels, pairs_in

__all__ = ["EMnistDataset"]

NAMES = ("byclass", "bymerge", "balanced", "letters", "digits", "mnist")
PARTS = {"train": ("train",), "test": ("test",), "all": ("test", "train")}


class EMnistDataset(FileSource):
    """Handwritten letters and digits: `image` (28, 28, 1) uint8 and `label` uint32.

    Reads `emnist-<name>-train-images-idx3-ubyte` and its three siblings, as `MnistDataset` does.

    Args:
        dataset_dir: The folder with the files.
        name: `"byclass"`, `"bymerge"`, `"balanced"`, `"letters"`, `"digits"` or `"mnist"`.
        usage: As of `MnistDataset`, and so are the others.
        num_samples: See there.
        num_parallel_workers: See there.
        shuffle: See there.
        sampler: See there.
        num_shards: See there.
        shard_id: See there.
        cache: See there.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or a file is not there or not whole, or an argument does
            not fit.

    """

    op_type = "EMnistDataset"
    _classes_in = 1

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        name: str,
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
        self.name = one_of("EMnistDataset(name)", name, NAMES)
        self.usage = check_usage("EMnistDataset", usage, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["image", "label"]
        prefixes = tuple(f"emnist-{name}-{part}" for part in PARTS[self.usage])
        folder = check_folder("EMnistDataset", dataset_dir)
        self._paths = pairs_in("EMnistDataset", folder, prefixes)

    @cached_property
    def _read(self) -> Row:
        pairs = [images_and_labels(*paths) for paths in self._paths]
        images, labels = (np.concatenate(column) for column in zip(*pairs, strict=True))
        return images, labels

    def _arrays(self) -> Row:
        return self._read

    def _facts(self) -> dict[str, Any]:
        return {**super()._facts(), "name": self.name}
