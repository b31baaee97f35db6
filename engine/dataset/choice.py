"""Which sampler the arguments of a source ask for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

from . import arguments
from .description import Description
from .description import sampler as described
from .samplers import DistributedSampler, RandomSampler, Sampler, SequentialSampler


class _Listed(Sampler):
    """Row numbers of any iterable that a user gave, iterated anew for each pass."""

    def __init__(self, source: Iterable[int]) -> None:
        super().__init__()
        self.source = source

    def __iter__(self) -> Iterator[int]:
        return iter(self.source)

    def describe(self) -> Description:
        """The sampler as a dataset graph names it."""
        return described(type(self.source).__name__)


def choose(
    num_samples: int | None,
    sampler: Any,
    shuffle: bool | None,
    num_shards: int | None,
    shard_id: int | None,
) -> Sampler:
    """The sampler that a source's arguments ask for; with none of them, a random order.

    Raises:
        ArgumentValueError: If a sampler comes with arguments that choose one, or half of a shard.
        ArgumentTypeError: If the sampler gives no row numbers.

    """
    if (num_shards is None) != (shard_id is None):
        raise ArgumentValueError.of(
            "num_shards, shard_id", "both or neither", (num_shards, shard_id)
        )
    if sampler is not None:
        given = (num_samples, shuffle, num_shards, shard_id)
        if any(argument is not None for argument in given):
            hint = "num_samples, shuffle and shards choose a sampler themselves"
            raise ArgumentValueError.of("sampler", "no other choice of rows", given, hint)
        if not isinstance(sampler, Iterable):
            raise ArgumentTypeError.of("sampler", "a Sampler or an iterable of ints", sampler)
        return sampler if isinstance(sampler, Sampler) else _Listed(sampler)
    random = True if shuffle is None else arguments.flag("shuffle", shuffle)
    if num_shards is not None and shard_id is not None:
        return DistributedSampler(num_shards, shard_id, random, num_samples)
    if random:
        return RandomSampler(num_samples=num_samples)
    return SequentialSampler(num_samples=num_samples)
