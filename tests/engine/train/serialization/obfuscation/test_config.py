"""MindSpore's nested dicts become a plan."""

from __future__ import annotations

import copy

import pytest

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.train.serialization.obfuscation.config import plan_of_config
from engine.train.serialization.obfuscation.plan import Change, Drawn

STEP = {"name": "mul", "input_x": "weight", "input_y": "obf_metadata"}
CONFIG = {
    "obf_metadata_config": [
        {"name": "obf_metadata", "shape": [1], "type": "random", "save_metadata": True}
    ],
    "weight_obf_config": [{"target": "block/fc/weight", "weight_obf_ops": [STEP]}],
    "network_obf_config": [
        {
            "module": "/block",
            "target": "fc",
            "insert_new_input": [{"name": "obf_metadata"}],
            "insert_ops": [STEP],
        }
    ],
}


def changed(part, **entry):
    config = copy.deepcopy(CONFIG)
    config[part][0] |= entry
    return config


def test_parts_of_weights_are_planned():
    found = plan_of_config("a test", CONFIG, of_weights=True)

    assert found.drawn == [Drawn("obf_metadata", (1,), False, True, False)]
    assert found.weights == {"block.fc.weight": [Change("mul", "weight", "obf_metadata")]}
    assert found.outputs == {}


def test_part_of_outputs_is_planned():
    found = plan_of_config("a test", CONFIG, of_weights=False)

    assert found.outputs == {"block.fc": [Change("mul", "weight", "obf_metadata")]}
    assert (found.drawn, found.weights, found.inputs()) == ([], {}, ["obf_metadata"])


def test_module_may_be_the_whole_network():
    found = plan_of_config("a test", changed("network_obf_config", module="/"), of_weights=False)

    assert list(found.outputs) == ["fc"]


def test_entry_stands_for_each_of_its_layers():
    step = STEP | {"input_y": "obf_metadata_${layer}"}
    config = changed("obf_metadata_config", name="obf_metadata_${layer}", layers=[0, 2])
    config["weight_obf_config"][0] |= {
        "target": "blocks/${layer}/fc/weight",
        "weight_obf_ops": [step],
        "layers": [0, 2],
    }
    found = plan_of_config("a test", config, of_weights=True)

    assert [drawn.name for drawn in found.drawn] == ["obf_metadata_0", "obf_metadata_2"]
    assert found.weights["blocks.2.fc.weight"] == [Change("mul", "weight", "obf_metadata_2")]


def refused(**parts):
    return {**CONFIG, **parts}


@pytest.mark.parametrize(
    ("config", "kind", "text"),
    [
        (3, ArgumentTypeError, r"\(obf_config\) expected a dict, got int"),
        ({}, ArgumentValueError, r"expected \['obf_metadata_config', 'weight_obf_config'\], got"),
        (refused(config=[]), ArgumentValueError, "'config'"),
        (refused(weight_obf_config={"a": 1}), ArgumentTypeError, "expected a list, got dict"),
        (refused(weight_obf_config=[3]), ArgumentTypeError, r"\[0\] expected a dict, got int"),
        (
            changed("obf_metadata_config", name="secret"),
            ArgumentValueError,
            "expected 'obf_metadata…', got 'secret'",
        ),
        (
            changed("obf_metadata_config", name=None),
            ArgumentTypeError,
            r"'name'\] expected a str",
        ),
        (changed("obf_metadata_config", shape=["a"]), ArgumentTypeError, "a list of lengths"),
        (changed("obf_metadata_config", shape=3), ArgumentTypeError, "expected a list, got int"),
        (changed("obf_metadata_config", type="other"), ArgumentTypeError, "expected one of"),
        (
            changed("obf_metadata_config", type="rearrange", shape=[1, 2, 3]),
            ArgumentValueError,
            "one axis or two",
        ),
        (changed("obf_metadata_config", save_metadata=1), ArgumentTypeError, "a bool, got int"),
        (changed("obf_metadata_config", metadata_op="mul"), ArgumentValueError, "'invert' or None"),
        (changed("obf_metadata_config", layers=["a"]), ArgumentTypeError, "whole numbers, got str"),
        (
            changed("weight_obf_config", target=""),
            ArgumentTypeError,
            r"'target'\] expected a str",
        ),
        (changed("weight_obf_config", weight_obf_ops=[3]), ArgumentTypeError, "a dict, got int"),
        (
            changed("weight_obf_config", weight_obf_ops=[STEP | {"name": "add"}]),
            ArgumentValueError,
            r"expected one of \('mul', 'matmul', 'permuate'\), got 'add'",
        ),
        (
            changed("weight_obf_config", weight_obf_ops=[STEP | {"input_y": "weight"}]),
            ArgumentValueError,
            "expected one input 'obf_metadata…', got",
        ),
        (
            changed("weight_obf_config", weight_obf_ops=[STEP | {"input_y": "obf_metadata_9"}]),
            ArgumentValueError,
            r"names among \['obf_metadata'\], got \['obf_metadata_9'\]",
        ),
        (
            changed("weight_obf_config", weight_obf_ops=[STEP | {"transpose_a": 1}]),
            ArgumentTypeError,
            r"\['transpose_a'\] expected a bool",
        ),
    ],
)
def test_what_weights_cannot_have_is_refused(config, kind, text):
    with pytest.raises(kind, match=text):
        plan_of_config("a test", config, of_weights=True)


@pytest.mark.parametrize(
    ("entry", "kind", "text"),
    [
        ({"module": [1]}, ArgumentTypeError, r"\['module'\] expected a str, got list"),
        ({"insert_new_input": [{}]}, ArgumentTypeError, "dicts with a name"),
        (
            {"insert_ops": [{"name": "permuate", "input_x": "obf_metadata"}]},
            ArgumentValueError,
            r"expected one of \('mul', 'matmul'\), got 'permuate'",
        ),
    ],
)
def test_what_outputs_cannot_have_is_refused(entry, kind, text):
    with pytest.raises(kind, match=text):
        plan_of_config("a test", changed("network_obf_config", **entry), of_weights=False)
