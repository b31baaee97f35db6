"""What is left of a network when it is exported computes what the network does."""

import numpy as np
import pytest

import engine
from engine import Tensor, amp
from engine.dtype import QuantDtype
from engine.train.quant import QuantizationAwareTraining
from engine.train.quant.deployed import deployed_network

from .networks import IMAGES, FusedNet, plain_net, trained

OPTIONS = [
    {},
    {"one_conv_fold": False, "per_channel": True},
    {"bn_fold": False, "symmetric": (True, False)},
    {"bn_fold": False, "symmetric": True, "narrow_range": True, "per_channel": (True, False)},
    {"quant_dtype": (QuantDtype.UINT8, QuantDtype.INT4)},
]


@pytest.mark.parametrize("make", [FusedNet, plain_net])
@pytest.mark.parametrize("options", OPTIONS)
def test_whole_numbers_compute_what_the_rounding_network_does(make, options):
    net = trained(QuantizationAwareTraining(**options).quantize(make()))
    found, expected = deployed_network(net)(IMAGES).asnumpy(), net(IMAGES).asnumpy()

    # A number between two steps may go to either, as floats are added in another order.
    step = (expected.max() - expected.min()) / (15 if "quant_dtype" in options else 255)
    assert np.abs(found - expected).max() <= 3 * step
    assert np.mean(np.abs(found - expected) > 1e-5) < 0.2


def test_weights_are_bytes_and_biases_floats():
    net = deployed_network(trained(QuantizationAwareTraining().quantize(FusedNet())))
    kinds = {one.name: one.dtype for one in net.get_parameters()}

    assert kinds["conv.conv.weight"] == kinds["fc1.dense.weight"] == engine.int8
    assert kinds["conv.conv.bias"] == engine.float32
    assert "conv.batchnorm.gamma" not in kinds
    assert not any("minq" in name or "step" in name for name in kinds)


@pytest.mark.parametrize("symmetric", [False, True])
@pytest.mark.parametrize("narrow", [False, True])
def test_a_normalisation_may_turn_the_sign_of_a_channel_or_leave_nothing_of_it(symmetric, narrow):
    options = {"symmetric": (symmetric, False), "narrow_range": (narrow, False)}
    net = trained(QuantizationAwareTraining(bn_fold=False, **options).quantize(FusedNet()))
    numbers = np.array([1, -0.5, 2, 0], np.float32)
    net.conv.conv.batchnorm.gamma.set_data(Tensor(numbers))
    found, expected = deployed_network(net)(IMAGES).asnumpy(), net(IMAGES).asnumpy()

    last = net.fc2.fake_quant_act
    assert np.abs(found - expected).max() <= 2.5 * (last.maxq - last.minq).asnumpy() / 255


def test_a_folded_layer_that_does_not_round_is_one_convolution_of_floats():
    net = QuantizationAwareTraining().quantize(FusedNet())
    net.conv.conv.fake = False
    found = deployed_network(trained(net))

    kinds = {one.name: one.dtype for one in found.get_parameters()}
    assert kinds["conv.conv.weight"] == engine.float32
    assert np.abs(found(IMAGES).asnumpy() - net(IMAGES).asnumpy()).max() < 0.2


@pytest.mark.parametrize("level", ["O1", "O2", "O3", "auto"])
@pytest.mark.parametrize("fold", [True, False])
def test_nothing_of_mixed_precision_is_left(level, fold):
    net = QuantizationAwareTraining(bn_fold=fold).quantize(FusedNet())
    halves = trained(amp.auto_mixed_precision(net, level))
    found = deployed_network(net)

    assert found(IMAGES).dtype == engine.float32
    apart = np.abs(found(IMAGES).asnumpy() - halves(IMAGES).asnumpy().astype(np.float32))
    assert apart.max() <= 4 * (net.fc2.fake_quant_act.maxq.asnumpy() * 2 / 255)
