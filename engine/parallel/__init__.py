"""Checkpoints of several devices, under the path of MindSpore's later versions."""

from __future__ import annotations

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
)

__all__ = [
    "build_searched_strategy",
    "load_distributed_checkpoint",
    "load_segmented_checkpoints",
    "merge_pipeline_strategys",
    "merge_sliced_parameter",
    "rank_list_for_transform",
    "restore_group_info_list",
    "transform_checkpoint_by_rank",
    "transform_checkpoints",
]
