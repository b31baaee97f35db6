"""Recorded graphs as plain values: what is read, what is left out, and what damage does."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import insight
from dashboard.queries.graph.dataset import read_dataset
from dashboard.queries.graph.details import node_details, scope_details
from dashboard.queries.graph.model import Graph, forward_nodes, read_graph
from dashboard.queries.graph.paths import critical_path
from dashboard.queries.graph.payload import OpenGraph
from insight.plugins.dataset_graph import encode as encode_dataset
from tests.dashboard.queries.graphs import graph, message, random_nodes

DATA = Path(__file__).resolve().parents[3] / "data"
MINDSPORE = DATA / "summaries" / "runs"


def recorded(root: Path, run: str) -> Graph:
    return read_graph(insight.open_runs(root).value("graph", run, "graph", 0))


def test_mindspores_graph_has_its_nodes_parameters_and_output() -> None:
    message = insight.open_runs(MINDSPORE).value("graph", "ms20_mlp_graph", "graph", 0)
    found = read_graph(message)
    edges = {
        (given.name, node.name)
        for node in message.node
        for given in node.input
        if given.name in {one.name for one in [*message.node, *message.parameters]}
    }

    assert found.kinds.count("parameter") + found.kinds.count("input") == len(message.parameters)
    assert len(found) == len(message.node) + len(message.parameters) + len(message.outputs)
    assert len(found.source) >= len(edges)
    assert len(set(found.keys)) == len(found)


def test_a_parameter_stands_where_it_is_first_read() -> None:
    nodes = [("1", "MatMul", "net/fc1", ["x", "fc1.weight"]), ("2", "Add", "net/fc2", ["1", "b"])]
    parameters = [{"name": "b"}, {"name": "fc1.weight"}, {"name": "x"}]
    found = graph(nodes, parameters=parameters)
    given = {found.keys[k]: (found.kinds[k], found.scopes[k]) for k in range(len(found))}

    assert given["fc1.weight"] == ("parameter", "net/fc1")
    assert given["b"] == ("parameter", "net/fc2")
    assert given["x"] == ("input", "net")
    assert found.keys.index("fc1.weight") < found.keys.index("net/fc1/MatMul-op1")


def test_edges_to_names_that_are_nowhere_are_left_out_and_told() -> None:
    found = graph([("1", "Add", "", ["gone", "1"]), ("2", "Mul", "", ["1", "1"])])

    assert found.source.tolist() == [0, 0]
    assert found.describe(0).inputs == [(-1, "gone"), (0, "1")]


def test_constants_are_told_with_their_values() -> None:
    constants = [{"key": "cst1", "value": {"int_val": 7}}]
    found = graph([("1", "Add", "", ["cst1"])], const_vals=constants)

    assert found.describe(0).inputs == [(-1, "cst1 = 7")]


def test_forward_leaves_out_gradients_updates_and_bookkeeping() -> None:
    nodes = [
        ("1", "MatMul", "Default/net", ["x", "w"]),
        ("2", "Loss", "Default/net", ["1"]),
        ("3", "MatMul", "Gradients/Default/net", ["2", "w"]),
        ("4", "UpdateState", "Default", ["1"]),
        ("5", "ApplyMomentum", "Default/opt", ["w", "moments.w", "3"]),
    ]
    parameters = [{"name": name} for name in ("x", "w", "moments.w")]
    found = graph(nodes, parameters=parameters)
    kept = forward_nodes(found)

    assert {found.keys[k] for k in np.flatnonzero(kept)} == {
        *("Default/net/MatMul-op1", "Default/net/Loss-op2", "x", "w")
    }


def longest_by_hand(found: Graph) -> int:
    length = [1] * len(found)
    for _ in range(len(found)):
        for a, b in zip(found.source.tolist(), found.target.tolist(), strict=True):
            length[b] = max(length[b], length[a] + 1)
    return max(length)


@pytest.mark.parametrize("seed", range(4))
def test_critical_path_is_a_longest_chain_of_edges(seed: int) -> None:
    found = graph(random_nodes(60, seed))
    path = critical_path(found, np.ones(len(found), dtype=bool))
    edges = set(zip(found.source.tolist(), found.target.tolist(), strict=True))

    assert len(path) == longest_by_hand(found)
    assert all((a, b) in edges for a, b in pairwise(path))


def test_critical_path_of_a_cycle_ends() -> None:
    found = graph([("1", "A", "", ["3"]), ("2", "B", "", ["1"]), ("3", "C", "", ["2"])])

    assert critical_path(found, np.ones(3, dtype=bool)) == [0, 1, 2]


def test_pytorchs_graph_has_its_scopes_and_shapes() -> None:
    found = recorded(DATA / "tensorboard_kinds", "torch")
    linear = found.ops.index("aten::linear")

    assert found.scopes[linear] == "Sequential/Linear[0]"
    assert found.shapes[linear] == "2×3"
    assert {"input", "parameter"} <= set(found.kinds)


def test_details_tell_settings_inputs_and_the_histogram() -> None:
    opened = OpenGraph.of(recorded(MINDSPORE, "ms20_mlp_graph"))
    keys = opened.graph.keys
    weight = node_details(opened, keys.index("fc1.weight"), {"fc1.weight/auto"})
    product = opened.graph.ops.index("MatMul")
    facts = node_details(opened, product, set())

    assert weight["histogram"] == "fc1.weight/auto"
    assert weight["elements"] == np.prod([int(n) for n in weight["shape"].split("×")])
    assert facts["op"] == "MatMul"
    assert facts["dtype"] == "float32"
    assert {opened.graph.keys[node] for node, *_ in facts["inputs"] if node >= 0} == {
        keys[k] for k in opened.graph.source[opened.graph.target == product]
    }


def test_details_of_a_scope_count_the_numbers_of_its_parameters() -> None:
    form = {"tensor_type": {"shape": {"dim": [{"size": 3}, {"size": 4}]}}}
    nodes = [("1", "MatMul", "net", ["w"]), ("2", "MatMul", "net", ["1", "v"])]
    parameters = [{"name": "w", "type": form}, {"name": "v", "type": form}]
    opened = OpenGraph.of(graph(nodes, parameters=parameters))

    assert scope_details(opened, 1)["elements"] == 24
    assert scope_details(opened, 1)["parameters"] == 2


def test_pipeline_leads_from_the_source_to_the_last_stage() -> None:
    message = insight.open_runs(MINDSPORE).value(
        "dataset_graph", "ms10_mlp_graph", "dataset_graph", 0
    )
    found = read_dataset(message)
    order = [found.ops[k] for k in (0, *found.target.tolist())]

    assert found.ops[0] == "MnistDataset"
    assert order[-1] == "BatchDataset"
    assert found.source.tolist() == list(range(len(found) - 1))
    assert found.briefs[-1] == "batch_size 32"


def test_stages_that_are_joined_come_from_several_sources() -> None:
    def stage(op: str, *children: dict[str, object]) -> dict[str, object]:
        return {"parameter": {"mapStr": {"op_type": op}}, "children": list(children)}

    found = read_dataset(encode_dataset(stage("Zip", stage("A"), stage("Map", stage("B")))))
    edges = {
        (found.ops[a], found.ops[b])
        for a, b in zip(found.source.tolist(), found.target.tolist(), strict=True)
    }

    assert edges == {("A", "Zip"), ("Map", "Zip"), ("B", "Map")}


def test_equal_stages_are_numbered() -> None:
    stage: dict[str, object] = {}
    for _ in range(3):
        operation = {"operationParam": {"mapStr": {"tensor_op_name": "Rescale"}}}
        settings = {"mapStr": {"op_type": "Map"}}
        children = [stage] if stage else []
        stage = {"parameter": settings, "operations": [operation], "children": children}
    found = read_dataset(encode_dataset(stage))

    assert found.scopes == ["Map", "Map (2)", "Map (3)"]


def test_a_graph_without_nodes_is_empty() -> None:
    opened = OpenGraph.of(read_graph(message([])))

    assert len(opened.graph) == 0
    assert len(opened.tree.scopes) == 1
