"""A millisecond of work on a row, for every loader alike: of NumPy, which lets go of Python's lock,
and of Python, which holds it. Nothing but NumPy is imported.
"""

from __future__ import annotations

import numpy as np

SIDE = 64
SEED = 7


def images(count: int) -> np.ndarray:
    """Rows of 48 KB."""
    return np.random.default_rng(SEED).random((count, SIDE, SIDE, 3), dtype=np.float32)


def free(image: np.ndarray) -> np.ndarray:
    """A millisecond in which other threads may run."""
    for _ in range(80):
        image = np.sqrt(image * image + np.float32(1))
    return image


def held(image: np.ndarray) -> np.ndarray:
    """A millisecond in which they may not."""
    total = 0
    for number in range(12_000):
        total += number * number
    return image + np.float32(total % 2)


def none(image: np.ndarray) -> np.ndarray:
    """No work at all: what is left is what a loader costs."""
    return image


WORK = {"free": free, "held": held, "none": none}
