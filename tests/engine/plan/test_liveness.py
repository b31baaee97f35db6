"""Who reads what in a graph, and after which node nobody reads it any more."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import Parameter, Tensor, ops
from engine.graph import Graph, Source, forward_graph
from engine.plan import last_used, reads, sources_of, unread_after
from engine.plan.liveness import needed

ONE, TWO = Tensor(np.ones(3, np.float32)), Tensor(np.array([1, 0]))


def graph_of(function: Any, *inputs: Tensor) -> Graph:
    return forward_graph(function, inputs)


def test_each_reading_counts_and_what_is_wanted_is_read_once_more() -> None:
    graph = graph_of(lambda x: (x * x + x).tanh(), ONE)

    count = reads(graph.nodes, graph.ends)

    assert count[Source("inputs0")] == 3
    assert count[Source("1")] == 1
    assert count[graph.ends[0]] == 1


def test_the_numbers_of_an_index_are_read() -> None:
    graph = graph_of(lambda x, y: x[y + 1], ONE, TWO)

    assert Source("1") in sources_of(graph.nodes[-1])


def test_a_value_is_unread_after_its_last_reader_alone() -> None:
    graph = graph_of(lambda x: (x.exp() * x.tanh()) + x.exp(), ONE)

    unread = unread_after(graph.nodes, graph.ends)

    names = [{source.name for source in some} for some in unread]
    assert names == [set(), set(), {"1", "2"}, {"inputs0"}, {"3", "4"}]


def test_what_is_wanted_stays() -> None:
    graph = graph_of(lambda x: (x.exp(), x.exp().tanh()), ONE)

    unread = {source for some in unread_after(graph.nodes, graph.ends) for source in some}

    assert unread.isdisjoint(graph.ends)


def test_an_output_that_nobody_reads_is_unread_when_it_is_made() -> None:
    graph = graph_of(lambda x: ops.svd(x.reshape(3, 1))[0], ONE)
    (node,) = [node for node in graph.nodes if len(node.outputs) == 3]

    unread = unread_after(graph.nodes, graph.ends)[graph.nodes.index(node)]

    made = {source for source in unread if source.name == node.name}
    assert len(made) == 2
    assert made.isdisjoint(graph.ends)


def test_nothing_is_read_of_no_nodes() -> None:
    weight = Parameter(np.ones(2, np.float32), name="weight")
    graph = forward_graph(lambda: weight, [], [weight])

    assert unread_after(graph.nodes, graph.ends) == []
    assert reads(graph.nodes, graph.ends) == {Source("weight"): 1}


def test_what_steps_use_may_have_any_names() -> None:
    assert last_used([("x", "a"), ("a", "a", "b"), ()], ["b"]) == [["x"], ["a"], []]


def test_what_nobody_reads_is_not_needed_unless_it_writes() -> None:
    weight = Parameter(Tensor(np.ones(3, np.float32)), name="weight")

    def call(x: Any) -> Any:
        kept = x * 2
        ops.assign(weight, x + 1)
        ops.tanh(kept)
        return kept

    graph = forward_graph(call, [ONE], [weight])
    found = needed(forward_graph(lambda x: [x * 2, ops.tanh(x)], [ONE]).nodes, [Source("1")])

    assert [node.primitive for node in found] == ["mul"]
    assert {"mul", "add", "assigned"} <= {
        node.primitive for node in needed(graph.nodes, graph.ends)
    }
