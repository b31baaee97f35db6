"""Element by element, of two tensors: sums of exponentials, lengths, signs, guarded products."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend import xp_of
from engine.dtype import as_dtype
from engine.typed import Tensor, TensorOrNumber

from . import infer
from .activation import sigmoid
from .arithmetic import add, div, floor_div, fmod, mul, sign, sub
from .broadcasting import sum_like
from .cast import cast
from .comparison import (
    equal,
    greater,
    greater_equal,
    isinf,
    isnan,
    less,
    less_equal,
    logical_and,
    logical_or,
    not_equal,
    where,
)
from .elementary import log, pow, trunc
from .hyperbolic import exp2
from .promotion import floated, promoted
from .seeds import ones_of

__all__ = [
    "copysign",
    "float_power",
    "fmax",
    "fmin",
    "heaviside",
    "hypot",
    "ldexp",
    "logaddexp",
    "logaddexp2",
    "nextafter",
    "truncate_div",
    "truncate_mod",
    "xdivy",
    "xlogy",
]


def _two(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)), rng.standard_normal((2, 3))), {}
    yield (rng.standard_normal((2, 1)), rng.standard_normal((3,))), {}


def _floats(x: Any, y: Any) -> tuple[Any, Any]:
    x, y = promoted(x, y)
    return tuple(floated(part) if hasattr(part, "dtype") else part for part in (x, y))


@primitive(infer=infer.broadcast_floating, kind="elementwise")
def logaddexp(input: Tensor, other: Tensor) -> Tensor:
    """The logarithm of the sum of both exponentials, which cannot overflow."""
    x, y = _floats(input, other)
    return xp_of(x, y).logaddexp(x, y)


@primitive(infer=infer.broadcast_floating, kind="elementwise")
def logaddexp2(input: Tensor, other: Tensor) -> Tensor:
    """As `logaddexp`, to base 2."""
    x, y = _floats(input, other)
    return xp_of(x, y).logaddexp2(x, y)


@primitive(infer=infer.broadcast_floating, kind="elementwise")
def hypot(input: Tensor, other: Tensor) -> Tensor:
    """The root of the sum of both squares, which cannot overflow."""
    x, y = _floats(input, other)
    return xp_of(x, y).hypot(x, y)


def _like_the_first(x: Spec, other: Spec) -> Spec:
    return infer.floating(infer.broadcast(x, other)._replace(dtype=x.dtype))


@primitive(infer=_like_the_first, kind="elementwise")
def copysign(x: Tensor, other: TensorOrNumber) -> Tensor:
    """The magnitude of `x` with the sign of `other`, that of -0 too; in the type of `x`."""
    one, y = _floats(x, other)
    out = xp_of(one, y).copysign(one, y)
    kind = floated(x).dtype if hasattr(x, "dtype") else out.dtype
    return out.astype(kind, copy=False)


@primitive(infer=infer.broadcast_floating, kind="elementwise", of_its_type=True)
def nextafter(input: Tensor, other: Tensor) -> Tensor:
    """The next number that the dtype has after `input` on the way to `other`. No gradient."""
    x, y = _floats(input, other)
    return xp_of(x, y).nextafter(x, y)


defvjp(
    logaddexp,
    lambda g, out, x, y: sum_like(mul(g, sigmoid(sub(x, y))), x),
    lambda g, out, x, y: sum_like(mul(g, sigmoid(sub(y, x))), y),
    examples=_two,
)
defvjp(
    logaddexp2,
    lambda g, out, x, y: sum_like(mul(g, sigmoid(mul(sub(x, y), math.log(2)))), x),
    lambda g, out, x, y: sum_like(mul(g, sigmoid(mul(sub(y, x), math.log(2)))), y),
    examples=_two,
)
defvjp(
    hypot,
    lambda g, out, x, y: sum_like(mul(g, div(x, out)), x),
    lambda g, out, x, y: sum_like(mul(g, div(y, out)), y),
    examples=_two,
)
defvjp(
    copysign,
    lambda g, out, x, y: sum_like(mul(g, mul(sign(x), sign(out))), x),
    None,
    examples=_two,
)
defvjp(nextafter, examples=_two)


def heaviside(input: Tensor, values: Tensor) -> Tensor:
    """0 below 0 and of NaN, 1 above, and `values` at 0.

    >>> import engine
    >>> x = engine.Tensor([-2.0, 0.0, 3.0])
    >>> heaviside(x, engine.Tensor(0.5)).asnumpy()
    array([0. , 0.5, 1. ], dtype=float32)
    """
    return where(equal(input, 0), values, cast(greater(input, 0), input.dtype))


def float_power(input: TensorOrNumber, exponent: TensorOrNumber) -> Tensor:
    """The power, computed and returned in float64."""
    x, y = (cast(part, "float64") if hasattr(part, "dtype") else part for part in (input, exponent))
    return pow(x, y)


def fmax(input: Tensor, other: Tensor) -> Tensor:
    """The larger of two; where one is NaN, the other. Of equal ones the first has the gradient."""
    return where(logical_or(greater_equal(input, other), isnan(other)), input, other)


def fmin(input: Tensor, other: Tensor) -> Tensor:
    """The smaller of two; where one is NaN, the other. Of equal ones the first has the gradient."""
    return where(logical_or(less_equal(input, other), isnan(other)), input, other)


def ldexp(x: Tensor, other: TensorOrNumber) -> Tensor:
    """`x` times 2 to the power `other`; whole numbers become float32."""
    power: Any = other
    return mul(x, exp2(power) if hasattr(power, "dtype") else 2.0**power)


def xlogy(input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """`input` times the logarithm of `other`; 0 where `input` is 0 and `other` is a number.

    >>> import engine
    >>> xlogy(engine.Tensor([0.0, 2.0]), engine.Tensor([0.0, 1.0])).asnumpy()
    array([0., 0.], dtype=float32)
    """
    y = _as_tensor(other, input)
    nothing = logical_and(equal(input, 0), logical_or(less_equal(y, 0), isinf(y)))
    return mul(input, log(where(nothing, 1.0, y)))


def xdivy(x: TensorOrNumber, y: TensorOrNumber) -> Tensor:
    """`x` divided by `y`; 0 where `x` is 0."""
    return div(x, where(equal(x, 0), 1.0, _as_tensor(y, x)))


def _as_tensor(number: Any, beside: Any) -> Any:
    """A Python number in the shape and dtype of another; a tensor as it is."""
    return number if hasattr(number, "dtype") else mul(ones_of(beside), float(number))


def truncate_div(x: TensorOrNumber, y: TensorOrNumber) -> Tensor:
    """The quotient rounded towards zero; whole numbers stay whole."""
    quotient = floor_div(x, y)
    if _is_float(quotient):
        return trunc(div(x, y))
    short = logical_and(less(quotient, 0), not_equal(mul(quotient, y), x))
    short = logical_and(short, not_equal(y, 0))
    return add(quotient, cast(short, quotient.dtype))


def real_div(x: Any, y: Any) -> Any:
    """The quotient, element by element; of whole numbers rounded towards zero."""
    kinds = [as_dtype(one.dtype).numpy.kind for one in (x, y) if hasattr(one, "dtype")]
    whole = set(kinds) <= set("iu") and not isinstance(x, float) | isinstance(y, float)
    return truncate_div(x, y) if whole else div(x, y)


def truncate_mod(x: TensorOrNumber, y: TensorOrNumber) -> Tensor:
    """What the quotient rounded towards zero leaves."""
    return fmod(x, y)


def _is_float(x: Any) -> bool:
    return np.dtype(getattr(x.dtype, "numpy", x.dtype)).kind in "fcV"
