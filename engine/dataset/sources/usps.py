"""Digits of envelopes, as numbers in lines of text."""

from __future__ import annotations

from os import PathLike, fspath

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.file_order import FileOrder
from engine.dataset.picks import Row
from engine.dataset.shuffling import Shuffle
from engine.dataset.source import check_usage
from engine.dataset.text_source import TextSource, files_in
from engine.errors import StateError, compose

__all__ = ["USPSDataset"]

FILES = {"train": ("usps",), "test": ("usps.t",), "all": ("usps", "usps.t")}
SIDE = 16


class USPSDataset(TextSource):
    """Handwritten digits: `image` (16, 16, 1) uint8 and `label` uint32.

    Reads `usps` and `usps.t`: in each line a label from 1 and the numbered pixels, from -1 to 1.

    Args:
        dataset_dir: The folder with the files.
        usage: `"train"`, `"test"` or `"all"`; None is all, those that are there.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads read; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: What is shuffled; see `TextFileDataset`.
        num_shards: How many processes share the rows; see there.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or its files are not there, or an argument does not fit.
        StateError: When iterating: if a line is no image.

    """

    op_type = "USPSDataset"

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | Shuffle | None = Shuffle.GLOBAL,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        order = FileOrder(self.op_type, num_samples, shuffle, num_shards, shard_id)
        self.usage = check_usage(self.op_type, usage, cache)
        paths = files_in(self.op_type, dataset_dir, FILES[self.usage])
        super().__init__(paths, order, num_parallel_workers, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["image", "label"]

    def _row(self, line: str) -> Row:
        label, *pixels = line.split()
        try:
            # Read as float32 and computed in float64, as MindSpore does: the last digits count.
            numbers = np.array([pixel.partition(":")[2] for pixel in pixels], np.float32)
            scaled = (numbers.astype(np.float64) + 1) / 2 * 255
            image = scaled.astype(np.uint8).reshape(SIDE, SIDE, 1)
            return image, np.array(int(label) - 1, np.uint32)
        except (ValueError, OverflowError) as error:
            expected = f"a label and {SIDE * SIDE} numbered pixels"
            raise StateError(compose("USPSDataset", expected, error)) from error
