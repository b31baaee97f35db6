"""Every optimizer of float16 and bfloat16 parameters: its step is that of float32, rounded once."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from engine import Parameter, Tensor
from tests.contracts.test_every_optimizer import OPTIMIZERS, kind_that_moves, make

HALVES = [
    pytest.param(np.dtype(ml_dtypes.bfloat16), id="bfloat16"),
    pytest.param(np.dtype(np.float16), id="float16"),
]
RATE = 0.125  # which halves hold: some keep it as a part of their state


def numbers(half, seed):
    return np.random.default_rng(seed).standard_normal((40, 3)).astype(half)


def optimizer_of(name, kind, half, **options):
    """With a parameter of numbers of the half; its state is rounded to the half, too."""
    parameter = Parameter(Tensor(numbers(half, 0).astype(kind)), name="weight")
    made = make(name, [parameter], RATE, **options)
    for state in made.get_parameters():
        if state.shape == parameter.shape:
            state.array[...] = state.array.astype(half)
    return parameter, made


@pytest.mark.parametrize("name", OPTIMIZERS)
@pytest.mark.parametrize("half", HALVES)
def test_step_is_that_of_float32_rounded_once(name, half):
    found = {}
    for kind in (half, np.dtype(np.float32)):
        parameter, made = optimizer_of(name, kind, half)
        array = parameter.array
        made((Tensor(numbers(half, 1).astype(kind)),))
        found[kind] = [part.asnumpy() for part in made.get_parameters()]

        assert parameter.array is array  # others may know it
    for one, wide in zip(*found.values(), strict=True):
        np.testing.assert_array_equal(one, wide.astype(one.dtype))


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_gradient_may_be_of_another_type(name):
    """Its numbers count, not its type: nothing is rounded on the way to a float32 parameter."""
    half = np.dtype(np.float16)
    found = []
    for kind in (half, np.dtype(np.float32)):
        parameter, made = optimizer_of(name, np.dtype(np.float32), half)
        given = numbers(half, 1).astype(kind)
        made((Tensor(given),))
        found.append(parameter.asnumpy())
        if kind == half:
            np.testing.assert_array_equal(given, numbers(half, 1))

    np.testing.assert_array_equal(*found)


SCALED = [
    name
    for name in OPTIMIZERS
    if "loss_scale" in kind_that_moves(name).__init__.__code__.co_varnames
]


@pytest.mark.parametrize("name", SCALED)
def test_loss_scale_may_pass_what_float16_holds(name):
    half = np.dtype(np.float16)
    parameter, made = optimizer_of(name, half, half, loss_scale=65536.0)
    before = parameter.asnumpy().copy()
    made((Tensor(np.full((40, 3), 60000.0, half)),))

    assert (parameter.asnumpy() != before).any()
    assert np.isfinite(parameter.asnumpy()).all()
