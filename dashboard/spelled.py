"""Numbers that JSON or a browser lacks, as texts."""

from __future__ import annotations

import math
from typing import Any

EXACT = 2**53
"""Beyond it a browser's numbers leave whole ones out."""


def spelled(value: float) -> float | str:
    """A number as JSON can carry it: NaN and the infinities by their names.

    >>> spelled(0.5), spelled(float("-inf"))
    (0.5, '-Infinity')
    """
    if math.isfinite(value):
        return value
    return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"


def exactly(value: Any) -> Any:
    """A whole number that a browser would round as text; else what it is.

    >>> exactly(2**60 + 1), exactly(7), exactly(0.5)
    ('1152921504606846977', 7, 0.5)
    """
    return str(value) if isinstance(value, int) and abs(value) > EXACT else value
