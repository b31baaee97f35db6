"""Layers that make or arrange numbers: axes, number types, errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops


@pytest.mark.parametrize(("axis", "shape"), [(-1, (1, 2, 4)), (0, (4, 1, 2)), (1, (1, 4, 2))])
def test_new_axis_of_one_hot_stands_where_asked(axis: int, shape: tuple[int, ...]) -> None:
    out = nn.OneHot(axis, 4, dtype=engine.int32)(Tensor([[1, 3]]))

    assert (out.shape, out.dtype, out.asnumpy().sum()) == (shape, engine.int32, 2)


@pytest.mark.parametrize(
    ("numbers", "expected", "dtype"),
    [
        ((5,), [0, 1, 2, 3, 4], engine.int32),
        ((5, 1, -2), [5, 3], engine.int32),
        ((2.5,), [0, 1, 2], engine.float32),
        ((5, 1), [], engine.int32),
    ],
)
def test_range_is_whole_unless_a_number_is_not(numbers: Any, expected: Any, dtype: Any) -> None:
    out = nn.Range(*numbers)()

    assert (out.asnumpy().tolist(), out.dtype) == (expected, dtype)


def test_elements_move_along_several_axes(rng: np.random.Generator) -> None:
    x = rng.standard_normal((3, 4))
    out = nn.Roll((1, -2, 1), (0, 1, 0))(Tensor(x)).asnumpy()

    assert np.array_equal(out, np.roll(x, (2, -2), (0, 1)))


def test_axis_becomes_several() -> None:
    x = ops.ones((2, 6, 0))

    assert nn.Unflatten(-2, [3, -1])(x).shape == (2, 3, 2, 0)
    assert nn.Unflatten(2, (0, 5))(x).shape == (2, 6, 0, 5)


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda: nn.OneHot(depth=4)(ops.ones((2,))), TypeError, "one_hot"),
        (lambda: nn.Range("a"), TypeError, r"Range\(limit\)"),
        (lambda: nn.Range(1, 5, 0), ValueError, r"Range\(delta\)"),
        (lambda: nn.Roll(1.0, 0), TypeError, r"Roll\(shift\)"),
        (lambda: nn.Roll(1, "a"), TypeError, r"Roll\(axis\)"),
        (lambda: nn.Roll((1, 2), 0), ValueError, "2 axes, as many as shifts, got 1"),
        (lambda: nn.Unflatten("a", (2,)), TypeError, r"Unflatten\(axis\)"),
        (lambda: nn.Unflatten(0, 3), TypeError, r"Unflatten\(unflattened_size\)"),
        (lambda: nn.Unflatten(0, (2, 2))(ops.ones((5,))), ValueError, r"that \(2, 2\) makes"),
        (lambda: nn.Unflatten(0, (2, -1))(ops.ones((5,))), ValueError, r"that \(2, -1\) makes"),
        (lambda: nn.Unflatten(3, (1,))(ops.ones((5,))), ValueError, "an axis 3"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, kind: Any, message: str) -> None:
    with pytest.raises(kind, match=message):
        call()
