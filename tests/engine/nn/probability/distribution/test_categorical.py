"""Categorical distributions: classes, shares, and what is no class."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor
from engine.nn.probability import distribution as msd

SHARES = np.array([[0.1, 0.2, 0.7], [0.6, 0.3, 0.1]])
OTHERS = np.array([0.3, 0.3, 0.4])


@pytest.fixture
def dist():
    return msd.Categorical(SHARES)


def test_probability_is_the_share_of_the_class(dist):
    value = Tensor([[0, 1], [2, 2], [1, 0]])

    assert dist.prob(value).asnumpy() == pytest.approx(
        np.array([[0.1, 0.3], [0.7, 0.1], [0.2, 0.6]])
    )
    assert dist.cdf(value).asnumpy() == pytest.approx(np.array([[0.1, 0.9], [1, 1], [0.3, 0.6]]))


def test_value_without_axes_and_one_row_give_a_number():
    found = msd.Categorical(OTHERS).prob(Tensor(2.0))

    assert found.shape == ()
    assert found.asnumpy() == pytest.approx(0.4)


def test_values_between_classes_are_the_lower_one():
    value = Tensor([-0.5, 0.9, 1.5])

    assert msd.Categorical(OTHERS).prob(value).asnumpy() == pytest.approx([0.3, 0.3, 0.3])


def test_what_is_no_class_has_no_probability():
    value = Tensor([-1.0, 3.0])

    assert np.isnan(msd.Categorical(OTHERS).log_prob(value).asnumpy()).all()
    assert msd.Categorical(OTHERS).cdf(value).asnumpy() == pytest.approx([0, 1])


def test_moments_keep_an_axis_as_in_mindspore(dist):
    mean = (SHARES * [0, 1, 2]).sum(-1, keepdims=True)
    variance = (SHARES * [0, 1, 4]).sum(-1, keepdims=True) - mean**2

    assert dist.mean().asnumpy() == pytest.approx(mean)
    assert dist.var().asnumpy() == pytest.approx(variance, rel=1e-5)
    assert dist.sd().asnumpy() == pytest.approx(np.sqrt(dist.var().asnumpy()))
    assert dist.mode().asnumpy().tolist() == [2, 0]


def test_entropies_are_sums_over_the_classes(dist):
    entropy = -(SHARES * np.log(SHARES)).sum(-1)
    divergence = (SHARES * np.log(SHARES / OTHERS)).sum(-1)
    other = Tensor(OTHERS, engine.float32)

    assert dist.entropy().asnumpy() == pytest.approx(entropy)
    assert dist.kl_loss("Categorical", other).asnumpy() == pytest.approx(divergence, rel=1e-5)
    assert dist.cross_entropy("Categorical", other).asnumpy() == pytest.approx(
        entropy + divergence, rel=1e-5
    )


def test_shapes_leave_the_classes_out_where_mindspore_does(dist):
    assert (dist.batch_shape, dist.broadcast_shape) == ((2, 3), (2,))
    assert msd.Categorical(OTHERS).is_scalar_batch


@pytest.mark.parametrize(
    ("probs", "said"),
    [(0.5, "an axis of classes"), ([0.5, 0.4], "add up to 1"), ([1.5, -0.5], "above 0")],
)
def test_what_are_no_shares_is_refused(probs, said):
    with pytest.raises(ValueError, match=said):
        msd.Categorical(probs)
