from __future__ import annotations

import pytest

from engine.communication import (
    create_group,
    get_comm_name,
    get_group_rank_from_world_rank,
    get_group_size,
    get_local_rank,
    get_local_rank_size,
    get_process_group_ranks,
    get_rank,
    get_world_rank_from_group_rank,
)
from engine.errors import ArgumentTypeError, StateError
from tests.engine.one_process import begun, nothing_begun

__all__ = ["begun", "nothing_begun"]

COUNTS = [
    (get_rank, 0, "RANK_ID"),
    (get_group_size, 1, "RANK_SIZE"),
    (get_local_rank, 0, "LOCAL_RANK"),
    (get_local_rank_size, 1, "LOCAL_RANK_SIZE"),
]


@pytest.mark.parametrize(("asked", "alone", "variable"), COUNTS)
def test_process_is_the_first_of_one(begun, asked, alone, variable):
    create_group("alone", [0])

    assert asked() == asked("hccl_world_group") == asked("mccl_world_group") == alone
    assert asked("alone") == alone


@pytest.mark.parametrize(("asked", "alone", "variable"), COUNTS)
def test_launcher_is_believed_before_anything_begins(
    nothing_begun, monkeypatch, asked, alone, variable
):
    assert asked() == asked("any") == alone

    monkeypatch.setenv(variable, "3")

    assert asked() == 3


@pytest.mark.parametrize("asked", [get_rank, get_process_group_ranks, get_comm_name])
def test_group_that_is_not_there_is_refused(begun, asked):
    with pytest.raises(StateError, match=r"expected one of \['mccl_world_group'\], got 'other'"):
        asked("other")
    with pytest.raises(StateError, match="got 'nccl_world_group'"):
        asked("nccl_world_group")
    with pytest.raises(ArgumentTypeError, match="a str, got int"):
        asked(1)


def test_group_has_this_process_alone(begun):
    create_group("alone", [0])

    assert get_process_group_ranks() == get_process_group_ranks("alone") == [0]
    assert get_comm_name() == ""
    assert get_world_rank_from_group_rank("alone", 0) == 0
    assert get_group_rank_from_world_rank(0, "alone") == 0
    assert get_group_rank_from_world_rank(0, "hccl_world_group") == 0


def test_rank_that_is_not_in_the_group_is_refused(begun):
    create_group("alone", [0])

    with pytest.raises(StateError, match="a rank below 1, got 1"):
        get_world_rank_from_group_rank("alone", 1)
    with pytest.raises(StateError, match=r"one of \(0,\), got 1"):
        get_group_rank_from_world_rank(1, "alone")
    with pytest.raises(ArgumentTypeError, match=r"get_world.*\(group_rank_id\) expected an int"):
        get_world_rank_from_group_rank("alone", "0")
    with pytest.raises(ArgumentTypeError, match=r"get_group.*\(world_rank_id\) expected an int"):
        get_group_rank_from_world_rank("0", "alone")
    with pytest.raises(ArgumentTypeError, match=r"\(group\) expected a str"):
        get_world_rank_from_group_rank(1, 0)


@pytest.mark.parametrize(
    "call",
    [
        get_process_group_ranks,
        get_comm_name,
        lambda: get_world_rank_from_group_rank("alone", 0),
        lambda: get_group_rank_from_world_rank(0, "alone"),
    ],
)
def test_what_needs_a_beginning_says_so(nothing_begun, call):
    with pytest.raises(StateError, match=r"expected init\(\) to be called before"):
        call()
