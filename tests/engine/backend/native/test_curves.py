"""Functions of each element in machine code are their recipes, whatever the order of the axes."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import PRIMITIVES, providers
from engine.backend.native import curves
from engine.backend.native.recipes import LEAST, RECIPES

NAMES = sorted(name for name, one in RECIPES.items() if not one.is_exact and not one.axes)
ORDERS = ((0, 1, 2), (2, 1, 0), (1, 2, 0))


def numbers(shape: tuple[int, ...], scale: float = 3.0) -> Any:
    return (np.random.default_rng(3).standard_normal(shape) * scale).astype(np.float32)


def others(name: str) -> tuple[float, ...]:
    return (3.0,) if name == "pow" else ()


@pytest.mark.parametrize("name", NAMES)
def test_operator_has_the_numbers_of_float64_but_for_rounding(name: str) -> None:
    x = np.abs(numbers((3, 40, 33))) if name.startswith("log") else numbers((3, 40, 33))
    for order in ORDERS:
        given = x.transpose(order)
        found = PRIMITIVES[name](given, *others(name))
        expected = PRIMITIVES[name].reference(given.astype(np.float64), *others(name))

        assert found.dtype == np.float32
        np.testing.assert_allclose(found, expected, rtol=2e-6, atol=2e-6)


@pytest.mark.parametrize("name", NAMES)
def test_bits_are_the_same_in_any_order(name: str) -> None:
    x = np.abs(numbers((8, 40, 33))) + 0.1
    found = curves.curve(name, x, *others(name))
    assert found is not None
    for order in ORDERS:
        given = x.transpose(order)
        turned = curves.curve(name, given, *others(name))

        assert turned is not None
        assert turned.strides == given.strides
        assert turned.tobytes() == found.transpose(order).tobytes()


@pytest.mark.parametrize("odd", [math.nan, math.inf, -math.inf])
def test_odd_numbers_go_where_numpy_lets_them(odd: float) -> None:
    x = numbers((64, 64))
    x[5, 7] = odd
    for function in (ops.gelu, ops.softmax, ops.log_softmax, ops.erf, ops.sigmoid):
        with providers():
            expected = function(Tensor(x)).asnumpy()

        np.testing.assert_allclose(
            function(Tensor(x)).asnumpy(), expected, rtol=1e-5, atol=1e-6, equal_nan=True
        )


def test_few_numbers_other_types_and_gaps_are_left_to_numpy() -> None:
    x = numbers((128, 64))

    assert curves.curve("exp", x.ravel()[: LEAST - 1]) is None
    assert curves.curve("exp", x.astype(np.float64)) is None
    assert curves.curve("exp", x[:, ::2]) is None
    assert curves.curve("pow", x, 2.5) is None
    assert curves.curve("pow", x, 3) is None


def test_power_of_numbers_of_python_is_pythons() -> None:
    assert PRIMITIVES["pow"](2.0, 3.0) == 8
