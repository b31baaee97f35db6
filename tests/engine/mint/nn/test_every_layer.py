"""Every layer of mint.nn gives what its function gives; parameters have PyTorch's names.

A layer that is new asks for a case: its name must stand in the table.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import engine
import engine.mint.nn.functional as F
from engine import Tensor, mint, nn, ops
from engine.autodiff.check import finite_differences
from engine.mint.nn import unchanged
from tests.gradients import each

RNG = np.random.default_rng(5)
X = RNG.standard_normal((3, 4))
OTHER = RNG.standard_normal((3, 4))
SHARES = RNG.random((3, 4)) * 0.8 + 0.1
SEQUENCE = RNG.standard_normal((2, 4, 8))
IMAGE = RNG.standard_normal((2, 4, 6, 6))
VOLUME = RNG.standard_normal((1, 4, 3, 4, 4))
ROWS = np.array([[2, 0], [1, 2]])
DOUBLE = engine.float64
# How a layer is made, its inputs, and its function.
CASES = {
    "AdaptiveMaxPool1d": (
        lambda: mint.nn.AdaptiveMaxPool1d(3, True),
        (SEQUENCE,),
        lambda layer, x: F.adaptive_max_pool1d(x, 3, True),
    ),
    "AvgPool1d": (
        lambda: mint.nn.AvgPool1d(3, 2, 1, True, False),
        (SEQUENCE,),
        lambda layer, x: F.avg_pool1d(x, 3, 2, 1, True, False),
    ),
    "AvgPool2d": (
        lambda: mint.nn.AvgPool2d(3, 2, (1, 0), divisor_override=2),
        (IMAGE,),
        lambda layer, x: F.avg_pool2d(x, 3, 2, (1, 0), divisor_override=2),
    ),
    "AvgPool3d": (
        lambda: mint.nn.AvgPool3d(2),
        (VOLUME,),
        lambda layer, x: F.avg_pool3d(x, 2),
    ),
    "MaxPool2d": (
        lambda: mint.nn.MaxPool2d(3, 2, 1, return_indices=True, ceil_mode=True),
        (IMAGE,),
        lambda layer, x: F.max_pool2d(x, 3, 2, 1, 1, True, True),
    ),
    "BCEWithLogitsLoss": (
        lambda: mint.nn.BCEWithLogitsLoss(Tensor(SHARES), "sum", Tensor(SHARES[0])),
        (X, SHARES),
        lambda layer, x, y: F.binary_cross_entropy_with_logits(
            x, y, Tensor(SHARES), "sum", Tensor(SHARES[0])
        ),
    ),
    "KLDivLoss": (
        lambda: mint.nn.KLDivLoss("batchmean", True),
        (X, OTHER),
        lambda layer, x, y: F.kl_div(x, y, "batchmean", True),
    ),
    "SmoothL1Loss": (
        lambda: mint.nn.SmoothL1Loss("none", 0.5),
        (X, OTHER),
        lambda layer, x, y: F.smooth_l1_loss(x, y, "none", 0.5),
    ),
    "BatchNorm1d": (
        lambda: mint.nn.BatchNorm1d(4, dtype=DOUBLE),
        (SEQUENCE,),
        lambda layer, x: x / np.sqrt(1 + 1e-5),
    ),
    "BatchNorm2d": (
        lambda: mint.nn.BatchNorm2d(4, track_running_stats=False, dtype=DOUBLE),
        (IMAGE,),
        lambda layer, x: F.batch_norm(x, None, None, training=True),
    ),
    "BatchNorm3d": (
        lambda: mint.nn.BatchNorm3d(4, affine=False, dtype=DOUBLE).set_train(),
        (VOLUME,),
        lambda layer, x: F.batch_norm(x, None, None, training=True),
    ),
    "SyncBatchNorm": (
        lambda: mint.nn.SyncBatchNorm(4, dtype=DOUBLE).set_train(),
        (X,),
        lambda layer, x: F.batch_norm(x, None, None, training=True),
    ),
    "GroupNorm": (
        lambda: mint.nn.GroupNorm(2, 4, dtype=DOUBLE),
        (IMAGE,),
        lambda layer, x: F.group_norm(x, 2),
    ),
    "LayerNorm": (
        lambda: mint.nn.LayerNorm((6, 6), 1e-3, bias=False, dtype=DOUBLE),
        (IMAGE,),
        lambda layer, x: F.layer_norm(x, (6, 6), eps=1e-3),
    ),
    "Conv1d": (
        lambda: mint.nn.Conv1d(4, 3, 3, 2, 1, dtype=DOUBLE),
        (SEQUENCE,),
        lambda layer, x: F.conv1d(x, layer.weight, layer.bias, 2, 1),
    ),
    "Conv2d": (
        lambda: mint.nn.Conv2d(4, 4, (3, 2), padding=(1, 0), groups=2, bias=False, dtype=DOUBLE),
        (IMAGE,),
        lambda layer, x: F.conv2d(x, layer.weight, None, 1, (1, 0), 1, 2),
    ),
    "Conv3d": (
        lambda: mint.nn.Conv3d(4, 2, 2, padding="same", padding_mode="replicate", dtype=DOUBLE),
        (VOLUME,),
        lambda layer, x: F.conv3d(
            F.pad(x, (0, 1, 0, 1, 0, 1), "replicate"), layer.weight, layer.bias
        ),
    ),
    "ConvTranspose2d": (
        lambda: mint.nn.ConvTranspose2d(4, 2, 3, 2, 1, 1, dtype=DOUBLE),
        (IMAGE,),
        lambda layer, x: F.conv_transpose2d(x, layer.weight, layer.bias, 2, 1, 1),
    ),
    "Dropout": (lambda: mint.nn.Dropout(0.9), (X,), lambda layer, x: x),
    "Dropout2d": (lambda: mint.nn.Dropout2d(0.9), (IMAGE,), lambda layer, x: x),
    "Embedding": (
        lambda: mint.nn.Embedding(3, 5, 1, dtype=DOUBLE),
        (ROWS,),
        lambda layer, x: layer.weight.asnumpy()[x.asnumpy()],
    ),
    "Fold": (
        lambda: mint.nn.Fold((6, 6), 2, stride=2),
        (RNG.standard_normal((2, 8, 9)),),
        lambda layer, x: F.fold(x, (6, 6), 2, stride=2),
    ),
    "Unfold": (
        lambda: mint.nn.Unfold(2, 1, 1, 2),
        (IMAGE,),
        lambda layer, x: F.unfold(x, 2, 1, 1, 2),
    ),
    "Identity": (lambda: mint.nn.Identity(3, unused=4), (X,), lambda layer, x: x),
    "UpsamplingBilinear2d": (
        lambda: mint.nn.UpsamplingBilinear2d((3, 9)),
        (IMAGE,),
        lambda layer, x: F.interpolate(x, (3, 9), mode="bilinear", align_corners=True),
    ),
    "UpsamplingNearest2d": (
        lambda: mint.nn.UpsamplingNearest2d(scale_factor=2.0),
        (IMAGE,),
        lambda layer, x: np.repeat(np.repeat(x.asnumpy(), 2, 2), 2, 3),
    ),
    "ZeroPad1d": (
        lambda: mint.nn.ZeroPad1d((1, 2)),
        (SEQUENCE,),
        lambda layer, x: F.pad(x, (1, 2)),
    ),
    "ZeroPad3d": (lambda: mint.nn.ZeroPad3d(1), (VOLUME,), lambda layer, x: F.pad(x, (1,) * 6)),
    "ELU": (lambda: mint.nn.ELU(0.5), (X,), lambda layer, x: F.elu(x, 0.5)),
    "GELU": (
        lambda: mint.nn.GELU("tanh"),
        (X,),
        lambda layer, x: F.gelu(x, approximate="tanh"),
    ),
    "GLU": (lambda: mint.nn.GLU(1), (IMAGE,), lambda layer, x: F.glu(x, 1)),
    "Hardshrink": (lambda: mint.nn.Hardshrink(0.3), (X,), lambda layer, x: F.hardshrink(x, 0.3)),
    "Hardsigmoid": (mint.nn.Hardsigmoid, (X,), lambda layer, x: F.hardsigmoid(x)),
    "Hardswish": (mint.nn.Hardswish, (X,), lambda layer, x: F.hardswish(x)),
    "Hardtanh": (
        lambda: mint.nn.Hardtanh(-0.5, 0.2),
        (X,),
        lambda layer, x: F.hardtanh(x, -0.5, 0.2),
    ),
    "LogSoftmax": (lambda: mint.nn.LogSoftmax(0), (X,), lambda layer, x: F.log_softmax(x, 0)),
    "Mish": (mint.nn.Mish, (X,), lambda layer, x: F.mish(x)),
    "PReLU": (
        lambda: mint.nn.PReLU(4, 0.1, DOUBLE),
        (IMAGE,),
        lambda layer, x: F.leaky_relu(x, 0.1),
    ),
    "ReLU6": (mint.nn.ReLU6, (9 * X,), lambda layer, x: F.relu6(x)),
    "SELU": (mint.nn.SELU, (X,), lambda layer, x: F.selu(x)),
    "SiLU": (mint.nn.SiLU, (X,), lambda layer, x: F.silu(x)),
    "Softmax": (mint.nn.Softmax, (X,), lambda layer, x: F.softmax(x, 1)),
    "Softshrink": (lambda: mint.nn.Softshrink(0.3), (X,), lambda layer, x: F.softshrink(x, 0.3)),
    "Threshold": (
        lambda: mint.nn.Threshold(0.1, 7.0),
        (X,),
        lambda layer, x: F.threshold(x, 0.1, 7.0),
    ),
}


@pytest.fixture(autouse=True)
def _seed():
    engine.set_seed(6)


def arrays(value):
    return [one.asnumpy() if hasattr(one, "asnumpy") else one for one in each(value)]


def test_every_layer_has_a_case():
    assert {*mint.nn.__all__} == CASES.keys() | {*unchanged.__all__}


@pytest.mark.parametrize("name", unchanged.__all__)
def test_layer_of_the_same_arguments_is_the_same_class(name):
    assert getattr(mint.nn, name) is getattr(nn, name)


@pytest.mark.parametrize("name", CASES)
def test_layer_gives_what_its_function_gives(name):
    make, inputs, function = CASES[name]
    layer = make()

    found = arrays(layer(*map(Tensor, inputs)))

    for one, other in zip(found, arrays(function(layer, *map(Tensor, inputs))), strict=True):
        assert one.dtype == other.dtype
        np.testing.assert_allclose(one, other, rtol=1e-7, atol=1e-9)


def numeric(name):
    return [one for one in CASES[name][1] if one.dtype.kind == "f"]


@pytest.mark.parametrize("name", [name for name in CASES if numeric(name)])
def test_gradients_of_inputs_and_parameters_are_finite_differences(name):
    make, inputs, _ = CASES[name]
    layer = make()
    parameters = list(layer.trainable_params())

    def total(out):
        one = each(out)[0]
        shares = Tensor(np.random.default_rng(2).standard_normal(one.shape))
        return ops.sum(one * shares)

    def function(*given):
        return total(layer(*given))

    tensors = [Tensor(one) for one in inputs]
    gradient = ops.grad(function, 0, parameters or None)
    found = gradient(*tensors)
    of_input, of_parameters = found if parameters else (found, ())

    wanted = finite_differences(
        lambda x: function(Tensor(x), *tensors[1:]).asnumpy(), [inputs[0]], 0
    )
    np.testing.assert_allclose(of_input.asnumpy(), wanted, rtol=1e-5, atol=1e-6)
    for parameter, one in zip(parameters, of_parameters, strict=True):
        kept = parameter.asnumpy().copy()

        def moved(values, parameter=parameter):
            parameter.set_data(Tensor(values))
            return function(*tensors).asnumpy()

        wanted = finite_differences(moved, [kept], 0)
        parameter.set_data(Tensor(kept))
        np.testing.assert_allclose(one.asnumpy(), wanted, rtol=1e-5, atol=1e-6)


# Names, shapes, types and whether they train, as MindSpore 2.10 has them.
PARAMETERS = json.loads(
    (Path(__file__).resolve().parents[3] / "data" / "mindspore" / "mint_layers.json").read_text()
)


@pytest.mark.parametrize("made", PARAMETERS)
def test_parameters_are_those_of_mindspore(made):
    layer = eval(f"mint.nn.{made}", {"mint": mint})

    found = [
        [one.name, list(one.shape), str(one.dtype), one.requires_grad]
        for one in layer.get_parameters()
    ]
    assert sorted(found) == sorted(PARAMETERS[made])


def test_initial_values_are_pytorchs():
    conv = mint.nn.Conv2d(4, 200, 3)
    spread = mint.nn.ConvTranspose2d(4, 200, 3)

    assert np.abs(conv.weight.asnumpy()).max() == pytest.approx(1 / 6, rel=1e-2)
    assert np.abs(conv.bias.asnumpy()).max() == pytest.approx(1 / 6, rel=5e-2)
    assert np.abs(spread.weight.asnumpy()).max() == pytest.approx(1 / np.sqrt(1800), rel=1e-2)
    assert mint.nn.Embedding(500, 50).weight.asnumpy().std() == pytest.approx(1, abs=0.02)


def test_running_moments_move_by_the_momentum_and_are_counted():
    norm = mint.nn.BatchNorm2d(4).set_train()
    norm(Tensor(IMAGE.astype(np.float32)))

    mean, variance = IMAGE.mean((0, 2, 3)), IMAGE.var((0, 2, 3), ddof=1)
    assert norm.running_mean.asnumpy() == pytest.approx(0.1 * mean, rel=1e-4)
    assert norm.running_var.asnumpy() == pytest.approx(0.9 + 0.1 * variance, rel=1e-4)
    assert norm.num_batches_tracked.asnumpy() == 1
    norm.set_train(False)
    norm(Tensor(IMAGE.astype(np.float32)))
    assert norm.num_batches_tracked.asnumpy() == 1


def test_without_momentum_running_moments_are_means():
    norm = mint.nn.BatchNorm1d(4, momentum=None).set_train()
    batches = RNG.standard_normal((3, 5, 4)).astype(np.float32)
    for batch in batches:
        norm(Tensor(batch))

    assert norm.running_mean.asnumpy() == pytest.approx(batches.mean((0, 1)), abs=1e-5)


def test_dropout_drops_while_it_trains():
    ones = ops.ones((1000,))
    drop = mint.nn.Dropout(0.25).set_train()
    out = drop(ones).asnumpy()

    assert np.unique(out) == pytest.approx([0, 4 / 3])
    assert (out == 0).mean() == pytest.approx(0.25, abs=0.05)
    assert (mint.nn.Dropout(1.0).set_train()(ones).asnumpy() == 0).all()
    channels = mint.nn.Dropout2d(0.5).set_train()(ops.ones((4, 8, 3, 3))).asnumpy()
    assert set(np.unique(channels.reshape(32, 9).std(1))) == {0.0}


@pytest.mark.parametrize("name", ["ELU", "Hardtanh", "ReLU6", "SiLU"])
def test_layer_in_place_gives_its_input(name):
    x = Tensor(9 * X)
    expected = getattr(mint.nn, name)()(x).asnumpy()

    assert getattr(mint.nn, name)(inplace=True)(x) is x
    assert x.asnumpy() == pytest.approx(expected)


def test_padding_row_of_an_embedding_is_zero_and_not_trained():
    table = mint.nn.Embedding(4, 3, padding_idx=-1)
    gradient = ops.grad(lambda x: table(x).sum(), None, table.trainable_params())(Tensor([3, 0]))

    assert (table.weight.asnumpy()[3] == 0).all()
    assert gradient[0].asnumpy()[:, 0].tolist() == [1, 0, 0, 0]
    assert mint.nn.Embedding(4, 3, _freeze=True).trainable_params() == []
    given = Tensor(np.ones((4, 3), np.float16))
    assert mint.nn.Embedding(4, 3, _weight=given).weight.dtype == engine.float16


def test_size_of_a_spread_image_may_be_chosen():
    spread = mint.nn.ConvTranspose2d(4, 2, 3, 2)
    x = Tensor(IMAGE.astype(np.float32))

    assert spread(x, (14, 13)).shape == (2, 2, 14, 13)
    with pytest.raises(ValueError, match="output_size"):
        spread(x, (15, 13))


@pytest.mark.parametrize(
    ("make", "kind", "said"),
    [
        (lambda: mint.nn.Conv2d(4, 3, 3, groups=2), ValueError, "divisible by groups"),
        (lambda: mint.nn.Conv2d(4, 2, 3, padding_mode="x"), ValueError, "padding_mode"),
        (lambda: mint.nn.Conv2d(4, 2, 3, 2, "same"), ValueError, "numbers with a stride"),
        (lambda: mint.nn.Conv2d(4, 2, 3, padding="all"), ValueError, "'same' or 'valid'"),
        (lambda: mint.nn.Conv2d(4.0, 2, 3), TypeError, "an int"),
        (lambda: mint.nn.Conv2d(4, 2, (3, 3, 3)), TypeError, "a tuple of 2 ints"),
        (lambda: mint.nn.ConvTranspose2d(4, 2, 3, padding_mode="reflect"), ValueError, "zeros"),
        (lambda: mint.nn.Conv2d(4, 2, 3)(Tensor(X)), ValueError, "3 or 4 axes"),
        (lambda: mint.nn.BatchNorm2d(4)(Tensor(X)), ValueError, "4 axes"),
        (lambda: mint.nn.SyncBatchNorm(4, process_group="g"), RuntimeError, "got 'g'"),
        (lambda: mint.nn.Embedding(5, 3, padding_idx=7), ValueError, "from -5 to 4"),
        (lambda: mint.nn.GroupNorm(3, 4), ValueError, "a multiple of 3"),
        (lambda: mint.nn.LayerNorm("a"), TypeError, "normalized_shape"),
        (lambda: mint.nn.Dropout(1.5), ValueError, "from 0 to 1"),
        (lambda: mint.nn.Dropout("a"), TypeError, "a number"),
        (lambda: mint.nn.GELU("x"), ValueError, "'none' or 'tanh'"),
        (lambda: mint.nn.PReLU(0), ValueError, "from 1"),
        (lambda: mint.nn.KLDivLoss("x"), ValueError, "one of"),
        (lambda: mint.nn.ZeroPad1d((1, 2, 3)), ValueError, "2 numbers"),
        (lambda: mint.nn.ZeroPad3d("a"), TypeError, "an int or a tuple"),
        (mint.nn.UpsamplingNearest2d, ValueError, "a size or a factor"),
        (lambda: F.conv2d(Tensor(IMAGE), Tensor(IMAGE), padding="all"), ValueError, "padding"),
    ],
)
def test_what_does_not_fit_is_refused(make, kind, said):
    with pytest.raises(kind, match=said):
        make()
