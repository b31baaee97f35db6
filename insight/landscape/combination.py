"""Directions that are combinations of checkpoints, made array by array when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from .checkpoints import Snapshot
from .gram import differences
from .parameters import Array


def combinations(
    checkpoints: Sequence[Snapshot],
    base: Snapshot,
    coefficients: Array,
    dtype: np.dtype[Any] | type[np.float64],
) -> tuple[Combination, Combination]:
    """Two directions: sums of coefficients times the checkpoints' differences from a base.

    Args:
        checkpoints: What is combined.
        base: What is taken from each of them.
        coefficients: Of each direction, (2, n).
        dtype: What is computed in, float32 or float64.

    """
    reading = _Reading(checkpoints, base, coefficients, np.dtype(dtype))
    return Combination(reading, 0), Combination(reading, 1)


class Combination(Mapping[str, Array]):
    """One of two directions that are made together.

    Asking for an array reads it from every checkpoint, in pieces, and makes it of both directions;
    that of the other is kept until it is fetched or another is asked for. So nothing is read twice
    by who takes both arrays of one name, and memory holds no direction unless `dict(direction)` is.
    """

    def __init__(self, reading: _Reading, index: int) -> None:
        self._reading = reading
        self._index = index

    def __getitem__(self, name: str) -> Array:
        return self._reading.array(name, self._index)

    def __iter__(self) -> Iterator[str]:
        return iter(self._reading.base)

    def __len__(self) -> int:
        return len(self._reading.base)


class _Reading:
    """Makes the arrays of both directions from one look at the checkpoints."""

    def __init__(
        self,
        checkpoints: Sequence[Snapshot],
        base: Snapshot,
        coefficients: Array,
        dtype: np.dtype[Any],
    ) -> None:
        self.base = base
        self._checkpoints = checkpoints
        self._coefficients = coefficients.astype(dtype)
        self._kept: tuple[str, int, Array] | None = None

    def array(self, name: str, index: int) -> Array:
        kept, self._kept = self._kept, None
        if kept is not None and kept[:2] == (name, index):
            return kept[2]
        del kept  # before others are made
        made = self._made(name)
        self._kept = name, 1 - index, made[1 - index]
        return made[index]

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_kept": None}

    def _made(self, name: str) -> tuple[Array, Array]:
        array = self.base.arrays[name]
        # Halves have not digits enough for a direction; its numbers are small.
        kept = np.float64 if array.dtype.name == "float64" else np.float32
        both = np.empty(array.size, kept), np.empty(array.size, kept)
        dtype, begin = self._coefficients.dtype, 0
        for rows in differences(self._checkpoints, self.base, name, dtype):
            combined = self._coefficients @ rows
            end = begin + rows.shape[1]
            both[0][begin:end], both[1][begin:end] = combined
            begin = end
        return both[0].reshape(array.shape), both[1].reshape(array.shape)
