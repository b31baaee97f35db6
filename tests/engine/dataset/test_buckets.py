"""Batches of rows that are about as long as each other."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


def rows(count=10):
    made = ((np.arange(number % 4 + 1), np.int32(number)) for number in range(count))
    return ds.GeneratorDataset(list(made), ["x", "n"], shuffle=False)


def bucketed(*arguments, dataset=None, **options):
    return (dataset or rows()).bucket_batch_by_length(*arguments, **options)


def found(dataset):
    iterator = dataset.create_tuple_iterator(output_numpy=True)
    return [(x.tolist(), n.tolist()) for x, n in iterator]


def test_full_buckets_come_first_and_the_rest_from_short_to_long():
    assert found(bucketed(["x"], [2, 4], [2, 2, 2])) == [
        ([[0, 1, 0], [0, 1, 2]], [1, 2]),
        ([[0], [0]], [0, 4]),
        ([[0, 1, 0], [0, 1, 2]], [5, 6]),
        ([[0, 1, 2, 3], [0, 1, 2, 3]], [3, 7]),
        ([[0]], [8]),
        ([[0, 1]], [9]),
    ]


def test_rest_can_be_left_out():
    dataset = bucketed(["x"], [2, 4], [2, 2, 2], drop_remainder=True)

    assert [n for _, n in found(dataset)] == [[1, 2], [0, 4], [5, 6], [3, 7]]
    assert len(dataset) == 4


def test_function_of_columns_measures_rows():
    dataset = bucketed(["x", "n"], [2, 6], [2, 2, 2], lambda x, n: n)

    assert [n for _, n in found(dataset)] == [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]]


def test_open_axes_reach_the_boundary():
    dataset = bucketed(["x"], [3, 5], [2, 2, 2], None, {"x": ([None], -1)}, True)

    assert found(dataset)[:2] == [
        ([[0, -1], [0, 1]], [0, 1]),
        ([[0, 1, 2, -1], [0, 1, 2, 3]], [2, 3]),
    ]


def test_repeated_passes_begin_with_empty_buckets():
    once = found(bucketed(["x"], [2], [3, 3]))

    assert found(bucketed(["x"], [2], [3, 3]).repeat(2)) == once * 2


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ((["x", "n"], [2], [2, 2]), ArgumentValueError, "one column, or an element_length"),
        ((["x"], [2, 4], [2, 2]), ArgumentValueError, "3 sizes for 2 boundaries"),
        ((["x"], [4, 2], [2, 2, 2]), ArgumentValueError, "lengths that grow"),
        ((["x"], [], [2]), ArgumentValueError, "lengths that grow"),
        ((["x"], [0, 2], [2, 2, 2]), ArgumentValueError, "a number from 1, got 0"),
        ((["x"], 2, [2]), ArgumentTypeError, "a list of ints, got int"),
        (("x", [2], [2, 2]), ArgumentTypeError, "a list, got str"),
        ((["z"], [2], [2, 2]), StateError, "columns among"),
        ((["x"], [2], [2, 2], 3), ArgumentTypeError, "a function of columns"),
        ((["x"], [2], [2, 2], lambda x: "a"), ArgumentTypeError, "an int, got str"),
        ((["x"], [2], [2, 2], None, {}, True), StateError, "rows shorter than 2"),
    ],
)
def test_arguments_that_do_not_fit_raise(arguments, error, message):
    with pytest.raises(error, match=message):
        list(bucketed(*arguments))


def test_rows_without_end_have_no_number():
    with pytest.raises(StateError, match="rows that end"):
        len(bucketed(["x"], [2], [2, 2], dataset=rows().repeat()))
