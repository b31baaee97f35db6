"""Places365 and SUN397: pictures of scenes, whose lists name them or their classes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike, fspath
from pathlib import Path

from engine.dataset import arguments
from engine.dataset.cache import DatasetCache
from engine.dataset.picture_source import LabelledPictures, lines_of
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_file, check_usage
from engine.errors import StateError, compose

from .image_folder import files_in

__all__ = ["Places365Dataset", "SUN397Dataset"]

LISTS = {
    "train-standard": ("places365_train_standard.txt", "data_{}_standard"),
    "train-challenge": ("places365_train_challenge.txt", "data_{}_challenge"),
    "val": ("places365_val.txt", "val_{}"),
}


class Places365Dataset(LabelledPictures):
    """Pictures of 365 kinds of places: `image` uint8 and `label` uint32.

    Reads the pictures that `places365_train_standard.txt` and its siblings name. The arguments that
    are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with the lists and the folders of pictures.
        usage: `"train-standard"`, `"train-challenge"` or `"val"`; None is the first.
        small: Whether pictures of 256 x 256 are read, else the large ones.
        decode: Whether pictures are decoded.
        num_samples: See there.
        num_parallel_workers: See there.
        shuffle: See there.
        sampler: See there.
        num_shards: See there.
        shard_id: See there.
        cache: See there.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or the list is not there, or an argument does not fit.
        StateError: When iterating: if there is no picture, or one cannot be read.

    """

    op_type = "Places365Dataset"
    _described_by = ("usage", "small", "decode")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        small: bool = True,
        decode: bool = False,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | None = None,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        choice = (num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(dataset_dir, choice, num_parallel_workers, decode, cache)
        self.usage = check_usage(self.op_type, usage, cache, tuple(LISTS), "train-standard")
        self.small = arguments.flag("Places365Dataset(small)", small)
        self._names = ["image", "label"]
        name, folder = LISTS[self.usage]
        self._list = check_file(self.op_type, self._folder / name)
        self._root = self._folder / folder.format(256 if small else "large")

    def _listed(self) -> Sequence[tuple[Path, int]]:
        parts = (line.rpartition(" ") for line in lines_of(self._list))
        return [(self._root / name.strip(" /"), _number(self._list, end)) for name, _, end in parts]


class SUN397Dataset(LabelledPictures):
    """Pictures of 397 kinds of scenes: `image` uint8 and `label` uint32.

    Reads the folders that `ClassName.txt` names, numbered in its order. The arguments are those of
    `ImageFolderDataset`.
    """

    op_type = "SUN397Dataset"
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
        self._list = check_file(self.op_type, self._folder / "ClassName.txt")

    def _listed(self) -> Sequence[tuple[Path, int]]:
        folders = (self._folder / name.lstrip("/") for name in lines_of(self._list))
        return [
            (path, number)
            for number, folder in enumerate(folders)
            if folder.is_dir()
            for path in files_in(folder)
        ]


def _number(path: Path, text: str) -> int:
    if not text.isdecimal():
        raise StateError(compose(fspath(path), "a class number behind each picture", repr(text)))
    return int(text)
