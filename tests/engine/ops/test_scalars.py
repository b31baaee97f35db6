"""Python's numbers as tensors, and as ranges."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import ops


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ((1, 2), np.array([1, 2], np.int32)),
        ((1.0, 2), np.array([1, 2], np.float32)),
        ((1, 2.5), np.array([1, 2], np.int32)),
        ((True,), np.array([1], np.int32)),
        (range(3), np.array([0, 1, 2], np.int32)),
        (((1, 2), (3, 4)), np.array([[1, 2], [3, 4]], np.float32)),
    ],
)
def test_first_number_of_a_tuple_says_the_number_type(numbers: Any, expected: Any) -> None:
    found = ops.tuple_to_array(numbers).asnumpy()

    assert found.dtype == expected.dtype
    assert found.tolist() == expected.tolist()


def test_number_becomes_a_tensor_without_axes() -> None:
    assert ops.scalar_to_tensor(True).dtype == engine.float32
    assert ops.scalar_to_tensor(3, engine.float16).dtype == engine.float16
    assert ops.scalar_to_array(2.5).shape == ()


def test_ranges_are_tuples() -> None:
    assert ops.make_range(3) == (0, 1, 2)
    assert ops.make_range(5, 0, -2) == (5, 3, 1)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: ops.scalar_to_tensor("a"), TypeError),
        (lambda: ops.tuple_to_array(3), TypeError),
        (lambda: ops.tuple_to_array(("a",)), TypeError),
        (lambda: ops.tuple_to_array(()), ValueError),
        (lambda: ops.tuple_to_array(range(0)), ValueError),
        (lambda: ops.tuple_to_array(((1, 2), (3,))), ValueError),
        (lambda: ops.make_range(1.5), TypeError),  # type: ignore[arg-type]
        (lambda: ops.make_range(0, 5, 0), ValueError),
    ],
)
def test_what_is_no_number_is_refused(call: Any, error: type) -> None:
    with pytest.raises(error, match="expected"):
        call()
