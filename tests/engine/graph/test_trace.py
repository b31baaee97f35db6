import numpy as np

import engine
from engine import ops
from engine.autodiff import scope
from engine.graph import tracing


def traced(function, *inputs, name="net"):
    with tracing(inputs, name) as trace:
        ops.value_and_grad(function, None, weights)(*inputs)
    return trace.graph


weights = [engine.Parameter(engine.Tensor([1.0, 2.0]), name="scale")]


def test_nodes_stand_in_order_of_execution_with_mindspores_names():
    graph = traced(lambda x: ops.exp(x * weights[0]).sum(), engine.Tensor([3.0, 4.0]))

    assert [node.op_type for node in graph.nodes] == ["Mul", "Exp", "ReduceSum"]


def test_inputs_and_parameters_are_named():
    graph = traced(lambda x: (x * weights[0]).sum(), engine.Tensor([3.0, 4.0]))

    assert graph.nodes[0].inputs == ("inputs0", "scale")
    assert [value.name for value in graph.parameters] == ["inputs0", "scale"]


def test_a_node_reads_the_numbers_of_the_nodes_before_it():
    graph = traced(lambda x: ops.exp(x * weights[0]).sum(), engine.Tensor([3.0, 4.0]))

    assert [node.inputs for node in graph.nodes[1:]] == [("1",), ("2",)]
    assert graph.outputs == ("3",)


def test_plain_numbers_are_constants():
    graph = traced(lambda x: (x * weights[0] + 2.0).sum(), engine.Tensor([3.0, 4.0]))

    assert [(value.name, value.value) for value in graph.constants] == [("cst1", 2.0)]


def test_scopes_name_the_cells_around_an_operator():
    def inside(x):
        with scope("Default"), scope("fc-Dense"):
            return (x * weights[0]).sum()

    graph = traced(inside, engine.Tensor([3.0, 4.0]))

    assert {node.scope for node in graph.nodes} == {"Default/fc-Dense"}


def test_shapes_dtypes_and_attributes_are_kept():
    x = engine.Tensor(np.ones((3, 2), np.float32))
    graph = traced(lambda x: ops.sum(x * weights[0], 1).sum(), x)

    reduction = graph.nodes[1]
    assert (reduction.shape, reduction.dtype) == ((3,), "float32")
    assert reduction.attributes == {"axis": 1, "keepdims": False}


def test_operators_without_a_gradient_are_traced_too():
    graph = traced(lambda x: (ops.floor(x) * weights[0]).sum(), engine.Tensor([3.5, 4.5]))

    assert [node.op_type for node in graph.nodes] == ["Floor", "Mul", "ReduceSum"]


def test_tracing_changes_neither_value_nor_gradient():
    x = engine.Tensor([3.0, 4.0])
    step = ops.value_and_grad(lambda x: (x * weights[0]).sum(), None, weights)

    plain = step(x)
    with tracing([x]):
        watched = step(x)

    np.testing.assert_array_equal(plain[0].asnumpy(), watched[0].asnumpy())
    np.testing.assert_array_equal(plain[1][0].asnumpy(), watched[1][0].asnumpy())


def test_only_the_first_differentiated_function_is_written_down():
    x = engine.Tensor([3.0, 4.0])
    with tracing([x]) as trace:
        ops.grad(lambda y: (y * x).sum())(engine.Tensor([1.0, 1.0]))
        ops.grad(lambda y: ops.exp(y).sum())(engine.Tensor([1.0, 1.0]))

    assert [node.op_type for node in trace.graph.nodes] == ["Mul", "ReduceSum"]


def test_nothing_remains_remembered_after_the_block():
    x = engine.Tensor([3.0, 4.0])
    with tracing([x]):
        ops.grad(lambda y: (y * x).sum())(engine.Tensor([1.0, 1.0]))

    assert x.node is None
