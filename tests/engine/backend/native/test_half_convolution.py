"""Convolutions of bfloat16 by tiles beside NumPy's in float64, of windows and sizes at random."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.halves import held_in_bfloat16
from engine.backend.kernels import convolution as by_numpy
from engine.backend.kernels.window import Window, batch_outermost
from engine.backend.native import half_convolution
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
pytestmark = pytest.mark.native("tiles")


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


def test_kept_calls_have_the_same_bits_whoever_shares_the_work(monkeypatch):
    rng = np.random.default_rng(2)
    x, g = images(rng, 16, 12, 12, 64), images(rng, 32, 12, 12, 64)
    weight = rng.standard_normal((32, 16, 3, 3), np.float32)
    shared = (
        half_convolved(x, weight, SAME, 1),
        half_convolved_back(g, weight, SAME, (12, 12), 1),
        half_convolved_weight(x, g, SAME, 1),
    )
    monkeypatch.setattr(half_convolution, "pool", lambda: None)
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
    ("samples", "sides", "window", "group", "is_back"),
    [
        (15, (16, 16), SAME, 1, False),
        (32, (1, 16), SAME, 1, False),
        (32, (8, 8), SAME, 1, False),
        (32, (32, 32), SAME, 2, False),
        (32, (16, 16), Window((3,)), 1, False),
        (32, (16, 16), Window((3, 3), (1, 1), (3, 0, 0, 0)), 1, False),
        (32, (16, 16), Window((3, 3), (2, 2)), 1, True),
        (32, (16, 16), Window((1, 1), (2, 2)), 1, False),
        (32, (16, 16), Window((3, 3), (1, 1), (), (2, 2)), 1, False),
    ],
)
def test_what_tiles_do_not_repay_or_reach_is_left_to_others(samples, sides, window, group, is_back):
    assert not takes(samples, sides, window, group, is_back)
