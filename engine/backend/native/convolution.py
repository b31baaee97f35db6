"""Convolutions of float32 in machine code: `insight/native/src/convolution.c`.

The samples lie innermost, as in the kernels in NumPy, and fill the lanes of vectors; no window is
copied. A few samples stay with NumPy. Where tiles of bfloat16 are faster, they compute the same as
sums of products of parts: `split_convolution`.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

import numpy as np

from engine.backend.kernels.window import Window, batch_outermost
from insight.native.functions import Library

from .arrays import FLOAT, FLOAT_BYTES, address_of, is_plain, lines
from .calls import Call, run
from .convolution_work import BIAS_AT, MOST_AXES, RECTIFIED_AT, Kernel, Sizes, Work
from .copies import batch_innermost
from .layout import lie_innermost
from .loading import checked
from .pool import Pool, pool
from .product_ends import followed
from .registers import are_wide
from .split_convolution import back_by_tiles, forward_by_tiles, weight_by_tiles

__all__ = [
    "convolved",
    "convolved_back",
    "convolved_back_call",
    "convolved_call",
    "convolved_weight",
    "convolved_weight_call",
]

LEAST_SAMPLES = 16  # lanes of a vector
LEAST = 1 << 15  # multiplications; of fewer NumPy is as fast
_LEAST_SHARED = 1 << 19  # multiplications that repay another thread
_MOST_TAPS = 64


def _functions(library: Library) -> Kernel | None:
    is_wide = are_wide()
    if is_wide is None:
        return None
    number, address, work = ctypes.c_int64, ctypes.c_void_p, ctypes.c_char_p
    return Kernel(
        library.function("convolve", number, address, work),
        library.function("convolve_weight", number, address, work),
        library.function("listed_memory", number, work),
        library.function("weight_memory", number, work),
        library.function("partial_memory", number, work),
        is_wide,
    )


@functools.cache
def _kernel() -> Kernel | None:
    return checked("convolution", _functions, _is_right)


def _taken(x: Any, other: Any, window: Window) -> Kernel | None:
    """The kernel, where it takes such arrays."""
    if not is_plain(x, other) or len(x) < LEAST_SAMPLES or not (x.size and other.size):
        return None
    if len(window.kernel) > MOST_AXES or max(window.kernel) > _MOST_TAPS or min(window.pads) < 0:
        return None
    return _kernel()


def _innermost(x: Any) -> Any:
    """As the kernels want it: (channels, …, batch), contiguous, where numbers lie."""
    turned = batch_innermost(x)
    return turned if address_of(turned) % FLOAT_BYTES == 0 else turned.copy()


def _shared_by(sizes: Sizes) -> Pool | None:
    """The pool, if the work repays it."""
    return pool() if sizes.multiplications >= _LEAST_SHARED else None


def convolved(x: Any, weight: Any, window: Window, group: int) -> Any:
    """(batch, channels, *size) convolved with (out, channels / group, *kernel); None: not here."""
    kernel = _taken(x, weight, window)
    return None if kernel is None else _convolved(kernel, x, weight, window, group)


def _convolved(kernel: Kernel, x: Any, weight: Any, window: Window, group: int) -> Any:
    work = _forward_work(kernel, x, weight, window, group)
    if work is None:
        return None
    out = lines((len(weight), *work.sizes.positions, len(x)))
    call = _forward_call(work, _innermost(x), np.ascontiguousarray(weight), out)
    return batch_outermost(out) if run(call) else None


def convolved_call(
    x: Any,
    weight: Any,
    out: Any,
    window: Window,
    group: int,
    bias: Any = None,
    relu: bool = False,
) -> Call | None:
    """The same into `out`, kept; None: not here, or not as arrays lie.

    Args:
        x: As `convolved` takes it.
        weight: Alike.
        out: What is made.
        window: As `convolved` takes it.
        group: Alike.
        bias: Is added to what is made, one number a filter, before it is stored. Where tiles of
            bfloat16 compute there is no such call, nor one that rectifies.
        relu: Whether what is then below 0 becomes 0.

    """
    kernel = _taken(x, weight, window)
    if kernel is None or not (is_plain(out) and lie_innermost(x, out)):
        return None
    work = _forward_work(kernel, x, weight, window, group)
    if work is None or not weight.flags.c_contiguous:
        return None
    assert out.shape == (len(x), len(weight), *work.sizes.positions)
    if bias is None and not relu:
        return _forward_call(work, x, weight, out)
    call = work.call(x, weight, out)
    if forward_by_tiles(call, work.sizes, x, weight, out) is not None:
        return None
    by_filter = np.moveaxis(out, 1, -1)
    return followed(call, bias, by_filter, bias_at=BIAS_AT, relu=relu, relu_at=RECTIFIED_AT)


def _forward_call(work: Work, x: Any, weight: Any, out: Any) -> Call:
    call = work.call(x, weight, out)
    return forward_by_tiles(call, work.sizes, x, weight, out) or call


def _forward_work(kernel: Kernel, x: Any, weight: Any, window: Window, group: int) -> Work | None:
    size, filters = x.shape[2:], len(weight) // group
    positions = window.positions(*size)
    sizes = Sizes(len(x), group, weight.shape[1], filters, size, positions, window)
    if min(positions) < 1 or sizes.multiplications < LEAST:
        return None
    return _listed_work(kernel, sizes, is_back=False)


def convolved_back(g: Any, weight: Any, window: Window, size: tuple[int, ...], group: int) -> Any:
    """A gradient of the output, spread by the weight over an input of `size`; None: not here."""
    kernel = _taken(g, weight, window)
    return None if kernel is None else _back(kernel, g, weight, window, size, group)


def _back(
    kernel: Kernel, g: Any, weight: Any, window: Window, size: tuple[int, ...], group: int
) -> Any:
    work = _back_work(kernel, g, weight, window, size, group)
    if work is None:
        return None
    out = lines((weight.shape[1] * group, *size, len(g)))
    call = _back_call(work, _innermost(g), np.ascontiguousarray(weight), out)
    return batch_outermost(out) if run(call) else None


def convolved_back_call(g: Any, weight: Any, out: Any, window: Window, group: int) -> Call | None:
    """The same into `out`, kept; None: not here, or not as arrays lie."""
    kernel = _taken(g, weight, window)
    if kernel is None or not (is_plain(out) and lie_innermost(g, out)):
        return None
    work = _back_work(kernel, g, weight, window, out.shape[2:], group)
    if work is None or not weight.flags.c_contiguous:
        return None
    assert out.shape[:2] == (len(g), weight.shape[1] * group)
    return _back_call(work, g, weight, out)


def _back_call(work: Work, g: Any, weight: Any, out: Any) -> Call:
    call = work.call(g, weight, out)
    return back_by_tiles(call, work.sizes, g, weight, out) or call


def _back_work(
    kernel: Kernel, g: Any, weight: Any, window: Window, size: tuple[int, ...], group: int
) -> Work | None:
    filters, channels = len(weight) // group, weight.shape[1]
    sizes = Sizes(len(g), group, channels, filters, size, g.shape[2:], window)
    return None if sizes.multiplications < LEAST else _listed_work(kernel, sizes, is_back=True)


def _listed_work(kernel: Kernel, sizes: Sizes, *, is_back: bool) -> Work:
    workers = _shared_by(sizes)
    work = Work(kernel.convolve, sizes, is_back, kernel.is_wide, workers, 0, sizes.weights, 1)
    return work._replace(each=kernel.listed_memory(work.words((0, 0, 0), 0)))


def convolved_weight(x: Any, g: Any, window: Window, group: int) -> Any:
    """The sum over batch and positions of inputs times gradients of the output; None: not here."""
    kernel = _taken(x, g, window)
    return None if kernel is None else _weight(kernel, x, g, window, group)


def _weight(kernel: Kernel, x: Any, g: Any, window: Window, group: int) -> Any:
    work = _weight_work(kernel, x, g, window, group)
    if work is None:
        return None
    out = np.empty((g.shape[1], x.shape[1] // group, *window.kernel), FLOAT)
    return out if run(_weight_call(work, _innermost(x), _innermost(g), out)) else None


def convolved_weight_call(x: Any, g: Any, out: Any, window: Window, group: int) -> Call | None:
    """The same into `out`, contiguous, kept; None: not here, or not as arrays lie."""
    kernel = _taken(x, g, window)
    if kernel is None or not (lie_innermost(x, g) and is_plain(out) and out.flags.c_contiguous):
        return None
    work = _weight_work(kernel, x, g, window, group)
    if work is None:
        return None
    assert out.shape == (g.shape[1], x.shape[1] // group, *window.kernel)
    return _weight_call(work, x, g, out)


def _weight_call(work: Work, x: Any, g: Any, out: Any) -> Call:
    call = work.call(x, g, out)
    return weight_by_tiles(call, work.sizes, x, g, out) or call


def _weight_work(kernel: Kernel, x: Any, g: Any, window: Window, group: int) -> Work | None:
    channels, filters = x.shape[1] // group, g.shape[1] // group
    sizes = Sizes(len(x), group, channels, filters, x.shape[2:], g.shape[2:], window)
    if sizes.multiplications < LEAST:
        return None
    workers = _shared_by(sizes)
    threads = 1 if workers is None else workers.threads
    work = Work(kernel.convolve_weight, sizes, False, kernel.is_wide, workers, 0, 0, threads)
    words = work.words((0, 0, 0), 0)
    return work._replace(each=kernel.weight_memory(words), turned=kernel.partial_memory(words))


def _is_right(kernel: Kernel) -> bool:
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
