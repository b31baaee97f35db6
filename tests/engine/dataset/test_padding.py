"""Batches of rows of different shapes."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

LONGER = [np.arange(number + 1) for number in range(4)]
TABLES = [np.ones((1, 2)), np.ones((2, 3))]


def batches(rows, pad_info, size=2, **options):
    dataset = ds.GeneratorDataset(rows, ["x"], shuffle=False)
    padded = dataset.padded_batch(size, pad_info=pad_info, **options)
    return [x.tolist() for (x,) in padded.create_tuple_iterator(output_numpy=True)]


@pytest.mark.parametrize(
    ("pad_info", "first"),
    [
        ({"x": ([5], -1)}, [[0, -1, -1, -1, -1], [0, 1, -1, -1, -1]]),
        ({"x": (None, -1)}, [[0, -1], [0, 1]]),
        ({"x": ([None], None)}, [[0, 0], [0, 1]]),
        ({}, [[0, 0], [0, 1]]),
        ({"x": ([1], 9)}, [[0], [0]]),
        ({"x": ([3], 1.7)}, [[0, 1, 1], [0, 1, 1]]),
    ],
)
def test_rows_are_filled_up_as_mindspore_fills_them(pad_info, first):
    assert batches(LONGER, pad_info)[0] == first


def test_axes_are_filled_up_each_as_far_as_asked():
    assert batches(TABLES, {"x": ([None, 4], 7)}) == [
        [[[1, 1, 7, 7], [7, 7, 7, 7]], [[1, 1, 1, 7], [1, 1, 1, 7]]]
    ]


def test_texts_are_filled_up_with_texts():
    rows = [np.array(["a"] * (number + 1)) for number in range(2)]

    assert batches(rows, {"x": ([3], "zz")}) == [[["a", "zz", "zz"], ["a", "a", "zz"]]]
    assert batches(rows, {}) == [[["a", ""], ["a", "a"]]]


def test_numbers_and_dicts_stay_as_they_are():
    rows = [({"a": number}, number, np.ones(number + 1)) for number in range(2)]
    dataset = ds.GeneratorDataset(rows, ["d", "n", "x"], shuffle=False).padded_batch(2, pad_info={})
    ((inside, numbers, x),) = dataset.create_tuple_iterator(output_numpy=True)

    assert (inside["a"].tolist(), numbers.tolist(), x.shape) == ([0, 1], [0, 1], (2, 2))


def test_remainder_size_and_workers_are_those_of_batch():
    dataset = ds.GeneratorDataset(LONGER[:3], ["x"], shuffle=False)
    padded = dataset.padded_batch(2, drop_remainder=True, num_parallel_workers=2, pad_info={})

    assert len(padded) == len(list(padded)) == 1
    assert padded.get_batch_size() == 2


def test_columns_that_are_not_named_must_have_one_shape():
    rows = [(one, one) for one in LONGER]
    dataset = ds.GeneratorDataset(rows, ["x", "y"], shuffle=False)

    with pytest.raises(StateError, match="rows of one shape in column 'y'"):
        list(dataset.padded_batch(2, pad_info={"x": ([4], 0)}))


@pytest.mark.parametrize(
    ("rows", "pad_info", "error", "message"),
    [
        (LONGER, None, StateError, "rows of one shape"),
        (LONGER, {"z": ([1], 0)}, StateError, "columns among"),
        (TABLES, {"x": ([4], 7)}, StateError, r"one rank, got \[1, 2\]"),
        (LONGER, {"x": ([3], "a")}, StateError, "what fills up int64, got 'a'"),
        (LONGER, {"x": ([0], 1)}, ArgumentValueError, "None or lengths from 1"),
        (LONGER, {"x": 7}, ArgumentTypeError, "a shape and a value"),
        (LONGER, {"x": (3, 7)}, ArgumentTypeError, "a list or None, got int"),
        (LONGER, {"x": ([3], [1])}, ArgumentTypeError, "a number, a text or None"),
        (LONGER, [], ArgumentTypeError, "a dict from columns"),
    ],
)
def test_arguments_that_do_not_fit_raise(rows, pad_info, error, message):
    with pytest.raises(error, match=message):
        batches(rows, pad_info)
