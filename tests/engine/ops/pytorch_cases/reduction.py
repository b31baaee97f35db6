"""Along axes: sums, products, means, extremes, spreads, running sums."""

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

CASES = {
    "sum": Case("ops.sum(a)", "torch.sum(a)", (real(2, 3),)),
    "sum-axes": Case("ops.sum(a, (0, -1), True)", "torch.sum(a, (0, -1), True)", (real(2, 3, 4),)),
    "sum-empty": Case("ops.sum(a, 0)", "torch.sum(a, 0)", (real(0, 3),)),
    "sum-0d": Case("a.sum()", "a.sum()", (real(),)),
    "sum-whole": Case("a.sum(1)", "a.sum(1)", (whole(9, 2, 3),)),
    "sum-truth": Case("ops.sum(a)", "torch.sum(a)", (truth(5),)),
    "mean": Case("ops.mean(a, 1)", "torch.mean(a, 1)", (transposed(3, 4),)),
    "mean-all": Case("a.mean()", "a.mean()", (real(2, 3),)),
    "prod": Case("ops.prod(a, 1)", "torch.prod(a, 1)", (real(2, 3),)),
    "prod-all": Case("ops.prod(a)", "torch.prod(a)", (real(2, 3),)),
    "prod-with-a-zero": Case("ops.prod(a)", "torch.prod(a)", (given(0.0, 2.0, 3.0),)),
    "prod-with-zeros": Case("ops.prod(a)", "torch.prod(a)", (given(0.0, 2.0, 0.0),)),
    "prod-zeros-along": Case(
        "ops.prod(a, 0)", "torch.prod(a, 0)", (given([0.0, 1.0, 0.0], [2.0, 3.0, 0.0]),)
    ),
    "prod-empty": Case("ops.prod(a, 0)", "torch.prod(a, 0)", (real(0, 2),)),
    "amax": Case("ops.amax(a, 1)", "torch.amax(a, 1)", (apart(2, 3),)),
    "amin": Case("ops.amin(a, (0, 2), True)", "torch.amin(a, (0, 2), True)", (apart(2, 3, 2),)),
    "amax-equal": Case("ops.amax(a)", "torch.amax(a)", (given(1.0, 2.0, 2.0),)),
    "max-index": Case("ops.max(a, 1)", "torch.max(a, 1)", (apart(3, 4),)),
    "min-index": Case("ops.min(a, 0)", "torch.min(a, 0)", (apart(3, 4),)),
    "argmax": Case("ops.argmax(a, 1)", "torch.argmax(a, 1)", (apart(3, 4),), False),
    "argmax-all": Case("ops.argmax(a)", "torch.argmax(a)", (apart(3, 4),), False),
    "all-any": Case(
        "(ops.all(a, 1), ops.any(a, 1), ops.all(a), ops.any(a))",
        "(torch.all(a, 1), torch.any(a, 1), torch.all(a), torch.any(a))",
        (truth(2, 3),),
    ),
    "var": Case("ops.var(a, 1, 1)", "torch.var(a, 1)", (real(2, 4),)),
    "var-all": Case("ops.var(a)", "torch.var(a, correction=0)", (real(2, 4),)),
    "std": Case("ops.std(a, 0, 1, True)", "torch.std(a, 0, keepdim=True)", (real(4, 2),)),
    "logsumexp": Case("ops.logsumexp(a, 1)", "torch.logsumexp(a, 1)", (real(2, 3),)),
    "logsumexp-axes": Case(
        "ops.logsumexp(a, (0, 1), True)", "torch.logsumexp(a, (0, 1), True)", (real(2, 3),)
    ),
    "logsumexp-far": Case(
        "ops.logsumexp(a, 0)", "torch.logsumexp(a, 0)", (given(1000.0, 999.0, -1000.0),)
    ),
    "cumsum": Case("ops.cumsum(a, 1)", "torch.cumsum(a, 1)", (real(2, 3),)),
    "cumprod": Case("ops.cumprod(a, 0)", "torch.cumprod(a, 0)", (positive(3, 2),)),
    "cumprod-zero": Case("ops.cumprod(a, 0)", "torch.cumprod(a, 0)", (given(2.0, 0.0, 3.0),)),
    "norm-1": Case("ops.norm(a, 1, 1)", "torch.norm(a, 1, 1)", (real(2, 3),)),
    "norm-2": Case("ops.norm(a)", "torch.norm(a)", (real(2, 3),)),
    "norm-inf": Case("ops.norm(a, np.inf, 1)", "torch.amax(torch.abs(a), 1)", (apart(2, 3),)),
}
