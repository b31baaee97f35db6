"""Caltech 101 and 256: pictures in folders of classes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.mat_files import matrix
from engine.dataset.picks import Row
from engine.dataset.picture_source import LabelledPictures, PictureSource
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_folder, one_of

from .image_folder import files_in, folders_in

__all__ = ["Caltech101Dataset", "Caltech256Dataset"]

TARGETS = {
    "category": ("category",),
    "annotation": ("annotation",),
    "all": ("category", "annotation"),
}
LEFT_OUT = "BACKGROUND_Google"
ANNOTATED_AS = {
    "Faces": "Faces_2",
    "Faces_easy": "Faces_3",
    "Motorbikes": "Motorbikes_16",
    "airplanes": "Airplanes_Side_2",
}


class Caltech101Dataset(PictureSource):
    """Pictures of 101 kinds: `image` uint8, `category` int64, `annotation` (2, N): an outline.

    Reads `101_ObjectCategories` and, for outlines, the .mat files in `Annotations`. The arguments
    that are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with these folders.
        target_type: `"category"`, `"annotation"` or `"all"`: which columns come beside the image;
            None is the category.
        num_samples: See there.
        num_parallel_workers: See there.
        shuffle: See there.
        decode: Whether pictures are decoded.
        sampler: See there.
        num_shards: See there.
        shard_id: See there.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a folder is not there, or an argument does not fit.
        StateError: When iterating: if there is no picture, or a file cannot be read.

    """

    op_type = "Caltech101Dataset"
    _described_by = ("target_type", "decode")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        target_type: str | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = 1,
        shuffle: bool | None = None,
        decode: bool = False,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
    ) -> None:
        choice = (num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(dataset_dir, choice, num_parallel_workers, decode)
        kind = "category" if target_type is None else target_type
        self.target_type = one_of("Caltech101Dataset(target_type)", kind, tuple(TARGETS))
        self._names = ["image", *TARGETS[kind]]
        self._classes = check_folder(self.op_type, self._folder / "101_ObjectCategories")
        if "annotation" in self._names:
            check_folder(self.op_type, self._folder / "Annotations")

    def _listed(self) -> Sequence[tuple[Path, int]]:
        numbers = self.get_class_indexing()
        return [
            (path, numbers[folder.name])
            for folder in folders_in(self._classes)
            if folder.name in numbers
            for path in files_in(folder)
        ]

    def _label(self, record: tuple[Path, int]) -> int:
        return record[1]

    def _row(self, record: tuple[Path, int]) -> Row:
        path, number = record
        columns: Row = (self._picture(path),)
        if "category" in self._names:
            columns += (np.array(number, np.int64),)
        if "annotation" in self._names:
            columns += (self._outline(path),)
        return columns

    def _outline(self, path: Path) -> np.ndarray:
        folder = ANNOTATED_AS.get(path.parent.name, path.parent.name)
        number = path.stem.rpartition("_")[2]
        file = self._folder / "Annotations" / folder / f"annotation_{number}.mat"
        return matrix(file, "obj_contour")

    def get_class_indexing(self) -> dict[str, Any]:
        """The number of each class by the name of its folder."""
        names = [folder.name for folder in folders_in(self._classes) if folder.name != LEFT_OUT]
        return {name: number for number, name in enumerate(names)}


class Caltech256Dataset(LabelledPictures):
    """Pictures of 257 kinds: `image` uint8 and `label` int32.

    Each folder in `dataset_dir` is a class. The arguments are those of `ImageFolderDataset`.
    """

    op_type = "Caltech256Dataset"
    _label_type = np.int32
    _described_by = ("decode",)

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
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
        self._names = ["image", "label"]

    def _listed(self) -> Sequence[tuple[Path, int]]:
        folders = enumerate(folders_in(self._folder))
        return [(path, number) for number, folder in folders for path in files_in(folder)]

    def num_classes(self) -> int:
        """How many folders there are."""
        return len(folders_in(self._folder))
