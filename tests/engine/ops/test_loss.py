"""Losses as functions: weights, ignored targets, smoothing, axes and errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy.special

from engine import Tensor, ops


@pytest.fixture
def logits(rng: np.random.Generator) -> np.ndarray:
    return rng.standard_normal((6, 3))


LABELS = np.array([0, 2, 1, 1, 0, 2])
WEIGHT = np.array([1.0, 2.0, 0.5])


def rows(logits: np.ndarray, labels: np.ndarray) -> np.ndarray:
    return -scipy.special.log_softmax(logits, 1)[np.arange(len(labels)), labels]


def test_mean_is_over_the_weights(logits: np.ndarray) -> None:
    found = ops.cross_entropy(Tensor(logits), Tensor(LABELS), Tensor(WEIGHT))
    weights = WEIGHT[LABELS]

    assert np.isclose(float(found), (rows(logits, LABELS) * weights).sum() / weights.sum())


def test_ignored_targets_count_nothing(logits: np.ndarray) -> None:
    labels = LABELS.copy()
    labels[2] = labels[4] = -7
    counted = labels != -7
    found = ops.cross_entropy(Tensor(logits), Tensor(labels), ignore_index=-7)
    none = ops.cross_entropy(Tensor(logits), Tensor(labels), ignore_index=-7, reduction="none")

    assert np.isclose(float(found), rows(logits[counted], labels[counted]).mean())
    assert none.asnumpy()[[2, 4]].tolist() == [0, 0]


def test_smoothing_is_a_target_spread_over_the_classes(logits: np.ndarray) -> None:
    spread = np.eye(3)[LABELS] * 0.8 + 0.2 / 3
    by_number = ops.cross_entropy(Tensor(logits), Tensor(LABELS), label_smoothing=0.2)
    by_share = ops.cross_entropy(Tensor(logits), Tensor(spread))
    smoothed = ops.cross_entropy(Tensor(logits), Tensor(np.eye(3)[LABELS]), label_smoothing=0.2)

    assert np.isclose(float(by_number), float(by_share))
    assert np.isclose(float(by_number), float(smoothed))


def test_classes_stand_on_axis_one(rng: np.random.Generator) -> None:
    logits, labels = rng.standard_normal((2, 3, 4)), rng.integers(0, 3, (2, 4))
    found = ops.cross_entropy(Tensor(logits), Tensor(labels), reduction="none").asnumpy()
    flat = rows(logits.transpose(0, 2, 1).reshape(8, 3), labels.reshape(8))

    assert np.allclose(found.reshape(8), flat)


def test_one_sample_has_no_batch_axis(logits: np.ndarray) -> None:
    found = ops.cross_entropy(Tensor(logits[0]), Tensor(LABELS[0]))

    assert np.isclose(float(found), rows(logits[:1], LABELS[:1])[0])


def test_weighted_probabilities_count_by_class(logits: np.ndarray) -> None:
    hits = np.eye(3)[LABELS]
    found = ops.cross_entropy(Tensor(logits), Tensor(hits), Tensor(WEIGHT), reduction="sum")

    assert np.isclose(float(found), (rows(logits, LABELS) * WEIGHT[LABELS]).sum())


def test_large_logits_do_not_overflow() -> None:
    x = Tensor(np.array([[1e4, -1e4], [-1e4, 1e4]], np.float32))
    labels = Tensor(np.array([1, 1]))
    gradient = ops.grad(lambda x: ops.cross_entropy(x, labels))(x)

    assert np.isfinite(float(ops.cross_entropy(x, labels)))
    assert np.isfinite(gradient.asnumpy()).all()


def test_probabilities_of_zero_and_one_give_finite_losses() -> None:
    p, y = Tensor(np.array([0.0, 1.0], np.float32)), Tensor(np.array([1.0, 0.0], np.float32))

    assert np.isfinite(float(ops.binary_cross_entropy(p, y)))


def test_both_binary_forms_agree(logits: np.ndarray) -> None:
    y = Tensor((logits > 0.3).astype(np.float64))
    weight = Tensor(np.linspace(0.5, 2, 3))
    one = ops.binary_cross_entropy(ops.sigmoid(Tensor(logits)), y, weight)
    other = ops.binary_cross_entropy_with_logits(Tensor(logits), y, weight)

    assert np.isclose(float(one), float(other))


def test_positive_weight_counts_label_one_only() -> None:
    x, ones, zeros = (Tensor(np.full(2, v)) for v in (0.3, 1.0, 0.0))
    twice = Tensor(np.full(2, 2.0))
    plain = ops.binary_cross_entropy_with_logits
    hits = plain(x, ones, None, twice), plain(x, ones)
    misses = plain(x, zeros, None, twice), plain(x, zeros)

    assert np.isclose(float(hits[0]), 2 * float(hits[1]))
    assert np.isclose(float(misses[0]), float(misses[1]))


def test_divergence_of_equal_distributions_is_zero() -> None:
    p = np.array([[0.2, 0.8], [0.0, 1.0]])
    logs = np.log(np.maximum(p, 1e-300))

    assert np.isclose(float(ops.kl_div(Tensor(logs), Tensor(p), "batchmean")), 0)


def test_smooth_losses_meet_where_they_become_linear() -> None:
    x, zero = Tensor(np.array([0.5, 2.0, 5.0])), Tensor(np.zeros(3))

    assert ops.smooth_l1_loss(x, zero, 2.0).asnumpy().tolist() == [0.0625, 1, 4]
    assert ops.huber_loss(x, zero, "none", 2.0).asnumpy().tolist() == [0.125, 2, 8]
    assert ops.smooth_l1_loss(x, zero, 0.0).asnumpy().tolist() == [0.5, 2, 5]


def test_pairs_are_pulled_together_and_pushed_apart() -> None:
    x, y = Tensor(np.array([[1.0, 0.0], [1.0, 0.0]])), Tensor(np.array([[1.0, 0.0], [1.0, 0.0]]))
    target = Tensor(np.array([1, -1]))
    found = ops.cosine_embedding_loss(x, y, target, 0.25, "none").asnumpy()

    assert np.allclose(found, [0, 0.75])


def test_ranking_asks_for_a_margin() -> None:
    x, y, target = (Tensor(np.array(v)) for v in ([1.0, 1.0], [0.8, 0.8], [1.0, -1.0]))
    found = ops.margin_ranking_loss(x, y, target, 0.5, "none").asnumpy()

    assert np.allclose(found, [0.3, 0.7])


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda x: ops.mse_loss(x, x, "avg"), ValueError, "'mean', 'sum' or 'none', got 'avg'"),
        (lambda x: ops.nll_loss(x, Tensor([1, 2])), ValueError, r"nll_loss\(target\)"),
        (
            lambda x: ops.cross_entropy(x, Tensor(LABELS), label_smoothing=2.0),
            ValueError,
            "label_smoothing",
        ),
        (
            lambda x: ops.sparse_softmax_cross_entropy(x, Tensor(LABELS + 1)),
            ValueError,
            "labels from 0 to 2, got 1 to 3",
        ),
        (
            lambda x: ops.sparse_softmax_cross_entropy(x, Tensor(LABELS * 1.0)),
            TypeError,
            "whole-number labels",
        ),
        (lambda x: ops.smooth_l1_loss(x, Tensor([1.0])), ValueError, "smooth_l1_loss"),
        (lambda x: ops.huber_loss(x, x, delta=0), ValueError, "a number above 0"),
    ],
)
def test_what_does_not_fit_is_refused(
    logits: np.ndarray, call: Any, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        call(Tensor(logits))


def test_older_names_of_logits_and_labels_are_taken() -> None:
    logits, labels = Tensor([0.5, -1.0]), Tensor([1.0, 0.0])
    found = ops.binary_cross_entropy_with_logits(logits=logits, label=labels)

    assert float(found) == float(ops.binary_cross_entropy_with_logits(logits, labels))
    with pytest.raises(ValueError, match="expected input and target"):
        ops.binary_cross_entropy_with_logits(logits)


@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_losses_of_halves_are_halves(reduction: str) -> None:
    """As MindSpore's; weights of float32 make them float32."""
    x = Tensor(np.array([[1.0, 2.0, 3.0], [0.0, 1.0, -1.0]], np.float16))
    labels, weight = Tensor(np.array([0, 2], np.int32)), Tensor([1.0, 2.0, 3.0])
    for loss in (ops.cross_entropy, ops.nll_loss):
        found = loss(x, labels, reduction=reduction).asnumpy()
        weighted = loss(x, labels, weight, reduction=reduction).asnumpy()

        assert (found.dtype, weighted.dtype) == (np.float16, np.float32)


def test_many_halves_are_added_up_without_overflow() -> None:
    x = Tensor(np.tile(np.array([0.0, 9.0], np.float16), (20000, 1)))
    labels = Tensor(np.zeros(20000, np.int32))

    assert abs(float(ops.cross_entropy(x, labels)) - 9) < 0.01
