import numpy as np
import pytest

from engine import Tensor
from engine.dtype import QuantDtype
from engine.train.quant import Conv2dBnWithoutFoldQuant, Conv2dQuant

from .layers import FINE, convolved, rounded

X = Tensor(np.random.default_rng(0).standard_normal((2, 3, 5, 6)).astype(np.float32))
IMAGE = Tensor([[[[1.0, 0.0, 3.0], [1.0, 4.0, 7.0], [2.0, 5.0, 2.0]]]])


@pytest.mark.parametrize("kind", [Conv2dQuant, Conv2dBnWithoutFoldQuant])
def test_documents_example_comes_out(kind):
    conv = kind(1, 1, (2, 2), (1, 1), "valid", weight_init="ones")

    # They print 17.78125, from a device that computes in float16.
    expected = [[[[5.9296875, 13.8359375], [11.859375, 17.788]]]]
    np.testing.assert_allclose(conv(IMAGE).asnumpy(), expected, rtol=1e-3)


def test_convolves_with_the_weight_in_whole_numbers():
    conv = Conv2dQuant(
        3, 4, 3, pad_mode="valid", has_bias=True, bias_init="ones", quant_config=FINE
    )
    found = conv.set_train()(X).asnumpy()

    expected = convolved(X.asnumpy(), rounded(conv.weight.asnumpy())) + 1
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-6)


def test_normalises_what_the_rounded_weight_makes():
    conv = Conv2dBnWithoutFoldQuant(3, 4, 3, pad_mode="valid", quant_config=FINE)
    found = conv.set_train()(X).asnumpy()

    out = convolved(X.asnumpy(), rounded(conv.weight.asnumpy()))
    mean, variance = (one((0, 2, 3), keepdims=True) for one in (out.mean, out.var))
    np.testing.assert_allclose(found, (out - mean) / np.sqrt(variance + 1e-5), rtol=1e-3, atol=1e-5)


def test_groups_strides_and_borders_are_those_of_a_convolution():
    conv = Conv2dQuant(4, 6, (3, 2), (2, 1), "pad", (1, 0, 1, 1), group=2)

    assert conv(Tensor(np.ones((1, 4, 7, 7), np.float32))).shape == (1, 6, 3, 8)
    assert conv.weight.shape == (6, 2, 3, 2)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"in_channels": 0}, ValueError),
        ({"pad_mode": "wide"}, ValueError),
        ({"group": 2}, ValueError),
        ({"has_bias": 1}, TypeError),
        ({"quant_dtype": 8}, TypeError),
        ({"quant_dtype": QuantDtype.INT16}, ValueError),
    ],
)
def test_wrong_arguments_are_refused(arguments, error):
    given = {"in_channels": 3, "out_channels": 4, "kernel_size": 3} | arguments

    with pytest.raises(error):
        Conv2dQuant(**given)
