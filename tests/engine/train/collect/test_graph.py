from engine.graph import Graph, GraphNode, GraphValue
from engine.train.collect.graph import graph_fields
from insight.plugins import PLUGINS

GRAPH = Graph(
    "LeNet5",
    (
        GraphNode("1", "MatMul", "Default/fc1-Dense", ("inputs0", "fc1.weight"), {}, (2, 3)),
        GraphNode("2", "ReduceSum", "Default", ("1", "cst1"), {"axis": [0, 1], "keepdims": False}),
    ),
    (GraphValue("inputs0", (2, 4)), GraphValue("fc1.weight", (4, 3), "float16")),
    (GraphValue("cst1", (), "int64", 3),),
    ("2",),
)


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
