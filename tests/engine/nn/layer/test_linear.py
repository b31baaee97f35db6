from __future__ import annotations

import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


def test_outputs_are_weighted_sums():
    layer = nn.Linear(2, 3, weight_init="ones", bias_init="zeros")

    assert layer(ops.ones((4, 2))).tolist() == [[2, 2, 2]] * 4
    assert [p.name for p in layer.get_parameters()] == ["weight", "bias"]


def test_layer_prints_what_it_is():
    assert repr(nn.Linear(2, 3)) == "Linear(input_features=2, output_features=3, has_bias=True)"
    assert repr(nn.Linear(2, 3, bias=False)) == "Linear(input_features=2, output_features=3)"
    assert nn.Linear(2, 3, False).bias is None


def test_values_are_those_of_a_dense_layer_under_one_seed():
    engine.set_seed(4)
    layer = nn.Linear(5, 4)
    engine.set_seed(4)
    dense = nn.Dense(5, 4)

    assert layer.weight.asnumpy().tolist() == dense.weight.asnumpy().tolist()
    assert layer.bias.asnumpy().tolist() == dense.bias.asnumpy().tolist()


def test_parameters_have_the_type_that_is_asked_for():
    assert nn.Linear(2, 3, dtype=engine.float16).weight.dtype == engine.float16


def test_what_does_not_fit_is_refused():
    with pytest.raises(ArgumentTypeError, match="in_features"):
        nn.Linear(2.0, 3)
    with pytest.raises(ArgumentValueError, match="in_features"):
        nn.Linear(0, 3)
    with pytest.raises(ShapeError, match=r"Linear expected \(…, 2\)"):
        nn.Linear(2, 3)(Tensor([[1.0, 2.0, 3.0]]))
