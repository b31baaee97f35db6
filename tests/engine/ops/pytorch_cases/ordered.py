"""Along axes: sums, products, extremes, shares, orders and counts."""

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

_HOLED = given([1.0, float("nan"), 3.0, 0.5], [4.0, 5.0, float("nan"), 2.0])
_ZEROS = given([0.0, 2.0, 3.0, 0.5], [4.0, 0.0, 0.0, 2.0])

CASES = {
    "sum": Case("ops.sum(a, (0, 2), True)", "torch.sum(a, (0, 2), True)", (real(2, 3, 2),)),
    "sum of whole numbers": Case("ops.sum(a, 1)", "torch.sum(a, 1)", (whole(9, 2, 3),)),
    "mean": Case("ops.mean(a, 1)", "torch.mean(a, 1)", (transposed(2, 3),)),
    "prod": Case("ops.prod(a, 1, True)", "torch.prod(a, 1, True)", (_ZEROS,)),
    "prod of all": Case("ops.prod(a)", "torch.prod(a)", (real(2, 3),)),
    "all": Case("ops.all(a, 1)", "torch.all(a, 1)", (truth(3, 2),)),
    "any": Case("ops.any(a, 0, True)", "torch.any(a, 0, True)", (truth(2, 3),)),
    "amax": Case("ops.amax(a, (0, 1))", "torch.amax(a, (0, 1))", (whole(3, 2, 3, 2),), False),
    "amax of equal ones": Case("ops.amax(a * 1.0)", "torch.amax(a * 1.0)", (given(1.0, 2.0, 2.0),)),
    "amin": Case("ops.amin(a, 1)", "torch.amin(a, 1)", (apart(2, 3),)),
    "max": Case("ops.max(a, 1)", "torch.max(a, 1)", (apart(2, 3),)),
    "min": Case("ops.min(a, 0, True)", "torch.min(a, 0, True)", (apart(2, 3),)),
    "aminmax": Case("ops.aminmax(a, axis=1)", "torch.aminmax(a, dim=1)", (apart(2, 3),)),
    "argmax": Case("ops.argmax(a, 1)", "torch.argmax(a, 1)", (apart(2, 3),), False),
    "nansum": Case("ops.nansum(a, 1)", "torch.nansum(a, 1)", (_HOLED,)),
    "nanmean": Case("ops.nanmean(a, 1)", "torch.nanmean(a, 1)", (_HOLED,)),
    "std": Case("ops.std(a, 1, 1)", "torch.std(a, 1, correction=1)", (real(2, 3),)),
    "std of equal ones": Case("ops.std(a)", "torch.std(a, correction=0)", (given(1.0, 1.0),)),
    "var": Case(
        "ops.var(a, (0, 2), 0, True)",
        "torch.var(a, (0, 2), correction=0, keepdim=True)",
        (real(2, 3, 2),),
    ),
    "std_mean": Case("ops.std_mean(a, 1)", "torch.std_mean(a, 1, correction=0)", (real(2, 3),)),
    "var_mean": Case("ops.var_mean(a, 0, 1)", "torch.var_mean(a, 0, correction=1)", (real(2, 3),)),
    "logsumexp": Case("ops.logsumexp(a, (0, 1))", "torch.logsumexp(a, (0, 1))", (real(2, 3),)),
    "logsumexp of the infinite": Case(
        "ops.logsumexp(a, 0)",
        "torch.logsumexp(a, 0)",
        (given([-float("inf"), 1.0], [-float("inf"), -float("inf")]),),
        False,
    ),
    "cumsum": Case("ops.cumsum(a, 1)", "torch.cumsum(a, 1)", (transposed(2, 3),)),
    "cumprod": Case("ops.cumprod(a, 1)", "torch.cumprod(a, 1)", (_ZEROS,)),
    "cumprod of whole numbers": Case("ops.cumprod(a, 0)", "torch.cumprod(a, 0)", (whole(4, 5),)),
    "cummax": Case("ops.cummax(a, 1)", "torch.cummax(a, 1)", (real(2, 5),)),
    "cummax of equal ones": Case(
        "ops.cummax(a, 0)", "torch.cummax(a, 0)", (given(1, 2, 2, 1, 2, 0),)
    ),
    "cummin": Case("ops.cummin(a, 0)", "torch.cummin(a, 0)", (real(5, 2),)),
    "logcumsumexp": Case("ops.logcumsumexp(a, 1)", "torch.logcumsumexp(a, 1)", (real(2, 5),)),
    "count_nonzero": Case(
        "ops.count_nonzero(a, 1)", "torch.count_nonzero(a, 1)", (whole(2, 2, 5),)
    ),
    "median": Case("ops.median(a, 1)", "torch.median(a, 1)", (apart(2, 4),)),
    "nanmedian": Case("ops.nanmedian(a, 1, True)", "torch.nanmedian(a, 1, True)", (_HOLED,)),
    "quantile": Case(
        "ops.quantile(a, [0.1, 0.5], 1)",
        "torch.quantile(a, torch.tensor([0.1, 0.5], dtype=a.dtype), 1)",
        (apart(2, 5),),
    ),
    "quantile of all": Case("ops.quantile(a, 0.3)", "torch.quantile(a, 0.3)", (apart(2, 3),)),
    "nanquantile": Case(
        "ops.nanquantile(a, 0.3, 1, True)", "torch.nanquantile(a, 0.3, 1, True)", (_HOLED,)
    ),
    "histc": Case("ops.histc(a, 5)", "torch.histc(a, 5)", (apart(4, 3),), False),
    "bincount": Case("ops.bincount(a, None, 6)", "torch.bincount(a, None, 6)", (whole(5, 9),)),
    "sort": Case("ops.sort(a, 1)", "torch.sort(a, 1)", (apart(2, 4),)),
    "sort downwards": Case("ops.sort(a, 0, True)", "torch.sort(a, 0, True)", (apart(4, 2),)),
    "sort of equal ones": Case("ops.sort(a)", "torch.sort(a, stable=True)", (whole(3, 2, 6),)),
    "argsort": Case("ops.argsort(a, 0)", "torch.argsort(a, 0)", (apart(3, 2),), False),
    "msort": Case("ops.msort(a)", "torch.msort(a)", (apart(3, 2),)),
    "topk": Case("ops.topk(a, 2)", "torch.topk(a, 2)", (apart(2, 4),)),
    "topk of the smallest": Case(
        "ops.topk(a, 2, 0, False)", "torch.topk(a, 2, 0, False)", (apart(4, 2),)
    ),
    "kthvalue": Case("ops.kthvalue(a, 2)", "torch.kthvalue(a, 2)", (apart(2, 4),)),
    "unique_consecutive": Case(
        "ops.unique_consecutive(a, True, True)",
        "torch.unique_consecutive(a, True, True)",
        (whole(2, 12),),
    ),
    "searchsorted": Case(
        "ops.searchsorted(ops.sort(a)[0], b)",
        "torch.searchsorted(torch.sort(a)[0], b)",
        (apart(2, 5), real(2, 3)),
        False,
    ),
    "bucketize": Case(
        "ops.bucketize(a, [0, 1, 3], right=True)",
        "torch.bucketize(a, torch.tensor([0, 1, 3]), right=True)",
        (whole(5, 2, 3),),
    ),
    "diff": Case("ops.diff(a, 2, 0)", "torch.diff(a, 2, 0)", (real(4, 2),)),
    "trapz": Case("ops.trapz(a, b)", "torch.trapezoid(a, b)", (real(2, 4), real(4))),
    "vander": Case("ops.vander(a, 3)", "torch.stack([a * a, a, a * 0 + 1], -1)", (real(3),)),
    "tril": Case("ops.tril(a, 1)", "torch.tril(a, 1)", (real(2, 3, 4),)),
    "triu": Case("ops.triu(a, -1)", "torch.triu(a, -1)", (positive(4, 3),)),
    "trace": Case("ops.trace(a)", "torch.trace(a)", (real(2, 3),)),
    "diagonal": Case("ops.diagonal(a, 1, 1, 2)", "torch.diagonal(a, 1, 1, 2)", (real(2, 3, 4),)),
}
