"""Which input lines an output line is made of, and how much of each: for every way of resizing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

SHARPNESS = -0.75  # of the cubic polynomial, as OpenCV has it


@dataclass(frozen=True)
class Taps:
    """The input lines of each output line along one axis.

    Attributes:
        lines: Row `i` has the input lines of output line `i`.
        weights: How much of each, float32; they sum to 1.

    """

    lines: np.ndarray
    weights: np.ndarray

    def of_channels(self, channels: int) -> Taps:
        """The same for numbers in a row, so many of which belong to one line."""
        if channels == 1:
            return self
        lines = self.lines[:, None] * channels + np.arange(channels)[:, None]
        return Taps(lines.reshape(-1, self.count), np.repeat(self.weights, channels, axis=0))

    def whole(self, bits: int) -> Taps:
        """The weights as whole numbers of so many bits, int32."""
        return Taps(self.lines, np.rint(self.weights * np.float32(1 << bits)).astype(np.int32))

    @property
    def count(self) -> int:
        """How many lines each output line is made of, at most."""
        return int(self.lines.shape[1])


def scale_of(have: int, want: int) -> float:
    """How many input lines an output line is, rounded as OpenCV rounds it."""
    return 1 / (want / have)


def nearest(have: int, want: int) -> np.ndarray:
    """The input line for each output line: the one that its scaled left edge falls into."""
    return np.minimum((np.arange(want) * scale_of(have, want)).astype(np.intp), have - 1)


@lru_cache(maxsize=64)  # all images of a pipeline have the same few sizes
def linear(have: int, want: int) -> Taps:
    """Two neighbours; output line i lies at (i + 1/2) * scale - 1/2 among the input lines."""
    low, weight = _positions(have, want)
    lines = np.clip(low[:, None] + np.arange(2), 0, have - 1)
    return Taps(lines, np.stack([1 - weight, weight], axis=1))


@lru_cache(maxsize=64)
def cubic(have: int, want: int) -> Taps:
    """Four neighbours, by Keys' polynomial."""
    low, weight = _positions(have, want)
    lines = np.clip(low[:, None] + np.arange(-1, 3), 0, have - 1)
    return Taps(lines, cubic_weights(weight))


def cubic_weights(weight: np.ndarray) -> np.ndarray:
    """The weights of four neighbours for positions between the middle two, float32.

    >>> cubic_weights(np.float32([0.5])).tolist()
    [[-0.09375, 0.59375, 0.59375, -0.09375]]

    """
    one, sharp = np.float32(1), np.float32(SHARPNESS)
    before, after = weight + one, one - weight
    outer = ((sharp * before - 5 * sharp) * before + 8 * sharp) * before - 4 * sharp
    inner = [((sharp + 2) * x - (sharp + 3)) * x * x + one for x in (weight, after)]
    return np.stack([outer, *inner, one - outer - inner[0] - inner[1]], axis=-1)


@lru_cache(maxsize=64)
def area(have: int, want: int) -> Taps:
    """All lines that an output line covers, each by the part of it that is covered."""
    scale = scale_of(have, want)
    count = int(np.ceil(scale)) + 1
    starts = np.arange(want) * scale
    ends = np.minimum(starts + scale, have)
    lines = np.floor(starts).astype(np.intp)[:, None] + np.arange(count)
    covered = np.minimum(ends[:, None], lines + 1) - np.maximum(starts[:, None], lines)
    covered[covered < 1e-3] = 0  # OpenCV leaves slivers out
    weights = covered / np.minimum(scale, have - starts)[:, None]
    return Taps(np.minimum(lines, have - 1), weights.astype(np.float32))


@lru_cache(maxsize=64)
def area_enlarged(have: int, want: int) -> Taps:
    """Two neighbours by the area that an output line has of each: steps with slopes between."""
    scale = scale_of(have, want)
    low = np.floor(np.arange(want) * scale).astype(np.intp)
    weight = (np.arange(want) + 1 - (low + 1) * (want / have)).astype(np.float32)
    weight = np.where(weight <= 0, np.float32(0), weight - np.floor(weight))
    lines = np.clip(low[:, None] + np.arange(2), 0, have - 1)
    return Taps(lines, np.stack([1 - weight, weight], axis=1))


def _positions(have: int, want: int) -> tuple[np.ndarray, np.ndarray]:
    """The input line before each output line, and the way beyond it as a part of a line."""
    positions = ((np.arange(want) + 0.5) * scale_of(have, want) - 0.5).astype(np.float32)
    low = np.floor(positions)
    return low.astype(np.intp), positions - low
