"""Convolutions on the CPU, some rows of positions at a time.

All windows as columns are as many times larger than the input as the window has elements. Made for
a few rows of positions at a time, in one piece of memory that stays in the cache, they are read
back before they leave it: several times faster for volumes.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from engine.backend.products import product

from .window import (
    Window,
    all_windows,
    batch_innermost,
    batch_outermost,
    padded,
    slices,
    without_pads,
)

BLOCK_BYTES = 1 << 21  # of columns: about what a core keeps close, measured


def takes(*arrays: Any) -> bool:
    """Whether the arrays are of one type that NumPy multiplies fast."""
    return arrays[0].dtype in (np.float32, np.float64) and len({x.dtype for x in arrays}) == 1


def convolved(x: Any, weight: Any, window: Window, group: int) -> Any:
    """(batch, channels, *size) convolved with (out, channels / group, *kernel)."""
    positions, batch = window.positions(*x.shape[2:]), len(x)
    image, filters = padded(x, window), weight.reshape(group, len(weight) // group, -1)
    out = np.empty((group, filters.shape[1], positions[0], *positions[1:], batch), x.dtype)
    for first, stop, columns in _blocks(image, window, positions, group):
        part = out[:, :, first:stop]
        part[...] = product(filters, columns).reshape(part.shape)
    return batch_outermost(out.reshape(len(weight), *positions, batch))


def convolved_back(g: Any, weight: Any, window: Window, size: tuple[int, ...], group: int) -> Any:
    """A gradient of the output, spread by the weight over an input of `size`."""
    positions, batch = window.positions(*size), len(g)
    channels = weight.shape[1] * group
    image = np.zeros((channels, *window.padded_size(size), batch), g.dtype)
    filters = weight.reshape(group, len(weight) // group, -1).transpose(0, 2, 1)
    rows = batch_innermost(g).reshape(group, len(weight) // group, positions[0], -1)
    for first, stop in _rows(image, window, positions):
        part = rows[:, :, first:stop].reshape(group, rows.shape[1], -1)
        columns = product(filters, part)
        inside = (stop - first, *positions[1:])
        each = columns.reshape(channels, math.prod(window.kernel), *inside, batch)
        for k, below in enumerate(slices(_from(image, window, first), window, inside)):
            below += each[:, k]
    return without_pads(image, window, size)


def convolved_weight(x: Any, g: Any, window: Window, group: int) -> Any:
    """The sum over batch and positions of inputs times gradients of the output."""
    positions = window.positions(*x.shape[2:])
    image = padded(x, window)
    rows = batch_innermost(g).reshape(group, g.shape[1] // group, positions[0], -1)
    elements = x.shape[1] // group * math.prod(window.kernel)
    total = np.zeros((group, g.shape[1] // group, elements), g.dtype)
    for first, stop, columns in _blocks(image, window, positions, group):
        part = rows[:, :, first:stop].reshape(group, rows.shape[1], -1)
        total += product(part, columns.transpose(0, 2, 1))
    return total.reshape(g.shape[1], x.shape[1] // group, *window.kernel)


def _rows(image: Any, window: Window, positions: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """From which row of positions to before which one each block goes."""
    row = image.shape[0] * math.prod(window.kernel) * math.prod(positions[1:]) * image.shape[-1]
    count = max(BLOCK_BYTES // max(row * image.itemsize, 1), 1)
    for first in range(0, positions[0], count):
        yield first, min(first + count, positions[0])


def _from(image: Any, window: Window, row: int) -> Any:
    """The padded image from where the window of a row of positions begins."""
    return image[:, row * window.stride[0] :]


def _blocks(
    image: Any, window: Window, positions: tuple[int, ...], group: int
) -> Iterator[tuple[int, int, Any]]:
    """Each block and its columns (group, elements, positions * batch), in the same memory."""
    elements = image.shape[0] * math.prod(window.kernel)
    memory = None
    for first, stop in _rows(image, window, positions):
        inside = (stop - first, *positions[1:])
        view = all_windows(_from(image, window, first), window, inside)
        if memory is None:
            memory = np.empty(view.size, image.dtype)
        columns = memory[: view.size].reshape(view.shape)
        columns[...] = view
        yield first, stop, columns.reshape(group, elements // group, -1)
