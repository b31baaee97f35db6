"""Communication under the path of MindSpore's documents; here `gather` and `scatter` are its own.

`engine.ops` has all of them but these two, whose names are operators there.
"""

from __future__ import annotations

from .alone import CommHandle as CommHandle
from .collectives import all_gather_into_tensor as all_gather_into_tensor
from .collectives import all_gather_into_tensor_uneven as all_gather_into_tensor_uneven
from .collectives import all_reduce as all_reduce
from .collectives import barrier as barrier
from .collectives import broadcast as broadcast
from .collectives import gather_into_tensor as gather_into_tensor
from .collectives import reduce as reduce
from .collectives import reduce_scatter_tensor as reduce_scatter_tensor
from .collectives import reduce_scatter_tensor_uneven as reduce_scatter_tensor_uneven
from .collectives import scatter_tensor as scatter_tensor
from .object_exchange import P2POp as P2POp
from .object_exchange import all_gather_object as all_gather_object
from .object_exchange import batch_isend_irecv as batch_isend_irecv
from .object_exchange import broadcast_object_list as broadcast_object_list
from .object_exchange import gather_object as gather_object
from .object_exchange import irecv as irecv
from .object_exchange import isend as isend
from .object_exchange import recv as recv
from .object_exchange import recv_object_list as recv_object_list
from .object_exchange import scatter_object_list as scatter_object_list
from .object_exchange import send as send
from .object_exchange import send_object_list as send_object_list
from .parted_collectives import all_gather as all_gather
from .parted_collectives import all_to_all as all_to_all
from .parted_collectives import all_to_all_single as all_to_all_single
from .parted_collectives import all_to_all_v_c as all_to_all_v_c
from .parted_collectives import gather as gather
from .parted_collectives import reduce_scatter as reduce_scatter
from .parted_collectives import scatter as scatter
from .process_groups import destroy_process_group as destroy_process_group
from .process_groups import get_backend as get_backend
from .process_groups import get_global_rank as get_global_rank
from .process_groups import get_group_rank as get_group_rank
from .process_groups import get_process_group_ranks as get_process_group_ranks
from .process_groups import get_rank as get_rank
from .process_groups import get_world_size as get_world_size
from .process_groups import init_process_group as init_process_group
from .process_groups import is_available as is_available
from .process_groups import is_initialized as is_initialized
from .process_groups import new_group as new_group
from .process_groups import set_comm_ops_inplace as set_comm_ops_inplace
