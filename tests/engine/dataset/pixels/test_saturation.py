"""Results brought back into the number type of an image."""

from __future__ import annotations

import numpy as np
import pytest

from engine.dataset.pixels.saturation import as_pixels


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (np.uint8, [0, 0, 2, 255]),
        (np.int8, [-7, 0, 2, 127]),
        (np.int16, [-7, 0, 2, 400]),
        (np.float32, [-7, 0.5, 1.5, 400]),
        (np.bool_, [False, True, True, True]),
    ],
)
def test_numbers_are_rounded_and_kept_in_reach(kind, expected):
    made = as_pixels(np.array([-7, 0.5, 1.5, 400]), np.dtype(kind))

    assert made.tolist() == expected
    assert made.dtype == kind
