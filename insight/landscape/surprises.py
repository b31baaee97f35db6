"""How many nodes are off by more than a tolerance, as new losses tell how true predictions come.

What leaving known losses out tells of an error is not its size: on planes of few folds errors are
half of it, and they are larger where something begins of which no known loss tells. Each node that
is computed was predicted before. Errors divided by what was expected of them fall off as exp(-error
/ mean) on smooth planes of networks as on those full of folds: that gives the number of nodes that
are off.
"""

from __future__ import annotations

import math

import numpy as np

from .parameters import Array

_CAUTION = 8.0  # standard errors of the mean that it may be more: where few are compared, many
_LEAST = 1e-300
_TOLD = 4.0  # times the mean: one of 50 errors is larger


class Surprises:
    """Errors of predictions beside what was expected of them."""

    def __init__(self) -> None:
        self._count, self._sum = 0, 0.0

    def add(self, off: Array, expected: Array) -> None:
        """Compare predictions with losses that have been computed since."""
        useful = np.isfinite(off) & np.isfinite(expected) & (expected > 0)
        self._count += int(useful.sum())
        self._sum += float((off[useful] / expected[useful]).sum())

    @property
    def mean(self) -> float:
        """An error, for one that was expected to be 1: the mean, with caution."""
        if not self._count:
            return 1.0
        # Of such a distribution the standard deviation is the mean itself.
        usual = self._sum / self._count
        return max(usual + _CAUTION * usual / math.sqrt(self._count), _LEAST)

    def most(self, expected: Array) -> Array:
        """What few errors exceed, where so much was expected."""
        return _TOLD * self.mean * expected

    def number_off(self, expected: Array, tolerance: float) -> float:
        """How many of so many expected errors are more than a tolerance."""
        with np.errstate(divide="ignore"):
            return float(np.exp(-tolerance / (self.mean * expected)).sum())
