"""What losses with margins and likelihoods refuse, and their operator classes."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

X = Tensor([[0.1, 0.9, 0.3], [0.7, 0.2, 0.4]])
Y = X * 2


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: ops.triplet_margin_loss(X, X, Y, p=2.0), ArgumentTypeError),
        (lambda: ops.triplet_margin_loss(X, X, Y, eps=1), ArgumentTypeError),
        (lambda: ops.triplet_margin_loss(X, X, Y, swap=1), ArgumentTypeError),
        (lambda: ops.triplet_margin_loss(X, X, Y, margin=X), ArgumentValueError),
        (lambda: ops.triplet_margin_loss(X[0], X[0], Y[0]), ShapeError),
        (lambda: ops.multi_margin_loss(X, Tensor([1, 2]), p=3), ArgumentValueError),
        (lambda: ops.multi_margin_loss(X, Tensor([1, 9])), ArgumentValueError),
        (lambda: ops.multi_margin_loss(X, Tensor([1.0, 2.0])), ArgumentTypeError),
        (lambda: ops.multi_margin_loss(X, Tensor([1])), ShapeError),
        (lambda: ops.multi_margin_loss(X, Tensor([1, 2]), weight=X), ShapeError),
        (lambda: ops.multilabel_margin_loss(X, Tensor([1, 2])), ShapeError),
        (lambda: ops.multilabel_margin_loss(X[0], Tensor([1, 3, 0])), ArgumentValueError),
        (lambda: ops.multilabel_soft_margin_loss(X[0], X[0]), ShapeError),
        (lambda: ops.gaussian_nll_loss(X, Y, X, full=1), ArgumentTypeError),
        (lambda: ops.gaussian_nll_loss(X, Y, X, eps=-1.0), ArgumentValueError),
        (lambda: ops.gaussian_nll_loss(X, Y, -X), ArgumentValueError),
        (lambda: ops.gaussian_nll_loss(X, Y, X[:, :2]), ShapeError),
        (lambda: nn.MultiMarginLoss(p=3), ArgumentValueError),
        (lambda: nn.MultiMarginLoss(margin="a"), ArgumentTypeError),
        (lambda: nn.PoissonNLLLoss(log_input=1), ArgumentTypeError),
        (lambda: nn.GaussianNLLLoss(eps=0.0), ArgumentValueError),
        (lambda: ops.SigmoidCrossEntropyWithLogits()(X, X[0]), ShapeError),
    ],
)
def test_what_does_not_fit_is_refused(call, error):
    with pytest.raises(error):
        call()


def test_sigmoid_cross_entropy_is_the_one_in_mindspores_document():
    logits = Tensor(np.array([[-0.8, 1.2, 0.7], [-0.1, -0.4, 0.7]], np.float32))
    labels = Tensor(np.array([[0.3, 0.8, 1.2], [-0.6, 0.1, 2.2]], np.float32))
    found = ops.SigmoidCrossEntropyWithLogits()(logits, labels).asnumpy()

    assert found == pytest.approx(
        np.array([[0.6111007, 0.5032824, 0.26318604], [0.58439666, 0.5530153, -0.4368139]]),
        rel=1e-5,
    )


def test_operator_classes_give_what_the_functions_give():
    labels = Tensor(np.array([[1, -1, 0], [2, 0, -1]], np.int32))
    loss, right = ops.MultilabelMarginLoss("none")(X, labels)

    assert np.array_equal(loss.asnumpy(), ops.multilabel_margin_loss(X, labels, "none").asnumpy())
    assert right.asnumpy().tolist() == [[0, 1, 0], [1, 0, 1]]
    assert float(ops.SoftMarginLoss()(X, Y)) == float(ops.soft_margin_loss(X, Y))
    one, two = Tensor([1, 2]), Tensor(1.0)
    assert float(ops.MultiMarginLoss()(X, one)) == float(ops.multi_margin_loss(X, one))
    assert float(ops.TripletMarginLoss(swap=True)(X, Y, X, two)) == float(
        ops.triplet_margin_loss(X, Y, X, swap=True)
    )


def test_margin_at_the_call_goes_before_the_layers():
    layer = nn.TripletMarginLoss(margin=2.0)

    assert float(layer(X, X, X)) == pytest.approx(2.0)
    assert float(layer(X, X, X, 3.0)) == pytest.approx(3.0)


def test_variance_below_its_least_counts_as_that_one():
    small = ops.gaussian_nll_loss(X, Y, X * 0, eps=0.5, reduction="none").asnumpy()
    least = ops.gaussian_nll_loss(X, Y, X * 0 + 0.5, reduction="none").asnumpy()

    assert np.array_equal(small, least)
