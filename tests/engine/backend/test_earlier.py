"""What arrays held before somebody wrote to them."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend import Earlier


@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize(
    "part",
    [
        lambda x: x,
        lambda x: x[1],
        lambda x: x[:, ::-1],
        lambda x: x.T[1:],
        lambda x: x[:, :, None],
        lambda x: x[:0],
        lambda x: x.view(np.int32),
    ],
)
def test_parts_are_what_they_were(order, part):
    x = np.array(np.arange(12.0).reshape(3, 4), order=order)
    if order == "F" and part(np.ones((2, 2))).dtype != x.dtype:
        x = np.ascontiguousarray(x)
    expected = part(x).copy()
    earlier = Earlier(x[0])
    x[...] = -1.0

    assert np.array_equal(earlier.of(part(x)), expected)
    assert earlier.memory(part(x)) == earlier.memory(x)


def test_other_memory_is_another_memory_of():
    x = np.zeros(3)

    assert Earlier.memory(x) != Earlier.memory(x.copy())
    assert Earlier.memory(None) != Earlier.memory(2.0)


def test_memory_with_holes_is_known_as_a_whole():
    x = np.ndarray((2, 2), np.float64, bytearray(160), 0, (64, 16))
    earlier = Earlier(x)
    x[...] = 1.0

    assert earlier.of(x).tolist() == [[0.0, 0.0], [0.0, 0.0]]
    assert earlier.of(x[0]).tolist() == [1.0, 1.0]
