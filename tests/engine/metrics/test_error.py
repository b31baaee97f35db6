"""Distances between predictions and targets, against scikit-learn."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.metrics import mean_absolute_error, mean_squared_error

from engine import Tensor
from engine.errors import ArgumentValueError, ShapeError, StateError
from engine.metrics import MAE, MSE

CASES = [(MAE, mean_absolute_error), (MSE, mean_squared_error)]


@pytest.mark.parametrize(("metric", "reference"), CASES)
def test_batches_give_what_scikit_learn_gives(metric, reference, rng):
    predicted, target = rng.normal(size=(2, 40))
    value = metric()
    for start in range(0, 40, 16):
        value.update(Tensor(predicted[start : start + 16]), Tensor(target[start : start + 16]))

    assert value.eval() == pytest.approx(reference(target, predicted), rel=1e-12)


@pytest.mark.parametrize(("metric", "reference"), CASES)
def test_elements_of_a_sample_are_summed(metric, reference, rng):
    predicted, target = rng.normal(size=(2, 10, 3))

    assert metric()(predicted, target) == pytest.approx(3 * reference(target, predicted), rel=1e-12)


@pytest.mark.parametrize("metric", [MAE, MSE])
def test_whole_numbers_do_not_overflow(metric):
    assert metric()(np.array([0], np.uint8), np.array([1], np.uint8)) == 1.0


@pytest.mark.parametrize("metric", [MAE, MSE])
def test_inputs_that_do_not_fit_raise(metric):
    with pytest.raises(ShapeError, match=r"targets of shape \(2, 3\), got shape \(2,\)"):
        metric().update(np.ones((2, 3)), np.ones(2))
    with pytest.raises(ArgumentValueError, match="predictions and labels, got 1"):
        metric().update(np.ones(2))
    with pytest.raises(StateError, match="got none"):
        metric().eval()
