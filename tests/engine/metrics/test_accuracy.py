"""Accuracy against scikit-learn and the values of MindSpore."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.metrics import accuracy_score

from engine import Tensor
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from engine.metrics import Accuracy


def check(scores, labels, expected, eval_type="classification"):
    accuracy = Accuracy(eval_type)
    accuracy.update(Tensor(np.asarray(scores)), Tensor(np.asarray(labels)))

    assert accuracy.eval() == pytest.approx(expected, rel=1e-12)


def test_batches_give_the_share_that_scikit_learn_gives(rng):
    accuracy = Accuracy()
    scores, labels = rng.random((40, 5)), rng.integers(0, 5, 40)
    for start in range(0, 40, 16):
        accuracy.update(Tensor(scores[start : start + 16]), Tensor(labels[start : start + 16]))

    assert accuracy.eval() == accuracy_score(labels, scores.argmax(axis=1))


def test_one_hot_labels_count_as_their_class():
    check([[0.9, 0.1], [0.8, 0.2]], [[1, 0], [0, 1]], 0.5)


def test_label_that_is_no_class_counts_as_wrong():
    check([[0.9, 0.1], [0.8, 0.2]], [0, -1], 0.5)


def test_pixels_count_one_by_one(rng):
    scores, labels = rng.random((2, 3, 4, 5)), rng.integers(0, 3, (2, 4, 5))

    check(scores, labels, (scores.argmax(axis=1) == labels).mean())


def test_multilabel_sample_is_right_when_all_its_labels_are():
    predicted = np.array([[1, 0, 1], [1, 1, 0], [0, 0, 1]])
    actual = np.array([[1, 0, 1], [1, 0, 0], [0, 0, 1]])

    check(predicted, actual, accuracy_score(actual, predicted), "multilabel")


def test_result_is_a_plain_float():
    assert type(Accuracy()([[0.1, 0.9]], [1])) is float


def test_clear_forgets():
    accuracy = Accuracy()
    accuracy.update([[0.1, 0.9]], [0])
    accuracy.clear()
    accuracy.update([[0.1, 0.9]], [1])

    assert accuracy.eval() == 1.0


def test_unknown_kind_of_evaluation_raises():
    with pytest.raises(ArgumentTypeError, match="expected an eval_type of"):
        Accuracy("regression")


def test_eval_before_update_raises():
    with pytest.raises(StateError, match="at least one sample, got none"):
        Accuracy().eval()


def test_labels_of_another_shape_raise():
    with pytest.raises(ShapeError, match=r"labels of shape \(2,\), got shape \(3,\)"):
        Accuracy().update(np.ones((2, 4)), np.ones(3))


def test_other_number_of_classes_than_before_raises():
    accuracy = Accuracy()
    accuracy.update(np.ones((2, 4)), np.ones(2))

    with pytest.raises(ArgumentValueError, match="expected 4 classes, got 3"):
        accuracy.update(np.ones((2, 3)), np.ones(2))


def test_multilabel_scores_that_are_no_zeros_and_ones_raise():
    with pytest.raises(ArgumentValueError, match="zeros and ones"):
        Accuracy("multilabel").update(np.full((2, 3), 0.5), np.ones((2, 3)))


def test_third_input_raises():
    with pytest.raises(ArgumentValueError, match="predictions and labels, got 3"):
        Accuracy().update([[0.1, 0.9]], [1], [1])


def test_input_of_another_kind_raises():
    with pytest.raises(ArgumentTypeError, match="a Tensor, list or NumPy array, got str"):
        Accuracy().update("scores", [1])
