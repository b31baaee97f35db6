"""Tables of elements and shares, against the matrices that they stand for."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.kernels.taps import Taps, drawn_along, drawn_by_product

TABLE = Taps(np.array([[0, 1], [1, 2], [4, 4], [4, 3]]), np.array([[0.5] * 2] * 4), 5)
PICKED = Taps(np.array([[3], [0], [3]]), None, 5)


def matrix(taps: Taps) -> np.ndarray:
    out = np.zeros((taps.size, taps.length))
    for row, numbers in enumerate(taps.indices):
        for k, number in enumerate(numbers):
            out[row, number] += 1 if taps.shares is None else taps.shares[row, k]
    return out


@pytest.mark.parametrize("taps", [TABLE, PICKED])
def test_both_ways_are_the_product_with_the_matrix(taps: Taps, rng: np.random.Generator) -> None:
    for axis, shape in ((0, (5, 2)), (1, (2, 5, 3)), (-1, (2, 3, 5))):
        x = rng.standard_normal(shape)
        expected = np.moveaxis(np.tensordot(matrix(taps), x, (1, axis)), 0, axis)
        for way in (drawn_along, drawn_by_product):
            np.testing.assert_allclose(way(x, taps, axis), expected, rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize("taps", [TABLE, PICKED])
def test_transposed_table_is_the_transposed_matrix(taps: Taps) -> None:
    assert np.array_equal(matrix(taps.transposed), matrix(taps).T)
    assert taps.transposed.transposed is taps


def test_memory_order_is_kept(rng: np.random.Generator) -> None:
    x = rng.standard_normal((5, 3, 2)).transpose(2, 0, 1)
    out = drawn_by_product(x, TABLE, 1)

    np.testing.assert_allclose(out, drawn_along(x, TABLE, 1), rtol=1e-12)
    assert out.transpose(1, 2, 0).flags.c_contiguous


def test_what_is_not_finite_stays_where_it_is_used() -> None:
    x = np.array([[np.inf, 1, 2, np.nan, 4]])

    np.testing.assert_array_equal(drawn_by_product(x, TABLE, 1), [[np.inf, 1.5, 4, np.nan]])


def test_table_says_what_it_is() -> None:
    assert repr(TABLE) == "Taps(4 from 5, 2 each)"
