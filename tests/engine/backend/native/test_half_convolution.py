"""Convolutions of bfloat16 by tiles and by vectors beside NumPy's in float64."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.halves import held_in_bfloat16
from engine.backend.kernels import convolution as by_numpy
from engine.backend.kernels.window import Window, batch_outermost
from engine.backend.native import half_convolution, half_convolution_work
from engine.backend.native.calls import run
from engine.backend.native.half_convolution import (
    half_convolved,
    half_convolved_back,
    half_convolved_back_call,
    half_convolved_call,
    half_convolved_weight,
    half_convolved_weight_call,
    takes,
)

SAME = Window((3, 3), (1, 1), (1, 1, 1, 1))


@pytest.fixture(
    autouse=True,
    params=[
        pytest.param("_by_tiles", marks=pytest.mark.native("tiles")),
        pytest.param("_by_vectors", marks=pytest.mark.native("vectors")),
    ],
)
def each_kernel(request, monkeypatch):
    monkeypatch.setattr(half_convolution, "_kernel", getattr(half_convolution, request.param))


@pytest.fixture
def of_any_sides(monkeypatch):
    monkeypatch.setattr(half_convolution, "_repays_vectors", lambda *_of_what: True)


def images(rng: np.random.Generator, *shape: int) -> np.ndarray:
    """(batch, channels, height, width) with the batch innermost, as bfloat16 holds it."""
    return batch_outermost(held_in_bfloat16(rng.standard_normal(shape, np.float32)))


def close(found: np.ndarray | None, expected: np.ndarray, terms: int) -> None:
    assert found is not None
    assert found.shape == expected.shape
    bound = np.abs(expected) * 2**-8 + 1e-5 * terms**0.5
    assert (np.abs(found - expected) <= bound).all()
    assert np.array_equal(found, held_in_bfloat16(found))


WINDOWS = [
    (SAME, 16, 16, (9, 11), 32),
    (Window((5, 5)), 6, 16, (14, 14), 33),
    (Window((1, 1)), 18, 17, (5, 3), 16),
    (Window((2, 3), (1, 1), (1, 0, 2, 1)), 40, 33, (6, 7), 70),
]


@pytest.mark.parametrize(("window", "channels", "filters", "size", "samples"), WINDOWS)
@pytest.mark.usefixtures("of_any_sides")
def test_all_three_are_those_of_numpy(window, channels, filters, size, samples):
    rng = np.random.default_rng(0)
    x = images(rng, channels, *size, samples)
    g = images(rng, filters, *window.positions(*size), samples)
    weight = held_in_bfloat16(rng.standard_normal((filters, channels, *window.kernel), np.float32))
    wide = [one.astype(np.float64) for one in (x, weight, g)]
    taps, positions = int(np.prod(window.kernel)), int(np.prod(g.shape[2:]))

    close(
        half_convolved(x, weight, window, 1),
        by_numpy.convolved(wide[0], wide[1], window, 1),
        channels * taps,
    )
    close(
        half_convolved_back(g, weight, window, size, 1),
        by_numpy.convolved_back(wide[2], wide[1], window, size, 1),
        filters * taps,
    )
    close(
        half_convolved_weight(x, g, window, 1),
        by_numpy.convolved_weight(wide[0], wide[2], window, 1),
        positions * samples,
    )


@pytest.mark.usefixtures("of_any_sides")
def test_what_strides_is_that_of_numpy():
    rng = np.random.default_rng(1)
    window = Window((3, 3), (2, 2), (1, 1, 1, 1))
    x, g = images(rng, 16, 8, 8, 40), images(rng, 20, 4, 4, 40)
    weight = held_in_bfloat16(rng.standard_normal((20, 16, 3, 3), np.float32))
    wide_x, wide_g, wide_w = (one.astype(np.float64) for one in (x, g, weight))

    out = half_convolved(x, weight, window, 1)
    close(out, by_numpy.convolved(wide_x, wide_w, window, 1), 144)
    of_weight = half_convolved_weight(x, g, window, 1)
    close(of_weight, by_numpy.convolved_weight(wide_x, wide_g, window, 1), 640)
    assert half_convolved_back(g, weight, window, (8, 8), 1) is None


def test_large_image_that_goes_straight_to_memory_is_that_of_numpy():
    rng = np.random.default_rng(4)
    x, weight = images(rng, 16, 24, 24, 64), rng.standard_normal((16, 16, 3, 3), np.float32)
    weight = held_in_bfloat16(weight)

    found = half_convolved(x, weight, SAME, 1)
    assert found.size > 1 << 19
    expected = by_numpy.convolved(x.astype(np.float64), weight.astype(np.float64), SAME, 1)
    close(found, expected, 144)


@pytest.mark.parametrize("window", [Window((1, 3), (2, 1)), Window((3, 1), (1, 2), (1, 1, 0, 0))])
def test_windows_that_step_over_rows_or_columns_are_those_of_numpy(window):
    rng = np.random.default_rng(5)
    x, weight = (
        images(rng, 16, 19, 9, 32),
        rng.standard_normal((16, 16, *window.kernel), np.float32),
    )
    weight, g = held_in_bfloat16(weight), images(rng, 16, *window.positions(19, 9), 32)
    wide_x, wide_g, wide_w = (one.astype(np.float64) for one in (x, g, weight))

    found = half_convolved(x, weight, window, 1)
    close(found, by_numpy.convolved(wide_x, wide_w, window, 1), 48)
    of_weight = half_convolved_weight(x, g, window, 1)
    close(of_weight, by_numpy.convolved_weight(wide_x, wide_g, window, 1), 5000)


def test_kept_calls_have_the_same_bits_whoever_shares_the_work(monkeypatch):
    rng = np.random.default_rng(2)
    x, g = images(rng, 16, 12, 12, 64), images(rng, 32, 12, 12, 64)
    weight = rng.standard_normal((32, 16, 3, 3), np.float32)
    shared = (
        half_convolved(x, weight, SAME, 1),
        half_convolved_back(g, weight, SAME, (12, 12), 1),
        half_convolved_weight(x, g, SAME, 1),
    )
    monkeypatch.setattr(half_convolution_work, "pool", lambda: None)
    outs = images(rng, *g.transpose(1, 2, 3, 0).shape), images(rng, *x.transpose(1, 2, 3, 0).shape)
    of_weight = np.empty_like(weight)
    calls = (
        half_convolved_call(x, weight, outs[0], SAME, 1),
        half_convolved_back_call(g, weight, outs[1], SAME, 1),
        half_convolved_weight_call(x, g, of_weight, SAME, 1),
    )

    for call, found, expected in zip(calls, (*outs, of_weight), shared, strict=True):
        assert call is not None
        run(call)
        assert np.array_equal(found, expected)


def test_sample_has_the_same_bits_in_any_batch():
    rng = np.random.default_rng(3)
    x, weight = images(rng, 16, 7, 6, 80), rng.standard_normal((16, 16, 3, 3), np.float32)
    whole = half_convolved(x, weight, SAME, 1)

    assert np.array_equal(half_convolved(x[5:30], weight, SAME, 1), whole[5:30])


@pytest.mark.parametrize(
    ("samples", "sides", "window", "group", "made"),
    [
        (15, (16, 16), SAME, 1, "image"),
        (32, (1, 16), SAME, 1, "image"),
        (32, (8, 8), SAME, 1, "image"),
        (32, (32, 32), SAME, 2, "image"),
        (32, (16, 16), Window((3,)), 1, "image"),
        (32, (16, 16), Window((3, 3), (1, 1), (3, 0, 0, 0)), 1, "image"),
        (32, (16, 16), Window((3, 3), (2, 2)), 1, "image back"),
        (32, (16, 16), Window((1, 1), (2, 2)), 1, "image"),
        (32, (16, 16), Window((3, 3), (1, 1), (), (2, 2)), 1, "image"),
    ],
)
def test_what_does_not_repay_or_is_not_reached_is_left_to_others(
    samples, sides, window, group, made
):
    assert not takes(samples, sides, window, group, made)


def test_vectors_are_spared_tiles_that_are_half_empty():
    repays = half_convolution._repays_vectors

    assert not repays(16, (16, 16), "weight")
    assert not repays(32, (8, 16), "weight")
    assert not repays(32, (16, 6), "image back")
    assert repays(16, (16, 6), "image")
    assert repays(32, (32, 20), "weight")
    assert repays(24, (12, 20), "weight")


def test_what_is_no_number_stays_so_and_infinities_are_kept():
    rng = np.random.default_rng(7)
    x, g = images(rng, 16, 6, 6, 32), images(rng, 16, 6, 6, 32)
    weight = np.ones((16, 16, 3, 3), np.float32)
    x[3, 2, 1, 1], x[4, 2, 1, 1] = np.nan, np.inf

    out = half_convolved(x, weight, SAME, 1)
    of_weight = half_convolved_weight(x, g, SAME, 1)

    assert np.isnan(out[3, :, :3, :3]).all()
    assert np.isposinf(out[4, :, :3, :3]).all()
    assert np.isfinite(out[5]).all()
    assert np.isfinite(out[3:5, :, 3:]).all()
    assert np.isnan(of_weight[:, 2]).all()
    assert np.isfinite(of_weight[:, 3]).all()
