# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.parallel.asked import *
from engine.parallel.asked import check_full_batch as _check_full_batch
from engine.parallel.asked import device_number_check as _device_number_check
from engine.parallel.asked import get_device_num as _get_device_num
from engine.parallel.asked import get_enable_parallel_optimizer as _get_enable_parallel_optimizer
from engine.parallel.asked import get_full_batch as _get_full_batch
from engine.parallel.asked import get_global_rank as _get_global_rank
from engine.parallel.asked import get_gradients_mean as _get_gradients_mean
from engine.parallel.asked import get_parallel_mode as _get_parallel_mode
from engine.parallel.asked import get_parameter_broadcast as _get_parameter_broadcast
from engine.parallel.asked import get_pipeline_stages as _get_pipeline_stages
from engine.parallel.asked import get_stage_device_num as _get_stage_device_num
from engine.parallel.asked import is_in_auto_parallel_mode as _is_in_auto_parallel_mode
from engine.parallel.asked import is_in_data_parallel_mode as _is_in_data_parallel_mode
from engine.parallel.asked import is_in_hybrid_parallel_mode as _is_in_hybrid_parallel_mode
from engine.parallel.asked import is_parallel_mode as _is_parallel_mode
from engine.parallel.asked import is_pynative_parallel as _is_pynative_parallel
from engine.parallel.asked import is_role_of_server as _is_role_of_server
from engine.parallel.asked import is_sharding_propagation as _is_sharding_propagation
from engine.parallel.asked import need_to_full as _need_to_full
from engine.parallel.asked import parallel_predict_check as _parallel_predict_check
from engine.parallel.asked import parameter_broadcast_check as _parameter_broadcast_check
from engine.parallel.asked import reset_op_id as _reset_op_id
