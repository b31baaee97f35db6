from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(24.0).reshape(2, 3, 4)


@pytest.mark.parametrize(
    ("shifts", "dims"), [(1, None), (-2, 1), ((1, 2), (0, 1)), (5, 0), ((1, 2), (0, 0)), (0, 2)]
)
def test_roll_is_numpys(shifts, dims):
    expected = np.roll(X, shifts, dims)

    assert np.array_equal(ops.roll(Tensor(X), shifts, dims).asnumpy(), expected)


def test_nothing_rolls_to_nothing():
    assert ops.roll(ops.zeros((0, 2)), 1, 0).shape == (0, 2)


@pytest.mark.parametrize("name", ["fliplr", "flipud"])
def test_order_is_turned_round_as_numpy_does(name):
    assert np.array_equal(getattr(ops, name)(Tensor(X)).asnumpy(), getattr(np, name)(X))


@pytest.mark.parametrize("dims", [0, -1, (0, 2), [1], ()])
def test_axes_are_turned_round(dims):
    expected = np.flip(X, tuple(dims) if isinstance(dims, list) else dims)

    assert np.array_equal(ops.flip(Tensor(X), dims).asnumpy(), expected)
    assert np.array_equal(ops.reverse(Tensor(X), dims).asnumpy(), expected)
    assert np.array_equal(ops.ReverseV2(dims)(Tensor(X)).asnumpy(), expected)


@pytest.mark.parametrize("k", range(-2, 6))
@pytest.mark.parametrize("dims", [(0, 1), (2, 0), [-1, 1]])
def test_turns_by_ninety_degrees_are_numpys(k, dims):
    assert np.array_equal(ops.rot90(Tensor(X), k, dims).asnumpy(), np.rot90(X, k, dims))


@pytest.mark.parametrize(("sequence", "batch"), [(1, 0), (2, 1), (0, -1), (2, 0)])
def test_beginnings_of_sequences_are_turned_round(sequence, batch):
    lengths = np.arange(X.shape[batch]) % (X.shape[sequence] + 1)
    expected = X.copy()
    for row, length in enumerate(lengths):
        rows = np.moveaxis(expected, (batch, sequence), (0, 1))  # a view
        rows[row, :length] = rows[row, :length][::-1].copy()

    turned = ops.reverse_sequence(Tensor(X), Tensor(lengths), sequence, batch)
    gradient = ops.grad(
        lambda x: ops.ReverseSequence(sequence, batch)(x, Tensor(lengths)) * Tensor(X)
    )
    assert np.array_equal(turned.asnumpy(), expected)
    assert np.array_equal(gradient(Tensor(X)).asnumpy(), expected)


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda x: ops.roll(x, (1, 2), 0), ValueError),
        (lambda x: ops.flip(x, (0, 0)), ValueError),
        (lambda x: ops.flip(x, 3), ValueError),
        (lambda x: ops.rot90(x, 1, (0, 0)), ValueError),
        (lambda x: ops.reverse_sequence(x, Tensor([1, 1]), 0), ValueError),
        (lambda x: ops.reverse_sequence(x, Tensor([1]), 1), ValueError),
        (lambda x: ops.reverse_sequence(x, Tensor([1, 9]), 1), RuntimeError),
    ],
)
def test_turn_that_cannot_be_is_refused(call, kind):
    with pytest.raises(kind):
        call(Tensor(X))
