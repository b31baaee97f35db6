"""The share of a target's variance that a fit explains, and how sure that is."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.needed import from_analysis

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .fitting import Fit, Floats

OUTSIDE = 0.05
"""How often one of the intervals does not hold the share that endless runs would have."""
LEAST_LOW = 0.005
"""Where an interval must begin: one that begins at 0.00 says of nothing that it is something."""
EDGE = 1e-9


class Estimate(NamedTuple):
    """A share, and its standard error."""

    share: float
    error: float


def estimate_of(fit: Fit, held: NDArray[np.bool_], values: Floats) -> Estimate:
    """What a fit explains of the variance of all runs.

    The squares that k groups explain, less what they would of nothing: (k - 1) times the mean
    square that is left. Of a single parameter that all runs have it is epsilon squared (T. L.
    Kelley, "An unbiased correlation ratio measure", 1935).

    The error is that of the influence of each run (F. R. Hampel, 1974), for the settings of runs
    are drawn, too; but at least that of settings as they are and a normal rest,
    (1 - ρ) √(2 ρ (2 - ρ) / n), for few runs say little of how a rest is spread.

    Args:
        fit: Of the runs that have the parameter.
        held: (n,) Which these are.
        values: (n,) The target of all.

    """
    squares = np.square(values - values.mean())
    explained = np.zeros(len(values))
    explained[held] = np.square(fit.before) - np.square(fit.after) * (1 + fit.degrees / fit.free)
    share = float(explained.sum() / squares.sum())
    influence = (explained - share * squares) / squares.mean()
    error = float(influence.std()) / math.sqrt(len(values))
    left = float(fit.after @ fit.after) / fit.free * held.sum() / float(squares.sum())
    part = max(share, 0.0) / (max(share, 0.0) + left) if left else 1.0
    return Estimate(share, max(error, left * math.sqrt(2 * part * (2 - part) / fit.free)))


def interval_of(estimate: Estimate, free: int, looked_at: int) -> tuple[float, float]:
    """The 95 % interval of a share, of as many as were looked at together.

    Student's t by the directions left, on the logit, which keeps both ends between 0 and 1;
    Bonferroni's correction.

    >>> low, high = interval_of(Estimate(0.5, 0.1), 30, 1)
    >>> round(low, 2), round(high, 2)
    (0.31, 0.69)

    """
    with from_analysis("scipy", "what explains a target"):
        from scipy.special import stdtrit  # takes a quarter of a second to load

    share = min(max(estimate.share, EDGE), 1 - EDGE)
    reach = -stdtrit(free, OUTSIDE / 2 / looked_at) * estimate.error / (share * (1 - share))
    logit = math.log(share / (1 - share))
    ends = _from_logit(logit - reach), _from_logit(logit + reach)
    return min(ends[0], estimate.share), max(ends[1], estimate.share)


def _from_logit(value: Any) -> float:
    return 0.5 * (1 + math.tanh(float(value) / 2))
