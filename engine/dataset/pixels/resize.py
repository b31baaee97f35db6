"""Images with other heights and widths."""

from __future__ import annotations

from typing import Literal

import numpy as np

from . import taps
from .saturation import as_pixels
from .taps import Taps

WEIGHT_BITS = 11  # of the weights of uint8 images: their products and sums fit into an int32
Method = Literal["nearest", "linear", "cubic", "area"]


def resized(images: np.ndarray, size: tuple[int, int], method: Method) -> np.ndarray:
    """Images of shape (N, height, width, channels) with another height and width.

    Beyond the border the border goes on. Nothing is smoothed before an image shrinks, but by
    `area`.

    >>> resized(np.array([[[[0.0], [4.0]]]]), (1, 4), "linear")[0, 0, :, 0]
    array([0., 1., 3., 4.])

    """
    have = images.shape[1:3]
    if have == size:
        return images
    if method == "nearest":
        rows, columns = map(taps.nearest, have, size)
        picked: np.ndarray = images[:, rows][:, :, columns]
        return picked
    shrinks = have[0] >= size[0] and have[1] >= size[1]
    if method == "area" and shrinks:
        return _averaged(images, size)
    kind = {"linear": taps.linear, "cubic": taps.cubic, "area": taps.area_enlarged}[method]
    down, across = map(kind, have, size)
    if images.dtype == np.uint8:
        return (
            _cubic_bytes(images, down, across)
            if method == "cubic"
            else _linear_bytes(images, down, across)
        )
    return as_pixels(_blended(_blended(_work(images), across, 2), down, 1), images.dtype)


def _work(images: np.ndarray) -> np.ndarray:
    return images if images.dtype == np.float64 else images.astype(np.float32)


def _blended(lines: np.ndarray, parts: Taps, axis: int) -> np.ndarray:
    """Sums of lines along an axis, weighted."""
    total: np.ndarray | None = None
    for tap in range(parts.count):
        picked, weights = parts.along(axis, tap)
        part = lines.take(picked, axis) * weights.astype(lines.dtype)
        total = part if total is None else np.add(total, part, out=total)
    assert total is not None
    return total


def _averaged(images: np.ndarray, size: tuple[int, int]) -> np.ndarray:
    """Each output pixel the mean of what it covers."""
    height, width = images.shape[1:3]
    if height % size[0] or width % size[1]:
        down, across = taps.area(height, size[0]), taps.area(width, size[1])
        return as_pixels(_blended(_blended(_work(images), across, 2), down, 1), images.dtype)
    rows, columns = height // size[0], width // size[1]
    blocks = images.reshape(-1, size[0], rows, size[1], columns, images.shape[3])
    kind = np.int64 if images.dtype.kind in "iu" else _work(images[:0]).dtype
    total = blocks.sum(axis=(2, 4), dtype=kind)
    if images.dtype == np.uint8 and rows == columns == 2:
        return ((total + 2) >> 2).astype(np.uint8)  # halves go up here, elsewhere to even
    scale = np.float32(1 / (rows * columns))
    return as_pixels(total.astype(_work(images[:0]).dtype) * scale, images.dtype)


def _linear_bytes(images: np.ndarray, down: Taps, across: Taps) -> np.ndarray:
    """Bilinear on whole numbers with the weights and the shifts of OpenCV, bit for bit."""
    # A border column has one neighbour with all the weight; border rows keep two that are equal,
    # which is rounded differently.
    alone = (across.lines[:, 0] == across.lines[:, 1])[:, None]
    weights = np.where(alone, np.array([1, 0], np.float32), across.weights)
    lines = _whole_sum(images, Taps(across.lines, weights), 2)
    lines >>= 4
    whole = _whole(down.weights)
    parts = (Taps(down.lines, whole).along(1, tap) for tap in range(2))
    above, below = (lines.take(picked, 1) * part >> 16 for picked, part in parts)
    blended: np.ndarray = (above + below + 2 >> 2).astype(np.uint8)
    return blended


def _cubic_bytes(images: np.ndarray, down: Taps, across: Taps) -> np.ndarray:
    """Across in whole numbers, down in float32, as OpenCV's vector form computes it."""
    lines = _whole_sum(images, across, 2).astype(np.float32)
    scale = np.float32(1 / (1 << 2 * WEIGHT_BITS))
    parts = Taps(down.lines, _whole(down.weights).astype(np.float32) * scale)
    return as_pixels(_blended(lines, parts, 1), images.dtype)


def _whole_sum(images: np.ndarray, parts: Taps, axis: int) -> np.ndarray:
    total: np.ndarray | None = None
    whole = Taps(parts.lines, _whole(parts.weights))
    for tap in range(parts.count):
        picked, weights = whole.along(axis, tap)
        part = images.take(picked, axis) * weights
        total = part if total is None else np.add(total, part, out=total)
    assert total is not None
    return total


def _whole(weights: np.ndarray) -> np.ndarray:
    return np.rint(weights * np.float32(1 << WEIGHT_BITS)).astype(np.int32)
