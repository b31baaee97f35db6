"""A dataset as a training loop reads it."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, nn
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


@pytest.mark.parametrize("sink_size", [-1, 3])
def test_batches_that_were_sent_before_a_stop_come_after_it(sink_size):
    helper = DatasetHelper(batches(), sink_size=sink_size, epoch_num=3)
    inputs = iter(helper)
    first = next(inputs)[0].asnumpy()[0]
    helper.stop_send()
    assert list(inputs) == list(helper) == []

    helper.continue_send()
    assert [first, *firsts(helper)[:2]] == [0, 2, 4]


def test_released_helper_sends_no_more():
    helper = DatasetHelper(batches())
    helper.release()
    helper.continue_send()

    assert list(helper) == []


def test_sending_ends_with_the_last_batch_of_all_epochs():
    taken = []

    def rows():
        for number in range(100):
            taken.append(number)
            yield (np.array(number),)

    dataset = ds.GeneratorDataset(rows, ["x"], shuffle=False)
    helper = DatasetHelper(dataset, sink_size=3, epoch_num=2)
    taken.clear()
    list(helper)
    list(helper)
    helper.release()

    assert taken == list(range(6))


def test_empty_dataset_is_no_sink():
    empty = ds.NumpySlicesDataset({"x": [1]}).batch(2, drop_remainder=True)

    with pytest.raises(ArgumentValueError, match="at least one batch, got an empty dataset"):
        DatasetHelper(empty)


def test_shapes_of_the_batch_that_comes_next():
    dataset = ds.NumpySlicesDataset({"x": np.arange(3)}, shuffle=False).batch(2)
    helper = DatasetHelper(dataset)
    coming = [helper.get_data_info()[1]]
    coming += [helper.get_data_info()[1] for _ in helper]

    assert coming == [[[2]], [[1]], [[2]]]


class Doubled(nn.Cell):
    def construct(self, x):
        return x * 2


def connected(**options):
    helper = DatasetHelper(batches(), **options)
    return connect_network_with_dataset(Doubled(), helper), helper


def test_connected_network_takes_the_next_batch():
    network, _ = connected(sink_size=3, epoch_num=2)

    assert [network()[0].asnumpy().item() for _ in range(6)] == [0, 4, 8, 12, 0, 4]


def test_connected_network_takes_each_batch_once_in_graph_mode_too():
    engine.set_context(mode=engine.GRAPH_MODE)
    network, _ = connected(sink_size=3, epoch_num=2)

    assert [network()[0].asnumpy().item() for _ in range(6)] == [0, 4, 8, 12, 0, 4]


def test_connected_network_takes_inputs_too():
    network, _ = connected()

    assert network(Tensor([4.0])).asnumpy().tolist() == [8.0]


def test_loop_over_a_connected_helper_takes_each_batch_once():
    network, helper = connected(sink_size=3, epoch_num=2)
    found = [network(*inputs)[0].asnumpy().item() for _ in range(2) for inputs in helper]

    assert found == [0, 4, 8, 12, 0, 4]


def test_connected_network_ends_with_the_epochs():
    network, helper = connected(sink_size=1, epoch_num=1)
    network()
    with pytest.raises(StateError, match="1 epochs of 1 batches at most"):
        network()

    helper.stop_send()
    with pytest.raises(StateError, match=r"continue_send\(\)"):
        network()


def test_connected_network_keeps_names_and_mode():
    dense = nn.Dense(2, 3)
    network = connect_network_with_dataset(dense, DatasetHelper(batches()))
    network.set_train()

    assert [one.name for one in network.trainable_params()] == ["weight", "bias"]
    assert dense.training
    assert network.sink_mode is True


def test_dataset_feeds_one_network():
    dataset = batches()
    network = Doubled()
    helper = DatasetHelper(dataset)
    first = connect_network_with_dataset(network, helper)
    assert connect_network_with_dataset(network, helper) is first

    with pytest.raises(ArgumentValueError, match="feeds no other network, got one that feeds Doub"):
        connect_network_with_dataset(Doubled(), DatasetHelper(dataset))


def test_only_cells_are_connected():
    with pytest.raises(ArgumentTypeError, match="a cell, got function"):
        connect_network_with_dataset(lambda x: x, DatasetHelper(batches()))


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
