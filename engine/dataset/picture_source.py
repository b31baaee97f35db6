"""Sources whose rows are pictures and what is known of them."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from . import arguments, pictures
from .choice import choose
from .lines import Lines
from .picks import Row
from .records import RecordSource


class PictureSource(RecordSource):
    """Rows with pictures: their bytes, or with `decode` their pixels (height, width, 3).

    Args:
        dataset_dir: The folder with the files.
        choice: `num_samples`, `sampler`, `shuffle`, `num_shards` and `shard_id`.
        workers: How many threads read and decode.
        decode: Whether pictures are decoded; None is False.
        cache: What would be asked of a cache server.

    """

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        choice: tuple[Any, Any, Any, Any, Any],
        workers: int | None,
        decode: bool | None,
        cache: Any = None,
    ) -> None:
        super().__init__(dataset_dir, choose(*choice), workers, cache)
        where = f"{self.op_type}(decode)"
        self.decode = False if decode is None else arguments.flag(where, decode)

    def _picture(self, path: Path) -> np.ndarray:
        return pictures.read(path, decode=self.decode)


class LabelledPictures(PictureSource):
    """Rows of a picture and the number of its class: `image` and `label`."""

    _label_type: type = np.uint32

    def _listed(self) -> Sequence[tuple[Path, int]]:
        """The path and the number of each picture."""
        raise NotImplementedError

    def _label(self, record: tuple[Path, int]) -> int:
        return record[1]

    def _row(self, record: tuple[Path, int]) -> Row:
        path, label = record
        return self._picture(path), np.array(label, self._label_type)


def lines_of(path: Path) -> list[str]:
    """The lines of a file, without those that are empty and without spaces at their ends."""
    lines = Lines([path])
    return [line for line in (lines[number].strip() for number in range(len(lines))) if line]
