"""Several processes that train together, under PyTorch's names: `engine.mint.distributed`.

One process is all there is so far: rank 0 of 1. What is gathered or reduced among it comes back as
it was, written into the tensors that are given; objects are kept, and no pickle is read. What
needs a second process is refused. These are the objects of `engine.ops.communication`.

>>> import engine
>>> from engine.mint import distributed
>>> distributed.init_process_group()
>>> distributed.get_rank(), distributed.get_world_size()
(0, 1)
>>> gathered = [engine.ops.zeros((2,))]
>>> distributed.all_gather(gathered, engine.Tensor([1.0, 2.0]))
>>> gathered[0].asnumpy()
array([1., 2.], dtype=float32)
"""

from __future__ import annotations

from engine.ops.communication import (
    P2POp,
    all_gather,
    all_gather_into_tensor,
    all_gather_into_tensor_uneven,
    all_gather_object,
    all_reduce,
    all_to_all,
    all_to_all_single,
    barrier,
    batch_isend_irecv,
    broadcast,
    broadcast_object_list,
    destroy_process_group,
    gather,
    gather_object,
    get_backend,
    get_global_rank,
    get_group_rank,
    get_process_group_ranks,
    get_rank,
    get_world_size,
    init_process_group,
    irecv,
    is_available,
    is_initialized,
    isend,
    new_group,
    recv,
    recv_object_list,
    reduce,
    reduce_scatter,
    reduce_scatter_tensor,
    reduce_scatter_tensor_uneven,
    scatter,
    scatter_object_list,
    send,
    send_object_list,
)

from .store import TCPStore

__all__ = [
    "P2POp",
    "TCPStore",
    "all_gather",
    "all_gather_into_tensor",
    "all_gather_into_tensor_uneven",
    "all_gather_object",
    "all_reduce",
    "all_to_all",
    "all_to_all_single",
    "barrier",
    "batch_isend_irecv",
    "broadcast",
    "broadcast_object_list",
    "destroy_process_group",
    "gather",
    "gather_object",
    "get_backend",
    "get_global_rank",
    "get_group_rank",
    "get_process_group_ranks",
    "get_rank",
    "get_world_size",
    "init_process_group",
    "irecv",
    "is_available",
    "is_initialized",
    "isend",
    "new_group",
    "recv",
    "recv_object_list",
    "reduce",
    "reduce_scatter",
    "reduce_scatter_tensor",
    "reduce_scatter_tensor_uneven",
    "scatter",
    "scatter_object_list",
    "send",
    "send_object_list",
]
