"""ProgressBar shows a bar in a terminal and plain lines elsewhere."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine.metrics import MAE
from engine.train import Callback, ProgressBar

Make = Callable[..., Any]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Failing(Callback):
    def on_train_step_end(self, run_context: Any) -> None:
        raise OSError("disk full")


def test_file_gets_one_line_for_each_epoch(make_model: Make, make_rows: Make) -> None:
    out = io.StringIO()
    model = make_model(metrics={"mse"})
    model.fit(2, make_rows(), make_rows(), callbacks=ProgressBar(file=out))
    lines = out.getvalue().splitlines()

    assert [line.partition(" loss")[0] for line in lines] == [
        "epoch 1/2: 2/2 steps,",
        "epoch 2/2: 2/2 steps,",
    ]
    assert f", mse {model.eval(make_rows())['mse']:.4f}" in lines[-1]


def test_metric_that_is_an_array_is_left_out(make_model: Make, make_rows: Make) -> None:
    class Errors(MAE):
        def eval(self) -> Any:
            return np.zeros(5)

    out = io.StringIO()
    model = make_model(metrics={"errors": Errors()})
    model.fit(1, make_rows(), make_rows(), callbacks=ProgressBar(file=out))

    assert "errors" not in out.getvalue()


def test_terminal_gets_a_bar_with_the_loss(make_model: Make, make_rows: Make) -> None:
    out = Terminal()
    make_model().train(1, make_rows(), ProgressBar(file=out))
    last = out.getvalue().rpartition("\r")[2]

    assert last.startswith("epoch 1/1: 100%")
    assert "2/2" in last
    assert "loss=" in last


def test_epochs_of_an_earlier_training_are_counted(make_model: Make, make_rows: Make) -> None:
    out = io.StringIO()
    make_model().train(3, make_rows(), ProgressBar(file=out), initial_epoch=1)
    epochs = [line.partition(":")[0] for line in out.getvalue().splitlines()]

    assert epochs == ["epoch 2/3", "epoch 3/3"]


def test_standard_error_is_where_it_is_shown(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    make_model().train(1, make_rows(), ProgressBar())
    shown = capsys.readouterr()

    assert shown.err.startswith("epoch 1/1: 2/2 steps, loss ")
    assert shown.out == ""


def test_bar_is_closed_when_training_fails(make_model: Make, make_rows: Make) -> None:
    out = Terminal()
    bar = ProgressBar(file=out)

    with pytest.raises(OSError, match="disk full"):
        make_model().train(1, make_rows(), [bar, Failing()])

    assert out.getvalue().endswith("\n")
