"""History keeps losses and metrics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.train import Callback, History

Make = Callable[..., Any]


class Losses(Callback):
    """The loss of each step, written down on the way."""

    def __init__(self) -> None:
        self.values: list[float] = []

    def on_train_step_end(self, run_context: Any) -> None:
        self.values.append(float(run_context.original_args().net_outputs))


def test_last_loss_of_each_epoch_is_kept(make_model: Make, make_rows: Make) -> None:
    history, losses = History(), Losses()
    make_model().train(2, make_rows(), [history, losses])

    assert history.epoch == {"epoch": [1, 2]}
    assert history.history == {"net_output": losses.values[1::2]}


def test_fit_adds_each_metric(make_model: Make, make_rows: Make) -> None:
    history = History()
    model = make_model(metrics={"mse"})
    model.fit(2, make_rows(), make_rows(), callbacks=history)

    assert history.history["mse"][-1] == pytest.approx(model.eval(make_rows())["mse"])
    assert len(history.history["net_output"]) == 2


def test_epochs_begin_anew_and_values_go_on(make_model: Make, make_rows: Make) -> None:
    history, model, dataset = History(), make_model(), make_rows()
    model.train(2, dataset, history)
    model.train(1, dataset, history)

    assert history.epoch == {"epoch": [1]}
    assert len(history.history["net_output"]) == 3


def test_evaluation_alone_adds_nothing(make_model: Make, make_rows: Make) -> None:
    history = History()
    model = make_model(metrics={"mse"})
    model.train(1, make_rows(), history)
    model.eval(make_rows(), history)

    assert (history.epoch, len(history.history["net_output"])) == ({"epoch": [1]}, 1)
