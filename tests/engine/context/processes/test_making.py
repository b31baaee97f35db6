from __future__ import annotations

import pytest

from engine.communication import create_group, destroy_group, get_group_size
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, UnknownNameError
from tests.engine.one_process import begun, nothing_begun

__all__ = ["begun", "nothing_begun"]


def test_group_is_there_until_it_is_destroyed(begun):
    create_group("alone", [0])
    create_group("alone", [0])  # again is as good

    assert get_group_size("alone") == 1

    destroy_group("alone")

    with pytest.raises(StateError, match="got 'alone'"):
        get_group_size("alone")


@pytest.mark.parametrize(
    ("ranks", "error"),
    [
        ((0,), ArgumentTypeError),
        (["0"], ArgumentTypeError),
        ([True], ArgumentTypeError),
        ([], ArgumentValueError),
        ([0, 0], ArgumentValueError),
        ([0, 1], StateError),
        ([1], StateError),
        ([-1], StateError),
    ],
)
def test_group_is_of_this_process_alone(begun, ranks, error):
    with pytest.raises(error, match=r"create_group\(rank_ids\)"):
        create_group("some", ranks)


def test_group_has_a_name_and_no_options(begun):
    with pytest.raises(ArgumentTypeError, match=r"create_group\(group\) expected a str, got int"):
        create_group(1, [0])
    with pytest.raises(ArgumentTypeError, match=r"create_group\(options\) expected None"):
        create_group("alone", [0], options={})


def test_group_that_is_not_there_is_not_destroyed(begun):
    with pytest.raises(UnknownNameError, match="'alone'"):
        destroy_group("alone")
    with pytest.raises(ArgumentValueError, match="a group that was made"):
        destroy_group("mccl_world_group")
    with pytest.raises(ArgumentTypeError, match=r"destroy_group\(group\)"):
        destroy_group(1)


def test_groups_need_a_beginning(nothing_begun):
    with pytest.raises(StateError, match=r"create_group expected init\(\)"):
        create_group("alone", [0])
    with pytest.raises(StateError, match=r"destroy_group expected init\(\)"):
        destroy_group("alone")
