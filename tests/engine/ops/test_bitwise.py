from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor
from engine.errors import ArgumentTypeError

X, Y = np.array([1, -2, 3], np.int32), np.array([3, 5, -6], np.int32)


def test_operators_work_on_bits():
    assert (Tensor(X) & Tensor(Y)).tolist() == (X & Y).tolist()
    assert (Tensor(X) | 4).tolist() == (X | 4).tolist()
    assert (4 ^ Tensor(X)).tolist() == (4 ^ X).tolist()
    assert (Tensor(X) & 3).dtype == engine.int32


def test_truth_values_stay_truth_values():
    both = Tensor([True, False]) & Tensor([True, True])

    assert (both.dtype, both.tolist()) == (engine.bool_, [True, False])
    assert (~both).tolist() == [False, True]


def test_tilde_asks_whether_a_number_is_zero_as_mindspores_does():
    assert (~Tensor(X)).tolist() == [False, False, False]
    assert (~Tensor([1.0, 0.0])).tolist() == [False, True]
    assert engine.ops.bitwise_not(Tensor(X)).tolist() == (~X).tolist()


@pytest.mark.parametrize("function", [lambda x: x & 1, engine.ops.bitwise_not])
def test_floats_have_no_bits(function):
    with pytest.raises(ArgumentTypeError, match="whole numbers or truth values"):
        function(Tensor([1.0]))
