"""The graph of one call: run, not differentiated."""

import numpy as np

import engine
from engine import Parameter, Tensor, nn, ops
from engine.graph import Source, forward_graph


def test_operators_without_a_gradient_and_of_parameters_alone_are_in_the_graph():
    weight = Parameter(Tensor([2.0]), name="scale", requires_grad=False)
    graph = forward_graph(lambda x: ops.floor(x) * (weight + 1), [Tensor([1.5])], [weight])

    assert [node.primitive for node in graph.nodes] == ["floor", "add", "mul"]
    assert graph.nodes[1].sources[0] == Source("scale")


def test_ends_may_be_inputs_parameters_and_constants_in_nested_results():
    x, weight = Tensor([1.0]), Parameter(Tensor([2.0]), name="w")
    graph = forward_graph(lambda x: {"a": (x, [weight]), "b": Tensor(3.0)}, [x], [weight])

    assert graph.nodes == ()
    assert graph.outputs == ("inputs0", "w", "cst1")


def test_scopes_are_named_and_nothing_stays_remembered():
    net, x = nn.SequentialCell(nn.Dense(3, 2)), Tensor(np.ones((1, 3), np.float32))
    graph = forward_graph(net, [x], net.get_parameters(), "net")

    assert {node.scope for node in graph.nodes} == {"Default/0-Dense"}
    assert x.node is None
    assert net(x).node is None


def test_a_call_that_differentiates_inside_has_its_gradient_in_the_graph():
    def slope(x):
        return ops.grad(lambda y: (y * y).sum())(x)

    graph = forward_graph(slope, [Tensor([3.0])])

    assert graph.nodes
    assert engine.Tensor([6.0]).asnumpy() == slope(Tensor([3.0])).asnumpy()


def test_without_effects_what_is_drawn_is_a_constant_and_writing_is_left_out():
    weight = Parameter(Tensor([2.0]), name="weight")

    def function(x):
        ops.assign(weight, weight * 2)
        return ops.dropout(x, 0.5, True) + weight

    told = forward_graph(function, [Tensor(np.ones(4))], [weight])
    engine.set_seed(3)
    left_out = forward_graph(function, [Tensor(np.ones(4))], [weight], effects=False)

    assert told.draws
    assert told.writes == {"weight"}
    assert not left_out.draws
    assert not left_out.writes
    engine.set_seed(3)
    mask = np.asarray(ops.dropout(Tensor(np.ones(4)), 0.5, True).array)
    constants = [np.asarray(one.value) for one in left_out.constants]
    assert any(np.array_equal(one != 0, mask != 0) for one in constants if one.shape == (4,))
