"""What follows from known values alone is computed once, as its operators compute it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, ops
from engine.errors import EngineError
from engine.graph import Graph, Source, forward_graph
from engine.plan import folded
from engine.plan.specs import specs_of

X = Tensor(np.array([1.0, 2.0, 4.0], np.float32))


def known_of(graph: Graph) -> dict[Source, Any]:
    return {Source(one.name): one.value for one in graph.constants}


def test_nodes_that_read_what_is_not_known_are_left() -> None:
    weight = Parameter(X, name="weight")
    graph = forward_graph(lambda x: (ops.exp(weight * 2) + x).tanh(), [X], [weight])
    known = known_of(graph) | {Source("weight"): weight.array}

    left = folded(graph.nodes, known, specs_of(graph))

    assert [node.primitive for node in left] == ["add", "tanh"]
    np.testing.assert_array_equal(known[Source("2")], np.exp(X.array * 2))


def test_all_results_of_an_operator_are_known() -> None:
    graph = forward_graph(lambda x: ops.svd(x.reshape(3, 1)), [X])
    known = {Source("inputs0"): X.array}

    assert folded(graph.nodes, known, specs_of(graph)) == []
    assert all(end in known for end in graph.ends)


def test_halves_are_computed_in_float32() -> None:
    x = Tensor(np.linspace(0.1, 3, 7), engine.float16)
    graph = forward_graph(lambda x: ops.exp(x).sum(), [x])
    known = {Source("inputs0"): x.array}

    folded(graph.nodes, known, specs_of(graph))

    np.testing.assert_array_equal(known[graph.ends[0]], ops.exp(x).sum().array)


def test_numpy_says_nothing_of_overflow_and_operators_say_what_it_refuses() -> None:
    graph = forward_graph(lambda x, y: ops.exp(x * 100) + y, [X, Tensor(X)])
    specs = specs_of(graph)
    known = known_of(graph) | {Source("inputs0"): X.array, Source("inputs1"): X.array}

    folded(graph.nodes, dict(known), specs)
    with pytest.raises(EngineError, match="add expected arguments that fit"):
        folded(graph.nodes, known | {Source("inputs1"): np.ones(2)}, specs)


def test_what_draws_or_writes_and_what_reads_written_memory_is_left() -> None:
    weight = Parameter(Tensor([2.0, 3.0, 4.0]), name="weight")

    def function() -> Any:
        before = ops.exp(weight)
        ops.assign(weight, weight * 2)
        return before, ops.dropout(Tensor(np.ones(4)), 0.5, True), ops.exp(Tensor(1.0))

    graph = forward_graph(function, [], [weight])
    known = known_of(graph) | {Source("weight"): weight.array}

    left = folded(graph.nodes, known, specs_of(graph))

    names = [node.primitive for node in left]
    assert names[:3] == ["exp", "mul", next(node.primitive for node in graph.nodes if node.writes)]
    assert any(node.draws for node in left)
    assert names.count("exp") == 1
