"""Convolutions in machine code beside NumPy's in float64, of windows and layouts at random."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import providers
from engine.backend.kernels import convolution as by_numpy
from engine.backend.kernels.window import Window
from engine.backend.native import convolution
from engine.backend.native.calls import run
from engine.backend.native.convolution import (
    convolved,
    convolved_back,
    convolved_back_call,
    convolved_call,
    convolved_weight,
    convolved_weight_call,
)


@pytest.fixture(autouse=True)
def of_any_size(monkeypatch):
    monkeypatch.setattr(convolution, "LEAST", 1)
    monkeypatch.setattr(convolution, "_LEAST_SHARED", 1 << 14)


def random_window(rng: np.random.Generator, rank: int) -> Window:
    def some(low: int, high: int, count: int = rank) -> tuple[int, ...]:
        return tuple(int(n) for n in rng.integers(low, high, count))

    pads = some(0, 3, 2 * rank) if rng.integers(2) else (0, 0) * rank
    return Window(some(1, 5), some(1, 3), pads, some(1, 3))


def case(rng: np.random.Generator):
    """Inputs, weights and gradients of the output, each in some order of memory."""
    rank = int(rng.integers(1, 4))
    window, group = random_window(rng, rank), int(rng.integers(1, 3))
    size = tuple(reach + int(rng.integers(0, 6)) for reach in window.reach)
    channels, filters, samples = (int(n) for n in rng.integers([1, 1, 16], [6, 15, 90]))
    shapes = (
        (samples, channels * group, *size),
        (filters * group, channels, *window.kernel),
        (samples, filters * group, *window.positions(*size)),
    )
    arrays = [rng.standard_normal(shape, np.float32) for shape in shapes]
    if rng.integers(2):
        arrays = [np.moveaxis(np.moveaxis(x, 0, -1).copy(), -1, 0) for x in arrays]
    return *arrays, window, group, size


def close(found: np.ndarray, expected: np.ndarray, terms: int) -> None:
    assert found.shape == expected.shape
    assert found.dtype == np.float32
    scale = np.abs(expected).max() + 1
    assert np.abs(found - expected).max() <= 2e-6 * np.sqrt(terms) * scale


@pytest.mark.parametrize("is_wide", [True, False])
@pytest.mark.parametrize("seed", range(6))
def test_all_three_are_those_of_numpy_for_any_window_and_layout(seed, is_wide, monkeypatch):
    kernel = convolution._kernel()._replace(is_wide=is_wide)
    monkeypatch.setattr(convolution, "_kernel", lambda: kernel)
    rng = np.random.default_rng(seed)
    for _ in range(12):
        x, weight, g, window, group, size = case(rng)
        wide_x, wide_weight, wide_g = (one.astype(np.float64) for one in (x, weight, g))

        close(
            convolved(x, weight, window, group),
            by_numpy.convolved(wide_x, wide_weight, window, group),
            weight[0].size,
        )
        close(
            convolved_back(g, weight, window, size, group),
            by_numpy.convolved_back(wide_g, wide_weight, window, size, group),
            weight[0].size,
        )
        close(
            convolved_weight(x, g, window, group),
            by_numpy.convolved_weight(wide_x, wide_g, window, group),
            g[:, 0].size,
        )


@pytest.mark.parametrize("odd", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("pads", [(0, 0, 0, 0), (1, 1, 1, 1)])
def test_what_is_not_finite_goes_where_it_does_in_numpy(odd, pads, monkeypatch):
    rng = np.random.default_rng(3)
    window = Window((3, 3), (1, 1), pads)
    monkeypatch.setattr(ops.conv.native_convolution, "LEAST", 1)
    for which in range(3):
        arrays = [
            rng.standard_normal((20, 2, 7, 7), np.float32),
            rng.standard_normal((3, 2, 3, 3), np.float32),
            rng.standard_normal((20, 3, *window.positions(7, 7)), np.float32),
        ]
        arrays[which].reshape(-1)[5] = odd
        x, weight, g = arrays

        def every(x=x, weight=weight, g=g) -> list[np.ndarray]:
            with np.errstate(invalid="ignore"):
                return [
                    ops.conv.convolve(x, weight, window=window),
                    ops.conv.convolve_back(g, weight, window=window, size=(7, 7)),
                    ops.conv.convolve_weight(x, g, window=window),
                ]

        found = every()
        with providers():
            expected = every()
        for one, other in zip(found, expected, strict=True):
            assert np.array_equal(np.isnan(one), np.isnan(other))
            assert np.array_equal(np.isinf(one), np.isinf(other))


def test_bits_are_the_same_however_many_threads_share_it(monkeypatch):
    rng = np.random.default_rng(5)
    x, weight = rng.standard_normal((70, 5, 12, 12), "f"), rng.standard_normal((9, 5, 3, 3), "f")
    window = Window((3, 3), (1, 1), (1, 1, 1, 1))
    g = rng.standard_normal((70, 9, 12, 12), np.float32)

    def every() -> list[bytes]:
        return [
            convolved(x, weight, window, 1).tobytes(),
            convolved_back(g, weight, window, (12, 12), 1).tobytes(),
            convolved_weight(x, g, window, 1).tobytes(),
        ]

    shared = every()
    monkeypatch.setattr(convolution, "pool", lambda: None)

    assert every() == shared


@pytest.mark.parametrize("is_wide", [True, False])
def test_weights_of_many_positions_are_right_and_the_same_for_any_threads(is_wide, monkeypatch):
    kernel = convolution._kernel()._replace(is_wide=is_wide)
    monkeypatch.setattr(convolution, "_kernel", lambda: kernel)
    rng = np.random.default_rng(8)
    x = rng.standard_normal((33, 4, 59, 63), np.float32)
    window = Window((3, 3), (1, 1), (1, 1, 1, 1))
    g = rng.standard_normal((33, 6, *window.positions(59, 63)), np.float32)

    shared = convolved_weight(x, g, window, 2)
    expected = by_numpy.convolved_weight(x.astype(np.float64), g.astype(np.float64), window, 2)
    close(shared, expected, g[:, 0].size)
    monkeypatch.setattr(convolution, "pool", lambda: None)

    assert convolved_weight(x, g, window, 2).tobytes() == shared.tobytes()


def innermost(x: np.ndarray) -> np.ndarray:
    return np.moveaxis(np.ascontiguousarray(np.moveaxis(x, 0, -1)), -1, 0)


@pytest.mark.parametrize("seed", range(4))
def test_kept_calls_compute_the_bits_of_the_functions_as_often_as_they_run(seed):
    rng = np.random.default_rng(seed)
    for _ in range(8):
        x, weight, g, window, group, size = case(rng)
        x, g, weight = innermost(x), innermost(g), np.ascontiguousarray(weight)
        outs = innermost(np.empty_like(g)), innermost(np.empty_like(x)), np.empty_like(weight)
        calls = (
            convolved_call(x, weight, outs[0], window, group),
            convolved_back_call(g, weight, outs[1], window, group),
            convolved_weight_call(x, g, outs[2], window, group),
        )
        for _ in range(2):
            for array in (x, weight, g):
                array += 1
            expected = (
                convolved(x, weight, window, group),
                convolved_back(g, weight, window, size, group),
                convolved_weight(x, g, window, group),
            )
            for call, out, other in zip(calls, outs, expected, strict=True):
                assert run(call)
                assert out.tobytes() == other.tobytes()


def test_calls_refuse_where_what_is_not_finite_meets_a_border():
    rng = np.random.default_rng(8)
    window = Window((3, 3), (1, 1), (1, 1, 1, 1))
    x, g = (innermost(rng.standard_normal((20, n, 7, 7), np.float32)) for n in (2, 3))
    weight = rng.standard_normal((3, 2, 3, 3), np.float32)
    forward = convolved_call(x, weight, innermost(g), window, 1)
    of_weight = convolved_weight_call(x, g, weight.copy(), window, 1)
    assert run(forward)
    assert run(of_weight)

    weight[1, 1, 1, 1] = x[3, 1, 4, 4] = np.inf

    assert not run(forward)
    assert not run(of_weight)


def test_calls_are_made_of_arrays_alone_that_lie_as_the_kernel_reads_and_writes_them():
    window = Window((2, 2))
    x, weight = innermost(np.ones((20, 1, 5, 5), "f")), np.ones((2, 1, 2, 2), np.float32)
    out, other = innermost(np.ones((20, 2, 4, 4), "f")), np.ones((20, 2, 4, 4), np.float32)

    assert convolved_call(x, weight, out, window, 1) is not None
    assert convolved_call(x, weight, other, window, 1) is None
    assert convolved_call(x.copy("C"), weight, out, window, 1) is None
    assert convolved_call(x, weight.swapaxes(2, 3), out, window, 1) is None
    assert convolved_call(x, weight, out.astype(np.float64), window, 1) is None
    assert convolved_back_call(other, weight, x, window, 1) is None
    assert convolved_weight_call(x, other, weight, window, 1) is None


def test_few_samples_and_other_types_are_left_to_numpy():
    window = Window((2, 2))
    x, weight = np.ones((15, 1, 4, 4), np.float32), np.ones((2, 1, 2, 2), np.float32)

    assert convolved(x, weight, window, 1) is None
    assert (
        convolved(x.repeat(2, 0).astype(np.float64), weight.astype(np.float64), window, 1) is None
    )
    assert convolved(x.repeat(2, 0)[..., :0], weight, window, 1) is None


def test_operator_and_its_gradients_come_from_the_kernels():
    rng = np.random.default_rng(6)
    x = rng.standard_normal((32, 3, 9, 9), np.float32)
    weight = rng.standard_normal((8, 3, 3, 3), np.float32)

    found = ops.conv2d(Tensor(x), Tensor(weight), pad_mode="pad", padding=1).asnumpy()

    with providers("numpy"):
        close(found, ops.conv2d(Tensor(x), Tensor(weight), pad_mode="pad", padding=1).asnumpy(), 27)


@pytest.mark.parametrize("is_wide", [True, False])
@pytest.mark.parametrize("seed", range(3))
def test_a_bias_and_a_rectifier_follow_with_the_bits_of_operators_behind(
    seed, is_wide, monkeypatch
):
    kernel = convolution._kernel()._replace(is_wide=is_wide)
    monkeypatch.setattr(convolution, "_kernel", lambda: kernel)
    rng = np.random.default_rng(seed)
    for _ in range(8):
        x, weight, g, window, group, _ = case(rng)
        x, g, weight = innermost(x), innermost(g), np.ascontiguousarray(weight)
        x.reshape(-1)[rng.integers(x.size)] = np.nan
        bias = rng.standard_normal(len(weight), np.float32)
        plain, biased, rectified = (np.empty_like(g) for _ in range(3))
        assert run(convolved_call(x, weight, plain, window, group))
        assert run(convolved_call(x, weight, biased, window, group, bias))
        assert run(convolved_call(x, weight, rectified, window, group, bias, relu=True))

        expected = plain + bias.reshape(-1, *[1] * (x.ndim - 2))

        assert biased.tobytes() == expected.tobytes()
        kept = (expected > 0) | np.isnan(expected)
        assert rectified.tobytes() == np.where(kept, expected, np.float32(0)).tobytes()


def test_a_bias_of_another_length_is_not_taken():
    window = Window((2, 2))
    x, out = (innermost(np.ones((20, n, 9 - n, 9 - n), "f")) for n in (1, 2))
    weight = np.ones((2, 1, 2, 2), np.float32)

    assert convolved_call(x, weight, out, window, 1, weight[:, 0, 0, 0].copy()) is not None
    assert convolved_call(x, weight, out, window, 1, np.ones(3, np.float32)) is None
    assert convolved_call(x, weight, out, window, 1, weight[:, 0, 0, 0]) is None
