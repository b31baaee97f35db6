import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn
from engine.train.quant import (
    convert_quant_network,
    load_nonquant_param_into_quant_net,
    query_quant_layers,
)

from .networks import FusedNet, plain_net


def given(net):
    return {one.name: Parameter(one.data, name=one.name) for one in net.get_parameters()}


def test_a_checkpoint_of_the_float_network_loads(tmp_path):
    net, other = FusedNet(), FusedNet()
    engine.save_checkpoint(net, tmp_path / "float.ckpt")
    rounds = convert_quant_network(other)
    loaded = engine.load_checkpoint(str(tmp_path / "float.ckpt"))
    load_nonquant_param_into_quant_net(rounds, loaded)

    found = {one.name: one for one in rounds.get_parameters()}
    for one in net.get_parameters():
        np.testing.assert_array_equal(found[one.name].asnumpy(), one.asnumpy())
    assert found["conv.activation.fake_quant_act.maxq"].asnumpy().tolist() == [6]


def test_layers_of_other_names_are_met_by_kind_order_and_shape():
    layers = given(nn.SequentialCell(nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.Dense(64, 3)))
    net = nn.Cell()
    net.block = nn.Conv2dBnAct(1, 4, 3, has_bn=True)
    net.head = nn.DenseBnAct(64, 3)
    layers["1.gamma"].set_data(Tensor(np.arange(4, dtype=np.float32)))
    convert_quant_network(net)
    load_nonquant_param_into_quant_net(net, layers)

    found = {one.name: one.asnumpy() for one in net.get_parameters()}
    np.testing.assert_array_equal(found["block.conv.weight"], layers["0.weight"].asnumpy())
    np.testing.assert_array_equal(found["block.batchnorm.gamma"], [0, 1, 2, 3])
    np.testing.assert_array_equal(found["head.dense.weight"], layers["2.weight"].asnumpy())


def test_what_is_missing_is_named_and_nothing_is_loaded():
    net = convert_quant_network(plain_net())
    before = [one.asnumpy().copy() for one in net.get_parameters()]
    few = given(plain_net())
    del few["4.weight"]

    with pytest.raises(ValueError, match=r"a parameter for '4.weight' of shape \(4, 4, 3, 3\)"):
        load_nonquant_param_into_quant_net(net, few)
    for one, numbers in zip(net.get_parameters(), before, strict=True):
        np.testing.assert_array_equal(one.asnumpy(), numbers)


def test_what_only_this_network_has_may_be_named():
    net = convert_quant_network(plain_net())
    few = given(plain_net())
    del few["4.weight"]
    load_nonquant_param_into_quant_net(net, few, quant_new_params=["weight"])

    found = {one.name: one.asnumpy() for one in net.get_parameters()}
    np.testing.assert_array_equal(found["7.weight"], few["7.weight"].asnumpy())


@pytest.mark.parametrize(
    "arguments",
    [
        (3, {}),
        (nn.ReLU(), []),
        (nn.ReLU(), {}, ("weight",)),
        (nn.Dense(2, 3), {"weight": 3}),
    ],
)
def test_wrong_arguments_are_refused(arguments):
    with pytest.raises(TypeError):
        load_nonquant_param_into_quant_net(*arguments)


def test_what_rounds_is_printed(capsys):
    query_quant_layers(convert_quant_network(nn.SequentialCell(nn.Dense(2, 3)), num_bits=(4, 8)))

    lines = sorted(capsys.readouterr().out.splitlines())
    assert lines == ["0.fake_quant_input     INT8", "0.fake_quant_weight    INT4"]
    with pytest.raises(TypeError, match="a Cell"):
        query_quant_layers(3)
