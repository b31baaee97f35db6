from __future__ import annotations

from typing import Any

import pytest

from insight.errors import FormatError
from insight.format.messages import DataType, InputProto
from insight.format.tensorboard import DataType as TensorFlowType
from insight.format.tensorboard import GraphDef
from insight.sources.tensorboard.graph import as_graph, node_count

SHAPES = {"list": {"shape": [{"dim": [{"size": -1}, {"size": 3}]}]}}
NODES: list[Any] = [
    {"name": "input", "op": "Placeholder"},
    {"name": "net/weight", "op": "Const", "attr": [{"key": b"value", "value": {
        "tensor": {"dtype": TensorFlowType.DT_FLOAT, "tensor_content": b"1234"}}}]},
    {
        "name": "net/fc/matmul",
        "op": "MatMul",
        "input": ["input", "net/weight:0", "^init"],
        "attr": [
            {"key": b"T", "value": {"type": TensorFlowType.DT_FLOAT}},
            {"key": b"_output_shapes", "value": SHAPES},
            {"key": b"transpose_a", "value": {"b": True}},
            {"key": b"sizes", "value": {"list": {"i": [1, 2]}}},
        ],
    },
]  # fmt: skip


def graph(**more: Any) -> GraphDef:
    return GraphDef(node=NODES, **more)


def test_graph_has_a_row_and_comes_back_with_its_nodes(folder: Any) -> None:
    folder.event(graph_def=graph().SerializeToString())

    store = folder.open()
    (row,) = store.table("graph").to_dict("records")
    found = store.value("graph", ".", "graph", 0)
    assert (row["tag"], row["step"], row["nodes"]) == ("graph", 0, 3)
    assert [node.full_name for node in found.node] == ["input", "net/weight", "net/fc/matmul"]


def test_node_keeps_its_operator_its_scope_and_its_type() -> None:
    node = as_graph(graph()).node[2]

    assert (node.op_type, node.scope) == ("MatMul", "net/fc")
    assert node.output_type.tensor_type.elem_type == DataType.DT_FLOAT32
    assert [dim.size for dim in node.output_type.tensor_type.shape.dim] == [-1, 3]


def test_edges_lead_to_nodes_and_say_whether_data_flows() -> None:
    edges = [(edge.name, edge.type) for edge in as_graph(graph()).node[2].input]

    data, control = InputProto.DATA_EDGE, InputProto.CONTROL_EDGE
    assert edges == [("input", data), ("net/weight", data), ("init", control)]


def test_attributes_are_plain_values_without_the_numbers_of_constants() -> None:
    found = as_graph(graph())
    attributes = {one.name: one.value for one in found.node[2].attribute}

    assert attributes["transpose_a"].bool_val is True
    assert list(attributes["sizes"].int_vals) == [1, 2]
    assert attributes["T"].str_val == "float"
    assert list(attributes["_output_shapes"].str_vals) == ["[?, 3]"]
    assert found.node[1].attribute[0].value.str_val == "float []"


def test_nodes_of_a_function_stand_below_its_name() -> None:
    inner = [{"name": "a", "op": "Add"}, {"name": "b", "op": "Mul", "input": ["a:z:0"]}]
    function = {"signature": {"name": "step_fn"}, "node_def": inner}
    held = graph(library={"function": [function]})

    found = as_graph(held)
    assert node_count(held) == len(found.node) == 5
    assert found.node[4].full_name == "step_fn/b"
    assert found.node[4].input[0].name == "step_fn/a"


@pytest.mark.parametrize("content", [b"\xff\xff", b"\x0a\x7f"])
def test_graph_that_is_none_is_a_problem(folder: Any, content: bytes) -> None:
    folder.event(graph_def=content)
    folder.scalar("x", 1, 1.0)

    store = folder.open()
    assert len(store.problems()) == 1
    assert len(store.table("graph")) == 0
    assert len(store.table("scalar")) == 1


def test_names_that_are_no_text_are_shown_as_far_as_they_are() -> None:
    held = GraphDef.FromString(b"\x0a\x07\x0a\x02\xff/\x12\x01x")

    assert as_graph(held).node[0].full_name == "\ufffd/"


def test_value_of_a_changed_file_says_so(folder: Any) -> None:
    folder.event(graph_def=graph().SerializeToString())
    store = folder.open()
    (file,) = folder.path.iterdir()
    file.write_bytes(b"")

    with pytest.raises(FormatError, match="refresh the store"):
        store.value("graph", ".", "graph", 0)
