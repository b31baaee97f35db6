"""The gradients of every layer and loss by the table of their walk back: those of the rules.

Bit for bit, of other numbers in each call, from the first one that a table computes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.autodiff.structure import values_in
from engine.autodiff.walker import by_rules
from engine.graph.alike import same_value
from engine.plan.walk.kept import PATIENCE
from tests.contracts.test_every_graph import with_gradients
from tests.contracts.test_every_layer import LOSSES, WITH_INPUTS, example, loss_inputs, made_loss
from tests.every_case import every

pytestmark = pytest.mark.native

TIMES = PATIENCE + 3  # one makes the table, and two are computed by it


def each_time(call: Callable[..., Any], given: Sequence[Sequence[Any]]) -> list[list[np.ndarray]]:
    found = []
    for k, inputs in enumerate(given):
        engine.set_seed(k)
        found.append([one.asnumpy() for one in values_in(call(*map(Tensor, inputs)))])
    return found


def assert_same(found: list[list[np.ndarray]], expected: list[list[np.ndarray]]) -> None:
    for some, others in zip(found, expected, strict=True):
        for one, other in zip(some, others, strict=True):
            assert same_value(one, other)


@every("name, training", [(name, mode) for name in WITH_INPUTS for mode in (True, False)])
def test_gradients_of_a_layer_are_those_of_its_rules(name: str, training: bool) -> None:
    rng = np.random.default_rng(7)
    shapes = example(name)[1]
    given = [[rng.standard_normal(one).astype(np.float32) for one in shapes] for _ in range(TIMES)]

    def gradients() -> list[list[np.ndarray]]:
        engine.set_seed(3)
        layer = example(name)[0]
        return each_time(with_gradients(layer.set_train(training)), given)

    found = gradients()
    with by_rules():
        expected = gradients()

    assert_same(found, expected)


@every("name", LOSSES)
def test_gradients_of_a_loss_are_those_of_its_rules(name: str) -> None:
    rng = np.random.default_rng(4)
    first = list(loss_inputs(name))
    given = [[rng.permutation(one) for one in first] for _ in range(TIMES)]

    def gradients() -> list[list[np.ndarray]]:
        loss = made_loss(name)
        both = ops.value_and_grad(lambda *inputs: ops.sum(loss(*inputs)))
        return each_time(both, given)

    found = gradients()
    with by_rules():
        expected = gradients()

    assert_same(found, expected)
