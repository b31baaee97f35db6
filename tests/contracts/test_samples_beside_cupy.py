"""The sample runs train on a GPU as on the CPU, and fetch only what a callback asks for.

The GPU is a stand-in with NumPy inside, `tests/engine/fake_cupy`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
import insight
from engine import nn
from engine.train import Callback, LossMonitor, Model
from sample_runs import digits_lenet, digits_mlp
from tests.engine.fake_cupy.array import (
    COPIES,
    IS_REAL,
    is_on_device,
    on_host,
    only_beside_the_stand_in,
)
from tests.engine.fake_cupy.gpu import fake_gpu

STEPS = 3
A_BATCH = {"to the device": 2}  # images and labels


class Watching(Callback):
    """Keeps the losses as they are, and what was copied for each step."""

    def __init__(self) -> None:
        self.losses: list[Any] = []
        self.copies: list[dict[str, int]] = []

    def on_train_epoch_begin(self, run_context: Any) -> None:
        """Forget what came before the first batch."""
        COPIES.clear()

    def on_train_step_end(self, run_context: Any) -> None:
        """Note both; it is the last callback."""
        self.losses.append(run_context.original_args().net_outputs.array)
        self.copies.append(dict(COPIES))
        COPIES.clear()


def lenet_trained(optimizer: str, *callbacks: Callback) -> Watching:
    engine.set_seed(1)
    batches, _ = digits_lenet.digits(seed=1, batch_size=8)
    network = digits_lenet.LeNet5()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    model = Model(network, loss, digits_lenet.optimizer_of(optimizer, network, 0.01))
    watching = Watching()
    model.train(1, batches.take(STEPS), callbacks=[*callbacks, watching])
    return watching


@pytest.mark.parametrize("optimizer", ["Adam", "Momentum"])
def test_lenet_has_the_losses_of_the_cpu_and_its_steps_fetch_nothing(optimizer: str) -> None:
    expected = lenet_trained(optimizer).losses
    with fake_gpu():
        found = lenet_trained(optimizer)

    assert all(is_on_device(loss) for loss in found.losses)
    np.testing.assert_allclose([on_host(loss) for loss in found.losses], expected, rtol=1e-5)
    assert IS_REAL or found.copies == [A_BATCH] * STEPS


@only_beside_the_stand_in
def test_callback_that_prints_the_loss_fetches_one_number_a_step(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with fake_gpu():
        found = lenet_trained("Adam", LossMonitor())

    assert found.copies == [A_BATCH | {"to the host": 1}] * STEPS
    assert capsys.readouterr().out.count("loss is") == STEPS


def recorded(folder: Path) -> tuple[float, insight.Store]:
    engine.set_context(mode=engine.GRAPH_MODE)  # as the script does
    try:
        accuracy = digits_mlp.train(str(folder), "Momentum", 0.1, 16, epochs=1)
    finally:
        engine.set_context(mode=engine.PYNATIVE_MODE)
    return accuracy, insight.open_runs(folder)


def test_recorded_run_is_that_of_the_cpu(tmp_path: Path) -> None:
    expected, of_cpu = recorded(tmp_path / "cpu")
    with fake_gpu():
        found, of_gpu = recorded(tmp_path / "gpu")

    assert found == expected
    assert of_gpu.runs().points.tolist() == of_cpu.runs().points.tolist()
    for kind, numbers in (("scalar", ["value"]), ("histogram", ["count", "min", "max", "sum"])):
        one, other = of_gpu.table(kind), of_cpu.table(kind)
        assert one[["tag", "step"]].equals(other[["tag", "step"]])
        np.testing.assert_allclose(one[numbers], other[numbers], rtol=1e-4, atol=1e-6)
    (nodes,), (drawn,) = of_gpu.table("graph").nodes, of_cpu.table("graph").nodes
    assert nodes == drawn
