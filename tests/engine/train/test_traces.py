"""Whole trainings give MindSpore's loss at every step, and its weights at the end.

The traces are of the first 320 of scikit-learn's digits, each pixel doubled in both directions, in
ten batches of 32 without shuffling. The file does not name the learning rates; those below are the
ones with which a NumPy replica in float64 gives the recorded losses to seven digits.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sklearn.datasets import load_digits

import engine
from engine import Model, nn
from engine.dataset import NumpySlicesDataset
from engine.train import Callback

GOLDEN = Path(__file__).parents[2] / "data" / "golden"
TRACES = json.loads((GOLDEN / "golden_numerics.json").read_text("utf-8"))["traces"]
STEPS_OF_EPOCH = 10


class MLP(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.flatten = nn.Flatten()
        self.fc1 = nn.Dense(256, 16)
        self.relu = nn.ReLU()
        self.fc2 = nn.Dense(16, 10)

    def construct(self, x: Any) -> Any:
        return self.fc2(self.relu(self.fc1(self.flatten(x))))


class SmallConv(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(1, 4, 3, pad_mode="valid", has_bias=True)
        self.bn = nn.BatchNorm2d(4)
        self.relu = nn.ReLU()
        self.pool = nn.MaxPool2d(2, 2)
        self.flatten = nn.Flatten()
        self.fc = nn.Dense(196, 10)

    def construct(self, x: Any) -> Any:
        return self.fc(self.flatten(self.pool(self.relu(self.bn(self.conv1(x))))))


RUNS: dict[str, tuple[type[nn.Cell], Callable[[Any], Any]]] = {
    "MLP_Momentum": (MLP, lambda parameters: nn.Momentum(parameters, 0.1, 0.9)),
    "MLP_SGD": (MLP, lambda parameters: nn.SGD(parameters, 0.5)),
    "MLP_RMSProp": (MLP, lambda parameters: nn.RMSProp(parameters, 0.005)),
    "SmallConv_Momentum": (SmallConv, lambda parameters: nn.Momentum(parameters, 0.05, 0.9)),
}


class Losses(Callback):
    """The loss of every step."""

    def __init__(self) -> None:
        self.values: list[float] = []

    def on_train_step_end(self, run_context: Any) -> None:
        self.values.append(float(run_context.original_args().net_outputs))


@pytest.fixture(scope="module")
def golden() -> Any:
    return np.load(GOLDEN / "golden_numerics.npz")


@pytest.fixture(scope="module")
def digits() -> tuple[np.ndarray, np.ndarray]:
    pixels, labels = load_digits(return_X_y=True)
    doubled = np.kron(pixels[:320].reshape(-1, 1, 8, 8), np.ones((1, 1, 2, 2)))
    return (doubled / 16).astype(np.float32), labels[:320].astype(np.int32)


def recorded_parameters(golden: Any, name: str, part: str) -> dict[str, Any]:
    """The recorded parameters by name: those before (`init`) or after (`final`) the training."""
    start = f"trace/{name}/{part}/"
    return {key.removeprefix(start): golden[key] for key in golden.files if key.startswith(start)}


@pytest.mark.parametrize("name", RUNS)
def test_training_gives_mindspores_losses_and_weights(
    name: str, golden: Any, digits: tuple[np.ndarray, np.ndarray]
) -> None:
    kind, optimizer = RUNS[name]
    net, losses, expected = kind(), Losses(), TRACES[name]["loss"]
    parameters = {
        key: engine.Parameter(value)
        for key, value in recorded_parameters(golden, name, "init").items()
    }
    engine.load_param_into_net(net, parameters)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    data = NumpySlicesDataset({"x": digits[0], "y": digits[1]}, shuffle=False).batch(32)
    model = Model(net, loss, optimizer(net.trainable_params()))
    model.train(len(expected) // STEPS_OF_EPOCH, data, losses)

    np.testing.assert_allclose(losses.values, expected, rtol=1e-4)
    trained = net.parameters_dict()
    for key, value in recorded_parameters(golden, name, "final").items():
        np.testing.assert_allclose(trained[key].asnumpy(), value, rtol=1e-4, atol=5e-6)
    logits = model.predict(engine.Tensor(digits[0][:8])).asnumpy()
    recorded = golden[f"trace/{name}/logits_eval_first8"]
    np.testing.assert_allclose(logits, recorded, rtol=1e-4, atol=5e-5)
