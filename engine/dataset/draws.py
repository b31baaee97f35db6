"""The random numbers of operations: each row of a pipeline has some of its own.

What is drawn for a row depends on the seed, the pass, the operation and the number of the row, and
not on who makes it: the same in this thread, in several and in processes, and after a resumed
training. Outside of pipelines all draw from one generator that begins anew with each seed.
"""

from __future__ import annotations

from threading import local

import numpy as np

from . import config


class _Here(local):
    """What this thread is at."""

    row: tuple[int, int] | None = None
    of_row: np.random.Generator | None = None


class _Apart:
    """The generator of calls outside of pipelines."""

    def __init__(self) -> None:
        self.generation = -1
        self.generator = np.random.default_rng(0)

    def now(self) -> np.random.Generator:
        if self.generation != config.generation() or self.generation < 0:
            self.generator = np.random.default_rng(config.entropy())
            self.generation = config.generation()
        return self.generator


_here = _Here()
_apart = _Apart()


class Row:
    """Inside, this thread draws what belongs to a row: `with Row(seed, number)`."""

    __slots__ = ("_before", "_row")

    def __init__(self, seed: int, number: int) -> None:
        self._row = seed, number

    def __enter__(self) -> None:
        self._before = _here.row, _here.of_row
        _here.row, _here.of_row = self._row, None

    def __exit__(self, *_: object) -> None:
        _here.row, _here.of_row = self._before


def rng() -> np.random.Generator:
    """Where an operation draws from, now.

    >>> with Row(7, 2):
    ...     first = rng().random()
    >>> with Row(7, 2):
    ...     bool(rng().random() == first)
    True

    """
    if _here.row is None:
        return _apart.now()
    if _here.of_row is None:
        _here.of_row = np.random.default_rng(_here.row)
    return _here.of_row


def chance(probability: float) -> bool:
    """True as often as the probability says."""
    return bool(rng().random() < probability)


def between(low: float, high: float) -> float:
    """A number from `low` to `high`, all as likely."""
    return float(rng().uniform(low, high))


def whole(low: int, high: int) -> int:
    """A whole number from `low` to `high`, both included, all as likely."""
    return int(rng().integers(low, high, endpoint=True))
