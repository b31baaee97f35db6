"""Every function of mint gives what NumPy and SciPy give in float64, and in their types.

A function that is new asks for a case: its name must stand in one of the tables.
"""

from __future__ import annotations

import numpy as np
import pytest

from engine import mint, ops
from engine.mint import unchanged
from engine.mint.nn import functional
from engine.mint.nn.functional import unchanged as unchanged_functional
from tests.engine.fake_cupy.gpu import fake_gpu
from tests.engine.mint.numpy_cases import (
    comparing,
    elementwise,
    multiplying,
    reducing,
    shaping,
)
from tests.engine.mint.numpy_cases import functional as of_networks
from tests.every_case import every

OF_MINT = elementwise.CASES | comparing.CASES | reducing.CASES | shaping.CASES | multiplying.CASES
CASES = OF_MINT | {f"nn.functional.{name}": cases for name, cases in of_networks.CASES.items()}
# Drawn at random: tests/engine/mint/test_random.py.
RANDOM = {
    *("bernoulli", "multinomial", "normal", "rand", "rand_like", "randint", "randint_like"),
    *("randn", "randn_like", "randperm"),
}
PUBLIC = (
    {*mint.__all__}
    | {f"linalg.{name}" for name in mint.linalg.__all__}
    | {f"special.{name}" for name in mint.special.__all__}
    | {f"nn.functional.{name}" for name in functional.__all__}
)


def test_every_function_has_a_case() -> None:
    assert PUBLIC - CASES.keys() == RANDOM
    assert CASES.keys() <= PUBLIC


def same(found, expected):
    if isinstance(expected, tuple):
        assert isinstance(found, tuple)
        assert len(found) == len(expected)
        for one, other in zip(found, expected, strict=True):
            same(one, other)
        return
    array = found.asnumpy() if hasattr(found, "asnumpy") else np.asarray(found)
    assert array.shape == np.shape(expected)
    assert array.dtype == np.asarray(expected).dtype
    np.testing.assert_allclose(array, expected, rtol=1e-9, atol=1e-12)


@every("name, number", [(name, k) for name, cases in CASES.items() for k in range(len(cases))])
def test_function_gives_what_numpy_gives(name, number):
    call, expected = CASES[name][number]

    same(call(), expected)


@every("name", CASES)
def test_function_gives_the_same_on_the_gpu(name):
    with fake_gpu():
        for call, expected in CASES[name]:
            same(call(), expected)


@every("name", unchanged.__all__)
def test_function_of_the_same_arguments_is_the_same_object(name):
    assert getattr(mint, name) is getattr(ops, name)


@pytest.mark.parametrize("name", unchanged_functional.__all__)
def test_function_of_networks_of_the_same_arguments_is_the_same_object(name):
    assert getattr(functional, name) is getattr(ops, name)
