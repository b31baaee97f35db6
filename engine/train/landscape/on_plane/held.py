"""What a value of a network is on a plane: fixed, linear in the coordinates, or made at each point.

Values with a row a sample lie in memory with the samples innermost, as the kernels of
`engine.backend` leave them: windows are then long runs, and weights stand before the products.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
_ALIGNED = 64  # bytes: a line of the cache


class Fixed(NamedTuple):
    """The same at all points; an array, or a number as Python has it."""

    value: Any


class Affine(NamedTuple):
    """`parts[0] + x * parts[1] + y * parts[2]`; None for a part that is 0."""

    parts: tuple[Any, Any | None, Any | None]


class Storage:
    """Memory that values share while somebody still reads them."""

    __slots__ = ("memory", "readers")

    def __init__(self, size: int) -> None:
        raw = np.empty(size + _ALIGNED, np.uint8)
        start = -raw.ctypes.data % _ALIGNED
        self.memory = raw[start : start + size]
        self.readers = 0


class Slot:
    """A value that is made anew at each point.

    Attributes:
        index: Where it lies among the values of a block.
        array: Its array, if that is the same at all points; None where an operator makes one.
        storages: The memory that it lies in, and that of what it may be a view of.
        pending: What is still to be done with the array before it is the value.

    """

    __slots__ = ("array", "index", "pending", "storages")

    def __init__(self, index: int, array: Any = None, storages: Sequence[Storage] = ()) -> None:
        self.index = index
        self.array = array
        self.storages = tuple(storages)
        self.pending: list[Any] = []


Held = Fixed | Affine | Slot


class Buffers:
    """Memory for the values of one block after the other: each takes what the last has left."""

    def __init__(self) -> None:
        self._all: list[Storage] = []
        self._free: list[Storage] = []
        self._kept: dict[Any, Array] = {}

    def restart(self) -> None:
        """From here on all memory is free: another block is laid out."""
        self._free = list(self._all)
        for storage in self._all:
            storage.readers = 0

    def take(self, shape: tuple[int, ...], dtype: Any) -> tuple[Array, Storage]:
        """An array with its first axis innermost in memory."""
        size = max(math.prod(shape) * np.dtype(dtype).itemsize, 1)
        fitting = [one for one in self._free if len(one.memory) >= size]
        if fitting:
            storage = min(fitting, key=lambda one: len(one.memory))
            self._free.remove(storage)
        else:
            storage = Storage(size)
            self._all.append(storage)
        return laid_out(storage.memory[:size].view(dtype), shape), storage

    def give(self, storage: Storage) -> None:
        """Let the next value have it."""
        self._free.append(storage)

    def kept(self, key: Any, shape: tuple[int, ...], dtype: Any) -> Array:
        """An array of zeros that stays for this key, in C order."""
        whole = (key, shape, np.dtype(dtype))
        if whole not in self._kept:
            self._kept[whole] = np.zeros(shape, dtype)
        return self._kept[whole]


def aligned(shape: tuple[int, ...], dtype: Any) -> Array:
    """New memory in C order that begins with a line of the cache."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    return Storage(size).memory.view(dtype).reshape(shape)


def laid_out(flat: Array, shape: tuple[int, ...]) -> Array:
    """Numbers in a row as an array whose first axis is innermost."""
    if len(shape) < 2:
        return flat.reshape(shape)
    rank = len(shape)
    return flat.reshape(*shape[1:], shape[0]).transpose(rank - 1, *range(rank - 1))


def inner(array: Array) -> Array:
    """The array as it lies in memory where its first axis is innermost: (…, samples)."""
    return array.transpose(*range(1, array.ndim), 0)


def is_laid_out(array: Any) -> bool:
    """Whether the first axis is innermost, without gaps."""
    return isinstance(array, np.ndarray) and inner(array).flags.c_contiguous


def with_samples_inside(array: Any) -> Array:
    """A copy with its first axis innermost, unless it lies so."""
    whole = np.asarray(array)
    if whole.ndim < 2:
        return np.ascontiguousarray(whole)
    rank = whole.ndim
    return np.ascontiguousarray(inner(whole)).transpose(rank - 1, *range(rank - 1))
