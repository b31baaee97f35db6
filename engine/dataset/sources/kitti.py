"""KITTI: streets with boxes around what moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.picks import Row
from engine.dataset.picture_source import PictureSource, lines_of
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_folder, check_usage
from engine.errors import StateError, compose

from .image_folder import files_in

__all__ = ["KITTIDataset"]

COLUMNS = (
    "label",
    "truncated",
    "occluded",
    "alpha",
    "bbox",
    "dimensions",
    "location",
    "rotation_y",
)
WIDTHS = {"truncated": 1, "occluded": 1, "alpha": 1, "bbox": 4, "dimensions": 3, "location": 3}
NUMBERS = 14  # behind the class of an object; a score may follow


class KITTIDataset(PictureSource):
    """Streets: `image` uint8, and for training what is known of N objects, in two axes each.

    `label` and `occluded` (N, 1) are uint32, `truncated`, `alpha` and `rotation_y` (N, 1), `bbox`
    (N, 4), `dimensions` and `location` (N, 3) float32. Reads `data_object_image_2` and
    `data_object_label_2`. The arguments that are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with these folders.
        usage: `"train"` or `"test"`; None is the training.
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
        StateError: When iterating: if a list says something else, or a picture cannot be read.

    """

    op_type = "KITTIDataset"

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
        self.usage = check_usage(self.op_type, usage, cache, ("train", "test"), "train")
        part = "training" if self.usage == "train" else "testing"
        images = self._folder / "data_object_image_2" / part / "image_2"
        self._images = check_folder(self.op_type, images)
        labels = self._folder / "data_object_label_2" / part / "label_2"
        self._labels_of = check_folder(self.op_type, labels) if self.usage == "train" else labels
        self._names = ["image", *COLUMNS] if self.usage == "train" else ["image"]

    @cached_property
    def _objects(self) -> dict[Path, list[tuple[str, list[float]]]]:
        return {
            path: [_object(file, line) for line in lines_of(file)]
            for path in files_in(self._images)
            for file in [self._labels_of / f"{path.stem}.txt"]
        }

    @cached_property
    def _classes(self) -> dict[str, int]:
        names = {name for objects in self._objects.values() for name, _ in objects}
        return {name: number for number, name in enumerate(sorted(names))}

    def _listed(self) -> Sequence[Path]:
        return files_in(self._images)

    def _row(self, record: Path) -> Row:
        image = self._picture(record)
        if self.usage == "test":
            return (image,)
        objects = self._objects[record]
        labels = [[self._classes[name]] for name, _ in objects]
        facts = np.array([numbers for _, numbers in objects], np.float32).reshape(-1, NUMBERS)
        bounds = np.cumsum(list(WIDTHS.values())).tolist()
        columns = dict(zip(COLUMNS[1:], np.split(facts, bounds, axis=1), strict=True))
        columns["occluded"] = columns["occluded"].astype(np.int64).astype(np.uint32)
        return image, np.array(labels, np.uint32).reshape(-1, 1), *columns.values()


def _object(path: Path, line: str) -> tuple[str, list[float]]:
    name, *numbers = line.split()
    try:
        found = [float(number) for number in numbers[:NUMBERS]]
    except ValueError as error:
        raise StateError(compose(fspath(path), "a class and numbers", repr(line))) from error
    if len(found) != NUMBERS:
        raise StateError(compose(fspath(path), f"a class and {NUMBERS} numbers", repr(line)))
    return name, found
