"""CIFAR-10, from its binary files.

A record is a byte for the label, then 1024 bytes each of red, green and blue, row by row; 10000
records a file. Source: the notes on the data set's binary version.
"""

from __future__ import annotations

from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import ArgumentValueError

from .choice import choose
from .picks import Row
from .source import FileSource, check_folder, check_usage

TRAIN = tuple(f"data_batch_{number}.bin" for number in range(1, 6))
TEST = ("test_batch.bin",)
FILES = {"train": TRAIN, "test": TEST, "all": TRAIN + TEST}

RECORD = 1 + 3 * 32 * 32


class Cifar10Dataset(FileSource):
    """Small photographs of ten kinds: `image` (32, 32, 3) uint8 and `label` uint32.

    Reads `data_batch_1.bin` to `data_batch_5.bin` and `test_batch.bin`, when the first row is asked
    for.

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
        ArgumentValueError: If the folder or all files are not there, a file is not whole, or an
            argument does not fit.

    """

    op_type = "Cifar10Dataset"

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
        self.usage = check_usage("Cifar10Dataset", usage, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["image", "label"]
        folder = check_folder("Cifar10Dataset", dataset_dir)
        self._paths = [folder / name for name in FILES[self.usage]]
        missing = [path.name for path in self._paths if not path.is_file()]
        if missing:
            expected = f"the binary version's files in {folder}"
            raise ArgumentValueError.of("Cifar10Dataset", expected, f"none named {missing}")

    @cached_property
    def _read(self) -> Row:
        records = np.concatenate([_records(path) for path in self._paths])
        images = records[:, 1:].reshape(-1, 3, 32, 32).transpose(0, 2, 3, 1)
        return np.ascontiguousarray(images), records[:, 0].astype(np.uint32)

    def _arrays(self) -> Row:
        return self._read


def _records(path: Path) -> np.ndarray:
    numbers = np.fromfile(path, np.uint8)
    if not numbers.size or numbers.size % RECORD:
        expected = f"records of {RECORD} bytes"
        raise ArgumentValueError.of(str(path), expected, f"{numbers.size} bytes")
    return numbers.reshape(-1, RECORD)
