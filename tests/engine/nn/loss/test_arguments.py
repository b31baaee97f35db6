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


@pytest.mark.parametrize("one_hot", [False, True])
def test_focal_loss_averages_what_lies_behind_the_classes_first(one_hot: bool) -> None:
    """With gamma 0 and class numbers, one number for each sample; a one-hot keeps the classes."""
    rng = np.random.default_rng(0)
    logits, numbers = rng.standard_normal((2, 3, 4)), rng.integers(0, 3, (2, 4))
    hit = np.eye(3)[numbers].transpose(0, 2, 1)
    labels = Tensor(hit.astype(np.int32)) if one_hot else Tensor(numbers[:, None])
    logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
    parts = -((1 - np.exp(logs)) ** 2) * logs * hit

    found = {
        how: nn.FocalLoss(reduction=how)(Tensor(logits), labels).asnumpy()
        for how in ("none", "mean", "sum")
    }
    rows = parts.mean(2) if one_hot else parts.sum(1).mean(1)
    np.testing.assert_allclose(found["none"], rows)
    np.testing.assert_allclose(found["mean"], rows.mean())
    np.testing.assert_allclose(found["sum"], rows.sum())


def test_gradient_of_probabilities_that_do_not_sum_to_one_is_mindspores() -> None:
    """Softmax less the labels; and none for the labels."""
    logits, labels = Tensor(np.array([[0.5, -1.0, 2.0]])), Tensor(np.array([[0.5, 0.2, 0.9]]))
    loss = nn.SoftmaxCrossEntropyWithLogits(reduction="sum")
    found, of_labels = ops.grad(loss, (0, 1))(logits, labels)

    expected = ops.softmax(logits).asnumpy() - labels.asnumpy()
    np.testing.assert_allclose(found.asnumpy(), expected)
    assert of_labels.asnumpy().tolist() == [[0.0, 0.0, 0.0]]


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
