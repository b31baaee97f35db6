from __future__ import annotations

import numpy as np
import pytest

import engine
from engine.errors import ArgumentTypeError, StateError
from engine.mint import distributed
from engine.names.missing import documented
from engine.ops import communication
from tests.engine.one_process import begun, nothing_begun

__all__ = ["begun", "nothing_begun"]


def test_every_documented_name_is_here():
    assert documented()["engine.mint.distributed"] <= set(distributed.__all__)


def test_operators_have_the_same_objects():
    for name in set(distributed.__all__) - {"TCPStore"}:
        assert getattr(distributed, name) is getattr(communication, name)


def test_sum_over_one_process_is_what_it_had(begun):
    x = engine.Tensor(np.array([1.0, 2.0], np.float32))

    assert distributed.all_reduce(x) is None
    assert x.asnumpy().tolist() == [1, 2]
    assert distributed.all_reduce(x, async_op=True).wait() is None


def test_objects_are_kept_as_they_are(begun):
    class Unpicklable:
        def __reduce__(self):
            raise AssertionError("nothing is pickled")

    mine, found = Unpicklable(), [None]
    distributed.all_gather_object(found, mine)

    assert found == [mine]


@pytest.mark.parametrize("call", [distributed.send, distributed.recv])
@pytest.mark.parametrize("later", [distributed.isend, distributed.irecv])
def test_nobody_else_is_there(begun, call, later):
    x = engine.Tensor(np.zeros(2, np.float32))

    with pytest.raises(StateError, match="a second process as partner"):
        call(x, 1)
    with pytest.raises(StateError, match="a second process as partner"):
        distributed.batch_isend_irecv([distributed.P2POp(later, x, 1)])


def test_message_is_a_tensor(begun):
    with pytest.raises(ArgumentTypeError, match=r"P2POp\(tensor\) expected a tensor, got"):
        distributed.P2POp("isend", [1.0], 1)


@pytest.mark.parametrize("operations", [[], None, ["isend"]])
def test_batch_is_a_list_of_messages(begun, operations):
    with pytest.raises(ArgumentTypeError, match=r"a list of P2POp"):
        distributed.batch_isend_irecv(operations)
