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
    if method == "area" and have[0] >= size[0] and have[1] >= size[1]:
        return _averaged(images, size)
    kind = {"linear": taps.linear, "cubic": taps.cubic, "area": taps.area_enlarged}[method]
    down, across = map(kind, have, size)
    if images.dtype != np.uint8:
        return _blended(images, down, across)
    change = _cubic_bytes if method == "cubic" else _linear_bytes
    return change(*_in_rows(images, down), across).reshape(_shape(images, size))


def _shape(images: np.ndarray, size: tuple[int, int]) -> tuple[int, ...]:
    return len(images), *size, images.shape[3]


def _in_rows(images: np.ndarray, down: Taps) -> tuple[np.ndarray, Taps]:
    """Images of shape (N, height, width, channels) without the rows that are not used."""
    used, index = np.unique(down.lines, return_inverse=True)
    if len(used) < images.shape[1]:
        images = images.take(used, axis=1)
        down = Taps(index.reshape(down.lines.shape), down.weights)
    return images, down


def _across(images: np.ndarray, parts: Taps, kind: type) -> np.ndarray:
    """Sums of columns, weighted: shape (N, height, width * channels)."""
    flat = images.reshape(*images.shape[:2], -1)
    parts = parts.of_channels(images.shape[3])
    total: np.ndarray | None = None
    for lines, weights in zip(parts.lines.T, parts.weights.T, strict=True):
        part = flat.take(lines, axis=2).astype(kind, copy=False)
        part *= weights.astype(kind)
        total = part if total is None else np.add(total, part, out=total)
    assert total is not None
    return total


def _down(rows: np.ndarray, parts: Taps) -> np.ndarray:
    """Sums of rows, weighted, of shape (N, height, width)."""
    total: np.ndarray | None = None
    for lines, weights in zip(parts.lines.T, parts.weights.T, strict=True):
        part = rows.take(lines, axis=1)
        part *= weights.astype(rows.dtype)[:, None]
        total = part if total is None else np.add(total, part, out=total)
    assert total is not None
    return total


def _blended(images: np.ndarray, down: Taps, across: Taps) -> np.ndarray:
    """Sums of columns and then of rows, computed as numbers with a point."""
    used, rows = _in_rows(images, down)
    kind = np.float64 if images.dtype == np.float64 else np.float32
    total = as_pixels(_down(_across(used, across, kind), rows), images.dtype)
    return total.reshape(_shape(images, (len(down.lines), len(across.lines))))


def _averaged(images: np.ndarray, size: tuple[int, int]) -> np.ndarray:
    """Each output pixel the mean of what it covers."""
    height, width = images.shape[1:3]
    if height % size[0] or width % size[1]:
        return _blended(images, taps.area(height, size[0]), taps.area(width, size[1]))
    rows, columns = height // size[0], width // size[1]
    blocks = images.reshape(-1, size[0], rows, size[1], columns, images.shape[3])
    kind = np.float64 if images.dtype == np.float64 else np.float32
    whole = images.dtype.kind in "iu"
    total = np.zeros((len(images), *size, images.shape[3]), np.int64 if whole else kind)
    for row in range(rows):
        for column in range(columns):
            total += blocks[:, :, row, :, column]
    if images.dtype == np.uint8 and rows == columns == 2:
        return ((total + 2) >> 2).astype(np.uint8)  # halves go up here, elsewhere to even
    mean = np.multiply(total.astype(kind), np.float32(1 / (rows * columns)))
    return as_pixels(mean, images.dtype)


def _linear_bytes(images: np.ndarray, down: Taps, across: Taps) -> np.ndarray:
    """Bilinear on whole numbers with the weights and the shifts of OpenCV, bit for bit."""
    # A border column has one neighbour with all the weight; border rows keep two that are equal,
    # which is rounded differently.
    alone = (across.lines[:, 0] == across.lines[:, 1])[:, None]
    weights = np.where(alone, np.array([1, 0], np.float32), across.weights)
    rows = _across(images, Taps(across.lines, weights).whole(WEIGHT_BITS), np.int32)
    rows >>= 4
    parts = down.whole(WEIGHT_BITS)
    total: np.ndarray | None = None
    for lines, one in zip(parts.lines.T, parts.weights.T, strict=True):
        part = rows.take(lines, axis=1)
        part *= one[:, None]
        part >>= 16
        total = part if total is None else np.add(total, part, out=total)
    assert total is not None
    total += 2
    total >>= 2
    return total.astype(np.uint8)


def _cubic_bytes(images: np.ndarray, down: Taps, across: Taps) -> np.ndarray:
    """Across in whole numbers, down in float32, as OpenCV's vector form computes it."""
    rows = _across(images, across.whole(WEIGHT_BITS), np.int32).astype(np.float32)
    scale = np.float32(1 / (1 << 2 * WEIGHT_BITS))
    weights = down.whole(WEIGHT_BITS).weights.astype(np.float32) * scale
    return as_pixels(_down(rows, Taps(down.lines, weights)), images.dtype)
