"""Steps of optimizers in machine code have the bits of NumPy's."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from engine.autodiff import providers
from engine.backend.native import steps
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
