"""A graph that was written down with some index numbers holds for others of the same shapes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import ops
from engine.autodiff import PRIMITIVES
from engine.graph import Graph, Source, forward_graph
from tests.engine.fake_cupy.array import on_host
from tests.engine.fake_cupy.gpu import fake_gpu

X = np.random.default_rng(0).standard_normal((4, 5)).astype(np.float32)
SHORT = np.array([2, 0, 2], np.int64), np.array([1, 3, 0], np.int64)
LONG = np.array([2, 0, 2, 4], np.int64), np.array([1, 3, 3, 0], np.int64)


def assigned(x: Any, i: Any) -> Any:
    y = x * 2
    y[i] = x[0]
    return y


def assigned_to_zeros(x: Any, i: Any) -> Any:
    y = ops.zeros((4,))
    y[i] = 1.0
    return x * y.reshape((4, 1))


Way = Callable[[Any, Any], Any]
ROWS: dict[str, Way] = {
    "x[i]": lambda x, i: x[i],
    "x[:, i]": lambda x, i: x[:, i],
    "x[1:, i]": lambda x, i: x[1:, i],
    "x[i, i]": lambda x, i: x[i, i],
    "x[i, None, 2:]": lambda x, i: x[i, None, 2:],
    "x[i + 0]": lambda x, i: x[i + 0],
    "x[-i]": lambda x, i: x[-i],
    "x[i[0]]": lambda x, i: x[i[0]],
    "x[i] = y": assigned,
    "zeros[i] = 1": assigned_to_zeros,
    "gather": lambda x, i: ops.gather(x, i, 1),
    "gather_nd": lambda x, i: ops.gather_nd(x, i.reshape((3, 1))),
    "gather_nd of two": lambda x, i: ops.gather_nd(x, ops.stack([i, i], -1)),
    "index_select": lambda x, i: ops.index_select(x, 1, i),
    "take": lambda x, i: ops.take(x, i, 0),
    "take of all": ops.take,
    "take, clipped": lambda x, i: ops.take(x, i + 2, 0, "clip"),
    "take, around": lambda x, i: ops.take(x, i - 2, 0, "wrap"),
    "embedding": lambda x, i: ops.embedding(i, x),
    "embedding with padding": lambda x, i: ops.embedding(i, x, 2),
    "embedding by frequency": lambda x, i: ops.embedding(i, x, scale_grad_by_freq=True),
    "embedding_lookup": lambda x, i: ops.embedding_lookup(x, i, 1),
    "one_hot": lambda x, i: ops.one_hot(i, 5, 1.0, 0.0) * x[:3],
    "index_add": lambda x, i: ops.index_add(x * 1, i, x[:3], 0),
    "index_fill": lambda x, i: ops.index_fill(x, 0, i, 7.0),
    "index_put": lambda x, i: ops.index_put(x, (i, i), x[0, :3], True),
    "inplace_update": lambda x, i: ops.inplace_update(x, x[:3] * 2, i),
    "scatter_nd": lambda x, i: ops.scatter_nd(i.reshape((3, 1)), x[:3], (4, 5)),
    "tensor_scatter_add": lambda x, i: ops.tensor_scatter_add(x, i.reshape((3, 1)), x[:3]),
    "tensor_scatter_mul": lambda x, i: ops.tensor_scatter_mul(x, i.reshape((3, 1)), x[:3]),
    "tensor_scatter_max": lambda x, i: ops.tensor_scatter_max(x, i.reshape((3, 1)), x[1:]),
    "tensor_scatter_update": lambda x, i: ops.tensor_scatter_update(
        x, i.reshape((3, 1)), x[:3] * 2
    ),
    "unsorted_segment_sum": lambda x, i: ops.unsorted_segment_sum(x[:3], i, 4),
    "unsorted_segment_max": lambda x, i: ops.unsorted_segment_max(x[:3], i - 1, 4),
    "sequence_mask": lambda x, i: x[:3] * ops.sequence_mask(i, 5),
    "reverse_sequence": lambda x, i: ops.reverse_sequence(x[:3], i, 1),
}
ELEMENTS: dict[str, Way] = {
    "gather_elements": lambda x, i: ops.gather_elements(x, 1, i.reshape((4, 1))),
    "gather with axes of a batch": lambda x, i: ops.gather(x, i.reshape((4, 1)), 1, 1),
    "scatter": lambda x, i: ops.scatter(x, 1, i.reshape((4, 1)), x[:, :1] * 3),
    "scatter, added": lambda x, i: ops.scatter(x, 1, i.reshape((4, 1)), x[:, :1], reduce="add"),
    "nll_loss": ops.nll_loss,
    "nll_loss with weights": lambda x, i: ops.nll_loss(x, i, x[0], ignore_index=3),
    "multi_margin_loss": ops.multi_margin_loss,
    "multilabel_margin_loss": lambda x, i: ops.multilabel_margin_loss(
        x, ops.stack([i, i * 0, i * 0 - 1, i, i], -1)
    ),
    "cross_entropy": lambda x, i: ops.cross_entropy(x, i, label_smoothing=0.1),
}


def ctc_loss(x: Any, i: Any) -> Any:
    scores = ops.log_softmax(ops.stack([x, x * 2, x * 3]).reshape((6, 2, 5)), -1)
    return ops.ctc_loss(scores, i.reshape((2, 2)), (6, 5), (2, 2))[0]


def rnnt_loss(x: Any, i: Any) -> Any:
    scores = ops.stack([x, x * 2, x * 3]).reshape((2, 2, 3, 5))
    lengths = engine.Tensor([2, 1], engine.int32)
    labels = i.reshape((2, 2)).astype(engine.int32)
    return ops.RNNTLoss(blank_label=0)(scores, labels, lengths, lengths)[0]


LABELS = np.array([2, 3, 1, 2], np.int64), np.array([1, 3, 3, 4], np.int64)
CASES = [pytest.param(way, SHORT, id=name) for name, way in ROWS.items()]
CASES += [pytest.param(way, LONG, id=name) for name, way in ELEMENTS.items()]
CASES += [pytest.param(one, LABELS, id=one.__name__) for one in (ctc_loss, rnnt_loss)]


def loss_and_gradient(way: Way) -> Any:
    def squares(x: Any, i: Any) -> Any:
        return ops.square(way(x, i)).sum()

    def computed(x: Any, i: Any) -> Any:
        return way(x, i), *engine.value_and_grad(squares)(x, i)

    return computed


def replayed(graph: Graph, *inputs: Any) -> list[Any]:
    """The ends of a graph for other inputs, node by node."""
    values = {Source(one.name): one.value for one in (*graph.parameters, *graph.constants)}
    values |= {Source(f"inputs{k}"): one for k, one in enumerate(inputs)}
    for node in graph.nodes:
        given = [None if one is None else values[one] for one in node.sources]
        made = PRIMITIVES[node.primitive](*given, **node.attributes)
        for k, part in enumerate(made if isinstance(made, tuple) else (made,)):
            values[Source(node.name, k)] = part
    return [values[end] for end in graph.ends]


@pytest.mark.parametrize(("way", "numbers"), CASES)
def test_graph_holds_for_other_index_numbers(way: Way, numbers: Any) -> None:
    first, other = numbers
    computed = loss_and_gradient(way)
    graph = forward_graph(computed, [engine.Tensor(X), engine.Tensor(first)])

    for index in (first, other):
        expected = computed(engine.Tensor(X), engine.Tensor(index))
        for one, wanted in zip(replayed(graph, X, index), expected, strict=True):
            assert np.array_equal(one, wanted.asnumpy())


@pytest.mark.parametrize("way", [ROWS["x[:, i]"], ROWS["take, clipped"], ROWS["embedding"]])
def test_graph_holds_for_other_index_numbers_on_a_device(way: Way) -> None:
    first, other = SHORT
    computed = loss_and_gradient(way)
    expected = computed(engine.Tensor(X), engine.Tensor(other))
    with fake_gpu():
        x, index = engine.Tensor(X), engine.Tensor(other)
        graph = forward_graph(computed, [x, engine.Tensor(first)])
        found = replayed(graph, x.array, index.array)

        for one, wanted in zip(found, expected, strict=True):
            assert np.array_equal(on_host(one), wanted.asnumpy())


def test_how_much_truth_values_take_follows_from_them_in_the_graph_too() -> None:
    first, other = X > 0, X > 1
    graph = forward_graph(lambda x, m: x[m] * 2, [engine.Tensor(X), engine.Tensor(first)])

    assert np.array_equal(replayed(graph, X, other)[0], X[other] * 2)


RNG = np.random.default_rng(1)
SEEN: dict[str, tuple[Callable[..., Any], Callable[[], tuple[Any, ...]]]] = {
    "median": (lambda x: ops.median(x, 1), lambda: (normal(3, 5),)),
    "nanmedian": (lambda x: ops.nanmedian(x, 0), lambda: (normal(3, 5),)),
    "masked_select": (ops.masked_select, lambda: (normal(3, 5), RNG.random((3, 5)) < 0.5)),
    "masked_scatter": (
        lambda x, mask: ops.masked_scatter(x, mask, x * 2),
        lambda: (normal(3, 5), RNG.random((3, 5)) < 0.5),
    ),
    "grid_sample": (
        lambda x, grid: ops.grid_sample(x, grid, padding_mode="reflection"),
        lambda: (normal(1, 2, 4, 4), normal(1, 3, 3, 2)),
    ),
    "grid_sample of the nearest": (
        lambda x, grid: ops.grid_sample(x, grid, mode="nearest"),
        lambda: (normal(1, 2, 4, 4), normal(1, 3, 3, 2)),
    ),
    "deformable_conv2d": (
        lambda x, offsets: ops.deformable_conv2d(
            x, ops.ones((1, 1, 2, 2)), offsets, (2, 2), (1, 1, 1, 1), (0, 0, 0, 0)
        ),
        lambda: (normal(1, 1, 4, 4), normal(1, 12, 3, 3)),
    ),
}


def normal(*shape: int) -> Any:
    return RNG.standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("name", SEEN)
def test_graph_finds_index_numbers_anew_in_other_numbers(name: str) -> None:
    function, drawn = SEEN[name]

    def computed(*inputs: Any) -> Any:
        made = function(*inputs)
        return made if isinstance(made, tuple) else (made,)

    graph = forward_graph(computed, list(map(engine.Tensor, drawn())))

    for inputs in (drawn(), drawn()):
        expected = computed(*map(engine.Tensor, inputs))
        for one, wanted in zip(replayed(graph, *inputs), expected, strict=True):
            assert np.array_equal(one, wanted.asnumpy())


def test_second_gradients_hold_for_other_index_numbers() -> None:
    def slope(x: Any, i: Any) -> Any:
        return engine.grad(lambda x: (x[:, i] ** 3).sum())(x).sum()

    def computed(x: Any, i: Any) -> Any:
        return engine.grad(slope)(x, i)

    first, other = SHORT
    graph = forward_graph(computed, [engine.Tensor(X), engine.Tensor(first)])

    expected = computed(engine.Tensor(X), engine.Tensor(other)).asnumpy()
    assert np.array_equal(replayed(graph, X, other)[0], expected)


def test_numbers_that_numpy_computes_are_a_constant() -> None:
    graph = forward_graph(
        lambda x, i: x[engine.Tensor(np.sort(i.asnumpy()))],
        [engine.Tensor(X), engine.Tensor(SHORT[0])],
    )

    assert [one.value.tolist() for one in graph.constants] == [[0, 2, 2]]


def test_parameter_that_is_an_index_has_its_name_in_the_graph() -> None:
    kept = engine.Parameter(engine.Tensor(SHORT[0]), name="places", requires_grad=False)

    graph = forward_graph(lambda x: x[kept], [engine.Tensor(X)])

    assert graph.nodes[0].inputs == ("inputs0", "places")
