"""Losses of overlap and of drawn classes beside what MindSpore 2.10 gives for the same numbers."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, nn, ops, set_seed
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


def regions():
    draw = np.random.RandomState(3)
    return [Tensor(draw.rand(2, 3, 4).astype(np.float32)) for _ in range(2)]


def test_dice_loss_adds_its_term_below_the_line_alone():
    assert float(nn.DiceLoss()(*regions())) == pytest.approx(0.216879, abs=2e-6)
    assert float(nn.DiceLoss(0.5)(*regions())) == pytest.approx(0.24416, abs=2e-6)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, 0.335141),
        ({"ignore_indiex": 1}, 0.205981),
        ({"activation": "relu"}, 0.215241),
        ({"activation": None}, 0.215241),
        ({"activation": nn.ReLU()}, 0.215241),
        ({"weights": Tensor([[0.5] * 4, [2.0] * 4, [1.0] * 4])}, [0.422952086] * 4),
    ],
)
def test_dice_loss_of_classes_is_mindspores(options, expected):
    found = nn.MultiClassDiceLoss(**options)(*regions()).asnumpy()

    assert found.tolist() == pytest.approx(expected, abs=5e-6)


def test_dice_losses_refuse_what_does_not_fit():
    left, right = regions()
    with pytest.raises(ShapeError):
        nn.DiceLoss()(left, right[0])
    with pytest.raises(ArgumentTypeError, match="float"):
        nn.DiceLoss(0)
    with pytest.raises(ArgumentValueError, match="above 0"):
        nn.DiceLoss(0.0)
    with pytest.raises(ArgumentValueError, match="activation"):
        nn.MultiClassDiceLoss(activation="what")
    with pytest.raises(ArgumentTypeError, match="ignore_indiex"):
        nn.MultiClassDiceLoss(ignore_indiex="1")
    with pytest.raises(ArgumentValueError, match="weights"):
        nn.MultiClassDiceLoss(weights=Tensor([1.0, 2.0, 3.0]))
    with pytest.raises(ShapeError, match="weights"):
        nn.MultiClassDiceLoss(weights=Tensor([[1.0], [2.0]]))(left, right)
    with pytest.raises(ShapeError, match="batch, classes"):
        nn.MultiClassDiceLoss()(left[0, 0], right[0, 0])


def expected_sampled(weights, biases, labels, inputs, values):
    """Plain loops in float64: scores less the logarithms of expected counts, right ones first."""
    drawn, of_true, of_drawn = values
    rows = []
    for k, right in enumerate(labels):

        def score(one, expected, k=k):
            return float(weights[one] @ inputs[k] + biases[one] - np.log(expected))

        scores = [score(one, of_true[k][i]) for i, one in enumerate(right)]
        pairs = zip(drawn, of_drawn, strict=True)
        scores += [score(one, count) for one, count in pairs if one not in right]
        scores = np.array(scores)
        logs = scores - np.log(np.exp(scores).sum())
        rows.append(-logs[: len(right)].mean())
    return rows


@pytest.mark.parametrize("labels", [[[0], [1], [4]], [[0, 1], [1, 2], [4, 5]]])
def test_sampled_softmax_counts_right_and_drawn_classes(labels, rng):
    weights, biases, inputs = rng.random((7, 4)), rng.random(7), rng.random((3, 4))
    of_true = np.full((3, len(labels[0])), 0.3)
    values = np.array([1, 3, 5]), of_true, np.array([0.5, 0.6, 0.7])
    loss = nn.SampledSoftmaxLoss(3, 7, len(labels[0]), [Tensor(value) for value in values])
    given = [Tensor(x) for x in (weights, biases, np.array(labels), inputs)]

    expected = expected_sampled(weights, biases, labels, inputs, values)
    assert loss(*given).asnumpy().tolist() == pytest.approx(expected)


def test_sampled_softmax_of_all_classes_is_the_cross_entropy(rng):
    weights, inputs = rng.random((6, 4)), rng.random((3, 4))
    labels = np.array([[2], [0], [5]])
    set_seed(3)
    loss = nn.SampledSoftmaxLoss(6, 6, reduction="mean")
    found = loss(Tensor(weights), Tensor(np.zeros(6)), Tensor(labels), Tensor(inputs))
    expected = ops.cross_entropy(Tensor(inputs @ weights.T), Tensor(labels[:, 0]))

    assert float(found) == pytest.approx(float(expected), rel=1e-5)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((0, 7), ArgumentValueError),
        ((8, 7), ArgumentValueError),
        ((3, 7, 8), ArgumentValueError),
        ((3, 7, 1, (1, 2)), ArgumentValueError),
        ((3, 7, 1, 3), ArgumentTypeError),
    ],
)
def test_sampled_softmax_refuses_wrong_numbers(arguments, error):
    with pytest.raises(error):
        nn.SampledSoftmaxLoss(*arguments)
