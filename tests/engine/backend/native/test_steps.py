"""Steps of optimizers in machine code have the bits of NumPy's."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from engine.autodiff import providers
from engine.backend.kernels.adam import adam_step
from engine.backend.kernels.momentum import momentum_step
from engine.backend.native import steps
from engine.backend.native.calls import run
from engine.ops.apply import apply_adam, apply_momentum


@pytest.fixture(autouse=True)
def of_any_size(monkeypatch):
    monkeypatch.setattr(steps, "LEAST", 1)
    monkeypatch.setattr(steps, "_LEAST_SHARED", 1 << 10)
    monkeypatch.setattr(steps, "_PART", 1 << 8)


def arrays(count: int, numbers: int) -> list[np.ndarray]:
    rng = np.random.default_rng(numbers)
    made = [rng.random(numbers, np.float32) for _ in range(count)]
    made[-1][...] = rng.standard_normal(numbers)  # the gradient
    made[-1][5::50] = np.nan
    made[-1][7::50] = np.inf
    return made


def check(step, count: int, numbers: int, *options: float, **named: bool) -> None:
    ours = arrays(count, numbers)
    theirs = [x.copy() for x in ours]
    with np.errstate(all="ignore"):
        for _ in range(3):
            step(*ours, *options, **named)
        with providers("numpy"):
            for _ in range(3):
                step(*theirs, *options, **named)
    for one, other in zip(ours, theirs, strict=True):
        assert np.array_equal(one, other, equal_nan=True)


@pytest.mark.parametrize(
    ("numbers", "nesterov"),
    list(itertools.product([1, 15, 16, 1000, 40_001], [False, True])),
)
def test_both_have_the_bits_of_numpy(numbers, nesterov):
    check(apply_momentum, 3, numbers, 0.1, 0.9, nesterov=nesterov)
    check(apply_adam, 4, numbers, 0.01, 0.9, 0.999, 1e-8, nesterov=nesterov)


@pytest.mark.parametrize("numbers", [3, 1000])
def test_adam_keeps_the_largest_second_moment_as_numpy_does(numbers):
    def step(largest, *values):
        apply_adam(*values, largest=largest)

    check(step, 5, numbers, 0.01, 0.9, 0.999, 1e-8)


def test_what_no_kernel_takes_is_left_to_numpy():
    x = np.ones(100, np.float32)
    apart = np.ones(200, np.float32)[::2]
    fixed = np.ones(100, np.float32)
    fixed.flags.writeable = False

    assert steps.moved_by_momentum(x, x.copy(), x.copy(), 0.1, 0.9, False)
    for arrays, rate in (
        ((x, x, np.ones(100)), 0.1),
        ((x, x, np.ones((100, 1), np.float32)), 0.1),
        ((x, apart, x), 0.1),
        ((fixed, x, x), 0.1),
        ((x, x, x), np.float64(0.1)),
        ((x, x, x), np.ones(())),
    ):
        assert not steps.moved_by_momentum(*arrays, rate, 0.9, False)


@pytest.mark.parametrize(
    ("numbers", "nesterov"),
    list(itertools.product([1, 15, 16, 1000, 40_001], [False, True])),
)
def test_kept_calls_have_the_bits_of_numpy_whatever_numbers_they_are_given(numbers, nesterov):
    ours = arrays(5, numbers)
    theirs = [x.copy() for x in ours]
    param, first, second, largest, grad = ours
    by_momentum = steps.momentum_call(param, first, grad, nesterov)
    by_adam = steps.adam_call(param, first, second, grad, nesterov, None)
    by_largest = steps.adam_call(param, first, second, grad, nesterov, largest)

    with np.errstate(all="ignore"):
        for rate, beta in ((0.1, 0.9), (1e-3, 0.87)):
            run(by_momentum, (rate, beta))
            run(by_adam, (rate, beta, 0.999, 1e-8))
            run(by_largest, (rate, beta, 0.99, 1e-6))
            param, first, second, largest, grad = theirs
            momentum_step(param, first, grad, rate, beta, nesterov)
            adam_step(param, first, second, grad, rate, beta, 0.999, 1e-8, nesterov)
            adam_step(param, first, second, grad, rate, beta, 0.99, 1e-6, nesterov, largest)

    for one, other in zip(ours, theirs, strict=True):
        assert np.array_equal(one, other, equal_nan=True)


def test_no_call_is_kept_for_arrays_that_lie_apart():
    x = np.ones(100, np.float32)
    apart = np.ones(200, np.float32)[::2]

    assert steps.momentum_call(x, apart, x, False) is None
    assert steps.adam_call(x, x, x, np.ones(100), False, None) is None
