"""Results brought back into the number type of an image."""

from __future__ import annotations

import numpy as np


def as_pixels(values: np.ndarray, kind: np.dtype) -> np.ndarray:
    """The values in a number type: whole ones are rounded, halves to even, and stay in reach.

    >>> as_pixels(np.array([-3.0, 1.5, 2.5, 300.0]), np.dtype(np.uint8))
    array([  0,   2,   2, 255], dtype=uint8)

    """
    if kind.kind == "b":
        return values >= 0.5
    if kind.kind in "iu":
        reach = np.iinfo(kind)
        values = np.clip(np.rint(values), reach.min, reach.max)
    return values.astype(kind, copy=False)
