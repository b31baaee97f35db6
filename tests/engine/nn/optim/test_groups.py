from __future__ import annotations

import numpy as np
import pytest

from engine import Parameter, Tensor, nn
from engine.errors import ArgumentTypeError, ArgumentValueError


def parameters(names="abc"):
    return [Parameter(Tensor([1.0]), name=name) for name in names]


def names_of(optimizer):
    return [parameter.name for parameter in optimizer.parameters]


def test_groups_keep_the_order_they_were_given_in():
    a, b, c = parameters()

    assert names_of(nn.SGD([{"params": [c]}, {"params": [a, b]}])) == ["c", "a", "b"]


def test_order_params_puts_gradients_in_the_order_of_the_network():
    a, b, c = parameters()
    optimizer = nn.SGD(
        [{"params": [c], "lr": 0.5}, {"params": [a, b]}, {"order_params": [a, b, c]}]
    )

    assert names_of(optimizer) == ["a", "b", "c"]
    assert [float(rate) for rate in optimizer.get_lr()] == pytest.approx([0.1, 0.1, 0.5])


def test_group_has_its_own_decay():
    a, b = parameters("ab")
    groups = [{"params": [a], "weight_decay": 0.5}, {"params": [b]}]
    optimizer = nn.SGD(groups, 1.0, weight_decay=0.25)
    optimizer((Tensor([0.0]), Tensor([0.0])))

    assert [a.asnumpy()[0], b.asnumpy()[0]] == [0.5, 0.75]
    assert [float(decay) for decay in optimizer.get_weight_decay()] == [0.5, 0.25]


def test_iterator_of_parameters_is_accepted():
    assert names_of(nn.SGD(p for p in parameters())) == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ([], "got an empty list"),
        ([{"params": []}], "got an empty list"),
        ([{"lr": 0.1}], "a group with 'params'"),
        ([{"params": parameters()}, {"order_params": parameters("ab")}], r"got \['c'\]"),
    ],
)
def test_groups_that_do_not_fit_are_refused(given, text):
    with pytest.raises(ArgumentValueError, match=text):
        nn.SGD(given)


@pytest.mark.parametrize(
    "given", [None, 1, "abc", Parameter(Tensor([1.0]), name="a"), [1], [*parameters(), {}]]
)
def test_what_is_no_parameter_is_refused(given):
    with pytest.raises(ArgumentTypeError, match=r"Optimizer\(parameters\)"):
        nn.SGD(given)


def test_dict_among_parameters_is_refused_the_other_way_round():
    with pytest.raises(ArgumentTypeError, match="dicts, as the first is"):
        nn.SGD([{"params": parameters()}, *parameters("d")])


def test_switch_of_a_group_must_be_a_bool():
    with pytest.raises(ArgumentTypeError, match="grad_centralization"):
        nn.SGD([{"params": parameters(), "grad_centralization": 1}])


def test_decay_must_not_be_negative():
    with pytest.raises(ArgumentValueError, match="weight_decay"):
        nn.SGD(parameters(), weight_decay=-0.1)


def test_running_state_is_named_after_the_parameter():
    optimizer = nn.Momentum(parameters("a"), 0.1, 0.9)

    assert [p.name for p in optimizer.moments] == ["moments.a"]
    np.testing.assert_array_equal(optimizer.moments[0].asnumpy(), [0.0])


def test_key_that_is_unknown_is_a_key_error():
    with pytest.raises(KeyError, match=r"got \['rate'\]"):
        nn.SGD([{"params": parameters(), "rate": 0.1}])


@pytest.mark.parametrize("groups", [[{"params": parameters()}] * 2, parameters() * 2])
def test_parameter_that_comes_twice_is_a_runtime_error(groups):
    with pytest.raises(RuntimeError, match="got 'a' twice"):
        nn.SGD(groups)


@pytest.mark.parametrize("groups", [[{"params": parameters("aa")}], parameters("aa")])
def test_two_parameters_of_one_name_are_a_value_error(groups):
    with pytest.raises(ValueError, match="got 'a' twice"):
        nn.SGD(groups)
