"""Arrays in memory as rows."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from engine import Tensor
from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError


def rows_of(data, **options):
    options.setdefault("shuffle", False)
    dataset = ds.NumpySlicesDataset(data, **options)
    return [
        tuple(column.tolist() for column in row)
        for row in dataset.create_tuple_iterator(output_numpy=True)
    ]


def test_list_gives_one_column():
    assert rows_of([1, 2, 3]) == [(1,), (2,), (3,)]


def test_tuple_gives_a_column_for_each_part():
    assert rows_of(([1, 2], [[3], [4]])) == [(1, [3]), (2, [4])]


def test_dict_names_the_columns():
    dataset = ds.NumpySlicesDataset({"x": [1], "y": [2]})

    assert dataset.get_col_names() == ["x", "y"]


def test_columns_without_names_are_numbered():
    assert ds.NumpySlicesDataset(([1], [2])).column_names == ["column_0", "column_1"]


def test_given_names_replace_those_of_the_data():
    assert ds.NumpySlicesDataset([1], "number").column_names == ["number"]


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "uint8", "int64", "bool"])
def test_arrays_keep_their_dtype(dtype):
    dataset = ds.NumpySlicesDataset({"x": np.zeros(2, dtype)})

    assert dataset.output_types() == [np.dtype(dtype)]


def test_python_numbers_become_what_numpy_makes_them():
    dataset = ds.NumpySlicesDataset({"x": [1.5], "y": [1]})

    assert dataset.output_types() == [np.dtype("float64"), np.dtype("int64")]


def test_tensors_are_data_too():
    assert rows_of({"x": Tensor([1.0, 2.0])}) == [(1.0,), (2.0,)]


def test_texts_come_as_numpy_arrays():
    dataset = ds.NumpySlicesDataset({"word": ["one", "two"]}, shuffle=False)

    assert [row["word"].item() for row in dataset.create_dict_iterator()] == ["one", "two"]


def test_columns_of_a_table_are_data_too():
    table = pd.DataFrame({"x": [1.5, 2.5], "word": ["one", "two"]})

    assert rows_of(dict(table)) == [(1.5, "one"), (2.5, "two")]


def test_num_samples_limits_the_rows():
    assert rows_of([1, 2, 3], num_samples=2) == [(1,), (2,)]


def test_default_order_is_random():
    assert rows_of(list(range(100)), shuffle=None) != [(n,) for n in range(100)]


def test_shards_share_the_rows():
    shards = [rows_of([0, 1, 2, 3, 4], num_shards=2, shard_id=shard) for shard in (0, 1)]

    assert shards == [[(0,), (2,), (4,)], [(1,), (3,), (0,)]]


@pytest.mark.parametrize(
    ("data", "options", "error", "message"),
    [
        ("text", {}, ArgumentTypeError, "a list, tuple, dict or array, got str"),
        ({}, {}, ArgumentValueError, "at least one column"),
        (([1, 2], [1]), {}, ArgumentValueError, r"all of one length, got lengths \[2, 1\]"),
        ([[1], [1, 2]], {}, ArgumentValueError, "column 'column_0' expected numbers or texts"),
        ([1], {"column_names": ["a", "b"]}, ArgumentValueError, "1 column names"),
        ([1], {"column_names": 3}, ArgumentTypeError, "a str or a list of str, got int"),
        ([1], {"num_samples": -1}, ArgumentValueError, "a number from 0"),
        ([1], {"num_parallel_workers": 0}, ArgumentValueError, "a number from 1"),
        ([1], {"shuffle": 1}, ArgumentTypeError, "shuffle expected a bool, got int"),
        ([1], {"num_shards": 2}, ArgumentValueError, "both or neither"),
        ([1], {"num_shards": 2, "shard_id": 2}, ArgumentValueError, "from 0 to 1"),
        ([1], {"sampler": [0], "num_samples": 1}, ArgumentValueError, "no other choice of rows"),
    ],
)
def test_data_that_do_not_fit_raise(data, options, error, message):
    with pytest.raises(error, match=message):
        ds.NumpySlicesDataset(data, **{"shuffle": None, **options})


def test_dataset_has_a_length():
    assert len(ds.NumpySlicesDataset([1, 2, 3]).batch(2)) == 2


def test_dataset_without_rows_is_refused():
    with pytest.raises(ValueError, match="at least one row, got none"):
        ds.NumpySlicesDataset([])
