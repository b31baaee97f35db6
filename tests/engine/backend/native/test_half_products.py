"""Products of bfloat16 by tiles and by vectors beside NumPy's in float64."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.halves import held_in_bfloat16
from engine.backend.kernels.adam import adam_step
from engine.backend.native import half_products
from engine.backend.native.calls import run
from engine.backend.native.half_products import (
    half_product,
    half_product_call,
    half_product_moved_call,
    takes_product,
)
from engine.backend.native.moves import Adam
from tests.engine.backend.native.test_products import laid_out


@pytest.fixture(
    autouse=True,
    params=[
        pytest.param("_by_tiles", marks=pytest.mark.native("tiles")),
        pytest.param("_by_vectors", marks=pytest.mark.native("vectors")),
    ],
)
def each_kernel(request, monkeypatch):
    monkeypatch.setattr(half_products, "_kernel", getattr(half_products, request.param))


@pytest.fixture(autouse=True)
def of_any_size(monkeypatch):
    monkeypatch.setattr(half_products, "LEAST", 1)


def exact(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    return held_in_bfloat16(x).astype(np.float64) @ held_in_bfloat16(y).astype(np.float64)


def close(found: np.ndarray | None, x: np.ndarray, y: np.ndarray) -> None:
    expected = exact(x, y)
    bound = np.abs(held_in_bfloat16(x)) @ np.abs(held_in_bfloat16(y))
    assert found is not None
    assert found.shape == expected.shape
    assert (np.abs(found - expected) <= np.abs(expected) * 2**-8 + 1e-6 * bound + 1e-37).all()
    assert np.array_equal(found, held_in_bfloat16(found))


@pytest.mark.parametrize("seed", range(6))
def test_product_is_that_of_numpy_for_any_shape_and_layout(seed):
    rng = np.random.default_rng(seed)
    for _ in range(30):
        rows, depth, columns = (int(n) for n in rng.integers(1, [140, 200, 140]))
        x = laid_out(rng, rng.standard_normal((rows, depth), np.float32))
        y = laid_out(rng, rng.standard_normal((depth, columns), np.float32))

        close(half_product(x, y), x, y)


def test_row_and_column_alone_decide_the_bits_of_a_number():
    rng = np.random.default_rng(2)
    x, y = rng.standard_normal((150, 700), np.float32), rng.standard_normal((700, 110), np.float32)
    whole = half_product(x, y)

    for rows, columns in ((1, 1), (3, 110), (33, 16), (150, 49)):
        part = half_product(x[:rows], y[:, :columns])
        assert part.tobytes() == np.ascontiguousarray(whole[:rows, :columns]).tobytes()
        turned = half_product(np.asfortranarray(x[:rows]), np.asfortranarray(y[:, :columns]))
        assert turned.tobytes() == part.tobytes()


def test_threads_decide_no_bit(monkeypatch):
    rng = np.random.default_rng(3)
    x, y = rng.standard_normal((300, 400), np.float32), rng.standard_normal((400, 500), np.float32)
    many = half_product(x, y)
    pairs = rng.standard_normal((9, 40, 50), np.float32)
    of_pairs = half_product(pairs, pairs.swapaxes(1, 2))
    monkeypatch.setattr("engine.backend.native.half_products.pool", lambda: None)
    monkeypatch.setattr("engine.backend.native.calls.pool", lambda: None)

    assert half_product(x, y).tobytes() == many.tobytes()
    assert half_product(pairs, pairs.swapaxes(1, 2)).tobytes() == of_pairs.tobytes()


def test_pairs_of_matrices_are_multiplied_each():
    rng = np.random.default_rng(4)
    x = rng.standard_normal((3, 4, 20, 30), np.float32)
    y = rng.standard_normal((3, 4, 30, 25), np.float32)

    close(half_product(x, y), x, y)
    close(half_product(x.swapaxes(-1, -2), y[..., :20, :]), x.swapaxes(-1, -2), y[..., :20, :])
    close(half_product(x, y[0, 0]), x, np.broadcast_to(y[0, 0], y.shape))
    rows = x.transpose(0, 2, 1, 3)  # heads of attention beside each other
    close(half_product(rows, y[:, :1].repeat(20, 1)), rows, y[:, :1].repeat(20, 1))


def test_what_is_no_number_stays_so_and_infinities_are_kept():
    x, y = np.ones((17, 40), np.float32), np.ones((40, 18), np.float32)
    x[3, 5], x[4, 6], y[7, 9] = np.nan, np.inf, 3e38

    found = half_product(x, y)

    assert np.isnan(found[3]).all()
    assert np.isinf(found[4]).all()
    assert np.isfinite(found[5, :9]).all()
    assert found[5, 9] == held_in_bfloat16(np.float32(3e38))


def test_numbers_below_the_smallest_normal_one_count_as_zero():
    x, y = np.ones((20, 40), np.float32), np.ones((40, 18), np.float32)
    x[:, 1:] = 0
    x[3, 0], x[4, 0], y[0, 7] = 1e-40, 2.0**-100, 2.0**-100

    found = half_product(x, y)

    assert found is not None
    assert not found[3].any()
    assert found[4, 6] == np.float32(2.0**-100)
    assert found[4, 7] == 0
    assert found[5, 7] == np.float32(2.0**-100)


@pytest.mark.parametrize("size", [(1, 5000, 1), (2, 3, 700), (700, 3, 2), (1030, 40, 1040)])
def test_long_thin_and_large_products_are_those_of_numpy(size):
    rows, depth, columns = size
    rng = np.random.default_rng(9)
    x = rng.standard_normal((rows, depth), np.float32)
    y = rng.standard_normal((depth, columns), np.float32)

    close(half_product(x, y), x, y)
    close(half_product(y.T, x.T), y.T, x.T)


@pytest.mark.parametrize("relu", [False, True])
@pytest.mark.parametrize("has_bias", [False, True])
def test_bias_and_rectifier_follow_the_rounded_product(relu, has_bias):
    rng = np.random.default_rng(5)
    x, y = rng.standard_normal((50, 70), np.float32), rng.standard_normal((70, 37), np.float32)
    bias = rng.standard_normal(37, np.float32) if has_bias else None
    out = np.empty((50, 37), np.float32)
    call = half_product_call(x, y, out, bias, relu)
    assert call is not None
    run(call)

    expected = half_product(x, y)
    expected = expected if bias is None else expected + bias
    assert out.tobytes() == (np.maximum(expected, 0) if relu else expected).tobytes()


def test_parameter_moves_against_the_rounded_product():
    rng = np.random.default_rng(6)
    x, y = rng.standard_normal((50, 70), np.float32), rng.standard_normal((70, 37), np.float32)
    param, first, second = (rng.random((50, 37), np.float32) for _ in range(3))
    expected = [param.copy(), first.copy(), second.copy()]
    numbers = (0.01, 0.9, 0.999, 1e-8)
    call = half_product_moved_call(x, y, np.empty_like(param), Adam(param, first, second))
    assert call is not None
    run(call, numbers)
    adam_step(*expected, half_product(x, y), *numbers)

    for found, one in zip((param, first, second), expected, strict=True):
        assert found.tobytes() == one.tobytes()


def test_other_number_types_and_arrays_of_nothing_are_left_to_others():
    x = np.ones((3, 4))

    assert half_product(x, x.T) is None
    assert half_product(np.ones((0, 4), np.float32), np.ones((4, 2), np.float32)) is None


def test_few_numbers_are_left_to_others(monkeypatch):
    monkeypatch.undo()

    assert not takes_product((10, 10), 20)
    assert half_product(np.ones((10, 10), np.float32), np.ones((10, 20), np.float32)) is None
