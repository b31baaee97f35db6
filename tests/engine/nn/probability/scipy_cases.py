"""Distributions beside SciPy's: parameters, values inside and outside, and its frozen ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy import stats

if TYPE_CHECKING:
    from collections.abc import Callable

POINTS = [-1.0, 0.25, 3.0]


@dataclass(frozen=True)
class Case:
    """One kind: its parameters a and b, the values to look at, and SciPy's distribution of it.

    Attributes:
        lacks: Functions that MindSpore does not give, or SciPy defines otherwise.
        discrete: Whether its values are whole numbers.
        mode: Of parameters, or None where there is none.

    """

    a: tuple[list[float], ...]
    b: tuple[list[float], ...]
    values: list[float]
    scipy: Callable[..., Any]
    lacks: tuple[str, ...] = ()
    discrete: bool = False
    mode: Callable[..., Any] | None = None
    moments: tuple[str, ...] = field(default=("mean", "sd", "var", "entropy"))


CDF = ("cdf", "log_cdf", "survival_function", "log_survival")
DENSITIES = ("prob", "log_prob")
LOCATED = ([0.0, 1.0, -2.0], [1.0, 2.0, 0.5])
OTHERS = ([1.0, 1.0, -1.0], [1.0, 1.5, 2.0])
ONLY_DENSITIES = (*CDF, "kl_loss", "sample")

CASES = {
    "Bernoulli": Case(
        ([0.3, 0.5, 0.7],),
        ([0.2, 0.6, 0.9],),
        [0.0, 1.0, 0.0],
        stats.bernoulli,
        discrete=True,
        mode=lambda p: p > 0.5,
    ),
    "Beta": Case(
        ([1.5, 3.0, 2.5], [2.0, 4.0, 1.5]),
        ([1.0, 2.0, 1.5], [1.0, 2.0, 2.5]),
        [0.2, 0.5, 0.9],
        stats.beta,
        lacks=CDF,
        mode=lambda one, zero: (one - 1) / (one + zero - 2),
    ),
    "Cauchy": Case(*(LOCATED, OTHERS, POINTS, stats.cauchy), moments=("entropy",)),
    "Exponential": Case(
        ([0.5, 1.0, 2.0],),
        ([0.7, 0.7, 0.7],),
        POINTS,
        lambda rate: stats.expon(scale=1 / rate),
        mode=np.zeros_like,
    ),
    "Gamma": Case(
        ([1.5, 2.0, 7.0], [1.0, 2.0, 3.0]),
        ([0.7, 1.7, 0.7], [1.0, 2.0, 2.0]),
        [0.1, 0.5, 3.0],
        lambda shape, rate: stats.gamma(shape, scale=1 / rate),
        mode=lambda shape, rate: (shape - 1) / rate,
    ),
    "Geometric": Case(
        ([0.3, 0.5, 0.7],),
        ([0.2, 0.6, 0.9],),
        [-1.0, 0.0, 2.0],
        lambda p: stats.geom(p, loc=-1),
        discrete=True,
        mode=np.zeros_like,
    ),
    "Gumbel": Case(LOCATED, OTHERS, POINTS, stats.gumbel_r, mode=lambda loc, _: loc),
    "HalfNormal": Case(
        *(([0.0, 0.0], [1.0, 2.0]), ([0.0, 0.0], [1.5, 2.0]), [-1.0, 0.5]),
        stats.halfnorm,
        lacks=ONLY_DENSITIES,
        moments=(),
    ),
    "Laplace": Case(LOCATED, OTHERS, POINTS, stats.laplace, lacks=ONLY_DENSITIES, moments=()),
    "Logistic": Case(
        *(LOCATED, OTHERS, POINTS, stats.logistic, ("kl_loss",)), mode=lambda loc, _: loc
    ),
    "LogNormal": Case(
        LOCATED,
        OTHERS,
        [0.1, 0.5, 3.0],
        lambda loc, scale: stats.lognorm(scale, scale=np.exp(loc)),
        mode=lambda loc, scale: np.exp(loc - scale**2),
    ),
    "Normal": Case(LOCATED, OTHERS, POINTS, stats.norm, mode=lambda mean, _: mean),
    "Poisson": Case(
        ([0.5, 1.5, 2.5],),
        ([0.7, 0.7, 0.7],),
        [-1.0, 0.0, 3.0],
        stats.poisson,
        lacks=("kl_loss",),
        discrete=True,
        mode=np.floor,
        moments=("mean", "sd", "var"),
    ),
    "StudentT": Case(
        ([3.0, 4.0, 5.0], *LOCATED),
        ([2.0, 4.0, 5.0], *OTHERS),
        POINTS,
        stats.t,
        lacks=ONLY_DENSITIES,
        moments=(),
    ),
    "Uniform": Case(
        ([0.0, -1.0, 2.0], [1.0, 2.0, 4.0]),
        ([-1.0, -1.0, 1.0], [1.5, 3.0, 4.0]),
        [-1.0, 1.5, 3.0],
        lambda low, high: stats.uniform(low, high - low),
    ),
}


def frozen(name: str, parameters: Any) -> Any:
    """SciPy's distribution with these parameters."""
    return CASES[name].scipy(*(np.array(one) for one in parameters))


SCIPY_NAMES = {
    "log_prob": "logpdf",
    "prob": "pdf",
    "cdf": "cdf",
    "log_cdf": "logcdf",
    "survival_function": "sf",
    "log_survival": "logsf",
    "mean": "mean",
    "sd": "std",
    "var": "var",
    "entropy": "entropy",
}


def expected(name: str, function: str, parameters: Any, *values: Any) -> Any:
    """What SciPy gives for one of our functions."""
    called = SCIPY_NAMES[function]
    if CASES[name].discrete:
        called = called.replace("pdf", "pmf")
    with np.errstate(divide="ignore"):
        return getattr(frozen(name, parameters), called)(*values)
