"""LSUN: pictures of rooms and buildings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path

from engine.dataset import arguments
from engine.dataset.cache import DatasetCache
from engine.dataset.picture_source import LabelledPictures
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_usage
from engine.errors import ArgumentValueError

from .image_folder import files_in, folders_in

__all__ = ["LSUNDataset"]

ENDINGS = {"train": ("_train",), "valid": ("_val",), "all": ("_train", "_val"), "test": ()}


class LSUNDataset(LabelledPictures):
    """Pictures of rooms and buildings: `image` uint8 and `label` uint32, a number a folder.

    Reads the folders `<class>_train` and `<class>_val`, or `test`, in the order of the alphabet.
    The arguments that are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with these folders.
        usage: `"train"`, `"valid"`, `"test"` or `"all"`; None is all, which has no tests.
        classes: The classes that are read; None reads all.
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
        ArgumentValueError: If the folder or one of a class is not there, or an argument does not
            fit.
        StateError: When iterating: if there is no picture, or one cannot be read.

    """

    op_type = "LSUNDataset"
    _described_by = ("usage", "classes", "decode")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        classes: str | list[str] | None = None,
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
        self.usage = check_usage(self.op_type, usage, cache, ("train", "valid", "test", "all"))
        self.classes = None if classes is None else arguments.names("LSUNDataset(classes)", classes)
        self._names = ["image", "label"]
        self._parts = self._folders()

    def _folders(self) -> list[Path]:
        if self.usage == "test":
            return [self._folder / "test"] if (self._folder / "test").is_dir() else []
        ends = ENDINGS[self.usage]
        found = {folder.name: folder for folder in folders_in(self._folder)}
        if self.classes is None:
            return [folder for name, folder in found.items() if name.endswith(ends)]
        wanted = [name + end for name in self.classes for end in ends]
        missing = [name for name in wanted if name not in found]
        if missing:
            expected = f"folders of the classes in {self.dataset_dir}"
            raise ArgumentValueError.of("LSUNDataset(classes)", expected, f"none named {missing}")
        return [found[name] for name in sorted(wanted)]

    def _listed(self) -> Sequence[tuple[Path, int]]:
        folders = enumerate(self._parts)
        return [(path, number) for number, folder in folders for path in files_in(folder)]

    def num_classes(self) -> int:
        """How many classes are read."""
        names = {folder.name.rpartition("_")[0] for folder in self._parts}
        return len(names - {""})
