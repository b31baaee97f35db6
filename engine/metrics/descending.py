"""The order from the highest score on."""

from __future__ import annotations

import numpy as np


def descending(scores: np.ndarray, axis: int = -1) -> np.ndarray:
    """Where the highest score stands, and so on; equal ones in their order, NaN last.

    Of whole numbers the bits are turned instead of the sign, which some of them have no room for.
    """
    turned = ~scores if scores.dtype.kind in "iub" else -scores.astype(np.float64)
    order: np.ndarray = np.argsort(turned, axis=axis, kind="stable")
    return order
