"""Element by element, of two or three tensors and a number: between two, and added products."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.typed import Tensor, TensorOrNumber

from .arithmetic import add, div, mul, sub
from .clipping import clamp
from .comparison import equal, isnan, where
from .elementary import trunc
from .unary import OfInput, unary

__all__ = ["addcdiv", "addcmul", "frac", "lerp", "logit", "nan_to_num", "positive"]


def lerp(input: Tensor, end: Tensor, weight: TensorOrNumber) -> Tensor:
    """From `input` (weight 0) on a straight line to `end` (weight 1); weights beyond go beyond.

    >>> import engine
    >>> lerp(engine.Tensor([0.0, 10.0]), engine.Tensor([1.0, 20.0]), 0.5).asnumpy()
    array([ 0.5, 15. ], dtype=float32)
    """
    return add(input, mul(sub(end, input), weight))


def addcdiv(input: Tensor, tensor1: Tensor, tensor2: Tensor, value: TensorOrNumber = 1) -> Tensor:
    """`input` plus `value` times the quotient of two tensors."""
    return add(input, mul(div(tensor1, tensor2), value))


def addcmul(input: Tensor, tensor1: Tensor, tensor2: Tensor, value: TensorOrNumber = 1) -> Tensor:
    """`input` plus `value` times the product of two tensors."""
    return add(input, mul(mul(tensor1, tensor2), value))


def frac(x: Tensor) -> Tensor:
    """What stands behind the point, with the sign of `x`."""
    return sub(x, trunc(x))


def positive(input: Tensor) -> Tensor:
    """The tensor itself."""
    return input


log_odds: OfInput = unary(
    "log_odds",
    "The logarithm of x / (1 - x)",
    lambda xp, x: xp.log(x / (1 - x)),
    lambda g, out, x: where(isnan(out), out, div(g, mul(x, sub(1, x)))),
    examples=lambda rng: iter([((rng.random((2, 3)) * 0.8 + 0.1,), {})]),
)


def logit(input: Tensor, eps: float | None = None) -> Tensor:
    """log(x / (1 - x)), with `x` held between `eps` and 1 - `eps` if that is given.

    >>> import engine
    >>> logit(engine.Tensor([0.0, 0.5, 1.0]), eps=0.1).asnumpy().round(4)
    array([-2.1972,  0.    ,  2.1972], dtype=float32)
    """
    return log_odds(input if eps is None else clamp(input, eps, 1 - eps))


def nan_to_num(
    input: Tensor,
    nan: float | None = None,
    posinf: float | None = None,
    neginf: float | None = None,
) -> Tensor:
    """The tensor with NaN replaced by `nan` and infinities by the numbers given.

    Args:
        input: Any shape; whole numbers are returned as they are.
        nan: In place of NaN; None: 0.
        posinf: In place of infinity; None: the largest number of the dtype.
        neginf: In place of minus infinity; None: the smallest.

    >>> import engine
    >>> nan_to_num(engine.Tensor([float("nan"), float("inf"), 1.0]), posinf=9.0).asnumpy()
    array([0., 9., 1.], dtype=float32)

    """
    kind: Any = input.dtype
    dtype = np.dtype(getattr(kind, "numpy", kind))
    if dtype.kind not in "fV":
        return input
    largest = float(np.nextafter(dtype.type(math.inf), dtype.type(0)))
    out = where(isnan(input), 0.0 if nan is None else float(nan), input)
    high = largest if posinf is None else float(posinf)
    low = -largest if neginf is None else float(neginf)
    return where(equal(input, math.inf), high, where(equal(input, -math.inf), low, out))
