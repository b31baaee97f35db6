"""Groups of processes by name. There is one process, so each group that can be made is it alone."""

from __future__ import annotations

import os

from engine.context.state import current
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

# What launchers tell each process: how many there are.
_COUNTS = ("RANK_SIZE", "MS_WORKER_NUM", "OMPI_COMM_WORLD_SIZE")


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


def members(where: str, group: object) -> tuple[int, ...]:
    """The ranks in a group: always (0,).

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group.

    """
    name = named(where, group)
    if is_world(name):
        return (0,)
    if name not in current.groups:
        known = sorted({GlobalComm.WORLD_COMM_GROUP, *current.groups})
        raise StateError(
            f"{where}(group) expected one of {known}, got {name!r}. "
            "Hint: create_group makes a group."
        )
    return current.groups[name]


def started(where: str) -> None:
    """Refuse what MindSpore refuses before `init`.

    Raises:
        StateError: If communication was not started.

    """
    if not GlobalComm.INITED:
        raise StateError(f"{where} expected init() to be called before, got no such call.")


def told(variable: str, default: int) -> int:
    """The number that a launcher put in a variable of the environment."""
    try:
        return int(os.environ.get(variable, default))
    except ValueError:
        return default


def processes() -> int:
    """How many processes a launcher started, as it tells them; 1 where nobody says it."""
    return max(told(variable, 1) for variable in _COUNTS)
