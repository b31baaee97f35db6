"""PASCAL VOC: photographs with boxes, or with masks, around what is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

import numpy as np

from engine.dataset import arguments, pictures, xml_files
from engine.dataset.cache import DatasetCache
from engine.dataset.choice import choose
from engine.dataset.lines import Lines
from engine.dataset.picks import Row
from engine.dataset.records import RecordSource
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_file, one_of
from engine.errors import ArgumentValueError, StateError, UnsupportedError, compose

from .image_folder import labels_of

__all__ = ["VOCDataset"]

LISTS = {"Segmentation": "Segmentation", "Detection": "Main"}
COLUMNS = {
    "Segmentation": ("image", "target"),
    "Detection": ("image", "bbox", "label", "difficult", "truncate"),
}
CORNERS = ("xmin", "ymin", "xmax", "ymax")


class VOCDataset(RecordSource):
    """Photographs: for detection `image`, `bbox`, `label`, `difficult` and `truncate`.

    `bbox` (N, 4) float32 has x, y, width and height of each object; the others (N, 1) are uint32.
    For segmentation, `image` and `target`, which is a picture, too. Reads the names in
    `ImageSets/Main/<usage>.txt` or `ImageSets/Segmentation/<usage>.txt`, and for each the files in
    `JPEGImages`, `Annotations` and `SegmentationClass`.

    Args:
        dataset_dir: The folder with these folders.
        task: `"Segmentation"` or `"Detection"`.
        usage: Which list of names: `"train"`, `"val"`, `"trainval"`, or any other that is there.
        class_indexing: The label of each class by its name; objects of others are left out, and so
            are pictures without an object. None numbers the classes from 0, in the order of the
            alphabet. Only for detection.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads read and decode; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        decode: Whether pictures are decoded: (height, width, 3) in place of the file's bytes.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.
        extra_metadata: Whether there is a column `_meta-filename` with the name of the picture.
            Iterators leave it out until it is renamed.
        decrypt: A function from the path of a file to the bytes of the picture in it.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or the list is not there, or an argument does not fit.
        StateError: When iterating: if an annotation cannot be read, there is no row, or a picture
            cannot be read or decoded.

    """

    op_type = "VOCDataset"
    _described_by = ("task", "usage", "class_indexing", "decode")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        task: str = "Segmentation",
        usage: str = "train",
        class_indexing: dict[str, int] | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | None = None,
        decode: bool = False,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
        extra_metadata: bool = False,
        decrypt: Callable[..., Any] | None = None,
    ) -> None:
        chosen = choose(num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(dataset_dir, chosen, num_parallel_workers, cache)
        self.task = one_of("VOCDataset(task)", task, tuple(LISTS))
        self.usage = usage
        names = self._folder / "ImageSets" / LISTS[task] / f"{usage}.txt"
        self._list = check_file("VOCDataset(usage)", names)
        self.class_indexing = labels_of(self.op_type, class_indexing)
        if self.class_indexing and task == "Segmentation":
            hint = "masks have the classes in their colours"
            raise ArgumentValueError.of("VOCDataset(class_indexing)", "None", class_indexing, hint)
        self.decode = arguments.flag("VOCDataset(decode)", decode)
        self.extra_metadata = arguments.flag("VOCDataset(extra_metadata)", extra_metadata)
        self.decrypt = pictures.check_decrypt(self.op_type, decrypt)
        self._names = [*COLUMNS[task], *(["_meta-filename"] if extra_metadata else [])]

    def _listed_names(self) -> list[str]:
        lines = Lines([self._list])
        listed = (lines[number].strip() for number in range(len(lines)))
        return [name.split()[0] for name in listed if name]

    @cached_property
    def _objects(self) -> dict[str, list[_Object]]:
        folder = self._folder / "Annotations"
        return {name: _objects_of(folder / f"{name}.xml") for name in self._listed_names()}

    def _listed(self) -> Sequence[tuple[str, list[_Object]]]:
        if self.task == "Segmentation":
            return [(name, []) for name in self._listed_names()]
        classes = self.get_class_indexing()
        kept = {
            name: [one for one in objects if one[0] in classes]
            for name, objects in self._objects.items()
        }
        return [(name, objects) for name, objects in kept.items() if objects]

    def _row(self, record: tuple[str, list[_Object]]) -> Row:
        name, objects = record
        image = self._picture("JPEGImages", f"{name}.jpg")
        if self.task == "Segmentation":
            columns: Row = (image, self._picture("SegmentationClass", f"{name}.png"))
        else:
            columns = (image, *self._boxes(objects))
        return (*columns, np.array(name)) if self.extra_metadata else columns

    def _boxes(self, objects: list[_Object]) -> Row:
        classes = self.get_class_indexing()
        corners = np.array([box for _, box, _, _ in objects], np.float32)
        boxes = np.concatenate([corners[:, :2], corners[:, 2:] - corners[:, :2]], axis=1)
        facts = [[classes[name], hard, cut] for name, _, hard, cut in objects]
        return boxes, *(np.array(column, np.uint32)[:, None] for column in zip(*facts, strict=True))

    def _picture(self, folder: str, name: str) -> np.ndarray:
        path = self._folder / folder / name
        return pictures.read(path, decode=self.decode, decrypt=self.decrypt)

    def get_class_indexing(self) -> dict[str, Any]:
        """The label of each class by its name.

        Raises:
            UnsupportedError: For segmentation, whose masks have the classes.

        """
        if self.task != "Detection":
            raise UnsupportedError.of("get_class_indexing", "the task 'Detection'", self.task)
        return dict(self._classes)

    @cached_property
    def _classes(self) -> dict[str, int]:
        if self.class_indexing:
            return self.class_indexing
        names = {name for objects in self._objects.values() for name, *_ in objects}
        return {name: label for label, name in enumerate(sorted(names))}


# A class, the corners of the box, whether it is hard to see, and whether it is cut off.
_Object = tuple[str, list[float], int, int]


def _objects_of(path: Path) -> list[_Object]:
    """What an annotation says of each object."""
    try:
        objects = [_object(found) for found in xml_files.parsed(path).iter("object")]
    except (ValueError, TypeError, AttributeError) as error:
        expected = "an annotation with the boxes of objects"
        raise StateError(compose(fspath(path), expected, repr(error))) from error
    if not objects:
        raise StateError(compose(fspath(path), "an annotation with an object", "none"))
    return objects


def _object(found: Element) -> _Object:
    box = found.find("bndbox")
    corners = [float(box.findtext(name, "")) for name in CORNERS]  # type: ignore[union-attr]
    flags = [int(found.findtext(name, "0") or 0) for name in ("difficult", "truncated")]
    name = found.findtext("name")
    if not name or corners[0] > corners[2] or corners[1] > corners[3]:
        raise ValueError(f"{name!r} with the corners {corners}")
    return name, corners, flags[0], flags[1]
