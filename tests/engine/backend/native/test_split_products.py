"""Products of float32 by tiles beside NumPy's in float64, of shapes and layouts at random."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.kernels.adam import adam_step
from engine.backend.native import split_cuts, split_products
from engine.backend.native.arrays import lines
from engine.backend.native.calls import run
from engine.backend.native.moves import Adam
from engine.backend.native.products import product
from engine.backend.native.split_products import (
    packed_call,
    packed_of,
    split_product,
    split_product_call,
    split_product_moved_call,
    takes,
)
from tests.engine.backend.native.test_products import close, laid_out, layouts

pytestmark = pytest.mark.native("tiles")


@pytest.fixture(autouse=True)
def of_any_size(monkeypatch):
    monkeypatch.setattr(split_products, "LEAST", 0)
    monkeypatch.setattr(split_products, "LEAST_DEPTH", 1)
    monkeypatch.setattr(split_cuts, "_LEAST_PART", 1 << 12)


@pytest.mark.parametrize("seed", range(6))
def test_product_is_that_of_numpy_for_any_shape_and_layout(seed):
    rng = np.random.default_rng(seed)
    for _ in range(30):
        rows, depth, columns = (int(n) for n in rng.integers(1, [140, 200, 140]))
        x = laid_out(rng, rng.standard_normal((rows, depth), np.float32))
        y = laid_out(rng, rng.standard_normal((depth, columns), np.float32))

        close(split_product(x, y), x, y)


@pytest.mark.parametrize("depth", [1023, 1024, 1025, 2500])
@pytest.mark.parametrize("columns", [5, 17, 300])
def test_deep_product_is_that_of_numpy(depth, columns):
    rng = np.random.default_rng(depth)
    x, y = rng.standard_normal((130, depth), "f"), rng.standard_normal((depth, columns), "f")

    for left in layouts(x):
        for right in layouts(y):
            close(split_product(left, right), left, right)


@pytest.mark.parametrize("depth", [32, 128, 784, 2048])
def test_product_is_nearer_to_the_exact_one_than_that_of_vectors(depth):
    rng = np.random.default_rng(depth)
    x, y = rng.standard_normal((100, depth), "f"), rng.standard_normal((depth, 110), "f")
    x *= np.exp(rng.uniform(-5, 5, x.shape)).astype("f")
    exact = x.astype(np.float64) @ y.astype(np.float64)

    by_tiles, by_vectors = (np.abs(made - exact) for made in (split_product(x, y), product(x, y)))

    assert np.square(by_tiles).mean() < np.square(by_vectors).mean()


def test_whole_numbers_whose_products_float32_holds_are_multiplied_exactly():
    rng = np.random.default_rng(1)
    for bits in (1, 8, 12, 20, 23):
        x = rng.integers(-(1 << bits), 1 << bits, (40, 1)).astype(np.float32)
        y = rng.integers(-(1 << 24 - bits), 1 << 24 - bits, (1, 50)).astype(np.float32)

        assert np.array_equal(split_product(x, y), x * y)


def test_row_and_column_alone_decide_the_bits_of_a_number():
    rng = np.random.default_rng(2)
    x, y = rng.standard_normal((150, 700), np.float32), rng.standard_normal((700, 310), np.float32)
    whole = split_product(x, y)

    for rows, columns in ((1, 1), (3, 110), (33, 16), (150, 49), (20, 310)):
        part = split_product(x[:rows], y[:, :columns])
        assert part.tobytes() == np.ascontiguousarray(whole[:rows, :columns]).tobytes()
        for left in layouts(x[:rows]):
            for right in layouts(y[:, :columns]):
                expected = part[::-1] if left.strides[0] < 0 else part
                if right.strides[0] >= 0:
                    found = split_product(left, right)
                    assert found.tobytes() == np.ascontiguousarray(expected).tobytes()


def test_threads_decide_no_bit(monkeypatch):
    rng = np.random.default_rng(3)
    x, y = rng.standard_normal((300, 400), np.float32), rng.standard_normal((400, 500), np.float32)
    many = split_product(x, y)
    monkeypatch.setattr("engine.backend.native.split_products.pool", lambda: None)

    assert split_product(x, y).tobytes() == many.tobytes()


@pytest.mark.parametrize("columns", [50, 150])
@pytest.mark.parametrize("odd", [np.inf, -np.inf, np.nan, 3.4e38, -3.4e38])
def test_what_is_not_finite_comes_out_as_in_float32(odd, columns):
    rng = np.random.default_rng(4)
    x, y = rng.standard_normal((90, 40), "f"), rng.standard_normal((40, columns), "f")
    for x_odd, y_odd in ((odd, 1), (1, odd), (odd, odd), (odd, 0)):
        x[3, 5], y[7, 9], x[40, 8], y[8, 11] = x_odd, y_odd, x_odd, y_odd
        with np.errstate(all="ignore"):
            expected = product(x, y)
            exact = x.astype(np.float64) @ y.astype(np.float64)

        found = split_product(x, y)
        is_finite = np.isfinite(expected)
        assert np.array_equal(np.isfinite(found), is_finite)
        assert found[~is_finite].tobytes() == expected[~is_finite].tobytes()
        assert np.allclose(found[is_finite], exact[is_finite], rtol=1e-5, atol=1e-5)


def test_small_numbers_lose_what_is_below_the_smallest_normal_one():
    rng = np.random.default_rng(5)
    y = rng.standard_normal((60, 70), "f")
    for scale in (1e-20, 1e-30, 1e-33, 1e-36, 1e-39):
        x = rng.standard_normal((40, 60), "f") * np.float32(scale)
        exact, bound = x.astype(np.float64) @ y, np.abs(x.astype(np.float64)) @ np.abs(y)
        lost = np.finfo(np.float32).tiny * (2 * np.abs(y).sum(axis=0) + 1)

        assert (np.abs(split_product(x, y) - exact) <= 1e-6 * bound + lost).all()


@pytest.mark.parametrize("relu", [False, True])
@pytest.mark.parametrize("has_bias", [False, True])
@pytest.mark.parametrize(("rows", "columns"), [(50, 137), (137, 50), (20, 16)])
@pytest.mark.parametrize("depth", [70, 1100])
def test_bias_and_rectifier_follow_the_product(rows, columns, depth, has_bias, relu):
    rng = np.random.default_rng(6)
    x, y = rng.standard_normal((rows, depth), "f"), rng.standard_normal((depth, columns), "f")
    bias = rng.standard_normal(columns, "f") if has_bias else None
    x[1, 2] = np.nan
    out = np.empty((rows, columns), np.float32)
    call = split_product_call(x, y, out, bias, relu)
    assert call is not None
    run(call)

    expected = split_product(x, y)
    expected = expected if bias is None else expected + bias
    expected = np.maximum(expected, 0) if relu else expected
    assert np.array_equal(out, expected, equal_nan=True)
    if has_bias and not relu:
        assert split_product(x, y, bias).tobytes() == out.tobytes()
    assert np.isnan(out[1]).all()


@pytest.mark.parametrize(("rows", "columns"), [(50, 137), (137, 50)])
@pytest.mark.parametrize("depth", [70, 1100])
def test_parameter_moves_against_the_product(rows, columns, depth):
    rng = np.random.default_rng(7)
    x, y = rng.standard_normal((rows, depth), "f"), rng.standard_normal((depth, columns), "f")
    param, first, second = (rng.random((rows, columns), np.float32) for _ in range(3))
    expected = [param.copy(), first.copy(), second.copy()]
    numbers = (0.01, 0.9, 0.999, 1e-8)
    call = split_product_moved_call(x, y, np.empty_like(param), Adam(param, first, second))
    assert call is not None
    run(call, numbers)
    adam_step(*expected, split_product(x, y), *numbers)

    for found, one in zip((param, first, second), expected, strict=True):
        assert found.tobytes() == one.tobytes()


def test_what_moves_and_is_read_is_left_to_others():
    x, y = np.ones((40, 40), "f"), np.ones((40, 40), "f")

    assert split_product_moved_call(x, y, np.empty_like(x), Adam(x, x.copy(), x.copy())) is None
    assert split_product_moved_call(x, y, x.copy(), Adam(x[::-1], x.copy(), x.copy())) is None


@pytest.mark.parametrize("depth", [40, 1100])
def test_product_with_a_packed_matrix_has_the_same_bits(depth):
    rng = np.random.default_rng(8)
    bias, out = rng.standard_normal(70, "f"), np.empty((50, 70), "f")
    for x in layouts(rng.standard_normal((50, depth), "f")):
        for y in layouts(rng.standard_normal((depth, 70), "f")):
            kept = packed_of(400, y)
            packed = lines((kept.numbers,))
            assert run(kept.call(packed))
            assert run(packed_call(x, y, packed, out))
            assert out.tobytes() == split_product(x, y).tobytes()
            assert run(packed_call(x, y, packed, out, bias, relu=True))
            assert np.array_equal(out, np.maximum(split_product(x, y) + bias, 0))


def test_other_arrays_are_left_to_others():
    x, y = np.ones((40, 50), "f"), np.ones((50, 60), "f")
    out = np.empty((40, 60), "f")

    assert split_product(x.astype(float), y) is None
    assert split_product(x[None], y) is None
    assert split_product_call(x, y, out.T.copy().T) is None
    assert split_product_call(x, y, out, np.ones(40, "f")) is None
    assert packed_of(40, y.astype(float)) is None
    assert packed_of(40, y[None]) is None


def test_lengths_decide_whether_tiles_repay_packing(monkeypatch):
    monkeypatch.undo()

    assert takes(2048, 128, 128)
    assert takes(128, 784, 512)
    assert not takes(32, 784, 512)
    assert not takes(2048, 16, 2048)
    assert split_product(np.ones((32, 784), "f"), np.ones((784, 512), "f")) is None
    assert packed_of(32, np.ones((784, 512), "f")) is None
