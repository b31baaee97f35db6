"""Gradients of one operator by one program, bit for bit those of its rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.autodiff import PRIMITIVES, providers
from engine.ops.at_once import LEAST, gradients_at_once
from tests.every_case import every

WHOLE = (300, 128)


def numbers(shape: tuple[int, ...], seed: int = 0) -> Any:
    return np.random.default_rng(seed).standard_normal(shape, np.float32)


def with_samples_inside(x: Any) -> Any:
    return np.ascontiguousarray(x.transpose(1, 2, 3, 0)).transpose(3, 0, 1, 2)


IMAGES = with_samples_inside(numbers((40, 8, 12, 12)))
CASES: dict[str, tuple[str, tuple[Any, ...], dict[str, Any]]] = {
    "bias": ("add", (numbers(WHOLE), numbers((128,), 1)), {}),
    "difference": ("sub", (numbers(WHOLE), numbers((128,), 1)), {}),
    "scale": ("mul", (numbers(WHOLE), numbers((128,), 1)), {}),
    "scale of channels": ("mul", (IMAGES, numbers((1, 8, 1, 1), 1)), {}),
    "number": ("mul", (numbers(WHOLE), 0.25), {}),
    "square of itself": ("mul", (numbers(WHOLE),) * 2, {}),
    "quotient": ("div", (numbers(WHOLE), numbers(WHOLE, 1) + 5), {}),
    "rectifier": ("relu", (numbers(WHOLE),), {}),
    "sigmoid": ("sigmoid", (numbers(WHOLE),), {}),
    "tanh": ("tanh", (numbers(WHOLE),), {}),
    "gelu": ("gelu_erf", (numbers(WHOLE),), {}),
    "gelu by tanh": ("gelu_tanh", (numbers(WHOLE),), {}),
    "softmax": ("softmax_along", (numbers(WHOLE),), {"axis": -1}),
    "logarithm of softmax": ("log_softmax_along", (numbers(WHOLE),), {"axis": 1}),
    "rows": ("standardized", (numbers(WHOLE),), {"axes": (1,), "epsilon": 1e-5}),
    "channels": ("standardized", (IMAGES,), {"axes": (0, 2, 3), "epsilon": 1e-5}),
}


def asked(name: str, inputs: tuple[Any, ...], settings: dict[str, Any]) -> tuple[Any, ...]:
    """What is asked for the gradients of a call, of a gradient of the first result."""
    primitive = PRIMITIVES[name]
    out = primitive(*inputs, **settings)
    first = out[0] if isinstance(out, tuple) else out
    g = with_samples_inside(numbers(first.shape, 7)) if first.ndim == 4 else numbers(first.shape, 7)
    told = (g, None, None) if isinstance(out, tuple) else g
    wanted = [isinstance(one, np.ndarray) for one in inputs]
    return primitive, told, out, inputs, primitive.defaults | settings, wanted


@every("case", list(CASES))
def test_the_second_time_gives_the_bits_of_the_rules(case: str) -> None:
    given = asked(*CASES[case])
    expected = given[0].by_rules(*given[1:])
    for _ in range(3):
        found = given[0].gradients(*given[1:])

        assert len(found) == len(expected)
        for one, other in zip(found, expected, strict=True):
            if other is not None:
                np.testing.assert_array_equal(one, other)
                assert one.strides == other.strides


@pytest.mark.native
def test_a_program_computes_from_the_second_time_on() -> None:
    given = asked(*CASES["gelu"])
    gradients_at_once(*given)

    assert gradients_at_once(*given) is not None


def test_other_numbers_are_not_taken_for_those_of_the_first_time() -> None:
    for number in (0.25, 0.5, 3, 0.0, -0.0, 0.25):
        given = asked("mul", (numbers(WHOLE), number), {})
        found = given[0].gradients(*given[1:])
        expected = given[1] * np.float32(number)

        np.testing.assert_array_equal(found[0], expected)
        np.testing.assert_array_equal(np.signbit(found[0]), np.signbit(expected))


@pytest.mark.parametrize(
    ("name", "inputs"),
    [
        ("mul", (numbers((20, 20)), numbers((20, 20), 1))),
        ("mul", (numbers(WHOLE).astype(np.float64), numbers(WHOLE, 1).astype(np.float64))),
        ("dense_product", (numbers((512, 64)), numbers((128, 64), 1))),
    ],
)
def test_few_numbers_other_types_and_other_rules_are_left_to_the_rules(
    name: str, inputs: tuple[Any, ...]
) -> None:
    given = asked(name, inputs, {})
    gradients_at_once(*given)

    assert gradients_at_once(*given) is None


def test_nothing_is_computed_at_once_without_native_code() -> None:
    given = asked(*CASES["gelu"])
    given[0].gradients(*given[1:])
    with providers("numpy"):
        assert gradients_at_once(*given) is None
    assert numbers(WHOLE).size >= LEAST
