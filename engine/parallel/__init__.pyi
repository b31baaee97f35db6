from engine.context.search import (
    get_algo_parameters,
    reset_algo_parameters,
    set_algo_parameters,
    set_op_strategy_config,
)
from engine.train.serialization import (
    build_searched_strategy,
    load_distributed_checkpoint,
    load_segmented_checkpoints,
    merge_pipeline_strategys,
    merge_sliced_parameter,
    rank_list_for_transform,
    restore_group_info_list,
    transform_checkpoint_by_rank,
    transform_checkpoints,
    unified_safetensors,
)
from engine.train.serialization import (
    rank_list_for_transform as rank_list_for_convert,
)
from engine.train.serialization import (
    transform_checkpoint_by_rank as convert_checkpoint_by_rank,
)
from engine.train.serialization import (
    transform_checkpoints as convert_checkpoints,
)

from . import auto_parallel as auto_parallel
from . import function as function
from . import nn as nn
from .layout import Layout
from .whole import parameter_broadcast, shard, sync_pipeline_shared_parameters

__all__ = [
    "Layout",
    "build_searched_strategy",
    "convert_checkpoint_by_rank",
    "convert_checkpoints",
    "get_algo_parameters",
    "load_distributed_checkpoint",
    "load_segmented_checkpoints",
    "merge_pipeline_strategys",
    "merge_sliced_parameter",
    "parameter_broadcast",
    "rank_list_for_convert",
    "rank_list_for_transform",
    "reset_algo_parameters",
    "restore_group_info_list",
    "set_algo_parameters",
    "set_op_strategy_config",
    "shard",
    "sync_pipeline_shared_parameters",
    "transform_checkpoint_by_rank",
    "transform_checkpoints",
    "unified_safetensors",
]
