"""Metrics of one's own."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.metrics import Accuracy, Metric, rearrange_inputs


class Inputs(Metric):
    """What update saw."""

    def __init__(self):
        super().__init__()
        self.clear()

    def clear(self):
        self.seen = []

    @rearrange_inputs
    def update(self, *inputs):
        self.seen.append(inputs)

    def eval(self):
        return self.seen


def test_call_forgets_sees_and_evaluates():
    metric = Inputs()
    metric.update("before")

    assert metric("a", "b") == [("a", "b")]


def test_indexes_choose_and_order_the_inputs():
    metric = Inputs().set_indexes([2, 0])

    assert metric("a", "b", "c") == [("c", "a")]
    assert metric.indexes == [2, 0]


def test_inputs_stay_as_they_are_without_indexes():
    assert Inputs().indexes is None


def test_indexes_reach_the_metrics_here():
    outputs = (Tensor(0.5), [[0.1, 0.9]], [1])

    assert Accuracy().set_indexes([1, 2])(*outputs) == 1.0


def test_metric_without_its_own_init_can_be_used():
    class Bare(Inputs):
        def __init__(self):
            self.seen = []

    assert Bare()("a") == [("a",)]


@pytest.mark.parametrize("data", [Tensor([1.0, 2.0]), [1.0, 2.0], np.array([1.0, 2.0])])
def test_tensors_lists_and_arrays_become_arrays(data):
    converted = Inputs()._convert_data(data)

    assert isinstance(converted, np.ndarray)
    assert converted.tolist() == [1.0, 2.0]


def test_data_of_another_kind_raise():
    with pytest.raises(ArgumentTypeError, match="a Tensor, list or NumPy array, got float"):
        Inputs()._convert_data(1.0)


@pytest.mark.parametrize("indexes", [(0, 1), [0.5], "01", 3])
def test_indexes_that_are_no_list_of_int_raise(indexes):
    with pytest.raises(ArgumentValueError, match="a list of int"):
        Inputs().set_indexes(indexes)


def test_metric_without_its_methods_cannot_be_made():
    class Half(Metric):
        def clear(self):
            pass

    with pytest.raises(TypeError, match="abstract"):
        Half()
