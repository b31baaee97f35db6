"""Which rows of a source come, and in which order.

>>> from engine import dataset as ds
>>> rows = ds.NumpySlicesDataset([10, 11, 12, 13], sampler=ds.SubsetSampler([3, 0]))
>>> [int(row) for (row,) in rows.create_tuple_iterator(output_numpy=True)]
[13, 10]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from . import arguments
from .description import Description
from .description import sampler as described
from .turn import Turn

__all__ = [
    "DistributedSampler",
    "RandomSampler",
    "Sampler",
    "SequentialSampler",
    "SubsetRandomSampler",
    "SubsetSampler",
    "WeightedRandomSampler",
]


class Sampler:
    """Base of samplers: derive from it and write `__iter__`, which gives row numbers.

    Args:
        num_samples: At most so many rows; None gives all.

    Attributes:
        dataset_size: The number of rows of the source, there when `__iter__` is called.

    """

    def __init__(self, num_samples: int | None = None) -> None:
        self.num_samples = arguments.whole_or_none("num_samples", num_samples, 0) or None
        self.dataset_size = 0

    def __iter__(self) -> Iterator[int]:
        raise ArgumentTypeError.of("Sampler", "a class with __iter__ that gives row numbers", self)

    def numbers(self, size: int, turn: Turn) -> np.ndarray:
        """The row numbers of one pass, `size` being the rows of the source."""
        self.dataset_size = size
        chosen = np.array(self._all(size, turn), dtype=np.intp)[: self.num_samples]
        if chosen.size and not 0 <= chosen.min() <= chosen.max() < size:
            reach = f"row numbers from 0 to {size - 1}"
            raise StateError(compose(type(self).__name__, reach, chosen.tolist()[:8]))
        return chosen

    def count(self, size: int) -> int:
        """How many rows a pass gives."""
        return len(self.numbers(size, Turn(0, ())))

    def describe(self) -> Description:
        """The sampler as a dataset graph names it."""
        return described(type(self).__name__, num_samples=self.num_samples or 0)

    def _all(self, size: int, turn: Turn) -> Any:
        return list(self)


class SequentialSampler(Sampler):
    """Rows in their order.

    Args:
        start_index: The first row; None is 0.
        num_samples: At most so many rows.

    """

    def __init__(self, start_index: int | None = None, num_samples: int | None = None) -> None:
        super().__init__(num_samples)
        self.start_index = arguments.whole_or_none("start_index", start_index, 0) or 0

    def _all(self, size: int, turn: Turn) -> Any:
        return np.arange(self.start_index, size)

    def describe(self) -> Description:
        """The sampler as a dataset graph names it."""
        return described(
            "SequentialSampler", num_samples=self.num_samples or 0, start_index=self.start_index
        )


class RandomSampler(Sampler):
    """Rows in an order that differs from pass to pass.

    Args:
        replacement: Whether a row may come twice.
        num_samples: At most so many rows.

    """

    def __init__(self, replacement: bool = False, num_samples: int | None = None) -> None:
        super().__init__(num_samples)
        self.replacement = arguments.flag("RandomSampler(replacement)", replacement)

    def _all(self, size: int, turn: Turn) -> Any:
        if self.replacement:
            return turn.rng().integers(size, size=self.num_samples or size)
        return turn.rng().permutation(size)

    def count(self, size: int) -> int:
        """How many rows a pass gives."""
        asked = self.num_samples or size
        return asked if self.replacement else min(asked, size)

    def describe(self) -> Description:
        """The sampler as a dataset graph names it."""
        return described(
            "RandomSampler",
            num_samples=self.num_samples or 0,
            replacement=self.replacement,
            reshuffle_each_epoch=True,
        )


class SubsetSampler(Sampler):
    """The rows of a list, in its order.

    Args:
        indices: Row numbers.
        num_samples: At most so many of them.

    """

    def __init__(self, indices: Iterable[int], num_samples: int | None = None) -> None:
        super().__init__(num_samples)
        if not isinstance(indices, Iterable):
            raise ArgumentTypeError.of(type(self).__name__, "a list of row numbers", indices)
        self.indices = [
            arguments.whole("indices", int(index) if isinstance(index, np.integer) else index, 0)
            for index in indices
        ]

    def _all(self, size: int, turn: Turn) -> Any:
        return self.indices

    def describe(self) -> Description:
        """The sampler as a dataset graph names it."""
        indices = ", ".join(map(str, self.indices))
        return described(
            type(self).__name__, num_samples=self.num_samples or 0, indices=f"[{indices}]"
        )


class SubsetRandomSampler(SubsetSampler):
    """The rows of a list, in an order that differs from pass to pass."""

    def _all(self, size: int, turn: Turn) -> Any:
        return turn.rng().permutation(np.array(self.indices, dtype=np.intp))


class WeightedRandomSampler(Sampler):
    """Rows drawn with the probabilities of their weights.

    Args:
        weights: One weight a row, not negative; they need not sum to one.
        num_samples: How many rows are drawn; None draws as many as there are weights.
        replacement: Whether a row may come twice.

    """

    def __init__(
        self, weights: Iterable[float], num_samples: int | None = None, replacement: bool = True
    ) -> None:
        super().__init__(num_samples)
        self.weights = np.array(list(weights), dtype=np.float64)
        if not self.weights.size or (self.weights < 0).any() or not self.weights.sum() > 0:
            raise ArgumentValueError.of(
                "WeightedRandomSampler", "weights from 0, some of them above", self.weights.tolist()
            )
        self.replacement = arguments.flag("WeightedRandomSampler(replacement)", replacement)

    def _all(self, size: int, turn: Turn) -> Any:
        drawn = self.num_samples or len(self.weights)
        chances = self.weights / self.weights.sum()
        return turn.rng().choice(len(chances), size=drawn, replace=self.replacement, p=chances)


class DistributedSampler(Sampler):
    """Every `num_shards`-th row: what one of several processes reads.

    Each process gets equally many rows: where they do not divide, the first rows come again. The
    processes agree on a shuffled order if they set the same seed, or none.

    Args:
        num_shards: How many processes there are.
        shard_id: Which one this is, from 0.
        shuffle: Whether the order differs from pass to pass.
        num_samples: At most so many rows a process.

    """

    def __init__(
        self, num_shards: int, shard_id: int, shuffle: bool = True, num_samples: int | None = None
    ) -> None:
        super().__init__(num_samples)
        self.num_shards = arguments.whole("num_shards", num_shards, 1)
        self.shard_id = arguments.whole("shard_id", shard_id, 0, num_shards - 1)
        self.shuffle = arguments.flag("DistributedSampler(shuffle)", shuffle)

    def _all(self, size: int, turn: Turn) -> Any:
        order = turn.agreed().rng().permutation(size) if self.shuffle else np.arange(size)
        share = -(-size // self.num_shards)
        indexes = np.arange(share) * self.num_shards + self.shard_id
        return order[indexes % size] if size else order

    def describe(self) -> Description:
        """The sampler as a dataset graph names it."""
        return described(
            "DistributedSampler",
            num_samples=self.num_samples or 0,
            num_shards=self.num_shards,
            shard_id=self.shard_id,
            shuffle=self.shuffle,
        )
