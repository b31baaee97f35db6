"""Several arrays as one, one as two, and what is in one once."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.dataset import transforms
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


def test_columns_stand_one_behind_the_other():
    join = transforms.Concatenate(0, np.array([9]), np.array([8, 7]))

    assert join(np.array([1, 2]), np.array([3])).tolist() == [9, 1, 2, 3, 8, 7]
    assert transforms.Concatenate(-1, np.array(["long"]))(np.array(["b"])).tolist() == ["long", "b"]


def test_a_column_becomes_two():
    rows = ds.NumpySlicesDataset({"x": np.arange(3)}, shuffle=False)
    both = rows.map(transforms.Duplicate(), "x", ["x", "y"])

    assert [(int(x), int(y)) for x, y in both.create_tuple_iterator(output_numpy=True)] == [
        (0, 0),
        (1, 1),
        (2, 2),
    ]


def test_values_come_once_in_their_order(rng):
    column = rng.integers(0, 9, (3, 7))
    values, index, counts = transforms.Unique()(column)

    assert len(set(values.tolist())) == len(values)
    assert np.array_equal(values[index], column.ravel())
    assert counts.tolist() == [int((column == value).sum()) for value in values]
    assert index[0] == 0
    assert index.dtype == counts.dtype == np.int32


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: transforms.Concatenate(1), ArgumentValueError, "0 or -1"),
        (lambda: transforms.Concatenate("0"), ArgumentTypeError, "an int"),
        (lambda: transforms.Concatenate(0, [1]), ArgumentTypeError, "an array or None"),
        (lambda: transforms.Concatenate(0, np.ones((2, 2))), ArgumentValueError, "one axis"),
        (lambda: transforms.Concatenate()(np.ones((2, 2))), StateError, "one axis"),
        (lambda: transforms.Concatenate(0, np.ones(2))(np.arange(2)), StateError, "one number"),
        (lambda: transforms.Unique()(np.array(["a"])), StateError, "an array of numbers"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
