"""Losses between those that were computed: cubic radial functions of several scales at once."""

from __future__ import annotations

import numpy as np

from .parameters import Array

SCALES = ("square root", "logarithm", "linear")
"""What the functions are fitted to; a loss is rarely smooth in all three."""

LARGEST = 1e150
"""Losses beyond it are predicted as little as those that are not finite."""

_MOST_AT_ONCE = 600  # points, above which each prediction asks its neighbours alone: n^3 otherwise
_NEIGHBOURS = 60
_FEWEST = 6
_NEAR_ZERO = 1e-4  # of the range: what is added before the root, as at the minimum it has no slope


def is_usable(losses: Array) -> Array:
    """Which losses can be predicted from and compared with."""
    usable: Array = np.isfinite(losses) & (np.abs(np.nan_to_num(losses)) < LARGEST)
    return usable


def predicted(points: Array, losses: Array, wanted: Array) -> Array:
    """The losses at wanted points in each of `SCALES`, (k, 3); NaN where too few are known,
    or all on one line.

    Args:
        points: Where losses are known, (n, 2), no point twice; on each axis in steps of about 1.
        losses: The losses there, (n,), usable ones.
        wanted: Where they are asked for, (k, 2).

    Source: cubic radial basis functions with a linear term, SciPy's RBFInterpolator. The three
    scales share one system of equations.

    """
    from scipy.interpolate import RBFInterpolator

    if len(points) < _FEWEST:
        return np.full((len(wanted), len(SCALES)), np.nan)
    base, width = min(0.0, losses.min()), np.ptp(losses) or 1.0
    above, least = losses - base, _NEAR_ZERO * width
    scaled = np.stack([np.sqrt(above + least), np.log(above + 10 * least), losses], axis=1)
    neighbours = None if len(points) <= _MOST_AT_ONCE else _NEIGHBOURS
    try:
        fit = RBFInterpolator(points, scaled, kernel="cubic", degree=1, neighbors=neighbours)
        root, logarithm, linear = fit(wanted).T
    except np.linalg.LinAlgError:  # they lie on one line
        return np.full((len(wanted), len(SCALES)), np.nan)
    highest = np.log(LARGEST)
    back = [
        np.sign(root) * root**2 - least + base,
        np.exp(np.minimum(logarithm, highest)) - 10 * least + base,
        linear,
    ]
    # A function that swings beyond what it was fitted to says nothing there.
    found: Array = np.stack(back, axis=1).clip(losses.min() - width, losses.max() + width)
    return found
