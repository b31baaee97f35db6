"""Element by element: sums, products, quotients, signs and what is left of a division."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Primitive, Spec, defvjp, primitive
from engine.backend import xp_of
from engine.dtype import as_dtype
from engine.typed import Tensor, TensorOrNumber

from . import infer, integers
from .broadcasting import sum_like, sum_to
from .promotion import complex_numbers, part_of_complex, promoted
from .unary import OfInput, any_number, unary, with_elements

__all__ = [
    "abs",
    "absolute",
    "add",
    "addn",
    "ceil",
    "floor",
    "floor_div",
    "floor_divide",
    "floor_mod",
    "fmod",
    "maximum",
    "minimum",
    "mod",
    "mul",
    "multiply",
    "neg",
    "negative",
    "sign",
    "sub",
]


def _two(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)), rng.standard_normal((2, 3))), {}
    yield (rng.standard_normal((2, 3)), rng.standard_normal((3,))), {}


def _two_positive(rng: np.random.Generator) -> Any:
    yield (rng.random((2, 3)) + 0.5, rng.random((2, 3)) + 0.5), {}
    yield (rng.random((2, 1)) + 0.5, rng.random((3,)) + 0.5), {}


@primitive(infer=infer.broadcast, kind="elementwise", linear="all", mindir="Add", onnx="Add")
def add(input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """The sum, element by element, of two tensors or numbers that broadcast together.

    >>> import engine
    >>> add(engine.Tensor([1.0, 2.0]), 1).asnumpy()
    array([2., 3.], dtype=float32)
    """
    x, y = promoted(input, other)
    return x + y


@primitive(infer=infer.broadcast, kind="elementwise", linear="all", mindir="Sub", onnx="Sub")
def sub(input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """The difference, element by element."""
    x, y = promoted(input, other)
    return x - y


@primitive(infer=infer.broadcast, kind="elementwise", linear="each", mindir="Mul", onnx="Mul")
def mul(input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """The product, element by element."""
    x, y = promoted(input, other)
    return x * y


@primitive(
    infer=infer.broadcast_floating,
    kind="elementwise",
    linear="first",
    listed="Div",
    mindir="RealDiv",
    onnx="Div",
)
def div(input: Any, other: Any) -> Any:
    """The quotient, element by element; whole numbers become float32."""
    x, y = promoted(input, other)
    if getattr(x, "dtype", None) is not None and x.dtype.kind in "iub":
        x = x.astype(np.float32)
    if getattr(y, "dtype", None) is not None and y.dtype.kind in "iub":
        y = y.astype(np.float32)
    return xp_of(x, y).true_divide(x, y)


def _of_quotient(g: Any, x: Any) -> Any:
    """The gradient of one side; of whole numbers it keeps its fractions, as in MindSpore."""
    if hasattr(x, "shape") and as_dtype(x.dtype).numpy.kind in "iub":
        return sum_to(g, shape=tuple(x.shape))
    return sum_like(g, x)


@primitive(infer=infer.broadcast, kind="elementwise", mindir="FloorDiv")
def floor_div(x: TensorOrNumber, y: TensorOrNumber) -> Tensor:
    """The quotient rounded down, element by element. No gradient.

    Of whole numbers by zero it is the largest number with the sign of `x`.
    """
    one, other = promoted(x, y)
    whole = integers.are_whole(one, other)
    return integers.quotient(one, other) if whole else one // other


@primitive(infer=infer.broadcast, kind="elementwise", mindir="FloorMod")
def floor_mod(x: TensorOrNumber, y: TensorOrNumber) -> Tensor:
    """What the rounded-down quotient leaves; has the sign of the divisor."""
    one, other = promoted(x, y)
    return integers.rest(one, other) if integers.are_whole(one, other) else one % other


@primitive(infer=infer.broadcast, kind="elementwise")
def fmod(input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """What the quotient rounded towards zero leaves; has the sign of the dividend."""
    x, y = promoted(input, other)
    if integers.are_whole(x, y):
        return integers.rest_towards_zero(x, y)
    return xp_of(x, y).fmod(x, y)


@primitive(infer=infer.broadcast, kind="elementwise", mindir="Maximum", onnx="Max")
def maximum(input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """The larger of two, element by element; equal ones share the gradient."""
    x, y = promoted(input, other)
    return xp_of(x, y).maximum(x, y)


@primitive(infer=infer.broadcast, kind="elementwise", mindir="Minimum", onnx="Min")
def minimum(input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """The smaller of two, element by element; equal ones share the gradient."""
    x, y = promoted(input, other)
    return xp_of(x, y).minimum(x, y)


@primitive(infer=infer.broadcast, kind="elementwise")
def share_of_winner(x: Any, y: Any) -> Any:
    """0 where `x` is smaller than `y`, 1/2 where they are equal, else 1: beside NaN, too."""
    x, y = promoted(x, y)
    dtype = np.result_type(x, y) if hasattr(x, "dtype") and hasattr(y, "dtype") else None
    dtype = dtype or getattr(x, "dtype", None) or y.dtype
    whole = xp_of(x, y).logical_not(x < y).astype(dtype)
    return whole - (x == y).astype(dtype) * np.asarray(0.5, dtype)[()]


defvjp(
    add,
    lambda g, out, x, y: sum_like(g, x),
    lambda g, out, x, y: sum_like(g, y),
    examples=_two,
)
defvjp(
    sub,
    lambda g, out, x, y: sum_like(g, x),
    lambda g, out, x, y: sum_like(neg(g), y),
    examples=_two,
)
defvjp(
    mul,
    lambda g, out, x, y: sum_like(mul(g, y), x),
    lambda g, out, x, y: sum_like(mul(g, x), y),
    examples=_two,
)
defvjp(
    div,
    lambda g, out, x, y: _of_quotient(div(g, y), x),
    lambda g, out, x, y: _of_quotient(neg(div(mul(g, out), y)), y),
    examples=_two_positive,
)
defvjp(floor_div, examples=_two_positive)
defvjp(
    floor_mod,
    lambda g, out, x, y: sum_like(g, x),
    lambda g, out, x, y: sum_like(neg(mul(g, floor_div(x, y))), y),
    examples=_two_positive,
)
defvjp(
    fmod,
    lambda g, out, x, y: sum_like(g, x),
    lambda g, out, x, y: sum_like(neg(mul(g, div(sub(x, out), y))), y),
    examples=_two_positive,
)
defvjp(
    maximum,
    lambda g, out, x, y: sum_like(mul(g, share_of_winner(x, y)), x),
    lambda g, out, x, y: sum_like(mul(g, share_of_winner(y, x)), y),
    examples=_two,
)
defvjp(
    minimum,
    lambda g, out, x, y: sum_like(mul(g, share_of_winner(y, x)), x),
    lambda g, out, x, y: sum_like(mul(g, share_of_winner(x, y)), y),
    examples=_two,
)
defvjp(share_of_winner, examples=_two)

neg: OfInput = unary(
    "neg",
    "The negative",
    lambda xp, x: -x,
    lambda g, out, x: neg(g),
    shape=infer.same,
    linear="all",
    mindir="Neg",
    onnx="Neg",
)


@primitive(infer=infer.same, kind="elementwise")
def divisor(x: Any) -> Any:
    """The numbers, 1 for 0: what others may be divided by."""
    xp = xp_of(x)
    return xp.where(x == 0, xp.ones_like(x), x)


def _direction(g: Any, out: Any, x: Any) -> Any:
    """The gradient of a magnitude; none at 0."""
    return mul(g, div(x, divisor(out)) if complex_numbers(x) else sign(x))


abs: OfInput = unary(
    "abs",
    "The magnitude; of complex numbers the distance from 0",
    lambda xp, x: xp.abs(x),
    _direction,
    shape=lambda x: Spec(x.shape, part_of_complex(x.dtype)),
    mindir="Abs",
    onnx="Abs",
)


def _sign(xp: Any, x: Any) -> Any:
    if x.dtype.kind != "c":
        out = xp.sign(x)
        return xp.where(x == x, out, x.dtype.type(0)) if x.dtype.kind in "fV" else out
    length = xp.abs(x)  # the sign of complex numbers differs between libraries
    return x / xp.where(length == 0, 1, length)


sign: OfInput = unary(
    "sign",
    "-1, 0 or 1, the sign; 0 of NaN",
    _sign,
    None,
    shape=infer.same,
    mindir="Sign",
    onnx="Sign",
)
defvjp(divisor, lambda g, out, x: mul(g, abs(sign(x))), examples=any_number)


def _rounding(name: str, summary: str, ufunc: str, **traits: Any) -> Primitive:
    def rounded(xp: Any, x: Any) -> Any:
        return getattr(xp, ufunc)(x) if x.dtype.kind in "fV" else x

    return unary(name, summary, rounded, None, shape=infer.same, **traits)


floor = _rounding(
    "floor", "Rounded down; whole numbers as they are", "floor", mindir="Floor", onnx="Floor"
)
ceil = _rounding(
    "ceil", "Rounded up; whole numbers as they are", "ceil", mindir="Ceil", onnx="Ceil"
)
rint = _rounding(
    "rint",
    "Rounded to the nearest, halves to even; whole numbers as they are",
    "rint",
    mindir="Rint",
    onnx="Round",
)

with_elements(add, sub, mul, div, maximum, minimum, neg, abs)
multiply, negative, absolute = mul, neg, abs
mod = floor_mod


def floor_divide(input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """The quotient rounded down, element by element. No gradient."""
    return floor_div(input, other)


def addn(x: Sequence[Tensor]) -> Tensor:
    """The sum of a list or tuple of tensors of one shape."""
    total = x[0]
    for part in x[1:]:
        total = add(total, part)
    return total
