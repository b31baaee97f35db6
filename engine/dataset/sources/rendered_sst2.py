"""Sentences about films as pictures of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path

from engine.dataset.cache import DatasetCache
from engine.dataset.picture_source import LabelledPictures
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_usage

from .image_folder import files_in

__all__ = ["RenderedSST2Dataset"]

PARTS = {
    "train": ("train",),
    "val": ("valid",),
    "test": ("test",),
    "all": ("test", "train", "valid"),
}
LABELS = {"negative": 0, "positive": 1}


class RenderedSST2Dataset(LabelledPictures):
    """Pictures of sentences: `image` uint8 and `label` uint32, 1 where the sentence is positive.

    Reads the folders `negative` and `positive` in `train`, `valid` and `test`. The arguments that
    are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with these folders.
        usage: `"train"`, `"val"`, `"test"` or `"all"`; None is all.
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
        ArgumentValueError: If the folder is not there, or an argument does not fit.
        StateError: When iterating: if there is no picture, or one cannot be read.

    """

    op_type = "RenderedSST2Dataset"

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
        self.usage = check_usage(self.op_type, usage, cache, tuple(PARTS))
        self._names = ["image", "label"]

    def _listed(self) -> Sequence[tuple[Path, int]]:
        return [
            (path, label)
            for part in PARTS[self.usage]
            for name, label in LABELS.items()
            if (folder := self._folder / part / name).is_dir()
            for path in files_in(folder)
        ]

    def num_classes(self) -> int:
        """How many labels there are."""
        return len(LABELS)
