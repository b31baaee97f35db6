"""The names of groups of processes, and of the libraries that they communicate by."""

from __future__ import annotations

from engine.errors import ArgumentTypeError, StateError

HCCL_WORLD_COMM_GROUP = "hccl_world_group"
NCCL_WORLD_COMM_GROUP = "nccl_world_group"
MCCL_WORLD_COMM_GROUP = "mccl_world_group"

WORLD = HCCL_WORLD_COMM_GROUP
"""What MindSpore's signatures call the group of all processes, on every device."""

# The library that MindSpore would communicate by, its group of all, and the device it is for.
BACKENDS = {
    "hccl": (HCCL_WORLD_COMM_GROUP, "Ascend"),
    "nccl": (NCCL_WORLD_COMM_GROUP, "GPU"),
    "mccl": (MCCL_WORLD_COMM_GROUP, "CPU"),
}


class GlobalComm:
    """What is known of communication as a whole.

    Attributes:
        BACKEND: The library that MindSpore would use: "hccl", "nccl" or "mccl".
        WORLD_COMM_GROUP: The name of the group of all processes.
        INITED: Whether `init` was called.
        CHECK_ENVS: Kept for scripts that set it; there are no variables to check.

    """

    BACKEND: str = "hccl"
    WORLD_COMM_GROUP: str = WORLD
    INITED: bool = False
    CHECK_ENVS: bool = True


def is_world(group: str) -> bool:
    """Whether it is a name of the group of all processes."""
    return group in {WORLD, GlobalComm.WORLD_COMM_GROUP}


def resolved(group: str) -> str:
    """The group's name; where MindSpore's default stands for all processes, their group's."""
    return GlobalComm.WORLD_COMM_GROUP if group == WORLD else group


def named(where: str, group: object) -> str:
    """A name of a group.

    Raises:
        ArgumentTypeError: If it is no str.

    """
    if not isinstance(group, str):
        raise ArgumentTypeError.of(f"{where}(group)", "a str", group)
    return group


def started(where: str) -> None:
    """Refuse what MindSpore refuses before `init`.

    Raises:
        StateError: If communication was not started.

    """
    if not GlobalComm.INITED:
        raise StateError(f"{where} expected init() to be called before, got no such call.")
