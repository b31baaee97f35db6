import numpy as np
import pytest

import engine
from engine import ops
from engine.autodiff import PRIMITIVES, Spec, defvjp, primitive, rooted, scope
from engine.backend.kernels.window import Window
from engine.graph import Source, tracing
from tests.engine.networks import small_classifier


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


def test_constants_and_parameters_keep_their_numbers_uncopied():
    table = engine.Tensor([5.0, 6.0])
    graph = traced(lambda x: (x * weights[0] + table + 2).sum(), engine.Tensor([3.0, 4.0]))

    inputs0, scale = graph.parameters
    assert inputs0.value is None
    assert scale.value is weights[0].array
    assert [value.value for value in graph.constants][1] == 2
    assert graph.constants[0].value is table.array


def test_two_parameters_of_one_name_stay_two():
    first, second = (engine.Parameter(engine.Tensor([k]), name="weight") for k in (2.0, 3.0))
    x = engine.Tensor([1.0])
    with tracing([x]) as trace:
        ops.value_and_grad(lambda x: x * first * second + first, None, [first, second])(x)

    assert [value.name for value in trace.graph.parameters] == ["inputs0", "weight", "weight#2"]
    assert [out.tolist() for out in replayed(trace.graph, x)] == [[8.0]]


def test_attributes_keep_their_types():
    x = engine.Tensor(np.ones((1, 1, 4, 4), np.float32))
    graph = traced(lambda x: ops.max_pool2d(x * weights[0][0], 2).sum((2, 3)).mean(), x)
    attributes = {node.primitive: dict(node.attributes) for node in graph.nodes}

    assert attributes["window_max"] == {"window": Window((2, 2), (2, 2))}
    assert attributes["reduce_sum"] == {"axis": (2, 3), "keepdims": False}
    assert attributes["reduce_mean"] == {"axis": None, "keepdims": False}


def test_every_output_is_kept_and_who_reads_which():
    x = engine.Tensor(np.ones((3, 2), np.float32))

    def spread(x):
        _, mean, variance = ops.normalise.standardized(x * weights[0], axes=(0,), epsilon=1e-5)
        return (variance + mean).sum()

    graph = traced(spread, x)
    moments = Spec((1, 2), np.dtype(np.float32))

    assert graph.nodes[1].outputs == (Spec((3, 2), np.dtype(np.float32)), moments, moments)
    assert graph.nodes[2].sources == (Source("2", 2), Source("2", 1))
    assert graph.ends == (Source("4"),)


@pytest.fixture
def shifted():
    """An operator whose second input may be left out, forgotten after the test."""

    @primitive(infer=lambda x, by: x)
    def shifted_for_this_test(x, by):
        return x if by is None else x + by

    defvjp(shifted_for_this_test, lambda g, out, x, by: g, None, examples=lambda rng: iter([]))
    yield shifted_for_this_test
    del PRIMITIVES["shifted_for_this_test"]


def test_an_input_that_was_left_out_keeps_its_place(shifted):
    graph = traced(lambda x: shifted(x * weights[0], None).sum(), engine.Tensor([3.0, 4.0]))

    assert graph.nodes[1].sources == (Source("1"), None)
    assert graph.nodes[1].inputs == ("1",)


def replayed(graph, *inputs):
    """What the graph computes, from nothing but what it keeps."""
    known = {Source(value.name): value.value for value in (*graph.parameters, *graph.constants)}
    known |= {Source(f"inputs{k}"): value.array for k, value in enumerate(inputs)}
    for node in graph.nodes:
        read = [None if source is None else known[source] for source in node.sources]
        out = PRIMITIVES[node.primitive](*read, **node.attributes)
        for k, part in enumerate(out if isinstance(out, tuple) else (out,)):
            known[Source(node.name, k)] = part
            assert Spec(part.shape, part.dtype) == node.outputs[k]
    return [known[end] for end in graph.ends]


def test_a_graph_holds_all_that_is_needed_to_compute_it_again():
    rng = np.random.default_rng(4)
    network = small_classifier()
    x = engine.Tensor(rng.standard_normal((2, 1, 6, 6)).astype(np.float32))
    y = engine.Tensor(np.array([0, 2], np.int32))
    with tracing([x, y]) as trace:
        step = ops.value_and_grad(network, None, network.trainable_params())
        expected = step(x, y)[0].asnumpy()

    assert [out.tolist() for out in replayed(trace.graph, x, y)] == [expected.tolist()]


def test_value_whose_history_begins_with_it_is_a_constant():
    begun = rooted(np.array([1.0, 2.0], np.float32))
    with tracing() as trace:
        ops.grad(lambda x: (x * begun).sum())(engine.Tensor([3.0, 4.0]))

    assert [node.op_type for node in trace.graph.nodes] == ["Mul", "ReduceSum"]
    assert sorted(one.value.tolist() for one in trace.graph.constants) == [[1, 2], [3, 4]]
