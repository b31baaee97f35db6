"""Images with other heights and widths, as OpenCV makes them."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

WEIGHT_BITS = 11  # of the weights of uint8 images: their products and sums fit into an int32


def resized(images: np.ndarray, size: tuple[int, int], *, nearest: bool) -> np.ndarray:
    """Images of shape (N, height, width, channels) with another height and width.

    Output pixel i lies at (i + 1/2) * scale - 1/2 among the input pixels, and beyond the border
    the border goes on. Nothing is smoothed before an image shrinks.

    >>> resized(np.array([[[[0.0], [4.0]]]]), (1, 4), nearest=False)[0, 0, :, 0]
    array([0., 1., 3., 4.])

    """
    if images.shape[1:3] == size:
        return images
    if nearest:
        rows, columns = map(_nearest, images.shape[1:3], size)
        picked: np.ndarray = images[:, rows][:, :, columns]
        return picked
    if images.dtype == np.uint8:
        return _blended_bytes(images, size)
    work = images if images.dtype == np.float64 else images.astype(np.float32)
    for axis, want in zip((2, 1), size[::-1], strict=True):
        low, high, weight = _neighbours(work.shape[axis], want, axis)
        upper = weight.astype(work.dtype)
        work = work.take(low, axis) * (1 - upper) + work.take(high, axis) * upper
    if images.dtype.kind in "iu":
        np.rint(work, out=work)
    result: np.ndarray = work.astype(images.dtype, copy=False)
    return result


def _nearest(have: int, want: int) -> np.ndarray:
    """The input pixel for each output pixel: the one that its scaled left edge falls into."""
    return np.minimum((np.arange(want) * (have / want)).astype(np.intp), have - 1)


@lru_cache(maxsize=64)  # all images of a pipeline have the same few sizes
def _neighbours(have: int, want: int, axis: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The two input lines for each output line, and the float32 weight of the second."""
    indexes = ((np.arange(want) + 0.5) * (have / want) - 0.5).astype(np.float32)
    low = np.floor(indexes)
    shape = [1, 1, 1, 1]
    shape[axis] = want
    weight = (indexes - low).reshape(shape)
    first, second = (np.clip(low + step, 0, have - 1).astype(np.intp) for step in (0, 1))
    return first, second, weight


def _blended_bytes(images: np.ndarray, size: tuple[int, int]) -> np.ndarray:
    """Bilinear on whole numbers with the weights and the shifts of OpenCV, bit for bit."""
    left, right, across = _neighbours(images.shape[2], size[1], 2)
    # A border column has one neighbour with all the weight; border rows keep two that are equal,
    # which is rounded differently.
    across = np.where((left == right).reshape(across.shape), np.float32(0), across)
    first, second = _whole_weights(across)
    lines = images.take(left, 2) * first + images.take(right, 2) * second
    above, below, down = _neighbours(images.shape[1], size[0], 1)
    lines >>= 4
    first, second = _whole_weights(down)
    total = (lines.take(above, 1) * first >> 16) + (lines.take(below, 1) * second >> 16)
    blended: np.ndarray = ((total + 2) >> 2).astype(np.uint8)
    return blended


def _whole_weights(weight: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    one = np.float32(1 << WEIGHT_BITS)
    return np.rint((1 - weight) * one).astype(np.int32), np.rint(weight * one).astype(np.int32)
