"""Units that are done sample by sample have the bits of those that are done one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, nn, ops
from engine.backend.native.call_table import CallTable
from engine.backend.native.calls import Call
from engine.graph import forward_graph
from engine.plan import Replay, table_of
from engine.plan.table import abreast, by_samples
from engine.plan.table.abreast import PARTS, Abreast, Part
from tests.every_case import every

from .test_random_graphs import MAKERS, SHAPES, inputs, network, one_of


def attended(rng: np.random.Generator, values: list[Any]) -> Any:
    """Heads that are read beside each other, multiplied, and written beside each other."""
    heads = [one for one in values if one.ndim == 4 and one.shape[0] == 32]
    q, k, v = (ops.transpose(one_of(rng, heads), (0, 2, 1, 3)) for _ in range(3))
    if not q.shape == k.shape == v.shape:
        return one_of(rng, heads)
    shares = ops.softmax(ops.matmul(q, ops.swapaxes(k, 2, 3)), -1)
    return ops.transpose(ops.matmul(shares, v), (0, 2, 1, 3)).reshape(q.shape[0], -1)


@pytest.fixture
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever can be halved goes abreast."""
    for module in (abreast, by_samples):
        monkeypatch.setattr(module, "PARTS", 2)
    monkeypatch.setattr(abreast, "_LEAST", 1)
    monkeypatch.setattr(by_samples, "_LEAST_ROWS", 1)


@pytest.mark.native
@pytest.mark.usefixtures("_few")
@every("seed", range(80))
def test_random_graph_has_the_bits_of_its_operators_sample_by_sample(seed: int) -> None:
    call = network(seed, [*MAKERS, attended, attended])

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


class Encoder(nn.Cell):
    """As many samples as repay it."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.TransformerEncoderLayer(
            64, 2, 128, dropout=0.0, activation="gelu", batch_first=True
        )

    def construct(self, x: Any) -> Any:
        return self.layer(x).mean(1)


@pytest.mark.native
def test_layer_of_a_transformer_goes_abreast(monkeypatch: pytest.MonkeyPatch) -> None:
    added: list[tuple[int, int]] = []
    add = CallTable.add_abreast

    def spying(self: CallTable, parts: Any, *told: Any) -> None:
        added.append((len(parts), len(parts[0])))
        add(self, parts, *told)

    monkeypatch.setattr(CallTable, "add_abreast", spying)
    x = np.random.default_rng(0).standard_normal((32, 64, 64), np.float32)
    network = Encoder()
    held = list(network.get_parameters())
    graph = forward_graph(network, [Tensor(x)], held)
    table, replay = table_of(graph), Replay(graph)
    assert table is not None

    assert len(added) == 1
    assert added[0][0] == PARTS
    assert added[0][1] >= 9
    by_name = {one.name: one.holder for one in graph.parameters}
    found, expected = (
        run([x], [by_name[name].array for name in run.parameters])[0] for run in (table, replay)
    )
    np.testing.assert_array_equal(found, expected)


def of_samples(array: np.ndarray) -> Part:
    return Part(array, is_split=True, is_made=False)


def of_all(array: np.ndarray) -> Part:
    return Part(array, is_split=False, is_made=False)


def made(array: np.ndarray) -> Part:
    return Part(array, is_split=True, is_made=True)


def test_unit_joins_others_where_each_part_needs_its_own_samples_alone() -> None:
    x, y, z = (np.empty((2 * PARTS, 1 << 12), np.float32) for _ in range(3))
    call, beside = Call(print, b"", ()), Abreast()

    def takes(*arrays: Part) -> bool:
        return beside.take(call, arrays, lambda _parts: call)

    assert takes(of_samples(x), of_all(z), made(y))
    assert takes(of_samples(y), made(np.empty_like(x)))
    assert not takes(of_samples(y[::-1]), made(np.empty_like(x)))
    assert not takes(of_all(y), made(np.empty_like(x)))
    assert not takes(of_samples(y), made(x[::-1]))
    assert not takes(of_samples(y), made(z))
    assert not takes(of_samples(y[:-1]), made(np.empty_like(x)))
    assert not takes(of_samples(y), made(np.empty((PARTS, 7), np.float32)))
    assert len(beside.given()) == 2
    assert not beside
    assert takes(of_all(y), made(z))


def test_parts_of_a_result_may_lie_beside_those_of_another() -> None:
    x, whole = np.empty((PARTS, 3000), np.float32), np.empty((PARTS, 2, 1 << 13), np.float32)
    call, beside = Call(print, b"", ()), Abreast()

    def takes(*arrays: Part) -> bool:
        return beside.take(call, arrays, lambda _parts: call)

    assert takes(of_samples(x), made(whole[:, 0]))
    assert takes(of_samples(x), made(whole[:, 1]))
    assert takes(of_samples(whole), made(np.empty_like(whole)))
    assert not takes(of_samples(whole.reshape(2 * PARTS, -1)[::-1]), made(np.empty_like(whole)))
