"""MindSpore's older CTC: its numbers, what its options mean, what it refuses."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError

LOGITS = np.array([[[0.6, 0.4, 0.2], [0.8, 0.6, 0.3]], [[0.0, 0.6, 0.0], [0.5, 0.4, 0.5]]])
PLACES, FRAMES = Tensor([[0, 0], [1, 0]]), Tensor([2, 2], engine.int32)
RNG = np.random.default_rng(4)
FIVE = RNG.standard_normal((5, 1, 3))


def test_losses_and_gradients_are_those_of_mindspore():
    labels = Tensor([1, 1], engine.int32)
    loss, gradient = ops.CTCLoss()(Tensor(LOGITS, engine.float32), PLACES, labels, FRAMES)

    assert loss.asnumpy() == pytest.approx([0.9908541, 1.2064061], rel=1e-6)
    assert gradient.asnumpy()[0] == pytest.approx(
        np.array([[0.40175956, -0.32525244, -0.07650712], [0.41232666, -0.40211293, -0.01021379]]),
        abs=1e-6,
    )


def by_counting(frames, target, *, merged):
    """All ways through the frames, one by one; class 2 is the blank."""
    shares = np.exp(frames - np.log(np.exp(frames).sum(-1, keepdims=True)))
    total = 0.0
    for way in itertools.product(range(3), repeat=len(frames)):
        read = [one for one, _ in itertools.groupby(way)] if merged else way
        if [one for one in read if one != 2] == target:
            total += np.prod([shares[t, one] for t, one in enumerate(way)])
    return -np.log(total)


@pytest.mark.parametrize("merged", [True, False])
@pytest.mark.parametrize("target", [[0], [1, 1], [0, 1, 1], []])
def test_every_way_to_show_the_target_counts(merged, target):
    places = Tensor(np.array([[0, k] for k in range(len(target))], np.int64).reshape(-1, 2))
    criterion = ops.CTCLoss(ctc_merge_repeated=merged)
    loss, _ = criterion(Tensor(FIVE), places, Tensor(np.array(target, np.int32)), Tensor([5]))

    assert float(loss[0]) == pytest.approx(by_counting(FIVE[:, 0], target, merged=merged))


def test_repeated_labels_become_one_beforehand_where_that_is_asked_for():
    labels = Tensor([1, 1, 0], engine.int32), Tensor([1, 0], engine.int32)
    places = Tensor([[0, 0], [0, 1], [0, 2]]), Tensor([[0, 0], [0, 1]])
    collapsing = ops.CTCLoss(preprocess_collapse_repeated=True)
    one, _ = collapsing(Tensor(FIVE), places[0], labels[0], Tensor([5]))
    other, _ = ops.CTCLoss()(Tensor(FIVE), places[1], labels[1], Tensor([5]))

    assert float(one[0]) == float(other[0])


def test_target_that_is_too_long_loses_infinity_and_has_no_gradient():
    labels = Tensor([1, 1, 0], engine.int32)
    loss, gradient = ops.CTCLoss(ignore_longer_outputs_than_inputs=True)(
        Tensor(LOGITS), Tensor([[0, 0], [0, 1], [1, 0]]), labels, FRAMES
    )

    assert np.isposinf(loss.asnumpy()[0])
    assert np.isfinite(loss.asnumpy()[1])
    assert not gradient.asnumpy()[:, 0].any()
    assert gradient.asnumpy()[:, 1].any()


def test_loss_is_differentiated_by_training_code_too():
    labels = Tensor([1, 0], engine.int32)

    def loss(x):
        return ops.CTCLoss()(x, PLACES, labels, FRAMES)[0].sum()

    _, own = ops.CTCLoss()(Tensor(LOGITS), PLACES, labels, FRAMES)
    found = ops.grad(loss)(Tensor(LOGITS)).asnumpy()

    assert found == pytest.approx(own.asnumpy())
    expected = finite_differences(lambda x: loss(Tensor(x)).array, (LOGITS,), 0)
    assert found == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "bfloat16"])
def test_losses_have_the_type_of_the_logits(dtype):
    x = Tensor(LOGITS).astype(getattr(engine, dtype))
    parts = ops.CTCLoss()(x, PLACES, Tensor([1, 0], engine.int32), FRAMES)

    assert {part.dtype for part in parts} == {getattr(engine, dtype)}


@pytest.mark.parametrize(
    ("places", "labels", "frames", "error", "text"),
    [
        ([[0, 0]], [1.0], [2, 2], ArgumentTypeError, "labels_values"),
        ([[0, 0]], [3], [2, 2], ArgumentValueError, "classes from 0 to 2"),
        ([[2, 0]], [1], [2, 2], ArgumentValueError, "samples from 0 to 1"),
        ([0, 0], [1], [2, 2], ShapeError, "labels_indices"),
        ([[0, 0]], [1], [2], ShapeError, "sequence_length"),
        ([[0, 0]], [1], [2, 3], StateError, "0 to 2 frames"),
        ([[0, 0]], [1], [2.0, 2.0], ArgumentTypeError, "sequence_length"),
    ],
)
def test_what_does_not_fit_is_refused(places, labels, frames, error, text):
    with pytest.raises(error, match=text):
        ops.CTCLoss()(Tensor(LOGITS), Tensor(places), Tensor(labels), Tensor(frames))


def test_options_are_truth_values():
    with pytest.raises(ArgumentTypeError, match="ctc_merge_repeated"):
        ops.CTCLoss(ctc_merge_repeated=1)
    with pytest.raises(ArgumentTypeError, match="merge_repeated"):
        ops.ctc_greedy_decoder(Tensor(LOGITS), FRAMES, merge_repeated=1)


SHOWN = np.array([[1, 0], [1, 0], [2, 1], [1, 1], [1, 2]])
SCORES = np.eye(3)[SHOWN] * np.arange(1, 6)[:, None, None]


def test_decoder_reads_classes_once_and_blanks_not_at_all():
    places, read, shape, score = ops.ctc_greedy_decoder(Tensor(SCORES), Tensor([5, 4]))

    assert places.asnumpy().tolist() == [[0, 0], [0, 1], [1, 0], [1, 1]]
    assert read.asnumpy().tolist() == [1, 1, 0, 1]
    assert shape.asnumpy().tolist() == [2, 2]
    assert score.asnumpy().tolist() == [[-15.0], [-10.0]]
    assert (places.dtype, read.dtype, shape.dtype) == (engine.int64,) * 3


def test_decoder_keeps_repeated_classes_where_that_is_asked_for():
    _, read, shape, _ = ops.CTCGreedyDecoder(merge_repeated=False)(Tensor(SCORES), Tensor([5, 4]))

    assert read.asnumpy().tolist() == [1, 1, 1, 1, 0, 0, 1, 1]
    assert shape.asnumpy().tolist() == [2, 4]


def test_decoder_reads_nothing_from_no_frames():
    places, read, shape, score = ops.ctc_greedy_decoder(Tensor(SCORES), Tensor([0, 0]))

    assert places.shape == (0, 2)
    assert read.shape == (0,)
    assert shape.asnumpy().tolist() == [2, 0]
    assert score.asnumpy().tolist() == [[0.0], [0.0]]


def test_decoder_refuses_more_frames_than_there_are():
    with pytest.raises(StateError, match="0 to 5 frames"):
        ops.ctc_greedy_decoder(Tensor(SCORES), Tensor([6, 1]))
    with pytest.raises(ShapeError, match=r"\(frames, batch, classes\)"):
        ops.ctc_greedy_decoder(Tensor(SCORES[0]), Tensor([1]))


def test_labels_may_come_in_any_order():
    one = Tensor([[0, 0], [0, 1], [1, 0]]), Tensor([0, 1, 1])
    other = Tensor([[1, 0], [0, 1], [0, 0]]), Tensor([1, 1, 0])
    losses = [ops.CTCLoss()(Tensor(LOGITS), *given, FRAMES)[0].asnumpy() for given in (one, other)]

    assert losses[0].tolist() == losses[1].tolist()
