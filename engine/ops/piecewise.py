"""Activations made of straight pieces; where two meet, the gradient is the one of MindSpore."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.backend import xp_of
from engine.typed import Tensor

from . import infer
from .activation import is_whole, rectified
from .arithmetic import abs, maximum, minimum, mul
from .cast import cast
from .clipping import clamp
from .comparison import greater, less, less_equal, where
from .promotion import floated

__all__ = ["hardshrink", "hardsigmoid", "hardswish", "hardtanh", "leaky_relu", "relu6", "threshold"]


def _around(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)) * 4,), {}


@primitive(infer=infer.floating, kind="elementwise", mindir="HSigmoid")
def hard_sigmoid(x: Any) -> Any:
    """(x + 3) / 6, held between 0 and 1."""
    return _share(floated(x))


@primitive(infer=infer.floating, kind="elementwise", mindir="HSwish")
def hard_swish(x: Any) -> Any:
    """`x` times its hard sigmoid; 0 of minus infinity."""
    x = floated(x)
    return xp_of(x).maximum(x, x.dtype.type(-3)) * _share(x)


def _share(x: Any) -> Any:
    xp, kind = xp_of(x), x.dtype.type
    return xp.minimum(xp.maximum(x + kind(3), kind(0)), kind(6)) * kind(1 / 6)


@primitive(infer=infer.same, kind="elementwise")
def hard_swish_slope(x: Any) -> Any:
    """X / 3 + 1/2 from -3 to 3; 0 below and 1 above."""
    inner = x * x.dtype.type(1 / 3) + x.dtype.type(0.5)
    return xp_of(x).where(x > 3, x.dtype.type(1), xp_of(x).where(x < -3, x.dtype.type(0), inner))


@primitive(infer=infer.same, kind="elementwise")
def leaky(x: Any, alpha: float = 0.2) -> Any:
    """`x` above 0, `alpha` times `x` below."""
    return xp_of(x).where(x > 0, x, x * x.dtype.type(alpha))


@primitive(infer=infer.same, kind="elementwise")
def leaky_slope(x: Any, alpha: float = 0.2) -> Any:
    """1 above 0, `alpha` below, at 0 their mean."""
    one = x.dtype.type(1)
    other = xp_of(x).where(x < 0, x.dtype.type(alpha), x.dtype.type((1 + alpha) / 2))
    return xp_of(x).where(x > 0, one, other)


defvjp(
    hard_sigmoid,
    lambda g, out, x: where(less(abs(x), 3), mul(g, 1 / 6), 0.0),
    examples=_around,
)
defvjp(hard_swish, lambda g, out, x: mul(g, hard_swish_slope(x)), examples=_around)
defvjp(
    hard_swish_slope,
    lambda g, out, x: where(less_equal(abs(x), 3), mul(g, 1 / 3), 0.0),
    examples=_around,
)
defvjp(leaky, lambda g, out, x, alpha: mul(g, leaky_slope(x, alpha=alpha)), examples=_around)
defvjp(leaky_slope, examples=_around)


def relu6(x: Tensor) -> Tensor:
    """The tensor held between 0 and 6; the gradient passes above 0, and at 6."""
    return clamp(rectified(x), None, 6)


def hardtanh(input: Tensor, min_val: float = -1.0, max_val: float = 1.0) -> Tensor:
    """The tensor held between two bounds, which whole numbers round towards zero.

    Half of the gradient passes at the bounds.
    """
    if is_whole(input):
        return clamp(input, int(min_val), int(max_val))
    return minimum(maximum(input, min_val), max_val)


def leaky_relu(input: Tensor, alpha: float = 0.2) -> Tensor:
    """The tensor with its negative elements multiplied by `alpha`.

    Whole numbers stay so, and round `alpha` towards zero, as in MindSpore.
    """
    return leaky(input, alpha=int(alpha) if is_whole(input) else alpha)


def hardsigmoid(input: Tensor) -> Tensor:
    """(x + 3) / 6, held between 0 and 1; of whole numbers rounded towards zero."""
    out = hard_sigmoid(input)
    return cast(out, input.dtype) if is_whole(input) else out


def hardswish(input: Tensor) -> Tensor:
    """`x` times its hard sigmoid; of whole numbers rounded towards zero."""
    out = hard_swish(input)
    return cast(out, input.dtype) if is_whole(input) else out


def hardshrink(input: Tensor, lambd: float = 0.5) -> Tensor:
    """The tensor with its elements within `lambd` of 0 replaced by 0."""
    return where(less_equal(abs(input), lambd), 0.0, input)


def threshold(input: Tensor, thr: float, value: float) -> Tensor:
    """`x` above `thr`, `value` elsewhere, which whole numbers round towards zero."""
    value = int(value) if is_whole(input) else value
    return where(greater(input, thr), input, value)
