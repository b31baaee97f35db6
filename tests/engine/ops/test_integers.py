"""Whole numbers where floats give infinity or NaN, or the type has no room: MindSpore's answers.

What is expected was printed by MindSpore 2.10.0 on the CPU.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops

MAX, MIN = 2**31 - 1, -(2**31)
LOWEST = -(2**63)


def of(kind: str, *numbers: float) -> Tensor:
    return Tensor(np.array(numbers, kind))


def compare(found: Any, kind: str, expected: Any) -> None:
    assert found.asnumpy().dtype == kind
    assert found.asnumpy().tolist() == expected


POWERS = [
    ("int32", [1, 2, 0, -1, -2, -1], -1, [1, 0, MIN, -1, 0, -1]),
    ("int64", [1, 2, 0, -1, -2, -1], -1, [1, 0, LOWEST, -1, 0, -1]),
    ("int8", [1, 2, 0, -1, -2, -1], -1, [1, 0, 0, -1, 0, -1]),
    ("int16", [1, 2, 0, -1, -2, -1], -2, [1, 0, 0, 1, 0, 1]),
    ("uint8", [2, 3], -2, [0, 0]),
    ("int32", [2, 3], 2, [4, 9]),
    ("int8", [1, -1], 301, [1, -1]),
]


@pytest.mark.parametrize(("kind", "base", "exponent", "expected"), POWERS)
def test_power_rounds_towards_zero(kind: str, base: list, exponent: int, expected: list) -> None:
    compare(ops.pow(of(kind, *base), exponent), kind, expected)
    compare(of(kind, *base) ** exponent, kind, expected)


def test_power_takes_exponents_below_zero_one_by_one() -> None:
    compare(ops.pow(of("int32", 1, 2, 0, -1), of("int32", -1, 3, 0, -3)), "int32", [1, 8, 1, -1])
    compare(2 ** of("int8", 2, -3), "int8", [4, 0])
    compare(ops.pow(of("uint8", 1, 2), of("int8", -1, -2)), "int16", [1, 0])


def test_powers_of_truths_are_whole_numbers() -> None:
    compare(of("bool", True, False) ** 2, "int64", [1, 0])
    compare(of("bool", True, False) ** -1, "int64", [1, LOWEST])
    compare(of("bool", True, False) ** of("int32", 1, 2), "int32", [1, 0])


TOPS = [("int8", 127, -128), ("int16", 2**15 - 1, -(2**15)), ("int32", MAX, MIN)]


@pytest.mark.parametrize(("kind", "top", "bottom"), [*TOPS, ("int64", -LOWEST - 1, LOWEST)])
def test_quotient_by_zero_is_the_largest_number_of_its_sign(
    kind: str, top: int, bottom: int
) -> None:
    x, zero = of(kind, 7, 0, -7), of(kind, 0, 0, 0)
    for found in (ops.floor_div(x, zero), x // 0, ops.FloorDiv()(x, zero), ops.TruncateDiv()(x, 0)):
        compare(found, kind, [top, 0, bottom])
    compare(ops.RealDiv()(x, zero), kind, [top, 0, bottom])


def test_quotients_of_other_kinds_by_zero() -> None:
    compare(of("uint8", 7, 0) // 0, "uint8", [255, 0])
    compare(of("bool", True, False) // of("bool", True, False), "bool", [True, False])
    compare(ops.floor_div(of("int8", 7, 7), of("int8", 0, 2)), "int8", [127, 3])
    assert ops.div(of("int32", 7, 0, -7), 0).asnumpy().tolist()[::2] == [np.inf, -np.inf]


def test_real_div_of_whole_numbers_rounds_towards_zero() -> None:
    compare(ops.RealDiv()(of("int32", 7, -7), of("int32", 2, 2)), "int32", [3, -3])
    compare(ops.RealDiv()(of("int32", 7), 2.0), "float32", [3.5])


@pytest.mark.parametrize(("kind", "lowest"), [("int32", MIN), ("int64", LOWEST), ("int8", 0)])
def test_rest_by_zero(kind: str, lowest: int) -> None:
    x, zero = of(kind, 7, 0, 5), of(kind, 0, 0, 0)
    compare(x % zero, kind, [lowest] * 3)
    compare(ops.floor_mod(x, 0), kind, [lowest] * 3)
    for whole in (ops.fmod(x, zero), ops.remainder(x, zero), x.remainder(0)):
        compare(whole, kind, [7, 0, 5])


def test_signs_of_rests_stay_as_they_are() -> None:
    x, y = of("int32", -7, 7), of("int32", 2, -2)
    compare(x % y, "int32", [1, -1])
    compare(ops.remainder(x, y), "int32", [1, -1])
    compare(ops.fmod(x, y), "int32", [-1, 1])


NUMBERS: dict[str, tuple[Callable[[], Any], str, Any]] = {
    "sum": (lambda: of("int8", 7, 8) + 200, "int8", [-49, -48]),
    "difference": (lambda: 300 - of("uint8", 1), "uint8", [43]),
    "product": (lambda: of("uint8", 7, 8) * 1000, "uint8", [88, 64]),
    "below zero": (lambda: -1 + of("uint8", 1), "uint8", [0]),
    "int32": (lambda: of("int32", 1) + 2**40, "int32", [1]),
    "quotient": (lambda: of("int8", 1) // 200, "int8", [-1]),
    "rest": (lambda: of("int8", 100) % -200, "int8", [44]),
    "bits": (lambda: of("int8", 7, 8) & 300, "int8", [4, 8]),
    "larger": (lambda: ops.maximum(of("int8", 7, 8), 300), "int8", [44, 44]),
    "choice": (lambda: ops.where(of("bool", True, False), of("int8", 1), 300), "int8", [1, 44]),
    "clamped": (lambda: ops.clamp(of("int8", 7, 8), -300, 300), "int8", [7, 8]),
    "border": (lambda: ops.pad(of("int8", 1), (1, 1), "constant", 300), "int8", [44, 1, 44]),
    "Tensor": (lambda: Tensor([300, -1], engine.uint8), "uint8", [44, 255]),
    "a number": (lambda: Tensor(2**40, engine.int32), "int32", 0),
    "full": (lambda: ops.full((2,), -1, dtype=engine.uint8), "uint8", [255, 255]),
    "fill": (lambda: ops.fill(engine.int8, (1,), 300), "int8", [44]),
    "full_like": (lambda: ops.full_like(of("int8", 1), 300), "int8", [44]),
    "index_fill": (lambda: ops.index_fill(of("int8", 1), 0, Tensor([0]), 300), "int8", [44]),
    "masked_fill": (lambda: ops.masked_fill(of("int8", 1), of("bool", True), 300), "int8", [44]),
}


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_too_large_for_the_type_is_its_lowest_bits(name: str) -> None:
    function, kind, expected = NUMBERS[name]

    compare(function(), kind, expected)


def test_comparisons_see_the_whole_number() -> None:
    x = of("int8", 7)

    assert [bool(x < 300), bool(x == 300 - 256), bool(x > -300), bool(x == 7)] == [1, 0, 1, 1]


@pytest.mark.parametrize("make", [lambda: of("int64", 1) + 2**63, lambda: Tensor([2**70], "int64")])
def test_numbers_of_more_than_64_bits_are_refused(make: Any) -> None:
    with pytest.raises(ValueError, match="64 bits"):
        make()


def test_floats_out_of_range_as_uint32_do_not_depend_on_their_place() -> None:
    x = np.array([np.nan, np.inf, -np.inf, 300.7, -1.5, 1e10, -1e10] * 5, np.float32)
    found = ops.cast(Tensor(x), engine.uint32).asnumpy().reshape(5, 7)

    assert (found == [0, 0, 0, 300, 2**32 - 1, 1410065408, 2884901888]).all()


def test_a_rectifier_of_truths_gives_truths() -> None:
    compare(ops.relu(of("bool", True, False)), "bool", [True, False])
    compare(nn.RReLU()(of("int32", -5, 3)), "int32", [0, 3])


STEPS: dict[str, tuple[Callable[..., Any], list]] = {
    "hardtanh": (ops.hardtanh, [-1, -1, -1, 0, 1, 1, 1]),
    "hardswish": (ops.hardswish, [0, 0, 0, 0, 0, 1, 7]),
    "hardsigmoid": (ops.hardsigmoid, [0, 0, 0, 0, 0, 0, 1]),
    "leaky_relu": (ops.leaky_relu, [0, 0, 0, 0, 1, 2, 7]),
    "selu": (ops.selu, [0, 0, 0, 0, 1, 2, 7]),
    "threshold": (lambda x: ops.threshold(x, 0.5, 9.7), [9, 9, 9, 9, 1, 2, 7]),
    "LeakyReLU": (nn.LeakyReLU(), [0, 0, 0, 0, 1, 2, 7]),
    "HSwish": (nn.HSwish(), [0, 0, 0, 0, 0, 1, 7]),
}


@pytest.mark.parametrize("name", STEPS)
@pytest.mark.parametrize("kind", ["int8", "int32", "int64"])
def test_activations_keep_whole_numbers_whole(name: str, kind: str) -> None:
    function, expected = STEPS[name]

    compare(function(of(kind, -7, -2, -1, 0, 1, 2, 7)), kind, expected)
