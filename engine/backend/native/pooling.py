"""Windows of pooling and rectifiers of float32 in machine code: `insight/native/src/pooling.c`.

The samples lie innermost, as in the kernels in NumPy. Numbers are added and compared in their
order, so the bits are those of NumPy.
"""

from __future__ import annotations

import ctypes
import functools
import math
import struct
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from engine.backend.kernels import pooling as by_numpy
from engine.backend.kernels.window import Window, batch_innermost, batch_outermost
from insight.native.functions import Library

from .arrays import FLOAT, address_of, is_plain
from .layout import is_dense
from .loading import checked
from .pool import pool

__all__ = [
    "gated",
    "index_of_largest",
    "largest_below",
    "put_at",
    "rectified",
    "spread_below",
    "sum_below",
]

LEAST_SAMPLES = 16  # lanes of a vector
LEAST = 1 << 12  # numbers; of fewer NumPy is as fast
_LEAST_SHARED = 1 << 16  # numbers that repay another thread
_MOST_AXES, _MOST_TAPS = 3, 64
_WORK = struct.Struct("24q")
_ELEMENTS = struct.Struct("5q")
_BYTE = np.dtype(np.uint8)

Function = Callable[[int, bytes], None]


class _Kernel(NamedTuple):
    largest_below: Function
    index_below: Function
    sum_below: Function
    put_back: Function
    spread_back: Function
    rectified: Function
    gated: Function


def _functions(library: Library) -> _Kernel:
    arguments = ctypes.c_void_p, ctypes.c_char_p
    return _Kernel(*(library.function(name, None, *arguments) for name in _Kernel._fields))


@functools.cache
def _kernel() -> _Kernel | None:
    return checked("pooling", _functions, _is_right)


def _pool_for(count: int) -> int:
    """The address of the pool, where so many numbers repay it."""
    found = pool() if count >= _LEAST_SHARED else None
    return 0 if found is None else found.address


def _taken(x: Any, window: Window) -> _Kernel | None:
    if not is_plain(x) or x.size < LEAST or len(x) < LEAST_SAMPLES:
        return None
    taps = math.prod(window.kernel)
    if len(window.kernel) > _MOST_AXES or taps > _MOST_TAPS or min(window.pads) < 0:
        return None
    return _kernel()


def _work(
    x: Any, other: int, indices: int, out: Any, size: tuple[int, ...], window: Window
) -> bytes:
    channels, *_, samples = x.shape
    axes = (
        *(_three(size, 1), _three(window.positions(*size), 1), _three(window.kernel, 1)),
        *(_three(window.stride, 1), _three(window.pads[::2], 0), _three(window.dilation, 1)),
    )
    numbers = (number for lengths in axes for number in lengths)
    addresses = address_of(x), other, indices, address_of(out)
    return _WORK.pack(*addresses, samples, channels, *numbers)


def _three(lengths: tuple[int, ...], missing: int) -> tuple[int, ...]:
    return (missing,) * (_MOST_AXES - len(lengths)) + tuple(lengths)


def _forward(kernel: Function, x: Any, window: Window) -> Any:
    image, size = batch_innermost(x), x.shape[2:]
    out = np.empty((image.shape[0], *window.positions(*size), image.shape[-1]), FLOAT)
    kernel(_pool_for(x.size), _work(image, 0, 0, out, size, window))
    return batch_outermost(out)


def largest_below(x: Any, window: Window) -> Any:
    """The largest element of `x` below each position of the window; None: not here."""
    kernel = _taken(x, window)
    return None if kernel is None else _forward(kernel.largest_below, x, window)


def sum_below(x: Any, window: Window) -> Any:
    """The sum of `x` below each position of the window; None: not here."""
    kernel = _taken(x, window)
    return None if kernel is None else _forward(kernel.sum_below, x, window)


def index_of_largest(x: Any, out: Any, window: Window) -> Any:
    """Which element of the window the largest is, the first that is no number if one is."""
    kernel = _taken(x, window) if is_plain(out) else None
    if kernel is None:
        return None
    image, largest = batch_innermost(x), batch_innermost(out)
    indices = np.empty(largest.shape, _BYTE)
    work = _work(image, address_of(largest), address_of(indices), largest, x.shape[2:], window)
    kernel.index_below(_pool_for(x.size), work)
    return batch_outermost(indices)


def put_at(g: Any, indices: Any, size: tuple[int, ...], window: Window) -> Any:
    """`g` summed into an image of `size`, each below its index of the window; None: not here."""
    fits = indices.__class__ is np.ndarray and indices.dtype is _BYTE
    kernel = _taken(g, window) if fits else None
    if kernel is None:
        return None
    gradient, where = batch_innermost(g), batch_innermost(indices)
    out = np.empty((gradient.shape[0], *size, gradient.shape[-1]), FLOAT)
    work = _work(gradient, 0, address_of(where), out, size, window)
    kernel.put_back(_pool_for(out.size), work)
    return batch_outermost(out)


def spread_below(g: Any, size: tuple[int, ...], window: Window) -> Any:
    """`g` added to all of an image of `size` below; None: not here."""
    kernel = _taken(g, window)
    if kernel is None:
        return None
    gradient = batch_innermost(g)
    out = np.empty((gradient.shape[0], *size, gradient.shape[-1]), FLOAT)
    kernel.spread_back(_pool_for(out.size), _work(gradient, 0, 0, out, size, window))
    return batch_outermost(out)


def rectified(x: Any) -> Any:
    """The larger of each number and 0; None: not here."""
    if not is_plain(x) or x.size < _LEAST_SHARED or not is_dense(x):
        return None
    kernel = _kernel()
    return None if kernel is None else _elements(kernel.rectified, x, 0)


def gated(g: Any, gate: Any) -> Any:
    """`g` where the gate is positive, times 0 elsewhere; None: not here."""
    if not is_plain(g, gate) or g.size < _LEAST_SHARED or g.shape != gate.shape:
        return None
    if not is_dense(g) or g.strides != gate.strides:
        return None
    kernel = _kernel()
    return None if kernel is None else _elements(kernel.gated, g, address_of(gate))


def _elements(function: Function, x: Any, gate: int) -> Any:
    out = np.empty_like(x)  # in the order of x
    parts = max(1, min(32, x.size // (_LEAST_SHARED // 4)))
    work = _ELEMENTS.pack(address_of(x), gate, address_of(out), x.size, parts)
    function(_pool_for(x.size), work)
    return out


def _is_right(kernel: _Kernel) -> bool:
    rng = np.random.default_rng(0)
    x = rng.standard_normal((37, 3, 9, 8), FLOAT)
    size = (9, 8)
    for window in (Window((2, 2), (2, 2)), Window((3, 2), (1, 2), (1, 1, 0, 1), (1, 2))):
        largest = _forward(kernel.largest_below, x, window)
        total = _forward(kernel.sum_below, x, window)
        same = np.array_equal(largest, by_numpy.largest_below(x, window))
        close = np.allclose(total, by_numpy.sum_below(x, window), rtol=1e-5, atol=1e-5)
        if not (same and close):
            return False
        where = by_numpy.index_of_largest(x, largest, window)
        images = np.empty((2, 3, *size, 37), FLOAT)
        indices = np.empty(batch_innermost(where).shape, _BYTE)
        image, out, put = (batch_innermost(one) for one in (x, largest, where))
        kernel.index_below(0, _work(image, address_of(out), address_of(indices), out, size, window))
        kernel.put_back(0, _work(out, 0, address_of(put), images[0], size, window))
        kernel.spread_back(0, _work(out, 0, 0, images[1], size, window))
        expected = (
            by_numpy.put_at(largest, where, size, window),
            by_numpy.spread_below(largest, size, window),
        )
        pairs = zip(images, expected, strict=True)
        if not np.array_equal(indices, put):
            return False
        if not all(np.allclose(batch_outermost(one), other, 1e-5, 1e-5) for one, other in pairs):
            return False
    above = _elements(kernel.rectified, x, 0)
    below = _elements(kernel.gated, x, address_of(above))
    return np.array_equal(above, np.maximum(x, 0)) and np.array_equal(below, x * (x > 0))
