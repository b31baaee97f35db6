"""What kernels of bfloat16 convolutions are told: `insight/native/src/half_convolution.h`."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.backend.kernels.window import Window

from .arrays import FLOAT_BYTES
from .calls import Call
from .pool import pool

__all__ = ["DEPTH", "TILE", "Kernel", "Sizes", "back_call", "forward_call", "weight_call"]

_LEAST_SHARED = 1 << 21  # multiplications that repay another thread
TILE, DEPTH, _TILE_NUMBERS, _ROW_NUMBERS = 16, 32, 256, 16
_ROWS = 8  # of a part: the first ones are packed once more, beside those of the part before
_FAIR = 4  # parts of a gradient of weights: as many, or twice, …, however many threads there are
_MOST = 1 << 25  # numbers of memory
_WORDS = struct.Struct("24q")
_IMAGE, _OTHER, _OUT, _MEMORY = range(4)  # words of addresses


class Kernel(NamedTuple):
    """The functions of a library, and whether it computes by tiles."""

    convolve: Callable[[int, bytes], None]
    convolve_weight: Callable[[int, bytes], None]
    has_tiles: bool


class Sizes(NamedTuple):
    """What a convolution is of, as the kernels read it."""

    samples: int
    channels: int
    filters: int
    size: tuple[int, int]
    positions: tuple[int, int]
    kernel: tuple[int, int]
    stride: tuple[int, int]
    pads: tuple[int, int]

    @property
    def multiplications(self) -> int:
        """How many there are, those with zeros of a border counted."""
        taps = self.kernel[0] * self.kernel[1]
        of_sample = self.channels * self.filters * self.positions[0] * self.positions[1] * taps
        return self.samples * of_sample

    @property
    def packed_columns(self) -> int:
        """How many columns of an image windows see that lie in a row."""
        return (self.positions[1] - 1) * self.stride[1] + self.kernel[1]


def _call(
    function: Callable[[int, bytes], None],
    sizes: Sizes,
    arrays: tuple[Any, Any, Any],
    weight_strides: tuple[int, ...],
    parts: int,
    memory: tuple[int, int],
    origin: int = 0,
) -> Call | None:
    """A call of a kernel.

    Args:
        function: The kernel.
        sizes: Of the convolution.
        arrays: The image, the weight or gradient, and where the result goes.
        weight_strides: How far apart weights lie: filters, channels, rows, columns; in bytes.
        parts: How many there are of the rows of positions.
        memory: How many numbers of it all threads need, and how many each.
        origin: Which is the first weight, in numbers.

    """
    workers = pool() if sizes.multiplications >= _LEAST_SHARED else None
    threads = 1 if workers is None else workers.threads
    whole = memory[0] + threads * memory[1] + _ROW_NUMBERS
    if whole > _MOST or any(step % FLOAT_BYTES for step in weight_strides):
        return None
    words = _WORDS.pack(
        *(0, 0, 0, 0),
        *(sizes.samples, sizes.channels, sizes.filters, *sizes.size, *sizes.positions),
        *(*sizes.kernel, *sizes.stride, *sizes.pads),
        *(step // FLOAT_BYTES for step in weight_strides),
        *(parts, *memory),
    )
    image, other, out = arrays
    other = other.reshape(-1)[origin:]
    told = ((_IMAGE, image), (_OTHER, other), (_OUT, out))
    return Call(function, words, told, whole, ((_MEMORY, 0),), is_shared=workers is not None)


def _listed_call(
    kernel: Kernel,
    sizes: Sizes,
    arrays: tuple[Any, Any, Any],
    strides: tuple[int, ...],
    origin: int,
) -> Call | None:
    """A call that convolves an image with weights."""
    pairs, blocks = -(-sizes.channels // 2), -(-sizes.samples // TILE)
    of_row = sizes.packed_columns * blocks * pairs * _ROW_NUMBERS
    workers = pool()
    parts = _parts_of(sizes.positions[0], 1 if workers is None else workers.threads)
    tiles = -(-sizes.filters // TILE) * sizes.kernel[0] * -(-sizes.kernel[1] * pairs // TILE)
    memory = tiles * _TILE_NUMBERS, sizes.kernel[0] * of_row
    return _call(kernel.convolve, sizes, arrays, strides, parts, memory, origin)


def forward_call(kernel: Kernel, image: Any, weight: Any, out: Any, window: Window) -> Call | None:
    """The call that convolves an image, its samples innermost; None where memory is too large."""
    channels, height, width, samples = image.shape
    sizes = Sizes(
        *(samples, channels, len(weight), (height, width)),
        *(_two(out.shape[1:3]), _two(window.kernel), _two(window.stride), _two(window.pads[::2])),
    )
    return _listed_call(kernel, sizes, (image, weight, out), weight.strides, 0)


def back_call(kernel: Kernel, gradient: Any, weight: Any, out: Any, window: Window) -> Call | None:
    """The gradient convolved with turned weights."""
    filters, height, width, samples = gradient.shape
    down, along = _two(window.kernel)
    pads = down - 1 - window.pads[0], along - 1 - window.pads[2]
    sizes = Sizes(
        *(samples, filters, weight.shape[1], (height, width), _two(out.shape[1:3])),
        *((down, along), (1, 1), pads),
    )
    of_filter, of_channel, of_row, of_column = weight.strides
    strides = of_channel, of_filter, -of_row, -of_column
    return _listed_call(kernel, sizes, (gradient, weight, out), strides, down * along - 1)


def weight_call(kernel: Kernel, image: Any, gradient: Any, out: Any, window: Window) -> Call | None:
    """The sum over samples and positions of an image times a gradient of what came of it."""
    (channels, height, width, samples), filters = image.shape, len(gradient)
    sizes = Sizes(
        *(samples, channels, filters, (height, width), _two(gradient.shape[1:3])),
        *(_two(window.kernel), _two(window.stride), _two(window.pads[::2])),
    )
    blocks, filter_tiles = -(-samples // DEPTH), -(-filters // TILE)
    channel_tiles = -(-channels // TILE)
    parts = _parts_of(sizes.positions[0], _FAIR)
    of_thread = sizes.positions[1] * filter_tiles
    of_thread += sizes.kernel[0] * sizes.packed_columns * channel_tiles
    taps = sizes.kernel[0] * sizes.kernel[1]
    of_all = parts * filter_tiles * channel_tiles * taps * _TILE_NUMBERS
    arrays = image, gradient, out
    memory = of_all, of_thread * blocks * _TILE_NUMBERS
    return _call(kernel.convolve_weight, sizes, arrays, (0, 0, 0, 0), parts, memory)


def _parts_of(rows: int, shares: int) -> int:
    """Parts of so many rows, of which each of those who share them has as many."""
    parts = -(-rows // _ROWS)
    return min(-(-parts // shares) * shares, rows)


def _two(lengths: tuple[int, ...]) -> tuple[int, int]:
    down, along = lengths
    return int(down), int(along)
