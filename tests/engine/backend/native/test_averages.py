"""Running averages in machine code: the bits of the operator."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.native.averages import moved_average_call
from engine.backend.native.calls import run
from engine.ops.normalise import moved_average


@pytest.mark.parametrize("count", [1, 5, 16, 33, 1000])
def test_average_moves_as_the_operator_moves_it(count: int) -> None:
    rng = np.random.default_rng(count)
    kept, delta = rng.standard_normal(count, np.float32), rng.standard_normal(count, np.float32)
    expected = kept.copy()
    call = moved_average_call(kept, delta.reshape(1, count, 1, 1))
    assert call is not None
    run(call, (0.9, 0.1003))
    moved_average(expected, delta.reshape(1, count, 1, 1), 0.9, 0.1003)

    assert kept.tobytes() == expected.tobytes()


def test_other_arrays_are_left_to_numpy() -> None:
    x = np.ones(8, np.float32)

    assert moved_average_call(x.astype(np.float64), x) is None
    assert moved_average_call(x, x[:4]) is None
    assert moved_average_call(x[::2], x[:4]) is None
