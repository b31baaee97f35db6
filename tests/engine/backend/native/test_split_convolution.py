"""Convolutions of float32 by tiles beside NumPy's in float64, of windows and sizes at random."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

import engine
from engine import Tensor, nn
from engine.backend.kernels import convolution as by_numpy
from engine.backend.kernels.window import Window, batch_outermost
from engine.backend.native import convolution, split_convolution
from engine.backend.native.calls import Call, run
from engine.backend.native.convolution import (
    convolved,
    convolved_back,
    convolved_back_call,
    convolved_call,
    convolved_weight,
    convolved_weight_call,
)

SAME = Window((3, 3), (1, 1), (1, 1, 1, 1))
pytestmark = pytest.mark.native("tiles")


def images(rng: np.random.Generator, *shape: int) -> np.ndarray:
    """(batch, channels, height, width) with the batch innermost."""
    return batch_outermost(rng.standard_normal(shape, np.float32))


def is_by_tiles(call: Call | None) -> bool:
    """Whether a call is one of the tiles' library."""
    kernel = split_convolution._kernel()
    assert call is not None
    assert kernel is not None
    return call.function in kernel


def error(found: np.ndarray | None, expected: np.ndarray) -> float:
    assert found is not None
    assert found.shape == expected.shape
    return float(np.sqrt(np.mean((found - expected) ** 2)))


def turned(weight: np.ndarray, window: Window) -> tuple[np.ndarray, Window]:
    """The weight and the window that make a convolution of a gradient of images, stride 1."""
    down, along = window.kernel
    top, bottom, left, right = window.pads or (0, 0, 0, 0)
    pads = (down - 1 - top, down - 1 - bottom, along - 1 - left, along - 1 - right)
    return weight.transpose(1, 0, 2, 3)[:, :, ::-1, ::-1], Window(window.kernel, (1, 1), pads)


WINDOWS = [
    (SAME, 16, 16, (12, 13), 64),
    (SAME, 15, 31, (9, 11), 33),
    (SAME, 32, 48, (8, 8), 40),
    (SAME, 64, 64, (4, 6), 16),
    (Window((5, 5)), 28, 16, (14, 14), 37),
    (Window((2, 5), (1, 1), (1, 0, 2, 1)), 45, 48, (6, 7), 70),
]


@pytest.mark.parametrize(("window", "channels", "filters", "size", "samples"), WINDOWS)
def test_all_three_err_no_more_than_numpy_in_float32(window, channels, filters, size, samples):
    rng = np.random.default_rng(0)
    positions = window.positions(*size)
    x, g = images(rng, channels, *size, samples), images(rng, filters, *positions, samples)
    weight = rng.standard_normal((filters, channels, *window.kernel), np.float32)
    of_weight = np.empty_like(weight)
    out, back = images(rng, *g.transpose(1, 2, 3, 0).shape), images(rng, channels, *size, samples)
    wide_x, wide_w, wide_g = (one.astype(np.float64) for one in (x, weight, g))
    assert is_by_tiles(convolved_call(x, weight, out, window, 1))
    assert is_by_tiles(convolved_back_call(g, weight, back, window, 1))
    has_both = min(channels, filters) >= 24
    assert is_by_tiles(convolved_weight_call(x, g, of_weight, window, 1)) == has_both

    expected = by_numpy.convolved(wide_x, wide_w, window, 1)
    plain = by_numpy.convolved(x, weight, window, 1)
    assert error(convolved(x, weight, window, 1), expected) <= error(plain, expected)
    expected = by_numpy.convolved_back(wide_g, wide_w, window, size, 1)
    plain = by_numpy.convolved(g, *turned(weight, window), 1)
    assert error(convolved_back(g, weight, window, size, 1), expected) <= error(plain, expected)
    if not has_both:
        return
    expected = by_numpy.convolved_weight(wide_x, wide_g, window, 1)
    plain = by_numpy.convolved_weight(x, g, window, 1)
    assert error(convolved_weight(x, g, window, 1), expected) <= error(plain, expected)


def all_three(x: np.ndarray, weight: np.ndarray, g: np.ndarray) -> list[np.ndarray | None]:
    return [
        convolved(x, weight, SAME, 1),
        convolved_back(g, weight, SAME, x.shape[2:], 1),
        convolved_weight(x, g, SAME, 1),
    ]


def test_kept_calls_have_the_same_bits_whoever_shares_the_work(monkeypatch):
    rng = np.random.default_rng(2)
    x, g = images(rng, 32, 9, 12, 72), images(rng, 32, 9, 12, 72)
    weight = rng.standard_normal((32, 32, 3, 3), np.float32)
    shared = all_three(x, weight, g)
    monkeypatch.setattr(convolution, "pool", lambda: None)
    monkeypatch.setattr(split_convolution, "pool", lambda: None)
    outs = images(rng, 32, 9, 12, 72), images(rng, 32, 9, 12, 72)
    of_weight = np.empty_like(weight)
    calls = (
        convolved_call(x, weight, outs[0], SAME, 1),
        convolved_back_call(g, weight, outs[1], SAME, 1),
        convolved_weight_call(x, g, of_weight, SAME, 1),
    )

    for call, found, expected in zip(calls, (*outs, of_weight), shared, strict=True):
        assert is_by_tiles(call)
        assert call is not None
        assert run(call)
        assert np.array_equal(found, expected)


def test_sample_has_the_same_bits_in_any_batch_that_tiles_take():
    rng = np.random.default_rng(3)
    x, weight = images(rng, 16, 12, 11, 80), rng.standard_normal((16, 16, 3, 3), np.float32)
    whole = convolved(x, weight, SAME, 1)

    assert np.array_equal(convolved(x[5:44], weight, SAME, 1), whole[5:44])


def test_large_image_that_goes_straight_to_memory_has_the_bits_of_a_small_one():
    rng = np.random.default_rng(4)
    x, weight = images(rng, 16, 24, 24, 64), rng.standard_normal((16, 16, 3, 3), np.float32)

    found = convolved(x, weight, SAME, 1)
    assert found.size > 1 << 19
    assert np.array_equal(found[:16], convolved(x[:16], weight, SAME, 1))


def by_numbers(monkeypatch: pytest.MonkeyPatch, made: Callable[[], list]) -> list:
    """What the kernel of float32 makes."""
    with monkeypatch.context() as alone:
        alone.setattr(split_convolution, "_repays", lambda sizes: False)
        return made()


@pytest.mark.parametrize("number", [np.inf, -np.inf, np.nan, 3.4e38])
def test_what_is_not_finite_or_rounds_to_infinity_is_computed_in_float32(monkeypatch, number):
    rng = np.random.default_rng(5)
    x, g = images(rng, 32, 9, 12, 64), images(rng, 32, 9, 12, 64)
    weight = rng.standard_normal((32, 32, 3, 3), np.float32) / 8
    x[3, 5, 4, 4] = g[9, 17, 3, 2] = number

    found = all_three(x, weight, g)
    expected = by_numbers(monkeypatch, lambda: all_three(x, weight, g))

    for one, other in zip(found, expected, strict=True):
        assert (one is None) == (other is None)
        assert one is None or np.array_equal(one, other, equal_nan=True)


def test_weight_that_is_not_finite_and_meets_a_border_is_left_to_numpy():
    rng = np.random.default_rng(6)
    x, weight = images(rng, 16, 9, 12, 64), rng.standard_normal((32, 16, 3, 3), np.float32)
    weight[1, 2, 0, 0] = np.inf

    assert convolved(x, weight, SAME, 1) is None


def test_small_numbers_keep_what_a_high_part_holds():
    rng = np.random.default_rng(7)
    x, weight = images(rng, 16, 12, 12, 64), rng.standard_normal((16, 16, 3, 3), np.float32)
    small = (x * np.float32(1e-36)).astype(np.float32)

    found = convolved(small, weight, SAME, 1)
    expected = by_numpy.convolved(small.astype(np.float64), weight.astype(np.float64), SAME, 1)
    assert np.abs(found - expected).max() < 1e-38 * np.abs(weight).sum((1, 2, 3)).max()


@pytest.mark.parametrize(
    ("samples", "sides", "size", "window", "group"),
    [
        (16, (16, 16), (8, 8), SAME, 1),
        (128, (8, 16), (16, 16), SAME, 1),
        (128, (24, 24), (16, 16), SAME, 1),
        (64, (32, 32), (16, 16), SAME, 2),
        (64, (64, 64), (16, 16), Window((1, 1)), 1),
        (64, (64, 64), (16, 16), Window((3, 3), (2, 2)), 1),
        (64, (64, 64), (16, 16), Window((3, 3), (1, 1), (), (2, 2)), 1),
        (64, (64, 64), (16, 16), Window((3, 3), (1, 1), (3, 0, 0, 0)), 1),
        (64, (64, 64), (20, 2), Window((17, 1)), 1),
    ],
)
def test_what_tiles_do_not_repay_or_reach_is_left_to_float32(samples, sides, size, window, group):
    rng = np.random.default_rng(8)
    x = images(rng, sides[0], *size, samples)
    weight = rng.standard_normal((sides[1], sides[0] // group, *window.kernel), np.float32)
    out = images(rng, sides[1], *window.positions(*size), samples)

    assert not is_by_tiles(convolved_call(x, weight, out, window, group))


def test_without_tiles_the_kernel_of_float32_computes():
    code = (
        "from engine.backend.native import split_convolution;"
        "print(split_convolution._kernel() is None)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"INSIGHT_NATIVE": "avx512"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert found.stdout == "True\n"


def trained(mode: int) -> list[np.ndarray]:
    """The parameters of a small network after steps of training."""
    engine.set_context(mode=mode)
    network = nn.SequentialCell(
        [nn.Conv2d(32, 32, 3, pad_mode="same"), nn.ReLU(), nn.Flatten(), nn.Dense(32 * 64, 10)]
    )
    network = nn.SequentialCell([nn.Conv2d(3, 32, 3, pad_mode="same"), network])
    rng = np.random.default_rng(9)
    for param in network.trainable_params():
        param.set_data(Tensor(rng.standard_normal(param.shape, np.float32) / 10))
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = nn.Momentum(network.trainable_params(), 0.01, 0.9)
    step = nn.TrainOneStepCell(nn.WithLossCell(network, loss), optimizer).set_train()
    for _ in range(3):
        images = Tensor(rng.standard_normal((64, 3, 8, 8), np.float32))
        step(images, Tensor(rng.integers(0, 10, 64).astype(np.int32)))
    return [param.asnumpy() for param in network.trainable_params()]


def test_planned_steps_have_the_bits_of_operators(monkeypatch):
    made: list[bool] = []
    repays = split_convolution._repays
    monkeypatch.setattr(
        split_convolution, "_repays", lambda sizes: made.append(repays(sizes)) or made[-1]
    )
    by_operators = trained(engine.PYNATIVE_MODE)
    seen = sum(made)
    planned = trained(engine.GRAPH_MODE)

    assert 0 < seen < sum(made)
    assert all(np.array_equal(*both) for both in zip(planned, by_operators, strict=True))
