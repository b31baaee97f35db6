"""load_param_into_net takes over what fits, and says what does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, load_param_into_net, nn

Make = Callable[..., Any]


def parameter(value: Any, kind: Any = np.float32) -> Parameter:
    return Parameter(np.asarray(value, kind))


@pytest.fixture
def given() -> dict[str, Any]:
    return {"weight": parameter(np.full((5, 10), 2.0)), "bias": parameter(np.full(5, 3.0))}


def test_parameters_are_taken_by_name(make_net: Make, given: dict) -> None:
    net = make_net()

    assert load_param_into_net(net, given) == ([], [])
    assert net.weight.asnumpy().min() == 2.0
    assert net.bias.asnumpy().tolist() == [3.0] * 5


def test_what_is_left_on_either_side_is_returned(make_net: Make, given: dict) -> None:
    del given["bias"]
    given |= {"lr": parameter(0.1), "note": "text"}

    assert load_param_into_net(make_net(), given) == (["bias"], ["lr", "note"])


def test_common_prefix_is_left_off_with_a_warning(
    make_net: Make, given: dict, caplog: pytest.LogCaptureFixture
) -> None:
    net = make_net()
    prefixed = {f"net.{name}": value for name, value in given.items()}

    assert load_param_into_net(net, prefixed) == ([], [])
    assert net.bias.asnumpy().tolist() == [3.0] * 5
    assert "'net.'" in caplog.text


def test_two_parameters_of_one_name_both_take_it(make_net: Make, given: dict) -> None:
    around = nn.Cell(auto_prefix=False)
    around.first, around.second = make_net(), make_net()
    load_param_into_net(around, given)

    assert around.first.bias.asnumpy().tolist() == around.second.bias.asnumpy().tolist()


def test_other_float_type_is_converted_with_a_warning(
    make_net: Make, given: dict, caplog: pytest.LogCaptureFixture
) -> None:
    net = make_net()
    given["bias"] = parameter(np.full(5, 0.5), np.float16)
    load_param_into_net(net, given)

    assert net.bias.dtype == engine.float32
    assert net.bias.asnumpy().tolist() == [0.5] * 5
    assert "Float16 to Float32" in caplog.text


def test_single_number_may_have_an_axis(make_model: Make) -> None:
    optimizer = make_model().train_network.optimizer
    load_param_into_net(optimizer, {"learning_rate": parameter([0.5])})

    assert float(optimizer.learning_rate) == 0.5


@pytest.mark.parametrize(
    ("bias", "strict", "text"),
    [
        (parameter(np.ones(5), np.float16), True, "expected Float32, got Float16"),
        (parameter(np.ones(5), np.int32), False, "expected Float32, got Int32"),
        (parameter(np.ones(4)), False, r"expected shape \(5,\), got \(4,\)"),
    ],
)
def test_what_does_not_fit_leaves_the_network_as_it_was(
    make_net: Make, given: dict, bias: Parameter, strict: bool, text: str
) -> None:
    net = make_net()
    before = net.weight.asnumpy()

    with pytest.raises(RuntimeError, match=text):
        load_param_into_net(net, given | {"bias": bias}, strict)

    assert np.array_equal(net.weight.asnumpy(), before)


@pytest.mark.parametrize("wrong", ["weight", "net.bias"])
def test_what_does_not_fit_behind_a_prefix_leaves_the_network_as_it_was(
    make_net: Make, wrong: str
) -> None:
    """One name fits as it is, the other when the prefix is left off; neither is taken alone."""
    net = make_net()
    before = [parameter.asnumpy() for parameter in net.get_parameters()]
    given = {"weight": parameter(np.full((5, 10), 2.0)), "net.bias": parameter(np.full(5, 3.0))}
    given[wrong] = parameter(np.ones(7))

    with pytest.raises(RuntimeError, match=r"expected shape"):
        load_param_into_net(net, given)

    after = [parameter.asnumpy() for parameter in net.get_parameters()]
    assert all(np.array_equal(*pair) for pair in zip(before, after, strict=True))


def test_network_and_dict_share_no_memory(make_net: Make, given: dict) -> None:
    net = make_net()
    load_param_into_net(net, given)
    net.weight.array[...] = 7.0

    assert given["weight"].asnumpy().max() == 2.0


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"net": "net"}, TypeError),
        ({"parameter_dict": []}, TypeError),
        ({"parameter_dict": {"weight": 1.0}}, TypeError),
        ({"parameter_dict": {1: "text"}}, TypeError),
        ({"strict_load": 1}, TypeError),
        ({"remove_redundancy": True}, ValueError),
    ],
)
def test_wrong_argument_is_refused(
    make_net: Make, given: dict, options: dict, error: type[Exception]
) -> None:
    with pytest.raises(error, match=next(iter(options))):
        load_param_into_net(**({"net": make_net(), "parameter_dict": given} | options))
