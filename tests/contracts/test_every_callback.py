"""Every callback takes every hook, honours a request to stop, and ends cleanly after an error.

A callback is covered the day its file appears in engine/train/callback; one that needs arguments
gives an `_example` of its own.
"""

from __future__ import annotations

import gc
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Model, nn, ops
from engine.dataset import NumpySlicesDataset
from engine.train import Callback, RunContext, callback

HOOKS = [
    *("begin", "epoch_begin", "step_begin", "step_end", "epoch_end", "end"),
    *(name for name in vars(Callback) if name.startswith("on_")),
]


def kinds() -> dict[str, type[Callback]]:
    found: dict[str, type[Callback]] = {}
    for module in pkgutil.iter_modules(callback.__path__):
        loaded = importlib.import_module(f"{callback.__name__}.{module.name}")
        for name, value in vars(loaded).items():
            own = getattr(value, "__module__", "") == loaded.__name__
            if own and inspect.isclass(value) and issubclass(value, Callback):
                found[name] = value
    return found


def make(name: str, folder: Path) -> Callback:
    return kinds()[name]._example(folder)


class Net(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.weight = engine.Parameter(np.full((1, 3), 0.5, np.float32), "weight")

    def construct(self, x: Any) -> Any:
        return ops.matmul(x, self.weight.T)


class SquaredError(nn.Cell):
    def construct(self, output: Any, label: Any) -> Any:
        return ((output - label) * (output - label)).mean()


def rows() -> Any:
    x = np.random.default_rng(3).random((8, 3)).astype(np.float32)
    return NumpySlicesDataset({"x": x, "y": x[:, :1]}, shuffle=False).batch(4)


def model() -> Model:
    net = Net()
    optimizer = nn.Momentum(net.trainable_params(), 0.01, 0.9)
    return Model(net, SquaredError(), optimizer, metrics={"mse"})


class Stop(Callback):
    """Asks for the end at the first step, and counts the steps."""

    steps = 0

    def on_train_step_end(self, run_context: Any) -> None:
        self.steps += 1
        run_context.request_stop()


class Boom(Callback):
    def on_train_step_end(self, run_context: Any) -> None:
        raise OSError("boom")


EVERY = pytest.mark.parametrize("name", kinds())


def test_every_file_of_the_folder_was_looked_at() -> None:
    assert {"Callback", "LossMonitor", "ModelCheckpoint", "SummaryCollector"} <= set(kinds())


@EVERY
def test_every_hook_takes_one_run_context(name: str, tmp_path: Path) -> None:
    made = make(name, tmp_path)
    counts = {hook: len(inspect.signature(getattr(made, hook)).parameters) for hook in HOOKS}

    assert counts == dict.fromkeys(HOOKS, 1)


@EVERY
def test_training_evaluation_and_fit_run_with_it(name: str, tmp_path: Path) -> None:
    made, trained, data = make(name, tmp_path), model(), rows()
    trained.train(2, data, made)
    trained.eval(rows(), made)
    trained.fit(1, data, rows(), callbacks=made)
    result = trained.eval(rows())

    assert np.isfinite(result["mse"])


@EVERY
def test_training_with_it_learns_the_same(name: str, tmp_path: Path) -> None:
    plain, watched = model(), model()
    plain.train(2, rows())
    watched.train(2, rows(), make(name, tmp_path))

    weights = [trained.predict_network.weight.asnumpy() for trained in (plain, watched)]
    assert np.array_equal(*weights)


@EVERY
def test_request_to_stop_ends_the_training(name: str, tmp_path: Path) -> None:
    stop = Stop()
    model().train(5, rows(), [make(name, tmp_path), stop])

    assert stop.steps == 1


@EVERY
def test_error_of_another_callback_is_what_the_caller_sees(name: str, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="boom"):
        model().train(1, rows(), [make(name, tmp_path), Boom()])


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What others left is not closed meanwhile; to look for all of it first would take seconds."""
    gc.disable()
    yield
    gc.enable()


@EVERY
@pytest.mark.usefixtures("no_collector")
def test_error_leaves_no_file_open(name: str, tmp_path: Path) -> None:
    made = make(name, tmp_path)
    before = open_files()
    with pytest.raises(OSError, match="boom"):
        model().train(1, rows(), [made, Boom()])

    assert open_files() == before


@EVERY
def test_it_trains_again_after_an_error(name: str, tmp_path: Path) -> None:
    made, trained, data = make(name, tmp_path), model(), rows()
    with pytest.raises(OSError, match="boom"):
        trained.train(1, data, [made, Boom()])
    trained.train(1, data, made)

    assert np.isfinite(trained.eval(rows())["mse"])


@EVERY
def test_it_can_be_left_without_a_run(name: str, tmp_path: Path) -> None:
    made = make(name, tmp_path)

    with made as entered:
        assert entered is made


@pytest.mark.parametrize("hook", HOOKS)
def test_hook_of_the_base_does_nothing(hook: str) -> None:
    assert getattr(Callback(), hook)(RunContext({})) is None


def open_files() -> list[str]:
    """What the process has open, where the system says so."""
    folder = Path("/proc/self/fd")
    paths = (path for path in folder.iterdir()) if folder.is_dir() else ()
    return sorted(str(path.readlink()) for path in paths if path.is_symlink())
