"""Parts that share no row."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import engine
from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


def numbers(count, *, by_rows=False, shuffle=False):
    if by_rows:
        return ds.GeneratorDataset(lambda: ((np.int64(n),) for n in range(count)), "n")
    return ds.NumpySlicesDataset({"n": np.arange(count)}, shuffle=shuffle)


def values(dataset):
    return [row[0].item() for row in dataset.create_tuple_iterator(output_numpy=True)]


@given(
    sizes=st.lists(st.integers(1, 9), min_size=1, max_size=5),
    by_rows=st.booleans(),
    shuffle=st.booleans(),
    randomize=st.booleans(),
)
def test_parts_have_their_sizes_and_together_every_row(sizes, by_rows, shuffle, randomize):
    parts = numbers(sum(sizes), by_rows=by_rows, shuffle=shuffle).split(sizes, randomize)
    found = [values(part) for part in parts]

    assert [part.get_dataset_size() for part in parts] == [len(rows) for rows in found] == sizes
    assert sorted(row for rows in found for row in rows) == list(range(sum(sizes)))


@given(weights=st.lists(st.integers(1, 9), min_size=1, max_size=5), count=st.integers(50, 70))
@example(weights=[1, 1, 9, 9, 9], count=50)  # the first two would be left without a row
def test_fractions_are_rounded_and_the_first_part_that_can_takes_the_difference(weights, count):
    fractions = [weight / sum(weights) for weight in weights]
    sizes = [part.get_dataset_size() for part in numbers(count).split(fractions)]
    expected = [round(part * count) for part in fractions]
    difference = count - sum(expected)
    first = next(index for index, size in enumerate(expected) if size + difference > 0)
    expected[first] += difference

    assert sizes == expected
    assert sum(sizes) == count


@pytest.mark.parametrize(
    ("count", "fractions", "sizes"),
    [
        (10, [0.25, 0.75], [2, 8]),
        (10, [0.33, 0.33, 0.34], [4, 3, 3]),
        (10, [0.35, 0.65], [4, 6]),
        (10, [0.15, 0.15, 0.35, 0.35], [2, 2, 2, 4]),
        (7, [0.5, 0.5], [3, 4]),
        (50, [0.11, 0.39, 0.2, 0.3], [5, 20, 10, 15]),
        (11, [0.05, 0.05, 0.9], [1, 1, 9]),
    ],
)
def test_fractions_are_rounded_as_mindspore_rounds_them(count, fractions, sizes):
    assert [part.get_dataset_size() for part in numbers(count).split(fractions)] == sizes


def test_parts_without_randomize_are_contiguous():
    assert [values(part) for part in numbers(4).split([3, 1], randomize=False)] == [[0, 1, 2], [3]]


def test_rows_of_a_part_are_the_same_in_every_pass():
    part = numbers(20, shuffle=True).split([10, 10])[0]

    assert values(part) == values(part)


def test_parts_are_the_same_under_one_seed():
    found = []
    for _ in range(2):
        engine.set_seed(3)
        found.append(values(numbers(20).split([0.5, 0.5])[0]))

    assert found[0] == found[1]


def test_part_can_be_shuffled_anew_each_pass():
    part = numbers(50).split([50])[0].shuffle(50)

    assert values(part) != values(part)


@pytest.mark.parametrize(
    ("sizes", "error", "message"),
    [
        ([3, 4], StateError, "parts of at least 1 row, 10 together"),
        ([10, 0], StateError, "parts of at least 1 row"),
        ([0.5, 0.6], ArgumentValueError, "fractions that sum to 1"),
        ([0.001, 0.999], StateError, "parts of at least 1 row"),
        ([5, 0.5], ArgumentValueError, "all row numbers or all fractions"),
        ([], ArgumentValueError, "all row numbers"),
        (3, ArgumentTypeError, "a list of row numbers"),
        ([True], ArgumentValueError, "all row numbers"),
    ],
)
def test_sizes_that_do_not_fit_raise(sizes, error, message):
    with pytest.raises(error, match=message):
        numbers(10).split(sizes)
