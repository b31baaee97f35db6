"""History keeps losses and metrics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine.train import Callback, History, RunContext
from engine.train.callback.run_context import CallbackArguments

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


def test_evaluation_adds_its_last_loss(make_model: Make, make_rows: Make) -> None:
    """As in MindSpore; `fit` does not call it in its evaluations."""
    history = History()
    model = make_model(metrics={"mse"})
    model.train(2, make_rows(), history)
    model.eval(make_rows(), history)

    assert (history.epoch, len(history.history["net_output"])) == ({"epoch": [1]}, 3)


@pytest.mark.parametrize(
    ("outputs", "kept"),
    [
        (engine.Tensor([1.0, 2.0]), 1.5),
        (np.array([1.0, 2.0]), 1.5),
        ((engine.Tensor([1.0, 3.0]), engine.Tensor(5.0)), 2.0),
        ([0.5, 3.0], 0.5),
        (("a", 1), "a"),
        ("text", "text"),
        ((), ()),
    ],
)
def test_first_output_is_kept_or_its_mean(outputs: Any, kept: Any) -> None:
    history = History()
    facts = CallbackArguments({"cur_epoch_num": 1, "net_outputs": outputs})
    history.on_train_begin(RunContext(facts))
    history.on_train_epoch_end(RunContext(facts))

    assert history.history == {"net_output": [kept]}
