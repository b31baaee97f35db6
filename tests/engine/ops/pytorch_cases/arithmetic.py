"""Element by element: sums, products, quotients, what is left of them, choices, and comparisons."""

from __future__ import annotations

from tests.engine.ops.pytorch_case import (
    Case,
    apart,
    given,
    positive,
    real,
    transposed,
    truth,
    whole,
)

SIGNED = given(-7.5, 7.5, 2.25, -0.5)
DIVISOR = given(2.0, -2.0, 0.75, 3.0)
WHOLE, OTHER = whole(9, 2, 3), given(2, 3, 4)

CASES = {
    "add": Case("ops.add(a, b)", "torch.add(a, b)", (real(2, 1), real(3))),
    "add-empty": Case("a + b", "a + b", (real(0, 3), real(3))),
    "sub": Case("ops.sub(a, b)", "torch.sub(a, b)", (transposed(2, 3), real())),
    "mul": Case("ops.mul(a, b)", "torch.mul(a, b)", (transposed(2, 3), real(2, 1))),
    "mul-number": Case("2.5 * a * True", "2.5 * a * True", (real(),)),
    "div": Case("ops.div(a, b)", "torch.div(a, b)", (real(3), positive(2, 3))),
    "div-whole": Case("a / b", "(a / b).double()", (WHOLE, OTHER), single=None),
    "floor_div": Case("a // b", "torch.floor_divide(a, b)", (SIGNED, DIVISOR), False),
    "floor_div-whole": Case("a // b", "a // b", (WHOLE, OTHER)),
    "floor_mod": Case("a % b", "torch.remainder(a, b)", (SIGNED, DIVISOR)),
    "fmod": Case("ops.fmod(a, b)", "torch.fmod(a, b)", (SIGNED, DIVISOR)),
    "maximum": Case("ops.maximum(a, b)", "torch.maximum(a, b)", (real(2, 3), real(3))),
    "maximum-equal": Case("ops.maximum(a, b)", "torch.maximum(a, b)", (given(1.0), given(1.0))),
    "minimum": Case("ops.minimum(a, b)", "torch.minimum(a, b)", (real(2, 3), real(3))),
    "minimum-equal": Case("ops.minimum(a, b)", "torch.minimum(a, b)", (given(1.0), given(1.0))),
    "neg": Case("-a", "-a", (real(2, 3),)),
    "abs": Case("ops.abs(a)", "torch.abs(a)", (given(-2.0, 0.0, 3.0),)),
    "sign": Case("ops.sign(a)", "torch.sign(a)", (given(-2.0, 0.0, 3.0),), False),
    "rounded": Case(
        "(ops.floor(a), ops.ceil(a), ops.round(a), ops.trunc(a))",
        "(torch.floor(a), torch.ceil(a), torch.round(a), torch.trunc(a))",
        (given(-2.5, -0.4, 0.5, 1.5, 2.5),),
        False,
    ),
    "pow-whole": Case("a ** b", "a ** b", (whole(5, 3), whole(4, 2, 1))),
    "pow-of-zero": Case("a ** 2.0", "a ** 2.0", (given(0.0, -1.5, 2.0),)),
    "number-pow": Case("2.0 ** a", "2.0 ** a", (real(3),)),
    "pow-nothing": Case(
        "a ** b", "a ** b", (given(0.0, 0.0, 2.0, 1.5), given(0.0, 3.0, 0.0, -2.0)), True
    ),
    "zero-pow": Case("0.0 ** a", "0.0 ** a", (given(0.0, 2.0),)),
    "where": Case("ops.where(a, b, c)", "torch.where(a, b, c)", (truth(2, 3), real(3), real(2, 1))),
    "where-number": Case("ops.where(a, b, 0.5)", "torch.where(a, b, 0.5)", (truth(3), real(3))),
    "clamp": Case("ops.clamp(a, -0.5, 0.5)", "torch.clamp(a, -0.5, 0.5)", (apart(3, 4),)),
    "clamp-at-bounds": Case(
        "ops.clamp(a, 0.0, 1.0)", "torch.clamp(a, 0.0, 1.0)", (given(0.0, 1.0),)
    ),
    "comparisons": Case(
        "(a < b, a <= b, a == b, a != b, a >= b, a > b)",
        "(a < b, a <= b, a == b, a != b, a >= b, a > b)",
        (whole(3, 4), whole(3, 2, 1)),
    ),
    "logic": Case(
        "(ops.logical_and(a, b), ops.logical_or(a, b), ops.logical_xor(a, b), ops.logical_not(a))",
        "(torch.logical_and(a, b), torch.logical_or(a, b), torch.logical_xor(a, b), ~a)",
        (truth(4), truth(2, 1)),
    ),
    "bits": Case("(a & b, a | b, a ^ b)", "(a & b, a | b, a ^ b)", (whole(9, 4), whole(9, 2, 1))),
    "isnan": Case(
        "(ops.isnan(a), ops.isinf(a), ops.isfinite(a))",
        "(torch.isnan(a), torch.isinf(a), torch.isfinite(a))",
        (given(float("nan"), float("inf"), 0.0),),
        False,
    ),
    "addn": Case("ops.addn((a, b, a))", "a + b + a", (real(2, 3), real(2, 3))),
    "global-norm": Case(
        "ops.clip_by_global_norm((a, b), 1.0)",
        "[x / torch.sqrt((a * a).sum() + (b * b).sum()).clamp(min=1.0) for x in (a, b)]",
        (real(2, 3), real(3)),
    ),
}
