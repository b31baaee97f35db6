"""Communication under the path of MindSpore's documents; here `gather` and `scatter` are its own.

`engine.ops` has all of them but these two, whose names are operators there.
"""

from __future__ import annotations

from engine.ops import all_gather as all_gather
from engine.ops import all_gather_into_tensor as all_gather_into_tensor
from engine.ops import all_gather_into_tensor_uneven as all_gather_into_tensor_uneven
from engine.ops import all_gather_object as all_gather_object
from engine.ops import all_reduce as all_reduce
from engine.ops import all_to_all as all_to_all
from engine.ops import all_to_all_single as all_to_all_single
from engine.ops import all_to_all_v_c as all_to_all_v_c
from engine.ops import barrier as barrier
from engine.ops import batch_isend_irecv as batch_isend_irecv
from engine.ops import broadcast as broadcast
from engine.ops import broadcast_object_list as broadcast_object_list
from engine.ops import destroy_process_group as destroy_process_group
from engine.ops import gather_into_tensor as gather_into_tensor
from engine.ops import gather_object as gather_object
from engine.ops import get_backend as get_backend
from engine.ops import get_global_rank as get_global_rank
from engine.ops import get_group_rank as get_group_rank
from engine.ops import get_process_group_ranks as get_process_group_ranks
from engine.ops import get_rank as get_rank
from engine.ops import get_world_size as get_world_size
from engine.ops import init_process_group as init_process_group
from engine.ops import irecv as irecv
from engine.ops import is_available as is_available
from engine.ops import is_initialized as is_initialized
from engine.ops import isend as isend
from engine.ops import new_group as new_group
from engine.ops import recv as recv
from engine.ops import recv_object_list as recv_object_list
from engine.ops import reduce as reduce
from engine.ops import reduce_scatter as reduce_scatter
from engine.ops import reduce_scatter_tensor as reduce_scatter_tensor
from engine.ops import reduce_scatter_tensor_uneven as reduce_scatter_tensor_uneven
from engine.ops import scatter_object_list as scatter_object_list
from engine.ops import scatter_tensor as scatter_tensor
from engine.ops import send as send
from engine.ops import send_object_list as send_object_list
from engine.ops import set_comm_ops_inplace as set_comm_ops_inplace

from .between.handle import CommHandle as CommHandle
from .message_exchange import P2POp as P2POp
from .parted_collectives import gather as gather
from .parted_collectives import scatter as scatter
