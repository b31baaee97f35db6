"""Elements drawn along an axis by a table, and the tables: borders, cells, resizing.

The tables are made of a few numbers and kept, so a network makes each once.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend.kernels.taps import Taps, drawn_along, drawn_by_product

KEPT = 256  # of each kind; a network has a few, one that is given images of any size has more


def _drawn_spec(x: Spec, taps: Taps, axis: int) -> Spec:
    shape = list(x.shape)
    shape[axis] = taps.size
    return Spec(tuple(shape), x.dtype)


@primitive(infer=_drawn_spec)
def drawn(x: Any, taps: Any = None, axis: int = -1) -> Any:
    """Each element of the result a weighted sum of a few of the input along `axis`."""
    return drawn_along(x, taps, axis)


@drawn.form(device="CPU", provider="numpy")
def _drawn_in_numpy(x: Any, taps: Any = None, axis: int = -1) -> Any:
    return drawn_by_product(x, taps, axis)


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 4, 3)),), {"taps": linear(4, 7, 4 / 7, "half_pixel"), "axis": 1}
    yield (rng.standard_normal((2, 5)),), {"taps": area(5, 3), "axis": -1}
    yield (rng.standard_normal((2, 5, 3)),), {"taps": picked((1, 0, 0, 3, 3)), "axis": 1}


defvjp(
    drawn,
    lambda g, out, x, taps, axis: drawn(g, taps=_of_length(taps, x, axis).transposed, axis=axis),
    examples=_examples,
)


def _of_length(taps: Taps, x: Any, axis: int) -> Taps:
    """The table, which may leave out elements at the end, for an axis of this length."""
    length = x.shape[axis]
    if length == taps.length:
        return taps
    return _lengthened(taps, length)


@functools.lru_cache(KEPT)
def _lengthened(taps: Taps, length: int) -> Taps:
    return Taps(taps.indices, taps.shares, length)


@functools.lru_cache(KEPT)
def picked(indices: tuple[int, ...]) -> Taps:
    """The elements with these numbers."""
    numbers = np.array(indices, np.int64).reshape(-1, 1)
    return Taps(numbers, None, int(numbers.max(initial=-1)) + 1)


@functools.lru_cache(KEPT)
def area(length: int, size: int) -> Taps:
    """The mean of each of `size` cells that cover an axis; neighbours overlap when they must."""
    starts, stops = cells(length, size)
    most = int((stops - starts).max())
    steps = np.arange(most)
    inside = np.minimum(starts[:, None] + steps, stops[:, None] - 1)
    # The last of a smaller cell is named again, and its share split: no tap has a share of 0,
    # which would make NaN of infinity.
    counts = (stops - starts)[:, None]
    again = most - counts + 1
    shares = np.where(steps < counts - 1, 1.0, 1.0 / again) / counts
    return Taps(inside, shares, length)


def cells(length: int, size: int) -> tuple[np.ndarray, np.ndarray]:
    """Where each of `size` cells that cover an axis starts, and where it stops."""
    numbers = np.arange(size)
    return numbers * length // size, -(-(numbers + 1) * length // size)


def _source(length: int, size: int, scale: float, rule: str, dtype: Any = np.float64) -> Any:
    """Where the centre of each element of the result lies on the input.

    Args:
        length: Of the input.
        size: Of the result.
        scale: Lengths of the input to one of the result; "align_corners" has its own.
        rule: "half_pixel" for centres in the middle of elements, "asymmetric" for their starts,
            "align_corners" for the first and the last at the first and the last.
        dtype: In which it is computed.

    """
    numbers = np.arange(size, dtype=dtype)
    if rule == "align_corners":
        return numbers * dtype((length - 1) / (size - 1) if size > 1 else 0)
    if rule == "asymmetric":
        return numbers * dtype(scale)
    return (numbers + dtype(0.5)) * dtype(scale) - dtype(0.5)


@functools.lru_cache(KEPT)
def nearest(length: int, size: int, scale: float, rule: str) -> Taps:
    """The nearest element; in float32, as others round where two are equally near."""
    points = _source(length, size, scale, rule, np.float32)
    if rule == "half_pixel":
        points = points + np.float32(0.5)
    elif rule == "align_corners":
        points = np.floor(points + np.float32(0.5))
    numbers = np.clip(np.floor(points), 0, length - 1).astype(np.int64)
    return Taps(numbers.reshape(-1, 1), None, length)


@functools.lru_cache(KEPT)
def linear(length: int, size: int, scale: float, rule: str) -> Taps:
    """Between the two elements beside, on a straight line."""
    points = np.clip(_source(length, size, scale, rule), 0, length - 1)
    first = np.floor(points).astype(np.int64)
    second = np.minimum(first + 1, length - 1)
    ahead = points - first
    return Taps(np.stack([first, second], 1), np.stack([1 - ahead, ahead], 1), length)


@functools.lru_cache(KEPT)
def cubic(length: int, size: int, scale: float, rule: str) -> Taps:
    """On the cubic through two elements on either side, as MindSpore has it.

    It differs from PyTorch's: with "half_pixel" `a` is -0.5, and elements outside the input do not
    count, where elsewhere it is -0.75 and the outermost stand for them. How far a centre lies
    behind an element is rounded to 1/1024.
    """
    points = _source(length, size, scale, rule, np.float32)
    first = np.floor(points).astype(np.int64)
    ahead = np.rint((points - first).astype(np.float64) * 1024) / 1024
    members = first[:, None] + np.arange(-1, 3)
    inside = np.clip(members, 0, length - 1)
    apart = np.stack([1 + ahead, ahead, 1 - ahead, 2 - ahead], 1)
    if rule != "half_pixel":
        return Taps(inside, keys(apart, -0.75), length)
    shares = np.where(members == inside, keys(apart, -0.5), 0.0)
    return Taps(inside, shares / shares.sum(1, keepdims=True), length)


def keys(apart: Any, a: float) -> Any:
    """The cubic convolution kernel at distances up to 2: Keys (1981), equation 4."""
    near = ((a + 2) * apart - (a + 3)) * apart * apart + 1
    far = ((a * apart - 5 * a) * apart + 8 * a) * apart - 4 * a
    return np.where(apart <= 1, near, far)
