"""Labelled Faces in the Wild: portraits, alone or in pairs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.picks import Row
from engine.dataset.picture_source import PictureSource, lines_of
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_file, check_folder, check_usage, one_of
from engine.errors import StateError, compose

__all__ = ["LFWDataset"]

FOLDERS = {"original": "lfw", "funneled": "lfw_funneled", "deepfunneled": "lfw-deepfunneled"}
COLUMNS = {"people": ("image", "label"), "pairs": ("image1", "image2", "label")}
LISTS = {
    "10fold": ("{}.txt",),
    "train": ("{}DevTrain.txt",),
    "test": ("{}DevTest.txt",),
    "all": ("{}DevTrain.txt", "{}DevTest.txt"),
}


class LFWDataset(PictureSource):
    """Portraits: `image` uint8 and `label` uint32, or `image1`, `image2` and a `label`.

    A pair has the label 1 if both show the same person. Reads the lists `people.txt`, `pairs.txt`
    and their siblings, for people also `lfw-names.txt`, and a folder of pictures. The arguments
    that are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with the lists and folders.
        task: `"people"` or `"pairs"`; None is people.
        usage: `"10fold"`, `"train"`, `"test"` or `"all"`, which is the last two; None is all.
        image_set: `"original"`, `"funneled"` or `"deepfunneled"`: which folder; None is the second.
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
        ArgumentValueError: If a folder or a list is not there, or an argument does not fit.
        StateError: When iterating: if a list says something else, or a picture cannot be read.

    """

    op_type = "LFWDataset"
    _described_by = ("task", "usage", "image_set", "decode")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        task: str | None = None,
        usage: str | None = None,
        image_set: str | None = None,
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
        self.task = one_of("LFWDataset(task)", task or "people", tuple(COLUMNS))
        self.usage = check_usage(self.op_type, usage, cache, tuple(LISTS))
        self.image_set = one_of("LFWDataset(image_set)", image_set or "funneled", tuple(FOLDERS))
        self._root = check_folder(self.op_type, self._folder / FOLDERS[self.image_set])
        self._lists = [
            check_file(self.op_type, self._folder / name.format(self.task))
            for name in LISTS[self.usage]
        ]
        self._names = list(COLUMNS[self.task])

    def _listed(self) -> Sequence[Any]:
        made = self._pair if self.task == "pairs" else self._people
        lines = ((path, line.split()) for path in self._lists for line in lines_of(path))
        # Lines of numbers alone say how many lines follow.
        listed = ((path, parts) for path, parts in lines if not all(map(str.isdecimal, parts)))
        return [record for path, parts in listed for record in made(path, parts)]

    def _people(self, path: Path, parts: list[str]) -> list[tuple[Path, int]]:
        name, count = self._checked(path, parts, (2,))
        return [
            (self._portrait(name, str(number)), self._numbers_of_people.get(name, 0))
            for number in range(1, int(count) + 1)
        ]

    def _pair(self, path: Path, parts: list[str]) -> list[tuple[Path, Path, int]]:
        names = self._checked(path, parts, (3, 4))
        first = self._portrait(*names[:2])
        if len(names) == 3:
            return [(first, self._portrait(names[0], names[2]), 1)]
        return [(first, self._portrait(*names[2:]), 0)]

    def _checked(self, path: Path, parts: list[str], counts: tuple[int, ...]) -> list[str]:
        numbers = parts[1:2] + parts[-1:]
        if len(parts) not in counts or not all(map(str.isdecimal, numbers)):
            raise StateError(compose(fspath(path), "names and numbers", " ".join(parts)))
        return parts

    def _portrait(self, name: str, number: str) -> Path:
        return self._root / name / f"{name}_{int(number):04d}.jpg"

    @cached_property
    def _numbers_of_people(self) -> dict[str, int]:
        path = check_file(self.op_type, self._folder / "lfw-names.txt")
        return {line.split()[0]: number for number, line in enumerate(lines_of(path))}

    def _label(self, record: Any) -> int:
        return int(record[-1])

    def _row(self, record: Any) -> Row:
        *paths, label = record
        return *map(self._picture, paths), np.array(label, np.uint32)
