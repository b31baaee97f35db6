"""A graph that is run again gives the bits of the network, and keeps no more than it needs."""

from __future__ import annotations

import re
import weakref
from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops
from engine.autodiff import PRIMITIVES, Primitive
from engine.errors import EngineError, MisfitError
from engine.graph import Graph, Source, forward_graph
from engine.plan import Replay
from tests.engine.networks import LeNet5
from tests.engine.train.landscape.networks import seeded

X = Tensor(np.ones(3, np.float32))


class Attention(nn.Cell):
    """Values that are read several times, of shapes that change."""

    def __init__(self) -> None:
        super().__init__()
        self.table = nn.Embedding(11, 8)
        self.layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)
        self.last = nn.Dense(8, 10)

    def construct(self, x: Any) -> Any:
        return self.last(self.layer(self.table(x)).mean(1))


def images(seed: int) -> Tensor:
    rng = np.random.default_rng(seed)
    return Tensor(rng.standard_normal((6, 1, 32, 32)).astype(np.float32))


def rows(seed: int) -> Tensor:
    return Tensor(np.random.default_rng(seed).standard_normal((6, 12)).astype(np.float32))


def words(seed: int) -> Tensor:
    return Tensor(np.random.default_rng(seed).integers(0, 11, (6, 5)).astype(np.int32))


def labels(seed: int) -> Tensor:
    return Tensor(np.random.default_rng(seed + 9).integers(0, 10, 6).astype(np.int32))


NETWORKS: dict[str, tuple[Any, Any]] = {
    "LeNet-5": (LeNet5, images),
    "batch norm": (
        lambda: nn.SequentialCell(
            nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.Flatten(), nn.Dense(4096, 10)
        ),
        images,
    ),
    "dense": (lambda: nn.SequentialCell(nn.Dense(12, 8), nn.GELU(), nn.Dense(8, 10)), rows),
    "attention": (Attention, words),
}


def graph_and_eager(name: str) -> tuple[Graph, Any, Any]:
    """The graph of loss and gradients, what gives them eagerly, and the parameters by name."""
    make, batch = NETWORKS[name]
    network = seeded(make())
    parameters = {one.name: one for one in network.trainable_params()}

    def loss(x: Any, y: Any) -> Any:
        return ops.cross_entropy(network(x), y)

    both = ops.value_and_grad(loss, None, list(parameters.values()))
    graph = forward_graph(both, [batch(0), labels(0)], parameters.values(), name)
    return graph, lambda seed: both(batch(seed), labels(seed)), parameters


@pytest.mark.parametrize("device", [None, "CPU"])
@pytest.mark.parametrize("name", NETWORKS)
def test_loss_and_gradients_of_other_batches_and_parameters_are_those_of_the_network(
    name: str, device: str | None
) -> None:
    graph, eager, parameters = graph_and_eager(name)
    replay = Replay(graph, device=device)
    for one in parameters.values():
        one.set_data(one.asnumpy() * np.float32(1.25))

    for seed in (1, 2):
        loss, gradients = eager(seed)
        given = [parameters[name].array for name in replay.parameters]
        found = replay([NETWORKS[name][1](seed).array, labels(seed).array], given)

        for one, other in zip(found, [loss, *gradients], strict=True):
            np.testing.assert_array_equal(one, other.asnumpy())


@pytest.mark.parametrize("dtype", [engine.float16, engine.bfloat16])
def test_halves_are_computed_in_float32_as_operators_do(dtype: Any) -> None:
    x, weight = Tensor([0.1, 2.0, 3.3], dtype), Parameter(Tensor([1.1, 0.7, 3.0], dtype), name="w")

    def function(x: Any) -> Any:
        return ops.softmax(x * weight * 3.0).sum(), x.exp()

    replay = Replay(forward_graph(function, [x], [weight]))
    found = replay([x.array], [weight.array])

    for one, other in zip(found, function(x), strict=True):
        assert one.dtype == other.array.dtype
        np.testing.assert_array_equal(one, other.array)


@pytest.mark.parametrize(
    "function",
    [
        lambda x, at: x[at + 1],
        lambda x, at: x[:, at],
        lambda x, at: x[at, at + 1].sum() + x[0, 0],
    ],
)
def test_an_index_has_the_numbers_of_the_call(function: Any) -> None:
    x, at = Tensor(np.arange(12.0).reshape(3, 4)), Tensor(np.array([0, 1]))
    replay = Replay(forward_graph(function, [x, at]))

    other = np.array([1, 0])

    np.testing.assert_array_equal(replay([x.array, other])[0], function(x, Tensor(other)).array)


def test_operators_of_several_results_give_each_of_them() -> None:
    x = Tensor(np.arange(6.0).reshape(2, 3))
    function = lambda x: (*ops.svd(x), *ops.split(x, 1), *ops.qr(x))
    replay = Replay(forward_graph(function, [x]))

    for one, other in zip(replay([x.array]), function(x), strict=True):
        np.testing.assert_array_equal(one, other.array)


def test_what_follows_from_what_is_known_is_computed_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    x, weight = Tensor([1.0, 2.0]), Parameter(Tensor([2.0, 0.5]), name="weight")
    graph = forward_graph(lambda x: (ops.exp(weight) * x, weight.tanh()), [x], [weight])
    calls = []
    exp = PRIMITIVES["exp"].run
    monkeypatch.setattr(PRIMITIVES["exp"], "run", lambda *given: [calls.append(1), exp(*given)][1])

    replay = Replay(graph, {"weight": weight.array})
    first, second = replay([x.array]), replay([x.array])

    assert replay.parameters == ()
    assert len(calls) == 1
    assert first[1] is second[1]
    np.testing.assert_array_equal(second[0], (ops.exp(weight) * x).array)


def test_ends_may_be_what_is_given() -> None:
    x, weight = Tensor([1.0]), Parameter(Tensor([2.0]), name="weight")
    graph = forward_graph(lambda x, _: (x, weight, Tensor(3.0)), [x, Tensor(0.0)], [weight])

    found = Replay(graph)([x.array, None], [weight.array])

    assert found[:2] == [x.array, weight.array]
    assert found[2] == 3.0


def test_other_values_than_the_ends_may_be_wanted() -> None:
    x = Tensor([1.0, 2.0])
    graph = forward_graph(lambda x: x.exp().sum(), [x])

    (found,) = Replay(graph, wanted=[Source("1")])([x.array])

    np.testing.assert_array_equal(found, x.exp().array)


def test_memory_is_let_go_when_nobody_reads_it_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    x = Tensor(np.ones(5, np.float32))
    graph = forward_graph(lambda x: x.exp().tanh().sqrt().tanh(), [x])
    made: list[weakref.ref[Any]] = []
    alive = []
    tanh = PRIMITIVES["tanh"].run

    def watched(x: Any) -> Any:
        made.append(weakref.ref(x))
        alive.append(sum(one() is not None for one in made))
        return tanh(x)

    monkeypatch.setattr(PRIMITIVES["tanh"], "run", watched)
    Replay(graph)([x.array])

    assert alive == [1, 1]


def test_numpy_says_nothing_of_overflow_and_operators_say_what_it_refuses() -> None:
    x, y = Tensor(np.ones(3, np.float32)), Tensor(np.ones(3, np.float32))
    replay = Replay(forward_graph(lambda x, y: (x * 100).exp() / y, [x, y]))

    assert np.isinf(replay([x.array, np.zeros(3, np.float32)])[0]).all()
    with pytest.raises(EngineError, match=re.escape("div expected arguments that fit")):
        replay([x.array, np.ones(4, np.float32)])


def test_fewer_parameters_than_the_graph_has_are_refused() -> None:
    weight = Parameter(Tensor([2.0]), name="weight")
    replay = Replay(forward_graph(lambda: weight * 2, [], [weight], "net"))

    with pytest.raises(MisfitError, match="net expected 1 parameters, got 0"):
        replay([])


def test_a_form_is_chosen_once_where_the_device_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(name for name, one in PRIMITIVES.items() if ("CPU", "numpy") in one.forms.added)
    given, attributes = next(iter(PRIMITIVES[name].examples(np.random.default_rng(0))))
    inputs = [Tensor(one) for one in given]
    graph = forward_graph(lambda *inputs: PRIMITIVES[name](*inputs, **attributes), inputs)
    arrays = [one.array for one in inputs]
    asks, knows = Replay(graph), Replay(graph, device="CPU")
    asked = []
    monkeypatch.setattr(Primitive, "device_of", lambda *_arrays: asked.append(1) or "CPU")

    found = knows(arrays)
    assert not asked
    np.testing.assert_array_equal(found[0], asks(arrays)[0])
    assert asked


def test_what_draws_draws_anew_and_what_writes_writes_again() -> None:
    x, weight = Tensor(np.ones(50)), Parameter(Tensor([2.0]), name="weight")

    def function(x: Any) -> Any:
        ops.assign(weight, weight * 2)
        return ops.dropout(x, 0.5, True) * weight

    replay = Replay(forward_graph(function, [x], [weight]))
    before = weight.asnumpy()
    engine.set_seed(7)
    first, second = (replay([x.array], [weight.array])[0] for _ in range(2))

    np.testing.assert_array_equal(weight.array, 4 * before)
    assert not np.array_equal(first != 0, second != 0)
    weight.set_data(before)
    engine.set_seed(7)
    for found in (first, second):
        np.testing.assert_array_equal(found, function(x).array)


def test_it_says_which_results_are_the_same_each_time() -> None:
    weight = Parameter(Tensor([2.0]), name="weight")
    graph = forward_graph(lambda x: (x * 2, ops.exp(weight), x), [X], [weight])

    assert Replay(graph, {"weight": weight.array}).still == (1,)
    assert Replay(graph).still == ()
