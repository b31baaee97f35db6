from pathlib import Path

import numpy as np
import pytest

import engine
from engine import ops
from engine.autodiff import Spec
from engine.graph import Graph, GraphNode, GraphValue, Source, tracing
from engine.train.collect.graph import graph_fields
from insight.plugins import PLUGINS
from tests.engine.networks import small_classifier

GRAPH = Graph(
    "LeNet5",
    (
        GraphNode(
            "1",
            "matrix_product",
            "Default/fc1-Dense",
            (Source("inputs0"), Source("fc1.weight")),
            {},
            (Spec((2, 3), np.dtype(np.float32)),),
        ),
        GraphNode(
            "2",
            "reduce_sum",
            "Default",
            (Source("1"), Source("cst1")),
            {"axis": (0, 1), "keepdims": False},
            (Spec((), np.dtype(np.float32)),),
        ),
    ),
    (GraphValue("inputs0", (2, 4)), GraphValue("fc1.weight", (4, 3), "float16")),
    (GraphValue("cst1", (), "int64", 3),),
    (Source("2"),),
)


TEXT = Path(__file__).parents[3] / "data" / "graphs" / "small_network.txt"


def encoded():
    return PLUGINS["graph"].encode(graph_fields(GRAPH))


def test_a_graph_becomes_the_formats_message():
    message = encoded()

    assert message.name == "LeNet5"
    assert [node.op_type for node in message.node] == ["MatMul", "ReduceSum"]
    assert [edge.name for edge in message.node[0].input] == ["inputs0", "fc1.weight"]


def test_full_names_hold_scope_and_operator():
    assert encoded().node[0].full_name == "Default/fc1-Dense/MatMul-op1"


def test_shapes_and_types_are_kept():
    weight = encoded().parameters[1].type.tensor_type

    assert [dim.size for dim in weight.shape.dim] == [4, 3]
    assert weight.elem_type == 10  # DT_FLOAT16


def test_attributes_and_constants_keep_their_values():
    message = encoded()
    attributes = {attribute.name: attribute.value for attribute in message.node[1].attribute}

    assert [value.int_val for value in attributes["axis"].values] == [0, 1]
    assert attributes["keepdims"].bool_val is False
    assert message.const_vals[0].value.int_val == 3


@pytest.mark.parametrize(
    ("number", "field", "kind"),
    [
        (0.1, "float_val", "DT_FLOAT32"),
        (np.inf, "float_val", "DT_FLOAT32"),
        (-1.5e300, "double_val", "DT_FLOAT64"),
        (1e-300, "double_val", "DT_FLOAT64"),
        (-(2**63), "int_val", "DT_INT64"),
        (2**64 - 1, "uint_val", "DT_UINT64"),
        (2**70, "str_val", "DT_STRING"),
    ],
)
def test_a_number_beyond_the_usual_type_is_kept_and_costs_no_graph(number, field, kind):
    node = GraphNode("1", "add", "Default", (), {"y": number}, (Spec((), np.dtype(np.float32)),))
    message = PLUGINS["graph"].encode(graph_fields(Graph("Net", (node,), (), (), (Source("1"),))))
    value = message.node[0].attribute[0].value

    expected = str(number) if field == "str_val" else pytest.approx(number, rel=1e-6, abs=0)
    assert getattr(value, field) == expected
    assert value.DESCRIPTOR.fields_by_name["dtype"].enum_type.values_by_name[kind].number == (
        value.dtype
    )


def test_a_traced_network_is_recorded_as_it_always_was():
    network = small_classifier()
    x = engine.Tensor(np.ones((2, 1, 6, 6), np.float32))
    y = engine.Tensor(np.array([0, 2], np.int32))
    with tracing([x, y], "Small") as trace:
        step = ops.value_and_grad(network, None, network.trainable_params())
        step(x, y)

    assert str(PLUGINS["graph"].encode(graph_fields(trace.graph))) == TEXT.read_text("utf-8")
