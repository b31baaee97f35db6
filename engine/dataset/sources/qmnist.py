"""QMNIST: the digits of MNIST with what is known of each, and all those of NIST."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from os import PathLike, fspath
from typing import Any

import numpy as np

from engine.dataset import arguments
from engine.dataset.cache import DatasetCache
from engine.dataset.choice import choose
from engine.dataset.picks import Row
from engine.dataset.samplers import Sampler
from engine.dataset.source import FileSource, check_folder, check_usage

from .mnist import images_and_labels, pairs_in

__all__ = ["QMnistDataset"]

ENDINGS = ("images-idx3-ubyte", "labels-idx2-int")
PARTS = {
    "train": ("qmnist-train",),
    "test": ("qmnist-test",),
    "test10k": ("qmnist-test",),
    "test50k": ("qmnist-test",),
    "nist": ("xnist",),
    "all": ("qmnist-train", "qmnist-test", "xnist"),
}
AS_IN_MNIST = 10_000  # of the tests, those that MNIST has too


class QMnistDataset(FileSource):
    """Handwritten digits: `image` (28, 28, 1) uint8 and `label` uint32.

    Reads `qmnist-train-images-idx3-ubyte`, `qmnist-train-labels-idx2-int`, the two of
    `qmnist-test` and the two of `xnist`.

    Args:
        dataset_dir: The folder with the files.
        usage: `"train"`, `"test"`, `"test10k"` (the tests of MNIST), `"test50k"` (the others),
            `"nist"` or `"all"`, which are those that are there; None is all.
        compat: Whether `label` is the digit alone; else it is the eight numbers of the file.
        num_samples: As of `MnistDataset`, and so are the others.
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

    op_type = "QMnistDataset"

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        compat: bool = True,
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
        self.usage = check_usage("QMnistDataset", usage, cache, tuple(PARTS))
        self.compat = arguments.flag("QMnistDataset(compat)", compat)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["image", "label"]
        folder = check_folder("QMnistDataset", dataset_dir)
        self._paths = pairs_in("QMnistDataset", folder, PARTS[self.usage], ENDINGS)

    @cached_property
    def _read(self) -> Row:
        pairs = [images_and_labels(*paths) for paths in self._paths]
        images, labels = (np.concatenate(column) for column in zip(*pairs, strict=True))
        part = {"test10k": slice(AS_IN_MNIST), "test50k": slice(AS_IN_MNIST, None)}
        chosen = part.get(self.usage, slice(None))
        return images[chosen], (labels[:, 0] if self.compat else labels)[chosen]

    def _arrays(self) -> Row:
        return self._read

    def _facts(self) -> dict[str, Any]:
        return {**super()._facts(), "compat": self.compat}
