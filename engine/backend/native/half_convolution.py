"""Convolutions of bfloat16 in machine code: `insight/native/src/half_convolution.h`.

Images of float32 whose samples lie innermost are rounded to bfloat16 on the way, and so is what
comes out. Sums are of float32, in an order that depends on the sizes alone, and on whether tiles or
vectors compute them. Windows of two axes, no groups and no gaps; all else is computed as of float32
and rounded.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any, Literal

import numpy as np

from engine.backend.halves import held_in_bfloat16
from engine.backend.kernels.window import Window, batch_outermost
from insight.native.functions import Library

from .arrays import FLOAT, FLOAT_BYTES, address_of, is_plain, lines
from .calls import Call, run
from .copies import batch_innermost
from .half_convolution_work import DEPTH, TILE, Kernel, back_call, forward_call, weight_call
from .half_tiles import has_tiles
from .layout import lie_innermost
from .loading import checked

__all__ = [
    "half_convolved",
    "half_convolved_back",
    "half_convolved_back_call",
    "half_convolved_call",
    "half_convolved_weight",
    "half_convolved_weight_call",
    "takes",
]

LEAST_SAMPLES = 16  # columns of a tile
_FEWER_CHANNELS, _MORE_CHANNELS = 6, 16  # of both sides; tiles of fewer would be half empty
_LEAST_BACK = 8  # of both, where vectors compute a gradient of images

Lengths = tuple[int, ...]
Made = Literal["image", "image back", "weight"]


def _functions(library: Library) -> Kernel:
    arguments = ctypes.c_void_p, ctypes.c_char_p
    return Kernel(
        library.function("convolve_halves", None, *arguments),
        library.function("convolve_weight_halves", None, *arguments),
        library.name == "half_convolution",
    )


@functools.cache
def _by_tiles() -> Kernel | None:
    return checked("half_convolution", _functions, _is_right) if has_tiles() else None


@functools.cache
def _by_vectors() -> Kernel | None:
    return checked("half_convolution_by_vectors", _functions, _is_right)


def _kernel() -> Kernel | None:
    return _by_tiles() or _by_vectors()


def takes(samples: int, sides: Lengths, window: Window, group: int, made: Made) -> bool:
    """Whether there is a kernel for such convolutions, which is worth its while.

    Args:
        samples: How many there are.
        sides: Channels and filters; of a gradient of weights in this order.
        window: How it slides.
        group: How many groups there are.
        made: What it gives: an image, the gradient of one, or that of a weight.

    """
    if group != 1 or len(window.kernel) != 2 or set(window.dilation) != {1}:
        return False
    if samples < LEAST_SAMPLES or min(sides) < _FEWER_CHANNELS or max(sides) < _MORE_CHANNELS:
        return False
    if max(window.stride) > (1 if made == "image back" else max(window.kernel)):
        return False
    ends = zip(window.pads[::2], window.kernel, strict=True)
    kernel = _kernel() if all(0 <= pad < length for pad, length in ends) else None
    return kernel is not None and (kernel.has_tiles or _repays_vectors(samples, sides, made))


def _repays_vectors(samples: int, sides: Lengths, made: Made) -> bool:
    """Whether twice float32's speed is not lost to numbers that fill up tiles."""
    if made == "weight":
        return _is_filled(samples, DEPTH) and _is_filled(sides[0], TILE)
    return made == "image" or min(sides) >= _LEAST_BACK


def _is_filled(count: int, length: int) -> bool:
    """Whether three quarters of so many things in tiles of a length are some."""
    return 4 * count >= 3 * length * -(-count // length)


def _taken(
    x: Any, other: Any, sides: Lengths, window: Window, group: int, made: Made
) -> Kernel | None:
    """The kernel, where it takes such arrays."""
    if not (is_plain(x, other) and x.size and other.size):
        return None
    return _kernel() if takes(len(x), sides, window, group, made) else None


def half_convolved(x: Any, weight: Any, window: Window, group: int) -> Any:
    """(batch, channels, *size) convolved with (out, channels, *kernel); None: not here."""
    kernel = _taken(x, weight, weight.shape[:2], window, group, "image")
    if kernel is None or min(window.positions(*x.shape[2:])) < 1:
        return None
    out = lines((len(weight), *window.positions(*x.shape[2:]), len(x)))
    call = forward_call(kernel, _innermost(x), np.ascontiguousarray(weight), out, window)
    return batch_outermost(out) if _ran(call) else None


def half_convolved_call(x: Any, weight: Any, out: Any, window: Window, group: int) -> Call | None:
    """The same into `out`, kept; None: not here, or not as arrays lie."""
    kernel = _taken(x, weight, weight.shape[:2], window, group, "image")
    if kernel is None or not (is_plain(out) and lie_innermost(x, out)):
        return None
    if not weight.flags.c_contiguous:
        return None
    return forward_call(kernel, _innermost(x), weight, _innermost(out), window)


def half_convolved_back(
    g: Any, weight: Any, window: Window, size: tuple[int, ...], group: int
) -> Any:
    """A gradient of the output, spread by the weight over an input of `size`; None: not here."""
    kernel = _taken(g, weight, weight.shape[:2], window, group, "image back")
    if kernel is None:
        return None
    out = lines((weight.shape[1], *size, len(g)))
    call = back_call(kernel, _innermost(g), np.ascontiguousarray(weight), out, window)
    return batch_outermost(out) if _ran(call) else None


def half_convolved_back_call(
    g: Any, weight: Any, out: Any, window: Window, group: int
) -> Call | None:
    """The same into `out`, kept; None: not here, or not as arrays lie."""
    kernel = _taken(g, weight, weight.shape[:2], window, group, "image back")
    if kernel is None or not (is_plain(out) and lie_innermost(g, out)):
        return None
    if not weight.flags.c_contiguous:
        return None
    return back_call(kernel, _innermost(g), weight, _innermost(out), window)


def half_convolved_weight(x: Any, g: Any, window: Window, group: int) -> Any:
    """The sum over batch and positions of inputs times gradients of the output; None: not here."""
    kernel = _taken(x, g, (x.shape[1], g.shape[1]), window, group, "weight")
    if kernel is None:
        return None
    out = np.empty((g.shape[1], x.shape[1], *window.kernel), FLOAT)
    call = weight_call(kernel, _innermost(x), _innermost(g), out, window)
    return out if _ran(call) else None


def half_convolved_weight_call(x: Any, g: Any, out: Any, window: Window, group: int) -> Call | None:
    """The same into `out`, contiguous, kept; None: not here, or not as arrays lie."""
    kernel = _taken(x, g, (x.shape[1], g.shape[1]), window, group, "weight")
    if kernel is None or not (lie_innermost(x, g) and is_plain(out) and out.flags.c_contiguous):
        return None
    return weight_call(kernel, _innermost(x), _innermost(g), out, window)


def _innermost(x: Any) -> Any:
    """(channels, …, batch), contiguous, where numbers lie."""
    turned = batch_innermost(x)
    return turned if address_of(turned) % FLOAT_BYTES == 0 else turned.copy()


def _ran(call: Call | None) -> bool:
    return call is not None and run(call)


def _is_right(kernel: Kernel) -> bool:
    from engine.backend.kernels import convolution as by_numpy

    rng = np.random.default_rng(0)
    windows = (
        (Window((5, 5)), 1, 7, 17),
        (Window((3, 3), (1, 1), (1, 1, 1, 1)), 16, 20, 40),
        (Window((3, 2), (2, 1), (1, 0, 0, 1)), 5, 33, 70),
        (Window((1, 1), (2, 2)), 18, 16, 33),
    )
    for window, channels, filters, samples in windows:
        size = (9, 11)
        x, weight, g = (
            held_in_bfloat16(rng.standard_normal(shape, FLOAT))
            for shape in (
                (channels, *size, samples),
                (filters, channels, *window.kernel),
                (filters, *window.positions(*size), samples),
            )
        )
        out, back = np.empty_like(g), np.empty_like(x)
        of_weight = np.empty_like(weight)
        calls = (
            forward_call(kernel, x, weight, out, window),
            weight_call(kernel, x, g, of_weight, window),
            *([back_call(kernel, g, weight, back, window)] if max(window.stride) == 1 else []),
        )
        wide_x, wide_g = (batch_outermost(one.astype(np.float64)) for one in (x, g))
        wide_w = weight.astype(np.float64)
        expected = (
            by_numpy.convolved(wide_x, wide_w, window, 1),
            by_numpy.convolved_weight(wide_x, wide_g, window, 1),
            by_numpy.convolved_back(wide_g, wide_w, window, size, 1),
        )
        found = (batch_outermost(out), of_weight, batch_outermost(back))
        for call, one, other in zip(calls, found, expected, strict=False):
            if not _ran(call) or not np.allclose(one, other, rtol=2**-7, atol=2e-3):
                return False
    return True
