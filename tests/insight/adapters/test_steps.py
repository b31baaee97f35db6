"""Steps and counts of users: whole numbers of any library, and else an error that says so."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
import pytest

from insight import open_runs
from insight.adapters import keras, lightgbm, sklearn, transformers, xgboost
from insight.adapters._steps import cut
from insight.adapters.lightning import InsightLogger
from insight.adapters.torch import TorchRecorder
from insight.errors import SummaryError, SummaryValueError, ValueKindError
from insight.record.options import whole

KINDS = [
    *(TorchRecorder, keras.InsightCallback, InsightLogger, transformers.InsightCallback),
    *(sklearn.InsightCallback, xgboost.InsightCallback, lightgbm.InsightCallback),
]
NO_WHOLE_NUMBERS = ["1", None, 1.5, 1.0, float("nan"), True, [1], np.array([1, 2])]


class BytesPath:
    """A path, though none of text."""

    def __fspath__(self) -> bytes:
        return b"runs"


class Several:
    """A tensor of PyTorch with two numbers, asked for one."""

    def __repr__(self) -> str:
        return "several"  # the same in each process that collects the tests

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


@pytest.mark.parametrize("step", [*NO_WHOLE_NUMBERS, Several()])
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
    kind: Any = keras.InsightCallback
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


class Network:
    """A module and an optimizer, as far as anybody looks at the class."""

    param_groups: ClassVar[list[Any]] = [{"lr": 0.5}]

    def named_parameters(self) -> list[Any]:
        return []

    def register_step_post_hook(self, hook: Any) -> Any:
        return SimpleNamespace(remove=list)


@pytest.mark.parametrize("given", [None, 5, "text", True, math.nan, object(), Network])
def test_what_is_no_module_optimizer_or_mapping_is_told(recorder: Any, given: Any) -> None:
    calls: dict[str, Callable[[], None]] = {
        "watch: module": lambda: recorder.watch(given, Network()),
        "watch: optimizer": lambda: recorder.watch(Network(), given),
        "histograms: module": lambda: recorder.histograms(1, given),
        "log: values": lambda: recorder.log(1, given),
        "settings: optimizer": lambda: recorder.settings(given or 0),
    }
    for where, call in calls.items():
        with pytest.raises(ValueKindError, match=rf"TorchRecorder\.{where} expected .* Hint: "):
            call()


@pytest.mark.parametrize("step", [2**63, np.uint64(2**63), 10**5000, -(10**5000)], ids=type)
def test_number_beyond_64_bits_is_told_where_it_is_given(recorder: Any, step: Any) -> None:
    with pytest.raises(SummaryValueError, match=r"^TorchRecorder\.log: step expected a number"):
        recorder.log(step, {})
    with pytest.raises(SummaryValueError, match=r"TorchRecorder\.watch: initial_step expected"):
        recorder.watch(Network(), Network(), initial_step=step)


@pytest.mark.parametrize("number", [3, np.int64(3), 3.0, 3.9, np.float32(3.5), np.array(3)])
def test_float_is_cut_where_a_framework_gives_one(number: Any) -> None:
    assert cut("step", number) == 3


@pytest.mark.parametrize("number", [math.nan, math.inf, 1e300, "3", True, None, [3]])
def test_what_is_no_finite_number_is_not_cut(number: Any) -> None:
    with pytest.raises(SummaryError, match=r"^step expected .*, got .* Hint: give a whole number"):
        cut("step", number)


@pytest.mark.parametrize("kind", KINDS)
def test_folder_and_names_of_another_kind_are_told_at_once(
    frameworks: Any, tmp_path: Path, kind: Any
) -> None:
    name = kind.__name__
    for given in (5, None, True, math.nan, b"runs", ["runs"], BytesPath()):
        with pytest.raises(ValueKindError, match=f"^{name}: log_dir expected a path, got .* Hint"):
            kind(given)
    for given in ("", "a\0b", "a\ud800b", "s3://bucket/run"):
        with pytest.raises(SummaryValueError, match=f"^{name}: log_dir expected a"):
            kind(given)
    for names in (5, "learning_rate", [5], None):
        with pytest.raises(ValueKindError, match=f"^{name}: unmasked expected a list of names"):
            kind(tmp_path, unmasked=names)

    assert list(tmp_path.iterdir()) == []
