"""The largest and the sum below a sliding window, and the way back."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.backend import xp_of

from . import by_device
from .window import (
    Window,
    all_windows,
    batch_innermost,
    batch_outermost,
    padded,
    slices,
    without_pads,
)


def _lowest(dtype: Any) -> Any:
    return -np.inf if dtype.kind in "fV" else np.iinfo(dtype).min


def _views(x: Any, window: Window, fill: float) -> Any:
    return slices(padded(x, window, fill), window, window.positions(*x.shape[2:]))


def _flat_windows(x: Any, window: Window, fill: float) -> Any:
    """(channels, down, across, batch, elements of the window)."""
    view = all_windows(padded(x, window, fill), window, window.positions(*x.shape[2:]))
    channels, _, _, down, across, batch = view.shape
    return view.transpose(0, 3, 4, 5, 1, 2).reshape(channels, down, across, batch, -1)


def _largest_cpu(x: Any, window: Window) -> Any:
    views = _views(x, window, _lowest(x.dtype))
    out = next(views).copy()
    for below in views:
        np.maximum(out, below, out=out)
    return batch_outermost(out)


def _largest_gpu(x: Any, window: Window) -> Any:
    return batch_outermost(_flat_windows(x, window, _lowest(x.dtype)).max(-1))


def _places_cpu(x: Any, out: Any, window: Window) -> Any:
    """How many elements come before the first that is the largest: counted without a branch."""
    views = list(_views(x, window, _lowest(x.dtype)))
    largest = batch_innermost(out)
    places = np.zeros(largest.shape, np.min_scalar_type(len(views)))
    missed = np.ones(largest.shape, np.bool_)
    for below in views[:-1]:
        missed &= below != largest
        places += missed
    return batch_outermost(places)


def _places_gpu(x: Any, out: Any, window: Window) -> Any:
    flat = _flat_windows(x, window, _lowest(x.dtype))
    dtype = np.min_scalar_type(flat.shape[-1])
    return batch_outermost(flat.argmax(-1).astype(dtype))


def _take_cpu(x: Any, places: Any, window: Window) -> Any:
    where = batch_innermost(places)
    out = np.zeros(where.shape, x.dtype)
    for k, below in enumerate(_views(x, window, 0)):
        np.copyto(out, below, where=where == k)
    return batch_outermost(out)


def _take_gpu(x: Any, places: Any, window: Window) -> Any:
    flat = _flat_windows(x, window, 0)
    where = batch_innermost(places)[..., None].astype(np.int64)
    return batch_outermost(xp_of(x).take_along_axis(flat, where, -1)[..., 0])


def _empty_image(like: Any, size: tuple[int, int], window: Window) -> Any:
    top, bottom, left, right = window.pads
    height, width = size[0] + top + bottom, size[1] + left + right
    shape = (like.shape[0], height, width, like.shape[3])
    return xp_of(like).zeros(shape, like.dtype)


def _put(g: Any, places: Any, size: tuple[int, int], window: Window) -> Any:
    gradient, where = batch_innermost(g), batch_innermost(places)
    image = _empty_image(gradient, size, window)
    apart = window.stride[0] >= window.kernel[0] and window.stride[1] >= window.kernel[1]
    for k, below in enumerate(slices(image, window, window.positions(*size))):
        if apart and window.dilation == (1, 1):
            xp_of(g).multiply(gradient, where == k, out=below)
        else:
            below += gradient * (where == k)
    return without_pads(image, window, *size)


def _sum_cpu(x: Any, window: Window) -> Any:
    views = _views(x, window, 0)
    out = next(views).copy()
    for below in views:
        out += below
    return batch_outermost(out)


def _sum_gpu(x: Any, window: Window) -> Any:
    return batch_outermost(_flat_windows(x, window, 0).sum(-1))


def _spread(g: Any, size: tuple[int, int], window: Window) -> Any:
    gradient = batch_innermost(g)
    image = _empty_image(gradient, size, window)
    for below in slices(image, window, window.positions(*size)):
        below += gradient
    return without_pads(image, window, *size)


largest_below = by_device(_largest_cpu, _largest_gpu)
largest_below.__doc__ = """The largest element of `x` below each position of the window.

Args:
    x: (batch, channels, height, width); its borders count as the lowest number.
    window: How it slides.

Returns:
    (batch, channels, down, across).
"""

place_of_largest = by_device(_places_cpu, _places_gpu)
place_of_largest.__doc__ = """Which element of the window the largest is: the first of equal ones.

Args:
    x: (batch, channels, height, width).
    out: What `largest_below` returned for it.
    window: How it slides.

Returns:
    Whole numbers from 0, row by row of the window, of the shape of `out`.
"""

taken_at = by_device(_take_cpu, _take_gpu)
taken_at.__doc__ = """The element of `x` at a place of the window, at each position.

Args:
    x: (batch, channels, height, width); its borders count as 0.
    places: As `place_of_largest` returns them.
    window: How it slides.

Returns:
    An array of the shape of `places`.
"""

put_at = by_device(_put, _put)
put_at.__doc__ = (
    """The adjoint of `taken_at`: `g` summed into an image of height and width `size`."""
)

sum_below = by_device(_sum_cpu, _sum_gpu)
sum_below.__doc__ = """The sum of `x` below each position of the window; its borders count as 0."""

spread_below = by_device(_spread, _spread)
spread_below.__doc__ = (
    """The adjoint of `sum_below`: `g` added to all of an image of `size` below."""
)
