"""LossMonitor prints what MindSpore prints."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine.train import LossMonitor
from engine.train.callback import RunContext
from engine.train.callback.run_context import CallbackArguments

Make = Callable[..., Any]


def steps_printed(capsys: pytest.CaptureFixture) -> list[str]:
    lines = capsys.readouterr().out.splitlines()
    return [line.partition(",")[0] for line in lines]


def context_of(loss: Any, step: int = 3) -> RunContext:
    facts = {"cur_epoch_num": 2, "cur_step_num": step, "batch_num": 2, "net_outputs": loss}
    return RunContext(CallbackArguments(facts))


def test_line_is_mindspores(capsys: pytest.CaptureFixture) -> None:
    LossMonitor().on_train_step_end(context_of(engine.Tensor(1.7346091270446777)))

    assert capsys.readouterr().out == "epoch: 2 step: 1, loss is 1.7346091270446777\n"


@pytest.mark.parametrize("outputs", [[2.0, 9.0], (engine.Tensor([1.0, 3.0]), engine.Tensor(5.0))])
def test_loss_is_the_mean_of_the_first_output(outputs: Any, capsys: pytest.CaptureFixture) -> None:
    LossMonitor().on_train_step_end(context_of(outputs))

    assert capsys.readouterr().out == "epoch: 2 step: 1, loss is 2.0\n"


def test_every_third_step_is_printed(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    make_model().train(3, make_rows(), LossMonitor(3))

    assert steps_printed(capsys) == ["epoch: 2 step: 1", "epoch: 3 step: 2"]


def test_zero_prints_nothing(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    make_model().train(1, make_rows(), LossMonitor(0))

    assert capsys.readouterr().out == ""


def test_second_training_prints_from_its_first_step(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    model, dataset, monitor = make_model(), make_rows(), LossMonitor(2)
    model.train(2, dataset, monitor)
    model.train(1, dataset, monitor)

    assert steps_printed(capsys) == ["epoch: 1 step: 2", "epoch: 2 step: 2", "epoch: 1 step: 2"]


@pytest.mark.parametrize("loss", [float("nan"), float("inf"), float("-inf")])
def test_loss_that_is_no_number_ends_the_training(loss: float) -> None:
    text = "In epoch: 2 step: 2, loss is NAN or INF, training process cannot continue"

    with pytest.raises(ValueError, match=re.escape(text)):
        LossMonitor().on_train_step_end(context_of(engine.Tensor(loss), step=4))


def test_evaluation_alone_prints_its_losses_as_mindspore_does(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    make_model(metrics={"mse"}).eval(make_rows(), LossMonitor())

    lines = [line.partition(",")[0] for line in capsys.readouterr().out.splitlines()]
    assert lines == ["epoch: 1 step: 1", "epoch: 1 step: 2"]


def test_result_of_an_evaluation_is_printed_as_mindspore_prints_it(
    capsys: pytest.CaptureFixture,
) -> None:
    context = context_of(0.5)
    context.original_args().metrics = {"acc": 0.140625}
    LossMonitor().on_train_epoch_end(context)

    assert capsys.readouterr().out == "Eval result: epoch 2, metrics: {'acc': 0.140625}\n"


@pytest.mark.parametrize(
    ("times", "error"), [(True, TypeError), (1.5, TypeError), ("a", TypeError), (-1, ValueError)]
)
def test_wrong_distance_is_refused(times: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="per_print_times"):
        LossMonitor(times)


def scaled(loss: float, overflow: Any) -> tuple[Any, ...]:
    return engine.Tensor(loss), overflow, engine.Tensor(1024.0)


@pytest.mark.parametrize("loss", [float("nan"), float("inf")])
def test_step_that_a_loss_scale_left_out_ends_no_training(
    loss: float, capsys: pytest.CaptureFixture
) -> None:
    LossMonitor().on_train_step_end(context_of(scaled(loss, engine.Tensor(True))))

    assert capsys.readouterr().out == f"epoch: 2 step: 1, loss is {loss}\n"


@pytest.mark.parametrize("overflow", [engine.Tensor(False), engine.Tensor(1.0), 3])
def test_step_that_was_made_ends_it_with_a_loss_that_is_no_number(overflow: Any) -> None:
    with pytest.raises(ValueError, match="NAN or INF"):
        LossMonitor().on_train_step_end(context_of(scaled(float("nan"), overflow)))


def test_loss_of_several_outputs_has_the_digits_of_its_type(capsys: pytest.CaptureFixture) -> None:
    LossMonitor().on_train_step_end(context_of(scaled(0.3, engine.Tensor(False))))

    assert capsys.readouterr().out.endswith("loss is 0.3\n")
