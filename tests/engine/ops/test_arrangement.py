from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(24.0).reshape(2, 3, 4)
SQUARE = np.zeros((1, 2, 1))


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (lambda x: ops.transpose(x, (2, 0, 1)), X.transpose(2, 0, 1)),
        (lambda x: ops.transpose(x, input_perm=(2, -2, 0)), X.transpose(2, 1, 0)),
        (lambda x: ops.permute(x, (-1, 0, 1)), X.transpose(2, 0, 1)),
        (lambda x: ops.swapaxes(x, 0, -1), X.swapaxes(0, 2)),
        (lambda x: ops.swapdims(x, dim0=0, dim1=1), X.swapaxes(0, 1)),
        (lambda x: ops.moveaxis(x, 0, -1), np.moveaxis(X, 0, -1)),
        (lambda x: ops.movedim(x, (0, 1), (1, 2)), np.moveaxis(X, (0, 1), (1, 2))),
        (lambda x: ops.moveaxis(x, [2, 0], [0, 1]), np.moveaxis(X, [2, 0], [0, 1])),
        (ops.ravel, X.ravel()),
        (lambda x: ops.view_as(x, ops.zeros((6, 4))), X.reshape(6, 4)),
        (lambda x: ops.reshape(x, Tensor([4, 6])), X.reshape(4, 6)),
        (lambda x: ops.reshape(x, (4, Tensor(-1))), X.reshape(4, 6)),
        (lambda x: ops.flatten(x, start_dim=-2), X.reshape(2, 12)),
        (lambda x: ops.flatten(x, end_dim=1), X),
        (lambda x: ops.flatten(x, "F"), X.T.reshape(4, -1)),
        (lambda x: ops.flatten(x, "F", start_dim=0), X.ravel(order="F")),
        (lambda x: ops.broadcast_to(x, (2, -1, 3, 4)), np.stack([X, X])),
        (lambda x: ops.expand(x[:, :1], [-1, 3, 4]), np.repeat(X[:, :1], 3, 1)),
        (lambda x: ops.expand_as(x[0], x), np.stack([X[0], X[0]])),
    ],
)
def test_arrangement_is_numpys_and_every_element_keeps_its_gradient(call, expected):
    found = call(Tensor(X))
    weights = Tensor(np.arange(1.0, 1 + found.size).reshape(found.shape))
    gradient = ops.grad(lambda x: call(x) * weights)(Tensor(X))

    assert np.array_equal(found.asnumpy(), expected)
    assert gradient.shape == X.shape
    assert gradient.asnumpy().sum() == weights.asnumpy().sum()


def test_axes_of_length_one_come_and_go():
    assert ops.squeeze(Tensor(SQUARE)).shape == (2,)
    assert ops.squeeze(Tensor(SQUARE), (0, -1)).shape == (2,)
    assert ops.squeeze(Tensor(SQUARE), (0, 1)).shape == (2, 1)
    assert ops.expand_dims(Tensor(SQUARE), -4).shape == (1, 1, 2, 1)
    assert ops.unsqueeze(Tensor(SQUARE), 3).shape == (1, 2, 1, 1)


def test_shapes_without_elements_are_shapes_too():
    none = ops.zeros((0, 3))

    assert ops.reshape(none, (-1, 3)).shape == (0, 3)
    assert ops.reshape(none, (3, 0)).shape == (3, 0)
    assert ops.flatten(none).shape == (0, 3)
    assert ops.ravel(Tensor(1.0)).shape == (1,)
    assert ops.flatten(Tensor([1.0])).shape == (1,)
    assert ops.broadcast_to(ops.zeros((1,)), (0,)).shape == (0,)


def test_tensors_broadcast_together():
    one, other = ops.broadcast_tensors(Tensor(X[0]), Tensor(X[:, :1, :1]))

    assert one.shape == other.shape == X.shape


@pytest.mark.parametrize(
    "call",
    [
        lambda x: ops.transpose(x, (0, 0, 1)),
        lambda x: ops.transpose(x, (1, 0)),
        lambda x: ops.swapaxes(x, 0, 3),
        lambda x: ops.moveaxis(x, 0, 3),
        lambda x: ops.moveaxis(x, (0, 0), (1, 2)),
        lambda x: ops.moveaxis(x, (0, 1), (1,)),
        lambda x: ops.expand_dims(x, -5),
        lambda x: ops.unsqueeze(x, 4),
        lambda x: ops.squeeze(x, 3),
        lambda x: ops.reshape(x, (5, -1)),
        lambda x: ops.reshape(x, (-1, -1)),
        lambda x: ops.flatten(x, "A"),
        lambda x: ops.flatten(x, start_dim=2, end_dim=1),
        lambda x: ops.flatten(x, start_dim=5),
        lambda x: ops.broadcast_to(x, (3, 4)),
        lambda x: ops.broadcast_to(x, (-1, 2, 3, 4)),
        lambda x: ops.broadcast_to(x, (2, 3, 5)),
        lambda x: ops.broadcast_tensors(x, ops.zeros((5,))),
    ],
)
def test_axes_and_shapes_that_do_not_fit_are_refused(call):
    with pytest.raises(ValueError):
        call(Tensor(X))


@pytest.mark.parametrize("axis", [(1,), "a", 1.0, None])
def test_axes_to_exchange_are_numbers(axis):
    for exchanged in (ops.swapaxes, ops.swapdims, Tensor.swapaxes):
        with pytest.raises(TypeError, match="an int for each axis"):
            exchanged(Tensor(np.ones((2, 3))), 0, axis)


@pytest.mark.parametrize("axis", [1.0, "a"])
def test_axis_is_a_whole_number(axis):
    x = Tensor(np.ones((2, 3)))
    for call in (lambda: ops.concat((x, x), axis), lambda: ops.squeeze(x, axis)):
        with pytest.raises(TypeError, match="a whole number"):
            call()
