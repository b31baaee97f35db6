from __future__ import annotations

import pytest

from engine import Tensor, nn, ops
from engine.errors import ArgumentValueError


def test_parameters_of_a_network_are_its_trainable_ones_unless_given():
    net = nn.Dense(2, 1)
    net.bias.requires_grad = False
    gradients = ops.GradOperation(get_by_list=True)(net)(Tensor([[3.0, 4.0]]))

    assert [gradient.tolist() for gradient in gradients] == [[[3.0, 4.0]]]


def test_function_has_no_parameters_of_its_own():
    with pytest.raises(ArgumentValueError, match="a network, or weights"):
        ops.GradOperation(get_by_list=True)(lambda x: x)
