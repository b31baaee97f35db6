"""Every operator of float16 and bfloat16: what float32 gives of the same numbers, rounded once.

Bit for bit, so that nothing inside of an operator loses digits. Rules of gradients are made of
operators, so each part of a way back is one of these, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import tests.whole_engine  # noqa: F401 - all that registers itself
from engine import Tensor, ops
from engine.autodiff import PRIMITIVES, Primitive
from engine.errors import EngineError
from tests.every_case import every
from tests.gradients import each
from tests.operators import PURE

HALVES = {"bfloat16": np.dtype(ml_dtypes.bfloat16), "float16": np.dtype(np.float16)}
OPERATORS = [pytest.param(operator, id=name) for name, operator in PURE.items()]
ODD = [np.inf, -np.inf, np.nan, 0.0, -0.0, -1.0, 65504.0, 3e38, 6e-8, 1e-40]

OF_OTHER_NUMBERS = {
    "angle": "complex numbers: there are none of halves",
    "back_from_half": "complex numbers",
    "bitwise_and": "whole numbers",
    "bitwise_left_shift": "whole numbers",
    "bitwise_not": "whole numbers",
    "bitwise_or": "whole numbers",
    "bitwise_right_shift": "whole numbers",
    "bitwise_xor": "whole numbers",
    "conjugate": "complex numbers",
    "gcd": "whole numbers",
    "imag": "complex numbers",
    "lcm": "whole numbers",
    "one_hot_rows": "whole numbers",
    "permutation_of": "whole numbers",
    "real_part": "complex numbers",
    "view_as_real": "complex numbers",
}
OTHERWISE = {
    "custom_gradient": "a function of its user computes, with the arrays that it is given",
    "nextafter": "the neighbour of a number is a matter of its type",
}
# Behind their first output they give float32 of halves, as MindSpore does: moments.
WIDE_BEHIND = {"standardized"}
STEPS = 4  # by how many units in the last place of the largest a gradient may differ


def parts(out: Any) -> tuple:
    return out if isinstance(out, tuple) else (out,)


def is_float(x: Any) -> bool:
    return isinstance(x, np.ndarray) and x.dtype == np.float64


def calls_of(operator: Primitive, half: Any) -> Iterator[tuple[tuple, dict]]:
    """The examples in halves, as they are and with odd numbers among theirs."""
    assert operator.examples is not None
    for inputs, attrs in operator.examples(np.random.default_rng(11)):
        if any(map(is_float, inputs)):
            with np.errstate(all="ignore"):
                yield tuple(x.astype(half) if is_float(x) else x for x in inputs), attrs
                yield tuple(odd(x).astype(half) if is_float(x) else x for x in inputs), attrs


def odd(x: np.ndarray) -> np.ndarray:
    mixed = x.copy()
    for start, number in enumerate(ODD):
        mixed.reshape(-1)[start :: len(ODD) + 1] = number
    return mixed


def in_float32(inputs: tuple, half: Any) -> tuple:
    return tuple(
        x.astype(np.float32) if isinstance(x, np.ndarray) and x.dtype == half else x for x in inputs
    )


def rounded(out: Any, half: Any, operator: Primitive, k: int) -> np.ndarray:
    wide = np.asarray(out)
    stays = wide.dtype != np.float32 or (k and operator.name in WIDE_BEHIND)
    with np.errstate(all="ignore"):
        return wide if stays else wide.astype(half)


def same(one: np.ndarray, other: np.ndarray) -> bool:
    if one.dtype != other.dtype or one.shape != other.shape:
        return False
    if one.dtype.kind not in "fcV":
        return bool((one == other).all())
    hole, hole_too = np.isnan(one), np.isnan(other)
    bits = [np.where(hole, 0, part).astype(one.dtype).tobytes() for part in (one, other)]
    return bool((hole == hole_too).all()) and bits[0] == bits[1]


def result_of(operator: Primitive, inputs: tuple, attrs: dict) -> tuple | str:
    """What comes out, or the name of the error that says why nothing does."""
    try:
        return parts(operator(*inputs, **attrs))
    except EngineError as error:
        return type(error).__name__


def check_rounded_once(operator: Primitive, half: Any) -> None:
    for inputs, attrs in calls_of(operator, half):
        found = result_of(operator, inputs, attrs)
        expected = result_of(operator, in_float32(inputs, half), attrs)
        if isinstance(found, str) or isinstance(expected, str):
            assert found == expected, operator.name
            continue
        for k, (one, wide) in enumerate(zip(found, expected, strict=True)):
            once = rounded(wide, half, operator, k)

            assert same(np.asarray(one), once), f"{operator.name} of {inputs}: {one} is not {once}"


@every("operator", OPERATORS)
@every("half", HALVES.values())
def test_result_is_that_of_float32_rounded_once(operator: Primitive, half: Any) -> None:
    if operator.name not in OTHERWISE:
        check_rounded_once(operator, half)


def test_exceptions_are_those_that_are_told() -> None:
    without = [one.name for one in PURE.values() if not list(calls_of(one, np.dtype(np.float16)))]

    assert without == sorted(OF_OTHER_NUMBERS)
    assert set(OTHERWISE) <= set(PRIMITIVES)


@pytest.mark.parametrize("name", OTHERWISE)
def test_exception_is_needed(name: str) -> None:
    with pytest.raises(AssertionError, match=name):
        check_rounded_once(PRIMITIVES[name], HALVES["float16"])


def gradients_of(operator: Primitive, inputs: tuple, attrs: dict, half: Any) -> Iterator[Any]:
    """For each input that has one the gradient of a sum, each element weighted by a half."""
    rules = operator.rules * len(inputs) if operator.variadic else operator.rules
    floats = [k for k, x in enumerate(inputs) if isinstance(x, np.ndarray) and x.dtype.kind in "fV"]
    wanted = tuple(k for k in floats if operator.joint_rule is not None or rules[k] is not None)

    def total(*given: Any) -> Any:
        rng = np.random.default_rng(12)
        found: Any = 0.0
        for part in parts(operator(*given, **attrs)):
            if part.array.dtype.kind in "fVc":
                shown = ops.view_as_real(part) if part.array.dtype.kind == "c" else part
                weights = rng.standard_normal(shown.shape).astype(half)
                found = found + ops.sum(shown * Tensor(weights.astype(shown.array.dtype)))
        return found

    if wanted and operator.differentiable:
        given = [Tensor(x) if isinstance(x, np.ndarray) else x for x in inputs]
        yield from (part.asnumpy() for part in each(ops.grad(total, wanted)(*given)))


@every("operator", [param for param in OPERATORS if param.values[0].differentiable])
@every("half", HALVES.values())
def test_gradient_is_near_that_of_float32_and_of_the_type(operator: Primitive, half: Any) -> None:
    for inputs, attrs in list(calls_of(operator, half))[::2]:
        found = gradients_of(operator, inputs, attrs, half)
        expected = gradients_of(operator, in_float32(inputs, half), attrs, half)
        for one, wide in zip(found, expected, strict=True):
            ulp = float(ml_dtypes.finfo(half).eps) * max(1.0, float(np.abs(wide).max(initial=0)))
            off = float(np.abs(one.astype(np.float32) - wide).max(initial=0)) / ulp

            assert one.dtype == half
            assert off <= STEPS, f"{operator.name}: {off} units in the last place"
