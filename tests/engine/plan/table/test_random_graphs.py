"""Graphs of operators as they come: a table has their bits, whatever follows what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from engine import Parameter, ParameterTuple, Tensor, nn, ops
from engine.graph import forward_graph
from engine.plan import Replay, table_of
from tests.every_case import every

pytestmark = pytest.mark.native

NODES = 30
SHAPES = [(32, 4, 6, 8), (32, 48), (48, 32), (32,), (64, 64), (2, 3, 40)]

Maker = Callable[[np.random.Generator, list[Any]], Any]


def one_of(rng: np.random.Generator, values: Sequence[Any]) -> Any:
    return values[int(rng.integers(len(values)))]


def together(rng: np.random.Generator, values: list[Any]) -> Any:
    """Two values of shapes that broadcast."""
    x = one_of(rng, values)
    fitting = [one for one in values if _broadcasts(one.shape, x.shape)]
    function = one_of(rng, [ops.add, ops.sub, ops.mul, ops.maximum])
    return function(x, one_of(rng, fitting))


def _broadcasts(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    try:
        return np.broadcast_shapes(one, other) == other
    except ValueError:
        return False


def alone(rng: np.random.Generator, values: list[Any]) -> Any:
    x = one_of(rng, values)
    function = one_of(rng, [ops.relu, ops.exp, ops.tanh, ops.neg, lambda x: x * 0.5, ops.gelu])
    return function(ops.minimum(x, 3.0)) * 0.3


def summed(rng: np.random.Generator, values: list[Any]) -> Any:
    x = one_of(rng, [one for one in values if one.ndim > 1])
    axes = tuple(np.flatnonzero(rng.integers(0, 2, x.ndim)).tolist()) or (0,)
    function = one_of(rng, [ops.sum, ops.mean])
    return function(x, axes, bool(rng.integers(2)))


def turned(rng: np.random.Generator, values: list[Any]) -> Any:
    x = one_of(rng, [one for one in values if one.ndim > 1])
    return ops.transpose(x, tuple(rng.permutation(x.ndim).tolist()))


def reshaped(rng: np.random.Generator, values: list[Any]) -> Any:
    x = one_of(rng, values)
    return x.reshape(one_of(rng, [(-1,), (1, -1), (*x.shape, 1), (x.shape[0], -1)]))


def part(rng: np.random.Generator, values: list[Any]) -> Any:
    x = one_of(rng, [one for one in values if one.shape[0] > 3])
    return x[1:-1] if rng.integers(2) else x[..., :1]


def multiplied(rng: np.random.Generator, values: list[Any]) -> Any:
    flat = [one for one in values if one.ndim == 2]
    pairs = [(x, y) for x in flat for y in flat if x.shape[1] == y.shape[0]]
    x, y = one_of(rng, pairs)
    return ops.matmul(x, y) * 0.1


def joined(rng: np.random.Generator, values: list[Any]) -> Any:
    x = one_of(rng, values)
    return ops.cat((x, one_of(rng, [one for one in values if one.shape == x.shape])), 0)


def shared(rng: np.random.Generator, values: list[Any]) -> Any:
    return ops.softmax(one_of(rng, [one for one in values if one.ndim > 1]), -1)


MAKERS: list[Maker] = [
    *(together, together, together, alone, alone, summed, turned, reshaped),
    *(part, multiplied, joined, shared),
]


def network(seed: int, makers: Sequence[Maker] = MAKERS) -> Callable[..., Any]:
    """A function of arrays of `SHAPES` that computes what comes; it gives some of all."""

    def call(*inputs: Any) -> Any:
        rng, values = np.random.default_rng(seed), list(inputs)
        for _ in range(NODES):
            made = one_of(rng, makers)(rng, values)
            if made.ndim and made.size < 20_000:
                values.append(made)
        wanted = rng.permutation(len(values))[:4].tolist()
        return [values[k] for k in sorted({*wanted, len(values) - 1}) if k >= len(inputs)]

    return call


def inputs(seed: int) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    return [rng.standard_normal(shape).astype(np.float32) for shape in SHAPES]


@every("seed", range(120))
def test_table_of_a_random_graph_has_the_bits_of_its_operators(seed: int) -> None:
    call = network(seed)
    graph = forward_graph(call, [*map(Tensor, inputs(seed))])
    table, replay = table_of(graph), Replay(graph)
    assert table is not None

    for given in (inputs(seed), inputs(seed + 1000)):
        for one, other in zip(table(given), replay(given), strict=True):
            np.testing.assert_array_equal(one, other)


@every("seed", range(120, 180))
def test_gradients_of_a_random_graph_have_the_bits_of_its_operators(seed: int) -> None:
    call = network(seed)

    def total(*given: Any) -> Any:
        return sum((ops.sum(one * one) for one in call(*given)), Tensor(0.0))

    def both(*given: Any) -> Any:
        return ops.value_and_grad(total, tuple(range(len(SHAPES))))(*given)

    graph = forward_graph(both, [*map(Tensor, inputs(seed))])
    table, replay = table_of(graph), Replay(graph)
    assert table is not None

    for given in (inputs(seed), inputs(seed + 1000)):
        for one, other in zip(table(given), replay(given), strict=True):
            np.testing.assert_array_equal(one, other)


def trained(seed: int, runner: Callable[..., Any]) -> list[np.ndarray]:
    """Parameters and states after two steps of a random network in which all is a parameter."""
    weights = [Parameter(Tensor(one), name=f"w{k}") for k, one in enumerate(inputs(seed))]
    optimizer = nn.Momentum(weights, 1e-4, 0.9)
    held = list({id(one): one for one in (*weights, *optimizer.get_parameters())}.values())
    call, told = network(seed), optimizer.begun()

    def loss(x: Any) -> Any:
        return sum((ops.sum(ops.tanh(one * x)) for one in call(*weights)), Tensor(0.0))

    def step(x: Any) -> Any:
        value, gradients = ops.value_and_grad(loss, None, ParameterTuple(weights))(x)
        for at, gradient in enumerate(gradients):
            optimizer.move(at, gradient, told[at])
        return value

    graph = forward_graph(step, [Tensor(np.float32(0.5))], held)
    run, by_name = runner(graph), {one.name: one.holder for one in graph.parameters}
    for number in (0.5, 0.25):
        run([np.array(number, np.float32)], [by_name[name].array for name in run.parameters])
    return [one.array for one in held]


@every("seed", range(180, 220))
def test_steps_of_a_random_network_move_its_parameters_as_the_operators_do(seed: int) -> None:
    for one, other in zip(trained(seed, table_of), trained(seed, Replay), strict=True):
        np.testing.assert_array_equal(one, other)
