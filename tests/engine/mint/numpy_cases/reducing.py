"""Along axes: sums, extremes, moments, norms, and what runs."""

from __future__ import annotations

import numpy as np
from scipy import special

from engine import mint

from .inputs import NAN, A, B, I, T, W, t


def with_index(function: object, order: object, axis: int, keepdims: bool = False) -> tuple:
    """What NumPy gives along an axis, and where it is."""
    return (
        function(A, axis=axis, keepdims=keepdims),  # type: ignore[operator]
        order(A, axis=axis, keepdims=keepdims),  # type: ignore[operator]
    )


RANKED = np.sort(A, 1)
BY_RANK = np.argsort(A, 1)
CASES = {
    "all": [
        (lambda: mint.all(t(T)), T.all()),
        (lambda: mint.all(t(T), 0, True), T.all(0, keepdims=True)),
    ],
    "amax": [
        (lambda: mint.amax(t(A)), A.max()),
        (lambda: mint.amax(t(W), (0, 2), True), W.max((0, 2), keepdims=True)),
    ],
    "amin": [
        (lambda: mint.amin(t(A)), A.min()),
        (lambda: mint.amin(t(A), dim=1), A.min(1)),
    ],
    "any": [
        (lambda: mint.any(t(T)), T.any()),
        (lambda: mint.any(t(T), dim=1, keepdim=True), T.any(1, keepdims=True)),
    ],
    "argmax": [
        (lambda: mint.argmax(t(A)), A.argmax()),
        (lambda: mint.argmax(t(A), 1, True), A.argmax(1, keepdims=True)),
    ],
    "argmin": [
        (lambda: mint.argmin(t(A)), A.argmin()),
        (lambda: mint.argmin(t(A), dim=0), A.argmin(0)),
    ],
    "argsort": [
        (lambda: mint.argsort(t(A), 1), BY_RANK),
        (lambda: mint.argsort(t(A), dim=1, descending=True), BY_RANK[:, ::-1]),
    ],
    "count_nonzero": [
        (lambda: mint.count_nonzero(t(T)), np.int64(3)),
        (lambda: mint.count_nonzero(t(T), 1), np.count_nonzero(T, 1)),
    ],
    "cummax": [
        (
            lambda: mint.cummax(t([1.0, 3.0, 2.0, 5.0]), 0),
            (np.array([1.0, 3.0, 3.0, 5.0]), np.array([0, 1, 1, 3])),
        ),
    ],
    "cummin": [
        (
            lambda: mint.cummin(t([3.0, 4.0, 1.0, 2.0]), dim=0),
            (np.array([3.0, 3.0, 1.0, 1.0]), np.array([0, 0, 2, 2])),
        ),
    ],
    "cumprod": [
        (lambda: mint.cumprod(t(A), 1), A.cumprod(1)),
        (lambda: mint.cumprod(t(I.astype(np.int32)), 0), I.cumprod(0)),
    ],
    "cumsum": [
        (lambda: mint.cumsum(t(A), dim=0), A.cumsum(0)),
        (lambda: mint.cumsum(t(T), 1), T.cumsum(1)),
    ],
    "diff": [
        (lambda: mint.diff(t(A)), np.diff(A)),
        (lambda: mint.diff(t(A), 2, 0, prepend=t(B)), np.diff(A, 2, 0, prepend=B)),
    ],
    "kthvalue": [
        (lambda: mint.kthvalue(t(A), 2), (RANKED[:, 1], BY_RANK[:, 1])),
        (lambda: mint.kthvalue(t(A), 2, 1, True), (RANKED[:, 1:2], BY_RANK[:, 1:2])),
    ],
    "logsumexp": [
        (lambda: mint.logsumexp(t(A), 1), special.logsumexp(A, 1)),
        (lambda: mint.logsumexp(t(A), (0, 1), True), special.logsumexp(A, (0, 1), keepdims=True)),
    ],
    "max": [
        (lambda: mint.max(t(A)), A.max()),
        (lambda: mint.max(t(A), 1, True), with_index(np.max, np.argmax, 1, True)),
        (lambda: mint.max(t(A), t(B)), np.maximum(A, B)),
        (lambda: mint.max(t(A), other=t(B)), np.maximum(A, B)),
    ],
    "mean": [
        (lambda: mint.mean(t(A)), A.mean()),
        (lambda: mint.mean(t(W), (0, 2), True), W.mean((0, 2), keepdims=True)),
    ],
    "median": [
        (lambda: mint.median(t(A)), np.sort(A.ravel())[5]),
        (lambda: mint.median(t(A), 1), (RANKED[:, 1], BY_RANK[:, 1])),
    ],
    "min": [
        (lambda: mint.min(t(A)), A.min()),
        (lambda: mint.min(t(A), dim=0), with_index(np.min, np.argmin, 0)),
        (lambda: mint.min(t(A), t(B)), np.minimum(A, B)),
    ],
    "nansum": [
        (lambda: mint.nansum(t(NAN[[0, 1, 4]])), np.float64(3)),
        (lambda: mint.nansum(t(A), 1, True), A.sum(1, keepdims=True)),
    ],
    "norm": [
        (lambda: mint.norm(t(A)), np.linalg.norm(A)),
        (lambda: mint.norm(t(A), 1), np.abs(A).sum()),
        (lambda: mint.norm(t(A), 3.0, 1, True), (np.abs(A) ** 3).sum(1, keepdims=True) ** (1 / 3)),
        (lambda: mint.norm(t(A), float("inf"), 0), np.abs(A).max(0)),
        (lambda: mint.norm(t(A), "nuc"), np.linalg.norm(A, "nuc")),
    ],
    "prod": [
        (lambda: mint.prod(t(A)), A.prod()),
        (lambda: mint.prod(t(A), 1, True), A.prod(1, keepdims=True)),
        (lambda: mint.prod(t(I.astype(np.int8))), I.prod()),
    ],
    "sort": [
        (lambda: mint.sort(t(A), dim=1), (RANKED, BY_RANK)),
        (lambda: mint.sort(t(A), descending=True), (RANKED[:, ::-1], BY_RANK[:, ::-1])),
    ],
    "std": [
        (lambda: mint.std(t(A)), A.std(ddof=1)),
        (lambda: mint.std(t(A), 1, correction=0, keepdim=True), A.std(1, keepdims=True)),
    ],
    "std_mean": [(lambda: mint.std_mean(t(A), 1), (A.std(1, ddof=1), A.mean(1)))],
    "sum": [
        (lambda: mint.sum(t(A)), A.sum()),
        (lambda: mint.sum(t(W), (0, 1), True), W.sum((0, 1), keepdims=True)),
        (lambda: mint.sum(t(T)), np.int64(3)),
    ],
    "topk": [
        (lambda: mint.topk(t(A), 2), (RANKED[:, :1:-1], BY_RANK[:, :1:-1])),
        (lambda: mint.topk(t(A), 3, 1, largest=False), (RANKED[:, :3], BY_RANK[:, :3])),
    ],
    "var": [
        (lambda: mint.var(t(A)), A.var(ddof=1)),
        (lambda: mint.var(t(W), dim=(0, 2), correction=2), W.var((0, 2), ddof=2)),
    ],
    "var_mean": [
        (lambda: mint.var_mean(t(A), correction=0), (A.var(), A.mean())),
    ],
}
