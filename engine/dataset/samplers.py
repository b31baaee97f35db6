"""Which rows of a source come, and in which order.

>>> from engine import dataset as ds
>>> rows = ds.NumpySlicesDataset([10, 11, 12, 13], sampler=ds.SubsetSampler([3, 0]))
>>> [int(row) for (row,) in rows.create_tuple_iterator(output_numpy=True)]
[13, 10]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from . import arguments
from .description import Description
from .description import sampler as described
from .leaving import noted
from .shuffling import Shuffle, kind_of_shuffle
from .turn import Turn

Labels = Callable[[], np.ndarray]

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
        child_sampler: The sampler among whose rows this one chooses, None for those of the source.

    """

    def __init__(self, num_samples: int | None = None) -> None:
        self.num_samples = arguments.whole_or_none("num_samples", num_samples, 0) or None
        self.dataset_size = 0
        self.child_sampler: Sampler | None = None

    def __iter__(self) -> Iterator[int]:
        raise ArgumentTypeError.of("Sampler", "a class with __iter__ that gives row numbers", self)

    def numbers(self, size: int, turn: Turn, labels: Labels | None = None) -> np.ndarray:
        """The row numbers of one pass, `size` being the rows of the source.

        Args:
            size: How many rows there are.
            turn: The pass.
            labels: What gives the class of each row, where the source knows it.

        Raises:
            StateError: If a number is none of a row, or the sampler needs classes that are unknown.

        """
        if self.child_sampler is None:
            return self._chosen(size, turn, labels)
        given = self.child_sampler.numbers(size, turn.below(0), labels)
        among = None if labels is None else lambda: labels()[given]
        return given[self._chosen(len(given), turn, among)]

    def _chosen(self, size: int, turn: Turn, labels: Labels | None) -> np.ndarray:
        self.dataset_size = size
        with noted(f"the sampler {type(self).__name__}"):
            chosen = np.array(self._all(size, turn, labels), dtype=np.intp)[: self.num_samples]
        if chosen.size and not 0 <= chosen.min() <= chosen.max() < size:
            reach = f"row numbers from 0 to {size - 1}"
            raise StateError(compose(type(self).__name__, reach, chosen.tolist()[:8]))
        return chosen

    def count(self, size: int, labels: Labels | None = None) -> int:
        """How many rows a pass gives."""
        return len(self.numbers(size, Turn(0, ()), labels))

    def add_child(self, sampler: Sampler) -> None:
        """Choose among the rows that another sampler gives, in its order.

        Raises:
            ArgumentTypeError: If it is no sampler.
            StateError: If there is one already.

        >>> last = SequentialSampler(start_index=1)
        >>> last.add_child(SubsetSampler([6, 5, 4]))
        >>> last.numbers(10, Turn(0, ())).tolist()
        [5, 4]

        """
        if not isinstance(sampler, Sampler):
            raise ArgumentTypeError.of("Sampler.add_child", "a sampler", sampler)
        if self.child_sampler is not None:
            raise StateError(compose("Sampler.add_child", "a sampler without a child", "one"))
        self.child_sampler = sampler

    def get_child(self) -> Sampler | None:
        """The sampler among whose rows this one chooses, if there is one."""
        return self.child_sampler

    def get_num_samples(self) -> int | None:
        """The largest number of rows that this one and its child allow; None sets no bound."""
        below = None if self.child_sampler is None else self.child_sampler.get_num_samples()
        return min((one for one in (self.num_samples, below) if one is not None), default=None)

    def is_shuffled(self) -> bool:
        """Whether the order differs from pass to pass."""
        return self.child_sampler is not None and self.child_sampler.is_shuffled()

    def is_sharded(self) -> bool:
        """Whether each of several processes gets other rows."""
        return self.child_sampler is not None and self.child_sampler.is_sharded()

    def describe(self) -> Description:
        """The sampler as a dataset graph names it."""
        return described(type(self).__name__, num_samples=self.num_samples or 0)

    def _all(self, size: int, turn: Turn, labels: Labels | None) -> Any:
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

    def _all(self, size: int, turn: Turn, labels: Labels | None) -> Any:
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
        shuffle: `Shuffle.GLOBAL`; of the others, those that a source of several files has are for
            such a source, and are refused where rows are chosen by their numbers alone.

    """

    def __init__(
        self,
        replacement: bool = False,
        num_samples: int | None = None,
        shuffle: Shuffle = Shuffle.GLOBAL,
    ) -> None:
        super().__init__(num_samples)
        self.replacement = arguments.flag("RandomSampler(replacement)", replacement)
        if not isinstance(shuffle, Shuffle) or shuffle is Shuffle.FALSE:
            hint = "a SequentialSampler shuffles nothing"
            raise ArgumentTypeError.of("RandomSampler(shuffle)", "a Shuffle", shuffle, hint)
        self.shuffle = shuffle

    def _all(self, size: int, turn: Turn, labels: Labels | None) -> Any:
        _check_global(self.shuffle, "RandomSampler")
        if self.replacement:
            return turn.rng().integers(size, size=self.num_samples or size)
        return turn.rng().permutation(size)

    def is_shuffled(self) -> bool:
        """Whether the order differs from pass to pass: it does."""
        return True

    def count(self, size: int, labels: Labels | None = None) -> int:
        """How many rows a pass gives."""
        size = size if self.child_sampler is None else self.child_sampler.count(size, labels)
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

    def _all(self, size: int, turn: Turn, labels: Labels | None) -> Any:
        return self.indices

    def describe(self) -> Description:
        """The sampler as a dataset graph names it."""
        indices = ", ".join(map(str, self.indices))
        return described(
            type(self).__name__, num_samples=self.num_samples or 0, indices=f"[{indices}]"
        )


class SubsetRandomSampler(SubsetSampler):
    """The rows of a list, in an order that differs from pass to pass."""

    def _all(self, size: int, turn: Turn, labels: Labels | None) -> Any:
        return turn.rng().permutation(np.array(self.indices, dtype=np.intp))

    def is_shuffled(self) -> bool:
        """Whether the order differs from pass to pass: it does."""
        return True


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

    def _all(self, size: int, turn: Turn, labels: Labels | None) -> Any:
        drawn = self.num_samples or len(self.weights)
        chances = self.weights / self.weights.sum()
        return turn.rng().choice(len(chances), size=drawn, replace=self.replacement, p=chances)

    def is_shuffled(self) -> bool:
        """Whether the order differs from pass to pass: it does."""
        return True


class DistributedSampler(Sampler):
    """Every `num_shards`-th row: what one of several processes reads.

    Each process gets equally many rows: where they do not divide, the first rows come again. The
    processes agree on a shuffled order if they set the same seed, or none.

    Args:
        num_shards: How many processes there are.
        shard_id: Which one this is, from 0.
        shuffle: Whether the order differs from pass to pass; or a `Shuffle`, see `RandomSampler`.
        num_samples: At most so many rows a process.
        offset: The process that gets the first row; then no row comes twice, and some processes get
            one row less. -1 is the first one, and all get equally many.

    """

    def __init__(
        self,
        num_shards: int,
        shard_id: int,
        shuffle: bool | Shuffle = True,
        num_samples: int | None = None,
        offset: int = -1,
    ) -> None:
        super().__init__(num_samples)
        self.num_shards = arguments.whole("num_shards", num_shards, 1)
        self.shard_id = arguments.whole("shard_id", shard_id, 0, num_shards - 1)
        if shuffle is None:
            raise ArgumentTypeError.of("DistributedSampler(shuffle)", "a bool or Shuffle", shuffle)
        self.shuffle = kind_of_shuffle("DistributedSampler", shuffle)
        self.set_offset(offset)

    def set_offset(self, offset: int) -> DistributedSampler:
        """Let that process get the first row; see `offset`. It returns the sampler."""
        self.offset = arguments.whole("DistributedSampler(offset)", offset, -1, self.num_shards)
        return self

    def _all(self, size: int, turn: Turn, labels: Labels | None) -> Any:
        if self.shuffle is not Shuffle.FALSE:
            _check_global(self.shuffle, "DistributedSampler")
            order = turn.agreed().rng().permutation(size)
        else:
            order = np.arange(size)
        return order[self._share(size)] if size else order

    def _share(self, size: int) -> np.ndarray:
        """Which rows of the order, of which there is one at least, this process reads."""
        if self.offset >= 0:
            first = (self.shard_id - self.offset) % self.num_shards
            return np.arange(first, size, self.num_shards)
        share = -(-size // self.num_shards)
        return (np.arange(share) * self.num_shards + self.shard_id) % size

    def is_shuffled(self) -> bool:
        """Whether the order differs from pass to pass."""
        return self.shuffle is not Shuffle.FALSE or super().is_shuffled()

    def is_sharded(self) -> bool:
        """Whether each of several processes gets other rows."""
        return self.num_shards > 1 or super().is_sharded()

    def describe(self) -> Description:
        """The sampler as a dataset graph names it."""
        return described(
            "DistributedSampler",
            num_samples=self.num_samples or 0,
            num_shards=self.num_shards,
            shard_id=self.shard_id,
            shuffle=self.shuffle is not Shuffle.FALSE,
        )


def _check_global(shuffle: Shuffle, where: str) -> None:
    if shuffle is not Shuffle.GLOBAL:
        expected = "Shuffle.GLOBAL for a source whose rows have numbers"
        raise StateError(compose(where, expected, shuffle))
