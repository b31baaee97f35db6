"""ROC, Dice and CosineSimilarity: numbers of the real MindSpore 2.10, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, nn
from engine.metrics import ROC, CosineSimilarity, Dice

ROWS = np.array([[1.0, 3, 4, 7], [2, 4, 2, 5], [3, 1, 5, 8]], np.float32)
FOUND = np.array([[0.2, 0.5], [0.3, 0.1], [0.9, 0.6]], np.float32)
TRUTH = np.array([[0.0, 1], [1, 0], [0, 1]], np.float32)
SHARES = np.array(
    [
        [0.28, 0.55, 0.15, 0.05],
        [0.1, 0.2, 0.3, 0.4],
        [0.05, 0.05, 0.05, 0.75],
        [0.05, 0.75, 0.05, 0.05],
    ]
)


@pytest.mark.parametrize(
    ("metric", "expected"),
    [
        (
            CosineSimilarity(),
            [[0, 0.9402562, 0.9516245], [0.9402562, 0, 0.861461], [0.9516245, 0.861461, 0]],
        ),
        (CosineSimilarity("dot", reduction="mean"), [46.333332, 39.0, 47.333332]),
        (
            CosineSimilarity(reduction="sum", zero_diagonal=False),
            [2.8918805, 2.8017173, 2.8130856],
        ),
    ],
)
def test_rows_are_compared_by_direction_or_by_product(metric: Any, expected: Any) -> None:
    np.testing.assert_allclose(metric(Tensor(ROWS)), expected, rtol=1e-6)


@pytest.mark.parametrize(("smooth", "expected"), [(1e-5, 0.20467793), (0.5, 0.18445324)])
def test_regions_that_cover_each_other_are_judged_by_sample(smooth: float, expected: float) -> None:
    metric = Dice(smooth)
    once = metric(Tensor(FOUND), Tensor(TRUTH))
    metric.update(Tensor(FOUND), Tensor(TRUTH))

    assert once == pytest.approx(expected, rel=1e-6)
    assert metric.eval() == pytest.approx(expected, rel=1e-6)


@pytest.mark.parametrize(
    ("scores", "labels", "expected"),
    [
        (
            [3, 1, 4, 2],
            [0, 1, 2, 3],
            ([0, 1 / 3, 2 / 3, 1, 1], [0, 0, 0, 0, 1], [5, 4, 3, 2, 1]),
        ),
        (
            [0.5, 0.5, 0.35, 0.8],
            [0, 1, 0, 1],
            ([0, 0, 0.5, 1], [0, 0.5, 1, 1], [1.8, 0.8, 0.5, 0.35]),
        ),
    ],
)
def test_rates_stand_at_each_different_score(scores: Any, labels: Any, expected: Any) -> None:
    found = ROC(pos_label=1)(np.array(scores), np.array(labels))

    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other)


def test_each_class_is_the_positive_one_in_its_turn() -> None:
    wrong, right, thresholds = ROC(class_num=4)(SHARES, np.array([0, 1, 2, 3]))

    np.testing.assert_allclose(wrong[0], [0, 0, 1 / 3, 1])
    np.testing.assert_allclose(right[1], [0, 0, 0, 1, 1])
    np.testing.assert_allclose(thresholds[3], [1.75, 0.75, 0.4, 0.05])


def test_metrics_are_found_by_name() -> None:
    names = {"cosine_similarity": CosineSimilarity, "dice": Dice, "roc": ROC}

    assert {name: type(nn.get_metric_fn(name)) for name in names} == names


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: CosineSimilarity("x"), ValueError),
        (lambda: CosineSimilarity(reduction="x"), ValueError),
        (lambda: CosineSimilarity(zero_diagonal=1), TypeError),  # type: ignore[arg-type]
        (lambda: CosineSimilarity().update(ROWS, ROWS), ValueError),
        (lambda: CosineSimilarity().update(ROWS[0]), ValueError),
        (lambda: Dice(1), TypeError),
        (lambda: Dice().update(FOUND), ValueError),
        (lambda: Dice().update(FOUND, TRUTH[:2]), ValueError),
        (lambda: ROC("a"), TypeError),  # type: ignore[arg-type]
        (lambda: ROC()(np.array([0.1, 0.4]), np.array([0, 0])), ValueError),
        (lambda: ROC()(np.array([0.1, 0.4]), np.array([1, 1])), ValueError),
        (lambda: ROC()(np.array([0.1, 0.4]), np.array([1])), ValueError),
        (lambda: ROC(class_num=3)(SHARES, np.array([0, 1, 2, 3])), ValueError),
        (lambda: ROC().eval(), RuntimeError),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, error: type) -> None:
    with pytest.raises(error, match="expected"):
        call()


def test_label_zero_may_be_the_positive_one() -> None:
    wrong, right, _ = ROC(pos_label=0)(np.array([0.1, 0.4, 0.35, 0.8]), np.array([0, 0, 1, 1]))

    assert wrong.tolist() == [0, 0.5, 0.5, 1, 1]
    assert right.tolist() == [0, 0, 0.5, 0.5, 1]


def test_row_of_zeros_is_like_none() -> None:
    found = CosineSimilarity()(np.array([[0.0, 0.0], [1.0, 2.0]]))

    np.testing.assert_array_equal(found, [[0, np.nan], [np.nan, 0]])
