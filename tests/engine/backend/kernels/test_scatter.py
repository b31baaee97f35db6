"""Adding at indices, against NumPy's slow and certain way."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.kernels.scatter import scatter_add

INDICES = [
    (np.array([2, 0, 2, 2]),),
    (np.array([[1, -1], [0, 1]]),),
    (np.array([], np.int64),),
    (slice(0, 2), 1),
    (np.array([0, 0, 1]), np.array([1, 1, 2])),
    (np.array([True, False, True]),),
]


@pytest.mark.parametrize("index", INDICES)
def test_what_meets_in_one_place_is_summed(index: tuple, rng: np.random.Generator) -> None:
    target = rng.standard_normal((3, 4))
    values = rng.standard_normal(target[index].shape)
    expected = target.copy()
    np.add.at(expected, index, values)
    scatter_add(target, index, values)

    assert np.allclose(target, expected, rtol=1e-12)
