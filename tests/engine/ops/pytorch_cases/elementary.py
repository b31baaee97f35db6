"""Element by element: powers, roots, exponentials, angles."""

from __future__ import annotations

from tests.engine.ops.pytorch_case import Case, positive, real, transposed, within_one

CASES = {
    "pow": Case("ops.pow(a, b)", "torch.pow(a, b)", (positive(2, 3), real(3))),
    "square": Case("ops.square(a)", "torch.square(a)", (transposed(2, 3),)),
    "sqrt": Case("ops.sqrt(a)", "torch.sqrt(a)", (positive(2, 3),)),
    "rsqrt": Case("ops.rsqrt(a)", "torch.rsqrt(a)", (positive(2, 3),)),
    "exp": Case("ops.exp(a)", "torch.exp(a)", (real(2, 3),)),
    "expm1": Case("ops.expm1(a)", "torch.expm1(a)", (real(),)),
    "log": Case("ops.log(a)", "torch.log(a)", (positive(0, 3),)),
    "log1p": Case("ops.log1p(a)", "torch.log1p(a)", (positive(2, 3),)),
    "log2": Case("ops.log2(a)", "torch.log2(a)", (positive(2, 3),)),
    "log10": Case("ops.log10(a)", "torch.log10(a)", (positive(2, 3),)),
    "sin": Case("ops.sin(a)", "torch.sin(a)", (real(2, 3),)),
    "cos": Case("ops.cos(a)", "torch.cos(a)", (real(2, 3),)),
    "tan": Case("ops.tan(a)", "torch.tan(a)", (within_one(2, 3),)),
    "asin": Case("ops.asin(a)", "torch.asin(a)", (within_one(2, 3),)),
    "acos": Case("ops.acos(a)", "torch.acos(a)", (within_one(2, 3),)),
    "atan": Case("ops.atan(a)", "torch.atan(a)", (real(2, 3),)),
    "atan2": Case("ops.atan2(a, b)", "torch.atan2(a, b)", (real(2, 1), real(3))),
    "sinh": Case("ops.sinh(a)", "torch.sinh(a)", (real(2, 3),)),
    "cosh": Case("ops.cosh(a)", "torch.cosh(a)", (real(2, 3),)),
    "erf": Case("ops.erf(a)", "torch.erf(a)", (real(2, 3),)),
    "erfc": Case("ops.erfc(a)", "torch.erfc(a)", (real(2, 3),)),
}
