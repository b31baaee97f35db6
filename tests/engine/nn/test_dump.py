from __future__ import annotations

import pytest

import engine
from engine import nn, ops
from engine.errors import ArgumentValueError


def test_request_is_noted():
    net, operator = nn.SequentialCell(nn.Dense(2, 1)), ops.ReLU()
    engine.set_dump(net)
    engine.set_dump(operator)

    assert net.get_flags()["dump"] is True
    assert net[0].get_flags()["dump"] is True
    assert operator.attrs["dump"] == "true"

    engine.set_dump(net, enabled=False)

    assert net.get_flags()["dump"] is False


def test_operators_of_a_cell_are_meant_too():
    class Net(nn.Cell):
        def __init__(self):
            super().__init__()
            self.relu = ops.ReLU()

    net = nn.SequentialCell(Net())
    engine.set_dump(net)

    assert net[0].relu.attrs["dump"] == "true"

    engine.set_dump(net, enabled=False)

    assert net[0].relu.attrs["dump"] == "false"


def test_what_cannot_be_dumped_is_refused():
    with pytest.raises(ArgumentValueError, match="a cell or an operator, got 3"):
        engine.set_dump(3)
    with pytest.raises(ArgumentValueError, match=r"set_dump\(enabled\) expected a bool"):
        engine.set_dump(nn.Dense(2, 1), 1)
