"""Which process this is, of how many."""

from __future__ import annotations

from engine.errors import ArgumentTypeError, StateError, compose

from .groups import WORLD, GlobalComm, members, named, started, told

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
    """The rank of this process in a group: 0.

    Before `init` it is what a launcher put in the environment as `RANK_ID`, as in MindSpore.

    Args:
        group: The name of the group.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group.

    """
    return _answer("get_rank", group, "RANK_ID", 0)


def get_group_size(group: str = WORLD) -> int:
    """How many processes are in a group: 1; before `init`, the environment's `RANK_SIZE`.

    Args:
        group: The name of the group.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group.

    """
    return _answer("get_group_size", group, "RANK_SIZE", 1)


def get_local_rank(group: str = WORLD) -> int:
    """The rank among those on this machine: 0; before `init`, the environment's `LOCAL_RANK`.

    Args:
        group: The name of the group.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group.

    """
    return _answer("get_local_rank", group, "LOCAL_RANK", 0)


def get_local_rank_size(group: str = WORLD) -> int:
    """How many of a group are on this machine: 1; before `init`, the `LOCAL_RANK_SIZE` of there.

    Args:
        group: The name of the group.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group.

    """
    return _answer("get_local_rank_size", group, "LOCAL_RANK_SIZE", 1)


def _answer(where: str, group: object, variable: str, alone: int) -> int:
    named(where, group)
    if not GlobalComm.INITED:
        return told(variable, alone)
    members(where, group)
    return alone


def get_process_group_ranks(group: str = WORLD) -> list[int]:
    """The ranks of all processes in a group: [0].

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
