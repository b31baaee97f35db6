"""What losses take besides logits and labels, and what they refuse."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, nn, ops

LOGITS = Tensor(np.array([[1.0, 2.0, 0.5], [0.0, -1.0, 3.0]]))
LABELS = Tensor(np.array([1, 2]))


def test_old_is_grad_false_changes_nothing() -> None:
    old = nn.SoftmaxCrossEntropyWithLogits(is_grad=False, sparse=True)
    new = nn.SoftmaxCrossEntropyWithLogits(sparse=True)

    assert np.array_equal(old(LOGITS, LABELS).asnumpy(), new(LOGITS, LABELS).asnumpy())


def test_old_is_grad_true_returns_the_gradient() -> None:
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True)
    expected = ops.grad(loss)(LOGITS, LABELS).asnumpy()
    found = nn.SoftmaxCrossEntropyWithLogits(is_grad=True, sparse=True)(LOGITS, LABELS)

    assert np.allclose(found.asnumpy(), expected)


def test_focal_loss_takes_numbers_and_weights() -> None:
    plain = nn.FocalLoss(gamma=0.0, reduction="none")(LOGITS, LABELS).asnumpy()
    weighted = nn.FocalLoss(Tensor(np.array([1.0, 3.0, 1.0])), 0.0, "none")(LOGITS, LABELS)
    rows = nn.CrossEntropyLoss(reduction="none")(LOGITS, LABELS).asnumpy()

    assert np.allclose(plain, rows)
    assert np.allclose(weighted.asnumpy(), rows * [3, 1])


def test_negative_log_likelihood_of_log_softmax_is_the_cross_entropy() -> None:
    weight = Tensor(np.array([1.0, 2.0, 3.0]))
    one = nn.NLLLoss(weight)(ops.log_softmax(LOGITS), LABELS)

    assert np.isclose(float(one), float(nn.CrossEntropyLoss(weight)(LOGITS, LABELS)))


def test_root_of_the_mean_square() -> None:
    assert float(nn.RMSELoss()(Tensor([0.0, 0.0]), Tensor([3.0, 3.0]))) == 3


def test_pairs() -> None:
    x, y = Tensor(np.array([[1.0, 0.0]])), Tensor(np.array([[0.0, 1.0]]))

    assert np.isclose(float(nn.CosineEmbeddingLoss()(x, y, Tensor(np.array([1])))), 1)
    assert float(nn.MarginRankingLoss(0.5)(x, x, Tensor(np.ones((1, 2))))) == 0.5


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (
            lambda: nn.SoftmaxCrossEntropyWithLogits()(LOGITS, LABELS),
            ValueError,
            "sparse=True takes class numbers",
        ),
        (
            lambda: nn.SoftmaxCrossEntropyWithLogits(sparse=True)(LOGITS, LOGITS),
            ValueError,
            r"labels \(2,\)",
        ),
        (
            lambda: nn.SoftmaxCrossEntropyWithLogits(sparse="yes"),
            TypeError,
            "a bool, got str",
        ),
        (lambda: nn.CrossEntropyLoss([1.0]), TypeError, "a Tensor or None, got list"),
        (lambda: nn.CrossEntropyLoss(label_smoothing=2), ValueError, "a number from 0 to 1"),
        (lambda: nn.SmoothL1Loss(-1.0), ValueError, "a number from 0, got -1.0"),
        (lambda: nn.HuberLoss(delta=0), ValueError, "a number above 0"),
        (lambda: nn.CosineEmbeddingLoss(2.0), ValueError, "-1 to 1, got 2.0"),
        (lambda: nn.BCELoss()(LOGITS, LABELS), ValueError, "binary_cross_entropy"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()
