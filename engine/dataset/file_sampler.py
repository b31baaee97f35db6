"""Rows that samplers choose of several files, where an order may be that of files."""

from __future__ import annotations

import os
from collections.abc import Sequence

import numpy as np

from .file_order import FileOrder
from .samplers import DistributedSampler, Labels, RandomSampler, Sampler, SequentialSampler
from .shuffling import Shuffle
from .turn import Turn

BY_BLOCK = "MS_DEV_MINDRECORD_SHARD_BY_BLOCK"
BY_FILES = (Shuffle.FILES, Shuffle.INFILE, Shuffle.PARTIAL, Shuffle.ADAPTIVE)


class BlockSampler(DistributedSampler):
    """A block of rows for each of several processes, which does not take turns with others."""

    def _share(self, size: int) -> np.ndarray:
        share = -(-size // self.num_shards)
        begin = self.shard_id * share - max(self.offset, 0)
        return np.arange(max(begin, 0), begin + share) % size


def file_numbers(
    sampler: Sampler, kind: Shuffle, counts: Sequence[int], turn: Turn, labels: Labels | None
) -> np.ndarray:
    """The row numbers of a pass, the files having so many rows each.

    Where a random order asks for files, by its own `shuffle` or by `kind`, it is made of those,
    and the same in all processes that share rows.

    >>> numbers = file_numbers(RandomSampler(), Shuffle.FILES, [3, 2], Turn(5, (0,)), None)
    >>> numbers.tolist() in ([0, 1, 2, 3, 4], [3, 4, 0, 1, 2])
    True

    """
    if sampler.child_sampler is not None:
        given = file_numbers(sampler.child_sampler, kind, counts, turn.below(0), labels)
        among = None if labels is None else lambda: labels()[given]
        return given[as_asked(sampler)._chosen(len(given), turn, among)]
    sampler = as_asked(sampler)
    asked = kind_of(sampler, kind)
    total = sum(counts)
    if asked not in BY_FILES:
        return sampler.numbers(total, turn, labels)
    order = FileOrder("sampler", None, asked, None, None).numbers(counts, turn.agreed())
    return order[_in_order(sampler).numbers(total, turn)]


def file_count(
    sampler: Sampler, kind: Shuffle, counts: Sequence[int], labels: Labels | None
) -> int:
    """How many rows a pass gives."""
    if sampler.child_sampler is not None:
        return len(file_numbers(sampler, kind, counts, Turn(0, ()), labels))
    sampler = as_asked(sampler)
    chosen = _in_order(sampler) if kind_of(sampler, kind) in BY_FILES else sampler
    return chosen.count(sum(counts), labels)


def kind_of(sampler: Sampler, kind: Shuffle) -> Shuffle:
    """What the order of a sampler without a child is made of."""
    if isinstance(sampler, RandomSampler) and not sampler.replacement:
        return sampler.shuffle if sampler.shuffle in BY_FILES else kind
    if isinstance(sampler, DistributedSampler) and sampler.shuffle is not Shuffle.FALSE:
        return sampler.shuffle if sampler.shuffle in BY_FILES else kind
    return Shuffle.FALSE


def as_asked(sampler: Sampler) -> Sampler:
    """The sampler; or one by blocks in its place, if the environment asks for that.

    `MS_DEV_MINDRECORD_SHARD_BY_BLOCK=True` is what asks, as in MindSpore.
    """
    asked = os.environ.get(BY_BLOCK, "").strip().lower() == "true"
    if not asked or not isinstance(sampler, DistributedSampler):
        return sampler
    shard = (sampler.num_shards, sampler.shard_id)
    return BlockSampler(*shard, sampler.shuffle, sampler.num_samples, sampler.offset)


def _in_order(sampler: Sampler) -> Sampler:
    """The sampler without its randomness."""
    if isinstance(sampler, DistributedSampler):
        kind = BlockSampler if isinstance(sampler, BlockSampler) else DistributedSampler
        shard = (sampler.num_shards, sampler.shard_id)
        return kind(*shard, False, sampler.num_samples, sampler.offset)
    return SequentialSampler(num_samples=sampler.num_samples)
