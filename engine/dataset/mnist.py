"""MNIST, and whatever else comes as its four files."""

from __future__ import annotations

from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import ArgumentValueError

from .choice import choose
from .idx import read_idx
from .picks import Row
from .source import FileSource, check_folder, check_usage

PREFIXES = {"train": ("train",), "test": ("t10k",), "all": ("train", "t10k")}


class MnistDataset(FileSource):
    """Handwritten digits: `image` (28, 28, 1) uint8 and `label` uint32.

    Reads `train-images-idx3-ubyte`, `train-labels-idx1-ubyte` and the two of `t10k`, with `.gz`
    behind the name or without; Fashion-MNIST comes the same way. The files are read when the first
    row is asked for.

    Args:
        dataset_dir: The folder with the files.
        usage: `"train"`, `"test"` or `"all"`; None is all.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: For the dataset graph: rows are slices of memory, which need none.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.
        cache: MindSpore's cache server; not here.

    Raises:
        ArgumentValueError: If the folder or a file is not there or not whole, or an argument does
            not fit.

    """

    op_type = "MnistDataset"

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | None = None,
        sampler: Any = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: Any = None,
    ) -> None:
        chosen = choose(num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(num_parallel_workers, chosen)
        self.usage = check_usage("MnistDataset", usage, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["image", "label"]
        self._folder = check_folder("MnistDataset", dataset_dir)
        self._paths = [
            (self._file(f"{prefix}-images-idx3-ubyte"), self._file(f"{prefix}-labels-idx1-ubyte"))
            for prefix in PREFIXES[self.usage]
        ]

    def _file(self, name: str) -> Path:
        # The dot before idx is how some mirrors unpack the files.
        dotted = name.replace("-idx", ".idx")
        for candidate in (name, f"{name}.gz", dotted, f"{dotted}.gz"):
            if (self._folder / candidate).is_file():
                return self._folder / candidate
        found = sorted(path.name for path in self._folder.iterdir())[:8]
        raise ArgumentValueError.of("MnistDataset", f"{name}[.gz] in {self._folder}", found)

    @cached_property
    def _read(self) -> Row:
        pairs = [_pair(*paths) for paths in self._paths]
        images, labels = (np.concatenate(column) for column in zip(*pairs, strict=True))
        return images, labels

    def _arrays(self) -> Row:
        return self._read


def _pair(images_path: Path, labels_path: Path) -> Row:
    images, labels = read_idx(images_path), read_idx(labels_path)
    if images.ndim != 3 or labels.shape != images.shape[:1]:
        expected = f"images (N, height, width) beside the labels {labels.shape}"
        raise ArgumentValueError.of(str(images_path), expected, images.shape)
    return images[..., None], labels.astype(np.uint32)
