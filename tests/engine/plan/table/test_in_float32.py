"""Tables of graphs of bfloat16: the bits of the operators, and what is left of casts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, ParameterTuple, Tensor, amp, nn, ops
from engine.backend.native import half_convolution, half_products
from engine.graph import Graph, forward_graph
from engine.plan import Replay, table_of
from engine.plan.table.in_float32 import in_float32
from tests.engine.plan.table.test_random_graphs import inputs, network
from tests.every_case import every


def same(found: Any, expected: Any) -> None:
    assert found.dtype == expected.dtype
    np.testing.assert_array_equal(found.astype(np.float32), expected.astype(np.float32))


def as_halves(call: Callable[..., Any], seed: int) -> Callable[..., Any]:
    """A function of which some inputs, or all, are cast first."""

    def cast(*given: Any) -> Any:
        rng = np.random.default_rng(seed)
        which = [seed % 3 == 0 or bool(rng.integers(3)) for _ in given]
        return call(
            *[
                ops.cast(x, engine.bfloat16) if one else x
                for x, one in zip(given, which, strict=True)
            ]
        )

    return cast


@pytest.mark.native
@every("seed", range(60))
def test_table_of_a_random_graph_has_the_bits_of_its_operators(seed: int) -> None:
    graph = forward_graph(as_halves(network(seed), seed), [*map(Tensor, inputs(seed))])
    table, replay = table_of(graph), Replay(graph)
    assert table is not None

    for given in (inputs(seed), inputs(seed + 1000)):
        for one, other in zip(table(given), replay(given), strict=True):
            same(one, other)


def halves(rng: np.random.Generator, *shape: int) -> Any:
    return rng.standard_normal(shape).astype(engine.bfloat16.numpy)


@pytest.mark.native
def test_halves_that_are_given_and_wanted_keep_their_type() -> None:
    rng = np.random.default_rng(0)
    x, y = halves(rng, 40, 60), halves(rng, 60, 50)
    graph = forward_graph(lambda x, y: [ops.matmul(x, y) + 1.003, x], [Tensor(x), Tensor(y)])
    table = table_of(graph)
    assert table is not None

    for one, other in zip(table([x, y]), Replay(graph)([x, y]), strict=True):
        same(one, other)


def primitives(graph: Graph | None) -> list[str]:
    assert graph is not None
    return [node.primitive for node in graph.nodes]


def test_casts_to_float32_are_nothing_and_others_round() -> None:
    def call(x: Any) -> Any:
        half = ops.cast(x, engine.bfloat16)
        return ops.cast(half * half, engine.float32) + x

    graph = forward_graph(call, [Tensor(np.ones((64, 64), np.float32))])

    assert primitives(in_float32(graph)) == ["held", "mul", "held", "add"]


def test_what_only_chooses_numbers_is_not_rounded_again() -> None:
    def call(x: Any) -> Any:
        half = ops.cast(x, engine.bfloat16)
        return ops.cast(ops.maximum(ops.relu(half), -half), engine.float32)

    graph = forward_graph(call, [Tensor(np.ones((64, 64), np.float32))])

    assert primitives(in_float32(graph)) == ["held", "relu", "neg", "maximum"]


def test_graph_without_bfloat16_stays_as_it_is() -> None:
    graph = forward_graph(lambda x: x * 2.0, [Tensor(np.ones(3, np.float32))])

    assert in_float32(graph) is graph


def test_graph_that_writes_to_halves_is_left_to_operators() -> None:
    weight = Parameter(Tensor(halves(np.random.default_rng(1), 8, 8)), name="weight")
    x = Tensor(np.ones((8, 8), np.float32))
    graph = forward_graph(lambda x: ops.assign(weight, ops.cast(x, engine.bfloat16)), [x], [weight])

    assert in_float32(graph) is None


class Images(nn.Cell):
    """A small network of images: convolutions, normalised, pooled."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(3, channels, 3, pad_mode="same", has_bias=True)
        self.normal = nn.BatchNorm2d(channels)
        self.second = nn.Conv2d(channels, 2 * channels, 3, stride=2, pad_mode="same")
        self.pool, self.flat = nn.MaxPool2d(2, 2), nn.Flatten()
        self.head = nn.Dense(2 * channels * 4, 10)

    def construct(self, x: Any) -> Any:
        x = ops.relu(self.normal(self.first(x)))
        return self.head(self.flat(self.pool(ops.relu(self.second(x)))))


def steps(level: str, channels: int, is_planned: bool) -> list[bytes]:
    """The losses of some training steps, and what the weights are then."""
    from engine.autodiff.planner import planned_by
    from engine.planning import planning

    engine.set_seed(4)
    network = Images(channels)
    weights = network.trainable_params()
    optimizer = nn.Momentum(weights, 0.05, 0.9)
    made = amp.auto_mixed_precision(network, level, engine.bfloat16)
    step = amp.build_train_network(
        made, optimizer, nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    )
    rng = np.random.default_rng(5)
    x = Tensor(rng.standard_normal((32, 3, 8, 8)).astype(np.float32))
    labels = Tensor(rng.integers(0, 10, 32).astype(np.int32))
    with planning() if is_planned else planned_by(None):
        losses = [step(x, labels).asnumpy().tobytes() for _ in range(5)]
    return [*losses, *(weight.asnumpy().tobytes() for weight in ParameterTuple(weights))]


@pytest.mark.parametrize("level", ["O1", "O2", "O3", "auto"])
@pytest.mark.parametrize("channels", [4, 16])
@pytest.mark.parametrize("has_kernels", [True, False])
def test_planned_training_has_the_bits_of_its_operators_at_every_level(
    level: str, channels: int, has_kernels: bool, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    caplog.set_level("INFO", logger="engine.nn")
    if not has_kernels:
        for kernels in (half_products, half_convolution):
            monkeypatch.setattr(kernels, "_kernel", lambda: None)

    assert steps(level, channels, is_planned=True) == steps(level, channels, is_planned=False)
    assert "without a plan" not in caplog.text
