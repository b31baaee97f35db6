"""Images turned, sheared and seen from aside: each output pixel looked up at a position inside."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

import numpy as np

from .saturation import as_pixels
from .taps import cubic_weights

POSITION_BITS = 10  # of the parts of a pixel in positions, while they are summed
STEP_BITS = 5  # of the parts of a pixel in positions that weights are for
STEPS = 1 << STEP_BITS
WEIGHT_BITS = 15  # of the weights of uint8 images
Method = Literal["nearest", "linear", "cubic"]
Positions = tuple[np.ndarray, np.ndarray]  # columns and rows, whole numbers of steps


def affine(
    image: np.ndarray,
    matrix: np.ndarray,
    size: tuple[int, int],
    method: Method,
    fill: tuple[float, ...],
) -> np.ndarray:
    """The image through a matrix of 2 x 3 that says where an input pixel (x, y) goes.

    Args:
        image: Shape (height, width, channels).
        matrix: Maps (x, y, 1) to the output's (x, y).
        size: Height and width of the output.
        method: How pixels between pixels are made.
        fill: What stands outside the image, a number a channel; channels past its end are 0.

    """
    (a, b, left), (c, d, top) = _inverted(matrix.astype(np.float64))
    rows, columns = (np.arange(length, dtype=np.float64) for length in size)
    bits = 0 if method == "nearest" else STEP_BITS
    one, half = 1 << POSITION_BITS, 1 << (POSITION_BITS - bits - 1)
    across = [np.rint(part * columns * one).astype(np.int64) for part in (a, c)]
    down = [
        np.rint((part * rows + shift) * one).astype(np.int64) + half
        for part, shift in ((b, left), (d, top))
    ]
    x, y = ((down[n][:, None] + across[n]) >> (POSITION_BITS - bits) for n in (0, 1))
    return _looked_up(image, (x, y), method, fill)


def perspective(image: np.ndarray, matrix: np.ndarray, method: Method) -> np.ndarray:
    """The image through a matrix of 3 x 3, outside black; its size stays."""
    inverse = np.linalg.inv(matrix)
    rows, columns = np.mgrid[: image.shape[0], : image.shape[1]].astype(np.float64)
    x, y, depth = (line[0] * columns + line[1] * rows + line[2] for line in inverse)
    steps = 1 if method == "nearest" else STEPS
    scale = np.divide(steps, depth, out=np.zeros_like(depth), where=depth != 0)
    reach = np.iinfo(np.int32)
    whole = (np.rint(np.clip(value * scale, reach.min, reach.max)) for value in (x, y))
    across, down = (value.astype(np.int64) for value in whole)
    return _looked_up(image, (across, down), method, (0,) * image.shape[2])


def perspective_matrix(
    start: list[tuple[float, float]],
    end: list[tuple[float, float]],
    *,
    least_squares: bool = False,
) -> np.ndarray:
    """The matrix of 3 x 3 that moves four points (x, y) to four others."""
    lines, wanted = [], []
    for (x, y), (u, v) in zip(start, end, strict=True):
        lines += [[x, y, 1, 0, 0, 0, -x * u, -y * u], [0, 0, 0, x, y, 1, -x * v, -y * v]]
        wanted += [u, v]
    left, right = np.array(lines, np.float64), np.array(wanted, np.float64)
    if least_squares:
        found = np.linalg.lstsq(left, right, rcond=None)[0]
    else:
        found = np.linalg.solve(left, right)
    return np.append(found, 1.0).reshape(3, 3)


def rotation_matrix(centre: tuple[float, float], degrees: float) -> np.ndarray:
    """The matrix of 2 x 3 that turns around a point, against the clock."""
    angle = degrees * np.pi / 180
    cosine, sine = np.cos(angle), np.sin(angle)
    x, y = centre
    left = (1 - cosine) * x - sine * y
    top = sine * x + (1 - cosine) * y
    return np.array([[cosine, sine, left], [-sine, cosine, top]])


def _inverted(matrix: np.ndarray) -> np.ndarray:
    (a, b, left), (c, d, top) = matrix
    determinant = a * d - b * c
    scale = 1 / determinant if determinant else 0.0
    a, b, c, d = d * scale, -b * scale, -c * scale, a * scale
    return np.array([[a, b, -a * left - b * top], [c, d, -c * left - d * top]])


def _looked_up(
    image: np.ndarray, positions: Positions, method: Method, fill: tuple[float, ...]
) -> np.ndarray:
    outside = np.zeros(image.shape[2])
    outside[: len(fill)] = fill[: image.shape[2]]
    framed = _Framed(image, as_pixels(outside, image.dtype))
    if method == "nearest":
        return framed.at(framed.index(*positions))
    columns, rows = (position >> STEP_BITS for position in positions)
    parts = [(position & (STEPS - 1)) for position in positions]
    whole = image.dtype == np.uint8
    table = (_linear_table if method == "linear" else _cubic_table)(whole=whole)
    kind: type = np.int32 if whole else np.float64 if image.dtype == np.float64 else np.float32
    weights: np.ndarray = table[parts[1] * STEPS + parts[0]].astype(kind, copy=False)
    first = framed.index(columns, rows)
    total = np.zeros((*rows.shape, image.shape[2]), kind)
    for tap, offset in enumerate(framed.neighbours(math.isqrt(weights.shape[-1]))):
        pixels: np.ndarray = framed.at(first + offset).astype(kind)
        np.multiply(pixels, weights[..., tap, None], out=pixels)
        total += pixels
    if whole:
        total += 1 << (WEIGHT_BITS - 1)
        total >>= WEIGHT_BITS
        return np.clip(total, 0, 255).astype(np.uint8)
    return as_pixels(total, image.dtype)


class _Framed:
    """An image in a frame of what stands outside, wide enough for neighbours of any position."""

    WIDTH = 4

    def __init__(self, image: np.ndarray, outside: np.ndarray) -> None:
        height, width, channels = image.shape
        wide = self.WIDTH
        self.size = height, width
        self.stride = width + 2 * wide
        framed = np.empty((height + 2 * wide, self.stride, channels), image.dtype)
        framed[:] = outside
        framed[wide:-wide, wide:-wide] = image
        self.pixels = framed.reshape(-1, channels)

    def index(self, columns: np.ndarray, rows: np.ndarray) -> np.ndarray:
        """Where the pixel of a position is; those farther outside are as one near the border."""
        height, width = self.size
        near = self.WIDTH - 1
        x = np.clip(columns, -near, width + 1) + self.WIDTH
        y = np.clip(rows, -near, height + 1) + self.WIDTH
        return y * self.stride + x

    def neighbours(self, count: int) -> list[int]:
        """How far from the pixel those around it are, so many across and down."""
        steps = range(1 - count // 2, count // 2 + 1)
        return [down * self.stride + across for down in steps for across in steps]

    def at(self, index: np.ndarray) -> np.ndarray:
        """The pixels there."""
        return self.pixels.take(index, axis=0)


@lru_cache(maxsize=2)
def _linear_table(*, whole: bool) -> np.ndarray:
    """The weights of 2 x 2 neighbours for each step down and across."""
    part = np.arange(STEPS, dtype=np.float32) / STEPS
    return _table(np.stack([1 - part, part], axis=1), whole=whole)


@lru_cache(maxsize=2)
def _cubic_table(*, whole: bool) -> np.ndarray:
    """The weights of 4 x 4 neighbours for each step down and across."""
    return _table(cubic_weights(np.arange(STEPS, dtype=np.float32) / STEPS), whole=whole)


def _table(weights: np.ndarray, *, whole: bool) -> np.ndarray:
    """Products of the weights of two axes, a row for each pair of steps; whole ones sum to one."""
    products = (weights[:, None, :, None] * weights[None, :, None, :]).reshape(STEPS**2, -1)
    if not whole:
        return products
    one = 1 << WEIGHT_BITS
    table = np.rint(products * np.float32(one)).astype(np.int32)
    excess = table.sum(axis=-1) - one
    if weights.shape[1] == 4:
        # Where OpenCV looks for the weight that takes up what rounding left: the last 2 x 2.
        last = table.reshape(-1, 4, 4)[:, 2:, 2:].reshape(-1, 4)
        chosen = np.where(excess < 0, last.argmax(axis=-1), last.argmin(axis=-1))
        table[np.arange(len(table)), (2 + chosen // 2) * 4 + 2 + chosen % 2] -= excess
    return table
