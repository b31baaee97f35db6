from __future__ import annotations

import pytest

import engine
from engine import ops
from engine.errors import StateError


@pytest.mark.parametrize(
    ("operator", "printed"),
    [
        (ops.Send(3, 1), "sr_tag=3, dest_rank=1"),
        (ops.Receive(3, 1, [2], engine.float32), "sr_tag=3, src_rank=1, shape=[2], dtype=Float32"),
        (
            ops.BatchISendIRecv(("isend",), (1,)),
            "op_types=('isend',), remote_ranks=(1,), receive_shapes=None, receive_dtypes=None",
        ),
    ],
)
def test_message_is_noted_and_not_sent(operator, printed):
    back = "" if operator.name == "BatchISendIRecv" else ", group_back=hccl_world_group"

    assert repr(operator) == (
        f"Prim[{operator.name}]<{printed}, group=hccl_world_group{back}, no_eliminate=True>"
    )
    with pytest.raises(StateError, match=f"{operator.name} expected a second process as partner"):
        operator(engine.Tensor([1.0]))
