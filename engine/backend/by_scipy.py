"""What SciPy has and neither array library: functions of arrays of the host."""

from __future__ import annotations

from typing import Any

import numpy as np


def logarithm(matrix: np.ndarray) -> Any:
    """The principal logarithm of one complex matrix, complex128.

    NaN of one that has the eigenvalue 0, and so no logarithm, or that is not finite.
    """
    from scipy.linalg import logm, schur

    if np.isfinite(matrix).all() and np.diagonal(schur(matrix, output="complex")[0]).all():
        return logm(matrix)
    return np.full_like(matrix, complex(np.nan, np.nan))


def normal_between(low: Any, high: Any, even: Any) -> Any:
    """Standard normal numbers that lie between bounds, of numbers spread evenly from 0 to 1.

    By the inverse of the distribution, in logarithms, so that far tails keep their digits.
    """
    from scipy import special

    turned = low > -high  # the other tail has the digits
    first, last = np.where(turned, -high, low), np.where(turned, -low, high)
    with np.errstate(divide="ignore"):  # of 0, whose logarithm is -inf
        below = special.log_ndtr(first) + np.log1p(-even)
        above = special.log_ndtr(last) + np.log(even)
    found = special.ndtri_exp(np.minimum(np.logaddexp(below, above), 0.0))
    return np.where(turned, -found, found)
