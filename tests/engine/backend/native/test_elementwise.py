"""Operators of each element of long arrays in machine code, bit for bit NumPy's."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine.autodiff import PRIMITIVES, providers
from engine.backend.native.elementwise import LEAST, elementwise
from tests.every_case import every

BY_NUMPY: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.true_divide,
    "maximum": np.maximum,
    "minimum": np.minimum,
}
SHAPES = (
    ((512, 600), (512, 600)),
    ((512, 600), (600,)),
    ((512, 600), (512, 1)),
    ((512, 600), ()),
    ((1, 600), (512, 600)),
    ((40, 8, 30, 30), (1, 8, 1, 1)),
)


def numbers(shape: tuple[int, ...], seed: int = 0) -> Any:
    return np.random.default_rng(seed).standard_normal(shape, np.float32)


def with_samples_inside(x: Any) -> Any:
    return np.ascontiguousarray(x.transpose(1, 2, 3, 0)).transpose(3, 0, 1, 2)


@every("case", list(itertools.product(BY_NUMPY, SHAPES)))
def test_arrays_that_broadcast_give_the_bits_of_numpy(case: Any) -> None:
    name, (one, other) = case
    x, y = numbers(one), numbers(other, 1)
    if len(one) == 4:
        x = with_samples_inside(x)
    expected = BY_NUMPY[name](x, y)
    found = elementwise(name, x, y)

    assert max(x.size, y.size) >= LEAST
    np.testing.assert_array_equal(found, expected)
    assert found.strides == expected.strides


@pytest.mark.parametrize("number", [2.5, 3, -0.1, 16777217, 1e-40])
def test_a_number_is_rounded_as_numpy_rounds_it(number: float) -> None:
    x = numbers((600, 512))

    np.testing.assert_array_equal(elementwise("mul", x, number), x * number)
    np.testing.assert_array_equal(elementwise("sub", number, x), number - x)


@pytest.mark.parametrize(
    "other",
    [
        numbers((600, 512)).astype(np.float64),
        numbers((512, 600)).T,
        np.ones((600, 512), bool),
        np.float32(2.0),
        numbers((600, 1, 512)),
        1 << 60,
    ],
)
def test_what_is_of_another_kind_is_left_to_numpy(other: Any) -> None:
    assert elementwise("add", numbers((600, 512)), other) is None


@pytest.mark.parametrize("name", [*BY_NUMPY, "neg", "abs"])
def test_operators_of_long_arrays_have_the_bits_that_numpy_alone_gives(name: str) -> None:
    given = [numbers((700, 401)), numbers((401,), 2)][: PRIMITIVES[name].arity]
    found = PRIMITIVES[name](*given)
    with providers("numpy"):
        expected = PRIMITIVES[name](*given)

    np.testing.assert_array_equal(found, expected)
