"""The right class among the best, against scikit-learn."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.metrics import top_k_accuracy_score

from engine import Tensor
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from engine.metrics import (
    Top1CategoricalAccuracy,
    Top5CategoricalAccuracy,
    TopKCategoricalAccuracy,
)


@pytest.mark.parametrize("k", [1, 2, 5])
def test_batches_give_the_share_that_scikit_learn_gives(k, rng):
    scores, labels = rng.random((60, 8)), rng.integers(0, 8, 60)
    metric = TopKCategoricalAccuracy(k)
    for start in range(0, 60, 16):
        metric.update(Tensor(scores[start : start + 16]), Tensor(labels[start : start + 16]))

    assert metric.eval() == top_k_accuracy_score(labels, scores, k=k, labels=range(8))


def test_named_forms_have_their_k():
    assert (Top1CategoricalAccuracy().k, Top5CategoricalAccuracy().k) == (1, 5)


def test_one_hot_labels_count_as_their_class(rng):
    scores, labels = rng.random((20, 6)), rng.integers(0, 6, 20)
    metric = TopKCategoricalAccuracy(3)

    assert metric(scores, np.eye(6)[labels]) == metric(scores, labels)


def test_first_of_equal_scores_is_chosen():
    assert Top1CategoricalAccuracy()([[0.5, 0.5]], [0]) == 1.0
    assert Top1CategoricalAccuracy()([[0.5, 0.5]], [1]) == 0.0


def test_fewer_classes_than_k_are_always_right():
    assert Top5CategoricalAccuracy()(np.eye(3), [2, 1, 0]) == 1.0


def test_label_that_is_no_class_counts_as_wrong():
    assert Top1CategoricalAccuracy()([[0.1, 0.9], [0.1, 0.9]], [2, 1]) == 0.5


def test_unsigned_scores_are_not_turned_round():
    assert Top1CategoricalAccuracy()(np.array([[0, 3, 1]], np.uint8), [1]) == 1.0


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: TopKCategoricalAccuracy(0), ArgumentValueError, "a number above 0"),
        (lambda: TopKCategoricalAccuracy(1.0), ArgumentTypeError, "an int, got float"),
        (lambda: TopKCategoricalAccuracy(True), ArgumentTypeError, "an int, got bool"),
        (lambda: Top1CategoricalAccuracy().eval(), StateError, "got none"),
        (lambda: Top1CategoricalAccuracy()([[0.1, 0.9]], [[1, 2, 3]]), ShapeError, "labels of"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
