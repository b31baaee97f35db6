"""Sums, means and largest numbers along axes in machine code, in any order of memory."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from engine.autodiff import PRIMITIVES, providers
from engine.backend.native import reductions
from engine.backend.native.calls import run
from engine.backend.native.elements import Builder, Elements
from engine.backend.native.recipe import LEAST

NAMES = {"reduce_sum": np.sum, "reduce_mean": np.mean, "reduce_max": np.max}
ORDERS = tuple(itertools.permutations(range(3)))


def numbers(shape: tuple[int, ...]) -> Any:
    return np.random.default_rng(3).standard_normal(shape, np.float32)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("keepdims", [False, True])
def test_results_are_those_of_float64_along_any_axes_in_any_order(
    name: str, keepdims: bool
) -> None:
    x = numbers((6, 40, 33))
    for order in ORDERS:
        given = x.transpose(order)
        for axis in ((), 0, 1, -1, (0, 1), (1, 2), (0, 2), None):
            found = PRIMITIVES[name](given, axis=axis, keepdims=keepdims)
            axes = None if axis == () else axis
            expected = NAMES[name](given.astype(np.float64), axis=axes, keepdims=keepdims)

            assert found.shape == expected.shape
            assert found.dtype == np.float32
            np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-4)


@pytest.mark.parametrize(
    ("shape", "given"),
    [
        ((128,), (2048, 128)),
        ((128,), (32, 64, 128)),
        ((1, 16, 1, 1), (8, 16, 12, 12)),
        ((8, 1, 12, 12), (8, 16, 12, 12)),
        ((1,), (5000,)),
        ((), (50, 60)),
        ((7,), (1000, 7)),
        ((64, 1), (64, 100)),
        ((10, 64, 1), (10, 64, 100)),
    ],
)
def test_gradients_are_summed_to_the_shape_that_was_broadcast(shape: Any, given: Any) -> None:
    for x in (
        numbers(given),
        numbers((*given[1:], given[0])).transpose(-1, *range(len(given) - 1)),
    ):
        found = PRIMITIVES["sum_to"](x, shape=shape)
        with providers():
            expected = PRIMITIVES["sum_to"](x.astype(np.float64), shape=shape)

        assert found.shape == shape
        np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-4)


def test_axes_among_others_are_left_to_numpy_and_those_that_lie_together_are_not() -> None:
    x = numbers((16, 4, 4, 32)).transpose(3, 0, 1, 2)  # the batch is innermost

    assert reductions.put_together("reduce_sum", x, (0, 2, 3), False) is not None
    assert reductions.put_together("reduce_sum", x, (1,), False) is not None
    assert reductions.put_together("reduce_sum", x, (2,), False) is None
    assert reductions.put_together("reduce_sum", x.copy(), (0, 2, 3), False) is None


def test_few_numbers_other_types_and_gaps_are_left_to_numpy() -> None:
    x = numbers((128, 64))

    assert reductions.put_together("reduce_sum", x.ravel()[: LEAST - 1], (0,), False) is None
    assert reductions.put_together("reduce_sum", x.astype(np.float64), (0,), False) is None
    assert reductions.put_together("reduce_sum", x[:, ::2], (0,), False) is None
    assert reductions.put_together("reduce_sum", x[None], (0,), False) is None, "as nothing is"


def test_what_is_no_number_is_the_largest() -> None:
    x = numbers((64, 64))
    x[5, 7] = np.nan
    for axis in (0, 1, None):
        found = PRIMITIVES["reduce_max"](x, axis=axis)

        np.testing.assert_array_equal(found, np.max(x, axis=axis))


@pytest.mark.parametrize("rows", [2, 3, 7, 16, 31, 64, 65, 300, 1000])
@pytest.mark.parametrize("columns", [2, 3, 10, 15, 16, 17, 100])
def test_sums_over_few_rows_have_numpys_bits_so_that_a_plan_may_take_them(
    rows: int, columns: int
) -> None:
    if rows * columns >= LEAST:
        return
    rng = np.random.default_rng(rows * columns)
    x = (rng.standard_normal((rows, columns)) * 10 ** rng.uniform(-3, 3, (rows, columns))).astype(
        np.float32
    )
    build = Builder()
    value, out = build.array(), build.by_column()
    build.column_sum(build.apply("copy", value), out)
    found = np.empty(columns, np.float32)
    Elements(build.program()).run([x, found])

    np.testing.assert_array_equal(found, x.sum(0))


@pytest.mark.parametrize("shape", [(32, 64, 128), (3, 50, 33), (1, 2000, 7), (64, 2, 520)])
@pytest.mark.parametrize("axis", [1, -2, (1,)])
def test_means_between_axes_that_stay_have_the_bits_of_numpy(shape: Any, axis: Any) -> None:
    x = numbers(shape)
    x[-1, 0, :3] = np.inf, -np.inf, np.nan
    out = np.empty((shape[0], shape[2]), np.float32)

    calls = reductions.middle_mean_calls(x, out, axis)

    assert calls is not None
    assert all(run(call) for call in calls)
    assert out.tobytes() == np.mean(x, axis).tobytes()


@pytest.mark.parametrize(
    ("shape", "axis"),
    [((65, 64, 128), 1), ((4, 8, 8), 1), ((4, 300, 300), 1), ((4, 64, 64), 2), ((4, 64, 64), None)],
)
def test_other_means_are_left_to_numpy(shape: Any, axis: Any) -> None:
    x = np.zeros(shape, np.float32)

    assert reductions.middle_mean_calls(x, np.empty(np.mean(x, axis).shape, "f"), axis) is None
