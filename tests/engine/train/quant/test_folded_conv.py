"""Convolutions with a batch normalisation folded in: in training, frozen, and in evaluation."""

import copy

import numpy as np
import pytest

from engine import Tensor, nn, ops
from engine.train.quant import Conv2dBnFoldQuant, Conv2dBnFoldQuantOneConv

from .layers import FINE, convolved, rounded

KINDS = (Conv2dBnFoldQuant, Conv2dBnFoldQuantOneConv)
X = Tensor(np.random.default_rng(0).standard_normal((4, 3, 5, 6)).astype(np.float32))


def layer(kind, **told):
    rng = np.random.default_rng(1)
    made = kind(3, 4, 3, pad_mode="valid", momentum=0.75, quant_config=FINE, **told)
    numbers = {
        "gamma": rng.uniform(0.5, 1.5, 4),
        "beta": rng.standard_normal(4),
        "moving_mean": rng.standard_normal(4),
        "moving_variance": rng.uniform(0.5, 1.5, 4),
        "bias": rng.standard_normal(4),
    }
    for name, array in numbers.items():
        if getattr(made, name) is not None:
            getattr(made, name).set_data(Tensor(array.astype(np.float32)))
    return made


def plain(made):
    """The convolution and the normalisation as two layers with the same parameters."""
    bias = made.bias is not None
    conv = nn.Conv2d(3, 4, 3, pad_mode="valid", has_bias=bias)
    norm = nn.BatchNorm2d(4, momentum=0.75)
    conv.weight.set_data(Tensor(made.weight.asnumpy()))
    if bias:
        conv.bias.set_data(Tensor(made.bias.asnumpy()))
    for name in ("gamma", "beta", "moving_mean", "moving_variance"):
        getattr(norm, name).set_data(Tensor(getattr(made, name).asnumpy()))
    return nn.SequentialCell(conv, norm)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("training", [False, True])
def test_without_rounding_it_is_a_convolution_and_a_normalisation(kind, bias, training):
    made = layer(kind, fake=False, has_bias=bias).set_train(training)
    apart = plain(made).set_train(training)

    np.testing.assert_allclose(made(X).asnumpy(), apart(X).asnumpy(), rtol=1e-4, atol=1e-5)
    for name in ("moving_mean", "moving_variance"):
        found, expected = (getattr(one, name).asnumpy() for one in (made, apart[1]))
        np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("kind", KINDS)
def test_without_rounding_gradients_are_those_of_two_layers(kind):
    made = layer(kind, fake=False).set_train()
    apart = plain(made).set_train()
    weights = Tensor(np.random.default_rng(2).standard_normal((4, 4, 3, 4)).astype(np.float32))

    def gradients(net, parameters):
        found = ops.grad(lambda x: (net(x) * weights).sum(), 0, parameters)(X)
        return [found[0].asnumpy(), *(one.asnumpy() for one in found[1])]

    mine = gradients(made, [made.weight, made.gamma, made.beta])
    theirs = gradients(apart, [apart[0].weight, apart[1].gamma, apart[1].beta])
    for found, expected in zip(mine, theirs, strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("kind", KINDS)
def test_evaluation_is_one_convolution_with_the_folded_weight_in_whole_numbers(kind):
    made = layer(kind).set_train()
    made(X)
    made.set_train(False)
    moments = [getattr(made, name).asnumpy() for name in ("moving_mean", "moving_variance")]
    factor = made.gamma.asnumpy() / np.sqrt(moments[1] + 1e-5)
    folded = made.weight.asnumpy() * factor.reshape(-1, 1, 1, 1)
    # Ranges are those of the step before, when the moments were others: the widest fits both.
    made.set_train()
    made.freeze_bn = 0
    found = made(X).asnumpy()

    shift = made.beta.asnumpy() - moments[0] * factor
    expected = convolved(X.asnumpy(), rounded(folded)) + shift.reshape(1, -1, 1, 1)
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(made.set_train(False)(X).asnumpy(), found, rtol=1e-6)


@pytest.mark.parametrize("kind", KINDS)
def test_two_convolutions_or_one_are_corrected_to_the_moments_of_the_batch(kind):
    made = layer(kind)
    root = np.sqrt(made.moving_variance.asnumpy() + 1e-5).reshape(1, -1, 1, 1)
    gamma, beta = (getattr(made, name).asnumpy().reshape(1, -1, 1, 1) for name in ("gamma", "beta"))
    weight = made.weight.asnumpy()
    whole = rounded(weight * (gamma / root).reshape(-1, 1, 1, 1))
    found = made.set_train()(X).asnumpy()

    out = convolved(X.asnumpy(), whole)
    seen = convolved(X.asnumpy(), weight) if kind is Conv2dBnFoldQuant else out * root / gamma
    mean, variance = (one((0, 2, 3), keepdims=True) for one in (seen.mean, seen.var))
    expected = (out * root / gamma - mean) / np.sqrt(variance + 1e-5) * gamma + beta
    np.testing.assert_allclose(found, expected, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("kind", KINDS)
def test_a_channel_of_factor_zero_is_its_shift_and_its_factor_learns(kind):
    made = layer(kind)
    made.gamma.set_data(Tensor(np.array([0, 1, 0, 1], np.float32)))
    apart = plain(made).set_train()
    weights = Tensor(np.random.default_rng(2).standard_normal((4, 4, 3, 4)).astype(np.float32))
    found = made.set_train()(X).asnumpy()
    mine, theirs = (
        ops.grad(lambda x, n=net: (n(x) * weights).sum(), None, [gamma])(X)[0].asnumpy()
        for net, gamma in ((made, made.gamma), (apart, apart[1].gamma))
    )

    np.testing.assert_allclose(found[:, 0], np.full((4, 3, 4), made.beta.asnumpy()[0]), rtol=1e-6)
    np.testing.assert_allclose(mine[::2], theirs[::2], rtol=0.05)


@pytest.mark.parametrize("kind", KINDS)
def test_moments_stay_after_so_many_steps(kind):
    made = layer(kind, freeze_bn=2).set_train()
    means = []
    for _ in range(4):
        made(X)
        means.append(made.moving_mean.asnumpy().copy())

    assert not np.array_equal(means[0], means[1])
    np.testing.assert_array_equal(means[1], means[2])
    np.testing.assert_array_equal(means[1], means[3])
    assert made.step.asnumpy().tolist() == [4]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_computed_again_is_counted_once(kind):
    expected = layer(kind, freeze_bn=1).set_train()
    again = copy.deepcopy(expected)
    again.recompute()
    for _ in range(3):
        gradients = [
            ops.grad(lambda x, n=net: n(x).sum())(X).asnumpy() for net in (expected, again)
        ]

        np.testing.assert_array_equal(*gradients)
    np.testing.assert_array_equal(again.moving_mean.asnumpy(), expected.moving_mean.asnumpy())
    assert again.step.asnumpy().tolist() == [3]
