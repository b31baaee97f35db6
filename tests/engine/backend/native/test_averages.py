"""Running averages as one call of machine code."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.native.averages import moved_average_call
from engine.backend.native.calls import run


@pytest.mark.parametrize("size", [1, 3, 15, 16, 17, 64, 1000])
def test_it_has_the_bits_of_numpy_in_place_as_often_as_it_runs(size):
    rng = np.random.default_rng(size)
    kept, delta = rng.standard_normal((2, size), np.float32)
    expected = kept.copy()
    call = moved_average_call(kept, delta.reshape(1, size, 1, 1))

    for stays, comes in ((0.9, 0.1), (0.99, 0.01 * 17 / 16)):
        expected *= stays
        expected += comes * delta
        assert run(call, (stays, comes))
        assert kept.tobytes() == expected.tobytes()


def test_what_lies_otherwise_is_left_to_numpy():
    kept, delta = np.zeros((2, 8), np.float32)
    fixed = kept.copy()
    fixed.flags.writeable = False

    assert moved_average_call(kept, delta) is not None
    assert moved_average_call(kept, delta[:4]) is None
    assert moved_average_call(kept[::2], delta[:4]) is None
    assert moved_average_call(kept, delta.astype(np.float64)) is None
    assert moved_average_call(kept[:0], delta[:0]) is None
    assert moved_average_call(fixed, delta) is None
