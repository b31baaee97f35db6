"""Parameters in groups."""

from __future__ import annotations

import pytest

from engine.boost import ParameterProcess
from engine.errors import ArgumentTypeError, ArgumentValueError
from tests.engine.boost.boosted_networks import parameter

A, B, C, D = (parameter([1.0], name) for name in "abcd")


def test_gradients_travel_in_two_halves():
    assigned = ParameterProcess().assign_parameter_group([A, B, C, D])

    assert [one.comm_fusion for one in assigned] == [1, 1, 2, 2]


def test_groups_begin_where_that_is_said():
    assigned = ParameterProcess().assign_parameter_group((A, B, C, D), [1, 3])

    assert [one.comm_fusion for one in assigned] == [1, 2, 2, 3]


@pytest.mark.parametrize("given", [[], None, "ab"])
def test_what_is_no_list_of_parameters_comes_back(given):
    assert ParameterProcess().assign_parameter_group(given) is given


def test_parameters_without_groups_are_one():
    assert ParameterProcess.generate_group_params([B], [A, B]) == [{"params": [B]}]


def test_new_parameters_join_the_group_that_says_most():
    origin = [{"params": [A]}, {"params": [B], "lr": 0.1}]
    found = ParameterProcess.generate_group_params([A, B, C], origin)

    assert found == [{"params": [A]}, {"params": [B], "lr": 0.1}, {"params": [C], "lr": 0.1}]


def test_group_that_nothing_is_left_of_is_gone_and_the_order_is_new():
    origin = [{"params": [A]}, {"params": [B]}, {"order_params": [B, A]}]

    assert ParameterProcess.generate_group_params([B], origin) == [
        {"params": [B]},
        {"order_params": [B]},
    ]


@pytest.mark.parametrize(
    ("origin", "kind"),
    [([], ArgumentValueError), (None, ArgumentValueError), ([3], ArgumentTypeError)],
)
def test_other_origins_are_refused(origin, kind):
    with pytest.raises(kind, match="generate_group_params"):
        ParameterProcess.generate_group_params([A], origin)
