"""An optimizer makes one like itself for other parameters."""

from __future__ import annotations

import copy

import numpy as np
import pytest

from engine import Parameter, Tensor, nn
from engine.errors import ArgumentTypeError


def weights(*names):
    return [Parameter(Tensor([1.0]), name=name) for name in names]


def test_keeps_what_it_was_made_with_apart_from_parameters_and_rate():
    params = weights("a", "b")
    optimizer = nn.Momentum(params, 0.1, momentum=0.8)

    assert optimizer.init_params == {"params": params}
    assert optimizer.init_learning_rate == 0.1
    assert optimizer.init_args == {
        "momentum": 0.8,
        "weight_decay": 0.0,
        "loss_scale": 1.0,
        "use_nesterov": False,
    }


def test_keeps_parameters_that_came_from_an_iterator():
    a, b = weights("a", "b")
    plain = nn.SGD(iter([a, b]))
    in_groups = nn.SGD(iter([{"params": iter([a]), "lr": 0.2}, {"params": [b]}]))

    assert plain.init_params == {"params": [a, b]}
    assert in_groups.init_params == {"params": [{"params": [a], "lr": 0.2}, {"params": [b]}]}


def test_options_that_a_class_takes_by_any_name_are_kept():
    lazy = nn.Adam(weights("a"), use_lazy=True)

    assert lazy.init_args["use_lazy"] is True
    assert lazy.remade(weights("b")).use_lazy is True


def test_remade_one_moves_its_parameters_as_the_first_would():
    a, b = weights("a", "b")
    first = nn.Adam([a], 0.1, beta1=0.7, weight_decay=0.01)
    other = first.remade([b])
    for optimizer in (first, other):
        for gradient in (2.0, -1.0):
            optimizer((Tensor([gradient]),))

    np.testing.assert_array_equal(a.asnumpy(), b.asnumpy())


def test_setting_the_rate_of_one_sets_that_of_the_other():
    first = nn.SGD(weights("a"), 0.1)
    other = first.remade(weights("b"))
    first.learning_rate.set_data(0.5)

    assert float(other.get_lr()) == 0.5


def test_rate_is_shared_where_a_group_has_one_of_its_own():
    first = nn.SGD(weights("a"), 0.1)
    b, c = weights("b", "c")
    other = first.remade([{"params": [b], "lr": 0.2}, {"params": [c]}])
    first.learning_rate.set_data(0.5)

    assert [float(rate) for rate in other.get_lr()] == pytest.approx([0.2, 0.5])


def test_other_rate_may_be_given():
    first = nn.SGD(weights("a"), [0.1, 0.2])

    assert float(first.remade(weights("b"), 0.7).get_lr()) == pytest.approx(0.7)


def test_lars_is_made_again_around_an_optimizer_with_its_decay():
    a, b = weights("a", "b")
    first = nn.LARS(nn.SGD([a], 0.1, weight_decay=0.01), coefficient=0.1)
    other = first.remade([b])
    first((Tensor([2.0]),))
    other((Tensor([2.0]),))

    assert type(other.opt) is nn.SGD
    np.testing.assert_array_equal(a.asnumpy(), b.asnumpy())


def test_class_of_a_user_without_a_rate_is_made_again():
    class Steady(nn.SGD):
        def __init__(self, params):
            super().__init__(params, 0.3)

    assert float(Steady(weights("a")).remade(weights("b")).get_lr()) == pytest.approx(0.3)


def test_class_that_takes_no_parameters_by_name_is_refused():
    class Odd(nn.SGD):
        def __init__(self, what):
            super().__init__(what, 0.3)

    with pytest.raises(ArgumentTypeError, match=r"Odd.__init__ expected an argument of"):
        Odd(weights("a")).remade(weights("b"))


def test_copy_of_an_optimizer_has_copies_of_what_it_was_given():
    first = nn.SGD(weights("a"), 0.1)
    made = copy.deepcopy(first)

    assert made.init_params["params"][0] is made.parameters[0]
    assert made.init_args == first.init_args
