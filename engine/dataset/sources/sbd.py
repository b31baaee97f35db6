"""Semantic Boundaries: photographs with the outlines of what they show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike, fspath
from pathlib import Path

import numpy as np

from engine.dataset.mat_files import matrix
from engine.dataset.picks import Row
from engine.dataset.picture_source import PictureSource, lines_of
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_file, check_usage, one_of
from engine.errors import StateError, compose

__all__ = ["SBDataset"]

TASKS = ("Boundaries", "Segmentation")
PARTS = {
    "train": ("train",),
    "val": ("val",),
    "train_noval": ("train_noval",),
    "all": ("train", "val"),
}


class SBDataset(PictureSource):
    """Photographs: `image` uint8 and `task`, uint8: outlines (20, height, width) or classes.

    Reads `img`, the .mat files in `cls`, and the names in `train.txt` and its siblings. The
    arguments that are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with these.
        task: `"Boundaries"`: the outlines of each class; `"Segmentation"`: the class of each pixel
            (height, width).
        usage: `"train"`, `"val"`, `"train_noval"` or `"all"`, which is the first two.
        num_samples: See there.
        num_parallel_workers: See there.
        shuffle: See there.
        decode: Whether pictures are decoded.
        sampler: See there.
        num_shards: See there.
        shard_id: See there.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or a list is not there, or an argument does not fit.
        StateError: When iterating: if a file cannot be read.

    """

    op_type = "SBDataset"
    _described_by = ("task", "usage", "decode")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        task: str = "Boundaries",
        usage: str = "all",
        num_samples: int | None = None,
        num_parallel_workers: int | None = 1,
        shuffle: bool | None = None,
        decode: bool | None = None,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
    ) -> None:
        choice = (num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(dataset_dir, choice, num_parallel_workers, decode)
        self.task = one_of("SBDataset(task)", task, TASKS)
        self.usage = check_usage(self.op_type, usage, None, tuple(PARTS))
        self._names = ["image", "task"]
        self._lists = [
            check_file(self.op_type, self._folder / f"{part}.txt") for part in PARTS[self.usage]
        ]

    def _listed(self) -> Sequence[str]:
        return [name for path in self._lists for name in lines_of(path)]

    def _row(self, record: str) -> Row:
        image = self._picture(self._folder / "img" / f"{record}.jpg")
        return image, self._classes(self._folder / "cls" / f"{record}.mat")

    def _classes(self, path: Path) -> np.ndarray:
        try:
            found = matrix(path, "GTcls")[0][self.task][0]
            if self.task == "Segmentation":
                return np.asarray(found)
            return np.stack([outline[0].toarray() for outline in found])
        except (IndexError, KeyError, ValueError, TypeError, AttributeError) as error:
            expected = f"the {self.task} of a picture"
            raise StateError(compose(fspath(path), expected, repr(error))) from error
