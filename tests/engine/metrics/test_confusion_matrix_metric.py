"""Rates of confusion, where MindSpore 2.10 says nothing or something else than its document."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor
from engine.errors import ArgumentValueError, StateError
from engine.metrics import ConfusionMatrixMetric
from tests.engine.metrics.mindspore_metrics import below, bits

IMAGES = bits(1, 3, 4, 5), bits(2, 3, 4, 5)
MORE = bits(3, 2, 4, 5), bits(4, 2, 4, 5)


def accuracies(found: np.ndarray, true: np.ndarray) -> np.ndarray:
    """The accuracy of each channel of each sample, in plain words."""
    return (found == true).mean(axis=2)


def test_first_channel_is_skipped_where_the_document_says_so() -> None:
    found, true = IMAGES
    values = [ConfusionMatrixMetric(skip, "accuracy")(found, true)[0] for skip in (True, False)]

    np.testing.assert_allclose(values, [(found == true)[:, 1:].mean(), (found == true).mean()])


def test_only_channel_is_never_skipped() -> None:
    found, true = (image[:, :1] for image in IMAGES)

    assert ConfusionMatrixMetric(True, "accuracy")(found, true) == [(found == true).mean()]


@pytest.mark.parametrize(
    ("decrease", "expected"),
    [
        ("none", lambda one, other: np.concatenate([one, other])),
        ("mean_channel", lambda one, other: np.concatenate([one, other]).mean(axis=1)),
        ("sum_channel", lambda one, other: np.concatenate([one, other]).sum(axis=1)),
        ("mean_batch", lambda one, other: np.concatenate([one, other]).mean(axis=0)),
        ("sum_batch", lambda one, other: (3 * one.sum(axis=0) + 2 * other.sum(axis=0)) / 5),
    ],
)
def test_every_way_to_decrease_works_over_batches(decrease: str, expected: Any) -> None:
    metric = ConfusionMatrixMetric(False, "accuracy", True, decrease)
    for batch in (IMAGES, MORE):
        metric.update(*batch)

    np.testing.assert_allclose(metric.eval(), expected(accuracies(*IMAGES), accuracies(*MORE)))


def test_channel_without_a_rate_is_zero_beside_others() -> None:
    found, true = np.ones((2, 2, 3), int), np.ones((2, 2, 3), int)
    true[:, 0] = 0

    for decrease, expected in [("mean_batch", [0, 1]), ("mean_channel", [1, 1])]:
        metric = ConfusionMatrixMetric(False, "tpr", True, decrease)

        np.testing.assert_array_equal(metric(found, true), expected)


def test_class_numbers_are_predictions_too() -> None:
    numbers, true = below(4, 1, 3, 5), bits(2, 3, 4, 5)
    one_hot = np.moveaxis(np.eye(4)[numbers], -1, 1)

    assert ConfusionMatrixMetric()(Tensor(numbers), true) == ConfusionMatrixMetric()(one_hot, true)


def test_name_may_be_written_in_words() -> None:
    values = [
        ConfusionMatrixMetric(metric_name=name)(*IMAGES)
        for name in ("matthews correlation coefficient", "Matthews_Correlation_Coefficient", "MCC")
    ]

    assert values[0] == values[1] == values[2]


def test_large_counts_do_not_overflow() -> None:
    found = np.zeros((1, 1, 70_000), np.int8)
    found[..., ::2] = 1
    value = ConfusionMatrixMetric(metric_name="mcc")(found, found)

    assert value == [1.0]


@pytest.mark.parametrize("calculation_method", [False, True])
def test_value_of_nothing_is_an_error(calculation_method: bool) -> None:
    metric = ConfusionMatrixMetric(calculation_method=calculation_method)
    metric.update(np.zeros((0, 3, 4)), np.zeros((0, 3, 4)))

    with pytest.raises(StateError, match="at least one sample"):
        metric.eval()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: ConfusionMatrixMetric(metric_name="x"), r"one of \['sensitivity', .*got 'x'"),
        (lambda: ConfusionMatrixMetric()(np.full((2, 3), 0.5), bits(1, 2, 3)), "threshold"),
        (lambda: ConfusionMatrixMetric()(bits(1, 2, 3), np.full((2, 3), np.nan)), "zeros and ones"),
        (lambda: ConfusionMatrixMetric()(np.array([0, 3]), bits(1, 2, 3)), "0 to 2.*got 0 to 3"),
        (
            lambda: ConfusionMatrixMetric(calculation_method=True)(bits(1, 2, 3), bits(2, 2, 3)),
            "images .*Hint: set calculation_method=False",
        ),
    ],
)
def test_what_would_be_counted_wrongly_is_refused(call: Any, message: str) -> None:
    with pytest.raises(ArgumentValueError, match=message):
        call()
