"""Index numbers remember their tensor while a graph is written, and only then."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import ops
from engine.autodiff import numbers_of, value_behind
from engine.graph import Graph, forward_graph

X = np.arange(12, dtype=np.float32).reshape(3, 4)
PLACES = np.array([2, 0], np.int64)


def graph_of(function: Any) -> Graph:
    return forward_graph(function, [engine.Tensor(X), engine.Tensor(PLACES)])


def constants(graph: Graph) -> list[Any]:
    """Whatever the graph holds as it was today."""
    index = [node.attributes.get("index", ()) for node in graph.nodes]
    parts = [part for one in index for part in (one if type(one) is tuple else (one,))]
    return [part for part in parts if isinstance(part, np.ndarray)]


WAYS = {
    "as an index": lambda x, i: x[i],
    "beside a slice": lambda x, i: x[1:, i],
    "gathered": lambda x, i: ops.gather(x, i, 1),
    "taken": lambda x, i: ops.take(x, i, 0),
    "taken and clipped": lambda x, i: ops.take(x, i, 0, "clip"),
    "taken around": lambda x, i: ops.take(x, i, 0, "wrap"),
    "selected": lambda x, i: ops.index_select(x, 1, i),
    "embedded": lambda x, i: ops.embedding(i, x),
    "computed before": lambda x, i: x[i + 0],
    "added to": lambda x, i: ops.tensor_scatter_add(x, i.reshape((2, 1)), x[:2]),
}


@pytest.mark.parametrize("way", WAYS)
def test_index_of_an_input_is_read_in_the_graph(way: str) -> None:
    graph = graph_of(WAYS[way])

    assert constants(graph) == []
    assert "inputs1" in {name for node in graph.nodes for name in node.inputs}


def test_numbers_outside_a_graph_are_plain() -> None:
    assert type(numbers_of(engine.Tensor(PLACES))) is np.ndarray
    assert value_behind(PLACES) is None


def test_numbers_that_numpy_computes_otherwise_are_plain_again() -> None:
    graph = graph_of(lambda x, i: x[engine.Tensor(np.sort(i.asnumpy()))])

    assert [one.tolist() for one in constants(graph)] == [[0, 2]]


def test_followed_index_gives_the_same_rows() -> None:
    made = []
    graph_of(lambda x, i: made.append(ops.gather_nd(x, i.reshape((2, 1)))) or made[0])

    assert made[0].asnumpy().tolist() == X[PLACES].tolist()
