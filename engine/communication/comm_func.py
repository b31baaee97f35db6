"""Communication as functions of tensors, under the path of MindSpore's documents."""

from __future__ import annotations

from engine.ops import all_to_all_v_c
from engine.ops.between.handle import CommHandle as CommHandle

from .collective import (
    all_gather_into_tensor,
    all_reduce,
    barrier,
    broadcast,
    gather_into_tensor,
    reduce,
    reduce_scatter_tensor,
    scatter_tensor,
)
from .exchange import (
    all_to_all_single_with_output_shape,
    all_to_all_with_output_shape,
)
from .partners import P2POp, batch_isend_irecv, irecv, isend, recv, send

__all__ = [
    "P2POp",
    "all_gather_into_tensor",
    "all_reduce",
    "all_to_all_single_with_output_shape",
    "all_to_all_v_c",
    "all_to_all_with_output_shape",
    "barrier",
    "batch_isend_irecv",
    "broadcast",
    "gather_into_tensor",
    "irecv",
    "isend",
    "recv",
    "reduce",
    "reduce_scatter_tensor",
    "scatter_tensor",
    "send",
]
