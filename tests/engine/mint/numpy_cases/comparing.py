"""Comparisons, and what is chosen by them."""

from __future__ import annotations

import numpy as np

from engine import mint

from .inputs import NAN, A, B, I, J, L, T, t

CASES = {
    "allclose": [
        (lambda: mint.allclose(t(A), t(A + 1e-9)), np.True_),
        (lambda: mint.allclose(t(NAN), t(NAN), equal_nan=True), np.True_),
        (lambda: mint.allclose(t(A), t(B)), np.False_),
    ],
    "bincount": [
        (lambda: mint.bincount(t(L), minlength=5), np.bincount(L, minlength=5)),
        (lambda: mint.bincount(t(L), t(A[0])), np.bincount(L, A[0])),
    ],
    "eq": [(lambda: mint.eq(t(I), t(J)), I == J), (lambda: mint.eq(t(I), 2), I == 2)],
    "equal": [
        (lambda: mint.equal(t(A), t(A.copy())), np.True_),
        (lambda: mint.equal(t(A), t(A[:1])), np.False_),
    ],
    "ge": [(lambda: mint.ge(t(A), t(B)), A >= B)],
    "greater": [(lambda: mint.greater(t(A), t(B)), A > B)],
    "greater_equal": [(lambda: mint.greater_equal(t(A), 0), A >= 0)],
    "gt": [(lambda: mint.gt(t(A), 0), A > 0)],
    "histc": [
        (lambda: mint.histc(t(A), 4, -1, 1), np.histogram(A, 4, (-1, 1))[0].astype(float)),
        (lambda: mint.histc(t(A), 5), np.histogram(A, 5)[0].astype(float)),
    ],
    "isclose": [(lambda: mint.isclose(t(A), t(B)), np.isclose(A, B))],
    "isfinite": [(lambda: mint.isfinite(t(NAN)), np.isfinite(NAN))],
    "isinf": [(lambda: mint.isinf(t(NAN)), np.isinf(NAN))],
    "isnan": [(lambda: mint.isnan(t(NAN)), np.isnan(NAN))],
    "isneginf": [(lambda: mint.isneginf(t(NAN)), np.isneginf(NAN))],
    "item": [(lambda: mint.item(t(2.5)), np.float64(2.5))],
    "le": [(lambda: mint.le(t(A), t(B)), A <= B)],
    "less": [(lambda: mint.less(t(A), 0), A < 0)],
    "less_equal": [(lambda: mint.less_equal(t(A), 0), A <= 0)],
    "lt": [(lambda: mint.lt(t(A), t(B)), A < B)],
    "masked_select": [(lambda: mint.masked_select(t(I), t(T)), I[T])],
    "ne": [(lambda: mint.ne(t(I), t(J)), I != J)],
    "nonzero": [
        (lambda: mint.nonzero(t(T)), np.argwhere(T)),
        (lambda: mint.nonzero(t(T), as_tuple=True), np.nonzero(T)),
    ],
    "not_equal": [(lambda: mint.not_equal(t(I), 2), I != 2)],
    "searchsorted": [
        (lambda: mint.searchsorted(t(np.sort(A[0])), t(B)), np.searchsorted(np.sort(A[0]), B)),
        (
            lambda: mint.searchsorted(t(np.arange(4)), t(L), right=True, out_int32=True),
            np.searchsorted(np.arange(4), L, "right").astype(np.int32),
        ),
    ],
    "where": [
        (lambda: mint.where(t(A > 0), t(A), t(B)), np.where(A > 0, A, B)),
        (lambda: mint.where(t(A > 0), 1.0, t(B)), np.where(A > 0, 1.0, B)),
        (lambda: mint.where(t(T)), np.nonzero(T)),
    ],
}
