"""Convolutions of float32 by tiles of bfloat16: `insight/native/src/split_convolution.c`.

Each number is the sum of three that bfloat16 holds, and a product that of six products of such
parts, exact but for less than 2^-24 of it. Sums are of float32, in an order that depends on the
sizes alone, and err no more than a plain sum in float32. Of numbers below 1e-33 the low parts are
lost, as tiles take what is below the smallest normal number as 0: an error below 1e-38 times what
the number meets. Where a sum is not finite, the kernel of float32 computes all anew.
"""

from __future__ import annotations

import ctypes
import functools
import struct
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from engine.backend.kernels.window import Window, batch_outermost
from insight.native.functions import Library

from .calls import WORD, Call, run
from .convolution_work import Sizes
from .half_tiles import has_tiles
from .loading import checked
from .pool import Pool, pool

__all__ = ["back_by_tiles", "forward_by_tiles", "weight_by_tiles"]

_LEAST = 1 << 23  # multiplications, and taps of a window, that repay the packing
_LEAST_TAPS, _MOST_TAPS = 9, 16  # of the window, and of one side
_LEAST_BOTH = 24  # channels and filters of a gradient of weights, for which both sides are packed
_LEAST_FULL = 0.75  # of the tiles' rooms for channels and filters
_TILE, _DEPTH, _TILE_NUMBERS, _ROW_NUMBERS, _PARTS = 16, 32, 256, 16, 3
_EIGHT = 8  # pairs of channels, whose parts share tiles
_RING = 1 << 18  # numbers of packed rows: half of a second cache
_LEAST_ROWS = 8  # of a part, as two more are packed
_FAIR = 4  # parts of a gradient of weights: so many at least, however many threads there are
_MOST = 1 << 25  # numbers of memory
_WORDS = struct.Struct("26q")
_IMAGE, _OTHER, _OUT, _MEMORY = range(4)  # words of addresses
_BEFORE, _AFTER = 26, 33  # words before those of the kernel of float32, and as many as it has


class _Kernel(NamedTuple):
    convolve: Callable[[int, bytes], int]
    convolve_weight: Callable[[int, bytes], int]


def _functions(library: Library) -> _Kernel:
    number, address, words = ctypes.c_int64, ctypes.c_void_p, ctypes.c_char_p
    return _Kernel(
        library.function("convolve_split", number, address, words),
        library.function("convolve_weight_split", number, address, words),
    )


@functools.cache
def _kernel() -> _Kernel | None:
    return checked("split_convolution", _functions, _is_right) if has_tiles() else None


class _Shape(NamedTuple):
    """What is convolved, as the kernels read it: of a gradient of images the gradient."""

    samples: int
    channels: int
    filters: int
    size: tuple[int, int]
    positions: tuple[int, int]
    kernel: tuple[int, int]
    stride: tuple[int, int]
    pads: tuple[int, int]

    @property
    def blocks(self) -> int:
        """How many there are of 16 samples."""
        return -(-self.samples // _TILE)

    @property
    def pairs(self) -> int:
        """How many there are of channels."""
        return -(-self.channels // 2)

    @property
    def packed_width(self) -> int:
        """How many columns of an image its windows see, the border counted."""
        return (self.positions[1] - 1) * self.stride[1] + self.kernel[1]


def _repays(sizes: Sizes) -> bool:
    """Whether tiles take such convolutions and are faster."""
    window = sizes.window
    if sizes.group != 1 or len(window.kernel) != 2 or {*window.dilation, *window.stride} != {1}:
        return False
    ends = zip(window.pads[::2], window.kernel, strict=True)
    if max(window.kernel) > _MOST_TAPS or not all(0 <= pad < length for pad, length in ends):
        return False
    taps = window.kernel[0] * window.kernel[1]
    rooms = -(-sizes.channels // _TILE) * -(-sizes.filters // _TILE) * _TILE_NUMBERS
    is_full = sizes.channels * sizes.filters >= _LEAST_FULL * rooms
    return taps >= _LEAST_TAPS and is_full and sizes.multiplications >= _LEAST


def forward_by_tiles(call: Call, sizes: Sizes, *arrays: Any) -> Call | None:
    """A call that convolves by tiles; None where those do not repay it.

    Args:
        call: Of the kernel of float32, for what is not finite.
        sizes: Of the convolution.
        *arrays: The image, the weight, contiguous, and where the result goes.

    """
    kernel = _kernel() if _repays(sizes) else None
    return None if kernel is None else _forward(kernel, call, sizes, *arrays)


def back_by_tiles(call: Call, sizes: Sizes, *arrays: Any) -> Call | None:
    """The same of a gradient of images: the gradient of what came out, and the weight."""
    kernel = _kernel() if _repays(sizes) else None
    return None if kernel is None else _back(kernel, call, sizes, *arrays)


def weight_by_tiles(call: Call, sizes: Sizes, *arrays: Any) -> Call | None:
    """The same of a gradient of weights: the image, the gradient of what came out, the result."""
    repays = min(sizes.channels, sizes.filters) >= _LEAST_BOTH and _repays(sizes)
    kernel = _kernel() if repays else None
    return None if kernel is None else _weight(kernel, call, sizes, *arrays)


def _shape_of(sizes: Sizes) -> _Shape:
    window = sizes.window
    return _Shape(
        *(sizes.samples, sizes.channels, sizes.filters, _two(sizes.size), _two(sizes.positions)),
        *(_two(window.kernel), _two(window.stride), _two(window.pads[::2])),
    )


def _forward(
    kernel: _Kernel, call: Call, sizes: Sizes, image: Any, weight: Any, out: Any
) -> Call | None:
    down, along = _two(sizes.window.kernel)
    strides = sizes.channels * down * along, down * along, along, 1
    return _convolving(kernel, call, _shape_of(sizes), (image, weight, out), strides)


def _back(
    kernel: _Kernel, call: Call, sizes: Sizes, gradient: Any, weight: Any, out: Any
) -> Call | None:
    """The gradient convolved with turned weights."""
    down, along = _two(sizes.window.kernel)
    pads = down - 1 - sizes.window.pads[0], along - 1 - sizes.window.pads[2]
    shape = _Shape(
        *(sizes.samples, sizes.filters, sizes.channels, _two(sizes.positions), _two(sizes.size)),
        *((down, along), (1, 1), pads),
    )
    strides = down * along, sizes.channels * down * along, -along, -1
    last = weight.reshape(-1)[down * along - 1 :]
    return _convolving(kernel, call, shape, (gradient, last, out), strides)


def _convolving(
    kernel: _Kernel,
    call: Call,
    shape: _Shape,
    arrays: tuple[Any, Any, Any],
    strides: tuple[int, int, int, int],
) -> Call | None:
    workers = pool() if call.is_shared else None
    (down, along), pairs = shape.kernel, shape.pairs
    tiles = along if pairs == _EIGHT else -(-along * pairs // _TILE)
    of_all = -(-shape.filters // _TILE) * down * tiles * _PARTS * _TILE_NUMBERS
    of_block = shape.packed_width * pairs * _PARTS * _ROW_NUMBERS + _TILE_NUMBERS
    ring = (down + shape.stride[0]) * of_block
    row_parts, block_parts = _parts(shape, ring, 1 if workers is None else workers.threads)
    of_thread = ring * -(-shape.blocks // block_parts)
    numbers = *strides, row_parts, block_parts
    return _call(kernel.convolve, call, shape, arrays, numbers, (of_all, of_thread), workers)


def _parts(shape: _Shape, ring: int, threads: int) -> tuple[int, int]:
    """Into how many parts rows and samples are cut: no bit depends on it."""
    block_parts = min(shape.blocks, -(-ring * shape.blocks // _RING))
    row_parts = max(1, min(-(-2 * threads // block_parts), shape.positions[0] // _LEAST_ROWS))
    if row_parts * block_parts < threads:
        block_parts = min(shape.blocks, threads)
        row_parts = min(shape.positions[0], -(-threads // block_parts))
    return row_parts, block_parts


def _weight(
    kernel: _Kernel, call: Call, sizes: Sizes, image: Any, gradient: Any, out: Any
) -> Call | None:
    shape, workers = _shape_of(sizes), pool() if call.is_shared else None
    blocks, (down, along) = -(-shape.samples // _DEPTH), shape.kernel
    channels, filters = -(-shape.channels // _TILE), -(-shape.filters // _TILE)
    row_parts = min(shape.positions[0], -(-_FAIR // blocks))
    of_all = row_parts * blocks * channels * filters * down * along * _TILE_NUMBERS
    columns = down * shape.packed_width * channels + shape.positions[1] * filters
    numbers = 0, 0, 0, 0, row_parts, 1
    memory = of_all, columns * _PARTS * _TILE_NUMBERS
    arrays = image, gradient, out
    return _call(kernel.convolve_weight, call, shape, arrays, numbers, memory, workers)


def _call(
    function: Callable[[int, bytes], int],
    call: Call,
    shape: _Shape,
    arrays: tuple[Any, Any, Any],
    numbers: tuple[int, ...],
    memory: tuple[int, int],
    workers: Pool | None,
) -> Call | None:
    """A call by tiles, with all that the kernel of float32 is told behind its own words."""
    threads = 1 if workers is None else workers.threads
    whole = memory[0] + threads * memory[1] + 2 * _ROW_NUMBERS
    if whole > _MOST:
        return None
    words = _WORDS.pack(
        *(0, 0, 0, 0),
        *(shape.samples, shape.channels, shape.filters, *shape.size, *shape.positions),
        *(*shape.kernel, *shape.stride, *shape.pads),
        *(*numbers, *memory),
        ctypes.cast(call.function, ctypes.c_void_p).value or 0,  # type: ignore[arg-type]
    )
    return call._replace(
        function=function,
        words=words + call.words,
        arrays=(
            *zip((_IMAGE, _OTHER, _OUT), arrays, strict=True),
            *((_BEFORE + at, array) for at, array in call.arrays),
        ),
        memory=max(whole, call.memory),
        memory_at=((_MEMORY, 0), *((_BEFORE + at, behind) for at, behind in call.memory_at)),
    )


def _two(lengths: tuple[int, ...]) -> tuple[int, int]:
    down, along = lengths
    return int(down), int(along)


def _is_right(kernel: _Kernel) -> bool:
    from engine.backend.kernels import convolution as by_numpy

    rng = np.random.default_rng(0)
    windows = (
        (Window((5, 5)), 7, 17, 40),
        (Window((3, 3), (1, 1), (1, 1, 1, 1)), 16, 16, 37),
        (Window((3, 2), (2, 1), (1, 0, 0, 1)), 33, 20, 70),
    )
    for window, channels, filters, samples in windows:
        size, taps = (9, 11), window.kernel
        positions = window.positions(*size)
        x, weight, g = (
            rng.standard_normal(shape, np.float32)
            for shape in (
                (channels, *size, samples),
                (filters, channels, *taps),
                (filters, *positions, samples),
            )
        )
        sizes = Sizes(samples, 1, channels, filters, size, positions, window)
        call = Call(kernel.convolve, bytes(_AFTER * WORD), ())
        out, back, of_weight = np.empty_like(g), np.empty_like(x), np.empty_like(weight)
        calls = (
            _forward(kernel, call, sizes, x, weight, out),
            _weight(kernel, call, sizes, x, g, of_weight),
            *([_back(kernel, call, sizes, g, weight, back)] if max(window.stride) == 1 else []),
        )
        wide_x, wide_g = (batch_outermost(one.astype(np.float64)) for one in (x, g))
        wide_w = weight.astype(np.float64)
        expected = (
            by_numpy.convolved(wide_x, wide_w, window, 1),
            by_numpy.convolved_weight(wide_x, wide_g, window, 1),
            by_numpy.convolved_back(wide_g, wide_w, window, size, 1),
        )
        found = (batch_outermost(out), of_weight, batch_outermost(back))
        for one, made, other in zip(calls, found, expected, strict=False):
            if one is None or not (run(one) and np.allclose(made, other, rtol=1e-5, atol=1e-4)):
                return False
    return True
