"""One pass over a dataset: its number, and where its random numbers come from."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np

from . import config
from .workers.staff import Staff


@dataclass(frozen=True)
class Turn:
    """What a pass tells each operation of a pipeline.

    Random numbers depend on the seed, the number of the pass and the place of the operation in the
    pipeline, never on the order in which operations run.

    Attributes:
        entropy: The seed, or fresh randomness where none was set.
        key: The number of the pass, then the way from the last operation to this one.
        epoch: How many passes this iterator made before.
        together: How many rows are fetched at once, as far as the operation can know.
        staff: The workers of the iterator; None where the pass has none, as it only looks.

    """

    entropy: int
    key: tuple[int, ...]
    epoch: int = 0
    together: int = 1
    staff: Staff | None = field(default=None, compare=False, repr=False)

    @property
    def number(self) -> int:
        """The number of the pass."""
        return self.key[0]

    def below(self, number: int) -> Turn:
        """The turn of the input with that number."""
        return replace(self, key=(*self.key, number + 1))

    def batched(self, rows: int) -> Turn:
        """The turn of an input of which so many rows are fetched at once."""
        return replace(self, together=rows)

    def agreed(self) -> Turn:
        """The same turn in every process, seeded or not: shards of one order must fit together."""
        return replace(self, entropy=config.get_seed())

    def worker_seed(self) -> int:
        """What the random numbers of rows begin from, the same for all workers."""
        seeds = np.random.SeedSequence(self.entropy, spawn_key=(*self.key, 0, 0))
        return int(seeds.generate_state(1, np.uint64)[0])

    def rng(self) -> np.random.Generator:
        """The random numbers of the operation whose turn this is."""
        return np.random.default_rng(np.random.SeedSequence(self.entropy, spawn_key=(*self.key, 0)))
