"""Products in machine code beside NumPy's in float64, of shapes and layouts at random."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.native import products
from engine.backend.native.loading import unchecked
from engine.backend.native.products import LEAST, product


@pytest.fixture(autouse=True)
def of_any_size(monkeypatch):
    monkeypatch.setattr(products, "LEAST", 1)
    monkeypatch.setattr(products, "_LEAST_PART", 1 << 12)


def laid_out(rng: np.random.Generator, x: np.ndarray) -> np.ndarray:
    """The same numbers in another order of memory."""
    way = rng.integers(5)
    if way == 0:
        return x
    if way == 1:
        return np.asfortranarray(x)
    room = np.empty((*x.shape[:-2], x.shape[-2] * 2, x.shape[-1] * 3), x.dtype)
    if way == 2:
        room = room[..., ::2, ::3]
    elif way == 3:
        room = room[..., : x.shape[-2], 1 : x.shape[-1] + 1]
    else:
        room = room[..., ::-2, ::-3]
    room[...] = x
    return room


def close(found: np.ndarray, x: np.ndarray, y: np.ndarray) -> None:
    exact = x.astype(np.float64) @ y.astype(np.float64)
    bound = np.abs(x.astype(np.float64)) @ np.abs(y.astype(np.float64))
    assert found.shape == exact.shape
    assert found.dtype == np.float32
    assert (np.abs(found - exact) <= 1e-6 * np.sqrt(x.shape[-1]) * bound + 1e-37).all()


@pytest.mark.parametrize("seed", range(8))
def test_product_is_that_of_numpy_for_any_shape_and_layout(seed):
    rng = np.random.default_rng(seed)
    for _ in range(40):
        rows, depth, columns = (int(n) for n in rng.integers(1, [140, 200, 140]))
        x = laid_out(rng, rng.standard_normal((rows, depth), np.float32))
        y = laid_out(rng, rng.standard_normal((depth, columns), np.float32))

        close(product(x, y), x, y)


@pytest.mark.parametrize("depth", [1023, 1024, 1025, 2500])
@pytest.mark.parametrize("columns", [5, 17, 70])
def test_deep_product_is_that_of_numpy(depth, columns):
    rng = np.random.default_rng(depth)
    x, y = rng.standard_normal((130, depth), "f"), rng.standard_normal((depth, columns), "f")

    close(product(x, y), x, y)
    close(product(x, np.asfortranarray(y)), x, y)
    close(product(np.asfortranarray(x), y), x, y)


@pytest.mark.parametrize("is_wide", [True, False])
def test_tiles_of_every_machine_give_the_same_bits(is_wide, monkeypatch):
    rng = np.random.default_rng(1)
    x, y = rng.standard_normal((77, 90), np.float32), rng.standard_normal((90, 83), np.float32)
    expected = product(x, y)
    kernel = products._kernel()._replace(is_wide=is_wide)
    monkeypatch.setattr(products, "_kernel", lambda: kernel)

    assert product(x, y).tobytes() == expected.tobytes()


def test_row_and_column_alone_decide_the_bits_of_a_number():
    rng = np.random.default_rng(2)
    x, y = rng.standard_normal((150, 700), np.float32), rng.standard_normal((700, 110), np.float32)
    whole = product(x, y)

    for rows, columns in ((1, 1), (3, 110), (33, 16), (150, 49)):
        part = product(x[:rows], y[:, :columns])
        assert part.tobytes() == np.ascontiguousarray(whole[:rows, :columns]).tobytes()
        turned = product(np.asfortranarray(x[:rows]), np.asfortranarray(y[:, :columns]))
        assert turned.tobytes() == part.tobytes()
    assert np.array_equal(product(y.T, x.T).T, whole)


def test_pairs_of_matrices_are_multiplied_each():
    rng = np.random.default_rng(4)
    x = rng.standard_normal((3, 4, 20, 30), np.float32)
    y = rng.standard_normal((3, 4, 30, 25), np.float32)

    close(product(x, y), x, y)
    close(product(x.swapaxes(-1, -2), y[..., :20, :]), x.swapaxes(-1, -2), y[..., :20, :])
    close(product(x, y[0, 0]), x, np.broadcast_to(y[0, 0], y.shape))
    rows = x.transpose(0, 2, 1, 3)  # heads of attention beside each other
    assert product(rows, y[:, :1].repeat(20, 1)) is None
    assert product(x[:, ::2], y[:, ::2]) is not None


def test_what_is_no_number_and_what_is_infinite_goes_where_it_does_in_numpy():
    rng = np.random.default_rng(5)
    x, y = rng.standard_normal((40, 50), np.float32), rng.standard_normal((50, 60), np.float32)
    x[3, 4], x[7, 8], y[9, 50], y[10, 11] = np.nan, np.inf, -np.inf, np.nan
    x[11, 9] = y[8, 30] = 0
    with np.errstate(invalid="ignore"):
        expected = x.astype(np.float64) @ y.astype(np.float64)

    found = product(x, y)

    assert np.array_equal(np.isnan(found), np.isnan(expected))
    assert np.array_equal(np.isinf(found), np.isinf(expected))
    assert np.array_equal(found[np.isinf(found)], expected[np.isinf(expected)])


@pytest.mark.parametrize(
    ("x", "y"),
    [
        (np.ones((40, 40)), np.ones((40, 40))),
        (np.ones((40, 40), "f"), np.ones((40, 40))),
        (np.ones((40, 40), ">f4"), np.ones((40, 40), ">f4")),
        (np.ones((2, 3, 40, 40), "f"), np.ones((3, 40, 40), "f")),
        (np.ones((40, 40), "f"), np.ones((2, 40, 40), "f")),
        (np.ones((40, 0), "f"), np.ones((0, 40), "f")),
        (np.ones((0, 40), "f"), np.ones((40, 40), "f")),
    ],
)
def test_what_no_kernel_takes_is_left_to_numpy(x, y):
    assert product(x, y) is None


def test_numbers_that_lie_at_odd_addresses_are_left_to_numpy():
    room = np.zeros(4 * 40 * 40 + 1, np.uint8)
    x = room[1:].view(np.float32).reshape(40, 40)

    assert product(x, np.ones((40, 40), "f")) is None


def test_small_product_is_left_to_numpy(monkeypatch):
    monkeypatch.setattr(products, "LEAST", LEAST)

    assert product(np.ones((8, 8), "f"), np.ones((8, 8), "f")) is None


def test_kernel_that_computes_wrong_is_found_out():
    kernel = unchecked("products", products._functions)

    assert products._is_right(kernel)
    assert not products._is_right(kernel._replace(multiply=lambda pool, work: None))
