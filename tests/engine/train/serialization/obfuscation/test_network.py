"""Networks compute with obfuscated parameters what they computed with their own."""

from __future__ import annotations

import copy

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError

X = Tensor(np.random.default_rng(0).standard_normal((2, 1, 4, 4)).astype(np.float32))


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc1 = nn.Dense(4, 4, activation="relu")
        self.fc2 = nn.Dense(4, 4)

    def construct(self, x):
        return self.fc2(self.fc1(x))


class Network(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 2, 3, pad_mode="valid", has_bias=True, bias_init="normal")
        self.flat = nn.Flatten()
        self.fc = nn.Dense(8, 4, has_bias=False)
        self.blocks = nn.CellList([Block() for _ in range(2)])

    def construct(self, x):
        x = self.fc(self.flat(self.conv(x)))
        for block in self.blocks:
            x = block(x)
        return x


def told(secret):
    return [Tensor(value) for value in secret.values()]


@pytest.fixture
def saved(tmp_path):
    engine.set_seed(3)
    network = Network()
    engine.save_checkpoint(network, tmp_path / "net.ckpt")
    return network, network(X).asnumpy(), tmp_path


def obfuscated(saved, **how):
    """Another network with the obfuscated parameters, and the secret."""
    network, _, folder = saved
    secret = engine.obfuscate_ckpt(network, str(folder), saved_path=str(folder), **how)
    other = Network()
    engine.load_checkpoint(folder / "net_obf.ckpt", other)
    return other, secret


def close(found, expected):
    return np.allclose(found.asnumpy(), expected, rtol=1e-4, atol=1e-6)


TARGETS = [["", "conv|fc"], ["blocks", "fc1|fc2"], ["blocks/1", "fc1"], ["", "fc"]]


@pytest.mark.parametrize("targets", TARGETS)
def test_network_with_the_secret_computes_as_before(targets, saved):
    other, secret = obfuscated(saved, target_modules=targets)
    useless = other(X)
    whole = engine.load_obf_params_into_net(other, targets)

    assert not close(useless, saved[1])
    assert close(whole(X, *told(secret)), saved[1])


@pytest.mark.parametrize("targets", TARGETS)
def test_ratios_that_are_given_before_need_not_be_given_again(targets, saved):
    other, secret = obfuscated(saved, target_modules=targets)
    ratios = Tensor(np.concatenate(list(secret.values())))
    whole = engine.load_obf_params_into_net(other, targets, obf_ratios=ratios)

    assert close(whole(X), saved[1])
    assert close(whole(X, *told(secret)), saved[1])


def test_other_secret_gives_other_numbers(saved):
    other, secret = obfuscated(saved, target_modules=["", "fc"])
    whole = engine.load_obf_params_into_net(other, ["", "fc"])

    assert not close(whole(X, Tensor(secret["obf_metadata"] * 2)), saved[1])


def test_checkpoint_may_be_loaded_afterwards(saved):
    _, secret = obfuscated(saved, target_modules=["", "fc"])
    whole = engine.load_obf_params_into_net(Network(), ["", "fc"])
    engine.load_checkpoint(saved[2] / "net_obf.ckpt", whole)

    assert close(whole(X, *told(secret)), saved[1])


def test_parameters_keep_their_names(saved):
    names = [parameter.name for parameter in saved[0].get_parameters()]
    whole = engine.load_obf_params_into_net(saved[0], ["blocks", "fc1|fc2"])

    assert [parameter.name for parameter in whole.get_parameters()] == names
    assert [name for name, _ in whole.parameters_and_names()] == names


def test_dict_tells_how_outputs_are_restored(saved):
    turn = {"name": "matmul", "input_x": "weight", "input_y": "obf_metadata"}
    config = {
        "obf_metadata_config": [
            {
                "name": "obf_metadata",
                "shape": [4, 4],
                "type": "rearrange",
                "save_metadata": True,
            }
        ],
        "weight_obf_config": [
            {
                "target": "fc/weight",
                "weight_obf_ops": [turn | {"input_x": "obf_metadata", "input_y": "weight"}],
            }
        ],
        "network_obf_config": [{"module": "/", "target": "fc", "insert_ops": [turn]}],
    }
    other, secret = obfuscated(saved, obf_config=config)
    whole = engine.load_obf_params_into_net(other, obf_config=config)

    assert not close(other.fc.inner(ops.ones((1, 8))), saved[0].fc(ops.ones((1, 8))).asnumpy())
    assert close(whole(X, *told(secret)), saved[1])


def test_copy_computes_alone(saved):
    other, secret = obfuscated(saved, target_modules=["", "fc"])
    whole = copy.deepcopy(engine.load_obf_params_into_net(other, ["", "fc"]))

    assert close(whole(X, *told(secret)), saved[1])


def test_gradients_flow_to_the_inputs_as_before(saved):
    expected = ops.grad(lambda x: saved[0](x).sum())(X).asnumpy()
    other, secret = obfuscated(saved, target_modules=["", "conv|fc"])
    whole = engine.load_obf_params_into_net(other, ["", "conv|fc"])

    assert close(ops.grad(lambda x: whole(x, *told(secret)).sum())(X), expected)


def test_call_without_the_secret_is_refused(saved):
    whole = engine.load_obf_params_into_net(saved[0], ["", "fc"])

    with pytest.raises(ArgumentValueError, match=r"behind them tensors for \['obf_metadata'\]"):
        whole(X)
    with pytest.raises(ArgumentTypeError, match="obf_metadata of a call expected a Tensor, got fl"):
        whole(X, 0.5)


@pytest.mark.parametrize(
    ("given", "kind", "text"),
    [
        ({"network": 3}, ArgumentTypeError, r"into_net\(network\) expected a Cell, got int"),
        ({"obf_ratios": [1.0]}, ArgumentTypeError, "expected a Tensor or None, got list"),
        ({"obf_ratios": Tensor([])}, ArgumentValueError, "expected numbers, got none"),
        (
            {"target_modules": ["blocks", "fc1"], "obf_ratios": Tensor([1.0])},
            ArgumentValueError,
            "a row for each of",
        ),
        ({"target_modules": "fc"}, ArgumentTypeError, "a list of texts, got str"),
        ({"obf_config": {}}, ArgumentValueError, r"expected \['network_obf_config'\], got \[\]"),
        ({"data_parallel_num": 0}, ArgumentValueError, "a whole number above 0, got 0"),
        ({"ignored_func_decorators": "a"}, ArgumentTypeError, "a list of texts, got str"),
        ({"ignored_class_decorators": [1]}, ArgumentTypeError, "a list of texts"),
        ({"other": 1}, ArgumentTypeError, r"no argument named \['other'\]"),
    ],
)
def test_wrong_arguments_are_refused(given, kind, text):
    arguments = {"network": Network(), "target_modules": ["", "fc"]} | given

    with pytest.raises(kind, match=text):
        engine.load_obf_params_into_net(**arguments)


def test_decorators_that_are_to_be_ignored_are_accepted():
    whole = engine.load_obf_params_into_net(
        Network(), ["", "fc"], ignored_func_decorators=["cached"], ignored_class_decorators=[]
    )

    assert isinstance(whole, nn.Cell)
