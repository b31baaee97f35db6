from __future__ import annotations

import pytest

from engine import ops
from engine.communication import get_group_size
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, UnknownNameError
from tests.engine.one_process import begun, nothing_begun

__all__ = ["begun", "nothing_begun"]


def test_communication_begins(nothing_begun):
    assert ops.is_available() is True
    assert ops.is_initialized() is False

    ops.init_process_group("mccl", world_size=1, rank=0)

    assert ops.is_initialized() is True
    assert ops.get_backend() == "mccl"
    assert ops.get_rank() == 0
    assert ops.get_world_size() == 1
    assert ops.get_process_group_ranks() == [0]
    assert ops.get_global_rank("mccl_world_group", 0) == 0
    assert ops.get_group_rank("mccl_world_group", 0) == 0


@pytest.mark.parametrize("options", [{"world_size": 8}, {"rank": 3}])
def test_process_among_others_does_not_train_by_itself(nothing_begun, options):
    with pytest.raises(StateError, match="insight launch -n 2 SCRIPT starts two"):
        ops.init_process_group(**options)


def test_new_group_gets_a_name(begun):
    name = ops.new_group([0])

    assert name.startswith("mccl_1_")
    assert ops.new_group([0]) == name
    assert ops.get_world_size(name) == get_group_size(name) == 1
    assert ops.new_group() == "mccl_world_group"
    assert ops.new_group([1]) == ""  # of others

    ops.destroy_process_group(name)

    assert ops.get_rank(name) == ops.get_world_size(name) == -1
    with pytest.raises(UnknownNameError):
        ops.destroy_process_group(name)


@pytest.mark.parametrize(
    ("ranks", "error"),
    [
        (3, ArgumentTypeError),
        ([], ArgumentValueError),
        ([0, 0], ArgumentValueError),
        ([0, 1], StateError),
    ],
)
def test_new_group_is_of_this_process_alone(begun, ranks, error):
    with pytest.raises(error, match=r"ranks|rank_ids"):
        ops.new_group(ranks)


def test_all_groups_are_forgotten_at_once(begun):
    name = ops.new_group([0])
    ops.destroy_process_group()

    assert ops.get_rank(name) == -1
    assert ops.get_rank() == 0


def test_communication_writes_into_tensors():
    ops.set_comm_ops_inplace(True)

    with pytest.raises(ArgumentValueError, match="comm_func gives new tensors"):
        ops.set_comm_ops_inplace(False)
    with pytest.raises(ArgumentTypeError, match="a bool, got int"):
        ops.set_comm_ops_inplace(1)
