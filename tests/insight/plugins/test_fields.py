"""Lineage and graphs from plain values; `_fields.py` and the plugins that use it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.format.frames import read_frames
from insight.format.messages import DatasetGraph, EvaluationLineage, LineageEvent, TrainLineage
from insight.plugins import PLUGINS
from insight.plugins.dataset_graph import node_count

FOLDER = Path(__file__).parents[2] / "data" / "events" / "record_all_plugins"
encode_train = PLUGINS["train_lineage"].encode
encode_eval = PLUGINS["eval_lineage"].encode
encode_facts = PLUGINS["custom_lineage_data"].encode
encode_pipeline = PLUGINS["dataset_graph"].encode
encode_graph = PLUGINS["graph"].encode


@dataclass
class Node:
    name: str
    op_type: str
    scope: str | None = None


@dataclass
class Graph:
    name: str
    node: list[Node] = field(default_factory=list)


def real_lineage():
    path = next(FOLDER.glob("*_lineage"))
    for _, payload in read_frames(path.read_bytes()):
        event = LineageEvent.FromString(payload)
        yield getattr(event, event.WhichOneof("what"))


def test_plain_values_give_the_messages_that_mindspore_wrote():
    facts, train, evaluation = real_lineage()

    assert encode_facts({"who": "me", "n": 3, "f": 2.5}) == facts
    assert (
        encode_train(
            {
                "hyper_parameters": {
                    "optimizer": "Momentum",
                    "learning_rate": 0.01,
                    "loss_function": "CE",
                    "epoch": 10,
                    "parallel_mode": "stand_alone",
                    "device_num": 1,
                    "batch_size": 32,
                },
                "train_dataset": {"train_dataset_path": "/data/train", "train_dataset_size": 1000},
                "algorithm": {"network": "HandNet", "loss": np.float32(0.25)},
                "model": {"path": {"ckpt": "/x/y.ckpt"}, "size": np.int64(12345)},
            }
        )
        == train
    )
    assert (
        encode_eval(
            {
                "metric": {"Accuracy": 0.9, "F1": [0.1, 0.2]},
                "valid_dataset": {"valid_dataset_path": "/data/valid", "valid_dataset_size": 200},
            }
        )
        == evaluation
    )


def test_a_message_is_taken_as_it_is_now():
    message = TrainLineage()
    message.algorithm.network = "before"
    taken = encode_train(message)
    message.algorithm.network = "after"

    assert taken.algorithm.network == "before"


def test_bytes_of_a_message_are_read():
    message = EvaluationLineage(metric="{}")

    assert encode_eval(message.SerializeToString()) == message


def test_a_message_of_the_same_name_from_elsewhere_is_read():
    class Descriptor:
        name = "TrainLineage"

    class Foreign:
        DESCRIPTOR = Descriptor()

        def SerializeToString(self):  # noqa: N802 # protobuf's name
            return TrainLineage(algorithm={"network": "MLP"}).SerializeToString()

    assert encode_train(Foreign()).algorithm.network == "MLP"


def test_a_message_of_another_name_is_refused():
    with pytest.raises(ValueKindError, match=r"a TrainLineage message or a mapping of its fields"):
        encode_train(EvaluationLineage())


def test_unknown_facts_are_left_out():
    assert encode_train({"algorithm": {"network": None, "loss": 0.5}}).algorithm.ListFields()[0][
        1
    ] == pytest.approx(0.5)


def test_a_field_that_is_not_there_is_named_with_those_that_are():
    with pytest.raises(
        SummaryValueError, match=r"train_lineage\.algorithm expected one of .*'loss'"
    ):
        encode_train({"algorithm": {"los": 0.5}})


def test_a_value_of_another_type_names_its_field():
    with pytest.raises(ValueKindError, match=r"train_lineage\.algorithm\.network: "):
        encode_train({"algorithm": {"network": 3}})


def test_a_number_that_does_not_fit_names_its_field():
    with pytest.raises(SummaryValueError, match=r"train_lineage\.hyper_parameters\.epoch: "):
        encode_train({"hyper_parameters": {"epoch": 2**40}})


def test_a_graph_may_be_dataclasses_by_field_name():
    graph = encode_graph(Graph("net", [Node("1", "Conv2D"), Node("2", "ReLU", "Default/relu")]))

    assert [(node.op_type, node.scope) for node in graph.node] == [
        ("Conv2D", ""),
        ("ReLU", "Default/relu"),
    ]


def test_an_enumerated_field_takes_the_name_of_its_value():
    node = {"name": "1", "output_type": {"data_type": "DT_FLOAT32"}}

    assert encode_graph({"node": [node]}).node[0].output_type.data_type == 11


def test_a_pipeline_is_nested_from_the_last_operation_to_the_source():
    source = {"parameter": {"mapStr": {"op_type": "MnistDataset"}, "mapInt": {"workers": 4}}}
    mapped = {"operations": [{"size": [28, 28], "weights": [0.5]}], "children": [source]}
    lists = {"mapStrList": {"columns": {"strValue": ["image", "label"]}}}
    message = encode_pipeline({"parameter": lists, "children": [mapped]})

    assert node_count(message) == 3
    assert list(message.parameter.mapStrList["columns"].strValue) == ["image", "label"]
    assert message.children[0].children[0].parameter.mapInt["workers"] == 4


def test_a_deep_pipeline_is_counted_without_a_deep_stack():
    message = DatasetGraph()
    end = message
    for _ in range(5000):
        end = end.children.add()

    assert node_count(message) == 5001


@pytest.mark.parametrize("fact", [True, None, [1], {"a": 1}, b"x"])
def test_a_fact_is_a_number_or_a_text(fact):
    with pytest.raises(ValueKindError, match=r"custom_lineage_data\.fact expected an int, a float"):
        encode_facts({"fact": fact})


def test_a_fact_beyond_32_bits_is_refused_as_in_mindspore():
    with pytest.raises(SummaryValueError, match=r"custom_lineage_data\.n: "):
        encode_facts({"n": 2**31})


def test_a_fact_may_be_numpys():
    message = encode_facts({"n": np.int64(3), "f": np.float32(0.5)})

    assert [dict(entry.map_int32) | dict(entry.map_double) for entry in message.user_info] == [
        {"n": 3},
        {"f": 0.5},
    ]


def test_a_name_of_a_fact_is_a_text():
    with pytest.raises(ValueKindError, match=r"custom_lineage_data expected names that are texts"):
        encode_facts({3: "x"})
