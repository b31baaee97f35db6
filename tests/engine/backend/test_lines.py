"""Arrays that begin with a line of the cache."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Parameter, Tensor, nn
from engine.backend import on_lines
from engine.backend.native.arrays import LINE


def _off_lines(count: int) -> np.ndarray:
    """An array that begins 16 bytes behind a line."""
    room = np.empty(count * 4 + 2 * LINE, np.uint8)
    begin = (16 - room.ctypes.data) % LINE
    array = room[begin : begin + count * 4].view(np.float32)
    array[:] = np.arange(count)
    return array


def test_array_that_begins_within_a_line_is_copied_to_one() -> None:
    array = _off_lines(1000)
    found = on_lines(array)
    assert found.ctypes.data % LINE == 0
    np.testing.assert_array_equal(found, array)
    assert on_lines(found) is found


@pytest.mark.parametrize(
    "array",
    [
        _off_lines(10),
        _off_lines(2000)[::2],
        np.asfortranarray(_off_lines(2000).reshape(50, 40)),
        np.array(["x"] * 1000, object),
    ],
    ids=["small", "with gaps", "in another order", "of objects"],
)
def test_array_that_gains_nothing_stays_where_it_is(array: np.ndarray) -> None:
    assert on_lines(array) is array


def test_parameters_and_state_of_optimizers_lie_on_lines() -> None:
    layer = nn.Dense(50, 40)
    optimizer = nn.Adam(layer.trainable_params())
    kept = [layer.weight, *optimizer.moment1[:1], *optimizer.moment2[:1]]
    assert [one.array.ctypes.data % LINE for one in kept] == [0, 0, 0]
    layer.weight.set_data(Tensor(_off_lines(2000).reshape(40, 50)))
    assert layer.weight.array.ctypes.data % LINE == 0
    assert Parameter(_off_lines(2000)).array.ctypes.data % LINE == 0
