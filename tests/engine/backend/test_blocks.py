"""The native passes over a block of samples give NumPy's bits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.backend.blocks import blocks

PLANES, HEIGHT, WIDTH, INNER = 3, 5, 7, 19


def numbers(seed: int, *shape: int) -> Any:
    """Float32 numbers, with what is none among them."""
    rng = np.random.default_rng(seed)
    made = rng.standard_normal(shape).astype(np.float32)
    odd = np.array([np.nan, np.inf, -np.inf, 0, -0.0, 3e38, 1e-42], np.float32)
    made.reshape(-1)[rng.permutation(made.size)[: len(odd)]] = odd
    return made


def same(found: Any, expected: Any) -> bool:
    """Zeros of both signs are one number."""
    return bool((found == expected)[~np.isnan(expected)].all()) and bool(
        (np.isnan(found) == np.isnan(expected)).all()
    )


@pytest.fixture
def functions() -> Any:
    found = blocks()
    if found is None:
        pytest.fail("the native library could not be had")
    return found


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    with np.errstate(all="ignore"):
        yield


def moved_by_numpy(part: Any, base: Any, x: float) -> Any:
    return np.multiply(part, x) + base


def pooled_by_numpy(values: Any) -> Any:
    whole = values[:, : HEIGHT // 2 * 2, : WIDTH // 2 * 2]
    return whole.reshape(PLANES, HEIGHT // 2, 2, WIDTH // 2, 2, INNER).max((2, 4))


@pytest.mark.parametrize("rectifies", [False, True])
def test_values_are_moved(functions: Any, rectifies: bool) -> None:
    part, base = numbers(0, 1001), numbers(1, 1001)
    out = np.empty_like(part)
    functions.moved(part.ctypes.data, base.ctypes.data, 0.3, out.ctypes.data, out.size, rectifies)

    expected = moved_by_numpy(part, base, 0.3)
    assert same(out, np.maximum(expected, 0) if rectifies else expected)


@pytest.mark.parametrize("rectifies", [False, True])
def test_a_number_is_added_to_each_row(functions: Any, rectifies: bool) -> None:
    values, bias = numbers(2, 13, 37), numbers(3, 13)
    expected = values + bias[:, None]
    functions.biased(values.ctypes.data, bias.ctypes.data, 13, 37, rectifies)

    assert same(values, np.maximum(expected, 0) if rectifies else expected)


def test_the_largest_of_each_two_by_two_is_found(functions: Any) -> None:
    values = numbers(4, PLANES, HEIGHT, WIDTH, INNER)
    out = np.empty((PLANES, HEIGHT // 2, WIDTH // 2, INNER), np.float32)
    row = np.empty((WIDTH, INNER), np.float32)
    lengths = PLANES, HEIGHT, WIDTH, INNER
    functions.pooled(values.ctypes.data, out.ctypes.data, row.ctypes.data, *lengths)

    assert same(out, pooled_by_numpy(values))


def test_the_largest_of_moved_values_is_found(functions: Any) -> None:
    part, base = (numbers(k, PLANES, HEIGHT, WIDTH, INNER) for k in (5, 6))
    out = np.empty((PLANES, HEIGHT // 2, WIDTH // 2, INNER), np.float32)
    row = np.empty((WIDTH, INNER), np.float32)
    functions.moved_pooled(
        part.ctypes.data,
        base.ctypes.data,
        -0.7,
        out.ctypes.data,
        row.ctypes.data,
        *(PLANES, HEIGHT, WIDTH, INNER),
    )

    assert same(out, pooled_by_numpy(moved_by_numpy(part, base, -0.7)))
