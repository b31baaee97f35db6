"""Which class is taken for which, against scikit-learn."""

from __future__ import annotations

import pytest
from sklearn.metrics import confusion_matrix

import engine
from engine import Tensor
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from engine.metrics import ConfusionMatrix


@pytest.mark.parametrize(
    ("normalize", "reference"),
    [("no_norm", None), ("target", "true"), ("prediction", "pred"), ("all", "all")],
)
def test_batches_give_the_matrix_that_scikit_learn_gives(normalize, reference, rng):
    scores, labels = rng.random((50, 4)), rng.integers(0, 4, 50)
    metric = ConfusionMatrix(4, normalize)
    for start in range(0, 50, 16):
        metric.update(Tensor(scores[start : start + 16]), Tensor(labels[start : start + 16]))
    expected = confusion_matrix(labels, scores.argmax(axis=1), normalize=reference)

    assert metric.eval() == pytest.approx(expected, rel=1e-12)


def test_predictions_may_be_class_numbers():
    assert ConfusionMatrix(2)([1, 0, 1], [1, 0, 0]).tolist() == [[1, 1], [0, 1]]


def test_probabilities_are_compared_with_the_threshold():
    assert ConfusionMatrix(2, threshold=0.7)([0.6, 0.7], [1, 1]).tolist() == [[0, 0], [1, 1]]


def test_probabilities_may_be_of_any_float():
    scores = Tensor([0.625, 0.75], engine.bfloat16)

    assert ConfusionMatrix(2, threshold=0.7)(scores, Tensor([1, 1])).tolist() == [[0, 0], [1, 1]]


def test_class_without_samples_is_zero_and_warns_of_nothing():
    assert ConfusionMatrix(2, "target")([0], [0]).tolist() == [[1, 0], [0, 0]]


def test_result_is_a_copy():
    metric = ConfusionMatrix(2)
    metric.update([0], [0])
    metric.eval()[:] = 9

    assert metric.eval().tolist() == [[1, 0], [0, 0]]


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: ConfusionMatrix(2.0), ArgumentTypeError, "an int, got float"),
        (lambda: ConfusionMatrix(0), ArgumentValueError, "at least 1"),
        (lambda: ConfusionMatrix(2, "rows"), ArgumentValueError, "no_norm"),
        (lambda: ConfusionMatrix(2, threshold=1), ArgumentTypeError, "a float, got int"),
        (lambda: ConfusionMatrix(2).eval(), StateError, "got none"),
        (lambda: ConfusionMatrix(2)([1, 0], [1]), ShapeError, r"labels of shape \(2,\)"),
        (lambda: ConfusionMatrix(2)([2], [1]), ArgumentValueError, "classes from 0 to 1"),
        (lambda: ConfusionMatrix(2)([1], [-1]), ArgumentValueError, "classes from 0 to 1"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
