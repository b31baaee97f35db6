"""Rounding in a range whose end is learned, beside the formula of LSQ in float64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, ops
from engine.ops.learned_quant import begin_range, learned_quant, mirror_range

X = np.random.default_rng(3).standard_normal((4, 3, 5)) * 1.5
G = np.random.default_rng(4).standard_normal(X.shape)
CASES: list[tuple[Any, dict[str, Any]]] = [
    ([1.1], {"lowest": -7, "highest": 7}),
    ([-2.0], {"lowest": -127, "highest": 127}),
    ([1.3], {"lowest": 0, "highest": 15, "symmetric": False}),
    ([0.7, 1.0, 2.5], {"lowest": -3, "highest": 3, "axis": 1}),
]


def expected(
    x: Any, g: Any, end: Any, lowest: int, highest: int, symmetric: bool = True, axis: Any = None
) -> tuple[Any, Any, Any]:
    """The output and both gradients, by equations 1 to 3 and 5 of arXiv:1902.08153."""
    size = np.abs(np.array(end)).reshape((-1, 1) if axis == 1 else ())
    step = size / highest
    steps = x / step
    out = np.floor(np.clip(steps, lowest, highest) + 0.5) * step
    inside = (steps >= lowest) & (steps <= highest)
    of_step = np.where(inside, out / step - steps, np.clip(steps, lowest, highest))
    to_end = g * of_step / highest * np.sign(end).reshape(size.shape)
    return out, g * inside, to_end.sum((0, 2)) if axis == 1 else to_end.sum().reshape(1)


@pytest.mark.parametrize(("end", "options"), CASES)
def test_output_and_gradients_are_those_of_the_paper(end: Any, options: Any) -> None:
    def weighted(x: Any, end: Any) -> Any:
        return (learned_quant(x, end, **options) * Tensor(G)).sum()

    given = Tensor(X), Tensor(np.array(end, np.float64))
    out, to_x, to_end = expected(X, G, end, **options)

    np.testing.assert_allclose(learned_quant(*given, **options).asnumpy(), out, atol=1e-12)
    found = ops.grad(weighted, (0, 1))(*given)
    np.testing.assert_allclose(found[0].asnumpy(), to_x, atol=1e-12)
    np.testing.assert_allclose(found[1].asnumpy(), to_end, rtol=1e-10)


def test_gradient_of_halves_is_added_up_in_the_number_type_of_the_end() -> None:
    ones = Tensor(np.full(70_000, 5.0), engine.float16)  # more than halves can say
    end = Tensor(np.array([1.0], np.float32))
    found = ops.grad(lambda end: learned_quant(ones, end).astype(engine.float32).sum())(end)

    assert (found.dtype, found.asnumpy().tolist()) == (engine.float32, [70_000])


def test_range_begins_with_twice_the_mean_size_times_the_root_of_the_steps() -> None:
    one = Parameter(np.array([6.0], np.float32), name="one")
    each = Parameter(np.full(3, 6.0, np.float32), name="each")
    begin_range(one, Tensor(X), 7, None)
    begin_range(each, Tensor(X), 7, 1)

    size = np.abs(X) * 2 * np.sqrt(7)
    np.testing.assert_allclose(one.asnumpy(), [size.mean()], rtol=1e-6)
    np.testing.assert_allclose(each.asnumpy(), size.mean((0, 2)), rtol=1e-6)


@pytest.mark.parametrize("says_nothing", [np.zeros(3), np.zeros((0, 3)), np.array([1, np.nan])])
def test_range_does_not_begin_with_what_says_nothing(says_nothing: Any) -> None:
    end = Parameter(np.array([6.0], np.float32), name="end")
    begin_range(end, says_nothing, 7, None)

    assert end.asnumpy().tolist() == [6]


def test_range_begins_below_zero_as_far_as_it_ends_above_or_with_zero() -> None:
    begin, end = (Parameter(np.array([one], np.float32), name="p") for one in (9.0, -2.0))
    mirror_range(begin, end, True)
    assert begin.asnumpy().tolist() == [-2]
    mirror_range(begin, end, False)
    assert begin.asnumpy().tolist() == [0]
