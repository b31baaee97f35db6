"""Where a series is at its best."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from .index import ScalarIndex, Segment


def best_row(index: ScalarIndex, segment: Segment, sign: int) -> int:
    """The row of a series' best finite value, the earliest of equal ones; else its last row."""
    values = sign * index.value[segment.start : segment.end]
    finite = np.isfinite(values)
    if not finite.any():
        return segment.end - 1
    return segment.start + int(np.argmax(np.where(finite, values, -np.inf)))
