"""Which process this is, of how many."""

from __future__ import annotations

from engine.errors import ArgumentTypeError, StateError, compose

from .communicator import communicator_of, members
from .groups import WORLD, GlobalComm, named, started
from .launched import local_rank_told, local_size_told, rank_told, size_told

__all__ = [
    "get_comm_name",
    "get_group_rank_from_world_rank",
    "get_group_size",
    "get_local_rank",
    "get_local_rank_size",
    "get_process_group_ranks",
    "get_rank",
    "get_world_rank_from_group_rank",
]


def get_rank(group: str = WORLD) -> int:
    """The rank of this process in a group; before `init`, what a launcher says in the environment.

    That is `RANK_ID`, as in MindSpore, or the variable of the MPI that started the process.

    Args:
        group: The name of the group.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group, or this process is not in it.

    """
    named("get_rank", group)
    if not GlobalComm.INITED:
        return rank_told()
    return communicator_of("get_rank", group).rank


def get_group_size(group: str = WORLD) -> int:
    """How many processes are in a group; before `init`, what a launcher says in the environment.

    Args:
        group: The name of the group.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group.

    """
    named("get_group_size", group)
    if not GlobalComm.INITED:
        return size_told()
    return len(members("get_group_size", group))


def get_local_rank(group: str = WORLD) -> int:
    """The rank among those of a group on this machine; before `init`, `LOCAL_RANK` or MPI's.

    Args:
        group: The name of the group.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group, or this process is not in it.

    """
    named("get_local_rank", group)
    if not GlobalComm.INITED:
        return local_rank_told()
    found = communicator_of("get_local_rank", group)
    return found.here.index(found.ranks[found.rank])


def get_local_rank_size(group: str = WORLD) -> int:
    """How many of a group are on this machine; before `init`, the environment's `LOCAL_RANK_SIZE`.

    Args:
        group: The name of the group.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group, or this process is not in it.

    """
    named("get_local_rank_size", group)
    if not GlobalComm.INITED:
        return local_size_told()
    return len(communicator_of("get_local_rank_size", group).here)


def get_process_group_ranks(group: str = WORLD) -> list[int]:
    """The ranks among all of the processes in a group.

    Args:
        group: The name of the group.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If `init` was not called, or there is no such group.

    """
    started("get_process_group_ranks")
    return list(members("get_process_group_ranks", group))


def get_comm_name(group: str = WORLD) -> str:
    """What the library of communication calls a group: "", as there is none.

    Args:
        group: The name of the group.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If `init` was not called, or there is no such group.

    """
    named("get_comm_name", group)
    started("get_comm_name")
    members("get_comm_name", group)
    return ""


def get_world_rank_from_group_rank(group: str, group_rank_id: int) -> int:
    """The rank among all processes of one that has a rank in a group.

    Args:
        group: The name of the group.
        group_rank_id: The rank in it.

    Raises:
        ArgumentTypeError: If the name is no str or the rank no int.
        StateError: If `init` was not called, or there is no such group or rank.

    """
    where = "get_world_rank_from_group_rank"
    named(where, group)
    started(where)
    _whole(f"{where}(group_rank_id)", group_rank_id)
    ranks = members(where, group)
    if not 0 <= group_rank_id < len(ranks):
        expected = f"a rank below {len(ranks)}"
        raise StateError(compose(f"{where}(group_rank_id)", expected, group_rank_id))
    return ranks[group_rank_id]


def get_group_rank_from_world_rank(world_rank_id: int, group: str) -> int:
    """The rank in a group of a process that has a rank among all.

    Args:
        world_rank_id: The rank among all.
        group: The name of the group.

    Raises:
        ArgumentTypeError: If the name is no str or the rank no int.
        StateError: If `init` was not called, or there is no such group or rank.

    """
    where = "get_group_rank_from_world_rank"
    named(where, group)
    started(where)
    _whole(f"{where}(world_rank_id)", world_rank_id)
    ranks = members(where, group)
    if world_rank_id not in ranks:
        raise StateError(compose(f"{where}(world_rank_id)", f"one of {ranks}", world_rank_id))
    return ranks.index(world_rank_id)


def _whole(where: str, rank: object) -> None:
    if isinstance(rank, bool) or not isinstance(rank, int):
        raise ArgumentTypeError.of(where, "an int", rank)
