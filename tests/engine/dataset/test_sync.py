"""Rows that wait for what is said between two of them, and datasets for a device."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, UnsupportedError


def numbers(count=6):
    return ds.NumpySlicesDataset({"n": np.arange(count)}, shuffle=False)


@pytest.mark.parametrize("workers", [1, 3])
def test_what_is_said_after_a_row_counts_for_the_next(workers):
    added = [0]
    dataset = numbers().sync_wait("loss", callback=lambda data: added.__setitem__(0, data))
    dataset = dataset.map(lambda n: n + added[0], num_parallel_workers=workers)
    found = []
    for number, (n,) in enumerate(dataset):
        found.append(int(n))
        dataset.sync_update("loss", data=10 * number)

    assert found == [0, 1, 12, 23, 34, 45]


def test_who_is_told_nothing_is_not_waited_for():
    dataset = numbers().sync_wait("loss").batch(2)

    assert len(list(dataset)) == 3
    assert dataset.is_sync()
    assert not numbers().is_sync()
    assert list(dataset.get_sync_notifiers()) == ["loss"]


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: numbers().sync_update("z"), StateError, r"one of the names \[\], got z"),
        (lambda: numbers().sync_wait("a").sync_update("z"), StateError, r"\['a'\], got z"),
        (lambda: numbers().sync_wait("a").sync_wait("a"), StateError, "not in use, got a"),
        (lambda: numbers().sync_wait("a", 0), ArgumentValueError, "a number from 1"),
        (lambda: numbers().sync_wait(1), ArgumentTypeError, "a str, got int"),
        (lambda: numbers().sync_wait("a", 1, 3), ArgumentTypeError, "a function of data"),
        (lambda: list(numbers().device_que()), StateError, "to be sent, got a loop"),
        (lambda: numbers().device_que().send(), UnsupportedError, "dataset_sink_mode=True"),
        (lambda: numbers().device_que().get_data_info(), StateError, "batches that were sent"),
        (lambda: numbers().device_que(send_epoch_end=3), ArgumentTypeError, "a bool"),
    ],
)
def test_calls_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()


def test_dataset_for_a_device_can_be_stopped_and_released():
    sent = numbers().device_que(queue_name="q")
    sent.stop_send()
    sent.continue_send()
    sent.release()

    assert (sent.queue_name, sent.get_dataset_size()) == ("q", 6)


def test_input_indexes_are_those_of_the_nearest_that_has_some():
    dataset = numbers()
    above = dataset.batch(2)

    assert above.input_indexs == ()
    dataset.input_indexs = (1, 0)
    assert above.input_indexs == (1, 0)
