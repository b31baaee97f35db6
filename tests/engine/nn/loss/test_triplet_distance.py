"""The loss of triplets by a distance of one's own, with MindSpore's numbers."""

from __future__ import annotations

import pytest

from engine import Tensor, nn, ops
from engine.errors import ArgumentTypeError, ShapeError

X, LIKE = Tensor([[1.0, 2.0], [0.0, 0.0]]), Tensor([[3.0, 4.0], [1.0, 1.0]])
UNLIKE = Tensor([[0.0, 1.0], [3.0, 0.0]])


def test_distance_is_euclidean_by_itself():
    samples = Tensor([[0.3, 0.7], [0.5, 0.5]]), Tensor([[0.4, 0.6], [0.4, 0.6]])
    loss = nn.TripletMarginWithDistanceLoss()(*samples, Tensor([[0.2, 0.9], [0.3, 0.7]]))

    assert float(loss) == pytest.approx(0.8881968, rel=1e-6)
    total = nn.TripletMarginWithDistanceLoss(reduction="sum")(X, LIKE, UNLIKE)
    assert float(total) == pytest.approx(2.4142137, rel=1e-6)


def test_distance_may_be_given():
    def by_steps(a, b):
        return ops.abs(a - b).sum(1)

    assert float(nn.TripletMarginWithDistanceLoss(by_steps)(X, LIKE, UNLIKE)) == 1.5


def test_distance_of_like_and_unlike_counts_where_it_is_smaller():
    swapping = nn.TripletMarginWithDistanceLoss(swap=True, reduction="none", margin=2.0)
    far, near = Tensor([[0.0, 0.0]]), Tensor([[3.0, 0.0]])

    assert swapping(far, near, Tensor([[4.0, 0.0]])).tolist() == [3 - 1 + 2]
    assert swapping(far, near, Tensor([[-1.0, 0.0]])).tolist() == [3 - 1 + 2]


def test_gradient_of_equal_samples_is_none():
    loss = nn.TripletMarginWithDistanceLoss()

    assert ops.grad(loss)(X, X, X).asnumpy().tolist() == [[0, 0], [0, 0]]


def test_what_does_not_fit_is_refused():
    for options in ({"swap": 1}, {"margin": "1"}, {"distance_function": 3}):
        with pytest.raises(ArgumentTypeError, match="TripletMarginWithDistanceLoss"):
            nn.TripletMarginWithDistanceLoss(**options)
    with pytest.raises(ShapeError, match="features"):
        nn.TripletMarginWithDistanceLoss()(X[0], X[0], X[0])
