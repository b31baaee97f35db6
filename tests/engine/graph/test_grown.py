"""Constants that grow with open axes."""

import numpy as np
import pytest

from engine.graph import Length, Ramp, Repeated, Triangle
from engine.graph.grown import grown

SIZES = [{"n": 2}, {"n": 3}, {"n": 5}]
N = Length({("n",): 1})


def of(make):
    return grown([make(one["n"]) for one in SIZES], SIZES)


def test_equal_numbers_are_repeated():
    found = of(lambda n: np.full((n, 4), 0.5, np.float32))

    assert isinstance(found, Repeated)
    assert found.shape == (N, 4)
    np.testing.assert_array_equal(found.part, np.full((1, 4), 0.5, np.float32))


def test_rows_that_are_alike_are_repeated():
    found = of(lambda n: np.tile(np.arange(6.0).reshape(1, 6), (n, 1)))

    assert found.part.tolist() == [[0, 1, 2, 3, 4, 5]]


@pytest.mark.parametrize("shape", [(-1,), (-1, 1), (1, -1, 1)])
def test_positions_are_a_ramp(shape):
    found = of(lambda n: (np.arange(n) * 2 + 1).reshape(shape))

    assert isinstance(found, Ramp)
    assert (found.start, found.step) == (1, 2)


@pytest.mark.parametrize("diagonal", [-1, 0, 1])
def test_masks_of_what_is_to_come_are_a_triangle(diagonal):
    found = of(lambda n: np.where(np.tri(n + 2, n + 2, diagonal, bool), 0.0, -np.inf)[None])

    assert isinstance(found, Triangle)
    assert (found.below, found.above, found.diagonal) == (0.0, -np.inf, diagonal)


def test_other_numbers_have_no_rule():
    assert of(lambda n: np.random.default_rng(n).standard_normal(n)) is None
    assert of(lambda n: np.arange(n) ** 2) is None
