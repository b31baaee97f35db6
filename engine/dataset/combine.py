"""Several datasets as one: side by side, or one after the other."""

from __future__ import annotations

import builtins
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from . import arguments
from .base import Dataset
from .batch import BatchDataset
from .description import Description, node, queue
from .node import Node
from .picks import Row
from .samplers import DistributedSampler, RandomSampler
from .turn import Turn


class ZipDataset(Dataset):
    """The columns of several datasets side by side, as long as the shortest."""

    def __init__(self, datasets: Sequence[Dataset]) -> None:
        super().__init__(*datasets)
        arguments.distinct("zip", self._columns())

    def _columns(self) -> list[str]:
        return [name for child in self.children for name in child._columns()]

    def _count(self) -> int:
        ending = [child for child in self.children if not child._endless()]
        return min(child._count() for child in ending or self.children)

    def _endless(self) -> bool:
        return all(child._endless() for child in self.children)

    def _rows(self, turn: Turn) -> Iterator[Row]:
        sides = [child._rows(turn.below(index)) for index, child in enumerate(self.children)]
        for row in builtins.zip(*sides, strict=False):
            yield tuple(chain.from_iterable(row))

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        children = [child.describe() for child in self.children]
        return node("Zip", children, **queue(self.num_parallel_workers))


class ConcatDataset(Dataset):
    """The rows of several datasets one after the other, or as a sampler has them."""

    def __init__(self, datasets: Sequence[Dataset]) -> None:
        super().__init__(*datasets)
        self._sampler: DistributedSampler | RandomSampler | None = None
        names = self.children[0]._columns()
        for child in self.children:
            if child._columns() != names:
                raise StateError(compose("concat", f"the columns {names}", child._columns()))

    def use_sampler(self, sampler: DistributedSampler | RandomSampler) -> None:
        """Share the rows of all of them among processes, or mix the datasets.

        Of a `DistributedSampler`, each process gets every `num_shards`-th row, counted over all
        datasets; some get one row less where they do not divide. With a `RandomSampler` rows of one
        dataset keep their order, and where they stand among the others is drawn.

        Args:
            sampler: A `DistributedSampler` that does not shuffle, or a `RandomSampler`, without
                `num_samples`.

        Raises:
            ArgumentTypeError: If it is another sampler, or one dataset has batches.
            ArgumentValueError: If it has other options, or a source chooses only some rows.

        >>> from engine import dataset as ds
        >>> first, second = (ds.NumpySlicesDataset([n, n + 1], shuffle=False) for n in (1, 10))
        >>> rows = first + second
        >>> rows.use_sampler(ds.DistributedSampler(2, 1, shuffle=False))
        >>> [int(row) for (row,) in rows]
        [2, 11]

        """
        where = "concat, use_sampler"
        if not isinstance(sampler, DistributedSampler | RandomSampler):
            expected = "a DistributedSampler or a RandomSampler"
            raise ArgumentTypeError.of(where, expected, sampler)
        is_shared = isinstance(sampler, DistributedSampler)
        if sampler.get_num_samples() is not None:
            raise ArgumentValueError.of(where, "a sampler without num_samples", sampler.num_samples)
        if is_shared and sampler.is_shuffled():
            raise ArgumentValueError.of(where, "a DistributedSampler with shuffle=False", "True")
        if isinstance(sampler, RandomSampler) and sampler.replacement:
            raise ArgumentValueError.of(where, "a RandomSampler without replacement", "one with it")
        for child in self.children:
            if is_shared:
                _check_shared(where, child)
            elif isinstance(child, ConcatDataset):
                child.use_sampler(sampler)
        self._sampler = sampler

    def _count(self) -> int:
        total = sum(child._count() for child in self.children)
        if isinstance(self._sampler, DistributedSampler):
            return len(range(self._sampler.shard_id, total, self._sampler.num_shards))
        return total

    def _endless(self) -> bool:
        return any(child._endless() for child in self.children)

    def _rows(self, turn: Turn) -> Iterator[Row]:
        if isinstance(self._sampler, DistributedSampler):
            return self._shared(self._sampler, turn.agreed())
        if isinstance(self._sampler, RandomSampler):
            return self._mixed(turn)
        sides = (child._rows(turn.below(index)) for index, child in enumerate(self.children))
        return chain.from_iterable(sides)

    def _shared(self, sampler: DistributedSampler, turn: Turn) -> Iterator[Row]:
        """The rows of one process; those of others are not read where it can be helped."""
        before = 0
        for index, child in enumerate(self.children):
            first = (sampler.shard_id - before) % sampler.num_shards
            below = turn.below(index)
            numbers = child._numbers(below)
            if numbers is None:
                rows = child._rows(below)
                taken = 0
                for taken, row in enumerate(rows, 1):
                    if (taken - 1) % sampler.num_shards == first:
                        yield row
                before += taken
            else:
                yield from child._rows_of(numbers[first :: sampler.num_shards], below)
                before += len(numbers)

    def _mixed(self, turn: Turn) -> Iterator[Row]:
        sides = [child._rows(turn.below(index)) for index, child in enumerate(self.children)]
        tags = np.repeat(np.arange(len(sides)), [child._count() for child in self.children])
        for index in turn.rng().permutation(tags).tolist():
            yield next(sides[index])

    def is_shuffled(self) -> bool:
        """Whether the order of the rows differs from pass to pass."""
        return isinstance(self._sampler, RandomSampler) or super().is_shuffled()

    def is_sharded(self) -> bool:
        """Whether each of several processes gets other rows."""
        return (self._sampler is not None and self._sampler.is_sharded()) or super().is_sharded()

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        return node("Concat", [child.describe() for child in self.children])


def _check_shared(where: str, child: Node) -> None:
    if isinstance(child, BatchDataset):
        raise ArgumentTypeError.of(where, "datasets whose rows are not batched", child)
    own = getattr(child, "sampler", None)
    if own is not None and own.get_num_samples() is not None:
        got = f"one with {own.get_num_samples()}"
        raise ArgumentValueError.of(where, "sources without num_samples", got)


def zip(datasets: Iterable[Dataset]) -> Dataset:
    """The columns of a tuple of datasets side by side, as `Dataset.zip`."""
    if not isinstance(datasets, tuple):
        raise ArgumentTypeError.of("dataset.zip", "a tuple of datasets", datasets)
    return ZipDataset(datasets)
