"""Hooks around the rows of a map."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, AttributeMissingError


class Told(ds.DSCallback):
    """Writes down what it is told."""

    def __init__(self, step_size=1):
        super().__init__(step_size)
        self.told = []

    def tell(self, what, context):
        numbers = (context.cur_epoch_num, context.cur_step_num_in_epoch, context.cur_step_num)
        self.told.append((what, *numbers))

    def ds_begin(self, ds_run_context):
        self.tell("begin", ds_run_context)

    def ds_epoch_begin(self, ds_run_context):
        self.tell("epoch begin", ds_run_context)

    def ds_epoch_end(self, ds_run_context):
        self.tell("epoch end", ds_run_context)

    def ds_step_begin(self, ds_run_context):
        self.tell("step begin", ds_run_context)

    def ds_step_end(self, ds_run_context):
        self.tell("step end", ds_run_context)


def numbers(count=4):
    return ds.NumpySlicesDataset({"n": np.arange(count)}, shuffle=False)


def told_of(callback, make, passes=1):
    iterator = make(callback).create_tuple_iterator(num_epochs=passes)
    for _ in range(passes):
        list(iterator)
    return callback.told


def same(n):
    return n


def test_steps_are_counted_in_the_pass_and_in_all():
    told = told_of(Told(), lambda told: numbers(2).map(same, callbacks=told), passes=2)

    assert told == [
        ("begin", 0, 0, 0),
        ("epoch begin", 1, 0, 0),
        *[(what, 1, step, step) for step in (1, 2) for what in ("step begin", "step end")],
        ("epoch end", 1, 2, 2),
        ("epoch begin", 2, 0, 2),
        *[(what, 2, step, step + 2) for step in (1, 2) for what in ("step begin", "step end")],
        ("epoch end", 2, 2, 4),
    ]


@pytest.mark.parametrize("workers", [1, 3])
def test_some_steps_are_told_where_a_step_is_several_rows(workers):
    told = told_of(
        Told(3),
        lambda told: numbers(5).map(same, callbacks=[told], num_parallel_workers=workers),
        passes=2,
    )

    assert [step for what, _, step, _ in told if what == "step begin"] == [1, 4, 1, 4]
    assert [step for what, *_, step in told if what == "step end"] == [1, 4, 6, 9]


def test_repetition_behind_the_map_is_one_pass():
    told = told_of(Told(), lambda told: numbers(2).map(same, callbacks=told).repeat(2))

    assert [one for one in told if "epoch" in one[0]] == [
        ("epoch begin", 1, 0, 0),
        ("epoch end", 1, 4, 4),
    ]


def test_step_of_a_map_behind_batch_is_a_batch():
    told = told_of(Told(), lambda told: numbers(4).batch(2).map(same, callbacks=told))

    assert told[-1] == ("epoch end", 1, 2, 2)


def test_looking_at_a_dataset_calls_nothing():
    told = Told()
    dataset = numbers().map(ds.transforms.TypeCast(np.float32), callbacks=told)
    dataset.output_shapes()
    len(dataset)

    assert told.told == []
    assert [n.item() for (n,) in dataset.create_tuple_iterator(output_numpy=True)] == [0, 1, 2, 3]
    assert len(told.told) == 11


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: numbers().map(same, callbacks=[3]), ArgumentTypeError, "DSCallbacks, got int"),
        (
            lambda: numbers().map(same, callbacks=ds.DSCallback()),
            *(AttributeMissingError, "a hook of its own in DSCallback"),
        ),
        (lambda: ds.DSCallback(0), ArgumentValueError, "a number from 1"),
        (lambda: ds.DSCallback("a"), ArgumentTypeError, "an int, got str"),
    ],
)
def test_callbacks_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
