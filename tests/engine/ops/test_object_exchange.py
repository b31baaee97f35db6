from __future__ import annotations

import pytest

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from tests.engine.one_process import begun, nothing_begun

__all__ = ["begun", "nothing_begun"]


def test_objects_of_all_are_those_of_one(begun):
    gathered, collected, scattered, shared = [None], [None], [None], ["s"]
    ops.all_gather_object(gathered, {"a": 1})
    ops.gather_object("b", collected)
    ops.scatter_object_list(scattered, ["c"])
    ops.broadcast_object_list(shared)

    assert gathered == [{"a": 1}]
    assert collected == ["b"]
    assert scattered == ["c"]
    assert shared == ["s"]


def test_lists_have_an_entry_for_each_process(begun):
    for call in (
        lambda: ops.all_gather_object([None, None], 1),
        lambda: ops.gather_object(1, [None, None]),
        lambda: ops.scatter_object_list([None], [1, 2]),
    ):
        with pytest.raises(ArgumentTypeError, match="an entry for each process, 1, got 2"):
            call()
    for call in (
        lambda: ops.all_gather_object(None, 1),
        lambda: ops.gather_object(1),
        lambda: ops.broadcast_object_list(("s",)),
    ):
        with pytest.raises(ArgumentTypeError, match="a list, got"):
            call()


def test_process_and_group_are_looked_up(begun):
    with pytest.raises(ArgumentValueError, match="the rank of a process, 0, got 1"):
        ops.gather_object(1, [None], 1)
    with pytest.raises(ArgumentValueError, match="the rank of a process, 0, got 1"):
        ops.broadcast_object_list(["s"], 1)
    with pytest.raises(StateError, match="got 'other'"):
        ops.all_gather_object([None], 1, "other")


@pytest.mark.parametrize(
    "call",
    [
        lambda: ops.send(1),
        lambda: ops.recv(1),
        lambda: ops.isend(1),
        lambda: ops.irecv(1),
        lambda: ops.send_object_list([1], 0),
        lambda: ops.recv_object_list([1]),
        lambda: ops.batch_isend_irecv([ops.P2POp("isend", ops.zeros(2), 1)]),
    ],
)
def test_nobody_is_there_to_send_to(begun, call):
    with pytest.raises(StateError, match="expected a second process as partner"):
        call()
