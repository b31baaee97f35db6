"""In which order numbers lie in memory."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from engine.plan.table.order import (
    agreed,
    arranged,
    axes_of,
    batch_innermost,
    in_memory,
    narrowed,
    order_of,
    strided,
)

SHAPE = (2, 1, 3, 4)
ORDERS = list(itertools.permutations(axes_of(SHAPE)))


@pytest.mark.parametrize("order", ORDERS)
def test_array_that_is_arranged_has_that_order_and_lies_as_one_piece(order: tuple) -> None:
    flat = np.arange(24)
    x = arranged(flat, SHAPE, order)

    assert x.shape == SHAPE
    assert order_of(x) == order
    assert np.shares_memory(x, flat)
    np.testing.assert_array_equal(in_memory(x, order), flat)


@pytest.mark.parametrize("order", ORDERS)
def test_array_without_memory_has_the_strides_of_one_with(order: tuple) -> None:
    made = arranged(np.empty(24, np.float32), SHAPE, order)
    like = strided(SHAPE, order, np.float32)

    long = [axis for axis, length in enumerate(SHAPE) if length != 1]
    assert [like.strides[axis] for axis in long] == [made.strides[axis] for axis in long]


def test_arrays_with_gaps_have_no_order() -> None:
    x = np.zeros((4, 6))

    assert order_of(x[:, ::2]) is None
    assert order_of(x[::-1]) is None
    assert order_of(np.broadcast_to(np.zeros(6), (4, 6))) is None


def test_repeated_axes_are_narrowed_to_one_number() -> None:
    x = np.broadcast_to(np.arange(3.0)[:, None], (2, 3, 4))

    assert narrowed(x).shape == (1, 3, 1)
    np.testing.assert_array_equal(np.broadcast_to(narrowed(x), x.shape), x)


def test_samples_lie_innermost_behind_channels_and_positions() -> None:
    assert batch_innermost((32, 3, 8, 8)) == (1, 2, 3, 0)
    assert batch_innermost((1, 3, 8, 8)) == (1, 2, 3)


@pytest.mark.parametrize("orders", list(itertools.product(ORDERS, repeat=2)))
def test_order_that_operands_agree_on_is_that_of_numpys_result(orders: tuple) -> None:
    one, other = (arranged(np.ones(24, np.float32), SHAPE, order) for order in orders)

    assert agreed(SHAPE, tuple((SHAPE, order) for order in orders)) == order_of(one + other)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("shape", [(2, 1, 1, 4), (1, 1, 3, 1), (2, 1, 3, 1)])
def test_operands_that_are_broadcast_have_their_say_in_it(order: tuple, shape: tuple) -> None:
    one = arranged(np.ones(24, np.float32), SHAPE, order)
    other = np.ones(shape, np.float32)

    found = agreed(SHAPE, ((SHAPE, order), (shape, axes_of(shape))))
    assert found == order_of(one + other)
