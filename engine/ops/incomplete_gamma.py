"""The incomplete gamma functions, with the gradient of both arguments.

With T(n) = x^(a+n) e^-x / Γ(a+n+1) the lower one is the sum of all T(n). Their logarithms have the
derivatives ln x - ψ(a+n+1), -ψ'(a+n+1), … by `a`, and those of T(n) itself follow by Bell's
recursion (L. Comtet, "Advanced Combinatorics", 1974, section 3.3).
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.backend import xp_of
from engine.backend.kernels import special
from engine.errors import ArgumentTypeError
from engine.typed import Tensor

from . import infer
from .arithmetic import add, mul, neg, sub
from .broadcasting import sum_like
from .elementary import exp, log
from .gamma_functions import both_floats, digamma, lgamma, polygamma_of, two_positive

__all__ = ["igamma", "igammac"]

_LARGEST, _TERMS = 1e3, 800


@primitive(infer=infer.broadcast_floating, kind="elementwise")
def igamma(input: Tensor, other: Tensor) -> Tensor:
    """The lower regularised incomplete gamma function of `input`, up to `other`."""
    return special.gammainc(*both_floats(input, other))


@primitive(infer=infer.broadcast_floating, kind="elementwise")
def igammac(input: Tensor, other: Tensor) -> Tensor:
    """1 less `igamma`, without its rounding errors."""
    return special.gammaincc(*both_floats(input, other))


@primitive(infer=infer.broadcast_floating, kind="elementwise")
def by_shape(a: Any, x: Any, order: int = 1) -> Any:
    """The derivative of `igamma` of that order, from 1, by its first argument.

    NaN where that is below 0 or above a thousand, for which the sum would be long.
    """
    a, x = both_floats(a, x)
    xp, kind = xp_of(a, x), a.dtype
    if "c" in a.dtype.kind + x.dtype.kind:
        raise ArgumentTypeError(f"igamma expected real numbers, got {a.dtype} and {x.dtype}.")
    a, x = (one.astype(np.float64) for one in xp.broadcast_arrays(a, x))
    known = xp.logical_and(a >= 0, a <= _LARGEST)
    a = xp.where(known, a, 1.0)
    known = xp.logical_and(known, x >= 0)
    # Above that igamma is 1 with all digits, and its derivatives are 0.
    counted = xp.logical_and(x > 0, x <= a + 12 * xp.sqrt(a) + 100)
    x = xp.where(counted, x, 1.0)
    z, log_x = a + 1, xp.log(x)
    term = xp.where(counted, xp.exp(a * log_x - x - special.gammaln(z)), 0.0)
    slopes = [log_x - special.psi(z), *(-_psi(xp, z, k) for k in range(1, order))]
    total = term * _bell(slopes, operator.mul, operator.add)
    for _ in range(_TERMS):  # a GPU is not asked whether it is done
        if xp is np and not (term > 1e-20).any():
            break
        term = term * x / z
        slopes = [slope + _step(z, k) for k, slope in enumerate(slopes)]
        z = z + 1
        total = total + term * _bell(slopes, operator.mul, operator.add)
    return xp.where(known, total, np.nan).astype(kind)


def _psi(xp: Any, z: Any, order: int) -> Any:
    """The derivative of the digamma function."""
    scale = (-1.0) ** (order + 1) * math.factorial(order)
    return scale * special.zeta(xp.full_like(z, order + 1), z)


def _step(z: Any, order: int) -> Any:
    """What minus that derivative grows by from z to z + 1."""
    return -((-1.0) ** order) * math.factorial(order) / z ** (order + 1)


def _bell(slopes: Sequence[Any], times: Callable[..., Any], plus: Callable[..., Any]) -> Any:
    """The last derivative of exp(f), over exp(f) itself, from the derivatives of f."""
    found: list[Any] = [1.0]
    for m in range(1, len(slopes) + 1):
        total: Any = 0.0
        for k in range(m):
            share = times(found[m - 1 - k], slopes[k])
            total = plus(total, times(float(math.comb(m - 1, k)), share))
        found.append(total)
    return found[-1]


def _density(a: Any, x: Any) -> Any:
    return exp(sub(sub(mul(sub(a, 1), log(x)), x), lgamma(a)))


def _by_shape_rule(g: Any, out: Any, a: Any, x: Any, order: int) -> Any:
    """The derivatives of the density, which is that of `igamma` by its second argument."""
    slopes = [
        sub(log(x), digamma(a)),
        *(neg(polygamma_of(a, order=k)) for k in range(1, order)),
    ]
    return sum_like(mul(g, mul(_density(a, x), _bell(slopes, mul, add))), x)


def _orders(rng: np.random.Generator) -> Any:
    yield (rng.random((2, 3)) + 1.5, rng.random((2, 3)) + 0.5), {"order": 1}
    yield (rng.random((2, 1)) + 1.5, rng.random((3,)) + 0.5), {"order": 2}


defvjp(
    by_shape,
    lambda g, out, a, x, order: sum_like(mul(g, by_shape(a, x, order=order + 1)), a),
    _by_shape_rule,
    examples=_orders,
)
defvjp(
    igamma,
    lambda g, out, a, x: sum_like(mul(g, by_shape(a, x)), a),
    lambda g, out, a, x: sum_like(mul(g, _density(a, x)), x),
    examples=two_positive,
)
defvjp(
    igammac,
    lambda g, out, a, x: neg(sum_like(mul(g, by_shape(a, x)), a)),
    lambda g, out, a, x: neg(sum_like(mul(g, _density(a, x)), x)),
    examples=two_positive,
)
