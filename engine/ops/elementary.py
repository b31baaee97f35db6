"""Element by element: powers, roots, exponentials, logarithms, and functions of angles."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.backend import xp_of
from engine.backend.kernels import special
from engine.backend.native.curves import curve
from engine.dtype import as_dtype
from engine.typed import Tensor, TensorOrNumber

from . import infer, integers
from .arithmetic import add, div, mul, neg, sub
from .broadcasting import sum_like
from .cast import cast
from .comparison import equal, greater_equal, logical_and, where
from .promotion import floated, promoted
from .seeds import ones_of
from .unary import OfInput, OfX, positive, unary, with_curve, within_one

__all__ = [
    "acos",
    "arccos",
    "arcsin",
    "arctan",
    "asin",
    "atan",
    "atan2",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "erfinv",
    "exp",
    "expm1",
    "inv",
    "log",
    "log1p",
    "log2",
    "log10",
    "pow",
    "reciprocal",
    "rsqrt",
    "sin",
    "sinh",
    "sqrt",
    "square",
    "tan",
    "trunc",
]

_TWO_OVER_ROOT_PI = 1.1283791670955126
_LN_2, _LN_10 = math.log(2), math.log(10)


def _two_positive(rng: Any) -> Any:
    yield (rng.random((2, 3)) + 0.5, rng.random((2, 3)) + 0.5), {}
    yield (rng.random((2, 1)) + 0.5, rng.random((3,)) + 0.5), {}


@primitive(infer=infer.broadcast, kind="elementwise", mindir="Pow", onnx="Pow")
def pow(input: TensorOrNumber, exponent: TensorOrNumber) -> Tensor:
    """The power, element by element; of whole numbers rounded towards zero.

    By an exponent below zero 0 gives the lowest number of int32 and int64, 0 of smaller types.
    """
    x, y = promoted(input, exponent, exact=True)
    return integers.power(x, y) if integers.are_whole(x, y) else x**y


@pow.form(device="CPU", provider="native")
def _pow_natively(input: Any, exponent: Any) -> Any:
    is_power = exponent.__class__ is float and input.__class__ is np.ndarray
    out = curve("pow", input, exponent) if is_power else None
    return pow.forms.after("native")(input, exponent) if out is None else out


def _base_rule(g: Any, out: Any, x: Any, y: Any) -> Any:
    """0 where the exponent is 0, at the base 0 too."""
    less = where(equal(y, 0), 1, sub(y, 1)) if hasattr(y, "dtype") else y - 1 if y else 1
    return sum_like(mul(g, mul(y, pow(x, less))), x)


def _exponent_rule(g: Any, out: Any, x: Any, y: Any) -> Any:
    """0 where the base is 0 and the exponent not below it."""
    if not hasattr(x, "dtype"):
        if x > 0:
            return sum_like(mul(g, mul(out, math.log(x))), y)
        x = mul(ones_of(y), x)
    nothing = logical_and(equal(x, 0), greater_equal(y, 0))
    return sum_like(mul(g, mul(out, log(where(nothing, 1, x)))), y)


defvjp(pow, _base_rule, _exponent_rule, examples=_two_positive)

square: OfInput = unary(
    "square",
    "The square",
    lambda xp, x: x * x,
    lambda g, out, x: mul(g, mul(x, 2)),
    shape=infer.same,
    mindir="Square",
)
exp: OfInput = unary(
    "exp",
    "e to the power",
    lambda xp, x: xp.exp(x),
    lambda g, out, x: mul(g, out),
    mindir="Exp",
    onnx="Exp",
)
log: OfInput = unary(
    "log",
    "The natural logarithm",
    lambda xp, x: xp.log(x),
    lambda g, out, x: div(g, x),
    examples=positive,
    mindir="Log",
    onnx="Log",
)
log1p: OfInput = unary(
    "log1p",
    "The natural logarithm of 1 + x",
    lambda xp, x: xp.log1p(x),
    lambda g, out, x: div(g, add(x, 1)),
    examples=positive,
    mindir="Log1p",
)
sqrt: OfX = unary(
    "sqrt",
    "The square root",
    lambda xp, x: xp.sqrt(x),
    lambda g, out, x: div(mul(g, 0.5), out),
    examples=positive,
    argument="x",
    mindir="Sqrt",
    onnx="Sqrt",
)
rsqrt: OfInput = unary(
    "rsqrt",
    "1 over the square root",
    lambda xp, x: 1 / xp.sqrt(x),
    lambda g, out, x: mul(mul(g, -0.5), div(out, x)),
    examples=positive,
    mindir="Rsqrt",
)
reciprocal: OfInput = unary(
    "reciprocal",
    "1 over x",
    lambda xp, x: 1 / x,
    lambda g, out, x: neg(mul(g, square(out))),
    examples=positive,
    mindir="Reciprocal",
    onnx="Reciprocal",
)
sin: OfInput = unary(
    "sin",
    "The sine",
    lambda xp, x: xp.sin(x),
    lambda g, out, x: mul(g, cos(x)),
    mindir="Sin",
    onnx="Sin",
)
cos: OfInput = unary(
    "cos",
    "The cosine",
    lambda xp, x: xp.cos(x),
    lambda g, out, x: neg(mul(g, sin(x))),
    mindir="Cos",
    onnx="Cos",
)
tan: OfInput = unary(
    "tan",
    "The tangent",
    lambda xp, x: xp.tan(x),
    lambda g, out, x: mul(g, add(square(out), 1)),
    mindir="Tan",
    onnx="Tan",
)
erf: OfInput = unary(
    "erf",
    "The error function",
    lambda xp, x: special.erf(x),
    lambda g, out, x: mul(g, mul(exp(neg(square(x))), _TWO_OVER_ROOT_PI)),
    mindir="Erf",
    onnx="Erf",
)
erfc: OfInput = unary(
    "erfc",
    "1 less the error function, with all digits where that is near 1",
    lambda xp, x: special.erfc(x),
    lambda g, out, x: mul(g, mul(exp(neg(square(x))), -_TWO_OVER_ROOT_PI)),
    mindir="Erfc",
)
erfinv: OfInput = unary(
    "erfinv",
    "The number of which the error function is x",
    lambda xp, x: special.erfinv(x),
    lambda g, out, x: mul(g, div(exp(square(out)), _TWO_OVER_ROOT_PI)),
    examples=within_one,
    mindir="Erfinv",
)
log2: OfInput = unary(
    "log2",
    "The logarithm to base 2",
    lambda xp, x: xp.log2(x),
    lambda g, out, x: div(g, mul(x, _LN_2)),
    examples=positive,
)
log10: OfInput = unary(
    "log10",
    "The logarithm to base 10",
    lambda xp, x: xp.log10(x),
    lambda g, out, x: div(g, mul(x, _LN_10)),
    examples=positive,
)
expm1: OfInput = unary(
    "expm1",
    "e to the power, less 1",
    lambda xp, x: xp.expm1(x),
    lambda g, out, x: mul(g, add(out, 1)),
    mindir="Expm1",
)
sinh: OfInput = unary(
    "sinh",
    "The hyperbolic sine",
    lambda xp, x: xp.sinh(x),
    lambda g, out, x: mul(g, cosh(x)),
    mindir="Sinh",
    onnx="Sinh",
)
cosh: OfInput = unary(
    "cosh",
    "The hyperbolic cosine",
    lambda xp, x: xp.cosh(x),
    lambda g, out, x: mul(g, sinh(x)),
    mindir="Cosh",
    onnx="Cosh",
)
asin: OfInput = unary(
    "asin",
    "The angle of a sine",
    lambda xp, x: xp.arcsin(x),
    lambda g, out, x: mul(g, rsqrt(sub(1, square(x)))),
    examples=within_one,
    mindir="Asin",
    onnx="Asin",
)
acos: OfInput = unary(
    "acos",
    "The angle of a cosine",
    lambda xp, x: xp.arccos(x),
    lambda g, out, x: neg(mul(g, rsqrt(sub(1, square(x))))),
    examples=within_one,
    mindir="ACos",
    onnx="Acos",
)
atan: OfInput = unary(
    "atan",
    "The angle of a tangent",
    lambda xp, x: xp.arctan(x),
    lambda g, out, x: div(g, add(square(x), 1)),
    mindir="Atan",
    onnx="Atan",
)
trunc: OfInput = unary(
    "trunc",
    "Rounded towards zero",
    lambda xp, x: xp.trunc(x) if x.dtype.kind in "fV" else x,
    None,
    shape=infer.same,
    mindir="Trunc",
)

with_curve(exp, log, log1p, expm1, erf)


@primitive(infer=infer.broadcast_floating, kind="elementwise", mindir="Atan2")
def atan2(input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """The angle of the point (`other`, `input`), element by element, from -pi to pi."""
    x, y = (floated(v) if hasattr(v, "dtype") else v for v in promoted(input, other))
    return xp_of(x, y).arctan2(x, y)


def _length_squared(x: Any, y: Any) -> Any:
    return add(square(x), square(y))


defvjp(
    atan2,
    lambda g, out, x, y: sum_like(mul(g, div(y, _length_squared(x, y))), x),
    lambda g, out, x, y: sum_like(neg(mul(g, div(x, _length_squared(x, y)))), y),
    examples=_two_positive,
)

arctan, arccos = atan, acos


def arcsin(x: Tensor) -> Tensor:
    """The angle of a sine, element by element."""
    return asin(x)


def inv(x: Tensor) -> Tensor:
    """1 over x, element by element; of whole numbers rounded towards zero, as in MindSpore."""
    out = reciprocal(x)
    return cast(out, x.dtype) if as_dtype(x.dtype).numpy.kind in "iu" else out
