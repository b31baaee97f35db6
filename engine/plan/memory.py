"""Memory that values share: each takes what nobody reads any more."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from engine.backend.native.arrays import address_of
from engine.backend.native.pages import Pages

Array = np.ndarray[Any, np.dtype[Any]]


class Storage:
    """Memory that values share while somebody still reads them."""

    __slots__ = ("memory", "readers")

    def __init__(self, memory: Array) -> None:
        self.memory = memory
        self.readers = 0


def in_c_order(flat: Array, shape: tuple[int, ...]) -> Array:
    """Numbers in a row as an array whose last axis is innermost."""
    return flat.reshape(shape)


class Buffers:
    """Memory for the values of one layout after the other: each takes what the last has left.

    Args:
        arranged: Makes an array of numbers in a row and a shape: the order of axes in memory.

    """

    def __init__(self, arranged: Callable[[Array, tuple[int, ...]], Array] = in_c_order) -> None:
        self._arranged = arranged
        self._pages = Pages()
        self._all: list[Storage] = []
        self._free: list[Storage] = []
        self._kept: dict[Any, Array] = {}

    def restart(self) -> None:
        """From here on all memory is free: something else is laid out."""
        self._free = list(self._all)
        for storage in self._all:
            storage.readers = 0

    def take(self, shape: tuple[int, ...], dtype: Any) -> tuple[Array, Storage]:
        """An array of numbers that are not set."""
        size = math.prod(shape) * np.dtype(dtype).itemsize
        fitting = [one for one in self._free if len(one.memory) >= size]
        if fitting:
            # Of equal ones that which was left last, of which some may be in a cache.
            storage = min(reversed(fitting), key=lambda one: len(one.memory))
            self._free.remove(storage)
        else:
            storage = Storage(self._pages.bytes_of(size))
            self._all.append(storage)
        return self._arranged(storage.memory[:size].view(dtype), shape), storage

    def give(self, storage: Storage) -> None:
        """Let the next value have it."""
        self._free.append(storage)

    def is_left(self, address: int) -> bool:
        """Whether an address is in memory that nobody reads any more."""
        return any(
            begin <= address < begin + len(one.memory)
            for one in self._free
            for begin in [address_of(one.memory)]
        )

    def kept(self, key: Any, shape: tuple[int, ...], dtype: Any) -> Array:
        """An array of zeros that stays for this key, in C order."""
        whole = (key, shape, np.dtype(dtype))
        if whole not in self._kept:
            self._kept[whole] = np.zeros(shape, dtype)
        return self._kept[whole]
