"""The largest and the sum below a sliding window in NumPy, and the way back on every device.

The first three walk over the elements of the window and take each at all positions at once, in long
runs of memory: many times faster than an array of all windows, which `engine.ops` has as their
reference.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.backend import xp_of

from .window import (
    Window,
    batch_innermost,
    batch_outermost,
    lowest,
    padded,
    slices,
    without_pads,
)


def _views(x: Any, window: Window, fill: float) -> Any:
    return slices(padded(x, window, fill), window, window.positions(*x.shape[2:]))


def largest_below(x: Any, window: Window) -> Any:
    """The largest element of `x` below each position of the window.

    Args:
        x: (batch, channels, *size); its borders count as the lowest number.
        window: How it slides.

    Returns:
        (batch, channels, *positions).

    """
    views = _views(x, window, lowest(x.dtype))
    out = next(views).copy()
    for below in views:
        np.maximum(out, below, out=out)
    return batch_outermost(out)


def index_of_largest(x: Any, out: Any, window: Window) -> Any:
    """Which element of the window the largest is: the first of equal ones.

    How many elements come before it is counted without a branch.

    Args:
        x: (batch, channels, *size), without NaN.
        out: What `largest_below` returned for it.
        window: How it slides.

    Returns:
        Whole numbers from 0, row by row of the window, of the shape of `out`.

    """
    views = list(_views(x, window, lowest(x.dtype)))
    largest = batch_innermost(out)
    indices = np.zeros(largest.shape, np.min_scalar_type(len(views)))
    missed = np.ones(largest.shape, np.bool_)
    for below in views[:-1]:
        missed &= below != largest
        indices += missed
    return batch_outermost(indices)


def sum_below(x: Any, window: Window) -> Any:
    """The sum of `x` below each position of the window; its borders count as 0."""
    views = _views(x, window, 0)
    out = next(views).copy()
    for below in views:
        out += below
    return batch_outermost(out)


def put_at(g: Any, indices: Any, size: tuple[int, ...], window: Window) -> Any:
    """The adjoint of `window_take`: `g` summed into an image of `size`."""
    gradient, where = batch_innermost(g), batch_innermost(indices)
    image = _empty_image(gradient, size, window)
    dense = all(gap == 1 for gap in window.dilation)
    steps = zip(window.stride, window.kernel, strict=True)
    apart = dense and all(step >= length for step, length in steps)
    for k, below in enumerate(slices(image, window, window.positions(*size))):
        if apart:
            xp_of(g).multiply(gradient, where == k, out=below)
        else:
            below += gradient * (where == k)
    return without_pads(image, window, size)


def spread_below(g: Any, size: tuple[int, ...], window: Window) -> Any:
    """The adjoint of `sum_below`: `g` added to all of an image of `size` below."""
    gradient = batch_innermost(g)
    image = _empty_image(gradient, size, window)
    for below in slices(image, window, window.positions(*size)):
        below += gradient
    return without_pads(image, window, size)


def _empty_image(like: Any, size: tuple[int, ...], window: Window) -> Any:
    shape = (like.shape[0], *window.padded_size(size), like.shape[-1])
    return xp_of(like).zeros(shape, like.dtype)
