"""Rows stacked into batches, from slices of arrays and from rows made one by one."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor
from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


def numbers(count, *, by_rows=False):
    """0, 1, 2 … in a column `n`, from an array or from a function that yields."""
    if by_rows:
        return ds.GeneratorDataset(lambda: ((np.int64(n),) for n in range(count)), "n")
    return ds.NumpySlicesDataset({"n": np.arange(count)}, shuffle=False)


def lists(dataset):
    return [row[0].tolist() for row in dataset.create_tuple_iterator(output_numpy=True)]


@pytest.fixture(params=[False, True], ids=["sliced", "stacked"])
def by_rows(request):
    return request.param


def test_last_batch_has_what_is_left(by_rows):
    assert lists(numbers(5, by_rows=by_rows).batch(2)) == [[0, 1], [2, 3], [4]]


def test_drop_remainder_leaves_it_out(by_rows):
    assert lists(numbers(5, by_rows=by_rows).batch(2, drop_remainder=True)) == [[0, 1], [2, 3]]


@pytest.mark.parametrize(("drop", "size"), [(False, 3), (True, 2)])
def test_size_counts_batches(by_rows, drop, size):
    dataset = numbers(5, by_rows=by_rows).batch(2, drop)

    assert dataset.get_dataset_size() == len(lists(dataset)) == size


def test_batch_of_batches_has_two_axes(by_rows):
    assert lists(numbers(4, by_rows=by_rows).batch(2).batch(2)) == [[[0, 1], [2, 3]]]


def test_size_may_depend_on_the_number_of_the_batch(by_rows):
    dataset = numbers(6, by_rows=by_rows).batch(lambda info: info.get_batch_num() + 1)

    assert lists(dataset) == [[0], [1, 2], [3, 4, 5]]
    assert dataset.get_batch_size() == -1
    assert dataset.get_dataset_size() == 3


def test_per_batch_map_sees_lists_of_rows(by_rows):
    def reversed_with_number(rows, info):
        return ([row + 10 * info.get_batch_num() for row in rows[::-1]],)

    dataset = numbers(4, by_rows=by_rows).batch(2, per_batch_map=reversed_with_number)

    assert lists(dataset) == [[1, 0], [13, 12]]


def test_per_batch_map_can_bring_rows_to_one_shape():
    def padded(rows, info):
        longest = max(len(row) for row in rows)
        return [np.pad(row, (0, longest - len(row))) for row in rows]

    dataset = ds.GeneratorDataset(lambda: ((np.ones(n, int),) for n in (1, 2)), "x")

    assert lists(dataset.batch(2, per_batch_map=lambda *a: (padded(*a),))) == [[[1, 0], [1, 1]]]


def test_per_batch_map_can_make_columns(by_rows):
    dataset = numbers(2, by_rows=by_rows).batch(
        2, per_batch_map=lambda n, info: (n, n), input_columns="n", output_columns=["a", "b"]
    )

    assert dataset.get_col_names() == ["a", "b"]
    assert [column.tolist() for column in next(iter(dataset))] == [[0, 1], [0, 1]]


def test_epoch_is_told_to_functions(by_rows):
    epochs = []

    def note(rows, info):
        epochs.append(info.get_epoch_num())
        return (rows,)

    iterator = numbers(2, by_rows=by_rows).batch(2, per_batch_map=note).create_tuple_iterator()
    for _ in range(2):
        list(iterator)

    assert epochs == [0, 1]


def test_rows_of_different_shapes_raise():
    dataset = ds.GeneratorDataset(lambda: ((np.ones(n),) for n in (1, 2)), "x").batch(2)

    with pytest.raises(StateError, match=r"one shape in column 'x', got \[\(1,\), \(2,\)\]"):
        list(dataset)


def test_batches_come_as_tensors_of_the_column_dtype():
    batch = next(iter(ds.NumpySlicesDataset({"x": np.ones((4, 3), np.float32)}).batch(4)))[0]

    assert isinstance(batch, Tensor)
    assert (batch.shape, str(batch.dtype)) == ((4, 3), "Float32")


def test_changing_a_batch_leaves_the_data_alone():
    data = np.zeros(4)
    for (batch,) in (
        ds.NumpySlicesDataset({"x": data}).batch(4).create_tuple_iterator(output_numpy=True)
    ):
        batch += 1

    assert data.tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("arguments", "options", "error", "message"),
    [
        ((0,), {}, ArgumentValueError, "batch_size expected a number from 1, got 0"),
        ((2.0,), {}, ArgumentTypeError, "batch_size expected an int, got float"),
        ((True,), {}, ArgumentTypeError, "batch_size expected an int, got bool"),
        ((2, 1), {}, ArgumentTypeError, "drop_remainder.*expected a bool, got int"),
        ((2,), {"pad": 1}, ArgumentTypeError, "no argument named"),
        ((2,), {"input_columns": "n"}, ArgumentValueError, "expected per_batch_map"),
        ((2,), {"per_batch_map": 1}, ArgumentTypeError, "a function, got int"),
        (
            (2,),
            {"per_batch_map": len, "input_columns": "m"},
            StateError,
            r"columns among \['n'\], got \['m'\]",
        ),
    ],
)
def test_arguments_that_do_not_fit_raise(arguments, options, error, message):
    with pytest.raises(error, match=message):
        numbers(4).batch(*arguments, **options)
