"""On a stand-in for a GPU layers that round give what they give on the CPU."""

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.train.quant import QuantizationAwareTraining
from tests.engine.fake_cupy.array import is_on_device, on_host
from tests.engine.fake_cupy.gpu import fake_gpu

from .networks import IMAGES, FusedNet


def after_two_steps(net, images):
    """Gradients of the second step, and the parameters then."""
    net.set_train()
    total = nn.WithLossCell(net, lambda out, _: (out * out).sum())
    for _ in range(2):
        _, gradients = ops.value_and_grad(total, None, net.trainable_params())(images, images)
    return [*gradients, *net.get_parameters(), net.set_train(False)(images)]


@pytest.mark.parametrize(
    "options",
    [
        {"per_channel": True},
        {"one_conv_fold": False, "symmetric": True},
        {"bn_fold": False, "quant_delay": 1},
    ],
)
def test_a_training_gives_the_same_numbers_there(options):
    def run():
        engine.set_seed(6)
        net = QuantizationAwareTraining(**options).quantize(FusedNet())
        return after_two_steps(net, Tensor(IMAGES.asnumpy()))

    expected = [one.asnumpy() for one in run()]
    with fake_gpu():
        found = run()

        assert all(is_on_device(one.array) for one in found)
        for mine, theirs in zip(found, expected, strict=True):
            np.testing.assert_allclose(on_host(mine.array), theirs, rtol=1e-5, atol=1e-6)
