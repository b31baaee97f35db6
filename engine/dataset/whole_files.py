"""Rows of files that several processes share file by file."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.errors import StateError, compose

from .file_order import FileOrder


class WholeFiles(FileOrder):
    """Each process gets every `num_shards`-th file, and some get more rows than others.

    Which files these are differs from pass to pass where files are shuffled.

    >>> from .turn import Turn
    >>> WholeFiles("example", None, False, 2, 1).numbers([2, 3], Turn(0, (0,))).tolist()
    [2, 3, 4]

    """

    def _share(self, files: Sequence[np.ndarray]) -> np.ndarray:
        return np.concatenate([np.empty(0, np.intp), *files[self.shard_id :: self.num_shards]])

    def count_of(self, counts: Sequence[int]) -> int:
        """How many rows a pass gives, as long as the files come in their order."""
        share = sum(counts[self.shard_id :: self.num_shards])
        return min(share, self.num_samples or share)

    def check(self, where: str, files: int) -> None:
        """There is a file for each process.

        Raises:
            StateError: If not.

        """
        if files < self.num_shards:
            hint = "shard_equal_rows=True shares the rows of each file"
            expected = f"a file for each of {self.num_shards} processes"
            raise StateError(compose(where, expected, files, hint))
