"""What the kernels of pooling are told: `insight/native/src/pooling.c`."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from engine.backend.kernels.window import Window

from .arrays import address_of
from .calls import Call
from .layout import lie_innermost
from .pool import pool

__all__ = ["MOST_AXES", "Kernel", "Work", "pool_address"]

MOST_AXES = 3
_WORK = struct.Struct("24q")

Function = Callable[[int, bytes], None]


class Kernel(NamedTuple):
    """The functions of the library."""

    largest_below: Function
    largest_and_index_below: Function
    index_below: Function
    sum_below: Function
    put_back: Function
    spread_back: Function
    rectified: Function
    gated: Function


def pool_address(is_shared: bool) -> int:
    """Where the pool lies that shares a work; 0 where one thread does it."""
    found = pool() if is_shared else None
    return 0 if found is None else found.address


class Work(NamedTuple):
    """What a window's kernel is told, but for where its arrays lie."""

    kernel: Kernel
    samples: int
    channels: int
    size: tuple[int, ...]
    """Of the image that the window slides over."""
    window: Window
    is_shared: bool
    """Among the threads of the pool."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Of what has a number for each position of the window, batch innermost."""
        return (self.channels, *self.window.positions(*self.size), self.samples)

    def _words(self, addresses: Iterable[int]) -> bytes:
        size, window = self.size, self.window
        axes = (
            *(_three(size, 1), _three(window.positions(*size), 1), _three(window.kernel, 1)),
            *(_three(window.stride, 1), _three(window.pads[::2], 0), _three(window.dilation, 1)),
        )
        numbers = (number for lengths in axes for number in lengths)
        return _WORK.pack(*addresses, self.samples, self.channels, *numbers)

    def run(self, function: Function, *arrays: Any) -> None:
        """Of what is read, of the largest, of indices and of the result, where there are such."""
        addresses = (0 if array is None else address_of(array) for array in arrays)
        function(pool_address(self.is_shared), self._words(addresses))

    def call(self, function: Function, *arrays: Any) -> Call | None:
        """The same, kept; None as the arrays lie."""
        given = tuple((at, array) for at, array in enumerate(arrays) if array is not None)
        if not lie_innermost(*(array for _, array in given)):
            return None
        _, *positions, _ = self.shape
        for _, array in given:
            assert array.shape[:2] == (self.samples, self.channels)
            assert array.shape[2:] in (self.size, tuple(positions))
        words = self._words((0, 0, 0, 0))
        return Call(function, words, given, is_shared=self.is_shared)


def _three(lengths: tuple[int, ...], missing: int) -> tuple[int, ...]:
    return (missing,) * (MOST_AXES - len(lengths)) + tuple(lengths)
