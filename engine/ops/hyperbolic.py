"""Element by element: inverse hyperbolic functions, powers of two, degrees, and sin(x) / x."""

from __future__ import annotations

import math

from engine.typed import Tensor

from .arithmetic import add, div, mul, sub
from .comparison import equal, where
from .elementary import atan2, reciprocal, rsqrt, sin, sinh, square
from .unary import OfInput, above_one, unary, within_one

__all__ = [
    "acosh",
    "arccosh",
    "arcsinh",
    "arctan2",
    "arctanh",
    "asinh",
    "atanh",
    "deg2rad",
    "exp2",
    "rad2deg",
    "sinc",
]

acosh: OfInput = unary(
    "acosh",
    "The number above 0 of a hyperbolic cosine",
    lambda xp, x: xp.arccosh(x),
    lambda g, out, x: div(g, sinh(out)),  # NaN below 1, as the value is
    examples=above_one,
    mindir="Acosh",
    onnx="Acosh",
)
asinh: OfInput = unary(
    "asinh",
    "The number of a hyperbolic sine",
    lambda xp, x: xp.arcsinh(x),
    lambda g, out, x: mul(g, rsqrt(add(square(x), 1))),
    mindir="Asinh",
    onnx="Asinh",
)
atanh: OfInput = unary(
    "atanh",
    "The number of a hyperbolic tangent",
    lambda xp, x: xp.arctanh(x),
    lambda g, out, x: mul(g, reciprocal(sub(1, square(x)))),
    examples=within_one,
    mindir="Atanh",
    onnx="Atanh",
)
exp2: OfInput = unary(
    "exp2",
    "2 to the power",
    lambda xp, x: xp.exp2(x),
    lambda g, out, x: mul(g, mul(out, math.log(2))),
)

arccosh, arcsinh, arctanh, arctan2 = acosh, asinh, atanh, atan2


def deg2rad(x: Tensor) -> Tensor:
    """Degrees as radians, element by element."""
    return mul(x, math.pi / 180)


def rad2deg(x: Tensor) -> Tensor:
    """Radians as degrees, element by element."""
    return mul(x, 180 / math.pi)


def sinc(input: Tensor) -> Tensor:
    """sin(pi x) / (pi x), element by element; 1 at 0.

    >>> import engine
    >>> sinc(engine.Tensor([0.0, 0.5])).asnumpy().round(4)
    array([1.    , 0.6366], dtype=float32)
    """
    middle = equal(input, 0)
    angle = mul(where(middle, 1.0, input), math.pi)
    return where(middle, 1.0, div(sin(angle), angle))
