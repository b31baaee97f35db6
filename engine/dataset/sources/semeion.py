"""Semeion: digits in black and white, from lines of numbers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from os import PathLike, fspath
from typing import Any

import numpy as np

from engine.dataset.cache import DatasetCache, check_cache
from engine.dataset.choice import choose
from engine.dataset.picks import Row
from engine.dataset.picture_source import lines_of
from engine.dataset.samplers import Sampler
from engine.dataset.source import FileSource, check_file, check_folder
from engine.errors import StateError, compose

__all__ = ["SemeionDataset"]

SIDE, KINDS = 16, 10


class SemeionDataset(FileSource):
    """Handwritten digits: `image` (16, 16) uint8 of zeros and ones, `label` uint32.

    Reads `semeion.data`: in each line 256 pixels and a one among nine zeros.

    Args:
        dataset_dir: The folder with the file.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: For the dataset graph: rows are slices of memory, which need none.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or the file is not there, or an argument does not fit.
        StateError: If the file has other numbers.

    """

    op_type = "SemeionDataset"
    _classes_in = 1

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
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
        self.cache = check_cache(self.op_type, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["image", "label"]
        folder = check_folder(self.op_type, dataset_dir)
        self._path = check_file(self.op_type, folder / "semeion.data")

    @cached_property
    def _read(self) -> Row:
        try:
            table = np.array([line.split() for line in lines_of(self._path)], np.float64)
            pixels, kinds = table[:, : SIDE * SIDE], table[:, SIDE * SIDE :]
            images = pixels.reshape(-1, SIDE, SIDE).astype(np.uint8)
            if kinds.shape[1] != KINDS:
                raise ValueError(f"{kinds.shape[1]} numbers behind the pixels")  # noqa: TRY301
        except (ValueError, IndexError) as error:
            expected = f"lines of {SIDE * SIDE} pixels and {KINDS} numbers"
            raise StateError(compose(fspath(self._path), expected, error)) from error
        return images, kinds.argmax(axis=1).astype(np.uint32)

    def _arrays(self) -> Row:
        return self._read

    def _facts(self) -> dict[str, Any]:
        return {"dataset_dir": self.dataset_dir}
