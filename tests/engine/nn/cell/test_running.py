"""What runs when a cell is called, and what when a part of it is called by hand."""

from __future__ import annotations

import pytest

import engine
from engine import Tensor, nn
from engine.errors import ArgumentTypeError, AttributeMissingError


class Double(nn.Cell):
    def construct(self, x, times=2.0):
        return x * times


def doubled_with_hook():
    cell, met = Double(), []
    cell.register_forward_hook(lambda cell, inputs, output: met.append(float(output)))
    return cell, met


def test_construct_called_by_hand_passes_hooks_by():
    cell, met = doubled_with_hook()

    assert cell.construct(Tensor([3.0])).tolist() == [6.0]
    assert met == []
    assert cell(Tensor([3.0])).tolist() == [6.0]
    assert met == [6.0]


def test_construct_that_is_not_defined_is_asked_for():
    with pytest.raises(AttributeMissingError, match="define construct"):
        nn.Cell().construct(Tensor([1.0]))


def test_run_construct_takes_inputs_in_a_tuple_and_passes_hooks_by():
    cell, met = doubled_with_hook()

    assert cell.run_construct((Tensor([3.0]),), {"times": 3.0}).tolist() == [9.0]
    assert met == []


def test_jit_config_is_recorded_once_and_changes_no_result():
    cell = Double()
    assert cell.set_jit_config(engine.JitConfig(jit_level="O1")) is None
    cell.set_jit_config(engine.JitConfig(jit_level="O0"))

    assert cell.jit_config_dict["jit_level"] == "O1"
    assert cell(Tensor([3.0])).tolist() == [6.0]
    with pytest.raises(ArgumentTypeError, match="set_jit_config"):
        cell.set_jit_config({"jit_level": "O1"})
