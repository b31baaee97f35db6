"""The average of the loss."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor
from engine.errors import ArgumentValueError, ShapeError, StateError
from engine.metrics import Loss


def check(losses, expected):
    loss = Loss()
    for one in losses:
        loss.update(one)

    assert loss.eval() == pytest.approx(expected, rel=1e-12)


def test_batches_are_averaged():
    check([Tensor(0.5), Tensor(1.0), Tensor(3.0)], 1.5)


def test_mean_of_an_unreduced_loss_counts():
    check([np.array([1.0, 3.0]), np.array([4.0])], 3.0)


def test_float32_losses_are_summed_in_float64():
    check([Tensor(np.float32(0.1))] * 2, float(np.float32(0.1)))


def test_eval_before_update_raises():
    with pytest.raises(StateError, match="got none"):
        Loss().eval()


def test_two_inputs_raise():
    with pytest.raises(ArgumentValueError, match="one loss, got 2 inputs"):
        Loss().update(Tensor(1.0), Tensor(1.0))


def test_matrix_raises():
    with pytest.raises(ShapeError, match=r"got shape \(2, 2\)"):
        Loss().update(np.ones((2, 2)))
