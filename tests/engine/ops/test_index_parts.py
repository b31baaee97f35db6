"""An index is told apart into a plain description and arrays, and put together again."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine.autodiff import PRIMITIVES, Spec
from engine.errors import ShapeError
from engine.ops.index_parts import ROWS, At, Counted, filled_index, split_index
from tests.engine.fake_cupy.array import is_on_device, on_host, placed
from tests.engine.fake_cupy.module import fake_cupy

X = np.arange(24).reshape(2, 3, 4)
NUMBERS = np.array([1, 0])
MASK = X % 3 == 0


@pytest.mark.parametrize(
    "index",
    [
        1,
        -1,
        None,
        ...,
        slice(1, None),
        (),
        (0, slice(None), 2),
        (None, 1, ..., None),
        NUMBERS,
        (NUMBERS, 2),
        (slice(None), NUMBERS, NUMBERS),
        (slice(None), 0, NUMBERS),
        (NUMBERS, slice(None), NUMBERS),
        (..., NUMBERS),
        MASK,
        MASK[0, :, 0].repeat(1)[:2],
        np.array(1),
        np.int64(1),
        (np.int64(1), np.int8(2)),
        [1, 0],
        [],
        ([1, 0], [2, 1]),
        (1, [2, 1]),
        True,
    ],
)
def test_what_is_told_apart_takes_what_the_index_does(index: Any) -> None:
    parts, numbers = split_index(index)

    assert not any(isinstance(one, np.ndarray) for one in (parts if numbers else ()))
    assert np.array_equal(X[filled_index(parts, numbers)], X[index])


def test_tensors_stay_tensors() -> None:
    tensor = engine.Tensor(NUMBERS)

    assert split_index(tensor) == (ROWS, (tensor,))
    parts, (first,) = split_index((slice(None), tensor, tensor))
    assert parts == (slice(None), At(0), At(0))
    assert first is tensor


def test_ends_of_slices_that_are_tensors_are_numbers() -> None:
    parts, numbers = split_index(slice(engine.Tensor(1), None, engine.Tensor(2)))

    assert (parts, numbers) == (slice(1, None, 2), ())


def test_list_with_more_than_numbers_has_a_part_for_each_axis() -> None:
    parts, (numbers,) = split_index([slice(None), [1, 0]])

    assert parts == (slice(None), At(0))
    assert numbers.tolist() == [1, 0]


def test_numbers_stand_side_by_side_in_the_last_axis() -> None:
    places = np.array([[1, 2], [0, 1]])

    found = filled_index((At(0, 0), slice(None), At(0, 1)), (places,))

    assert np.array_equal(X[found], X[[1, 0], :, [2, 1]])


def test_positions_are_counted_where_the_array_is() -> None:
    with fake_cupy():
        numbers = placed(np.array([[1], [0]]))
        own, _ = filled_index((Counted(2, 0, 2), At(0)), (numbers,), numbers)

        assert is_on_device(own)
        assert on_host(own).tolist() == [[0], [1]]


def test_shape_is_told_by_whole_numbers_and_not_by_truth_values() -> None:
    taken = PRIMITIVES["taken"]
    x, float64 = Spec((4, 3), np.dtype(np.float64)), np.dtype(np.float64)

    numbers = Spec((2, 5), np.dtype(np.int32))
    assert taken.spec_of(x, numbers, index=(slice(None), At(0))) == Spec((4, 2, 5), float64)
    with pytest.raises(ShapeError, match="truth values"):
        taken.spec_of(x, Spec((4,), np.dtype(np.bool_)), index=ROWS)
