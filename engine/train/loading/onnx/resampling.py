"""Which elements of an axis make each element of a resized one, and their shares."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from engine.backend.kernels.taps import Taps

_KEPT = 256


class Resampling(NamedTuple):
    """What a node says of how it resizes."""

    mode: str  # "nearest", "linear" or "cubic"
    coordinates: str
    rounding: str  # with "nearest"
    steepness: float = -0.75  # of the cubic curve
    excludes_outside: bool = False  # with "cubic": whether taps beyond the ends have no share
    extrapolation: float = 0.0  # what stands outside with "tf_crop_and_resize"
    smooths: bool = False  # whether a window grows as the axis shrinks


@functools.lru_cache(_KEPT)
def table(
    how: Resampling, length: int, size: int, scale: float, corner: tuple[float, float] | None
) -> tuple[Taps, np.ndarray[Any, Any]]:
    """The table from an axis of `length` to one of `size`, and which of it lie outside.

    It is kept: two tables are the same only if they are the same object.
    """
    centres = _centres(how, length, size, scale, corner)
    outside = np.zeros(size, np.bool_)
    if corner is not None:
        outside = (centres < 0) | (centres > length - 1)
    if how.mode == "nearest":
        numbers = np.clip(_nearest(centres, how.rounding), 0, length - 1)
        return Taps(numbers.reshape(-1, 1), None, length), outside
    spread = max(1.0, 1 / scale) if how.smooths else 1.0
    reach = (1 if how.mode == "linear" else 2) * spread
    first = np.floor(centres - reach).astype(np.int64) + 1
    numbers = first[:, None] + np.arange(int(np.ceil(2 * reach)) + (how.smooths and spread > 1))
    apart = np.abs(numbers - centres[:, None]) / spread
    shares = _linear(apart) if how.mode == "linear" else _cubic(apart, how.steepness)
    if how.excludes_outside:
        shares = np.where((numbers < 0) | (numbers >= length), 0.0, shares)
    if how.excludes_outside or how.smooths:
        shares = shares / shares.sum(1, keepdims=True)
    return Taps(np.clip(numbers, 0, length - 1), shares, length), outside


def _centres(
    how: Resampling, length: int, size: int, scale: float, corner: tuple[float, float] | None
) -> np.ndarray[Any, Any]:
    """Where each element of the result lies on the input."""
    numbers = np.arange(size, dtype=np.float64)
    kind = how.coordinates
    if corner is not None:
        start, end = corner
        if size > 1:
            step = (end - start) * (length - 1) / (size - 1)
            return start * (length - 1) + numbers * step
        return np.full(size, 0.5 * (start + end) * (length - 1))
    if kind == "align_corners":
        return numbers * ((length - 1) / (size - 1) if size > 1 else 0.0)
    if kind == "asymmetric":
        return numbers / scale
    if kind == "tf_half_pixel_for_nn":
        return (numbers + 0.5) / scale
    if kind == "pytorch_half_pixel" and size == 1:
        return np.zeros(size)
    centres = (numbers + 0.5) / scale - 0.5
    if kind == "half_pixel_symmetric":
        wanted = scale * length
        centres = centres + length / 2 * (1 - size / wanted)
    return centres


def _nearest(centres: np.ndarray[Any, Any], rounding: str) -> np.ndarray[Any, Any]:
    if rounding == "floor":
        found = np.floor(centres)
    elif rounding == "ceil":
        found = np.ceil(centres)
    elif rounding == "round_prefer_ceil":
        found = np.floor(centres + 0.5)
    else:
        found = np.ceil(centres - 0.5)
    return found.astype(np.int64)


def _linear(apart: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.maximum(1 - apart, 0)


def _cubic(apart: np.ndarray[Any, Any], a: float) -> np.ndarray[Any, Any]:
    """R. Keys, Cubic convolution interpolation (1981)."""
    near = ((a + 2) * apart - (a + 3)) * apart**2 + 1
    far = ((apart - 5) * apart + 8) * apart * a - 4 * a
    return np.where(apart <= 1, near, np.where(apart < 2, far, 0.0))
