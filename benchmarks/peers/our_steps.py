"""A training step of ours, operator by operator or planned."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import numpy as np

import engine
from engine import amp, nn
from engine.autodiff.planner import planned_by
from engine.planning import planning

from .network_sizes import MLP_WIDTHS
from .our_networks import LeNet5, perceptron
from .our_resnet import ResNet20
from .our_transformer import Encoder
from .started import Started
from .step_cases import BETAS, EPSILON, LEARNING_RATE, MOMENTUM, Case

NETWORKS: dict[str, Callable[[], nn.Cell]] = {
    "mlp": lambda: perceptron(*MLP_WIDTHS),
    "lenet": LeNet5,
    "transformer": Encoder,
    "resnet": ResNet20,
}


def first_weights(case: Case) -> list[np.ndarray]:
    """The weights that every side begins with, in the order of our parameters."""
    engine.set_seed(0)
    return [one.asnumpy() for one in NETWORKS[case.network]().trainable_params()]


def our_step(case: Case, weights: list[np.ndarray], *, is_half: bool, is_planned: bool) -> Started:
    """A step of ours; halves are bfloat16, operator by operator as PyTorch's autocast has them."""
    engine.set_context(mode=engine.PYNATIVE_MODE)
    network = NETWORKS[case.network]()
    for mine, given in zip(network.trainable_params(), weights, strict=True):
        mine.set_data(engine.Tensor(given.copy()))
    optimizer = _optimizer(case, network.trainable_params())
    if is_half:
        network = amp.auto_mixed_precision(network, "auto", engine.bfloat16)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    step = amp.build_train_network(network, optimizer, loss)
    step.set_train()
    inputs, classes = map(engine.Tensor, case.batch_of())
    return Started(
        step=lambda: float(step(inputs, classes).asnumpy()),
        around=planning if is_planned else lambda: planned_by(None),
        remarks=_refusals() if is_planned else [],
    )


def _refusals() -> list[str]:
    """Why something is not planned, as the log will say it."""
    said = _Kept()
    logger = logging.getLogger("engine.nn")
    logger.addHandler(said)
    logger.setLevel(logging.INFO)
    logger.propagate = False
    return said.texts


def _optimizer(case: Case, parameters: list[Any]) -> nn.Optimizer:
    rate = LEARNING_RATE[case.optimizer]
    if case.optimizer == "momentum":
        return nn.Momentum(parameters, rate, MOMENTUM)
    return nn.Adam(parameters, rate, *BETAS, EPSILON)


class _Kept(logging.Handler):
    """Keeps what a log says."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(record.getMessage())
