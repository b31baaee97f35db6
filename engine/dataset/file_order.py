"""Which rows of several files come, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.errors import ArgumentValueError

from . import arguments
from .shuffling import Shuffle, kind_of_shuffle
from .turn import Turn

MANY = 100_000_000  # rows above which `ADAPTIVE` shuffles parts
PART = 1_000_000  # rows that `PARTIAL` shuffles among each other


class FileOrder:
    """Rows of files by their numbers, one file after the other before anything is shuffled.

    Each of several processes gets a block of equally many rows: where they do not divide, the
    first rows come again at the end. Rows are shuffled inside of the block, files before.

    Args:
        where: The source, for messages.
        num_samples: At most so many rows; None and 0 are all.
        shuffle: What is shuffled: see `Shuffle`; True and None are `GLOBAL`.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of range, or half of a shard is given.

    >>> FileOrder("example", None, False, 2, 1).numbers([2, 3], Turn(0, (0,))).tolist()
    [3, 4, 0]

    """

    def __init__(
        self, where: str, num_samples: Any, shuffle: Any, num_shards: Any, shard_id: Any
    ) -> None:
        if (num_shards is None) != (shard_id is None):
            pair = (num_shards, shard_id)
            raise ArgumentValueError.of("num_shards, shard_id", "both or neither", pair)
        self.num_samples = arguments.whole_or_none("num_samples", num_samples, 0) or None
        self.shuffle = kind_of_shuffle(where, shuffle)
        self.num_shards = arguments.whole("num_shards", 1 if num_shards is None else num_shards, 1)
        self.shard_id = arguments.whole(
            "shard_id", 0 if shard_id is None else shard_id, 0, self.num_shards - 1
        )

    def count(self, total: int) -> int:
        """How many rows a pass gives, of all that there are."""
        share = -(-total // self.num_shards)
        return min(share, self.num_samples or share)

    def numbers(self, counts: Sequence[int], turn: Turn) -> np.ndarray:
        """The row numbers of one pass, the files having so many rows each."""
        total = sum(counts)
        kind = self._kind(total)
        order = self._share(self._files(counts, kind, turn))[: self.num_samples]
        size = {Shuffle.GLOBAL: max(len(order), 1), Shuffle.PARTIAL: PART}.get(kind)
        if size is None:
            return order
        rng = turn.rng()
        parts = [order[start : start + size] for start in range(0, len(order), size)]
        return np.concatenate([order[:0], *(rng.permutation(part) for part in parts)])

    def _share(self, files: Sequence[np.ndarray]) -> np.ndarray:
        """The rows of this process, of the rows of all files."""
        order = np.concatenate([np.empty(0, np.intp), *files])
        if self.num_shards == 1 or not len(order):
            return order
        share = -(-len(order) // self.num_shards)
        return order[(np.arange(share) + self.shard_id * share) % len(order)]

    def _kind(self, total: int) -> Shuffle:
        if self.shuffle is not Shuffle.ADAPTIVE:
            return self.shuffle
        return Shuffle.PARTIAL if total > MANY else Shuffle.GLOBAL

    def _files(self, counts: Sequence[int], kind: Shuffle, turn: Turn) -> list[np.ndarray]:
        """The row numbers of each file, the files in the order in which they come."""
        ends = np.cumsum(counts)
        files = [np.arange(end - count, end) for end, count in zip(ends, counts, strict=True)]
        rng = turn.agreed().rng()  # several processes see one order, or their blocks overlap
        if kind is Shuffle.INFILE:
            return [rng.permutation(file) for file in files]
        if kind is Shuffle.FALSE:
            return files
        return [files[number] for number in rng.permutation(len(files))]
