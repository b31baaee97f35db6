"""Omniglot: letters of many alphabets, each by twenty hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path

import numpy as np

from engine.dataset import arguments
from engine.dataset.cache import DatasetCache
from engine.dataset.picture_source import LabelledPictures
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_folder

from .image_folder import files_in, folders_in

__all__ = ["OmniglotDataset"]


class OmniglotDataset(LabelledPictures):
    """Handwritten letters: `image` uint8 and `label` int32, a number a letter.

    Reads `images_background` or `images_evaluation`, in which folders of alphabets have folders of
    letters. The arguments that are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with these two.
        background: Whether the first is read, else the second; None is the first.
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
        ArgumentValueError: If a folder is not there, or an argument does not fit.
        StateError: When iterating: if there is no picture, or one cannot be read.

    """

    op_type = "OmniglotDataset"
    _label_type = np.int32
    _described_by = ("background", "decode")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        background: bool | None = None,
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
        is_first = True if background is None else background
        self.background = arguments.flag("OmniglotDataset(background)", is_first)
        name = "images_background" if is_first else "images_evaluation"
        self._root = check_folder(self.op_type, self._folder / name)
        self._names = ["image", "label"]

    def _letters(self) -> list[Path]:
        return [letter for alphabet in folders_in(self._root) for letter in folders_in(alphabet)]

    def _listed(self) -> Sequence[tuple[Path, int]]:
        letters = enumerate(self._letters())
        return [(path, number) for number, letter in letters for path in files_in(letter)]

    def num_classes(self) -> int:
        """How many letters there are."""
        return len(self._letters())
