from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu

AT = np.array([[1, 0, 1, 0], [2, 1, 2, 0]])
NUMBERS, SHAPE = np.array([1.0, 2.0, 4.0, 8.0]), np.array([3, 3])


@pytest.mark.parametrize("operator", [ops.coalesce, ops.Coalesce()])
def test_positions_come_once_and_in_order_with_the_sums_of_their_numbers(operator):
    at, sums, shape = operator(Tensor(AT), Tensor(NUMBERS), Tensor(SHAPE))

    assert at.tolist() == [[0, 0, 1], [0, 1, 2]]
    assert sums.tolist() == [8, 2, 5]
    assert shape.tolist() == [3, 3]


def test_numbers_have_the_gradients_of_their_sums():
    weights = Tensor([1.0, 10.0, 100.0])

    def total(numbers):
        return (ops.coalesce(Tensor(AT), numbers, Tensor(SHAPE))[1] * weights).sum()

    assert ops.grad(total)(Tensor(NUMBERS)).tolist() == [100, 10, 100, 1]


def test_positions_of_a_device_stay_there():
    with fake_gpu():
        found = ops.coalesce(Tensor(AT), Tensor(NUMBERS), Tensor(SHAPE))
        assert [part.device for part in found] == ["GPU:0"] * 3
        assert found[1].tolist() == [8, 2, 5]


def test_what_does_not_fit_is_refused():
    with pytest.raises(ShapeError, match="axes, numbers"):
        ops.coalesce(Tensor(AT), Tensor(NUMBERS[:2]), Tensor(SHAPE))
    with pytest.raises(ArgumentTypeError, match="whole numbers"):
        ops.coalesce(Tensor(AT * 1.0), Tensor(NUMBERS), Tensor(SHAPE))
