"""A step that is taken piece by piece gives what it gives at once."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.backend.kernels import pieces
from engine.backend.kernels.pieces import in_pieces


@pytest.fixture
def sizes(monkeypatch):
    monkeypatch.setattr(pieces, "PIECE", 4)
    return []


def test_long_vectors_are_cut_alike(sizes):
    def step(param, grad, rate):
        sizes.append(param.size)
        param -= rate * grad

    param, grad = np.ones((2, 5)), np.arange(10.0).reshape(2, 5)
    in_pieces(step, param, grad, 2.0)

    assert sizes == [4, 4, 2]
    np.testing.assert_array_equal(param, 1 - 2 * grad)


@pytest.mark.parametrize(
    ("param", "grad"),
    [
        (np.ones((5, 2)).T, np.ones((2, 5))),
        (np.ones((2, 5)), np.ones((2, 10))[:, ::2]),
        (np.ones((2, 5)), np.ones(5)),
        (np.ones(4), np.ones(4)),
    ],
    ids=["transposed", "strided", "broadcast", "short"],
)
def test_what_cannot_be_cut_is_taken_at_once(sizes, param, grad):
    def step(param, grad):
        sizes.append(param.size)
        param -= grad

    in_pieces(step, param, grad)

    assert sizes == [param.size]
    np.testing.assert_array_equal(param, 0)


@pytest.mark.parametrize("by_name", [False, True])
def test_optimizer_step_is_the_same_in_pieces(sizes, by_name):
    def after():
        draw = np.random.default_rng(0)
        param, first, second, grad, largest = (Tensor(draw.random((3, 7))) for _ in range(5))
        where = {"largest": largest} if by_name else {}
        rest = () if by_name else (0.9, 0.999, 1e-8, False, largest)
        ops.apply_adam(param, first, second, grad, 0.1, *rest, **where)
        return [tensor.asnumpy() for tensor in (param, first, second, largest)]

    cut = after()
    pieces.PIECE = 100

    for one, whole in zip(cut, after(), strict=True):
        np.testing.assert_array_equal(one, whole)
