"""Rows from functions, iterables and sequences."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor
from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


def pairs():
    for number in range(3):
        yield number, float(number)


class Sequence:
    """Rows by number."""

    def __init__(self, size=5):
        self.size = size

    def __len__(self):
        return self.size

    def __getitem__(self, number):
        return np.full(2, number), number


class Iterable:
    """Rows one after the other, from the start each time."""

    def __iter__(self):
        return iter([(1, 2), (3, 4)])


def rows_of(source, names=("a", "b"), **options):
    dataset = ds.GeneratorDataset(source, list(names), **options)
    iterator = dataset.create_tuple_iterator(output_numpy=True)
    return [[column.tolist() for column in row] for row in iterator]


def test_function_is_called_for_each_pass():
    dataset = ds.GeneratorDataset(pairs, ["a", "b"])

    assert [len(list(dataset)) for _ in range(2)] == [3, 3]
    assert rows_of(pairs) == [[0, 0.0], [1, 1.0], [2, 2.0]]


def test_rows_of_a_generator_object_are_kept_for_further_passes():
    dataset = ds.GeneratorDataset(pairs(), ["a", "b"])

    assert dataset.get_dataset_size() == 3
    assert [len(list(dataset)) for _ in range(2)] == [3, 3]


def test_iterable_is_iterated_for_each_pass():
    dataset = ds.GeneratorDataset(Iterable(), ["a", "b"]).repeat(2)

    assert len(list(dataset)) == 4


def test_sequence_comes_in_order_without_shuffle():
    assert [row[1] for row in rows_of(Sequence(), shuffle=False)] == [0, 1, 2, 3, 4]


def test_sequence_is_shuffled_by_default():
    numbers = [row[1] for row in rows_of(Sequence(50))]

    assert sorted(numbers) == list(range(50))
    assert numbers != sorted(numbers)


def test_sampler_chooses_rows_of_a_sequence():
    assert [row[1] for row in rows_of(Sequence(), sampler=ds.SubsetSampler([4, 0]))] == [4, 0]


def test_single_value_is_a_row_of_one_column():
    assert rows_of(lambda: iter([1, 2]), ["n"]) == [[1], [2]]


def test_list_is_a_value_and_a_tuple_a_row():
    assert rows_of(lambda: iter([([1, 2], 3)])) == [[[1, 2], 3]]


def test_tensors_become_arrays():
    assert rows_of(lambda: iter([Tensor([1.0, 2.0])]), ["x"]) == [[[1.0, 2.0]]]


def test_source_may_fill_one_buffer_again_and_again():
    buffer = np.zeros(1)

    def filled():
        for number in range(3):
            buffer[:] = number
            yield (buffer,)

    (batch,) = next(iter(ds.GeneratorDataset(filled, "x").batch(3)))

    assert batch.asnumpy().tolist() == [[0], [1], [2]]


def test_zip_of_lists_can_be_read_again():
    dataset = ds.GeneratorDataset(zip([1, 2], [3, 4], strict=True), ["a", "b"], shuffle=False)

    assert [len(list(dataset)) for _ in range(2)] == [2, 2]


def test_num_samples_ends_a_generator():
    dataset = ds.GeneratorDataset(pairs, ["a", "b"], num_samples=2)

    assert dataset.get_dataset_size() == len(list(dataset)) == 2


def test_generator_without_length_is_counted_by_running_it():
    assert ds.GeneratorDataset(pairs, ["a", "b"]).get_dataset_size() == 3


def test_python_numbers_become_what_numpy_makes_them():
    types = ds.GeneratorDataset(pairs, ["a", "b"]).output_types()

    assert types == [np.dtype("int64"), np.dtype("float64")]


def test_column_types_accept_rows_of_that_type():
    types = [engine.dtype.int64, engine.float64]

    assert len(rows_of(pairs, column_types=types)) == 3


def test_row_of_another_type_raises():
    with pytest.raises(StateError, match=r"Float32 in column 'b' .*, got float64"):
        rows_of(pairs, column_types=[engine.dtype.int64, engine.float32])


def test_row_with_too_few_values_raises():
    with pytest.raises(StateError, match=r"rows of 3 columns .*, got 2 values"):
        rows_of(pairs, ["a", "b", "c"])


@pytest.mark.parametrize("value", [object(), [[1], [1, 2]], None])
def test_value_that_is_no_array_raises(value):
    with pytest.raises(StateError, match="numbers or texts in column 'x'"):
        rows_of(lambda: iter([(value,)]), ["x"])


class WithoutLength:
    def __getitem__(self, number):
        return number


@pytest.mark.parametrize(
    ("source", "options", "error", "message"),
    [
        (3, {}, ArgumentTypeError, "a function, an iterable or a sequence, got int"),
        (WithoutLength(), {}, StateError, "__len__ beside __getitem__"),
        (pairs, {"shuffle": True}, ArgumentValueError, "use .shuffle"),
        (pairs, {"sampler": [0]}, ArgumentValueError, "a source with __getitem__"),
        (pairs, {"num_shards": 2, "shard_id": 0}, ArgumentValueError, "a source with __getitem__"),
        (pairs, {"schema": "schema.json"}, ArgumentValueError, "expected column_names, got schema"),
        (pairs, {"column_names": None}, ArgumentValueError, "expected column_names, got None"),
        (pairs, {"column_types": [int]}, ArgumentValueError, "2 column_types"),
    ],
)
def test_arguments_that_do_not_fit_raise(source, options, error, message):
    with pytest.raises(error, match=message):
        ds.GeneratorDataset(source, **{"column_names": ["a", "b"], **options})
