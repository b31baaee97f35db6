"""Convolutions of float32 in machine code: `insight/native/src/convolution.c`.

The samples lie innermost, as in the kernels in NumPy, and fill the lanes of vectors; no window is
copied. A few samples stay with NumPy.
"""

from __future__ import annotations

import ctypes
import functools
import math
import struct
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from engine.backend.kernels.window import Window, batch_innermost, batch_outermost
from insight.native.functions import Library

from .arrays import FLOAT, FLOAT_BYTES, address_of, is_plain, memory
from .loading import checked
from .pool import Pool, pool
from .registers import are_wide

__all__ = ["convolved", "convolved_back", "convolved_weight"]

LEAST_SAMPLES = 16  # lanes of a vector
LEAST = 1 << 15  # multiplications; of fewer NumPy is as fast
_LEAST_SHARED = 1 << 19  # multiplications that repay another thread
_MOST_AXES, _MOST_TAPS = 3, 64
_WORK = struct.Struct("31q")


class _Kernel(NamedTuple):
    convolve: Callable[[int, bytes], int]
    convolve_weight: Callable[[int, bytes], None]
    weight_blocks: Callable[[bytes], int]
    weight_memory: int
    is_wide: bool


def _functions(library: Library) -> _Kernel | None:
    is_wide = are_wide()
    if is_wide is None:
        return None
    number, address, work = ctypes.c_int64, ctypes.c_void_p, ctypes.c_char_p
    return _Kernel(
        library.function("convolve", number, address, work),
        library.function("convolve_weight", None, address, work),
        library.function("weight_blocks", number, work),
        library.function("weight_memory", number)(),
        is_wide,
    )


@functools.cache
def _kernel() -> _Kernel | None:
    return checked("convolution", _functions, _is_right)


class _Sizes(NamedTuple):
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
        weights = self.group * self.channels * self.filters * math.prod(self.window.kernel)
        return self.samples * weights * math.prod(self.positions)

    @property
    def weights(self) -> int:
        return self.group * self.channels * self.filters * math.prod(self.window.kernel)

    def numbers(self) -> tuple[int, ...]:
        window = self.window
        return (
            *(self.samples, self.group, self.channels, self.filters),
            *(*_three(self.size, 1), *_three(self.positions, 1), *_three(window.kernel, 1)),
            *(*_three(window.stride, 1), *_three(window.pads[::2], 0), *_three(window.dilation, 1)),
        )


def _three(lengths: tuple[int, ...], missing: int) -> tuple[int, ...]:
    return (missing,) * (_MOST_AXES - len(lengths)) + tuple(lengths)


def _taken(x: Any, other: Any, window: Window) -> _Kernel | None:
    """The kernel, where it takes such arrays."""
    if not is_plain(x, other) or len(x) < LEAST_SAMPLES or not (x.size and other.size):
        return None
    if len(window.kernel) > _MOST_AXES or max(window.kernel) > _MOST_TAPS or min(window.pads) < 0:
        return None
    return _kernel()


def _innermost(x: Any) -> Any:
    """As the kernels want it: (channels, …, batch), contiguous, where numbers lie."""
    turned = batch_innermost(x)
    return turned if address_of(turned) % FLOAT_BYTES == 0 else turned.copy()


def _shared_by(sizes: _Sizes) -> tuple[Pool | None, int]:
    """The pool, if the work repays it, and how many threads need memory."""
    found = pool() if sizes.multiplications >= _LEAST_SHARED else None
    return found, 1 if found is None else found.threads


def convolved(x: Any, weight: Any, window: Window, group: int) -> Any:
    """(batch, channels, *size) convolved with (out, channels / group, *kernel); None: not here."""
    kernel = _taken(x, weight, window)
    return None if kernel is None else _convolved(kernel, x, weight, window, group)


def _convolved(kernel: _Kernel, x: Any, weight: Any, window: Window, group: int) -> Any:
    size, filters = x.shape[2:], len(weight) // group
    positions = window.positions(*size)
    sizes = _Sizes(len(x), group, weight.shape[1], filters, size, positions, window)
    if min(positions) < 1 or sizes.multiplications < LEAST:
        return None
    out = np.empty((len(weight), *positions, len(x)), FLOAT)
    is_made = _run(kernel, sizes, _innermost(x), weight, out, back=False)
    return batch_outermost(out) if is_made else None


def convolved_back(g: Any, weight: Any, window: Window, size: tuple[int, ...], group: int) -> Any:
    """A gradient of the output, spread by the weight over an input of `size`; None: not here."""
    kernel = _taken(g, weight, window)
    return None if kernel is None else _back(kernel, g, weight, window, size, group)


def _back(
    kernel: _Kernel, g: Any, weight: Any, window: Window, size: tuple[int, ...], group: int
) -> Any:
    filters, channels = len(weight) // group, weight.shape[1]
    sizes = _Sizes(len(g), group, channels, filters, size, g.shape[2:], window)
    if sizes.multiplications < LEAST:
        return None
    out = np.empty((channels * group, *size, len(g)), FLOAT)
    is_made = _run(kernel, sizes, _innermost(g), weight, out, back=True)
    return batch_outermost(out) if is_made else None


def _run(kernel: _Kernel, sizes: _Sizes, image: Any, weight: Any, out: Any, *, back: bool) -> bool:
    weight = np.ascontiguousarray(weight)
    workers, threads = _shared_by(sizes)
    each = 4 * sizes.weights // sizes.group
    kept = memory(each * threads + sizes.weights)
    work = _WORK.pack(
        *(address_of(image), address_of(weight), address_of(out)),
        *sizes.numbers(),
        *(back, kernel.is_wide, kept, each, kept + FLOAT_BYTES * each * threads, 1),
    )
    return bool(kernel.convolve(0 if workers is None else workers.address, work))


def convolved_weight(x: Any, g: Any, window: Window, group: int) -> Any:
    """The sum over batch and positions of inputs times gradients of the output; None: not here."""
    kernel = _taken(x, g, window)
    return None if kernel is None else _weight(kernel, x, g, window, group)


def _weight(kernel: _Kernel, x: Any, g: Any, window: Window, group: int) -> Any:
    channels, filters = x.shape[1] // group, g.shape[1] // group
    sizes = _Sizes(len(x), group, channels, filters, x.shape[2:], g.shape[2:], window)
    if sizes.multiplications < LEAST:
        return None
    image, gradient = _innermost(x), _innermost(g)
    out = np.empty((g.shape[1], channels, *window.kernel), FLOAT)
    workers, threads = _shared_by(sizes)

    def work(each: int, kept: int, parts: int) -> bytes:
        addresses = address_of(image), address_of(gradient), address_of(out)
        return _WORK.pack(*addresses, *sizes.numbers(), 0, kernel.is_wide, kept, each, 0, parts)

    blocks = kernel.weight_blocks(work(0, 0, 1))
    parts = _parts(group * -(-filters // (6 if kernel.is_wide else 2)), threads, blocks)
    each = kernel.weight_memory * -(-blocks // parts)
    kept = memory(each * threads)
    kernel.convolve_weight(0 if workers is None else workers.address, work(each, kept, parts))
    # A border is zeros, and zero times what is not finite is no number: NumPy's is told to find it.
    is_plain_sum = not any(window.pads) or np.isfinite(out).all()
    return out if is_plain_sum else None


def _parts(rows: int, threads: int, blocks: int) -> int:
    """Into how many the inputs are cut, so that all threads have as much to do, in large parts."""
    even = (parts for parts in range(1, threads) if rows * parts % threads == 0)
    return min(next(even, threads), blocks) if rows < 4 * threads else 1


def _is_right(kernel: _Kernel) -> bool:
    from engine.backend.kernels import convolution as by_numpy

    rng = np.random.default_rng(0)
    windows = (
        (Window((5, 5)), 1, 17),
        (Window((3, 3), (1, 1), (1, 1, 1, 1)), 1, 40),
        (Window((3, 2), (2, 1), (1, 0, 0, 1), (1, 2)), 2, 70),
        (Window((3,), (2,), (2, 2)), 1, 330),
    )
    for window, group, samples in windows:
        size = (9, 11)[: len(window.kernel)]
        x = rng.standard_normal((samples, 3 * group, *size), FLOAT)
        weight = rng.standard_normal((7 * group, 3, *window.kernel), FLOAT)
        g = rng.standard_normal((samples, 7 * group, *window.positions(*size)), FLOAT)
        found = (
            _convolved(kernel, x, weight, window, group),
            _back(kernel, g, weight, window, size, group),
            _weight(kernel, x, g, window, group),
        )
        wide_x, wide_w, wide_g = (one.astype(np.float64) for one in (x, weight, g))
        expected = (
            by_numpy.convolved(wide_x, wide_w, window, group),
            by_numpy.convolved_back(wide_g, wide_w, window, size, group),
            by_numpy.convolved_weight(wide_x, wide_g, window, group),
        )
        for one, other in zip(found, expected, strict=True):
            if one is None or not np.allclose(one, other, rtol=1e-4, atol=1e-3):
                return False
    return True
