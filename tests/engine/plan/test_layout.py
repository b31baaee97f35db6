"""A graph that is laid out gives what its operators give, in memory that values share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, ops
from engine.errors import EngineError
from engine.graph import Graph, GraphNode, Source, forward_graph
from engine.plan import reads
from engine.plan.held import Fixed, Held, Kept, Read, Slot, Step, Values, read
from engine.plan.layout import Form, Layout
from engine.plan.memory import Buffers
from engine.plan.specs import specs_of

UFUNCS = {"exp": np.exp, "tanh": np.tanh, "add": np.add, "mul": np.multiply}


def filling(layout: Layout, node: GraphNode) -> bool:
    """A form of NumPy's functions, for arrays in C order."""
    given = [layout.operand(one) for one in node.sources if one is not None]
    out = layout.filled(Source(node.name), node.shape, node.outputs[0].dtype)

    def step(values: Values) -> None:
        UFUNCS[node.primitive](*[read(one, values) for one in given], out=out)

    layout.steps.append(step)
    return True


FORMS: dict[str, Form] = dict.fromkeys(UFUNCS, filling)


def graph_of(function: Any, *inputs: Tensor) -> Graph:
    return forward_graph(function, inputs)


def known_of(graph: Graph, *inputs: Tensor) -> dict[Source, Held]:
    """What a layout is told of constants; inputs are held by the test."""
    known: dict[Source, Held] = {Source(one.name): Fixed(one.value) for one in graph.constants}
    return known | {Source(f"inputs{k}"): Fixed(one.array) for k, one in enumerate(inputs)}


def laid_out(graph: Graph, inputs: Sequence[Tensor], **options: Any) -> Layout:
    """A layout whose inputs are values that are made anew."""
    layout = Layout(known_of(graph), specs_of(graph), reads(graph.nodes, graph.ends), **options)
    for k in range(len(inputs)):
        layout.hold(Source(f"inputs{k}"), None, ())
    layout.add(graph.nodes)
    return layout


def computed(layout: Layout, graph: Graph, *inputs: Any) -> list[Any]:
    ends = [layout.operand(end) for end in graph.ends]
    values = list(layout.values)
    for k, array in enumerate(inputs):
        values[layout.slot(Source(f"inputs{k}")).index] = array
    for step in layout.steps:
        step(values)
    return [read(end, values) for end in ends]


X, Y = Tensor(np.arange(6.0).reshape(2, 3)), Tensor(np.array([[0.5], [2.0]]))


def network(x: Any, y: Any) -> Any:
    wide = ops.exp(x * 0.1) + y
    return (wide.tanh() * wide + ops.exp(y)).sum(), wide


@pytest.mark.parametrize("forms", [{}, FORMS], ids=["operators", "forms"])
def test_values_are_those_of_the_operators(forms: Any) -> None:
    graph = graph_of(network, X, Y)
    layout = laid_out(graph, [X, Y], buffers=Buffers(), forms=forms)

    for scale in (1.0, 3.0):
        other = Tensor(X.array * scale)
        found = computed(layout, graph, other.array, Y.array)

        for one, expected in zip(found, network(other, Y), strict=True):
            np.testing.assert_array_equal(one, expected.array)


def test_without_memory_operators_make_their_own_arrays() -> None:
    graph = graph_of(network, X, Y)
    layout = laid_out(graph, [X, Y], forms=FORMS)

    assert len(layout.made) == len(layout.values)
    np.testing.assert_array_equal(
        computed(layout, graph, X.array, Y.array)[1], network(X, Y)[1].array
    )


def test_what_is_fixed_is_computed_when_it_is_laid_out() -> None:
    graph = graph_of(network, X, Y)
    layout = Layout(known_of(graph, X, Y), specs_of(graph))
    layout.add(graph.nodes)

    assert layout.steps == []
    np.testing.assert_array_equal(layout.operand(graph.ends[0]), network(X, Y)[0].array)


def test_a_value_takes_the_memory_of_one_that_nobody_reads_any_more() -> None:
    def chain(x: Any) -> Any:
        for _ in range(5):
            x = ops.exp(x).tanh()
        return x

    graph = graph_of(chain, X)
    layout = laid_out(graph, [X], buffers=Buffers(), forms=FORMS)

    memory = {one.ctypes.data for one in layout.values if one is not None}
    assert len(memory) == 2
    np.testing.assert_array_equal(computed(layout, graph, X.array)[0], chain(X).array)


def test_what_is_wanted_keeps_its_memory_although_nobody_reads_it() -> None:
    def several(x: Any) -> Any:
        first = ops.exp(x)
        return first, ops.exp(ops.tanh(ops.exp(first.tanh())))

    graph = graph_of(several, X)
    layout = laid_out(graph, [X], buffers=Buffers(), forms=FORMS)

    for found, expected in zip(computed(layout, graph, X.array), several(X), strict=True):
        np.testing.assert_array_equal(found, expected.array)


def test_a_form_that_cannot_leaves_the_node_to_its_operator() -> None:
    asked = []
    forms = {"exp": lambda _layout, node: asked.append(node.primitive) or False}
    graph = graph_of(network, X, Y)
    layout = laid_out(graph, [X, Y], buffers=Buffers(), forms=forms)

    assert asked == ["exp", "exp"]
    np.testing.assert_array_equal(
        computed(layout, graph, X.array, Y.array)[0], network(X, Y)[0].array
    )


def test_operators_of_several_results_and_views_of_what_they_read_keep_memory() -> None:
    def function(x: Any) -> Any:
        first, second = ops.split(ops.exp(x), 1)
        return (first + 1).tanh() * ops.exp(second), *ops.svd(second)

    graph = graph_of(function, X)
    layout = laid_out(graph, [X], buffers=Buffers(), forms=FORMS)

    for found, expected in zip(computed(layout, graph, X.array), function(X), strict=True):
        np.testing.assert_array_equal(found, expected.array)


def test_the_numbers_of_an_index_are_those_of_the_computation() -> None:
    at = Tensor(np.array([1, 0]))
    graph = graph_of(lambda x, at: ops.exp(x)[at, at + 1], X, at)
    layout = laid_out(graph, [X, at], buffers=Buffers(), forms=FORMS)

    other = np.array([0, 0])
    (found,) = computed(layout, graph, X.array, other)

    np.testing.assert_array_equal(found, np.exp(X.array)[other, other + 1])


def test_what_numpy_refuses_an_operator_tells() -> None:
    graph = graph_of(lambda x, y: x + y, X, Y)
    layout = laid_out(graph, [X, Y])

    with pytest.raises(EngineError, match="add expected arguments that fit"):
        computed(layout, graph, X.array, np.ones(5))


def test_values_of_the_layout_around_stand_behind_those_of_this_one() -> None:
    weight = Parameter(Tensor([2.0, 0.5, 1.0]), name="weight")
    graph = forward_graph(lambda x: ops.exp(weight) * x, [X], [weight])
    specs = specs_of(graph)
    outer = Layout({}, specs, given=1)
    outer.hold(Source("weight"), None, ())
    outer.add(graph.nodes[:1])
    inner = Layout(known_of(graph, X), specs, around=outer)
    inner.add(graph.nodes[1:])

    around = list(outer.values)
    around[outer.slot(Source("weight")).index] = weight.array
    for step in outer.steps:
        step(around)
    values = [*inner.values, *around]
    for step in inner.steps:
        step(values)

    assert inner.holder(Source("weight")) is outer
    np.testing.assert_array_equal(
        read(inner.operand(graph.ends[0]), values), np.exp(weight.array) * X.array
    )


@dataclass(frozen=True)
class Negated(Kept):
    """A value of which only the opposite is there."""

    source: Source


@dataclass(frozen=True)
class Halving:
    """Waits for a value."""

    def lay_out(self, layout: Layout, array: Any, behind: Any) -> Any:
        """Lay out the division by 2."""
        layout.steps.append(lambda _values: np.multiply(array, 0.5, out=array))
        return behind


class Signs:
    """Keeps opposites as what they are the opposites of, and halves what is put together."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def kept(self, _layout: Layout, node: GraphNode) -> Kept | None:
        self.asked.append(node.primitive)
        (source, *_) = node.sources
        assert source is not None
        return Negated(source) if node.primitive == "neg" else None

    def slot(self, layout: Layout, source: Source, kept: Negated) -> Slot:
        given = layout.operand(kept.source)
        out, storage = layout.buffers.take(X.shape, np.float64)  # type: ignore[union-attr]
        slot = layout.new_slot(source, out, [storage])
        step: Step = lambda values: np.negative(read(given, values), out=out)
        layout.steps.append(step)
        slot.pending = [Halving()]
        return slot


def test_a_keeper_keeps_values_in_its_own_way_until_they_are_read() -> None:
    graph = graph_of(lambda x: ((-x).tanh(), (-x)), X)
    keeper = Signs()
    layout = laid_out(graph, [X], buffers=Buffers(), forms=FORMS, keeper=keeper)

    assert isinstance(layout.what(graph.ends[1]), Negated)
    found = computed(layout, graph, X.array)[0]

    assert keeper.asked == ["neg", "tanh", "neg"]
    np.testing.assert_array_equal(found, np.tanh(X.array * -0.5))


def test_what_waits_for_a_value_goes_on_waiting_where_the_reader_says_so() -> None:
    graph = graph_of(lambda x: -x, X)
    layout = laid_out(graph, [X], buffers=Buffers(), keeper=Signs())
    end = graph.ends[0]

    assert layout.slot(end, waiting=True).pending
    before = len(layout.steps)
    assert type(layout.operand(end)) is Read
    assert layout.slot(end).pending == []
    assert len(layout.steps) == before + 1


def test_what_draws_or_writes_is_done_in_each_computation() -> None:
    weight = Parameter(Tensor([2.0]), name="weight")

    def function() -> Any:
        ops.assign(weight, weight * 2)
        return ops.dropout(Tensor(np.ones(50)), 0.5, True) * weight

    graph = forward_graph(function, [], [weight])
    memory = np.array([1.0], np.float32)
    layout = Layout(known_of(graph) | {Source("weight"): Fixed(memory)}, specs_of(graph))
    layout.add(graph.nodes)
    found = [computed(layout, graph)[0] for _ in range(2)]

    assert memory == 4.0
    assert found[0].max() == 2 * 2.0
    assert found[1].max() == 2 * 4.0
    assert not np.array_equal(found[0] != 0, found[1] != 0)
