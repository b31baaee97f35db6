"""Pictures that the lines of a manifest name."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset import arguments, pictures
from engine.dataset.cache import DatasetCache
from engine.dataset.choice import choose
from engine.dataset.lines import Lines
from engine.dataset.picks import Row
from engine.dataset.records import RecordSource
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_file, one_of
from engine.errors import StateError, compose

from .image_folder import labels_of

__all__ = ["ManifestDataset"]

USAGES = ("train", "eval", "inference")


class ManifestDataset(RecordSource):
    """Pictures of a manifest: `image` uint8 and `label` int32.

    Each line of the file is a JSON object with `source` (a path), `usage` and `annotation`: a list
    of objects whose `name` is a class. A picture with several classes has a label of one axis.

    Args:
        dataset_file: The manifest.
        usage: `"train"`, `"eval"` or `"inference"`: lines of other usages are left out.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads read and decode; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        class_indexing: The label of each class by its name; others are left out. None numbers
            the classes from 0, in the order of the alphabet.
        decode: Whether pictures are decoded: (height, width, 3) in place of the file's bytes.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the file is not there, or an argument does not fit.
        StateError: When iterating: if a line is no such object, there is no row, or a picture
            cannot be read or decoded.

    """

    op_type = "ManifestDataset"

    def __init__(
        self,
        dataset_file: str | PathLike[str],
        usage: str = "train",
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | None = None,
        sampler: Sampler | Iterable[int] | None = None,
        class_indexing: dict[str, int] | None = None,
        decode: bool = False,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        chosen = choose(num_samples, sampler, shuffle, num_shards, shard_id)
        self.dataset_file = check_file("ManifestDataset(dataset_file)", dataset_file)
        super().__init__(self.dataset_file.parent, chosen, num_parallel_workers, cache)
        self._names = ["image", "label"]
        self.usage = one_of("ManifestDataset(usage)", usage, USAGES)
        self.class_indexing = labels_of(self.op_type, class_indexing)
        self.decode = arguments.flag("ManifestDataset(decode)", decode)

    @cached_property
    def _entries(self) -> list[tuple[str, list[str]]]:
        lines = Lines([self.dataset_file])
        parsed = (_entry(lines.where(index), lines[index]) for index in range(len(lines)))
        return [(source, names) for source, usage, names in parsed if usage == self.usage]

    def _listed(self) -> Sequence[tuple[Path, list[int]]]:
        classes = self.get_class_indexing()
        labelled = (
            (Path(source), sorted(classes[name] for name in names if name in classes))
            for source, names in self._entries
        )
        return [(path, labels) for path, labels in labelled if labels]

    def _label(self, record: tuple[Path, list[int]]) -> int:
        return record[1][0]

    def _row(self, record: tuple[Path, list[int]]) -> Row:
        path, labels = record
        label = np.array(labels[0] if len(labels) == 1 else labels, np.int32)
        return pictures.read(path, decode=self.decode), label

    def contents(self) -> Iterator[Any]:
        """The manifest."""
        yield self.dataset_file

    def num_classes(self) -> int:
        """How many classes there are."""
        return len(self.get_class_indexing())

    def get_class_indexing(self) -> dict[str, Any]:
        """The label of each class by its name."""
        if self.class_indexing:
            return dict(self.class_indexing)
        names = sorted({name for _, listed in self._entries for name in listed})
        return {name: label for label, name in enumerate(names)}

    def _facts(self) -> dict[str, Any]:
        facts = {"usage": self.usage, "decode": self.decode, "class_indexing": self.class_indexing}
        return {"dataset_file": fspath(self.dataset_file), **facts}


def _entry(where: str, line: str) -> tuple[str, str, list[str]]:
    try:
        entry = json.loads(line)
        names = [str(one["name"]) for one in entry.get("annotation", ())]
        return str(entry["source"]), str(entry["usage"]).lower(), names
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        expected = "an object with source, usage and annotation"
        raise StateError(compose(where, expected, repr(error))) from error
