"""Layers whose weights are distributions: draws, divergences, training, arguments."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.nn.probability.bnn_layers import (
    ConvReparam,
    DenseLocalReparam,
    DenseReparam,
    NormalPosterior,
    NormalPrior,
    WithBNNLossCell,
)

ROWS = Tensor(np.random.default_rng(2).standard_normal((5, 3)).astype(np.float32))


@pytest.fixture(autouse=True)
def _seed():
    engine.set_seed(9)


def certain(name, shape):
    """A posterior that hardly varies."""
    return NormalPosterior(name, shape, loc_std=1.0, untransformed_scale_mean=-30)


def test_deviation_is_that_of_its_parameter():
    posterior = NormalPosterior("w", [4], untransformed_scale_mean=2, untransformed_scale_std=0)

    assert posterior("sd").asnumpy() == pytest.approx(np.log1p(np.exp(2)) + 1e-6, rel=1e-5)
    assert posterior.mean.name == "w_mean"
    assert posterior.untransformed_std.name == "w_untransformed_std"
    assert posterior("get_dist_type") == "Normal"


@pytest.mark.parametrize("kind", [DenseReparam, DenseLocalReparam])
def test_certain_weights_make_a_dense_layer(kind):
    layer = kind(3, 2, "relu", weight_posterior_fn=certain, bias_posterior_fn=certain)
    weight, bias = layer.weight_posterior.mean.asnumpy(), layer.bias_posterior.mean.asnumpy()

    expected = np.maximum(ROWS.asnumpy() @ weight.T + bias, 0)
    assert layer(ROWS).asnumpy() == pytest.approx(expected, abs=1e-4)


def test_certain_filters_make_a_convolution():
    image = Tensor(np.random.default_rng(3).standard_normal((2, 4, 6, 6)).astype(np.float32))
    layer = ConvReparam(4, 6, (3, 2), 2, "pad", 1, group=2, has_bias=True,
                        weight_posterior_fn=certain, bias_posterior_fn=certain)  # fmt: skip

    filters, bias = layer.weight_posterior.mean, layer.bias_posterior.mean
    expected = ops.conv2d(image, filters, bias, 2, "pad", 1, 1, 2)
    assert layer(image).asnumpy() == pytest.approx(expected.asnumpy(), abs=1e-4)


def uncertain(name, shape):
    return NormalPosterior(name, shape, untransformed_scale_mean=0, untransformed_scale_std=0)


@pytest.mark.parametrize("kind", [DenseReparam, DenseLocalReparam])
def test_sums_vary_as_the_weights_do(kind):
    layer = kind(3, 1, has_bias=False, weight_posterior_fn=uncertain)
    rows = Tensor(np.tile([[1.0, -2.0, 0.5]], (1, 1)).astype(np.float32))

    drawn = np.array([layer(rows).asnumpy().item() for _ in range(1500)])

    mean = (rows.asnumpy() @ layer.weight_posterior.mean.asnumpy().T).item()
    deviation = np.log(2) * np.linalg.norm(rows.asnumpy())
    assert drawn.mean() == pytest.approx(mean, abs=0.15)
    assert drawn.std() == pytest.approx(deviation, rel=0.08)


def test_rows_of_a_batch_vary_apart_where_sums_are_drawn():
    same = ops.ones((4, 3))

    assert np.ptp(DenseReparam(3, 1, weight_posterior_fn=uncertain)(same).asnumpy()) < 1e-6
    assert np.ptp(DenseLocalReparam(3, 1, weight_posterior_fn=uncertain)(same).asnumpy()) > 0.1


def test_divergence_is_that_of_all_weights():
    layer = DenseReparam(3, 2, weight_prior_fn=NormalPrior(std=0.5))
    total = 0.0
    for kind, deviation in (("weight", 0.5), ("bias", 0.1)):
        posterior = getattr(layer, f"{kind}_posterior")
        mean, sd = posterior("mean").asnumpy(), posterior("sd").asnumpy()
        ratio = deviation / sd
        total += (0.5 * (mean / sd) ** 2 + 0.5 * (ratio**2 - 1) - np.log(ratio)).sum()

    assert layer.compute_kl_loss().asnumpy() == pytest.approx(total, rel=1e-4)


def test_loss_holds_the_divergence_of_every_layer_below():
    net = nn.SequentialCell(DenseReparam(3, 4), nn.ReLU(), nn.SequentialCell(DenseReparam(4, 1)))
    label = ops.ones((5, 1))
    divergence = net[0].compute_kl_loss() + net[2][0].compute_kl_loss()
    whole = WithBNNLossCell(net, nn.MSELoss(), 0, 0.5)

    assert whole(ROWS, label).asnumpy() == pytest.approx(0.5 * divergence.asnumpy(), rel=1e-5)
    assert whole.backbone_network is net


def test_network_of_distributions_trains():
    net = nn.SequentialCell(DenseLocalReparam(3, 8, "tanh"), DenseReparam(8, 1))
    label = ROWS[:, :1] * 2 - 1
    whole = WithBNNLossCell(net, nn.MSELoss(), 1, 1e-6)
    optimizer = nn.Adam(whole.trainable_params(), 0.02)
    step = ops.value_and_grad(whole, None, optimizer.parameters)

    losses = []
    for _ in range(120):
        loss, gradients = step(ROWS, label)
        optimizer(gradients)
        losses.append(float(loss.asnumpy()))

    assert len(optimizer.parameters) == 8
    assert np.mean(losses[-10:]) < losses[0] / 4


@pytest.mark.parametrize(
    ("make", "kind", "said"),
    [
        (lambda: DenseReparam(3, 2, 5), TypeError, "a name, a cell or None"),
        (lambda: DenseReparam(0, 2), ValueError, r"DenseReparam\(in_channels\)"),
        (lambda: DenseReparam(3, 2, weight_prior_fn=nn.ReLU), TypeError, "a Normal called"),
        (lambda: DenseReparam(3, 2, weight_posterior_fn=nn.ReLU), TypeError, "NormalPosterior"),
        (lambda: ConvReparam(3, 4, 3, group=2), ValueError, "divisible by group"),
        (lambda: NormalPosterior(3, [2]), TypeError, r"NormalPosterior\(name\)"),
        (lambda: NormalPosterior("w", 2), TypeError, r"NormalPosterior\(shape\)"),
        (lambda: NormalPosterior("w", [2], loc_mean="a"), TypeError, "loc_mean"),
        (lambda: NormalPosterior("w", [2], loc_std=-1), ValueError, "loc_std"),
        (lambda: WithBNNLossCell(nn.ReLU(), nn.MSELoss(), True), TypeError, "dnn_factor"),
        (lambda: WithBNNLossCell(nn.ReLU(), nn.MSELoss(), 1, -1), ValueError, "bnn_factor"),
    ],
)
def test_what_does_not_fit_is_refused(make, kind, said):
    with pytest.raises(kind, match=said):
        make()
