"""Steps and counts of users: whole numbers of any library, and else an error that says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from insight import open_runs
from insight.adapters._counts import whole
from insight.adapters.keras import InsightCallback
from insight.adapters.sklearn import InsightCallback as SearchCallback
from insight.adapters.torch import TorchRecorder
from insight.errors import SummaryError, SummaryValueError, ValueKindError

NO_WHOLE_NUMBERS = ["1", None, 1.5, 1.0, float("nan"), True, [1], np.array([1, 2])]


class Several:
    """A tensor of PyTorch with two numbers, asked for one."""

    def __index__(self) -> int:
        raise RuntimeError("only one element tensors can be converted to Python scalars")


@pytest.fixture
def recorder(tmp_path: Path) -> Any:
    with TorchRecorder(tmp_path / "a") as made:
        yield made


@pytest.mark.parametrize("step", [3, np.int32(3), np.array(3), np.uint8(3)])
def test_whole_number_of_any_library_is_a_step(recorder: Any, tmp_path: Path, step: Any) -> None:
    recorder.log(step, {"loss": 0.5})

    assert open_runs(tmp_path).table("scalar")["step"].tolist() == [3]


@pytest.mark.parametrize("step", [*NO_WHOLE_NUMBERS, Several()], ids=repr)
def test_what_is_no_whole_number_is_told_where_it_is_given(recorder: Any, step: Any) -> None:
    module = SimpleNamespace(named_parameters=list)
    optimizer = SimpleNamespace(register_step_post_hook=list)
    calls = {
        "TorchRecorder.log: step": lambda: recorder.log(step, {}),
        "TorchRecorder.histograms: step": lambda: recorder.histograms(step, module),
        "TorchRecorder.watch: every": lambda: recorder.watch(module, optimizer, every=step),
        "number": lambda: whole("number", step),
    }
    if step is not None:
        calls["TorchRecorder.watch: initial_step"] = lambda: recorder.watch(
            module, optimizer, initial_step=step
        )
    for where, call in calls.items():
        with pytest.raises(ValueKindError, match=f"^{where} expected an int, got"):
            call()


@pytest.mark.parametrize("name", ["batch_freq", "histogram_freq", "initial_step"])
def test_counts_of_keras_are_whole_numbers_from_zero(
    frameworks: Any, tmp_path: Path, name: str
) -> None:
    kind: Any = InsightCallback
    kind(tmp_path, **{name: np.int64(2)})
    with pytest.raises(ValueKindError, match=name):
        kind(tmp_path, **{name: "2"})
    with pytest.raises(SummaryValueError, match=f"{name} expected at least 0, got -1"):
        kind(tmp_path, **{name: -1})


def test_negative_counts_are_refused_and_negative_steps_recorded(
    recorder: Any, tmp_path: Path
) -> None:
    module = SimpleNamespace(named_parameters=list)
    optimizer = SimpleNamespace(register_step_post_hook=list)
    with pytest.raises(SummaryValueError, match="initial_step expected at least 0, got -2"):
        recorder.watch(module, optimizer, initial_step=-2)
    recorder.log(-1, {"loss": 0.5})

    assert open_runs(tmp_path).table("scalar")["step"].tolist() == [-1]


@pytest.mark.parametrize("given", [None, 5, "text", object()])
def test_what_is_no_module_optimizer_or_mapping_is_told(recorder: Any, given: Any) -> None:
    module = SimpleNamespace(named_parameters=list)
    calls: list[Callable[[], None]] = [
        lambda: recorder.watch(given, SimpleNamespace(register_step_post_hook=list)),
        lambda: recorder.watch(module, given),
        lambda: recorder.histograms(1, given),
        lambda: recorder.log(1, given),
        lambda: recorder.settings(given or 0),
    ]
    for call in calls:
        with pytest.raises(ValueKindError, match="TorchRecorder"):
            call()


@pytest.mark.parametrize("kind", [TorchRecorder, InsightCallback, SearchCallback])
def test_folder_and_names_of_another_kind_are_told_at_once(
    frameworks: Any, tmp_path: Path, kind: Any
) -> None:
    for given in (5, None, b"runs", ["runs"]):
        with pytest.raises(SummaryError, match="log_dir expected a path"):
            kind(given)
    for names in (5, "learning_rate", [5], None):
        with pytest.raises(SummaryError, match="unmasked expected a list of names"):
            kind(tmp_path, unmasked=names)
