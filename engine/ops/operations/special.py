"""Operator classes of special functions, parts of complex numbers, and guarded arithmetic."""

from __future__ import annotations

from typing import Any

from engine.ops import (
    activation,
    arithmetic,
    bessel,
    bitwise,
    blending,
    closeness,
    comparison,
    complex_parts,
    elementary,
    gamma_functions,
    gelu_forms,
    hyperbolic,
    incomplete_beta,
    incomplete_gamma,
    pairs,
    piecewise,
    seeds,
)

from .operator_class import REQUIRED, as_class, configured

__all__ = [
    "GLU",
    "ACos",
    "Acosh",
    "Addcdiv",
    "Addcmul",
    "Angle",
    "ApproximateEqual",
    "Asin",
    "Asinh",
    "Atan",
    "Atan2",
    "Atanh",
    "BesselI0",
    "BesselI0e",
    "BesselI1",
    "BesselI1e",
    "BesselJ0",
    "BesselJ1",
    "BesselK0",
    "BesselK0e",
    "BesselK1",
    "BesselK1e",
    "BesselY0",
    "BesselY1",
    "Betainc",
    "BitwiseAnd",
    "BitwiseOr",
    "BitwiseXor",
    "CeLU",
    "Complex",
    "ComplexAbs",
    "Conj",
    "Cosh",
    "Digamma",
    "DivNoNan",
    "Erfc",
    "Erfinv",
    "Expm1",
    "FastGeLU",
    "Fmax",
    "Fmin",
    "Gcd",
    "HShrink",
    "Heaviside",
    "Hypot",
    "Igamma",
    "Igammac",
    "Imag",
    "Inv",
    "Invert",
    "IsClose",
    "Lcm",
    "LeftShift",
    "Lerp",
    "LerpScalar",
    "Lgamma",
    "Logit",
    "MulNoNan",
    "Mvlgamma",
    "NanToNum",
    "NextAfter",
    "Polar",
    "Polygamma",
    "Real",
    "RightShift",
    "Sinc",
    "Sinh",
    "SoftShrink",
    "Trunc",
    "TruncateDiv",
    "TruncateMod",
    "Xdivy",
    "Xlogy",
    "Zeta",
]


def _logit(x: Any, eps: float) -> Any:
    """log(x / (1 - x)), `x` held between `eps` and 1 - `eps`; not held if that is below 0."""
    return blending.logit(x, None if eps < 0 else eps)


ACos = as_class("ACos", elementary.acos)
Acosh = as_class("Acosh", hyperbolic.acosh)
Asin = as_class("Asin", elementary.asin)
Asinh = as_class("Asinh", hyperbolic.asinh)
Atan = as_class("Atan", elementary.atan)
Atan2 = as_class("Atan2", elementary.atan2)
Atanh = as_class("Atanh", hyperbolic.atanh)
Cosh = as_class("Cosh", elementary.cosh)
Sinh = as_class("Sinh", elementary.sinh)
Sinc = as_class("Sinc", hyperbolic.sinc)
Expm1 = as_class("Expm1", elementary.expm1)
Erfc = as_class("Erfc", elementary.erfc)
Erfinv = as_class("Erfinv", elementary.erfinv)
Inv = as_class("Inv", elementary.reciprocal)
Trunc = as_class("Trunc", elementary.trunc)

Lgamma = as_class("Lgamma", gamma_functions.lgamma)
Digamma = as_class("Digamma", gamma_functions.digamma)
Polygamma = as_class("Polygamma", gamma_functions.polygamma)
Mvlgamma = configured("Mvlgamma", gamma_functions.mvlgamma, p=REQUIRED)
Igamma = as_class("Igamma", incomplete_gamma.igamma)
Igammac = as_class("Igammac", incomplete_gamma.igammac)
Betainc = as_class("Betainc", incomplete_beta.incomplete_beta)
Zeta = as_class("Zeta", gamma_functions.zeta)
BesselI0 = as_class("BesselI0", bessel.bessel_i0)
BesselI0e = as_class("BesselI0e", bessel.bessel_i0e)
BesselI1 = as_class("BesselI1", bessel.bessel_i1)
BesselI1e = as_class("BesselI1e", bessel.bessel_i1e)
BesselJ0 = as_class("BesselJ0", bessel.bessel_j0)
BesselJ1 = as_class("BesselJ1", bessel.bessel_j1)
BesselK0 = as_class("BesselK0", bessel.bessel_k0)
BesselK0e = as_class("BesselK0e", bessel.bessel_k0e)
BesselK1 = as_class("BesselK1", bessel.bessel_k1)
BesselK1e = as_class("BesselK1e", bessel.bessel_k1e)
BesselY0 = as_class("BesselY0", bessel.bessel_y0)
BesselY1 = as_class("BesselY1", bessel.bessel_y1)

Addcdiv = as_class("Addcdiv", blending.addcdiv)
Addcmul = as_class("Addcmul", blending.addcmul)
Lerp = as_class("Lerp", blending.lerp)
LerpScalar = as_class("LerpScalar", blending.lerp)
NanToNum = configured("NanToNum", blending.nan_to_num, nan=None, posinf=None, neginf=None)
Logit = configured("Logit", _logit, eps=-1.0)
Fmax = as_class("Fmax", pairs.fmax)
Fmin = as_class("Fmin", pairs.fmin)
Heaviside = as_class("Heaviside", pairs.heaviside)
Hypot = as_class("Hypot", pairs.hypot)
NextAfter = as_class("NextAfter", pairs.nextafter)
TruncateDiv = as_class("TruncateDiv", pairs.truncate_div)
TruncateMod = as_class("TruncateMod", pairs.truncate_mod)
Xdivy = as_class("Xdivy", pairs.xdivy)
Xlogy = as_class("Xlogy", pairs.xlogy)
IsClose = configured("IsClose", closeness.isclose, rtol=1e-05, atol=1e-08, equal_nan=False)
ApproximateEqual = configured("ApproximateEqual", closeness.approximate_equal, tolerance=1e-05)

BitwiseAnd = as_class("BitwiseAnd", bitwise.bitwise_and)
BitwiseOr = as_class("BitwiseOr", bitwise.bitwise_or)
BitwiseXor = as_class("BitwiseXor", bitwise.bitwise_xor)
Invert = as_class("Invert", bitwise.invert)
LeftShift = as_class("LeftShift", bitwise.bitwise_left_shift)
RightShift = as_class("RightShift", bitwise.bitwise_right_shift)
Gcd = as_class("Gcd", bitwise.gcd)
Lcm = as_class("Lcm", bitwise.lcm)

Angle = as_class("Angle", complex_parts.angle)
Conj = as_class("Conj", complex_parts.conj)
Imag = as_class("Imag", complex_parts.imag)
Polar = as_class("Polar", complex_parts.polar)
Real = as_class("Real", complex_parts.real)
Complex = as_class("Complex", complex_parts.complex_of)
ComplexAbs = as_class("ComplexAbs", complex_parts.magnitude_of)

CeLU = configured("CeLU", activation.celu, alpha=1.0)
FastGeLU = as_class("FastGeLU", gelu_forms.fast_gelu)
GLU = configured("GLU", activation.glu, axis=-1)
HShrink = configured("HShrink", piecewise.hardshrink, lambd=0.5)
SoftShrink = configured("SoftShrink", activation.softshrink, lambd=0.5)


def _div_no_nan(x1: Any, x2: Any) -> Any:
    nothing = comparison.equal(x2, 0)
    divisor = comparison.where(nothing, seeds.ones_of(x2), x2)
    return comparison.where(nothing, 0, arithmetic.div(x1, divisor))


def _mul_no_nan(x: Any, y: Any) -> Any:
    nothing = comparison.equal(y, 0)
    return comparison.where(nothing, 0, arithmetic.mul(comparison.where(nothing, 0, x), y))


DivNoNan = as_class("DivNoNan", _div_no_nan, "The quotient; 0 where the divisor is 0.")
MulNoNan = as_class("MulNoNan", _mul_no_nan, "The product; 0 where the second is 0.")
