"""Photo Tour: patches of photographs, many in one picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset import pictures
from engine.dataset.cache import DatasetCache
from engine.dataset.choice import choose
from engine.dataset.picks import Row
from engine.dataset.picture_source import lines_of
from engine.dataset.records import RecordSource
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_file, check_folder, check_usage, one_of
from engine.errors import StateError, compose

__all__ = ["PhotoTourDataset"]

NAMES = (
    *("notredame", "yosemite", "liberty"),
    *("notredame_harris", "yosemite_harris", "liberty_harris"),
)
SIDE, IN_A_ROW = 64, 16  # pixels of a patch; patches in a row and in a column of a picture
MATCHES = "m50_100000_100000_0.txt"


class PhotoTourDataset(RecordSource):
    """Patches of photographs: `image` (64, 64, 1) uint8, or pairs of them.

    For tests a row is `image1`, `image2` and `matches` uint32, 1 if both show the same point. Reads
    `info.txt`, the pictures `patches0000.bmp` and so on, and for tests `m50_100000_100000_0.txt`,
    all in `<dataset_dir>/<name>`.

    Args:
        dataset_dir: The folder with the folder of that name.
        name: `"notredame"`, `"yosemite"`, `"liberty"`, or one of these with `_harris` behind.
        usage: `"train"`: the patches; `"test"`: the pairs; None is the training.
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
        ArgumentValueError: If a folder or a list is not there, or an argument does not fit.
        StateError: When iterating: if a file says something else, or cannot be read.

    """

    op_type = "PhotoTourDataset"
    _described_by = ("name", "usage")

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
        super().__init__(dataset_dir, chosen, num_parallel_workers, cache)
        self.name = one_of("PhotoTourDataset(name)", name, NAMES)
        self.usage = check_usage(self.op_type, usage, cache, ("train", "test"), "train")
        self._root = check_folder(self.op_type, self._folder / name)
        is_test = self.usage == "test"
        self._list = check_file(self.op_type, self._root / (MATCHES if is_test else "info.txt"))
        self._names = ["image1", "image2", "matches"] if is_test else ["image"]
        # Patches of one picture mostly follow one another.
        self._picture = lru_cache(maxsize=4)(self._read)

    def _listed(self) -> Sequence[Any]:
        lines = lines_of(self._list)
        if self.usage == "train":
            return range(len(lines))
        try:
            found = [[int(number) for number in line.split()] for line in lines]
            return [(one[0], one[3], int(one[1] == one[4])) for one in found]
        except (ValueError, IndexError) as error:
            raise StateError(compose(fspath(self._list), "seven numbers a line", error)) from error

    def _row(self, record: Any) -> Row:
        if self.usage == "train":
            return (self._patch(record),)
        first, second, matches = record
        return self._patch(first), self._patch(second), np.array(matches, np.uint32)

    def _patch(self, number: int) -> np.ndarray:
        file, inside = divmod(number, IN_A_ROW * IN_A_ROW)
        row, column = (SIDE * index for index in divmod(inside, IN_A_ROW))
        grey = self._picture(self._root / f"patches{file:04d}.bmp")
        return grey[row : row + SIDE, column : column + SIDE, None].copy()

    def _read(self, path: Path) -> np.ndarray:
        return pictures.read(path, decode=True)[..., 0]
