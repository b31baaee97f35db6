"""Food-101: pictures of dishes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.picks import Row
from engine.dataset.picture_source import PictureSource, lines_of
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_file, check_usage

__all__ = ["Food101Dataset"]

PARTS = {"train": ("train",), "test": ("test",), "all": ("train", "test")}


class Food101Dataset(PictureSource):
    """Pictures of dishes: `image` uint8 and `label`, the name of the dish.

    Reads the pictures in `images` that `meta/train.txt` and `meta/test.txt` name. The arguments
    that are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with these folders.
        usage: `"train"`, `"test"` or `"all"`; None is all.
        num_samples: See there.
        num_parallel_workers: See there.
        shuffle: See there.
        decode: Whether pictures are decoded.
        sampler: See there.
        num_shards: See there.
        shard_id: See there.
        cache: See there.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or a list is not there, or an argument does not fit.
        StateError: When iterating: if there is no picture, or one cannot be read.

    """

    op_type = "Food101Dataset"

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | None = None,
        decode: bool = False,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        choice = (num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(dataset_dir, choice, num_parallel_workers, decode, cache)
        self.usage = check_usage(self.op_type, usage, cache)
        self._names = ["image", "label"]
        self._lists = [
            check_file(self.op_type, self._folder / "meta" / f"{part}.txt")
            for part in PARTS[self.usage]
        ]

    def _listed(self) -> Sequence[str]:
        return [name for path in self._lists for name in lines_of(path)]

    def _row(self, record: str) -> Row:
        image = self._picture(self._folder / "images" / f"{record}.jpg")
        return image, np.array(record.partition("/")[0])
