"""A table of kernels gives the bits of the operators, and knows what it cannot take."""

from __future__ import annotations

import re
import threading
import weakref
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops
from engine.errors import EngineError
from engine.graph import Graph, forward_graph
from engine.plan import BusyError, Replay, table_of
from engine.plan.table import Tabled
from tests.engine.networks import LeNet5

pytestmark = pytest.mark.native

BATCH = 32  # samples from which kernels take images


def floats(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def classes(seed: int, count: int = BATCH) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 10, count).astype(np.int32)


def words(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 50, (BATCH, 16)).astype(np.int32)


class Encoder(nn.Cell):
    """Words, attention, layer norm."""

    def __init__(self) -> None:
        super().__init__()
        self.table = nn.Embedding(50, 32)
        self.layer = nn.TransformerEncoderLayer(32, 4, 64, dropout=0.0, activation="gelu")
        self.last = nn.Dense(32, 10)

    def construct(self, x: Any) -> Any:
        return self.last(self.layer(self.table(x)).mean(1))


class Factors(nn.Cell):
    """A weight of two factors, each of which the other's gradient reads."""

    def __init__(self) -> None:
        super().__init__()
        self.first = Parameter(Tensor(floats(300, 64) * 0.1), name="first")
        self.second = Parameter(Tensor(floats(64, 200, seed=1) * 0.1), name="second")
        self.last = nn.Dense(200, 10)

    def construct(self, x: Any) -> Any:
        return self.last(ops.matmul(x, ops.matmul(self.first, self.second)))


class Averaged(nn.Cell):
    """Means of windows, and of all."""

    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(1, 8, 3)
        self.pool = nn.AvgPool2d(4, 4)
        self.last = nn.Dense(8, 10)

    def construct(self, x: Any) -> Any:
        return self.last(ops.relu(self.pool(ops.relu(self.conv(x)))).mean((2, 3)))


def convolutional() -> nn.Cell:
    return nn.SequentialCell(
        nn.Conv2d(1, 8, 3, pad_mode="pad", padding=1),
        nn.BatchNorm2d(8),
        nn.ReLU(),
        nn.MaxPool2d(2, 2),
        nn.Dropout(p=0.3),
        nn.Conv2d(8, 16, 3, stride=2, pad_mode="pad", padding=1),
        nn.BatchNorm2d(16),
        nn.GELU(approximate=False),
        nn.Flatten(),
        nn.Dense(16 * 64, 10),
    )


NETWORKS: dict[str, tuple[Callable[[], nn.Cell], Callable[[int], np.ndarray]]] = {
    "LeNet-5": (LeNet5, lambda seed: floats(BATCH, 1, 32, 32, seed=seed)),
    "batch norm and dropout": (convolutional, lambda seed: floats(BATCH, 1, 32, 32, seed=seed)),
    "encoder": (Encoder, words),
    "factors": (Factors, lambda seed: floats(BATCH, 300, seed=seed)),
    "averages": (Averaged, lambda seed: floats(BATCH, 1, 32, 32, seed=seed)),
    "dense": (
        lambda: nn.SequentialCell(nn.Dense(300, 200), nn.ReLU(), nn.Dense(200, 10)),
        lambda seed: floats(BATCH, 300, seed=seed),
    ),
}
OPTIMIZERS: dict[str, Callable[[Any], nn.Optimizer]] = {
    "momentum": lambda parameters: nn.Momentum(parameters, 0.05, 0.9),
    "adam": lambda parameters: nn.Adam(parameters, 0.01),
}


class Step:
    """A whole training step of a network as a graph, and parameters to begin with."""

    def __init__(self, network: nn.Cell, inputs: Sequence[np.ndarray], optimizer: str) -> None:
        self.optimizer = OPTIMIZERS[optimizer](network.trainable_params())
        loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
        self.net = nn.WithLossCell(network.set_train(), loss)
        held = [*network.get_parameters(), *self.optimizer.get_parameters()]
        self.parameters = list({id(one): one for one in held}.values())
        self.told = self.optimizer.begun()
        self.before = [one.array.copy() for one in self.parameters]
        weights = list(network.trainable_params())

        def step(*given: Any) -> Any:
            value, gradients = ops.value_and_grad(self.net, None, engine.ParameterTuple(weights))(
                *given
            )
            for at, gradient in enumerate(gradients):
                self.optimizer.move(at, gradient, self.told[at])
            return value

        self.graph = forward_graph(step, [*map(Tensor, inputs)], self.parameters)
        self.restart()

    def restart(self) -> None:
        engine.set_seed(5)
        for one, numbers in zip(self.parameters, self.before, strict=True):
            one.array[...] = numbers

    def run(self, runner: Any, batches: Sequence[Sequence[np.ndarray]]) -> list[np.ndarray]:
        self.restart()
        by_name = {one.name: one.holder for one in self.graph.parameters}
        found = []
        for batch in batches:
            arrays = [by_name[name].array for name in runner.parameters]
            found += [np.array(one) for one in runner(batch, arrays)]
        return [*found, *(one.array.copy() for one in self.parameters)]


def made(graph: Graph) -> Tabled:
    table = table_of(graph)
    assert table is not None
    return table


def traced(call: Callable[..., Any], *inputs: np.ndarray) -> Graph:
    return forward_graph(call, [*map(Tensor, inputs)])


@pytest.mark.parametrize("optimizer", OPTIMIZERS)
@pytest.mark.parametrize("name", NETWORKS)
def test_training_by_a_table_gives_the_bits_of_the_operators(name: str, optimizer: str) -> None:
    network, inputs = NETWORKS[name]
    engine.set_seed(1)
    batches = [(inputs(seed), classes(seed)) for seed in range(3)]
    step = Step(network(), batches[0], optimizer)
    table = made(step.graph)

    found, expected = step.run(table, batches), step.run(Replay(step.graph), batches)

    for one, other in zip(found, expected, strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("name", NETWORKS)
def test_kernels_and_not_operators_compute_most_of_a_step(name: str) -> None:
    network, inputs = NETWORKS[name]
    engine.set_seed(1)
    step = Step(network(), (inputs(0), classes(0)), "momentum")
    table = made(step.graph)

    assert table.kernels > table.steps


def test_results_are_the_callers_own() -> None:
    def call(x: Any) -> Any:
        found = ops.relu(x)
        return found, found.reshape((50, 64))

    table = made(traced(call, floats(64, 50)))
    first, view = table([floats(64, 50, seed=1)])
    kept = first.copy()
    first[0, 0] = 7.0
    table([floats(64, 50, seed=2)])

    assert view[0, 0] == 7.0
    np.testing.assert_array_equal(first.ravel()[1:], kept.ravel()[1:])
    assert first.flags.writeable


def test_inputs_may_lie_in_any_way() -> None:
    table = made(traced(lambda x: ops.relu(x) * 2.0, floats(64, 50)))
    x = floats(50, 128).T[::2]

    np.testing.assert_array_equal(table([x])[0], np.maximum(x, 0) * 2)


def test_parameters_are_read_where_they_lie_now() -> None:
    weight = Parameter(Tensor(floats(64, 50)), name="weight")
    graph = forward_graph(lambda x: x * weight, [Tensor(floats(64, 50))], [weight])
    table, x = made(graph), floats(64, 50, seed=3)
    for array in (floats(64, 50, seed=1), floats(64, 50, seed=2)):
        np.testing.assert_array_equal(table([x], [array])[0], x * array)
        array *= 2
        np.testing.assert_array_equal(table([x], [array])[0], x * array)


def test_parameters_with_gaps_are_refused_before_anything_is_done() -> None:
    weight = Parameter(Tensor(floats(64, 50)), name="weight")
    graph = forward_graph(lambda x: x * weight, [Tensor(floats(64, 50))], [weight])

    with pytest.raises(BusyError):
        made(graph)([floats(64, 50)], [floats(64, 100)[:, ::2]])


def test_few_numbers_in_another_order_are_left_to_operators() -> None:
    """NumPy puts them together in another order then."""
    few, many = floats(3, 2).T, floats(300, 20).T
    for x, is_taken in ((few, False), (many, True)):
        y = floats(x.shape[1], 1)
        graph = forward_graph(lambda x, y: ops.matmul(x * 2, y), [Tensor(x), Tensor(y)], [])
        table = table_of(graph)
        assert table is not None
        given = [Tensor(x).array, Tensor(y).array]
        assert not given[0].flags.c_contiguous
        if not is_taken:
            with pytest.raises(BusyError):
                table(given)
        else:
            (found,), (expected,) = table(given), Replay(graph)(given)
            assert found.tobytes() == expected.tobytes()


def test_few_numbers_taken_along_another_axis_are_summed_in_one_order() -> None:
    def computed(x: Any, index: Any) -> Any:
        return ops.sum(ops.square(x[:, index]))

    for width in range(3, 12):
        x, index = floats(5, width), np.arange(width)[::-1].copy()
        given = [Tensor(x), Tensor(index)]
        (found,) = made(forward_graph(computed, given, []))([x, index])
        assert found.tobytes() == computed(*given).asnumpy().tobytes()


def test_sum_of_zeros_below_zero_is_zero() -> None:
    """As NumPy's is."""
    graph = forward_graph(lambda x: ops.sum(x * 1.0, 0), [Tensor(floats(3, 40))], [])
    table = table_of(graph)
    assert table is not None
    (found,) = table([np.full((3, 40), -0.0, np.float32)])
    assert not np.signbit(found).any()


def test_number_of_another_type_is_refused() -> None:
    graph = forward_graph(
        lambda x, scale: x * scale, [Tensor(floats(64, 50)), engine.autodiff.Value(0.5)]
    )
    table, x = made(graph), floats(64, 50)

    np.testing.assert_array_equal(table([x, 0.25])[0], x * np.float32(0.25))
    with pytest.raises(BusyError):
        table([x, np.float64(0.25)])


def test_classes_out_of_range_are_told_as_operators_tell_them() -> None:
    def call(x: Any, labels: Any) -> Any:
        return ops.cross_entropy(x, labels)

    graph = traced(call, floats(64, 10), classes(0, 64))
    given = [floats(64, 10), np.full(64, 10, np.int32)]
    with pytest.raises(EngineError) as expected:
        Replay(graph)(given)

    with pytest.raises(type(expected.value), match=re.escape(str(expected.value))):
        made(graph)(given)
    assert np.isfinite(made(graph)([given[0], classes(1, 64)])[0])


def test_kernel_that_refuses_leaves_its_part_to_the_operator() -> None:
    conv = nn.Conv2d(3, 8, 3, pad_mode="pad", padding=1)
    parameters = list(conv.get_parameters())
    x = floats(BATCH, 3, 12, 12)
    graph = forward_graph(lambda x: ops.relu(conv(x)), [Tensor(x)], parameters)
    table, replay = made(graph), Replay(graph)
    arrays = [one.array for one in parameters]
    for number in (np.inf, np.nan, 1.0):
        x[3, 1, 0, 0] = number
        found, expected = (run([x], arrays)[0] for run in (table, replay))
        np.testing.assert_array_equal(found, expected)


def test_tables_of_one_thread_share_memory_and_stay_apart() -> None:
    one = made(traced(lambda x: ops.relu(ops.matmul(x, x)) + 1.0, floats(64, 64)))
    other = made(traced(lambda x: ops.matmul(ops.relu(x), x) * 3.0, floats(64, 64)))
    x = floats(64, 64, seed=4)
    first, second = one([x])[0], other([x])[0]

    np.testing.assert_array_equal(one([x])[0], first)
    np.testing.assert_array_equal(other([x])[0], second)


def test_table_that_is_being_computed_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []
    table: list[Tabled] = []

    def look(x: Any) -> Any:
        try:
            table[0]([x])
        except BusyError:
            seen.append(True)
        return x * 2

    graph = traced(lambda x: ops.relu(x) * 2.0, floats(64, 50))
    table.append(made(graph))
    x = floats(64, 50)
    run = table[0]._work.table.run

    def looking(first: int, end: int) -> int:
        look(x)
        return run(first, end)

    monkeypatch.setattr(table[0]._work.table, "run", looking)
    table[0]([x])

    assert seen == [True]


def test_threads_that_share_a_table_get_their_own_results_or_are_told() -> None:
    table = made(traced(lambda x: ops.relu(ops.matmul(x, x)), floats(64, 64)))
    wrong: list[int] = []
    right: list[int] = []

    def work(seed: int) -> None:
        x = floats(64, 64, seed=seed)
        expected = np.maximum(ops.matmul(Tensor(x), Tensor(x)).asnumpy(), 0)
        for _ in range(50):
            try:
                found = table([x])[0]
            except BusyError:
                continue
            (right if np.array_equal(found, expected) else wrong).append(seed)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()

    assert wrong == []
    assert right


def test_table_keeps_no_array_that_it_was_given() -> None:
    table = made(traced(ops.relu, floats(64, 50)))
    x = floats(64, 50)
    result = table([x])[0]
    held = [weakref.ref(x), weakref.ref(result)]
    del x, result

    assert [one() for one in held] == [None, None]


ODD: dict[str, Callable[..., Any]] = {
    "sum whose axes left are turned": lambda x: ops.sum(
        ops.transpose(x, (0, 3, 2, 1)), (0, 3), True
    ),
    "mean of what is joined and turned": lambda x: ops.mean(
        ops.cat((ops.transpose(x, (3, 2, 1, 0)), ops.transpose(x * 0.5, (3, 2, 1, 0))), 0), (2, 3)
    ),
    "numbers of rows alone, repeated": lambda x: ops.sum(
        ops.neg(ops.broadcast_to(x[:, :1, 0, 0], (32, 48))), 0
    ),
    "repeated along an axis between others": lambda x: ops.sum(
        ops.broadcast_to(x[:, :, :1], (32, 4, 6, 8)) * x[:1, :1, :1], (3,)
    ),
    "exponentials of what is repeated": lambda x: ops.exp(
        ops.broadcast_to(x[:, :1], (32, 4, 6, 8))
    ),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_orders_of_memory_give_the_bits_of_the_operators(name: str) -> None:
    x = floats(32, 4, 6, 8)
    graph = traced(ODD[name], x)

    np.testing.assert_array_equal(made(graph)([x])[0], Replay(graph)([x])[0])


def test_chain_reads_no_view_as_if_it_lay_otherwise() -> None:
    def call(x: Any) -> Any:
        whole = ops.matmul(x, x) * 0.5
        turned = ops.transpose(whole, (1, 0))
        product = turned * whole
        return ops.relu(product) + whole, turned + turned

    x = floats(64, 64)
    graph = traced(call, x)

    for one, other in zip(made(graph)([x]), Replay(graph)([x]), strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("rectified", [True, False])
@pytest.mark.parametrize("rows", [8, 100])
def test_bias_and_rectifier_are_computed_with_the_product_before(
    rows: int, rectified: bool
) -> None:
    dense = nn.Dense(120, 84, activation="relu" if rectified else None)
    parameters, x = list(dense.get_parameters()), floats(rows, 120)
    x[0], x[1, 3] = 0.0, np.nan
    graph = forward_graph(dense, [Tensor(x)], parameters)
    table, replay = made(graph), Replay(graph)
    by_name = {one.name: one.holder.array for one in graph.parameters if one.holder is not None}
    arrays = [by_name[name] for name in table.parameters]

    assert (table.kernels, table.steps) == (1, 0)
    assert table([x], arrays)[0].tobytes() == replay([x], arrays)[0].tobytes()


def test_what_nobody_reads_is_not_computed() -> None:
    graph = traced(lambda x: [ops.relu(x), ops.exp(x) * 2.0][0], floats(64, 50))

    assert made(graph).kernels == 1
