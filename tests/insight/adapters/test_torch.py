"""A plain loop: its numbers, and histograms at the steps of the optimizer."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from insight import open_runs
from insight.adapters.torch import TorchLandscapeModel, TorchRecorder
from insight.errors import SummaryValueError, ValueKindError


class Optimizer:
    """As far as anybody watches it."""

    def __init__(self, **state: Any) -> None:
        self.hooks: list[Callable[..., None]] = []
        self.state = {"weight": state} if state else {}

    def register_step_post_hook(self, hook: Callable[..., None]) -> Any:
        self.hooks.append(hook)
        return SimpleNamespace(remove=lambda: self.hooks.remove(hook))

    def step(self) -> None:
        for hook in self.hooks:
            hook(self, (), {})


class Line:
    """What a landscape asks of a module before it computes anything."""

    def named_parameters(self) -> list[Any]:
        return []

    parameters = modules = named_buffers = named_parameters


@pytest.mark.parametrize("given", ["5", 1.5, 2.0, True, math.nan, [1]])
def test_number_of_samples_is_a_whole_one(given: Any) -> None:
    with pytest.raises(ValueKindError, match=r"^TorchLandscapeModel: num_samples expected an int"):
        TorchLandscapeModel(Line(), len, [], given)


@pytest.mark.parametrize("given", [-1, 0, np.int64(0), 2**70])
def test_number_of_samples_is_one_that_there_may_be(given: Any) -> None:
    with pytest.raises(
        SummaryValueError, match=r"^TorchLandscapeModel: num_samples expected a num"
    ):
        TorchLandscapeModel(Line(), len, [], given)


@pytest.mark.parametrize("mode", [None, 5, True, math.nan, "test", ["eval"], np.array(["a", "b"])])
def test_mode_is_one_of_those_that_there_are(mode: Any) -> None:
    with pytest.raises(SummaryValueError, match=r"^TorchLandscapeModel: mode expected one of"):
        TorchLandscapeModel(Line(), len, [], mode=mode)


@pytest.mark.parametrize("given", [5, True, math.nan, Line, SimpleNamespace()])
def test_part_of_a_landscape_of_another_kind_is_told(given: Any) -> None:
    odd: Any = "text" if given is Line else given
    calls: dict[str, Callable[[], object]] = {
        "module": lambda: TorchLandscapeModel(given, len, []),
        "loss_fn": lambda: TorchLandscapeModel(Line(), odd, []),
        "batches": lambda: TorchLandscapeModel(Line(), len, 5 if given is Line else given),
        "measures": lambda: TorchLandscapeModel(Line(), len, [], measures=odd),
        "measures: accuracy": lambda: TorchLandscapeModel(
            Line(), len, [], measures={"accuracy": odd}
        ),
        "validation": lambda: TorchLandscapeModel(
            Line(), len, [], validation=5 if given is Line else given
        ),
    }
    for where, call in calls.items():
        expected = f"^TorchLandscapeModel: {where} expected .*, got .* Hint: "
        with pytest.raises(ValueKindError, match=expected):
            call()


@pytest.fixture
def module(recorded: Any) -> Any:
    """The linear layer of the recorded training, before its first step."""
    calls = recorded("torch").calls
    return next(arguments[1] for hook, arguments, _ in calls if hook == "histograms")


def test_histograms_come_with_each_nth_step_of_the_optimizer(module: Any, tmp_path: Path) -> None:
    optimizer = Optimizer()
    with TorchRecorder(tmp_path / "a") as recorder:
        recorder.watch(module, optimizer, every=2)
        for _ in range(5):
            optimizer.step()
    optimizer.step()
    table = open_runs(tmp_path).table("histogram")

    assert optimizer.hooks == []
    assert sorted(set(table["tag"])) == [
        *("gradients/bias", "gradients/weight", "weights/bias", "weights/weight"),
    ]
    assert sorted(set(table["step"])) == [2, 4]


def test_histograms_at_no_step_are_refused_before_the_training(tmp_path: Path) -> None:
    with pytest.raises(SummaryValueError, match="every"):
        TorchRecorder(tmp_path / "a").watch(None, Optimizer(), every=0)


def test_histogram_counts_the_numbers_of_the_parameter(module: Any, tmp_path: Path) -> None:
    with TorchRecorder(tmp_path / "a") as recorder:
        recorder.histograms(1, module)
    table = open_runs(tmp_path).table("histogram").set_index("tag")
    weight = dict(module.named_parameters())["weight"].array

    assert table.loc["weights/weight", "count"] == weight.size
    assert table.loc["weights/weight", "max"] == np.float32(weight.max())


def test_parameter_without_gradient_is_recorded_alone(module: Any, tmp_path: Path) -> None:
    for _, parameter in module.named_parameters():
        parameter.grad = None
    with TorchRecorder(tmp_path / "a") as recorder:
        recorder.histograms(1, module)

    assert set(open_runs(tmp_path).table("histogram")["tag"]) == {"weights/bias", "weights/weight"}


def test_wrapper_of_a_distributed_module_does_not_show_in_the_tags(
    module: Any, tmp_path: Path
) -> None:
    wrapped = [(f"module.{name}", parameter) for name, parameter in module.named_parameters()]
    with TorchRecorder(tmp_path / "a") as recorder:
        recorder.histograms(1, SimpleNamespace(named_parameters=lambda: wrapped))

    assert "weights/weight" in set(open_runs(tmp_path).table("histogram")["tag"])


def test_settings_of_the_optimizer_are_facts_of_the_run(recorded: Any, tmp_path: Path) -> None:
    recorded("torch").replay(TorchRecorder(tmp_path / "a"))
    (row,) = open_runs(tmp_path).lineage().to_dict("records")

    assert row["hyperparameters.optimizer"] == "SGD"
    assert row["hyperparameters.learning_rate"] == 0.125
    assert row["hyperparameters.batch_size"] == 16
    assert row["user.optimizer_config.momentum"] == 0.5


@pytest.mark.parametrize(
    ("optimizer", "arguments", "steps"),
    [
        (Optimizer(), {}, [2, 4]),
        (Optimizer(step=np.array(10.0)), {}, [12, 14]),  # Adam's, as it was loaded
        (Optimizer(step=3), {}, [4, 6]),
        (Optimizer(momentum_buffer=np.zeros(3)), {"initial_step": 10}, [12, 14]),  # SGD's
        (Optimizer(step=10), {"initial_step": 0}, [2, 4]),
    ],
)
def test_histograms_count_on_after_the_steps_that_were_taken(
    optimizer: Any, arguments: Any, steps: list[int], module: Any, tmp_path: Path
) -> None:
    with TorchRecorder(tmp_path / "a") as recorder:
        recorder.watch(module, optimizer, every=2, **arguments)
        for _ in range(4):
            optimizer.step()

    assert sorted(set(open_runs(tmp_path).table("histogram")["step"])) == steps


def test_step_to_begin_after_is_no_negative_one(tmp_path: Path) -> None:
    with pytest.raises(SummaryValueError, match="initial_step"):
        TorchRecorder(tmp_path / "a").watch(None, Optimizer(), initial_step=-1)


@pytest.mark.parametrize(("first", "lines"), [(0, 1), (1, 1), (5, 0)])
def test_loop_that_begins_anew_says_so_once(
    first: int, lines: int, tmp_path: Path, caplog: Any
) -> None:
    with TorchRecorder(tmp_path / "a") as recorder:
        recorder.log(1, {"loss": 0.5})
    recorder = TorchRecorder(tmp_path / "a")
    for _ in range(2):
        with recorder:
            for step in range(first, first + 3):
                recorder.log(step, {"loss": 0.25})

    assert len(caplog.records) == lines
