"""Portraits of celebrities with what is to be seen of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from os import PathLike
from typing import Any

import numpy as np

from engine.dataset import arguments, pictures
from engine.dataset.cache import DatasetCache
from engine.dataset.choice import choose
from engine.dataset.lines import Lines
from engine.dataset.picks import Row
from engine.dataset.records import RecordSource
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_file, check_usage
from engine.errors import StateError, compose

from .image_folder import endings

__all__ = ["CelebADataset"]

PARTS = {"train": "0", "valid": "1", "test": "2"}
HEADS = 2  # of the list of attributes: their number, then their names


class CelebADataset(RecordSource):
    """Portraits: `image` uint8 and `attr` (40,) uint32, a 1 for each attribute that is there.

    Reads the pictures that `list_attr_celeba.txt` names, and for a usage `list_eval_partition.txt`.

    Args:
        dataset_dir: The folder with the pictures and the lists.
        num_parallel_workers: How many threads read and decode; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        usage: `"train"`, `"valid"`, `"test"` or `"all"`.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        decode: Whether pictures are decoded: (height, width, 3) in place of the file's bytes.
        extensions: How the names of pictures end, such as `[".jpg"]`; None takes all.
        num_samples: At most so many rows; None gives all.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.
        decrypt: A function from the path of a file to the bytes of the picture in it.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or a list is not there, or an argument does not fit.
        StateError: When iterating: if a list cannot be read, there is no row, or a picture cannot
            be read or decoded.

    """

    op_type = "CelebADataset"
    _described_by = ("usage", "decode", "extensions")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        num_parallel_workers: int | None = None,
        shuffle: bool | None = None,
        usage: str = "all",
        sampler: Sampler | Iterable[int] | None = None,
        decode: bool = False,
        extensions: list[str] | None = None,
        num_samples: int | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
        decrypt: Callable[..., Any] | None = None,
    ) -> None:
        chosen = choose(num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(dataset_dir, chosen, num_parallel_workers, cache)
        self._names = ["image", "attr"]
        self.usage = check_usage(self.op_type, usage, cache, (*PARTS, "all"))
        self.decode = arguments.flag("CelebADataset(decode)", decode)
        self.extensions = endings(self.op_type, extensions)
        self.decrypt = pictures.check_decrypt(self.op_type, decrypt)
        self._attributes = check_file(self.op_type, self._folder / "list_attr_celeba.txt")
        self._partition = self._folder / "list_eval_partition.txt"
        if self.usage != "all":
            check_file(self.op_type, self._partition)

    @cached_property
    def _wanted(self) -> set[str] | None:
        if self.usage == "all":
            return None
        lines = Lines([self._partition])
        pairs = (lines[number].split() for number in range(len(lines)))
        return {pair[0] for pair in pairs if pair[1:] == [PARTS[self.usage]]}

    def _listed(self) -> Sequence[tuple[str, str]]:
        lines = Lines([self._attributes], heads=HEADS)
        parts = (lines[number].strip().partition(" ") for number in range(len(lines)))
        ends = None if self.extensions is None else tuple(self.extensions)
        return [
            (name, attributes)
            for name, _, attributes in parts
            if (self._wanted is None or name in self._wanted)
            and (ends is None or name.endswith(ends))
        ]

    def _row(self, record: tuple[str, str]) -> Row:
        name, attributes = record
        try:
            signs = np.array(attributes.split(), np.int64)
        except ValueError as error:
            expected = f"1 and -1 behind {name} in {self._attributes}"
            raise StateError(compose(self.op_type, expected, attributes)) from error
        path = self._folder / name
        image = pictures.read(path, decode=self.decode, decrypt=self.decrypt)
        return image, (signs > 0).astype(np.uint32)
