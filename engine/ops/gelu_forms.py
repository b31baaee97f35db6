"""GELU and what comes close to it."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentValueError
from engine.typed import Tensor

from . import infer
from .activation import sigmoid, tanh
from .arithmetic import add, mul, sub
from .elementary import erf, exp, square
from .promotion import floated
from .unary import with_curve

__all__ = ["fast_gelu", "gelu"]

_ROOT_HALF = 0.7071067811865476
_ROOT_TWO_OVER_PI = 0.7978845608028654
_ROOT_TWO_PI = 2.5066282746310002


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {}
    yield (rng.standard_normal((2, 1, 2)) * 5,), {}


def gelu(input: Tensor, approximate: str = "none") -> Tensor:
    """`x` times the normal distribution function of x.

    Args:
        input: Any shape.
        approximate: "none" for the error function, "tanh" for its approximation.

    Raises:
        ArgumentValueError: If `approximate` is neither.

    Source: Hendrycks & Gimpel, arXiv:1606.08415.

    >>> import engine
    >>> gelu(engine.Tensor([0.0, 1.0])).asnumpy().round(4)
    array([0.    , 0.8413], dtype=float32)

    """
    if approximate not in {"none", "tanh"}:
        raise ArgumentValueError.of("gelu(approximate)", "'none' or 'tanh'", repr(approximate))
    return gelu_tanh(input) if approximate == "tanh" else gelu_erf(input)


def fast_gelu(x: Tensor) -> Tensor:
    """`x` times the sigmoid of 1.702 x, which is close to `gelu`.

    Source: Hendrycks & Gimpel, arXiv:1606.08415, section 2.
    """
    return mul(x, sigmoid(mul(x, 1.702)))


@primitive(infer=infer.floating, kind="elementwise", mindspore="GeLU")
def gelu_erf(x: Any) -> Any:
    """`x` Φ(x), with the error function."""
    x = floated(x)
    return (0.5 * x * (1 + erf(_ROOT_HALF * x))).astype(x.dtype, copy=False)


@primitive(infer=infer.floating, kind="elementwise", mindir="GeLU")
def gelu_tanh(x: Any) -> Any:
    """`x` Φ(x), Φ approximated with tanh."""
    x = floated(x)
    inner = x * (x * x * (0.044715 * _ROOT_TWO_OVER_PI) + _ROOT_TWO_OVER_PI)
    return (0.5 * x * (1 + xp_of(x).tanh(inner))).astype(x.dtype, copy=False)


@primitive(infer=infer.same, kind="elementwise")
def gelu_erf_slope(x: Any) -> Any:
    """The derivative of `x` Φ(x): Φ(x) + `x` φ(x)."""
    below = 0.5 * (1 + erf(_ROOT_HALF * x))
    density = xp_of(x).exp(x * x * -0.5) * (1 / _ROOT_TWO_PI)
    return (below + x * density).astype(x.dtype, copy=False)


with_curve(gelu_erf, gelu_erf_slope, gelu_tanh)


def _gelu_erf_slope_rule(g: Any, out: Any, x: Any) -> Any:
    squared = square(x)
    density = mul(exp(mul(squared, -0.5)), 1 / _ROOT_TWO_PI)
    return mul(g, mul(density, sub(2, squared)))


def _gelu_tanh_rule(g: Any, out: Any, x: Any) -> Any:
    squared = square(x)
    inner = mul(x, mul(add(mul(squared, 0.044715), 1), _ROOT_TWO_OVER_PI))
    slope = mul(add(mul(squared, 3 * 0.044715), 1), _ROOT_TWO_OVER_PI)
    t = tanh(inner)
    return mul(g, mul(add(add(t, 1), mul(mul(x, slope), sub(1, square(t)))), 0.5))


defvjp(gelu_erf, lambda g, out, x: mul(g, gelu_erf_slope(x)), examples=_examples)
defvjp(gelu_erf_slope, _gelu_erf_slope_rule, examples=_examples)
defvjp(gelu_tanh, _gelu_tanh_rule, examples=_examples)
