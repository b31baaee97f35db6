"""A dataset as a training loop reads it."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor
from engine import dataset as ds
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    AttributeMissingError,
    StateError,
)
from engine.train.dataset_helper import DatasetHelper, connect_network_with_dataset


def batches(count=4):
    return ds.NumpySlicesDataset({"x": np.arange(count * 2)}, shuffle=False).batch(2)


def firsts(helper):
    return [inputs[0].asnumpy()[0].item() for inputs in helper]


@pytest.mark.parametrize("sink", [False, True])
def test_iteration_gives_one_epoch_of_tensors(sink):
    helper = DatasetHelper(batches(), dataset_sink_mode=sink)
    inputs = list(helper)

    assert len(inputs) == 4
    assert all(isinstance(one, Tensor) for row in inputs for one in row)


def test_each_iteration_is_an_epoch():
    helper = DatasetHelper(batches(), dataset_sink_mode=False, epoch_num=2)

    assert [firsts(helper) for _ in range(2)] == [[0, 2, 4, 6]] * 2


def test_epochs_are_shuffled_differently():
    engine.set_seed(1)
    dataset = ds.NumpySlicesDataset({"x": np.arange(40)}, shuffle=True).batch(2)
    helper = DatasetHelper(dataset, dataset_sink_mode=False, epoch_num=2)

    assert firsts(helper) != firsts(helper)


@pytest.mark.parametrize("sink_size", [-1, 3])
def test_more_epochs_than_announced_raise(sink_size):
    helper = DatasetHelper(batches(), sink_size=sink_size, epoch_num=1)
    list(helper)

    with pytest.raises(StateError, match="at most"):
        list(helper)


def test_epochs_without_limit_go_on():
    helper = DatasetHelper(batches(1), dataset_sink_mode=False, epoch_num=-1)

    assert [firsts(helper) for _ in range(5)] == [[0]] * 5


def test_sinks_go_on_where_the_last_one_ended():
    helper = DatasetHelper(batches(), sink_size=3, epoch_num=3)

    assert [firsts(helper) for _ in range(3)] == [[0, 2, 4], [6, 0, 2], [4, 6, 0]]


def test_sink_size_counts_batches():
    assert DatasetHelper(batches()).sink_size() == 4
    assert DatasetHelper(batches(), sink_size=3).sink_size() == 3


def test_sink_size_is_missing_outside_sink_mode():
    with pytest.raises(AttributeMissingError, match="dataset_sink_mode=True"):
        DatasetHelper(batches(), dataset_sink_mode=False).sink_size()


def test_types_and_shapes_are_those_of_the_first_batch():
    types, shapes = DatasetHelper(batches()).types_shapes()

    assert (types, shapes) == ([engine.dtype.int64], [[2]])
    assert DatasetHelper(batches()).get_data_info() == (types, shapes)


@pytest.mark.parametrize("method", ["stop_send", "release"])
@pytest.mark.parametrize("sink_size", [-1, 3])
def test_released_dataset_gives_no_more(method, sink_size):
    helper = DatasetHelper(batches(), sink_size=sink_size)
    helper.continue_send()
    getattr(helper, method)()

    assert list(helper) == []


def test_network_in_sink_mode_stays_as_it_is():
    network = object()

    assert connect_network_with_dataset(network, DatasetHelper(batches())) is network


def test_network_outside_sink_mode_is_not_connected():
    with pytest.raises(StateError, match="dataset_sink_mode=True, got False"):
        connect_network_with_dataset(object(), DatasetHelper(batches(), dataset_sink_mode=False))


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ((batches(), "yes"), ArgumentTypeError, "dataset_sink_mode expected a bool, got str"),
        ((batches(), True, 0), ArgumentValueError, "sink_size expected -1 or a number above 0"),
        ((batches(), True, -2), ArgumentValueError, "sink_size expected -1 or a number above 0"),
        ((batches(), True, 1.0), ArgumentTypeError, "sink_size expected an int"),
        ((batches(), True, -1, 0), StateError, "more than 0 epochs, got 0"),
        ((batches(), True, -1, 1.0), ArgumentTypeError, "epoch_num expected an int"),
        (([1, 2],), AttributeMissingError, "a dataset, got list without"),
    ],
)
def test_arguments_that_do_not_fit_raise_what_mindspore_raises(arguments, error, message):
    with pytest.raises(error, match=message):
        DatasetHelper(*arguments)
