"""The loss of a transducer: the sum over all ways to spell, and finite differences."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from scipy.special import log_softmax, logsumexp

import engine
from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu

FRAMES, SIZES = np.array([4, 2, 1]), np.array([2, 0, 2])


def by_all_ways(acts, labels, frames, sizes, blank):
    """Each way is an order of blanks, one a frame and one at the end, and labels."""
    found = []
    for scores, row, count, size in zip(log_softmax(acts, -1), labels, frames, sizes, strict=True):
        ways = []
        for spelling in itertools.combinations(range(count - 1 + size), size):
            frame = spelled = 0
            total = 0.0
            for step in range(count - 1 + size):
                if step in spelling:
                    total += scores[frame, spelled, row[spelled]]
                    spelled += 1
                else:
                    total += scores[frame, spelled, blank]
                    frame += 1
            ways.append(total + scores[frame, spelled, blank])
        found.append(-logsumexp(ways))
    return np.array(found)


def drawn(rng, kind=np.float64):
    acts = rng.standard_normal((3, 4, 3, 5)).astype(kind)
    return acts, np.array([[1, 3], [2, 2], [4, 4]], np.int32)


def losses(acts, labels, blank=0):
    numbers = (Tensor(n.astype(np.int32)) for n in (labels, FRAMES, SIZES))
    return ops.RNNTLoss(blank)(acts, *numbers)


@pytest.mark.parametrize("blank", [0, 2])
def test_loss_is_that_of_all_ways(rng, blank):
    acts, labels = drawn(rng)
    costs, _ = losses(Tensor(acts), labels, blank)

    expected = by_all_ways(acts, labels, FRAMES, SIZES, blank)
    np.testing.assert_allclose(costs.asnumpy(), expected, rtol=1e-10)


def test_logarithms_of_probabilities_are_their_own(rng):
    acts, labels = drawn(rng)
    costs, _ = losses(Tensor(log_softmax(acts, -1)), labels)

    np.testing.assert_allclose(costs.asnumpy(), by_all_ways(acts, labels, FRAMES, SIZES, 0))


def test_gradient_that_comes_out_equals_finite_differences(rng):
    acts, labels = drawn(rng)
    _, gradient = losses(Tensor(acts), labels)
    expected = finite_differences(
        lambda x: by_all_ways(x, labels, FRAMES, SIZES, 0).sum(), (acts,), 0
    )

    assert gradient.shape == acts.shape
    np.testing.assert_allclose(gradient.asnumpy(), expected, atol=1e-8)
    assert not gradient.asnumpy()[1, 2:].any()  # frames that do not count


def test_loss_differentiates_with_weights(rng):
    acts, labels = drawn(rng)
    weights = np.array([1.0, -2.0, 0.5])
    found = ops.grad(lambda x: (losses(x, labels)[0] * Tensor(weights)).sum())(Tensor(acts))
    expected = finite_differences(
        lambda x: (by_all_ways(x, labels, FRAMES, SIZES, 0) * weights).sum(), (acts,), 0
    )

    np.testing.assert_allclose(found.asnumpy(), expected, atol=1e-8)


@pytest.mark.parametrize("kind", [np.float16, np.float32])
def test_type_of_the_scores_comes_back(rng, kind):
    acts, labels = drawn(rng, kind)
    costs, gradient = losses(Tensor(acts), labels)
    expected = by_all_ways(acts.astype(np.float64), labels, FRAMES, SIZES, 0)

    assert (costs.asnumpy().dtype, gradient.asnumpy().dtype) == (kind, kind)
    np.testing.assert_allclose(costs.asnumpy(), expected, rtol=2 * np.finfo(kind).eps * 10)


def test_scores_without_labels_lose_their_blanks():
    frames, none = Tensor([2], engine.int32), Tensor(np.zeros((1, 0), np.int32))
    costs, _ = ops.RNNTLoss()(ops.zeros((1, 2, 1, 4)), none, frames, Tensor([0], engine.int32))

    assert costs.asnumpy() == pytest.approx(2 * math.log(4))


def test_long_samples_keep_their_digits(rng):
    steps, size = 60, 20
    acts = rng.standard_normal((1, steps, size + 1, 3)) * 30
    labels = rng.integers(1, 3, (1, size)).astype(np.int32)
    lengths = (Tensor([steps], engine.int32), Tensor([size], engine.int32))
    scores, table = log_softmax(acts, -1)[0], np.full((steps, size + 1), -np.inf)
    table[0, 0] = 0
    for t, u in np.ndindex(steps, size + 1):
        if t:
            table[t, u] = np.logaddexp(table[t, u], table[t - 1, u] + scores[t - 1, u, 0])
        if u:
            go = table[t, u - 1] + scores[t, u - 1, labels[0, u - 1]]
            table[t, u] = np.logaddexp(table[t, u], go)

    costs, gradient = ops.RNNTLoss()(Tensor(acts), Tensor(labels), *lengths)
    np.testing.assert_allclose(costs.asnumpy(), [-table[-1, -1] - scores[-1, -1, 0]], rtol=1e-10)
    assert np.isfinite(gradient.asnumpy()).all()


def test_loss_is_computed_on_a_gpu(rng):
    acts, labels = drawn(rng)
    with fake_gpu():
        found = losses(Tensor(acts), labels)[0].asnumpy()

    np.testing.assert_allclose(found, by_all_ways(acts, labels, FRAMES, SIZES, 0))


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"acts": np.ones((1, 2, 2), np.float32)}, ShapeError),
        ({"acts": np.ones((1, 2, 2, 3), np.int32)}, ArgumentTypeError),
        ({"labels": np.ones((1, 2), np.int32)}, ShapeError),
        ({"labels": np.ones((1, 1), np.float32)}, ArgumentTypeError),
        ({"labels": np.full((1, 1), 3, np.int32)}, ArgumentValueError),
        ({"frames": np.array([3])}, ArgumentValueError),
        ({"frames": np.array([0])}, ArgumentValueError),
        ({"frames": np.array([1, 1])}, ShapeError),
        ({"sizes": np.array([2])}, ArgumentValueError),
        ({"sizes": np.array([-1])}, ArgumentValueError),
    ],
)
def test_wrong_inputs_are_refused(changed, error):
    whole = {
        "acts": np.ones((1, 2, 2, 3), np.float32),
        "labels": np.ones((1, 1), np.int32),
        "frames": np.array([2]),
        "sizes": np.array([1]),
    }
    with pytest.raises(error):
        ops.RNNTLoss()(*(Tensor(x) for x in (whole | changed).values()))


def test_wrong_blanks_are_refused():
    with pytest.raises(ArgumentTypeError):
        ops.RNNTLoss("0")
    with pytest.raises(ArgumentValueError):
        losses(ops.ones((3, 4, 3, 5)), np.ones((3, 2)), blank=5)
