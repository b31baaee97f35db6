"""What belongs to a convolution or to a pooling is computed in its pass, with the same bits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.graph import Graph, forward_graph
from engine.plan import Replay, table_of
from engine.plan.table import Tabled, tabled

pytestmark = pytest.mark.native


def floats(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def of(network: nn.Cell, call: Callable[..., Any], x: np.ndarray) -> tuple[Graph, Tabled]:
    graph = forward_graph(call, [Tensor(x)], list(network.get_parameters()))
    table = table_of(graph)
    assert table is not None
    return graph, table


def by_both(graph: Graph, table: Tabled, x: np.ndarray) -> list[tuple[np.ndarray, np.ndarray]]:
    by_name = {one.name: one.holder.array for one in graph.parameters if one.holder is not None}
    replay = Replay(graph)
    with np.errstate(invalid="ignore"):
        found: Sequence[Any] = table([x], [by_name[name] for name in table.parameters])
        expected = replay([x], [by_name[name] for name in replay.parameters])
    return list(zip(found, expected, strict=True))


@pytest.mark.parametrize("rectified", [True, False])
@pytest.mark.parametrize("border", [0, 1])
def test_bias_and_rectifier_are_computed_with_the_convolution_before(
    border: int, rectified: bool
) -> None:
    engine.set_seed(2)
    conv = nn.Conv2d(3, 6, 3, pad_mode="pad", padding=border, has_bias=True)
    network = nn.SequentialCell(conv, *([nn.ReLU()] if rectified else []))
    x = floats(32, 3, 12, 12)
    x[3, 1, 4, 5] = np.nan
    graph, table = of(network, network, x)

    # Samples are brought innermost before.
    assert (table.kernels, table.steps) == (2, 0)
    for weight in (conv.weight.array[1, 2, 0, 1], np.float32(np.inf)):
        conv.weight.array[1, 2, 0, 1] = weight
        for one, other in by_both(graph, table, x):
            np.testing.assert_array_equal(one, other)
            np.testing.assert_array_equal(np.signbit(one), np.signbit(other))


def test_a_convolution_that_others_read_too_is_computed_alone() -> None:
    engine.set_seed(2)
    conv = nn.Conv2d(3, 6, 3, pad_mode="valid", has_bias=False)
    bias = Tensor(floats(6, 1, 1, seed=4))

    def call(x: Any) -> Any:
        found = conv(x)
        return ops.relu(found + bias) * found

    graph, table = of(conv, call, floats(32, 3, 12, 12))

    for one, other in by_both(graph, table, floats(32, 3, 12, 12, seed=1)):
        np.testing.assert_array_equal(one, other)


class Pooled(nn.Cell):
    """A convolution, rectified, of which windows show the largest."""

    def __init__(self, kernel: int, stride: int) -> None:
        super().__init__()
        self.conv = nn.Conv2d(1, 6, 3, pad_mode="valid", has_bias=True)
        self.pool = nn.MaxPool2d(kernel, stride)

    def construct(self, x: Any) -> Any:
        return self.pool(ops.relu(self.conv(x)))


@pytest.mark.parametrize(("kernel", "stride"), [(2, 2), (2, 3), (3, 2)])
def test_the_way_back_of_a_largest_and_a_rectifier_has_the_bits_of_both(
    kernel: int, stride: int
) -> None:
    engine.set_seed(3)
    network = Pooled(kernel, stride)
    weights = list(network.trainable_params())
    last = floats(32, 6, (14 - kernel) // stride + 1, (14 - kernel) // stride + 1, seed=5)
    last[0, 0, 0, 0], last[1, 1, 1, 1] = -np.inf, np.nan

    def call(x: Any) -> Any:
        def summed(given: Any) -> Any:
            return (network(given) * Tensor(last)).sum()

        return ops.grad(summed, 0, engine.ParameterTuple(weights))(x)

    x = floats(32, 1, 16, 16)
    graph, table = of(network, call, x)
    names = [node.primitive for node in graph.nodes]

    assert {"window_put", "gated"} <= {*names}
    for one, other in by_both(graph, table, x):
        np.testing.assert_array_equal(one, other)
        np.testing.assert_array_equal(np.signbit(one), np.signbit(other))


def test_an_image_is_not_read_again_for_a_gate_where_windows_do_not_overlap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engine.set_seed(3)
    conv = nn.Conv2d(1, 6, 3, pad_mode="valid", has_bias=False)
    g = Tensor(floats(32, 6, 7, 7, seed=1))

    def summed(given: Any) -> Any:
        return (ops.MaxPool(2, 2)(ops.relu(conv(given))) * g).sum()

    def call(x: Any) -> Any:
        return ops.grad(summed, None, engine.ParameterTuple(conv.trainable_params()))(x)

    kernels = of(conv, call, floats(32, 1, 16, 16))[1].kernels
    monkeypatch.setattr(tabled, "gates_of", lambda *_given: {})

    assert of(conv, call, floats(32, 1, 16, 16))[1].kernels == kernels + 1
