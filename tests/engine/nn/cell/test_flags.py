from __future__ import annotations

import pytest

from engine import nn
from engine.errors import ArgumentValueError


def test_flags_are_attributes_and_are_told():
    cell = nn.ReLU().add_flags(sink_mode=True, name="first")

    assert (cell.sink_mode, cell.name) == (True, "first")
    assert cell.get_flags() == {"sink_mode": True, "name": "first"}


def test_flags_of_all_cells_below_are_set():
    cell = nn.SequentialCell(nn.ReLU()).add_flags_recursive(depth=2)

    assert cell.depth == cell[0].depth == 2


def test_what_is_told_cannot_change_the_flags():
    cell = nn.ReLU()
    cell.get_flags()["new"] = 1

    assert cell.get_flags() == {}


def test_boost_is_recorded_on_all_cells_below():
    cell = nn.SequentialCell(nn.ReLU())

    assert cell.set_boost("less_bn") is cell
    assert cell.get_flags() == cell[0].get_flags() == {"less_bn": True}


@pytest.mark.parametrize("word", ["dim_reduce", "grad_freeze", "adasum", "", None, 3])
def test_unknown_boost_is_refused(word):
    with pytest.raises(ArgumentValueError, match=r"set_boost\(boost_type\) expected 'less_bn'"):
        nn.ReLU().set_boost(word)
