"""EarlyStopping and ReduceLROnPlateau act when a number does not get better."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
import insight
from engine.metrics import Metric
from engine.train import EarlyStopping, ReduceLROnPlateau, RunContext, SummaryCollector
from engine.train.callback.monitored import Monitored
from engine.train.callback.run_context import CallbackArguments

Make = Callable[..., Any]


class Network:
    """A training network whose weight says which epoch it is of."""

    def __init__(self) -> None:
        self.weight = engine.Parameter(engine.Tensor(0.0), "weight")

    def get_parameters(self) -> list[engine.Parameter]:
        return [self.weight]


class Optimizer:
    def __init__(self, rate: Any) -> None:
        self.learning_rate = rate


def epochs_run(callback: Any, losses: list[float], optimizer: Any = None) -> list[float]:
    """Run the epochs whose losses are given; the weight at the end, and the rate of each epoch."""
    params = CallbackArguments(train_network=Network(), optimizer=optimizer, net_outputs=None)
    context = RunContext(params)
    rates = []
    callback.on_train_begin(context)
    for epoch, loss in enumerate(losses, start=1):
        params.train_network.weight.set_data(float(epoch))
        params.cur_epoch_num, params.net_outputs = epoch, engine.Tensor(loss)
        callback.on_train_epoch_end(context)
        rates.append(float(optimizer.learning_rate.asnumpy()) if optimizer else epoch)
        if context.get_stop_requested():
            break
    callback.on_train_end(context)
    callback.weight = float(params.train_network.weight.asnumpy())
    return rates


@pytest.mark.parametrize(
    ("options", "losses", "last"),
    [
        ({"patience": 1}, [1.0, 1.0, 1.0], 2),
        ({"patience": 2}, [1.0, 1.0, 1.0, 1.0], 3),
        ({"patience": 0}, [1.0, 0.5, 0.2], 1),
        ({"patience": 1}, [3.0, 2.0, 1.0, 1.5], 4),
        ({"patience": 1, "min_delta": 0.5}, [3.0, 2.0, 1.9, 1.0], 3),
        ({"patience": 1, "mode": "max"}, [1.0, 2.0, 1.0], 3),
        ({"patience": 1, "baseline": 0.5}, [1.0, 0.2], 1),
        ({"patience": 1, "baseline": 2.0}, [1.0, 0.5], 2),
    ],
)
def test_training_ends_after_the_patience(options: dict, losses: list, last: int) -> None:
    assert epochs_run(EarlyStopping("loss", **options), losses)[-1] == last


def test_end_is_told_as_mindspore_tells_it(capsys: pytest.CaptureFixture) -> None:
    epochs_run(EarlyStopping("loss", patience=1, verbose=True), [1.0, 1.0])

    assert capsys.readouterr().out == "Epoch 00002: early stopping\n"


def test_best_weights_come_back(capsys: pytest.CaptureFixture) -> None:
    stopping = EarlyStopping("loss", patience=2, verbose=True, restore_best_weights=True)
    epochs_run(stopping, [2.0, 1.0, 1.5, 1.5])
    first = capsys.readouterr().out.splitlines()[0]

    assert stopping.weight == 2.0
    assert first == "Restoring model weights from the end of the best epoch."


@pytest.mark.parametrize(
    ("options", "losses", "why"),
    [
        ({"patience": 9}, [1.0, 1.0], ""),
        ({"patience": 1}, [2.0, 1.5, 1.5], "loss was best in epoch 2, 1.5, patience 1"),
        ({"patience": 0}, [2.0], "loss was best in epoch 1, 2, patience 0"),
        (
            {"patience": 2, "baseline": 0.5},
            [1.0, 0.75],
            "loss was best in epoch 2, 0.75, baseline 0.5, patience 2",
        ),
        ({"patience": 2}, [float("nan")] * 2, "loss never got better, patience 2"),
    ],
)
def test_why_it_ended_the_training_can_be_asked(options: dict, losses: list, why: str) -> None:
    stopping = EarlyStopping("loss", **options)
    epochs_run(stopping, losses)

    assert stopping.why == why


@pytest.mark.parametrize(
    ("losses", "epoch"),
    [([2.0, 1.0, 1.5, 1.5], 2), ([float("nan")] * 2, 1), ([3.0, 2.0], None)],
)
def test_epoch_whose_weights_came_back_can_be_asked(losses: list, epoch: int | None) -> None:
    stopping = EarlyStopping("loss", patience=2, restore_best_weights=True)
    epochs_run(stopping, losses)

    assert stopping.restored_epoch == epoch


def test_who_goes_on_from_a_state_knows_both() -> None:
    first = EarlyStopping("loss", patience=2, restore_best_weights=True)
    second = EarlyStopping("loss", patience=2, restore_best_weights=True)
    epochs_run(first, [2.0, 1.0, 1.5, 1.5])
    second.load_state_dict(first.state_dict())

    assert (second.why, second.restored_epoch) == (first.why, 2)


def test_state_that_does_not_say_its_epochs_makes_none_up() -> None:
    first = EarlyStopping("loss", patience=2, restore_best_weights=True)
    second = EarlyStopping("loss", patience=2, restore_best_weights=True)
    epochs_run(first, [2.0, 1.0, 1.5, 1.5])
    state = first.state_dict()
    del state["best_epoch"], state["kept_epoch"]  # as older versions saved it
    second.load_state_dict(state)

    assert (second.why, second.restored_epoch) == ("loss was best, 1, patience 2", None)


@pytest.mark.parametrize("kind", [engine.Tensor, np.float32, np.array])
def test_metric_that_is_no_number_of_python_is_watched_too(
    make_model: Make, make_rows: Make, tmp_path: Path, kind: Any
) -> None:
    class Stays(Metric):
        def clear(self) -> None:
            """Nothing is kept."""

        def update(self, *inputs: Any) -> None:
            """Nothing is kept."""

        def eval(self) -> Any:
            return kind(0.5)

    stopping = EarlyStopping("acc", patience=2, baseline=0.75)
    callbacks = [stopping, SummaryCollector(str(tmp_path))]
    model = make_model(metrics={"acc": Stays()})
    model.fit(9, make_rows(), make_rows(), callbacks=callbacks)
    row = insight.open_runs(tmp_path).lineage().iloc[0]

    why = "EarlyStopping: acc was best in epoch 1, 0.5, baseline 0.75, patience 2"
    assert row["model.stopped_early"] == f"after epoch 2, step 4 of 18: {why}"
    assert type(stopping.state_dict()["best"]) is float


def test_number_that_is_not_there_is_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    epochs = epochs_run(EarlyStopping("eval_acc"), [1.0, 1.0, 1.0])

    assert epochs[-1] == 3
    assert "eval_acc" in caplog.text


@pytest.mark.parametrize("monitor", ["mse", "eval_loss"])
def test_results_of_fit_can_be_watched(make_model: Make, make_rows: Make, monitor: str) -> None:
    # A rate of zero: nothing gets better.
    model, epochs = make_model(0.0, metrics={"mse"}), []
    stopping = EarlyStopping(monitor, patience=2)
    counter = engine.train.LambdaCallback(on_train_epoch_end=lambda context: epochs.append(1))
    model.fit(9, make_rows(), make_rows(), callbacks=[stopping, counter])

    assert len(epochs) == 3


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"mode": "best"}, ValueError),
        ({"patience": -1}, ValueError),
        ({"patience": 1.5}, TypeError),
        ({"min_delta": "a"}, TypeError),
        ({"monitor": 1}, TypeError),
        ({"verbose": 1}, TypeError),
        ({"baseline": "a"}, TypeError),
    ],
)
def test_wrong_argument_is_refused(options: dict, error: type[Exception]) -> None:
    with pytest.raises(error, match="EarlyStopping"):
        EarlyStopping(**options)


def rate(value: float) -> Optimizer:
    return Optimizer(engine.Parameter(np.float32(value), "learning_rate"))


def test_rate_falls_to_its_least_as_in_mindspore(capsys: pytest.CaptureFixture) -> None:
    lower = ReduceLROnPlateau("loss", factor=0.5, patience=1, verbose=True, min_lr=3e-10)
    rates = epochs_run(lower, [1.695] * 6, rate(1e-9))

    assert rates == pytest.approx(
        [9.999999717180685e-10, *[4.999999858590343e-10], *[2.999999970665357e-10] * 4], rel=1e-6
    )
    assert capsys.readouterr().out == (
        "Epoch 00002: ReduceLROnPlateau reducing learning rate to 5e-10.\n"
        "Epoch 00003: ReduceLROnPlateau reducing learning rate to 3e-10.\n"
    )


def test_rate_rests_during_the_cooldown() -> None:
    lower = ReduceLROnPlateau("loss", factor=0.5, patience=1, cooldown=2)
    rates = epochs_run(lower, [1.0] * 6, rate(1.0))

    assert rates == [1.0, 0.5, 0.5, 0.25, 0.25, 0.125]


def test_rate_stays_while_the_loss_gets_better() -> None:
    assert (
        epochs_run(ReduceLROnPlateau("loss", patience=1), [3.0, 2.0, 1.0], rate(1.0)) == [1.0] * 3
    )


def test_rate_that_is_a_schedule_is_refused() -> None:
    several = Optimizer(engine.Parameter([0.1, 0.1], "learning_rate"))

    with pytest.raises(ValueError, match="one fixed rate"):
        epochs_run(ReduceLROnPlateau("loss", patience=0), [1.0, 1.0], several)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"factor": 1}, TypeError),
        ({"factor": 1.0}, ValueError),
        ({"factor": 0.0}, ValueError),
        ({"factor": -0.5}, ValueError),
        ({"factor": "a"}, TypeError),
        ({"patience": -1}, ValueError),
    ],
)
def test_wrong_argument_of_the_rate_is_refused(options: dict, error: type[Exception]) -> None:
    with pytest.raises(error, match="ReduceLROnPlateau"):
        ReduceLROnPlateau(**options)


@pytest.mark.parametrize(
    ("monitor", "grows"),
    [
        *((name, False) for name in ("loss", "eval_loss", "mae", "mse", "perplexity")),
        *((name, True) for name in ("acc", "F1", "precision", "my_loss")),
    ],
)
def test_way_that_is_better_follows_from_mindspores_names(monitor: str, grows: bool) -> None:
    assert Monitored(monitor, "auto", 0).grows == grows


def test_several_numbers_are_not_watched() -> None:
    results = {"precision": np.array([0.5, 1.0])}
    facts = CallbackArguments({"eval_results": results, "net_outputs": 1.0})

    with pytest.raises(ValueError, match="a single number, got 2 numbers from 'precision'"):
        Monitored("precision", "max", 0).value("EarlyStopping", RunContext(facts))


@pytest.mark.parametrize(
    ("value", "error"),
    [
        ([[1.0, 2.0], [3.0]], ValueError),
        *((value, TypeError) for value in ("good", "0.5", {"cats": 0.5}, object())),
    ],
)
def test_what_is_no_number_is_not_watched(value: Any, error: type[Exception]) -> None:
    facts = CallbackArguments({"eval_results": {"mine": value}, "net_outputs": 1.0})

    with pytest.raises(error, match=r"EarlyStopping\(monitor\) expected a single number, got"):
        Monitored("mine", "max", 0).value("EarlyStopping", RunContext(facts))
