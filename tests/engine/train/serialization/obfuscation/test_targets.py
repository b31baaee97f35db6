"""Cells that are named by path become a plan."""

from __future__ import annotations

import pytest

from engine import nn
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.train.serialization.obfuscation.plan import Change
from engine.train.serialization.obfuscation.targets import plan_of_targets


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc1 = nn.Dense(4, 4, activation="relu")
        self.fc2 = nn.Dense(4, 4, has_bias=False)
        self.relu = nn.ReLU()
        self.bent = nn.Dense(4, 4, activation="sigmoid")

    def construct(self, x):
        return self.fc2(self.fc1(x))


class Layered(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(4, 4)
        self.blocks = nn.CellList([Block() for _ in range(3)])

    def construct(self, x):
        for block in self.blocks:
            x = block(x)
        return self.fc(x)


def plan(*targets):
    return plan_of_targets("a test", Layered(), list(targets))


def test_weight_and_bias_of_a_target_are_changed_by_one_factor():
    found = plan("", "fc")

    assert [drawn.name for drawn in found.drawn] == ["obf_metadata"]
    assert found.weights == {
        "fc.weight": [Change("mul", "weight", "obf_metadata")],
        "fc.bias": [Change("mul", "weight", "obf_metadata")],
    }
    assert list(found.outputs) == ["fc"]
    assert found.inputs() == ["obf_metadata"]


def test_each_cell_of_a_list_has_a_factor():
    found = plan("blocks", "fc1|fc2")

    assert found.inputs() == ["obf_metadata_0", "obf_metadata_1", "obf_metadata_2"]
    assert "blocks.2.fc1.bias" in found.weights
    assert list(found.outputs)[:2] == ["blocks.0.fc1", "blocks.0.fc2"]


@pytest.mark.parametrize(("word", "count"), [("all", 3), ("2", 2), ("9", 3)])
def test_third_text_says_how_many_layers(word, count):
    assert len(plan("blocks", "fc1", f"obfuscate_layers:{word}").inputs()) == count


def test_path_may_name_one_cell_of_a_list():
    assert list(plan("blocks/1", "fc2").weights) == ["blocks.1.fc2.weight"]


def test_targets_that_are_not_there_are_passed_over():
    assert list(plan("", "fc|other").outputs) == ["fc"]


@pytest.mark.parametrize(
    ("targets", "kind", "text"),
    [
        (None, ArgumentTypeError, r"\(target_modules\) expected a list of texts, got NoneType"),
        (["fc"], ArgumentValueError, r"expected \['A/B/C', 'D\|E\|F'\], got \['fc'\]"),
        (["", 3], ArgumentTypeError, r"\[1\] expected a str, got int"),
        (["a.b", "fc"], ArgumentValueError, r"\[0\] expected letters, numbers, '_' and '/'"),
        (["", ""], ArgumentValueError, r"\[1\] expected letters, numbers, '_' and '\|'"),
        (["", "fc", "layers:3"], ArgumentValueError, r"\[2\] expected 'obfuscate_layers:all' or"),
        (["other", "fc"], ArgumentValueError, "expected the path of a cell, got 'other'"),
        (["", "other"], ArgumentValueError, "expected names of cells in '', got other"),
        (["blocks", "relu"], ArgumentValueError, "to .*, got ReLU at 'blocks.0.relu"),
        (
            ["blocks", "bent"],
            ArgumentValueError,
            "to .*, got Dense at 'blocks.0.bent",
        ),
    ],
)
def test_targets_that_cannot_be_are_refused(targets, kind, text):
    with pytest.raises(kind, match=text):
        plan_of_targets("a test", Layered(), targets)
