"""CIFAR-10 and CIFAR-100, from their binary files.

A record is a byte for the label, or two for the coarse and the fine one, then 1024 bytes each of
red, green and blue, row by row. Source: the notes on the data sets' binary version.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.choice import choose
from engine.dataset.picks import Row
from engine.dataset.samplers import Sampler
from engine.dataset.source import FileSource, check_folder, check_usage
from engine.errors import ArgumentValueError

__all__ = ["Cifar10Dataset", "Cifar100Dataset"]

PIXELS = 3 * 32 * 32


class _Records(FileSource):
    """Images and labels in records of one length."""

    _files: dict[str, tuple[str, ...]]
    _label_names: tuple[str, ...]
    _classes_in = 1

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
        self.usage = check_usage(self.op_type, usage, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["image", *self._label_names]
        folder = check_folder(self.op_type, dataset_dir)
        names = self._files[self.usage]
        self._paths = [folder / name for name in names if (folder / name).is_file()]
        if not self._paths:
            expected = f"one of the binary version's files {', '.join(names)} in {folder}"
            raise ArgumentValueError.of(self.op_type, expected, "none")

    @cached_property
    def _read(self) -> Row:
        heads = len(self._label_names)
        records = np.concatenate([_records(path, heads) for path in self._paths])
        images = records[:, heads:].reshape(-1, 3, 32, 32).transpose(0, 2, 3, 1)
        labels = (records[:, head].astype(np.uint32) for head in range(heads))
        return np.ascontiguousarray(images), *labels

    def _arrays(self) -> Row:
        return self._read


class Cifar10Dataset(_Records):
    """Small photographs of ten kinds: `image` (32, 32, 3) uint8 and `label` uint32.

    Reads `data_batch_1.bin` to `data_batch_5.bin` and `test_batch.bin`, those that are there, when
    the first row is asked for.

    Args:
        dataset_dir: The folder with the files.
        usage: `"train"`, `"test"` or `"all"`; None is all.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: For the dataset graph: rows are slices of memory, which need none.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or all files are not there, a file is not whole, or an
            argument does not fit.

    """

    op_type = "Cifar10Dataset"
    _label_names = ("label",)
    _files = {  # noqa: RUF012 - read only
        "train": tuple(f"data_batch_{number}.bin" for number in range(1, 6)),
        "test": ("test_batch.bin",),
        "all": (*(f"data_batch_{number}.bin" for number in range(1, 6)), "test_batch.bin"),
    }


class Cifar100Dataset(_Records):
    """Small photographs of a hundred kinds: `image` (32, 32, 3) uint8 and two labels, uint32.

    `coarse_label` is one of twenty, `fine_label` one of a hundred. Reads `train.bin` and
    `test.bin`, of all the tests first; the arguments are those of `Cifar10Dataset`.
    """

    op_type = "Cifar100Dataset"
    _label_names = ("coarse_label", "fine_label")
    _classes_in = 2
    _files = {  # noqa: RUF012 - read only
        "train": ("train.bin",),
        "test": ("test.bin",),
        "all": ("test.bin", "train.bin"),
    }


def _records(path: Path, heads: int) -> np.ndarray:
    numbers, size = np.fromfile(path, np.uint8), heads + PIXELS
    if not numbers.size or numbers.size % size:
        raise ArgumentValueError.of(str(path), f"records of {size} bytes", f"{numbers.size} bytes")
    return numbers.reshape(-1, size)
