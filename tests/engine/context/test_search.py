from __future__ import annotations

import pytest

import engine
from engine import parallel
from engine.errors import ArgumentTypeError, ArgumentValueError, UnknownNameError

# As MindSpore 2.10 has them; its 0.1 is a float32.
DEFAULTS = {
    "fully_use_devices": False,
    "elementwise_op_strategy_follow": False,
    "enable_algo_approxi": False,
    "algo_approxi_epsilon": 0.1,
    "tensor_slice_align_enable": False,
    "tensor_slice_align_size": 16,
}


@pytest.mark.parametrize(("name", "default"), DEFAULTS.items())
def test_parameter_has_the_default_of_mindspore(name, default):
    assert engine.get_algo_parameters(name) == default


@pytest.mark.parametrize(
    ("name", "value"),
    [("fully_use_devices", True), ("algo_approxi_epsilon", 0.2), ("tensor_slice_align_size", 32)],
)
def test_parameter_is_kept(name, value):
    parallel.set_algo_parameters(**{name: value})

    assert parallel.get_algo_parameters(name) == value


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        ("fully_use_devices", 1, ArgumentTypeError),
        ("algo_approxi_epsilon", 1, ArgumentTypeError),
        ("algo_approxi_epsilon", 2.0, ArgumentValueError),
        ("algo_approxi_epsilon", -0.1, ArgumentValueError),
        ("tensor_slice_align_size", 0, ArgumentValueError),
        ("tensor_slice_align_size", 2000, ArgumentValueError),
        ("speed", 1, ArgumentValueError),
    ],
)
def test_parameter_that_mindspore_refuses_is_refused(name, value, error):
    with pytest.raises(error, match=name):
        engine.set_algo_parameters(**{name: value})
    with pytest.raises(ArgumentValueError, match="'colour'"):
        engine.get_algo_parameters("colour")


def test_file_of_strategies_is_noted(monkeypatch):
    monkeypatch.setattr(engine.context._context, "strategies", None)
    parallel.set_op_strategy_config("LOAD", "/runs/strategies.json")

    assert engine.context._context.strategies == ("LOAD", "/runs/strategies.json")


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ((), UnknownNameError),
        (("SAVE", "strategies.json"), UnknownNameError),
        (("SAVE", "/strategies.txt"), UnknownNameError),
        (("KEEP", "/strategies.json"), UnknownNameError),
        (("SAVE", 3), ArgumentTypeError),
    ],
)
def test_file_of_strategies_is_checked(options, error):
    with pytest.raises(error, match="set_op_strategy_config"):
        parallel.set_op_strategy_config(*options)
