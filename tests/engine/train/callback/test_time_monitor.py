"""TimeMonitor prints what MindSpore prints."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from engine.train import TimeMonitor
from engine.train.callback import time_monitor
from engine.train.sent_batches import SentBatches

Make = Callable[..., Any]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which each look takes a millisecond."""
    looks = iter(range(1000))
    monkeypatch.setattr(time_monitor.time, "perf_counter", lambda: next(looks) / 1000)


@pytest.mark.usefixtures("clock")
def test_line_is_mindspores(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    make_model().train(1, make_rows(), TimeMonitor())

    assert capsys.readouterr().out == "Train epoch time: 5.000 ms, per step time: 2.500 ms\n"


@pytest.mark.usefixtures("clock")
def test_data_time_is_that_of_a_step(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    make_model().train(1, make_rows(), TimeMonitor(data_time=True))

    assert capsys.readouterr().out.endswith("per step time: 2.500 ms (data time: 1.000 ms)\n")


def test_data_time_of_a_sink_is_that_of_making_a_batch(
    make_model: Make,
    make_rows: Make,
    capsys: pytest.CaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = iter([(0, 0.0), (4, 0.012), (4, 0.012), (4, 0.012)])
    monkeypatch.setattr(SentBatches, "made", property(lambda _: next(made)))
    make_model().train(2, make_rows(), TimeMonitor(data_time=True), dataset_sink_mode=True)
    lines = capsys.readouterr().out.splitlines()

    assert [line.partition("(")[2] for line in lines] == [
        "data time: 3.000 ms)",
        "data time: 0.000 ms)",
    ]


def test_evaluation_has_a_line_of_its_own(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    model = make_model(metrics={"mse"})
    model.fit(1, make_rows(), make_rows(), callbacks=TimeMonitor())
    number = r"\d+\.\d{3} ms"
    lines = [
        f"{phase} epoch time: {number}, per step time: {number}" for phase in ("Eval", "Train")
    ]

    assert re.fullmatch("\n".join(lines) + "\n", capsys.readouterr().out)


def test_number_of_steps_given_by_the_user_yields_to_the_run(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    make_model().train(1, make_rows(), TimeMonitor("a"))

    assert capsys.readouterr().out.startswith("Train epoch time: ")


def test_data_time_that_is_no_bool_is_refused() -> None:
    with pytest.raises(TypeError, match="data_time"):
        TimeMonitor(data_time=1)


@pytest.mark.usefixtures("clock")
def test_epoch_of_training_lasts_over_its_evaluation(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    model = make_model(metrics={"mse"})
    model.fit(1, make_rows(), make_rows(), callbacks=TimeMonitor())
    found = re.findall(r"(\w+) epoch time: ([\d.]+) ms", capsys.readouterr().out)
    times = {phase: float(number) for phase, number in found}

    assert times["Train"] > 2 * times["Eval"] > 0
