"""Parameters that lie end to end stay parameters."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from engine import Parameter, Tensor, dtype
from engine.tensor.flat_buffer import buckets, buffer_of, flat_view, follows, lay_end_to_end


@pytest.fixture
def pair():
    made = [Parameter(Tensor([[1.0, 2.0]]), name="a"), Parameter(Tensor([3.0]), name="b")]
    lay_end_to_end(made)
    return made


def test_numbers_and_shapes_stay(pair):
    assert [one.tolist() for one in pair] == [[[1.0, 2.0]], [3.0]]
    assert follows(pair[1], pair[0])
    assert not follows(pair[0], pair[1])


def test_flat_view_is_the_same_memory(pair):
    flat_view(pair).array[...] = [7, 8, 9]

    assert [one.tolist() for one in pair] == [[[7.0, 8.0]], [9.0]]


def test_new_numbers_are_written_into_the_buffer(pair):
    pair[0].set_data(Tensor([[5, 6]]))

    assert flat_view(pair).tolist() == [5.0, 6.0, 3.0]


@pytest.mark.parametrize(
    "change",
    [
        lambda one: one.set_dtype(dtype.float16),
        lambda one: one.assign_value(Tensor([[0.0, 0.0]])),
        lambda one: one.set_data(Tensor([1.0, 2.0, 3.0]), slice_shape=True),
    ],
    ids=["number type", "assigned", "another shape"],
)
def test_parameter_with_another_array_has_left(pair, change):
    change(pair[0])

    assert buffer_of(pair[0]) is None
    assert buffer_of(pair[1]) is not None


@pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one)), Parameter.clone]
)
def test_copy_lies_alone(pair, again):
    other = again(pair[0])
    other.set_data(Tensor([[0.0, 0.0]]))

    assert buffer_of(other) is None
    assert pair[0].tolist() == [[1.0, 2.0]]


def test_buckets_are_of_one_number_type_and_no_larger_than_asked():
    made = [Parameter(Tensor(np.zeros(n, t)), name=f"{n}") for n, t in ((2, "f4"), (3, "f2"))]
    made += [Parameter(Tensor(np.zeros(n, "f4")), name=f"{n}") for n in (4, 100, 1, 1)]

    def sizes(most_bytes):
        return [[one.size for one in bucket] for bucket in buckets(made, most_bytes)]

    assert sizes(0) == [[2, 4, 100, 1, 1], [3]]
    assert sizes(24) == [[2, 4], [3], [100], [1, 1]]
