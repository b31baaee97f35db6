"""Statistics and differences of tensors agree with NumPy, whatever they hold."""

from __future__ import annotations

import numpy as np
import pytest

from dashboard.queries.tensors import numbers as tensors_numbers
from dashboard.queries.tensors.numbers import difference, gap, is_beyond, statistics


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tensors_numbers, "PIECE", 100)


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "int8", "uint64", "bool"])
def test_statistics_are_those_of_float64(dtype: str, rng: np.random.Generator) -> None:
    array = (rng.normal(size=(7, 3, 41)) * 3).astype(dtype)
    found, wide = statistics(array), array.astype(np.float64)

    assert (found.count, found.zeros) == (wide.size, (wide == 0).sum())
    assert (found.min, found.max) == (wide.min(), wide.max())
    np.testing.assert_allclose([found.mean, found.std], [wide.mean(), wide.std()], rtol=1e-12)


def test_mean_of_large_numbers_keeps_its_digits(rng: np.random.Generator) -> None:
    array = (1e6 + rng.normal(size=5000)).astype(np.float32)
    found = statistics(array)

    assert found.std == pytest.approx(array.astype(np.float64).std(), rel=1e-9)


def test_what_is_not_finite_is_counted_apart() -> None:
    found = statistics(np.array([np.nan, np.inf, -np.inf, -np.inf, 0.0, 4.0]))

    assert (found.nan, found.up, found.down, found.zeros) == (1, 1, 2, 1)
    assert (found.min, found.max, found.mean, found.std) == (0.0, 4.0, 2.0, 2.0)


@pytest.mark.parametrize("array", [np.array([np.nan, np.inf]), np.empty((0, 3))])
def test_without_a_finite_element_there_are_no_moments(array: np.ndarray) -> None:
    found = statistics(array)

    assert (found.min, found.max, found.mean, found.std) == (None, None, None, None)


def test_constant_has_no_deviation() -> None:
    assert statistics(np.full(1001, 0.1, np.float32)).std == 0


def test_difference_counts_as_numpy_compares(rng: np.random.Generator) -> None:
    one, other = rng.normal(size=(2, 20, 30))
    found = difference(one, other, 0.5, 0.1)
    close = np.isclose(one, other, rtol=0.1, atol=0.5)

    assert found.beyond == (~close).sum()
    assert found.largest == np.abs(one - other).max()
    assert found.mean == pytest.approx(np.abs(one - other).mean())


def test_same_odd_values_are_no_difference() -> None:
    one = np.array([np.nan, np.inf, np.inf, np.nan, 1.0])
    other = np.array([np.nan, np.inf, -np.inf, 1.0, 1.0])

    assert is_beyond(one, other, 1e9, 0.0).tolist() == [False, False, True, True, False]
    assert difference(one, other, 0.0, 0.0).largest == 0


@pytest.mark.parametrize("dtype", ["int64", "uint64"])
def test_whole_numbers_beyond_the_digits_of_float64_are_told_apart(dtype: str) -> None:
    one, other = np.array([2**60, 7], dtype), np.array([2**60 + 1, 7], dtype)
    found = difference(one, other, 0.0, 0.0)

    assert (found.beyond, found.largest, found.mean) == (1, 1, 0.5)
    assert gap(one, other).tolist() == [-1.0, 0.0]
    assert difference(one, other, 1.0, 0.0).beyond == 0
    assert statistics(other).as_dict()["max"] == str(2**60 + 1)


def test_furthest_whole_numbers_do_not_wrap_around() -> None:
    ends = np.array([-(2**63), 2**63 - 1])
    found = difference(ends, ends[::-1], 0.0, 0.0)

    assert (found.beyond, found.largest) == (2, 2**64 - 1)
    assert is_beyond(ends, ends[::-1], 1e300, 0.0).tolist() == [False, False]


def test_signed_and_unsigned_numbers_are_compared_as_floats() -> None:
    found = difference(np.array([-1, 5]), np.array([1, 5], np.uint64), 0.0, 0.0)

    assert (found.beyond, found.largest) == (1, 2.0)
