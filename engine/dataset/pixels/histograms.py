"""uint8 images with their levels changed by a table that their histogram makes."""

from __future__ import annotations

import numpy as np

LEVELS = 256


def by_table(image: np.ndarray, tables: np.ndarray) -> np.ndarray:
    """Each channel through its table, shape (channels, 256)."""
    return np.stack([tables[n][image[..., n]] for n in range(image.shape[-1])], axis=-1)


def equalized(image: np.ndarray) -> np.ndarray:
    """Each channel with levels that are spread evenly."""
    return by_table(image, np.stack([_even(counts) for counts in _histograms(image)]))


def stretched(image: np.ndarray, cutoff: float, ignore: list[int]) -> np.ndarray:
    """Each channel with its darkest level at 0 and its brightest at 255.

    Args:
        image: Shape (height, width, channels), uint8.
        cutoff: How many of the darkest and brightest pixels, in percent, do not count.
        ignore: Levels that do not count.

    """
    tables = [_wide(counts, cutoff, ignore) for counts in _histograms(image)]
    return by_table(image, np.stack(tables))


def _histograms(image: np.ndarray) -> list[np.ndarray]:
    channels = range(image.shape[-1])
    return [np.bincount(image[..., n].ravel(), minlength=LEVELS) for n in channels]


def _even(counts: np.ndarray) -> np.ndarray:
    present = np.flatnonzero(counts)
    total, first = counts.sum(), present[0]
    if len(present) == 1:
        return np.full(LEVELS, first, np.uint8)
    scale = np.float32(LEVELS - 1) / np.float32(total - counts[first])
    sums = np.cumsum(counts) - counts[first]
    sums[:first] = 0
    return np.clip(np.rint(sums.astype(np.float32) * scale), 0, LEVELS - 1).astype(np.uint8)


def _wide(counts: np.ndarray, cutoff: float, ignore: list[int]) -> np.ndarray:
    counts = counts.copy()
    counts[ignore] = 0
    # MindSpore counts whole percents.
    cut = int(np.float32(int(cutoff)) / np.float32(100) * np.float32(counts.sum()))
    for order in (slice(None), slice(None, None, -1)):
        counts[order] = _less(counts[order], cut)
    present = np.flatnonzero(counts)
    if not len(present) or present[-1] <= present[0]:
        return np.arange(LEVELS, dtype=np.uint8)
    low, high = present[0], present[-1]
    scale = np.float32(LEVELS - 1) / np.float32(high - low)
    levels = np.arange(LEVELS, dtype=np.float32) * scale - np.float32(low) * scale
    return np.clip(levels.astype(np.int32), 0, LEVELS - 1).astype(np.uint8)


def _less(counts: np.ndarray, cut: int) -> np.ndarray:
    """The counts without the first `cut` of what they count."""
    left = np.maximum(np.cumsum(counts) - cut, 0)
    return np.minimum(counts, left)
