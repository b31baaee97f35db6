"""The seed of the pipelines, and the numbers that describe how they run.

>>> from engine.dataset import config
>>> config.set_seed(7)
>>> config.get_seed()
7
"""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass

from engine import context

from . import arguments

__all__ = [
    "get_num_parallel_workers",
    "get_prefetch_size",
    "get_seed",
    "set_num_parallel_workers",
    "set_prefetch_size",
    "set_seed",
]

# What get_seed answers before a seed is set: the default seed of C++'s mt19937, as in MindSpore.
UNSET_SEED = 5489


@dataclass
class _Settings:
    seed: int | None = None
    generation: int = 0  # grows with each seed that is set: passes are then counted anew
    workers: int = min(8, os.cpu_count() or 1)
    prefetch: int = 16


_settings = _Settings(seed=context.get_seed())


def set_seed(seed: int) -> None:
    """Make shuffles and random samplers repeatable; `engine.set_seed` does it too.

    Each pass over a dataset still has an order of its own. Passes are counted anew from here.

    Args:
        seed: A whole number from 0 to 2**32 - 1.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is negative or too large.

    """
    _restart(arguments.whole("dataset.config.set_seed", seed, 0, 2**32 - 1))


def get_seed() -> int:
    """The seed that was set; 5489 where none was, and then orders differ from run to run."""
    return UNSET_SEED if _settings.seed is None else _settings.seed


def set_num_parallel_workers(num: int) -> None:
    """Record how many workers a pipeline would have by default.

    Pipelines run in this process; the number is part of what the dataset graph says.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is below 1.

    """
    _settings.workers = arguments.whole("set_num_parallel_workers", num, 1, 2**31 - 1)


def get_num_parallel_workers() -> int:
    """The number that was set, or that of the processors, 8 at most."""
    return _settings.workers


def set_prefetch_size(size: int) -> None:
    """Record how many rows a queue between operations would hold.

    There are no queues here; the number is part of what the dataset graph says.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is below 1.

    """
    _settings.prefetch = arguments.whole("set_prefetch_size", size, 1, 2**31 - 1)


def get_prefetch_size() -> int:
    """The size that was set, or 16."""
    return _settings.prefetch


def entropy() -> int:
    """The seed, or fresh randomness where none was set."""
    return secrets.randbits(64) if _settings.seed is None else _settings.seed


def generation() -> int:
    """A number that changes when a seed is set."""
    return _settings.generation


def _restart(seed: int) -> None:
    _settings.seed = seed
    _settings.generation += 1


context.on_seed(_restart)
