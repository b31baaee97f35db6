from engine.train.export import export
from engine.train.loading import load

from .ahead import load_checkpoint_async
from .beside import async_ckpt_thread_status
from .convert import ckpt_to_safetensors, safetensors_to_ckpt
from .into_net import load_param_into_net
from .load import load_checkpoint
from .mindir import load_mindir, save_mindir
from .obfuscation import load_obf_params_into_net, obfuscate_ckpt
from .printed import parse_print
from .save import save_checkpoint
from .slices import (
    build_searched_strategy,
    get_ckpt_path_with_strategy,
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

__all__ = [
    "async_ckpt_thread_status",
    "build_searched_strategy",
    "ckpt_to_safetensors",
    "export",
    "get_ckpt_path_with_strategy",
    "load",
    "load_checkpoint",
    "load_checkpoint_async",
    "load_distributed_checkpoint",
    "load_mindir",
    "load_obf_params_into_net",
    "load_param_into_net",
    "load_segmented_checkpoints",
    "merge_pipeline_strategys",
    "merge_sliced_parameter",
    "obfuscate_ckpt",
    "parse_print",
    "rank_list_for_transform",
    "restore_group_info_list",
    "safetensors_to_ckpt",
    "save_checkpoint",
    "save_mindir",
    "transform_checkpoint_by_rank",
    "transform_checkpoints",
    "unified_safetensors",
]
