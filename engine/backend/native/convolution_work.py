"""What the kernels of convolutions are told: `insight/native/src/convolution_words.h`."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.backend.kernels.window import Window

from .arrays import FLOAT_BYTES
from .calls import Call
from .pool import Pool

__all__ = ["BIAS_AT", "MOST_AXES", "RECTIFIED_AT", "Kernel", "Sizes", "Work"]

MOST_AXES = 3
_WORK = struct.Struct("33q")
_MEMORY_AT, _TURNED_AT = 27, 29  # words
BIAS_AT, RECTIFIED_AT = 31, 32
_NOTHING_FOLLOWS = 0, 0


class Kernel(NamedTuple):
    """The functions of the library, and whether its vectors fill one register each."""

    convolve: Callable[[int, bytes], int]
    convolve_weight: Callable[[int, bytes], int]
    listed_memory: Callable[[bytes], int]
    weight_memory: Callable[[bytes], int]
    partial_memory: Callable[[bytes], int]
    is_wide: bool


class Sizes(NamedTuple):
    """What a convolution is of, all three axes long."""

    samples: int
    group: int
    channels: int
    filters: int
    size: tuple[int, ...]
    positions: tuple[int, ...]
    window: Window

    @property
    def multiplications(self) -> int:
        """How many there are, those with zeros of a border counted."""
        weights = self.group * self.channels * self.filters * math.prod(self.window.kernel)
        return self.samples * weights * math.prod(self.positions)

    @property
    def weights(self) -> int:
        """How many there are, of all groups."""
        return self.group * self.channels * self.filters * math.prod(self.window.kernel)

    def numbers(self) -> tuple[int, ...]:
        """As the kernels read them."""
        window = self.window
        return (
            *(self.samples, self.group, self.channels, self.filters),
            *(*_three(self.size, 1), *_three(self.positions, 1), *_three(window.kernel, 1)),
            *(*_three(window.stride, 1), *_three(window.pads[::2], 0), *_three(window.dilation, 1)),
        )


def _three(lengths: tuple[int, ...], missing: int) -> tuple[int, ...]:
    return (missing,) * (MOST_AXES - len(lengths)) + tuple(lengths)


class Work(NamedTuple):
    """What the kernel of one convolution is told, but for where its arrays lie."""

    function: Callable[[int, bytes], int]
    sizes: Sizes
    is_back: bool
    is_wide: bool
    workers: Pool | None
    each: int
    """Numbers of memory of each thread."""
    turned: int
    """Numbers of memory for the weights in another order, or for sums of some rows."""
    threads: int
    """Among which the work is cut."""

    @property
    def _of_threads(self) -> int:
        return self.each * (1 if self.workers is None else self.workers.threads)

    def words(self, arrays: tuple[int, int, int], kept: int) -> bytes:
        """With the addresses of what is read, of what meets it, of the result, and of memory."""
        turned = kept + FLOAT_BYTES * self._of_threads
        numbers = self.is_back, self.is_wide, kept, self.each, turned, self.threads
        return _WORK.pack(*arrays, *self.sizes.numbers(), *numbers, *_NOTHING_FOLLOWS)

    def call(self, *arrays: Any) -> Call:
        """Its call of these arrays."""
        return Call(
            self.function,
            self.words((0, 0, 0), 0),
            tuple(enumerate(arrays)),
            memory=self._of_threads + self.turned,
            memory_at=((_MEMORY_AT, 0), (_TURNED_AT, self._of_threads)),
            is_shared=self.workers is not None,
            may_refuse=any(self.sizes.window.pads),  # who meets the zeros of a border
        )
