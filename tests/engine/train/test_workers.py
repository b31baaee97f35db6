"""A training whose data are made by workers: the same numbers, and no worker is left."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import dataset as ds
from engine import nn
from engine.train import Callback, Model
from tests.processes import has_ended

SINKS = [False, True]


def noisy(x: Any) -> np.ndarray:
    return (x + np.random.random(x.shape)).astype(np.float32)


def batches(count: int | None = 2) -> Any:
    engine.set_seed(4)
    data = np.arange(120, dtype=np.float32).reshape(24, 5) / 120
    rows = ds.NumpySlicesDataset({"x": data, "y": data[:, :2]})
    return rows.map(noisy, "x", num_parallel_workers=count, python_multiprocessing=True).batch(6)


def model() -> Model:
    engine.set_seed(4)
    network = nn.Dense(5, 2)
    optimizer = nn.SGD(network.trainable_params(), 0.1)
    return Model(network, nn.MSELoss(), optimizer)


class Watching(Callback):
    """Finds the workers while a step runs, and may end the training."""

    def __init__(self, then: Any = None) -> None:
        self.pids: set[int] = set()
        self.then = then

    def on_train_step_end(self, run_context: Any) -> None:
        self.pids |= workers()
        if self.then is not None:
            self.then(run_context)


def workers() -> set[int]:
    """The processes that the threads of this one have started."""
    own: set[int] = set()
    for thread in Path("/proc/self/task").iterdir():
        with contextlib.suppress(FileNotFoundError):  # the thread has ended
            own |= set(map(int, (thread / "children").read_text(encoding="utf-8").split()))
    return own


def trained(count: int, *, sink: bool) -> list[float]:
    """The weights after three epochs."""
    one = model()
    one.train(3, batches(count), dataset_sink_mode=sink)
    weight = one.train_network.trainable_params()[0]
    return list(weight.asnumpy().ravel())


@pytest.mark.parametrize("sink", SINKS)
def test_training_does_not_depend_on_the_number_of_processes(sink: bool) -> None:
    assert trained(2, sink=sink) == trained(3, sink=sink)


@pytest.mark.parametrize("sink", SINKS)
def test_workers_are_kept_for_all_epochs_and_end_with_the_training(sink: bool) -> None:
    before, watching = workers(), Watching()
    model().train(3, batches(), watching, dataset_sink_mode=sink)
    started = watching.pids - before

    assert len(started) == 2
    assert all(map(has_ended, started))


def fail(run_context: Any) -> None:
    raise LookupError


def ask(run_context: Any) -> None:
    run_context.request_stop()


@pytest.mark.parametrize("sink", SINKS)
def test_workers_end_with_a_training_that_raises(sink: bool) -> None:
    before, watching = workers(), Watching(fail)
    with pytest.raises(LookupError) as caught:
        model().train(3, batches(), watching, dataset_sink_mode=sink)
    started = watching.pids - before

    assert caught.traceback  # it holds the frames of the training
    assert len(started) == 2
    assert all(map(has_ended, started))


@pytest.mark.parametrize("sink", SINKS)
def test_workers_end_with_a_training_that_a_callback_stops(sink: bool) -> None:
    before, watching = workers(), Watching(ask)
    model().train(3, batches(), watching, dataset_sink_mode=sink)
    started = watching.pids - before

    assert len(started) == 2
    assert all(map(has_ended, started))


@pytest.mark.parametrize("sink", SINKS)
def test_error_of_a_worker_ends_the_training(sink: bool) -> None:
    def refuse(x: Any) -> Any:
        raise LookupError("not this row")

    rows = ds.NumpySlicesDataset({"x": np.ones((8, 5), np.float32), "y": np.ones((8, 2))})
    failing = rows.map(refuse, "x", num_parallel_workers=2, python_multiprocessing=True).batch(4)
    before = workers()
    with pytest.raises(LookupError, match="not this row") as caught:
        model().train(1, failing, dataset_sink_mode=sink)

    assert "in refuse" in str(caught.value.__cause__)
    assert all(map(has_ended, workers() - before))
