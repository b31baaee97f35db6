"""Precision, recall and F-scores against scikit-learn."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.metrics import fbeta_score, precision_score, recall_score

from engine import Tensor
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from engine.metrics import F1, Fbeta, Precision, Recall

CASES = {
    "precision": (Precision, precision_score),
    "recall": (Recall, recall_score),
    "f1": (F1, lambda y, p, **k: fbeta_score(y, p, beta=1.0, **k)),
    "f2": (lambda: Fbeta(2.0), lambda y, p, **k: fbeta_score(y, p, beta=2.0, **k)),
}


@pytest.fixture(params=CASES)
def case(request):
    return CASES[request.param]


def seen_in_batches(metric, scores, labels):
    for start in range(0, len(scores), 16):
        metric.update(Tensor(scores[start : start + 16]), Tensor(labels[start : start + 16]))
    return metric


def test_value_of_each_class_is_that_of_scikit_learn(case, rng):
    make, reference = case
    scores, labels = rng.random((50, 4)), rng.integers(0, 4, 50)
    metric = seen_in_batches(make(), scores, labels)
    expected = reference(labels, scores.argmax(axis=1), average=None)

    assert metric.eval() == pytest.approx(expected, rel=1e-12)
    assert metric.eval(average=True) == pytest.approx(expected.mean(), rel=1e-12)


def test_class_that_never_comes_is_zero(case):
    make, reference = case
    scores, labels = np.eye(3)[[0, 1, 0]], np.array([0, 1, 1])
    expected = reference(labels, [0, 1, 0], average=None, labels=[0, 1, 2], zero_division=0)

    assert seen_in_batches(make(), scores, labels).eval() == pytest.approx(expected, rel=1e-12)


def test_one_hot_labels_count_as_their_class(case, rng):
    make, _ = case
    scores, labels = rng.random((20, 3)), rng.integers(0, 3, 20)
    numbers = seen_in_batches(make(), scores, labels).eval()

    assert np.array_equal(seen_in_batches(make(), scores, np.eye(3)[labels]).eval(), numbers)


@pytest.mark.parametrize(
    ("metric", "score"), [(Precision, precision_score), (Recall, recall_score)]
)
def test_multilabel_gives_one_value_a_sample(metric, score, rng):
    predicted, actual = rng.integers(0, 2, (2, 30, 4))
    value = seen_in_batches(metric("multilabel"), predicted, actual)
    expected = [score(y, p, zero_division=0) for y, p in zip(actual, predicted, strict=True)]

    assert value.eval() == pytest.approx(expected, rel=1e-12)
    assert value.eval(average=True) == pytest.approx(np.mean(expected), rel=1e-12)


def test_clear_forgets(case, rng):
    make, _ = case
    metric = seen_in_batches(make(), rng.random((10, 3)), rng.integers(0, 3, 10))
    metric.clear()
    metric.update(np.eye(2), [0, 1])

    assert metric.eval().tolist() == [1.0, 1.0]


def test_eval_before_update_raises(case):
    make, _ = case

    with pytest.raises(StateError, match="got none"):
        make().eval()


def test_average_that_is_no_bool_raises(case):
    make, _ = case
    metric = make()
    metric.update(np.eye(2), [0, 1])

    with pytest.raises(ArgumentTypeError, match="a bool, got int"):
        metric.eval(average=1)


def test_labels_that_do_not_fit_raise(case):
    make, _ = case

    with pytest.raises(ShapeError, match="labels of shape"):
        make().update(np.ones((2, 3)), np.ones(3))
    with pytest.raises(ArgumentValueError, match="labels from 0 to 2, got 1 to 3"):
        make().update(np.ones((2, 3)), np.array([1, 3]))


@pytest.mark.parametrize("make", [Precision, Recall])
def test_unknown_kind_of_evaluation_raises(make):
    with pytest.raises(ArgumentTypeError, match="eval_type"):
        make("binary")


@pytest.mark.parametrize(
    ("beta", "error"),
    [(0, ArgumentValueError), (-1.0, ArgumentValueError), ("1", ArgumentTypeError)],
)
def test_beta_that_does_not_fit_raises(beta, error):
    with pytest.raises(error, match="beta"):
        Fbeta(beta)


def test_weight_of_recall_can_be_asked_for():
    assert (Fbeta(2).beta, F1().beta) == (2, 1.0)
