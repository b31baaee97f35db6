"""COCO: photographs with boxes, outlines, key points or sentences."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset import arguments, pictures
from engine.dataset.cache import DatasetCache
from engine.dataset.choice import choose
from engine.dataset.picks import Row
from engine.dataset.records import RecordSource
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_file, one_of
from engine.errors import StateError, UnsupportedError, compose

__all__ = ["CocoDataset"]

COLUMNS = {
    "Detection": ("image", "bbox", "category_id", "iscrowd"),
    "Stuff": ("image", "segmentation", "iscrowd"),
    "Keypoint": ("image", "keypoints", "num_keypoints"),
    "Panoptic": ("image", "bbox", "category_id", "iscrowd", "area"),
    "Captioning": ("image", "captions"),
}
NO_POINT = -1.0  # what fills outlines that have fewer points than the longest


class CocoDataset(RecordSource):
    """Photographs: `image`, and columns that the task names.

    | task | columns |
    |---|---|
    | Detection | `bbox` (N, 4) float32, `category_id` and `iscrowd` (N, 1) uint32 |
    | Stuff | `segmentation`, a row a polygon, float32, filled with -1; `iscrowd` (N, 1) uint32 |
    | Keypoint | `keypoints` (N, M) float32, `num_keypoints` (N, 1) uint32 |
    | Panoptic | those of Detection, and `area` (N, 1) uint32 |
    | Captioning | `captions` (N, 1), texts |

    Pictures come in the order of the annotation file; those without annotations are left out.

    Args:
        dataset_dir: The folder with the pictures.
        annotation_file: The JSON file with the annotations.
        task: `"Detection"`, `"Stuff"`, `"Keypoint"`, `"Panoptic"` or `"Captioning"`.
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
        ArgumentValueError: If the folder or the file is not there, or an argument does not fit.
        StateError: When iterating: if the annotations cannot be read, there is no row, or a
            picture cannot be read or decoded.

    """

    op_type = "CocoDataset"
    _described_by = ("task", "decode")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        annotation_file: str | PathLike[str],
        task: str = "Detection",
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
        self.annotation_file = check_file("CocoDataset(annotation_file)", annotation_file)
        self.task = one_of("CocoDataset(task)", task, tuple(COLUMNS))
        self.decode = arguments.flag("CocoDataset(decode)", decode)
        self.extra_metadata = arguments.flag("CocoDataset(extra_metadata)", extra_metadata)
        self.decrypt = pictures.check_decrypt(self.op_type, decrypt)
        self._names = [*COLUMNS[task], *(["_meta-filename"] if extra_metadata else [])]

    @cached_property
    def _notes(self) -> _Notes:
        return _Notes(self.annotation_file, self.task)

    def _listed(self) -> Sequence[tuple[str, list[dict[str, Any]]]]:
        return self._notes.pictures()

    def _row(self, record: tuple[str, list[dict[str, Any]]]) -> Row:
        name, found = record
        path = self._folder / name
        image = pictures.read(path, decode=self.decode, decrypt=self.decrypt)
        columns = (image, *(_COLUMNS[column](found) for column in COLUMNS[self.task][1:]))
        return (*columns, np.array(Path(name).stem)) if self.extra_metadata else columns

    def contents(self) -> Iterator[Any]:
        """The folder and the annotations."""
        yield from (Path(self.dataset_dir), self.annotation_file)

    def get_class_indexing(self) -> dict[str, Any]:
        """The label of each class by its name, in a list; of panoptic ones also if it is a thing.

        Raises:
            UnsupportedError: For other tasks than detection and panoptic.

        """
        if self.task not in {"Detection", "Panoptic"}:
            expected = "the task 'Detection' or 'Panoptic'"
            raise UnsupportedError.of("get_class_indexing", expected, self.task)
        return self._notes.classes()

    def _facts(self) -> dict[str, Any]:
        return {**super()._facts(), "annotation_file": fspath(self.annotation_file)}


class _Notes:
    """The annotation file."""

    def __init__(self, path: Path, task: str) -> None:
        self._where = fspath(path)
        self._task = task
        try:
            self._content = json.loads(path.read_bytes())
            self._images = {one["id"]: str(one["file_name"]) for one in self._content["images"]}
            self._listed = list(self._annotations())
        except (OSError, ValueError, TypeError, KeyError, RecursionError) as error:
            expected = f"annotations for {task}"
            raise StateError(compose(self._where, expected, repr(error))) from error

    def _annotations(self) -> Iterator[tuple[Any, dict[str, Any]]]:
        """Each annotation, with the picture that it is of."""
        for one in self._content["annotations"]:
            parts = one["segments_info"] if self._task == "Panoptic" else [one]
            for part in parts:
                yield one["image_id"], {name: part[name] for name in _NEEDED[self._task]} | part

    def classes(self) -> dict[str, list[int]]:
        facts = ["id", "isthing"] if self._task == "Panoptic" else ["id"]
        listed = self._content.get("categories", ())
        return {str(one["name"]): [int(one[fact]) for fact in facts] for one in listed}

    def pictures(self) -> list[tuple[str, list[dict[str, Any]]]]:
        found: dict[Any, list[dict[str, Any]]] = {}
        known = {label for label, *_ in self.classes().values()}
        for image, one in self._listed:
            if image not in self._images:
                raise StateError(compose(self._where, f"a picture with the id {image}", "none"))
            if "category_id" in _NEEDED[self._task] and one["category_id"] not in known:
                category = f"a category with the id {one['category_id']}"
                raise StateError(compose(self._where, category, "none"))
            found.setdefault(image, []).append(one)
        return [(name, found[image]) for image, name in self._images.items() if image in found]


_NEEDED = {
    "Detection": ("bbox", "category_id"),
    "Stuff": ("segmentation", "iscrowd"),
    "Keypoint": ("keypoints", "num_keypoints"),
    "Panoptic": ("bbox", "category_id", "iscrowd", "area"),
    "Captioning": ("caption",),
}


def _numbers(name: str) -> Any:
    return lambda found: np.array([[one.get(name, 0)] for one in found], np.int64).astype(np.uint32)


def _outlines(found: list[dict[str, Any]]) -> np.ndarray:
    shapes = (one["segmentation"] for one in found)
    # Of a crowd there are the lengths of runs of pixels, of others a list of polygons.
    return filled(
        [
            polygon
            for shape in shapes
            for polygon in ([shape["counts"]] if isinstance(shape, dict) else shape)
        ]
    )


def filled(lists: list[list[float]]) -> np.ndarray:
    """Lists of numbers as the rows of one array, filled up with -1."""
    made = np.full((len(lists), max(map(len, lists))), NO_POINT, np.float32)
    for row, numbers in zip(made, lists, strict=True):
        row[: len(numbers)] = numbers
    return made


_COLUMNS = {
    "bbox": lambda found: np.array([one["bbox"] for one in found], np.float32),
    "category_id": _numbers("category_id"),
    "iscrowd": _numbers("iscrowd"),
    "area": _numbers("area"),
    "segmentation": _outlines,
    "keypoints": lambda found: filled([one["keypoints"] for one in found]),
    "num_keypoints": _numbers("num_keypoints"),
    "captions": lambda found: np.array([[str(one["caption"])] for one in found]),
}
