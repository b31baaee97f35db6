"""LearningRateScheduler sets the rate of the next step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.train import LearningRateScheduler

Make = Callable[..., Any]


def test_function_sees_rate_and_step_and_sets_the_next_rate(
    make_model: Make, make_rows: Make
) -> None:
    seen = []

    def halve(rate: float, step: int) -> float:
        seen.append((rate, step))
        return rate / 2

    model = make_model(0.5)
    model.train(2, make_rows(), LearningRateScheduler(halve))

    assert seen == [(0.5, 1), (0.25, 2), (0.125, 3), (0.0625, 4)]
    assert float(model.train_network.optimizer.learning_rate) == 0.03125


def test_rate_of_zero_stops_the_changes(make_model: Make, make_rows: Make) -> None:
    model = make_model(0.5)
    net = model.predict_network
    weights = []
    stop = LearningRateScheduler(lambda rate, step: weights.append(net.weight.asnumpy()) or 0.0)
    # Without momentum a rate of zero leaves the weights where they are.
    model.train_network.optimizer.momentum.set_data(0.0)
    model.train(1, make_rows(), stop)

    assert (weights[0] == weights[1]).all()


def test_schedule_of_the_optimizer_is_refused(make_model: Make, make_rows: Make) -> None:
    with pytest.raises(AttributeError, match="one fixed learning rate"):
        make_model([0.1, 0.1]).train(1, make_rows(), LearningRateScheduler(lambda rate, step: rate))


def test_something_that_cannot_be_called_is_refused() -> None:
    with pytest.raises(TypeError, match="a function"):
        LearningRateScheduler(0.1)
