"""Windows of pooling and rectifiers of float32 in machine code: `insight/native/src/pooling.c`.

The samples lie innermost, as in the kernels in NumPy. Numbers are added and compared in their
order, so the bits are those of NumPy.
"""

from __future__ import annotations

import ctypes
import functools
import math
import struct
from typing import Any

import numpy as np

from engine.backend.kernels import pooling as by_numpy
from engine.backend.kernels.window import Window, batch_outermost
from insight.native.functions import Library

from .arrays import FLOAT, address_of, is_plain, lines
from .calls import Call
from .copies import batch_innermost
from .layout import is_dense
from .loading import checked
from .pooling_work import MOST_AXES, Function, Kernel, Work, pool_address

__all__ = [
    "are_apart",
    "gated",
    "index_of_largest",
    "index_of_largest_call",
    "largest_and_index_call",
    "largest_below",
    "largest_below_call",
    "put_at",
    "put_at_call",
    "rectified",
    "spread_below",
    "spread_below_call",
    "sum_below",
    "sum_below_call",
]

LEAST_SAMPLES = 16  # lanes of a vector
LEAST = 1 << 12  # numbers; of fewer NumPy is as fast
_LEAST_SHARED = 1 << 16  # numbers that repay another thread
_MOST_TAPS = 64
_ELEMENTS = struct.Struct("5q")
_BYTE = np.dtype(np.uint8)


def _functions(library: Library) -> Kernel:
    arguments = ctypes.c_void_p, ctypes.c_char_p
    return Kernel(*(library.function(name, None, *arguments) for name in Kernel._fields))


@functools.cache
def _kernel() -> Kernel | None:
    return checked("pooling", _functions, _is_right)


def _work(x: Any, size: tuple[int, ...], window: Window) -> Work | None:
    """Of `x`, an image of `size` or one number for each position; None: not here."""
    if not is_plain(x) or x.size < LEAST or len(x) < LEAST_SAMPLES:
        return None
    taps = math.prod(window.kernel)
    if len(window.kernel) > MOST_AXES or taps > _MOST_TAPS or min(window.pads) < 0:
        return None
    kernel = _kernel()
    if kernel is None:
        return None
    is_shared = len(x) * x.shape[1] * math.prod(size) >= _LEAST_SHARED
    return Work(kernel, len(x), x.shape[1], size, window, is_shared)


def _are_bytes(x: Any) -> bool:
    return x.__class__ is np.ndarray and x.dtype is _BYTE


def largest_below(x: Any, window: Window) -> Any:
    """The largest element of `x` below each position of the window; None: not here."""
    work = _work(x, x.shape[2:], window)
    return None if work is None else _forward(work, work.kernel.largest_below, x)


def sum_below(x: Any, window: Window) -> Any:
    """The sum of `x` below each position of the window; None: not here."""
    work = _work(x, x.shape[2:], window)
    return None if work is None else _forward(work, work.kernel.sum_below, x)


def _forward(work: Work, function: Function, x: Any) -> Any:
    image, out = batch_innermost(x), lines(work.shape)
    work.run(function, image, None, None, out)
    return batch_outermost(out)


def largest_below_call(x: Any, out: Any, window: Window) -> Call | None:
    """The largest below each position into `out`, kept; None: not here, or not as arrays lie."""
    work = _work(x, x.shape[2:], window) if is_plain(out) else None
    return None if work is None else work.call(work.kernel.largest_below, x, None, None, out)


def sum_below_call(x: Any, out: Any, window: Window) -> Call | None:
    """The sum below each position into `out`, kept; None: not here, or not as arrays lie."""
    work = _work(x, x.shape[2:], window) if is_plain(out) else None
    return None if work is None else work.call(work.kernel.sum_below, x, None, None, out)


def index_of_largest(x: Any, largest: Any, window: Window) -> Any:
    """Which element of the window the largest is, the first that is no number if one is."""
    work = _work(x, x.shape[2:], window) if is_plain(largest) else None
    if work is None:
        return None
    image, known = batch_innermost(x), batch_innermost(largest)
    out = np.empty(work.shape, _BYTE)
    work.run(work.kernel.index_below, image, known, out, None)
    return batch_outermost(out)


def index_of_largest_call(x: Any, largest: Any, out: Any, window: Window) -> Call | None:
    """The same into `out`, kept; None: not here, or not as arrays lie."""
    fits = is_plain(largest) and _are_bytes(out)
    work = _work(x, x.shape[2:], window) if fits else None
    return None if work is None else work.call(work.kernel.index_below, x, largest, out, None)


def largest_and_index_call(x: Any, largest: Any, indices: Any, window: Window) -> Call | None:
    """The largest and which it is in one pass, kept; None: not here, or not as arrays lie."""
    fits = is_plain(largest) and _are_bytes(indices)
    work = _work(x, x.shape[2:], window) if fits else None
    if work is None:
        return None
    return work.call(work.kernel.largest_and_index_below, x, None, indices, largest)


def put_at(g: Any, indices: Any, size: tuple[int, ...], window: Window) -> Any:
    """`g` summed into an image of `size`, each below its index of the window; None: not here."""
    work = _work(g, size, window) if _are_bytes(indices) else None
    if work is None:
        return None
    gradient, where = batch_innermost(g), batch_innermost(indices)
    out = lines((work.channels, *size, work.samples))
    work.run(work.kernel.put_back, gradient, None, where, out)
    return batch_outermost(out)


def put_at_call(g: Any, indices: Any, out: Any, window: Window, largest: Any = None) -> Call | None:
    """The same into `out`, kept; None: not here, or not as arrays lie.

    Args:
        g: As `put_at` takes it.
        indices: Alike.
        out: What is made.
        window: As `put_at` takes it.
        largest: Of the image of which the indices are: then what is put below one that is not above
            0 is times 0, as `gated` has it by the image. Only where no two windows overlap.

    """
    fits = _are_bytes(indices) and is_plain(out)
    if largest is not None:
        fits = fits and is_plain(largest) and are_apart(window)
    work = _work(g, out.shape[2:], window) if fits else None
    return None if work is None else work.call(work.kernel.put_back, g, largest, indices, out)


def are_apart(window: Window) -> bool:
    """Whether no two windows overlap."""
    axes = zip(window.kernel, window.stride, window.dilation, strict=True)
    return all(taps <= step and (apart == 1 or taps == 1) for taps, step, apart in axes)


def spread_below(g: Any, size: tuple[int, ...], window: Window) -> Any:
    """`g` added to all of an image of `size` below; None: not here."""
    work = _work(g, size, window)
    if work is None:
        return None
    gradient, out = batch_innermost(g), lines((work.channels, *size, work.samples))
    work.run(work.kernel.spread_back, gradient, None, None, out)
    return batch_outermost(out)


def spread_below_call(g: Any, out: Any, window: Window) -> Call | None:
    """The same into `out`, kept; None: not here, or not as arrays lie."""
    work = _work(g, out.shape[2:], window) if is_plain(out) else None
    return None if work is None else work.call(work.kernel.spread_back, g, None, None, out)


def rectified(x: Any) -> Any:
    """The larger of each number and 0; None: not here."""
    if not _are_elements(x, x):
        return None
    kernel = _kernel()
    return None if kernel is None else _elements(kernel.rectified, x, 0)


def gated(g: Any, gate: Any) -> Any:
    """`g` where the gate is positive, times 0 elsewhere; None: not here."""
    if not _are_elements(g, gate):
        return None
    kernel = _kernel()
    return None if kernel is None else _elements(kernel.gated, g, address_of(gate))


def _are_elements(x: Any, other: Any) -> bool:
    """Whether their elements may be taken as they lie, one behind the other."""
    if not is_plain(x, other) or x.size < _LEAST_SHARED or x.shape != other.shape:
        return False
    return is_dense(x) and x.strides == other.strides


def _elements(function: Function, x: Any, gate: int) -> Any:
    out = np.empty_like(x)  # in the order of x
    work = _ELEMENTS.pack(address_of(x), gate, address_of(out), x.size, _parts(x.size))
    function(pool_address(x.size >= _LEAST_SHARED), work)
    return out


def _parts(count: int) -> int:
    return max(1, min(32, count // (_LEAST_SHARED // 4)))


def _is_right(kernel: Kernel) -> bool:
    rng = np.random.default_rng(0)
    x = rng.standard_normal((37, 3, 9, 8), FLOAT)
    size = (9, 8)
    for window in (Window((2, 2), (2, 2)), Window((3, 2), (1, 2), (1, 1, 0, 1), (1, 2))):
        work = Work(kernel, len(x), x.shape[1], size, window, is_shared=False)
        largest = _forward(work, kernel.largest_below, x)
        total = _forward(work, kernel.sum_below, x)
        same = np.array_equal(largest, by_numpy.largest_below(x, window))
        close = np.allclose(total, by_numpy.sum_below(x, window), rtol=1e-5, atol=1e-5)
        if not (same and close):
            return False
        where = by_numpy.index_of_largest(x, largest, window)
        images = np.empty((2, 3, *size, 37), FLOAT)
        both, indices = np.empty(work.shape, FLOAT), np.empty((2, *work.shape), _BYTE)
        image, out, put = (batch_innermost(one) for one in (x, largest, where))
        work.run(kernel.index_below, image, out, indices[0], None)
        work.run(kernel.largest_and_index_below, image, None, indices[1], both)
        work.run(kernel.put_back, out, None, put, images[0])
        work.run(kernel.spread_back, out, None, None, images[1])
        expected = (
            by_numpy.put_at(largest, where, size, window),
            by_numpy.spread_below(largest, size, window),
        )
        pairs = zip(images, expected, strict=True)
        if not all(np.array_equal(one, put) for one in indices) or not np.array_equal(both, out):
            return False
        if not all(np.allclose(batch_outermost(one), other, 1e-5, 1e-5) for one, other in pairs):
            return False
    above = _elements(kernel.rectified, x, 0)
    below = _elements(kernel.gated, x, address_of(above))
    return np.array_equal(above, np.maximum(x, 0)) and np.array_equal(below, x * (x > 0))
