"""Element by element: whether numbers are close, real, infinite or negative. No gradients."""

from __future__ import annotations

import math
from typing import Any

from engine.autodiff import Value, casting, defvjp, primitive
from engine.autodiff.replayable import followed
from engine.backend import xp_of
from engine.typed import Tensor, TensorOrNumber

from . import infer
from .arithmetic import abs, add, mul, sign, sub
from .comparison import equal, isfinite, isnan, less, less_equal, logical_and, logical_or, where
from .unary import any_number

__all__ = [
    "approximate_equal",
    "isclose",
    "isneginf",
    "isposinf",
    "isreal",
    "sgn",
    "signbit",
]


def isclose(
    input: Tensor,
    other: TensorOrNumber,
    rtol: float = 1e-05,
    atol: float = 1e-08,
    equal_nan: bool = False,
) -> Tensor:
    """Whether |input - other| is at most `atol` + `rtol` |other|, or both are the same infinity.

    With `equal_nan` NaN is close to NaN.

    >>> import engine
    >>> isclose(engine.Tensor([1.0, 2.0]), engine.Tensor([1.0, 2.1])).asnumpy()
    array([ True, False])
    """
    x, y = followed(input), followed(other)
    with casting(None):  # rounded, what is apart may be equal
        finite = logical_and(isfinite(x), isfinite(y))
        left, right = (mul(where(finite, part, 0), 1) for part in (x, y))  # 1: truth as a number
        near = less_equal(abs(sub(left, right)), add(mul(abs(right), rtol), atol))
        close: Any = logical_or(equal(x, y), logical_and(near, finite))
        if equal_nan:
            close = logical_or(close, logical_and(isnan(x), isnan(y)))
    made: Any = close if isinstance(close, Value) else Value.wrap(close)
    return made


def approximate_equal(x: Tensor, y: Tensor, tolerance: float = 1e-5) -> Tensor:
    """Whether the numbers differ by less than `tolerance`."""
    return less(abs(sub(x, y)), tolerance)


def isposinf(input: Tensor) -> Tensor:
    """Whether it is infinity."""
    return equal(input, math.inf)


def isneginf(input: Tensor) -> Tensor:
    """Whether it is minus infinity."""
    return equal(input, -math.inf)


@primitive(infer=infer.as_bool, kind="elementwise")
def isreal(input: Tensor) -> Tensor:
    """Whether it has no imaginary part, element by element: a Bool tensor. No gradient."""
    array: Any = input
    if array.dtype.kind == "c":
        return array.imag == 0
    return xp_of(array).ones(array.shape, dtype=bool)


@primitive(infer=infer.as_bool, kind="elementwise")
def signbit(input: Tensor) -> Tensor:
    """Whether it is below 0, or -0, element by element: a Bool tensor. No gradient."""
    array: Any = input
    return xp_of(array).signbit(array) if array.dtype.kind in "fV" else array < 0


defvjp(isreal, examples=any_number)
defvjp(signbit, examples=any_number)


def sgn(input: Tensor) -> Tensor:
    """-1, 0 or 1; of complex numbers that of length 1 in the same direction. No gradient."""
    return sign(input)
