from .backups import get_ckpt_path_with_strategy
from .into_network import load_distributed_checkpoint, load_segmented_checkpoints
from .merge import merge_sliced_parameter
from .pipeline import merge_pipeline_strategys, restore_group_info_list
from .ranks import rank_list_for_transform
from .strategy import build_searched_strategy
from .transform import transform_checkpoint_by_rank, transform_checkpoints
from .unified import unified_safetensors

__all__ = [
    "build_searched_strategy",
    "get_ckpt_path_with_strategy",
    "load_distributed_checkpoint",
    "load_segmented_checkpoints",
    "merge_pipeline_strategys",
    "merge_sliced_parameter",
    "rank_list_for_transform",
    "restore_group_info_list",
    "transform_checkpoint_by_rank",
    "transform_checkpoints",
    "unified_safetensors",
]
