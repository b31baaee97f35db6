"""Elimination gives what LAPACK gives, on either device."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import linalg

from engine.backend.elimination import by_columns, by_lapack, eliminated
from tests.engine.fake_cupy.array import COPIES, on_host, placed
from tests.engine.fake_cupy.module import fake_cupy

SHAPES = [(4, 4), (2, 5), (5, 3), (1, 1)]


@pytest.mark.parametrize("form", [by_lapack, by_columns])
@pytest.mark.parametrize("shape", SHAPES)
def test_either_form_gives_scipys_factors(rng, form, shape):
    x = rng.standard_normal(shape)
    expected, pivots = linalg.lu_factor(x)
    packed, found = form(x)

    np.testing.assert_allclose(packed, expected, atol=1e-12)
    assert found.tolist() == pivots.tolist()
    assert (found.dtype, packed.dtype) == (np.int32, np.float64)


@pytest.mark.parametrize("form", [by_lapack, by_columns])
def test_a_column_of_zeros_is_left_as_it_is(form):
    packed, pivots = form(np.array([[0.0, 1.0], [0.0, 2.0]], np.float32))

    assert packed.tolist() == [[0, 1], [0, 2]]
    assert pivots.tolist() == [0, 1]
    assert packed.dtype == np.float32


@pytest.mark.parametrize("form", [by_lapack, by_columns])
def test_nothing_has_no_factors(form):
    packed, pivots = form(np.zeros((0, 3)))

    assert (packed.shape, pivots.shape) == ((0, 3), (0,))


def test_the_device_is_not_waited_for(rng):
    x = rng.standard_normal((4, 4))
    with fake_cupy():
        moved = placed(x)
        COPIES.clear()
        packed, pivots = eliminated(moved)

        assert COPIES["to the host"] == 0
        np.testing.assert_allclose(on_host(packed), by_lapack(x)[0], atol=1e-12)
        assert on_host(pivots).tolist() == by_lapack(x)[1].tolist()
