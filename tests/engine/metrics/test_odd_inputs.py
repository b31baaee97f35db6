"""Inputs of which other code loses something: whole numbers, halves, columns, what is no class."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from engine import Tensor
from engine.errors import ArgumentValueError, ShapeError, StateError
from engine.metrics import (
    F1,
    MAE,
    MSE,
    ROC,
    Accuracy,
    ConfusionMatrix,
    Dice,
    Loss,
    Perplexity,
    Precision,
    Recall,
    TopKCategoricalAccuracy,
    auc,
)

SCORES = np.array([[0.7, 0.2, 0.1], [0.1, 0.3, 0.6], [0.2, 0.5, 0.3]])
ONES = np.ones((3, 1), int)


def test_products_of_narrow_numbers_do_not_overflow() -> None:
    found, true = np.array([[200, 3]], np.uint8), np.array([[180, 250]], np.uint8)

    assert Dice()(found, true) == Dice()(found.astype(float), true.astype(float))
    assert auc(np.array([0, 100, 200], np.uint8), np.array([200] * 3, np.uint8)) == 40_000.0


def test_scores_of_whole_numbers_are_ordered_by_size() -> None:
    for dtype in (np.uint8, np.int8, np.int64):
        low = np.iinfo(dtype).min
        scores = np.array([low, 3, 100], dtype)
        wrong, right, thresholds = ROC()(scores, np.array([0, 1, 1]))

        assert right.tolist() == [0, 0.5, 1, 1]
        assert wrong.tolist() == [0, 0, 0, 1]
        assert thresholds.tolist() == [101, 100, 3, low]
        assert TopKCategoricalAccuracy(1)(scores[None], [2]) == 1.0


def test_threshold_above_all_fits_in_its_type() -> None:
    scores = np.array([0.5, 0.75], ml_dtypes.bfloat16)

    assert ROC()(np.array([255, 1], np.uint8), [0, 1])[2].tolist() == [256, 255, 1]
    assert ROC()(Tensor(scores), [0, 1])[2].tolist() == [1.75, 0.75, 0.5]


def test_column_of_class_numbers_is_not_one_hot() -> None:
    expected = TopKCategoricalAccuracy(1)(SCORES, ONES[:, 0])

    assert expected == pytest.approx(1 / 3)
    assert TopKCategoricalAccuracy(1)(SCORES, ONES) == expected
    np.testing.assert_array_equal(F1()(SCORES, ONES), F1()(SCORES, ONES[:, 0]))
    for metric in (Accuracy(), Precision(), Recall()):
        with pytest.raises(ShapeError, match=r"labels of shape \(3,\), got shape \(3, 1\)"):
            metric(SCORES, ONES)


@pytest.mark.parametrize("label", [0.5, np.nan, np.inf, -1])
@pytest.mark.parametrize("metric", [Precision, Recall, F1, Perplexity, lambda: ConfusionMatrix(3)])
def test_label_that_is_no_class_is_refused(metric: Any, label: float) -> None:
    with pytest.raises(ArgumentValueError, match=r"(labels|classes) (from 0 to 2|that are whole)"):
        metric()(SCORES, np.array([0, label, 1]))


@pytest.mark.parametrize("metric", [Accuracy, Precision, Recall])
@pytest.mark.parametrize("eval_type", ["classification", "multilabel"])
def test_empty_batch_is_none(metric: Any, eval_type: str) -> None:
    labels = np.zeros((0, 3)) if eval_type == "multilabel" else np.zeros(0)
    one = metric(eval_type)
    one.update(np.zeros((0, 3)), labels)
    with pytest.raises(StateError, match="at least one sample"):
        one.eval()
    scores = np.array([[1.0, 0.0]])
    one.update(scores, scores if eval_type == "multilabel" else [0])

    assert np.max(one.eval()) == 1.0


def test_labels_of_perplexity_may_stand_in_a_column() -> None:
    assert Perplexity()(SCORES, ONES) == Perplexity()(SCORES, ONES[:, 0])
    with pytest.raises(StateError, match="at least one sample"):
        Perplexity()(np.zeros((0, 3)), np.zeros(0))


def test_complex_differences_count_by_length() -> None:
    found, true = np.array([3j, 4 + 0j]), np.array([0, 4])

    assert (MAE()(found, true), MSE()(found, true)) == (1.5, 4.5)


def test_loss_of_many_halves_is_summed_in_float64() -> None:
    losses = np.full(4096, 0.1, ml_dtypes.bfloat16)

    assert Loss()(Tensor(losses)) == float(losses[0])
    assert np.isnan(Loss()([]))


def test_classes_of_a_curve_may_be_one_hot() -> None:
    labels = np.array([0, 2, 1])

    for one, other in zip(ROC(3)(SCORES, np.eye(3)[labels]), ROC(3)(SCORES, labels), strict=True):
        np.testing.assert_array_equal(one, other)


def test_one_column_of_scores_is_positive_and_negative() -> None:
    labels = np.array([0, 1, 1])

    for class_num in (None, 1):
        for one, other in zip(
            ROC(class_num)(SCORES[:, :1], labels), ROC()(SCORES[:, 0], labels), strict=True
        ):
            np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("metric", [Precision, Recall, F1])
def test_batch_that_was_refused_is_not_seen(metric: Any) -> None:
    one = metric()
    with pytest.raises(ArgumentValueError):
        one.update(SCORES, [0, 3, 1])

    with pytest.raises(StateError, match="at least one sample"):
        one.eval()
