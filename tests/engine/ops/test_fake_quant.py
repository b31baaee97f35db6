"""Rounding to whole numbers of few bits, beside PyTorch's values and a formula of float64."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, ops
from engine.ops.fake_quant import (
    dequantized,
    fake_quant,
    move_range,
    quantized,
    scale_and_zero_point,
)
from tests.engine.ops.fake_quant_values import AVERAGING, CASES, batches

WITH_PYTORCH = np.load(Path(__file__).parents[2] / "data/pytorch/fake_quant.npz")


def theirs(name: str) -> Any:
    return {
        key.partition("/")[2]: WITH_PYTORCH[key]
        for key in WITH_PYTORCH.files
        if key.startswith(f"{name}/")
    }


def told(name: str) -> dict[str, Any]:
    return {
        "lowest": 0 if "unsigned" in name else -128,
        "highest": 255 if "unsigned" in name else 127,
        "symmetric": name.startswith("symmetric"),
        "axis": 1 if "channels" in name else None,
    }


@pytest.mark.parametrize("name", CASES)
def test_scale_and_zero_point_are_those_of_pytorchs_observers(name: str) -> None:
    values, options = theirs(name), told(name)
    scale, zero = scale_and_zero_point(
        values["low"],
        values["high"],
        options["lowest"],
        options["highest"],
        options["symmetric"],
    )

    np.testing.assert_allclose(scale, values["scale"].reshape(-1), rtol=1e-6)
    np.testing.assert_array_equal(zero, values["zero"].reshape(-1))


@pytest.mark.parametrize("name", CASES)
def test_numbers_are_rounded_as_pytorch_rounds_them(name: str) -> None:
    values = theirs(name)
    found = fake_quant(batches()[2], values["low"], values["high"], **told(name))

    np.testing.assert_allclose(found, values["out"], rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize("name", CASES)
def test_gradient_passes_where_pytorch_lets_it_but_half_a_step_less_far(name: str) -> None:
    values, options = theirs(name), told(name)
    x, low, high = (Tensor(one) for one in (batches()[2], values["low"], values["high"]))
    gradient = ops.grad(lambda x: fake_quant(x, low, high, **options).sum())(x).asnumpy()

    shape = (-1, 1) if options["axis"] == 1 else ()
    scale, zero = (values[one].astype(np.float32).reshape(shape) for one in ("scale", "zero"))
    ends = [(options[one] - zero) * scale for one in ("lowest", "highest")]
    near_an_end = np.any([np.abs(x.asnumpy() - end) <= scale / 2 for end in ends], axis=0)
    np.testing.assert_array_equal(gradient[~near_an_end], values["gradient"][~near_an_end])
    assert 0 < gradient.sum() < gradient.size


@pytest.mark.parametrize("name", CASES)
def test_range_follows_as_pytorchs_moving_averages_do(name: str) -> None:
    values, axis = theirs(name), told(name)["axis"]
    first, *others = batches()
    low, high = Parameter(values["low"].copy()), Parameter(values["high"].copy())
    for step, batch in enumerate([first, *others]):
        move_range(low, high, batch, 1 - AVERAGING, axis)

        np.testing.assert_allclose(low.asnumpy(), values["lows"][step], rtol=1e-6)
        np.testing.assert_allclose(high.asnumpy(), values["highs"][step], rtol=1e-6)


def nearest(x: Any, low: float, high: float, lowest: int, highest: int, symmetric: bool) -> Any:
    """In float64, by looking for the nearest of all numbers that there are; halves go up."""
    low, high = min(low, 0.0), max(high, 0.0)
    if symmetric:
        high = max(-low, high)
        low = -high
    scale = (high - low) / (highest - lowest)
    zero = (lowest + highest + 1) // 2 if symmetric else int(np.floor(lowest - low / scale + 0.5))
    grid = (np.arange(lowest, highest + 1) - min(max(zero, lowest), highest)) * scale
    apart = np.abs(x[..., None] - grid)
    return grid[len(grid) - 1 - np.argmin(apart[..., ::-1], axis=-1)]


@pytest.mark.parametrize("bits", [2, 3, 4, 8])
@pytest.mark.parametrize("symmetric", [False, True])
@pytest.mark.parametrize("narrow", [0, 1])
@pytest.mark.parametrize("signed", [True, False])
@pytest.mark.parametrize("ends", [(-1.0, 2.0), (0.5, 3.0), (-4.0, -1.0)])
def test_result_is_the_nearest_number_that_there_is(
    bits: int, symmetric: bool, narrow: int, signed: bool, ends: tuple[float, float]
) -> None:
    lowest = (-(2 ** (bits - 1)) if signed else 0) + narrow
    highest = lowest - narrow + 2**bits - 1
    x = np.random.default_rng(bits).uniform(-5, 5, 500)
    range_ = [np.array([end]) for end in ends]
    found = fake_quant(x, *range_, lowest=lowest, highest=highest, symmetric=symmetric)

    np.testing.assert_allclose(found, nearest(x, *ends, lowest, highest, symmetric), atol=1e-12)


def test_zero_stays_zero_in_every_range() -> None:
    rng = np.random.default_rng(3)
    for _ in range(100):
        low, high = np.sort(rng.standard_normal(2)).astype(np.float32).reshape(2, 1)

        assert fake_quant(np.zeros(1, np.float32), low, high)[0] == 0


def test_a_range_of_zeros_keeps_zeros() -> None:
    zeros = np.zeros(1, np.float32)

    np.testing.assert_array_equal(fake_quant(np.zeros((2, 2), np.float32), zeros, zeros), 0)


def test_number_that_is_none_stays_none() -> None:
    one = np.ones(1, np.float32)

    assert np.isnan(fake_quant(np.array([np.nan], np.float32), -one, one))[0]


def test_whole_numbers_stand_for_what_is_rounded_to() -> None:
    x = np.random.default_rng(1).uniform(-2, 2, (4, 3)).astype(np.float32)
    low, high = np.array([-1, -0.5, 0], np.float32), np.array([1, 2, 0.3], np.float32)
    scale, zero = scale_and_zero_point(low, high, -128, 127, False)
    zero = zero.astype(np.int8)
    whole = quantized(x, scale, zero, axis=1)

    assert whole.dtype == np.int8
    expected = fake_quant(x, low, high, axis=1)
    np.testing.assert_array_equal(dequantized(whole, scale, zero, axis=1), expected)


def test_gradient_is_zero_outside_of_the_range_and_whole_inside_its_ends_too() -> None:
    x, low, high = Tensor([-1.5, -1.0, 0.01, 1.0, 1.2]), Tensor([-1.0]), Tensor([1.0])
    weights = Tensor([1.0, 2.0, 3.0, 4.0, 5.0])

    def weighted(x: Any) -> Any:
        rounded = fake_quant(x, low, high, lowest=-127, highest=127, symmetric=True)
        return (rounded * weights).sum()

    np.testing.assert_array_equal(ops.grad(weighted)(x).asnumpy(), [0, 2, 3, 4, 0])


def test_no_gradient_reaches_the_range() -> None:
    x, low, high = Tensor([0.3]), Tensor([-1.0]), Tensor([1.0])
    found = ops.grad(lambda low, high: fake_quant(x, low, high).sum(), (0, 1))(low, high)

    assert [one.asnumpy().tolist() for one in found] == [[0], [0]]


def test_range_of_the_last_batch_holds_zero() -> None:
    low, high = Parameter(np.array([-6.0], np.float32)), Parameter(np.array([6.0], np.float32))
    move_range(low, high, Tensor([2.0, 3.0]), None, None)

    assert (low.asnumpy()[0], high.asnumpy()[0]) == (0, 3)


def test_empty_batch_says_nothing_of_the_range() -> None:
    low, high = Parameter(np.array([-6.0], np.float32)), Parameter(np.array([6.0], np.float32))
    move_range(low, high, ops.zeros((0, 2)), None, None)

    assert (low.asnumpy()[0], high.asnumpy()[0]) == (-6, 6)


@pytest.mark.parametrize("number", [np.nan, np.inf])
def test_batch_with_no_number_leaves_the_end_that_it_would_move(number: float) -> None:
    low, high = Parameter(np.array([-6.0], np.float32)), Parameter(np.array([6.0], np.float32))
    move_range(low, high, Tensor([1.0, number]), 0.5, None)

    assert np.isfinite(low.asnumpy()).all()
    assert high.asnumpy()[0] == 6
