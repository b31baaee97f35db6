"""Which cell stands where in a network that rounds, and what the arguments mean."""

import numpy as np
import pytest

import engine
from engine import Tensor, amp, nn, ops
from engine.dtype import QuantDtype
from engine.train.quant import (
    ActQuant,
    Conv2dBnFoldQuant,
    Conv2dBnFoldQuantOneConv,
    Conv2dBnWithoutFoldQuant,
    Conv2dQuant,
    DenseQuant,
    FakeQuantWithMinMaxObserver,
    OptimizeOption,
    QuantizationAwareTraining,
    convert_quant_network,
)
from engine.train.quant.deployed import deployed_network

from .networks import IMAGES, FusedNet, plain_net, trained


def observers(net):
    return {
        name: cell
        for name, cell in net.cells_and_names()
        if isinstance(cell, FakeQuantWithMinMaxObserver)
    }


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({}, Conv2dBnFoldQuantOneConv),
        ({"one_conv_fold": False}, Conv2dBnFoldQuant),
        ({"bn_fold": False}, Conv2dBnWithoutFoldQuant),
    ],
)
def test_a_fused_layer_rounds_its_weight_and_what_its_activation_makes(options, kind):
    net = QuantizationAwareTraining(**options).quantize(FusedNet())

    assert type(net.conv.conv) is kind
    assert type(net.conv.activation) is type(net.fc1.activation) is ActQuant
    assert type(net.fc1.dense) is type(net.fc2.subcell.dense) is DenseQuant
    assert list(observers(net)) == [
        "conv.conv.fake_quant_weight",
        "conv.activation.fake_quant_act",
        "fc1.dense.fake_quant_weight",
        "fc1.activation.fake_quant_act",
        "fc2.subcell.dense.fake_quant_weight",
        "fc2.fake_quant_act",
    ]


def test_the_older_function_folds_with_two_convolutions():
    net = convert_quant_network(FusedNet(), freeze_bn=7)

    assert type(net.conv.conv) is Conv2dBnFoldQuant
    assert net.conv.conv.freeze_bn == 7


def test_parameters_keep_their_names_and_stay_the_same_objects():
    net = FusedNet()
    before = {one.name: one for one in net.get_parameters()}
    convert_quant_network(net)
    after = {one.name: one for one in net.get_parameters()}

    assert [after[name] for name in before] == list(before.values())
    added = [name for name in after if name not in before]
    assert {name.rpartition(".")[2] for name in added} == {"minq", "maxq", "step"}
    assert "conv.conv.fake_quant_weight.minq" in added


@pytest.mark.parametrize(
    ("given", "expected"),
    [(8, (-128, -128)), (4, (-8, -8)), ([4, 8], (-8, -128)), ((3, 2), (-4, -2)), ([5], (-16, -16))],
)
def test_bits_are_said_once_or_of_weights_and_data(given, expected):
    found = observers(convert_quant_network(FusedNet(), num_bits=given))
    weight, data = found["conv.conv.fake_quant_weight"], found["conv.activation.fake_quant_act"]

    assert (weight.numbers[0], data.numbers[0]) == expected


def test_types_are_said_of_weights_and_data():
    quantizer = QuantizationAwareTraining(quant_dtype=(QuantDtype.INT4, QuantDtype.UINT8))
    found = observers(quantizer.quantize(FusedNet()))

    assert found["conv.conv.fake_quant_weight"].numbers == (-8, 7)
    assert found["conv.activation.fake_quant_act"].numbers == (0, 255)


def test_each_option_reaches_observers_of_weights_and_of_data():
    options = {"symmetric": [True, False], "narrow_range": (True, False), "quant_delay": (3, 5)}
    found = observers(convert_quant_network(FusedNet(), **options))
    weight, data = found["conv.conv.fake_quant_weight"], found["conv.activation.fake_quant_act"]

    assert (weight.symmetric, weight.narrow_range, weight.quant_delay) == (True, True, 3)
    assert (data.symmetric, data.narrow_range, data.quant_delay) == (False, False, 5)


def test_channels_of_weights_and_of_data_have_ranges_of_their_own_where_it_is_asked():
    net = convert_quant_network(FusedNet(), per_channel=True)
    net(IMAGES)
    found = observers(net)

    assert {name: one.minq.shape[0] for name, one in found.items()} == {
        "conv.conv.fake_quant_weight": 4,
        "conv.activation.fake_quant_act": 4,
        "fc1.dense.fake_quant_weight": 8,
        "fc1.activation.fake_quant_act": 8,
        "fc2.subcell.dense.fake_quant_weight": 3,
        "fc2.fake_quant_act": 3,
    }


@pytest.mark.parametrize("name", ["leakyrelu", "hsigmoid", "hswish"])
def test_inputs_of_some_activations_are_rounded_too(name):
    activation = convert_quant_network(FusedNet(name)).conv.activation

    assert activation.fake_before
    assert activation.fake_quant_act.ema


@pytest.mark.parametrize("name", ["relu", "relu6", "sigmoid", "tanh"])
def test_of_the_others_what_they_make(name):
    activation = convert_quant_network(FusedNet(name)).conv.activation

    assert not activation.fake_before
    assert not activation.fake_quant_act.ema


def test_layers_one_by_one_round_their_inputs_and_a_normalisation_behind_is_folded():
    net = QuantizationAwareTraining().quantize(plain_net())

    assert [type(cell).__name__ for cell in net] == [
        *("Conv2dBnFoldQuantOneConv", "Identity", "ReLU", "MaxPool2d", "Conv2dQuant", "ReLU"),
        *("Flatten", "DenseQuant"),
    ]
    assert set(observers(net)) == {
        f"{at}.{which}" for at in (0, 4, 7) for which in ("fake_quant_input", "fake_quant_weight")
    }
    assert net(IMAGES).shape == (6, 3)


def test_a_normalisation_that_something_else_stands_before_stays():
    class Net(nn.Cell):
        def __init__(self):
            super().__init__()
            self.conv, self.norm = nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2)

        def construct(self, x):
            return self.norm(ops.relu(self.conv(x)))

    net = convert_quant_network(Net())

    assert (type(net.conv), type(net.norm)) == (Conv2dQuant, nn.BatchNorm2d)


def test_results_of_operators_are_rounded():
    class Net(nn.Cell):
        def __init__(self):
            super().__init__()
            self.add, self.mul, self.relu = ops.Add(), ops.Mul(), ops.ReLU()

        def construct(self, x):
            return self.relu(self.mul(self.add(x, x), x))

    net = convert_quant_network(nn.SequentialCell(Net()), num_bits=2)

    assert list(observers(net)) == ["0.add.fake_quant_act", "0.mul.fake_quant_act"]
    assert next(one.name for one in net.get_parameters()) == "0.add.fake_quant_act.minq"
    assert len(np.unique(net(IMAGES).asnumpy())) <= 3


def test_channels_of_dense_layers_are_on_the_last_axis():
    blocks = nn.DenseBnAct(4, 3, activation="relu"), nn.DenseBnAct(3, 2)
    net = convert_quant_network(nn.SequentialCell(*blocks), per_channel=True)
    net.set_train()(ops.ones((2, 5, 4)))

    assert [one.minq.shape for one in observers(net).values()] == [(3,), (3,), (2,), (2,)]


def test_operators_stay_where_channels_of_data_are_to_have_ranges():
    net = nn.Cell()
    net.add = ops.Add()

    with pytest.raises(ValueError, match=r"whose channels are not known, got \['add'\]"):
        convert_quant_network(net, per_channel=(False, True))
    assert isinstance(net.add, ops.Add)


def test_activation_of_several_layers_has_a_range_for_each():
    relu = nn.ReLU()
    blocks = [nn.DenseBnAct(4, 4, activation=relu) for _ in range(2)]
    net = convert_quant_network(nn.SequentialCell(*blocks))

    assert [name for name in observers(net) if "act" in name] == [
        "0.fake_quant_act",
        "1.fake_quant_act",
    ]


def test_hooks_and_number_type_of_a_layer_go_along():
    seen, layer = [], nn.Dense(2, 3)
    layer.register_forward_hook(lambda *_: seen.append(1))
    layer.to_float(engine.float16)
    net = convert_quant_network(nn.SequentialCell(layer))

    assert net(engine.Tensor([[1.0, 2.0]])).dtype == engine.float16
    assert seen == [1]


def test_what_is_new_trains_as_what_it_replaces():
    net = FusedNet().set_train()
    convert_quant_network(net)

    assert all(cell.training for _, cell in net.cells_and_names())


def test_subclasses_of_users_stay():
    class Own(nn.Dense):
        """A layer of somebody."""

    assert type(convert_quant_network(nn.SequentialCell(Own(2, 3)))[0]) is Own


class NormalisedBefore(nn.Conv2dBnAct):
    """A block with an order of its own."""

    def construct(self, x):
        return self.conv(self.activation(self.batchnorm(x)))


class DenseNormalisedBefore(nn.DenseBnAct):
    """A block with an order of its own."""

    def construct(self, x):
        return self.dense(self.activation(self.batchnorm(x)))


@pytest.mark.parametrize("options", [{}, {"bn_fold": False}])
@pytest.mark.parametrize(
    ("kind", "sizes", "shape"),
    [(NormalisedBefore, (4, 4, 3), (6, 4, 8, 8)), (DenseNormalisedBefore, (4, 4), (6, 4))],
)
def test_blocks_that_compute_in_an_order_of_their_own_keep_it(kind, sizes, shape, options):
    x = Tensor(np.random.default_rng(1).standard_normal(shape).astype(np.float32))
    net = trained(kind(*sizes, weight_init="HeUniform", has_bn=True, activation="relu"), x)
    net.batchnorm.beta.set_data(Tensor(np.array([1, -1, 2, 0], np.float32)))
    expected = net(x).asnumpy()
    found = trained(QuantizationAwareTraining(**options).quantize(net), x)(x).asnumpy()

    assert np.abs(found - expected).max() < 0.05 * np.abs(expected).max()
    whole = deployed_network(net)(x).asnumpy()
    assert np.abs(whole - expected).max() < 0.05 * np.abs(expected).max()


@pytest.mark.parametrize("make", [FusedNet, plain_net])
@pytest.mark.parametrize("level", ["O1", "O2", "O3", "auto"])
def test_networks_of_mixed_precision_are_converted_too(level, make):
    net = convert_quant_network(amp.auto_mixed_precision(make(), level))

    kinds = [type(cell) for _, cell in net.cells_and_names()]
    assert kinds.count(Conv2dBnFoldQuant) == 1
    assert nn.BatchNorm2d not in kinds
    assert np.isfinite(trained(net)(IMAGES).asnumpy().astype(np.float32)).all()


def test_numbers_that_are_whole_already_pass_an_operator():
    class Positions(nn.Cell):
        def __init__(self):
            super().__init__()
            self.add, self.embedding = ops.Add(), nn.Embedding(5, 2)

        def construct(self, x):
            return self.embedding(self.add(x, 1))

    net = convert_quant_network(Positions())
    numbers = net.add(Tensor(np.arange(4, dtype=np.int32)), 1)

    assert numbers.asnumpy().tolist() == [1, 2, 3, 4]
    assert net.set_train()(Tensor(np.arange(4, dtype=np.int32))).shape == (4, 2)


def test_a_network_that_rounds_is_refused_and_stays():
    net = convert_quant_network(FusedNet())

    with pytest.raises(ValueError, match="does not round yet"):
        convert_quant_network(net)
    assert type(net.conv.conv) is Conv2dBnFoldQuant


@pytest.mark.parametrize(
    ("arguments", "error", "told"),
    [
        ({"num_bits": 16}, ValueError, "2 to 8"),
        ({"num_bits": (8, 8, 8)}, ValueError, "one value, or two"),
        ({"num_bits": 8.0}, TypeError, "an int"),
        ({"bn_fold": 1}, TypeError, "a bool"),
        ({"freeze_bn": -1}, ValueError, "from 0"),
        ({"quant_delay": (0, -1)}, ValueError, "from 0"),
        ({"symmetric": "yes"}, TypeError, "a bool"),
    ],
)
def test_wrong_arguments_are_refused(arguments, error, told):
    with pytest.raises(error, match=told):
        convert_quant_network(FusedNet(), **arguments)


def test_what_is_no_network_is_refused():
    with pytest.raises(TypeError, match="a Cell"):
        QuantizationAwareTraining().quantize(len)


def test_ranges_are_learned_where_it_is_asked():
    learned = [OptimizeOption.QAT, OptimizeOption.LEARNED_SCALE]
    quantizer = QuantizationAwareTraining(
        optimize_option=learned, symmetric=True, narrow_range=[True]
    )
    net = quantizer.quantize(nn.SequentialCell(nn.DenseBnAct(3, 2, activation="relu")))
    observers = net[0].dense.fake_quant_weight, net[0].activation.fake_quant_act

    assert [one.mode for one in observers] == ["LEARNED_SCALE"] * 2
    assert [one.neg_trunc for one in observers] == [False, True]
    trained = [one.name for one in net.trainable_params()]
    assert sum(name.endswith("maxq") for name in trained) == 2
    assert not any(name.endswith("minq") for name in trained)


@pytest.mark.parametrize("wrong", [{"symmetric": True}, {"narrow_range": (True, True)}])
def test_ranges_that_are_learned_are_symmetric_and_narrow(wrong):
    learned = OptimizeOption.LEARNED_SCALE
    with pytest.raises(ValueError, match="expected True of both, where ranges are learned"):
        QuantizationAwareTraining(optimize_option=learned, **wrong)


def test_option_that_is_none_is_refused():
    with pytest.raises(TypeError, match="an OptimizeOption"):
        QuantizationAwareTraining(optimize_option="QAT")


def test_mindspores_older_paths_give_the_same_objects():
    from engine.compression.common.constant import QuantDtype as Older
    from engine.compression.quant import QuantizationAwareTraining as Quantizer
    from engine.compression.quant.quant_utils import load_nonquant_param_into_quant_net as load
    from engine.compression.quant.quantizer import OptimizeOption as Option
    from engine.nn.layer.quant import Conv2dBnAct, DenseQuant
    from engine.train import quant
    from engine.train.quant import quant as qat

    assert (Older, Quantizer, Option) == (QuantDtype, QuantizationAwareTraining, OptimizeOption)
    assert (Conv2dBnAct, DenseQuant) == (nn.Conv2dBnAct, nn.DenseQuant)
    assert load is quant.load_nonquant_param_into_quant_net
    assert (qat.convert_quant_network, qat.export) == (convert_quant_network, quant.export)
