"""A target as its variance is compared: on the scale of its axis, what lies far out drawn in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from insight.lineage.numeric import scale_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

FAR = 3.0
"""Quartile ranges from the quartiles, beyond which a value is far out: J. W. Tukey, "Exploratory
Data Analysis" (1977)."""


def outcome_of(target: NDArray[np.float64]) -> tuple[NDArray[np.float64], str]:
    """Finite values on a linear or a logarithmic scale, and which.

    One run that went to 1e9 is all of the variance there is, and hides what the others tell. So
    values far out count as the last that is not: as the fences of Tukey, about the quartiles of the
    different values, for most runs may have one and the same.

    >>> import numpy as np
    >>> outcome_of(np.array([1.0, 2.0, 3.0, 1e9]) - 2)[1]
    'linear'
    >>> outcome_of(np.array([1e-4, 1e-3, 1e-2, 1e-1]))[0].tolist()
    [-1.0, -0.75, -0.5, -0.25]

    """
    scale = scale_of(target)
    values = np.log10(target) if scale == "log" else target
    largest = np.abs(values).max(initial=0.0)
    values = values / (largest or 1.0)  # squares of numbers near the largest float are none
    if not len(values):
        return values, scale
    low, high = np.quantile(np.unique(values), [0.25, 0.75])
    reach = FAR * (high - low)
    return np.clip(values, low - reach, high + reach), scale
