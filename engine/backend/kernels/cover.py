"""How windows and cells lie over an image: small tables from shapes alone, kept on each device.

They are made on the host. Made anew at each call, they would be copied to a GPU at each call.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from engine.backend import Device, to_device

from .window import Window

KEPT = 64  # of each; a network has a few, one that is given images of any size has more

Size = tuple[int, ...]


@functools.lru_cache(KEPT)
def shares(size: Size, window: Window, counted: tuple[int, ...], dtype: Any, device: Device) -> Any:
    """1 over the number of elements that count below each position: one number if all agree.

    Args:
        size: The lengths of the input.
        window: How it slides.
        counted: How much of the borders counts, in the order of `Window.pads`.
        dtype: The table's NumPy dtype.
        device: Where the table lies.

    Returns:
        A float, or a table of the positions.

    """
    ends = zip(size, counted[::2], counted[1::2], window.pads[::2], strict=True)
    table = np.ones(())
    for k, (length, before, after, pad) in enumerate(ends):
        starts = np.arange(window.positions(*size)[k]) * window.stride[k] - pad
        low = np.maximum(starts, -before)
        high = np.minimum(starts + window.kernel[k], length + after)
        table = np.multiply.outer(table, 1 / (high - low))
    same = (table == table.flat[0]).all()
    return float(table.flat[0]) if same else _kept(table, dtype, device)


@functools.lru_cache(KEPT)
def means(length: int, cells: int, dtype: Any, device: Device) -> Any:
    """A matrix whose row k takes the mean of cell k; neighbours overlap when they must."""
    matrix = np.zeros((cells, length))
    for k in range(cells):
        low, high = k * length // cells, -(-(k + 1) * length // cells)
        matrix[k, low:high] = 1 / (high - low)
    return _kept(matrix, dtype, device)


@functools.lru_cache(KEPT)
def corners(size: Size, window: Window, device: Device) -> tuple[tuple[Any, Any], ...]:
    """Along each axis where the first element below each position is, and the first in the input.

    The one may lie on a border, where it is negative; both broadcast against the positions.
    """
    found = []
    for k, count in enumerate(window.positions(*size)):
        gap = window.dilation[k]
        starts = np.arange(count) * window.stride[k] - window.pads[2 * k]
        inside = np.where(starts < 0, starts % gap, starts)
        shape = (-1,) + (1,) * (len(size) - 1 - k)
        first, least = (_kept(part.reshape(shape), np.int64, device) for part in (starts, inside))
        found.append((first, least))
    return tuple(found)


def _kept(table: np.ndarray, dtype: Any, device: Device) -> Any:
    table = table.astype(dtype)
    table.flags.writeable = False
    return to_device(table, device)
