"""Initializers that users wrote for MindSpore fill the arrays here, too."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import nn
from engine.common import initializer as older
from engine.nn.initializer.own import assign, correct_fan, gain

PRIVATE: Any = older


class Filled(older.Initializer):
    def __init__(self, number: float = 2.0) -> None:
        super().__init__(number=number)
        self.number = number

    def _initialize(self, arr: np.ndarray) -> None:
        PRIVATE._assignment(arr, np.full(arr.shape, self.number))


@pytest.mark.parametrize("dtype", [engine.float16, engine.float32])
def test_array_is_filled_in_place(dtype: Any) -> None:
    found = older.initializer(Filled(3.0), (2, 2), dtype).init_data()

    assert found.dtype == dtype
    assert found.asnumpy().tolist() == [[3.0, 3.0], [3.0, 3.0]]
    assert nn.Dense(2, 2, weight_init=Filled(1.5)).weight.asnumpy().tolist() == [[1.5] * 2] * 2


def test_one_that_gives_nothing_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Initializer expected a method values\(shape\)"):
        older.initializer(older.Initializer(), (2,)).init_data()


def test_fans_and_gains_are_those_of_mindspore() -> None:
    assert PRIVATE._calculate_fan_in_and_fan_out((3, 4, 5, 5)) == (100, 75)
    assert correct_fan((3, 4, 5, 5), "fan_in") == 100
    assert correct_fan((3, 4), "FAN_OUT") == 3
    assert gain("tanh") == 5 / 3
    assert gain("leaky_relu", 0.1) == pytest.approx(1.4071950894605838)
    with pytest.raises(ValueError, match="mode"):
        correct_fan((3, 4), "fan")
    with pytest.raises(ValueError, match="nonlinearity"):
        gain("blue")


def test_assign_takes_numbers_and_arrays_of_any_shape() -> None:
    assert assign(np.zeros((2, 2)), 1.0).tolist() == [[1, 1], [1, 1]]
    assert assign(np.zeros((2, 2)), np.arange(4)).tolist() == [[0, 1], [2, 3]]
