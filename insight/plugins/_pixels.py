"""Numbers as the bytes of pixels, and several pictures as one."""

from __future__ import annotations

from typing import Any

import numpy as np

_PER_ROW = 8
_WIDE = 2.0**1000

Numbers = np.ndarray[Any, Any]
Bytes = np.ndarray[Any, np.dtype[np.uint8]]


def to_bytes(pictures: Numbers) -> Bytes:
    """The numbers of some pictures as 0 to 255, by the rule MindSpore's documents name.

    Bytes stay as they are. Other numbers that all lie in [0, 1] are multiplied by 255; the rest is
    stretched from its least to its greatest. Fractions are cut off.
    """
    if pictures.dtype == np.uint8:
        return pictures
    numbers = pictures.astype(np.float64)
    finite = np.isfinite(numbers)
    if not finite.all():
        extremes = numbers[finite] if finite.any() else np.zeros(1)
        numbers = np.nan_to_num(numbers, nan=0.0, posinf=extremes.max(), neginf=extremes.min())
    return _scaled(numbers).astype(np.float32).astype(np.uint8)


def _scaled(numbers: Numbers) -> Numbers:
    low, high = float(numbers.min()), float(numbers.max())
    if high - low > _WIDE:  # 255 times that may be beyond float64
        return _scaled(numbers / _WIDE)
    if low >= 0 and high <= 1:
        return numbers * 255
    return (numbers - low) * 255 / (high - low + 1) if low != high else numbers - low


def canvas(pictures: Bytes) -> Bytes:
    """Pictures (number, height, width, channels) side by side, eight to a row.

    Returns:
        (height of all, width of all, channels); what is left over of the last row is zero.

    """
    number, height, width, channels = pictures.shape
    per_row = min(number, _PER_ROW)
    rows = -(-number // _PER_ROW)
    tiles = np.zeros((rows * per_row, height, width, channels), np.uint8)
    tiles[:number] = pictures
    grid = tiles.reshape(rows, per_row, height, width, channels).swapaxes(1, 2)
    return grid.reshape(rows * height, per_row * width, channels)
