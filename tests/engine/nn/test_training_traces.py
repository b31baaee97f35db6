"""Whole trainings, step by step, as MindSpore 2.10 ran them on scikit-learn's digits.

Ten batches of 32 pictures, enlarged to 16 x 16, in their order, again and again.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from sklearn.datasets import load_digits

from engine import Tensor, nn

DATA = Path(__file__).resolve().parents[2] / "data" / "golden"
GOLDEN = np.load(DATA / "golden_numerics.npz")
TRACES = json.loads((DATA / "golden_numerics.json").read_text(encoding="utf-8"))["traces"]


class MLP(nn.Cell):
    def __init__(self):
        super().__init__()
        self.flatten = nn.Flatten()
        self.fc1 = nn.Dense(256, 16)
        self.relu = nn.ReLU()
        self.fc2 = nn.Dense(16, 10)

    def construct(self, x):
        return self.fc2(self.relu(self.fc1(self.flatten(x))))


class SmallConv(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 4, 3, pad_mode="valid", has_bias=True)
        self.bn = nn.BatchNorm2d(4)
        self.relu = nn.ReLU()
        self.pool = nn.MaxPool2d(2, 2)
        self.flatten = nn.Flatten()
        self.fc = nn.Dense(196, 10)

    def construct(self, x):
        return self.fc(self.flatten(self.pool(self.relu(self.bn(self.conv1(x))))))


CASES = {
    "MLP_Momentum": (MLP, lambda params: nn.Momentum(params, 0.1, 0.9)),
    "MLP_SGD": (MLP, lambda params: nn.SGD(params, 0.5)),
    "MLP_RMSProp": (MLP, lambda params: nn.RMSProp(params, 0.005)),
    "SmallConv_Momentum": (SmallConv, lambda params: nn.Momentum(params, 0.05, 0.9)),
}


def batches():
    digits = load_digits()
    pictures = np.kron(digits.images.astype(np.float32) / 16, np.ones((2, 2), np.float32))
    labels = digits.target.astype(np.int32)
    return [
        (Tensor(pictures[start : start + 32, None]), Tensor(labels[start : start + 32]))
        for start in range(0, 320, 32)
    ]


@pytest.fixture(scope="module", params=sorted(CASES))
def training(request):
    """The name of a case, its losses, and the trained network."""
    make, optimizer = CASES[request.param]
    network = make()
    for name, parameter in network.parameters_dict().items():
        parameter.set_data(GOLDEN[f"trace/{request.param}/init/{name}"])
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    both = nn.WithLossCell(network, loss)
    step = nn.TrainOneStepCell(both, optimizer(network.trainable_params())).set_train()
    data = batches()
    count = len(TRACES[request.param]["loss"])
    return request.param, [float(step(*data[k % 10])) for k in range(count)], network


def test_every_trace_has_a_case():
    assert set(CASES) == set(TRACES)


def test_loss_of_every_step_is_mindspores(training):
    name, losses, _ = training

    np.testing.assert_allclose(losses, TRACES[name]["loss"], rtol=2e-4)


def test_final_parameters_are_mindspores(training):
    name, _, network = training

    for key, parameter in network.parameters_dict().items():
        expected = GOLDEN[f"trace/{name}/final/{key}"]
        np.testing.assert_allclose(parameter.asnumpy(), expected, rtol=2e-4, atol=1e-5)


def test_trained_network_evaluates_as_mindspores(training):
    name, _, network = training
    logits = network.set_train(False)(Tensor(batches()[0][0].asnumpy()[:8])).asnumpy()

    expected = GOLDEN[f"trace/{name}/logits_eval_first8"]
    np.testing.assert_allclose(logits, expected, rtol=2e-4, atol=1e-4)
