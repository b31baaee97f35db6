"""Recipes beside the operators that they compute: bit for bit where they say so, else near."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from engine import ops
from engine.autodiff import PRIMITIVES
from engine.backend.native.elements import Builder, Elements
from engine.backend.native.recipes import RECIPES

ODD = np.array(
    [
        *(0.0, -0.0, 1, -1, 0.5, -0.5, 2, -3, 3, 6, 1 / 3, np.inf, -np.inf, np.nan, -np.nan),
        *(3.4028235e38, -3.4028235e38, 1.1754944e-38, -1.1754944e-38, 1e-45, -1e-45, 1e-40),
        *(8388607.5, -8388607.5, 16777216, 1 + 2**-23, 1e19, -1e-20, 88.7, -87.4, -104),
    ],
    np.float32,
)
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "convert": [{"dtype": np.dtype(np.float32)}],
    "dropped": [{"scale": 1 / 0.9}, {}],
    "held": [{"dtype": np.dtype(ml_dtypes.bfloat16)}],
    "leaky": [{"alpha": 0.01}],
    "leaky_slope": [{"alpha": 0.1}],
}
EXPONENTS = (-1.0, 0.5, 1.0, 2.0, 3.0)
OF_TRUTHS = {"where": 0, "dropped": 1}  # which operand is one
BESIDE_NUMBERS = (
    *("add", "sub", "mul", "div", "maximum", "minimum", "share_of_winner"),
    *("equal", "not_equal", "less", "less_equal", "greater", "greater_equal"),
)
EXACT = sorted(name for name, recipe in RECIPES.items() if recipe.is_exact)
NEAR = sorted(
    name for name, one in RECIPES.items() if not one.is_exact and not one.axes and name != "pow"
)
# Where numbers below 0 take digits from 1.
ATOL = {"gelu_erf": 1e-6, "gelu_erf_slope": 1e-6, "gelu_tanh": 1e-6}
assert ops


def many(seed: int) -> np.ndarray:
    """Of all sizes, usual ones, and with those of the next seed every pair of odd ones."""
    rng = np.random.default_rng(seed)
    bits = rng.integers(0, 2**32, 20_000, dtype=np.uint32).view(np.float32)
    bits[np.isnan(bits)] = np.nan  # others warn when they become float64
    pairs = np.meshgrid(ODD, ODD)[seed % 2].ravel()
    return np.concatenate([pairs, bits, rng.standard_normal(20_003, np.float32)])


def by_recipe(name: str, operands: list[Any], settings: dict[str, Any]) -> np.ndarray:
    build = Builder()
    given = [x if isinstance(x, float) else build.array() for x in operands]
    arrays = [np.asarray(x, np.float32) for x in operands if not isinstance(x, float)]
    made = RECIPES[name].make(build, *given, **settings)
    build.store(made, build.array())
    out = np.empty_like(arrays[0])
    Elements(build.program()).run([*arrays, out])
    return out


def by_reference(name: str, operands: list[Any], settings: dict[str, Any]) -> np.ndarray:
    with np.errstate(all="ignore"):
        return np.asarray(PRIMITIVES[name].reference(*operands, **settings))


def same_bits(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """Whether they are, number by number; what is no number has many forms."""
    bits = one.view(np.uint32) == other.astype(np.float32).view(np.uint32)
    return bits | (np.isnan(one) & np.isnan(other))


def operands_of(name: str) -> list[Any]:
    count = PRIMITIVES[name].arity
    operands: list[Any] = [many(k) for k in range(count)]
    if name in OF_TRUTHS:
        operands[OF_TRUTHS[name]] = many(7) > 0
    return operands


@pytest.mark.parametrize("name", EXACT)
def test_exact_recipe_has_the_bits_of_the_reference_for_all_kinds_of_numbers(name: str) -> None:
    operands = operands_of(name)
    for settings in SETTINGS.get(name, [{}]):
        found = by_recipe(name, operands, settings)
        expected = by_reference(name, operands, settings)

        assert same_bits(found, expected).all()


@pytest.mark.parametrize("name", BESIDE_NUMBERS)
def test_number_of_python_is_rounded_as_numpy_rounds_it_beside_an_array(name: str) -> None:
    for number in (0.1, -0.0, 1e-46, 16777217.0):
        for operands in ([many(0), number], [number, many(0)]):
            found = by_recipe(name, operands, {})

            assert same_bits(found, by_reference(name, operands, {})).all()


def test_choice_between_numbers_of_python_is_that_of_numpy() -> None:
    mask = many(0) > 0
    for operands in ([mask, 0.1, many(1)], [mask, many(1), 0.7]):
        found = by_recipe("where", operands, {})

        assert same_bits(found, by_reference("where", operands, {})).all()


@pytest.mark.parametrize("name", NEAR)
def test_other_recipe_is_near_the_reference_of_float64_and_odd_where_that_is(name: str) -> None:
    x = many(0)
    found, odd = by_recipe(name, [x], {}), by_reference(name, [x], {})
    with np.errstate(all="ignore"):
        expected = by_reference(name, [x.astype(np.float64)], {}).astype(np.float32)
        most = 1e-6 * np.abs(expected) + ATOL.get(name, 0) * np.maximum(1, np.abs(x)) + 1.2e-38
        is_near = (found == expected) | (np.abs(found - expected) <= most)

    assert x[~is_near & ~(np.isnan(found) & np.isnan(odd))].tolist() == []


@pytest.mark.parametrize("exponent", EXPONENTS)
def test_power_is_near_that_of_numpy(exponent: float) -> None:
    x = many(0)
    found = by_recipe("pow", [x, exponent], {})
    expected = by_reference("pow", [x, exponent], {})

    np.testing.assert_allclose(found, expected, rtol=3e-7, atol=3e-45)


def test_settings_that_a_recipe_does_not_do_give_none() -> None:
    build = Builder()
    x, y = build.array(), build.array()

    assert RECIPES["pow"].make(build, x, 2.5) is None
    assert RECIPES["pow"].make(build, x, y) is None
    assert RECIPES["logical_and"].make(build, x, 1e-46) is None
    assert RECIPES["convert"].make(build, x, dtype=np.dtype(np.float64)) is None


def test_every_recipe_is_that_of_a_primitive() -> None:
    for family in pkgutil.iter_modules(ops.__path__):  # which nobody may have asked for yet
        importlib.import_module(f"engine.ops.{family.name}")

    assert [name for name in RECIPES if name not in PRIMITIVES] == []
