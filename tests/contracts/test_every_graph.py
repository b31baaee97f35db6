"""Every layer, loss and optimizer as a graph of what it computes, its gradients and its effects.

The graph is written down of one call, and replayed from its primitives and by a table of kernels:
bit for bit what the call gave, also for other numbers of the same shapes. What is written to and
drawn is the same, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops
from engine.autodiff import observed
from engine.autodiff.structure import values_in
from engine.graph import Graph, forward_graph
from engine.plan import Replay, table_of
from tests.contracts.test_every_layer import LOSSES, WITH_INPUTS, example, loss_inputs, made_loss
from tests.contracts.test_every_optimizer import OPTIMIZERS, kind_that_moves
from tests.contracts.test_every_optimizer import make as make_optimizer
from tests.every_case import every
from tests.standing_in import assert_same_without_computing

# What these do beside operators is told where a graph is to be run again: see `beside_the_graph`.
GATHERING = {"Conv2dThor", "DenseThor", "EmbeddingThor", "EmbeddingLookupThor"}

Given = Sequence[Any]


class Tried:
    """A call, run as it is and as a graph, from the same parameters and random numbers."""

    def __init__(self, call: Callable[..., Any], parameters: Sequence[Any]) -> None:
        self.call, self.parameters = call, list(parameters)
        self.before = [one.array.copy() for one in parameters]

    def begin(self) -> None:
        engine.set_seed(3)
        for one, numbers in zip(self.parameters, self.before, strict=True):
            one.array[...] = numbers

    def state(self) -> list[Any]:
        drawn = ops.uniform((1,)).asnumpy()  # where the generator stands then
        return [*(one.array.copy() for one in self.parameters), drawn]

    def itself(self, inputs: Given) -> list[Any]:
        self.begin()
        ends = [one.array.copy() for one in values_in(self.call(*map(Tensor, inputs)))]
        return [*ends, *self.state()]

    def graph(self, inputs: Given) -> Graph:
        self.begin()
        return forward_graph(self.call, [*map(Tensor, inputs)], self.parameters)

    def replayed(self, graph: Graph, inputs: Given, replay: Any) -> list[Any]:
        self.begin()
        by_name = {one.name: one.holder for one in graph.parameters}
        arrays = [by_name[name].array for name in replay.parameters]
        return [*replay(inputs, arrays), *self.state()]


def assert_replays(tried: Tried, inputs: Given, other: Given) -> None:
    graph = tried.graph(inputs)
    assert_same_without_computing(graph, lambda: tried.graph(inputs))
    ways = [way for way in (Replay(graph), table_of(graph)) if way is not None]
    for given in (inputs, other):
        wanted = tried.itself(given)
        for way in ways:
            for found, expected in zip(tried.replayed(graph, given, way), wanted, strict=True):
                np.testing.assert_array_equal(found, expected)
                assert found.dtype == expected.dtype


def floats_in(outputs: Any) -> list[Any]:
    return [one for one in values_in(outputs) if one.array.dtype.kind in "fV"]


def with_gradients(cell: nn.Cell) -> Callable[..., Any]:
    """Of a cell the sum of its squares, and its gradients by inputs and parameters."""

    def total(*inputs: Any) -> Any:
        return sum((ops.sum(one * one) for one in floats_in(cell(*inputs))), Tensor(0.0))

    def both(*inputs: Any) -> Any:
        positions, weights = tuple(range(len(inputs))), cell.trainable_params()
        return ops.value_and_grad(total, positions, weights or None)(*inputs)

    return both


def numbers(shapes: Sequence[Any], seed: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    return [rng.standard_normal(shape).astype(np.float32) for shape in shapes]


@every("name, training", [(name, mode) for name in WITH_INPUTS for mode in (True, False)])
def test_layer_and_its_gradients_are_those_of_its_graph(name: str, training: bool) -> None:
    if name in GATHERING:
        return
    engine.set_seed(3)
    layer, shapes, _ = example(name)
    layer.set_train(training)
    tried = Tried(with_gradients(layer), list(layer.get_parameters()))

    assert_replays(tried, numbers(shapes, 1), numbers(shapes, 2))


@every("name", LOSSES)
def test_loss_and_its_gradients_are_those_of_its_graph(name: str) -> None:
    loss = made_loss(name)
    first = list(loss_inputs(name))
    rng = np.random.default_rng(4)
    other = [rng.permutation(one) for one in first]

    def both(*inputs: Any) -> Any:
        return ops.value_and_grad(lambda *given: ops.sum(loss(*given)))(*inputs)

    assert_replays(Tried(both, list(loss.get_parameters())), first, other)


def plannable(name: str) -> bool:
    """Whether a step asks Python for numbers alone."""
    kind = kind_that_moves(name)
    return kind.plannable and getattr(nn, name).construct is nn.Optimizer.construct


@pytest.mark.parametrize("name", [name for name in OPTIMIZERS if plannable(name)])
@pytest.mark.parametrize("decay", [0.0, 0.1])
def test_step_of_an_optimizer_is_that_of_its_graph(name: str, decay: float) -> None:
    shapes = [(3, 2), (4,)]
    weights = [Parameter(Tensor(one), name=f"w{k}") for k, one in enumerate(numbers(shapes, 1))]
    optimizer = make_optimizer(name, weights, weight_decay=decay)
    told = optimizer.begun()

    def move(*gradients: Any) -> None:
        for at, gradient in enumerate(gradients):
            optimizer.move(at, gradient if observed() else gradient.array, told[at])

    tried = Tried(move, [*weights, *optimizer.get_parameters()])

    assert_replays(tried, numbers(shapes, 5), numbers(shapes, 6))


def test_other_optimizers_are_those_that_are_told() -> None:
    assert [name for name in OPTIMIZERS if not plannable(name)] == ["LARS"]


def test_graph_of_a_layer_says_what_it_writes_and_draws() -> None:
    layer = nn.SequentialCell(nn.BatchNorm1d(3), nn.Dropout(p=0.5)).set_train()
    graph = forward_graph(layer, [ops.ones((4, 3))], list(layer.get_parameters()))

    assert graph.writes == {"0.moving_mean", "0.moving_variance"}
    assert graph.draws
