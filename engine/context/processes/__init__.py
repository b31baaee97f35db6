"""The processes of a training: which this is, of how many, and their groups by name."""

from __future__ import annotations

from .communicator import (
    Communicator,
    Pending,
    PendingWords,
    communicator_of,
    members,
    until_release,
    world,
)
from .groups import (
    HCCL_WORLD_COMM_GROUP,
    MCCL_WORLD_COMM_GROUP,
    NCCL_WORLD_COMM_GROUP,
    WORLD,
    GlobalComm,
    resolved,
)
from .making import create_group, destroy_group
from .ranks import (
    get_comm_name,
    get_group_rank_from_world_rank,
    get_group_size,
    get_local_rank,
    get_local_rank_size,
    get_process_group_ranks,
    get_rank,
    get_world_rank_from_group_rank,
)
from .starting import init, release
from .words import told_by_all

__all__ = [
    "HCCL_WORLD_COMM_GROUP",
    "MCCL_WORLD_COMM_GROUP",
    "NCCL_WORLD_COMM_GROUP",
    "WORLD",
    "Communicator",
    "GlobalComm",
    "Pending",
    "PendingWords",
    "communicator_of",
    "create_group",
    "destroy_group",
    "get_comm_name",
    "get_group_rank_from_world_rank",
    "get_group_size",
    "get_local_rank",
    "get_local_rank_size",
    "get_process_group_ranks",
    "get_rank",
    "get_world_rank_from_group_rank",
    "init",
    "members",
    "release",
    "resolved",
    "told_by_all",
    "until_release",
    "world",
]
