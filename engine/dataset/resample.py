"""Images with other heights and widths."""

from __future__ import annotations

import numpy as np


def resized(images: np.ndarray, size: tuple[int, int], *, nearest: bool) -> np.ndarray:
    """Images of shape (N, height, width, channels) with another height and width.

    Output pixel i lies at (i + 1/2) * scale - 1/2 among the input pixels, and beyond the border
    the border goes on. Bilinear results are rounded for whole numbers.

    >>> resized(np.array([[[[0.0], [4.0]]]]), (1, 4), nearest=False)[0, 0, :, 0]
    array([0., 1., 3., 4.])

    """
    if nearest:
        rows, columns = (
            _nearest(have, want) for have, want in zip(images.shape[1:3], size, strict=True)
        )
        picked: np.ndarray = images[:, rows][:, :, columns]
        return picked
    work = images if images.dtype == np.float64 else images.astype(np.float32)
    for axis, want in zip((1, 2), size, strict=True):
        if work.shape[axis] != want:
            work = _blended(work, axis, want)
    if images.dtype.kind in "iu":
        np.rint(work, out=work)
    result: np.ndarray = work.astype(images.dtype, copy=False)
    return result


def _nearest(have: int, want: int) -> np.ndarray:
    """The input pixel for each output pixel: the one that the scaled left edge falls into."""
    return np.minimum((np.arange(want) * (have / want)).astype(np.intp), have - 1)


def _blended(work: np.ndarray, axis: int, want: int) -> np.ndarray:
    """Each output line a weighted sum of two input lines."""
    have = work.shape[axis]
    places = np.clip((np.arange(want) + 0.5) * (have / want) - 0.5, 0, have - 1)
    low = np.floor(places).astype(np.intp)
    high = np.minimum(low + 1, have - 1)
    shape = [1] * work.ndim
    shape[axis] = want
    weight = (places - low).astype(work.dtype).reshape(shape)
    blended: np.ndarray = work.take(low, axis) * (1 - weight) + work.take(high, axis) * weight
    return blended
