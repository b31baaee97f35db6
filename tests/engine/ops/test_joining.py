from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(12.0).reshape(3, 4)


@pytest.mark.parametrize(("shifts", "dims"), [(1, None), (-2, 1), ((1, 2), (0, 1)), (5, 0)])
def test_roll_is_numpys(shifts, dims):
    expected = np.roll(X, shifts, dims)

    assert np.array_equal(ops.roll(Tensor(X), shifts, dims).asnumpy(), expected)


@pytest.mark.parametrize("axis", [None, 0, -1])
def test_elements_are_repeated_as_numpy_repeats_them(axis):
    expected = np.repeat(X, 2, axis)

    assert np.array_equal(ops.repeat_interleave(Tensor(X), 2, axis).asnumpy(), expected)


@pytest.mark.parametrize("name", ["vstack", "hstack"])
@pytest.mark.parametrize("parts", [[X, X], [X[0], X[1]]])
def test_stacks_are_numpys(name, parts):
    stacked = getattr(ops, name)([Tensor(part) for part in parts])

    assert np.array_equal(stacked.asnumpy(), getattr(np, name)(parts))


@pytest.mark.parametrize("name", ["fliplr", "flipud"])
def test_order_is_turned_round_as_numpy_does(name):
    assert np.array_equal(getattr(ops, name)(Tensor(X)).asnumpy(), getattr(np, name)(X))


def test_unbound_parts_lack_the_axis():
    assert [part.shape for part in ops.unbind(Tensor(X), 1)] == [(3,)] * 4
