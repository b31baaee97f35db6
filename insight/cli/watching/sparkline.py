"""A series in a few characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

BLOCKS = "▁▂▃▄▅▆▇█"
GAP = "×"
PLAIN = str.maketrans(BLOCKS + GAP, "_.-~=+*#x")
"""What stands for them where a terminal has no blocks."""


def sparkline(values: NDArray[np.float64], width: int) -> str:
    """The medians of a series in so many steps and its newest value, from low to high.

    What is no number is a cross.

    >>> sparkline(np.array([3.0, 2.0, 1.0, float("nan")]), 4)
    '█▅▁×'
    >>> sparkline(np.array([1.0, 1.0]), 8)
    '▁▁'

    """
    if not len(values) or width < 1:
        return ""
    parts = np.array_split(values, min(width, len(values)))
    levels = np.array([_median(part) for part in parts])
    levels[-1] = values[-1]  # the newest is what one looks for
    finite = np.isfinite(levels)
    if not finite.any():
        return GAP * len(levels)
    low, high = float(levels[finite].min()), float(levels[finite].max())
    span = high / 2 - low / 2  # halves: the whole of it may be more than a float holds
    shares = (levels / 2 - low / 2) / span if span > 0 else np.zeros(len(levels))
    top = len(BLOCKS) - 1
    return "".join(
        BLOCKS[round(float(share) * top)] if is_known else GAP
        for share, is_known in zip(shares, finite, strict=True)
    )


def _median(part: NDArray[np.float64]) -> float:
    """NaN where the newest of it is no number."""
    if not np.isfinite(part[-1]):
        return float("nan")
    return float(np.median(part[np.isfinite(part)]))
