"""Element by element: hyperbolic, gamma and Bessel functions, and what two numbers make."""

from __future__ import annotations

from tests.engine.ops.pytorch_case import (
    Case,
    apart,
    given,
    positive,
    real,
    transposed,
    whole,
    within_one,
)

GREAT = given(1.5, 2.0, 7.25)
ODD = given(float("nan"), float("inf"), float("-inf"), 0.5)

CASES = {
    "acosh": Case("ops.acosh(a)", "torch.acosh(a)", (GREAT,)),
    "asinh": Case("ops.asinh(a)", "torch.asinh(a)", (transposed(2, 3),)),
    "atanh": Case("ops.atanh(a)", "torch.atanh(a)", (within_one(2, 3),)),
    "exp2": Case("ops.exp2(a)", "torch.exp2(a)", (real(),)),
    "sinc": Case("ops.sinc(a)", "torch.sinc(a)", (given(0.0, 0.3, -1.7),)),
    "deg2rad": Case("ops.deg2rad(a)", "torch.deg2rad(a)", (real(3),)),
    "rad2deg": Case("ops.rad2deg(a)", "torch.rad2deg(a)", (real(3),)),
    "erfinv": Case("ops.erfinv(a)", "torch.erfinv(a)", (within_one(2, 3),)),
    "lgamma": Case("ops.lgamma(a)", "torch.lgamma(a)", (real(2, 3),)),
    "digamma": Case("ops.digamma(a)", "torch.digamma(a)", (positive(2, 3),)),
    "polygamma": Case("ops.polygamma(2, a)", "torch.polygamma(2, a)", (positive(3),)),
    "mvlgamma": Case("ops.mvlgamma(a, 2)", "torch.mvlgamma(a, 2)", (GREAT,)),
    "igamma": Case("ops.igamma(a, b)", "torch.igamma(a, b)", (GREAT, positive(2, 3)), False),
    "igammac": Case("ops.igammac(a, b)", "torch.igammac(a, b)", (GREAT, positive(2, 3)), False),
    "zeta": Case("ops.zeta(a, b)", "torch.special.zeta(a, b)", (GREAT, positive(2, 3)), False),
    "i0": Case("ops.bessel_i0(a)", "torch.special.i0(a)", (real(2, 3),)),
    "i0e": Case("ops.bessel_i0e(a)", "torch.special.i0e(a)", (real(2, 3),)),
    "i1": Case("ops.bessel_i1(a)", "torch.special.i1(a)", (given(0.0, 0.7, -2.0),)),
    "i1e": Case("ops.bessel_i1e(a)", "torch.special.i1e(a)", (given(0.0, 0.7, -2.0),)),
    "j0": Case("ops.bessel_j0(a)", "torch.special.bessel_j0(a)", (real(3),), False),
    "j1": Case("ops.bessel_j1(a)", "torch.special.bessel_j1(a)", (real(3),), False),
    "k0": Case("ops.bessel_k0(a)", "torch.special.modified_bessel_k0(a)", (positive(3),), False),
    "k1": Case("ops.bessel_k1(a)", "torch.special.modified_bessel_k1(a)", (positive(3),), False),
    "y0": Case("ops.bessel_y0(a)", "torch.special.bessel_y0(a)", (positive(3),), False),
    "y1": Case("ops.bessel_y1(a)", "torch.special.bessel_y1(a)", (positive(3),), False),
    "logaddexp": Case("ops.logaddexp(a, b)", "torch.logaddexp(a, b)", (real(2, 1), real(3))),
    "logaddexp2": Case("ops.logaddexp2(a, b)", "torch.logaddexp2(a, b)", (real(2, 1), real(3))),
    "hypot": Case("ops.hypot(a, b)", "torch.hypot(a, b)", (real(2, 1), real(3))),
    "copysign": Case("ops.copysign(a, b)", "torch.copysign(a, b)", (real(2, 3), real(3))),
    "nextafter": Case(
        "ops.nextafter(a, b)", "torch.nextafter(a, b)", (real(3), real(3)), False, None
    ),
    "heaviside": Case(
        "ops.heaviside(a, b)", "torch.heaviside(a, b)", (given(0.0, 1.0, -2.0), real(3)), False
    ),
    "float_power": Case(
        "ops.float_power(a, b)", "torch.float_power(a, b)", (positive(2, 3), real(3))
    ),
    "ldexp": Case("ops.ldexp(a, b)", "torch.ldexp(a, b)", (real(2, 3), whole(5, 3))),
    "xlogy": Case("ops.xlogy(a, b)", "torch.xlogy(a, b)", (given(0.0, 2.0), given(0.5, 3.0))),
    "xlogy-number": Case("ops.xlogy(a, 2.0)", "torch.xlogy(a, 2.0)", (real(3),)),
    "fmax": Case("ops.fmax(a, b)", "torch.fmax(a, b)", (ODD, real(4)), False),
    "fmin": Case("ops.fmin(a, b)", "torch.fmin(a, b)", (real(4), ODD), False),
    "lerp": Case("ops.lerp(a, b, c)", "torch.lerp(a, b, c)", (real(2, 3), real(3), real(3))),
    "lerp-number": Case("ops.lerp(a, b, 0.3)", "torch.lerp(a, b, 0.3)", (real(3), real(3))),
    "addcdiv": Case(
        "ops.addcdiv(a, b, c, 2.0)",
        "torch.addcdiv(a, b, c, value=2.0)",
        (real(2, 3), real(3), positive(2, 1)),
    ),
    "addcmul": Case(
        "ops.addcmul(a, b, c, 0.5)",
        "torch.addcmul(a, b, c, value=0.5)",
        (real(2, 3), real(3), real(2, 1)),
    ),
    "nan_to_num": Case(
        "ops.nan_to_num(a, 1.0, 2.0)", "torch.nan_to_num(a, 1.0, 2.0)", (ODD,), True, None
    ),
    "frac": Case("ops.frac(a)", "torch.frac(a)", (given(1.5, -2.25, 0.0),)),
    "logit": Case("ops.logit(a)", "torch.logit(a)", (given(0.2, 0.5, 0.9),)),
    "logit-eps": Case("ops.logit(a, 0.1)", "torch.logit(a, 0.1)", (given(0.0, 0.5, 0.95),)),
    "div-floor": Case(
        "ops.div(a, b, rounding_mode='floor')",
        "torch.div(a, b, rounding_mode='floor')",
        (real(2, 3), positive(3)),
    ),
    "div-trunc": Case(
        "ops.div(a, b, rounding_mode='trunc')",
        "torch.div(a, b, rounding_mode='trunc')",
        (given(-7, 7, 0, -8), given(2, -2, 3, 4)),
    ),
    "round": Case("ops.round(a, decimals=1)", "torch.round(a, decimals=1)", (real(2, 3),), False),
    "subtract": Case(
        "ops.subtract(a, b, alpha=3)", "torch.subtract(a, b, alpha=3)", (real(2, 3), real(3))
    ),
    "gcd": Case("ops.gcd(a, b)", "torch.gcd(a, b)", (whole(50, 4), whole(50, 4))),
    "lcm": Case("ops.lcm(a, b)", "torch.lcm(a, b)", (whole(50, 4), whole(50, 4))),
    "shifts": Case(
        "ops.bitwise_right_shift(ops.bitwise_left_shift(a, 5), b)",
        "torch.bitwise_right_shift(torch.bitwise_left_shift(a, 5), b)",
        (whole(50, 4), whole(4, 4)),
    ),
    "isclose": Case(
        "ops.isclose(a, b, equal_nan=True)",
        "torch.isclose(a, b, equal_nan=True)",
        (ODD, ODD),
        False,
    ),
    "signbit": Case("ops.signbit(a)", "torch.signbit(a)", (given(-0.0, 0.0, -2.0),), False),
    "infinite": Case(
        "(ops.isposinf(a), ops.isneginf(a))",
        "(torch.isposinf(a), torch.isneginf(a))",
        (ODD,),
        False,
    ),
    "polar": Case(
        "ops.view_as_real(ops.polar(a, b))",
        "torch.view_as_real(torch.polar(a, b))",
        (positive(3), real(3)),
        False,
    ),
    "parts": Case(
        "(ops.real(ops.polar(a, b)), ops.imag(ops.polar(a, b)), ops.angle(ops.polar(a, b)))",
        "(torch.polar(a, b).real, torch.polar(a, b).imag, torch.polar(a, b).angle())",
        (positive(3), within_one(3)),
        False,
    ),
    "swiglu": Case("ops.swiglu(a, 0)", "F.silu(a[:1]) * a[1:]", (real(2, 3),)),
    "prelu": Case("ops.prelu(a, b)", "F.prelu(a, b)", (real(), positive(1))),
    "clamp-tensors": Case(
        "ops.clamp(a, b, b + 1)", "torch.clamp(a, b, b + 1)", (apart(2, 3), within_one(3))
    ),
    "clip_by_norm": Case(
        "ops.clip_by_norm(a, max_norm=0.5)",
        "a * torch.clamp(0.5 / (a.norm() + 1e-6), max=1.0)",
        (real(2, 3),),
    ),
}
