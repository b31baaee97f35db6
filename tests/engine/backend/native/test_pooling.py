"""Windows of pooling and rectifiers in machine code have the bits of NumPy's."""

from __future__ import annotations

import numpy as np
import pytest

from engine.autodiff import providers
from engine.backend.kernels.window import Window
from engine.backend.native import pooling
from engine.backend.native.calls import run
from engine.backend.native.pooling import are_apart, put_at_call
from engine.ops import activation, below

from .test_convolution import innermost, random_window


@pytest.fixture(autouse=True)
def of_any_size(monkeypatch):
    monkeypatch.setattr(pooling, "LEAST", 1)
    monkeypatch.setattr(pooling, "_LEAST_SHARED", 1 << 10)


def laid_out(rng: np.random.Generator, x: np.ndarray) -> np.ndarray:
    if rng.integers(3):
        return np.moveaxis(np.moveaxis(x, 0, -1).copy(), -1, 0)
    return x if rng.integers(2) else np.asfortranarray(x)


def case(rng: np.random.Generator, numbers: str) -> tuple[np.ndarray, tuple[int, ...], Window]:
    """An image, its size and a window, which overlaps no other at every third."""
    rank = int(rng.integers(1, 4))
    window = random_window(rng, rank)
    if not rng.integers(3):
        kernel = tuple(int(n) for n in rng.integers(1, 4, rank))
        stride = tuple(int(n) + int(rng.integers(2)) for n in kernel)
        window = Window(kernel, stride, window.pads)
    size = tuple(reach + int(rng.integers(0, 6)) for reach in window.reach)
    shape = (int(rng.integers(16, 70)), int(rng.integers(1, 5)), *size)
    x = rng.standard_normal(shape, np.float32)
    if numbers == "alike":
        x = np.round(x)
    elif numbers == "odd":
        odd = np.array([np.nan, np.inf, -np.inf, -np.inf], np.float32)
        x = np.where(rng.integers(9, size=shape) == 0, odd[rng.integers(4, size=shape)], x)
    return x, size, window


def every(x: np.ndarray, size: tuple[int, ...], window: Window) -> list[np.ndarray]:
    with np.errstate(invalid="ignore"):
        largest = below.window_max(x, window=window)
        indices = below.window_index(x, largest, window=window)
        return [
            largest,
            indices,
            below.window_sum(x, window=window),
            below.window_put(largest, indices, window=window, size=size),
            below.window_spread(largest, window=window, size=size),
        ]


@pytest.mark.parametrize("numbers", ["plain", "alike", "odd"])
@pytest.mark.parametrize("seed", range(4))
def test_all_five_have_the_bits_of_numpy_for_any_window_and_layout(seed, numbers, monkeypatch):
    rng = np.random.default_rng(seed)
    for _ in range(10):
        x, size, window = case(rng, numbers)
        x = laid_out(rng, x)

        found = every(x, size, window)

        assert pooling.largest_below(x, window) is not None
        with providers("numpy"):
            expected = every(x, size, window)
        for one, other in zip(found, expected, strict=True):
            assert one.dtype == other.dtype
            assert np.array_equal(one, other, equal_nan=one.dtype != np.uint8)


@pytest.mark.parametrize("order", ["C", "F", "samples innermost", "apart"])
def test_rectifiers_have_the_bits_of_numpy(order):
    rng = np.random.default_rng(4)
    x = rng.standard_normal((40, 7, 9, 11), np.float32)
    x.reshape(-1)[::17] = np.nan
    x.reshape(-1)[3::19] = np.inf
    x.reshape(-1)[5::23] = 0
    if order == "samples innermost":
        x = np.moveaxis(np.moveaxis(x, 0, -1).copy(), -1, 0)
    elif order == "apart":
        x = x.repeat(2, -1)[..., ::2]
    else:
        x = np.array(x, order=order)
    g = np.empty_like(x)
    g[...] = rng.standard_normal(g.shape, np.float32)
    with np.errstate(invalid="ignore"):
        found = activation.rectified(x), activation.gated(g, x), activation.gated(x, g)
        with providers():
            expected = activation.rectified(x), activation.gated(g, x), activation.gated(x, g)

    assert (pooling.rectified(x) is None) == (order == "apart")
    for one, other in zip(found, expected, strict=True):
        assert one.strides == other.strides
        assert np.array_equal(one, other, equal_nan=True)


@pytest.mark.parametrize("numbers", ["plain", "alike", "odd"])
@pytest.mark.parametrize("seed", range(4))
def test_one_pass_finds_the_largest_and_its_index_with_the_bits_of_two(seed, numbers):
    rng = np.random.default_rng(seed)
    for _ in range(10):
        x, size, window = case(rng, numbers)
        x = innermost(x)
        largest, indices, *_ = every(x, size, window)
        out, where = innermost(np.empty_like(largest)), innermost(np.empty_like(indices))

        assert run(pooling.largest_and_index_call(x, out, where, window))
        assert out.tobytes() == largest.tobytes()
        assert where.tobytes() == indices.tobytes()


@pytest.mark.parametrize("seed", range(4))
def test_kept_calls_compute_the_bits_of_the_functions_as_often_as_they_run(seed):
    rng = np.random.default_rng(seed)
    for _ in range(6):
        x, size, window = case(rng, "plain")
        x = innermost(x)
        outs = [innermost(np.empty_like(one)) for one in every(x, size, window)]
        calls = (
            pooling.largest_below_call(x, outs[0], window),
            pooling.index_of_largest_call(x, outs[0], outs[1], window),
            pooling.sum_below_call(x, outs[2], window),
            pooling.put_at_call(outs[0], outs[1], outs[3], window),
            pooling.spread_below_call(outs[0], outs[4], window),
        )
        for _ in range(2):
            x *= -1
            for call, out, other in zip(calls, outs, every(x, size, window), strict=True):
                assert run(call)
                assert np.array_equal(out, other, equal_nan=out.dtype != np.uint8)


def test_calls_are_made_of_arrays_alone_that_lie_as_the_kernel_reads_and_writes_them():
    window = Window((2, 2), (2, 2))
    x, out = innermost(np.ones((20, 1, 4, 4), "f")), innermost(np.ones((20, 1, 2, 2), "f"))

    assert pooling.largest_below_call(x, out, window) is not None
    assert pooling.largest_below_call(x, np.ones(out.shape, np.float32), window) is None
    assert pooling.sum_below_call(x.copy("C"), out, window) is None
    assert pooling.index_of_largest_call(x, out, out, window) is None
    assert pooling.put_at_call(out, out, x, window) is None
    assert pooling.spread_below_call(out, x.astype(np.float64), window) is None


def test_what_no_kernel_takes_is_left_to_numpy():
    window = Window((2, 2))
    x = np.ones((20, 1, 4, 4), np.float32)

    assert pooling.largest_below(x[:15], window) is None
    assert pooling.largest_below(x.astype(np.float64), window) is None
    assert pooling.largest_below(np.ones((20, 1, 9, 9), np.float32), Window((9, 9))) is None
    assert pooling.put_at(x, np.zeros(x.shape, np.int64), (5, 5), window) is None
    assert pooling.rectified(x.astype(np.float64)) is None
    assert pooling.gated(x, x[:1]) is None


@pytest.mark.parametrize("numbers", ["different", "alike", "odd"])
@pytest.mark.parametrize("seed", range(4))
def test_what_goes_below_windows_is_gated_by_their_largest_as_by_the_image(seed, numbers):
    rng = np.random.default_rng(seed)
    gated = 0
    for _ in range(12):
        x, _, window = case(rng, numbers)
        x = innermost(x)
        with np.errstate(invalid="ignore"):
            largest = innermost(below.window_max(x, window=window))
            indices = innermost(below.window_index(x, largest, window=window))
            g = rng.standard_normal(largest.shape, np.float32) * (largest + 1)
            put, out = (innermost(np.empty_like(x)) for _ in range(2))
            call = put_at_call(innermost(g), indices, out, window, largest)
            assert (call is not None) is are_apart(window)
            if call is None:
                continue
            gated += 1
            assert run(put_at_call(innermost(g), indices, put, window))
            assert run(call)
            assert out.tobytes() == (put * (x > 0)).tobytes()
    assert gated
