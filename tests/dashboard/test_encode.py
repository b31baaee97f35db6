"""Numbers survive the way to the browser."""

from __future__ import annotations

import numpy as np
import pytest

from dashboard.encode import decode, numbers


@pytest.mark.parametrize(
    ("values", "dtype"),
    [
        (np.array([1, -2, 3]), "i4"),
        (np.array([2**40]), "f8"),
        (np.array([0.5, 0.25]), "f4"),
        (np.array([0.1]), "f8"),
        (np.array([1e300]), "f8"),
        (np.array([np.nan, np.inf, -np.inf]), "f4"),
        (np.array([], np.int64), "i4"),
        (np.array([True, False]), "i4"),
        (np.array([1, 4], np.int8), "i1"),
    ],
)
def test_smallest_form_that_loses_nothing_is_taken(values: np.ndarray, dtype: str) -> None:
    encoded = numbers(values)

    assert encoded["dtype"] == dtype
    np.testing.assert_array_equal(decode(encoded), values)


def test_integers_beyond_those_of_a_browser_keep_its_precision() -> None:
    encoded = numbers(np.array([2**53 + 1, -(2**62)]))

    np.testing.assert_array_equal(decode(encoded), [2.0**53, -(2.0**62)])


def test_loss_below_the_tolerance_saves_half_the_bytes() -> None:
    encoded = numbers(np.array([0.1, 1000.2]), tolerance=1e-3)

    assert encoded["dtype"] == "f4"


def test_table_keeps_its_shape() -> None:
    table = np.arange(6.0).reshape(2, 3)

    assert numbers(table)["shape"] == "2, 3"
    np.testing.assert_array_equal(decode(numbers(table)), table)
