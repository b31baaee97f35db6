"""Pictures in folders, one folder a class."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset import arguments, pictures
from engine.dataset.cache import DatasetCache
from engine.dataset.choice import choose
from engine.dataset.picks import Row
from engine.dataset.records import RecordSource
from engine.dataset.samplers import Sampler
from engine.errors import ArgumentTypeError

__all__ = ["ImageFolderDataset"]


class ImageFolderDataset(RecordSource):
    """Pictures of a tree of folders: `image` uint8 and `label` int32.

    Each folder in `dataset_dir` is a class; folders and the files in them come in the order of the
    alphabet. Without `decode` an image is the bytes of its file, with it (height, width, 3). Files
    are read, and decoded, when their rows are wanted.

    Args:
        dataset_dir: The folder of folders.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads read and decode; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        extensions: How the names of pictures end, such as `[".jpg"]`; None takes every file.
        class_indexing: The label of each folder by its name; others are left out. None numbers
            the folders from 0.
        decode: Whether pictures are decoded.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.
        decrypt: A function from the path of a file to the bytes of the picture in it.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder is not there, or an argument does not fit.
        StateError: When iterating: if there is no picture, or one cannot be read or decoded.

    """

    op_type = "ImageFolderDataset"
    _described_by = ("decode", "extensions", "class_indexing")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | None = None,
        sampler: Sampler | Iterable[int] | None = None,
        extensions: list[str] | None = None,
        class_indexing: dict[str, int] | None = None,
        decode: bool = False,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
        decrypt: Callable[..., Any] | None = None,
    ) -> None:
        chosen = choose(num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(dataset_dir, chosen, num_parallel_workers, cache)
        self._names = ["image", "label"]
        self.extensions = endings(self.op_type, extensions)
        self.class_indexing = labels_of(self.op_type, class_indexing)
        self.decode = arguments.flag("ImageFolderDataset(decode)", decode)
        self.decrypt = pictures.check_decrypt(self.op_type, decrypt)

    def _listed(self) -> Sequence[tuple[Path, int]]:
        classes = self.get_class_indexing()
        return [
            (path, classes[folder.name])
            for folder in folders_in(self._folder)
            if folder.name in classes
            for path in files_in(folder, self.extensions)
        ]

    def _label(self, record: tuple[Path, int]) -> int:
        return record[1]

    def _row(self, record: tuple[Path, int]) -> Row:
        path, label = record
        image = pictures.read(path, decode=self.decode, decrypt=self.decrypt)
        return image, np.array(label, np.int32)

    def num_classes(self) -> int:
        """How many classes there are: those of `class_indexing`, or the folders."""
        return len(self.get_class_indexing())

    def get_class_indexing(self) -> dict[str, Any]:
        """The label of each folder by its name."""
        if self.class_indexing:
            return dict(self.class_indexing)
        return {folder.name: label for label, folder in enumerate(folders_in(self._folder))}


def folders_in(folder: Path) -> list[Path]:
    """The folders inside of one, in the order of the alphabet."""
    return sorted(path for path in folder.iterdir() if path.is_dir())


def files_in(folder: Path, endings: Iterable[str] | None = None) -> list[Path]:
    """The files of a folder in the order of the alphabet; those that end so, or all."""
    ends = None if endings is None else tuple(endings)
    return sorted(
        path
        for path in folder.iterdir()
        if path.is_file() and (ends is None or path.suffix in ends)
    )


def endings(where: str, extensions: Any) -> list[str] | None:
    """How the names of files end, or None where any will do.

    Raises:
        ArgumentTypeError: If they are no list of texts.

    """
    if not extensions:
        return None
    return arguments.names(f"{where}(extensions)", extensions)


def labels_of(where: str, class_indexing: Any) -> dict[str, int]:
    """The labels of classes by their names; none where they are not said.

    Raises:
        ArgumentTypeError: If they are no dict of names and whole numbers.
        ArgumentValueError: If a number is below 0.

    """
    where = f"{where}(class_indexing)"
    if class_indexing is None:
        return {}
    if not isinstance(class_indexing, dict) or not all(
        isinstance(name, str) for name in class_indexing
    ):
        raise ArgumentTypeError.of(where, "a dict from names to numbers", class_indexing)
    return {name: arguments.whole(where, label, 0) for name, label in class_indexing.items()}
