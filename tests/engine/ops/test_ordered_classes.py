"""Operator classes that sort, search, count and run along an axis. The numbers are MindSpore's."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentValueError

R = np.arange(6, dtype=np.float32).reshape(2, 3)
WHOLE = np.array([3, 1, 2, 1], np.int32)
LOWEST = float(np.finfo(np.float32).min)

CASES = [
    (ops.CumProd(), (R + 1, 1), [[1, 2, 6], [4, 20, 120]]),
    (ops.CumProd(True), (R + 1, 1), [[1, 1, 2], [1, 4, 20]]),
    (ops.CumProd(True, True), (R + 1, -1), [[6, 3, 1], [30, 6, 1]]),
    (ops.CumProd(False, True), (R + 1, 1), [[6, 6, 3], [120, 30, 6]]),
    (ops.CumSum(True), (R, 1), [[0, 0, 1], [0, 3, 7]]),
    (ops.CumSum(True, True), (R, 1), [[3, 2, 0], [9, 5, 0]]),
    (
        ops.CumulativeLogsumexp(),
        (R, Tensor(1)),
        [[0, 1.31326, 2.40761], [3, 4.31326, 5.40761]],
    ),
    (
        ops.CumulativeLogsumexp(exclusive=True),
        (R, 1),
        [[LOWEST, 0, 1.31326], [LOWEST, 3, 4.31326]],
    ),
    (
        ops.CumulativeLogsumexp(True, True),
        (R, 1),
        [[2.31326, 2, LOWEST], [5.31326, 5, LOWEST]],
    ),
    (ops.Cummax(1), (R,), ([[0, 1, 2], [3, 4, 5]], [[0, 1, 2], [0, 1, 2]])),
    (ops.Cummin(1), (R,), ([[0, 0, 0], [3, 3, 3]], [[0, 0, 0], [0, 0, 0]])),
    (ops.Sort(0, True), (R,), ([[3, 4, 5], [0, 1, 2]], [[1, 1, 1], [0, 0, 0]])),
    (ops.Sort(), (WHOLE,), ([1, 1, 2, 3], [1, 3, 2, 0])),
    (ops.TopK(), (R, Tensor(2)), ([[2, 1], [5, 4]], [[2, 1], [2, 1]])),
    (ops.InTopK(2), (R, np.array([0, 2])), [False, True]),
    (ops.Median(False, 1, True), (R,), ([[1], [4]], [[1], [1]])),
    (ops.Median(True), (R,), (2, 0)),
    (ops.Median(ignore_nan=True), (np.array([1, np.nan, 3]),), (1, 0)),
    (ops.Quantile(1), (R, 0.5), [1, 4]),
    (ops.Quantile(ignore_nan=True), (np.array([1, np.nan, 3]), 0.5), 2),
    (ops.ReduceStd(), (R,), (1.87083, 2.5)),
    (ops.ReduceStd([]), (R,), (1.87083, 2.5)),
    (ops.ReduceStd(1, False, True), (R,), ([[0.8165], [0.8165]], [[1], [4]])),
    (ops.EuclideanNorm(), (R, Tensor([0, 1])), 7.4162),
    (ops.EuclideanNorm(True), (R, 1), [[2.23607], [7.07107]]),
    (ops.CountNonZero(), (R,), 5),
    (ops.CountNonZero([0]), (R,), [1, 2, 2]),
    (ops.Unique(), (WHOLE,), ([3, 1, 2], [0, 1, 2, 1])),
    (ops.UniqueWithPad(), (WHOLE, 9), ([3, 1, 2, 9], [0, 1, 2, 1])),
    (ops.UniqueConsecutive(True, True), (np.array([1, 1, 2]),), ([1, 2], [0, 0, 1], [2, 1])),
    (ops.UniqueConsecutive(), (np.array([1, 1, 2]),), ([1, 2], [], [])),
    (ops.SearchSorted(), (R, R), [[0, 1, 2], [0, 1, 2]]),
    (ops.SearchSorted(np.int32, True), (R, R), [[1, 2, 3], [1, 2, 3]]),
    (ops.Bucketize([1.0, 3.0]), (R,), [[0, 1, 1], [2, 2, 2]]),
    (ops.LowerBound(), (R, R), [[0, 1, 2], [0, 1, 2]]),
    (ops.UpperBound(), (R, R), [[1, 2, 3], [1, 2, 3]]),
    (ops.NthElement(), (R, Tensor(0)), [0, 3]),
    (ops.NthElement(True), (R, 0), [2, 5]),
    (ops.ArgMaxWithValue(1, True), (R,), ([[2], [2]], [[2], [5]])),
    (ops.ArgMinWithValue(1), (R,), ([0, 0], [0, 3])),
    (ops.Histogram(4, 0.0, 3.0), (np.array([1, 2, 1.0]),), [0, 2, 1, 0]),
    (
        ops.HistogramFixedWidth(5),
        (np.array([-1, 0, 1.5, 2, 5, 15]), Tensor([0.0, 5.0])),
        [2, 1, 1, 0, 2],
    ),
    (ops.Bincount(), (WHOLE, Tensor(5), R.reshape(-1)[1:5]), [0, 6, 3, 1, 0]),
    (ops.Bincount(), (WHOLE, Tensor(3), R.reshape(-1)[1:5]), [0, 6, 3]),
    (ops.Bincount(), (WHOLE, Tensor(5), np.zeros(0, np.int32)), [0, 2, 1, 1, 0]),
]


@pytest.mark.parametrize(
    ("operator", "inputs", "expected"),
    CASES,
    ids=[str(k) + repr(c[0]) for k, c in enumerate(CASES)],
)
def test_class_does_what_its_operator_does(operator, inputs, expected):
    found = operator(*(Tensor(x) if isinstance(x, np.ndarray) else x for x in inputs))
    parts = found if isinstance(found, tuple) else (found,)
    wanted = expected if isinstance(expected, tuple) else (expected,)

    assert len(parts) == len(wanted)
    for part, numbers in zip(parts, wanted, strict=True):
        assert part.shape == np.shape(numbers)
        np.testing.assert_allclose(part.asnumpy(), numbers, rtol=1e-4)


@pytest.mark.parametrize(
    ("found", "kind"),
    [
        (ops.Bucketize([1.0])(Tensor(R)), np.int32),
        (ops.SearchSorted(np.int32)(Tensor(R), Tensor(R)), np.int32),
        (ops.HistogramFixedWidth(2, "int64")(Tensor(R), (0, 5)), np.int64),
        (ops.CountNonZero()(Tensor(R)), np.int64),
        (ops.LowerBound()(Tensor(R), Tensor(R)), np.int32),
        (ops.ArgMaxWithValue()(Tensor(R))[0], np.int64),
        (ops.ArgMinWithValue()(Tensor(R))[0], np.int64),
        (ops.Bincount()(Tensor(WHOLE), 4, Tensor(WHOLE)), np.int32),
    ],
)
def test_counts_have_the_type_that_is_asked(found, kind):
    assert found.asnumpy().dtype == kind


def test_running_gradient_leaves_the_own_value_out():
    x = Tensor([2.0, 3.0, 4.0])

    assert ops.grad(lambda x: ops.CumProd(True)(x, 0).sum())(x).tolist() == [4, 2, 0]
    assert ops.grad(lambda x: ops.CumSum(True)(x, 0).sum())(x).tolist() == [2, 1, 0]


@pytest.mark.parametrize(
    "call",
    [
        lambda: ops.HistogramFixedWidth(0),
        lambda: ops.HistogramFixedWidth(2)(Tensor(R), (1, 1)),
        lambda: ops.Bincount()(Tensor([-1]), 2, Tensor([1.0])),
    ],
)
def test_what_cannot_be_counted_is_refused(call):
    with pytest.raises(ArgumentValueError, match="expected"):
        call()
