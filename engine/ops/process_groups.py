"""Groups of processes, as `mindspore.ops.communication` has them: None is that of all."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from engine.context import processes
from engine.context.processes import WORLD, GlobalComm, members, resolved
from engine.context.processes.alone import STARTED_BY
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose
from engine.typed import Tensor

__all__ = [
    "destroy_process_group",
    "get_backend",
    "get_global_rank",
    "get_group_rank",
    "get_process_group_ranks",
    "get_rank",
    "get_world_size",
    "init_process_group",
    "is_available",
    "is_initialized",
    "new_group",
    "set_comm_ops_inplace",
]

_DEFAULT = "hccl"


def is_available() -> bool:
    """Whether communication can be used at all: True; several processes need `mpi4py`."""
    return True


def is_initialized() -> bool:
    """Whether communication was begun."""
    return GlobalComm.INITED


def init_process_group(
    backend: str = _DEFAULT,
    init_method: str | None = None,
    timeout: Any = None,
    world_size: int = -1,
    rank: int = -1,
    store: Any = None,
    group_name: str = "",
    pg_options: Any = None,
    device_id: int | None = None,
) -> None:
    """Begin communication, as `communication.init`.

    Args:
        backend: "hccl", "nccl" or "mccl". The default, "hccl", is that of the device among several
            processes, as None is for `communication.init`: MPI.
        init_method: Where MindSpore's processes find each other; these do through MPI.
        timeout: How long they would look for each other.
        world_size: How many processes there are, or -1.
        rank: Which of them this is, or -1.
        store: What they would find each other by, in place of `init_method`.
        group_name: Recorded nowhere; MindSpore says that it has no use.
        pg_options: Settings of a library, which there is none of.
        device_id: The device, which `set_device` chooses.

    Raises:
        ArgumentTypeError: If the library is no str.
        ArgumentValueError: If both `init_method` and `store` are given.
        StateError: If there is no such library, or not so many processes, or this is another.

    """
    if init_method is not None and store is not None:
        expected = "one of init_method and store"
        raise ArgumentValueError.of("init_process_group", expected, "both")
    size, own = processes.get_group_size(), processes.get_rank()
    for where, value, is_so in (("world_size", world_size, size), ("rank", rank, own)):
        if value not in {-1, is_so}:
            hint = STARTED_BY if size == 1 else ""
            raise StateError(compose(f"init_process_group({where})", str(is_so), value, hint))
    several_by_default = size > 1 and backend == _DEFAULT
    processes.init(None if several_by_default else backend)


def destroy_process_group(group: str | None = None) -> None:
    """Forget a group that was made; None: all of them.

    Raises:
        ArgumentValueError: If it is the group of all processes.
        StateError: If communication was not begun.
        UnknownNameError: If there is no such group.

    """
    if group is None:
        processes.release()
    else:
        processes.destroy_group(group)


def get_rank(group: str | None = None) -> int:
    """The rank of this process in a group, or -1 where it is in no such group."""
    found = _seen(group)
    return -1 if found is None else found.rank


def get_world_size(group: str | None = None) -> int:
    """How many processes are in a group, or -1 where this process is in no such group."""
    found = _seen(group)
    return -1 if found is None else len(found.ranks)


def _seen(group: str | None) -> processes.Communicator | None:
    try:
        return processes.communicator_of("get_rank", WORLD if group is None else group)
    except StateError:
        return None


def new_group(
    ranks: list[int] | None = None,
    timeout: int | None = None,
    backend: str | None = None,
    pg_options: Any = None,
    use_local_synchronization: bool = False,
    group_desc: Any = None,
) -> str:
    """The name of a new group of processes; "" where this process is not in it.

    Args:
        ranks: Who is in it, in any order; None: all. All who are in it call this.
        timeout: Not used, as in MindSpore.
        backend: Not used, as in MindSpore.
        pg_options: None; there is no library to set.
        use_local_synchronization: Not used, as in MindSpore.
        group_desc: Not used, as in MindSpore.

    Raises:
        ArgumentTypeError: If the ranks are no list of ints.
        ArgumentValueError: If there is none, or one twice.
        StateError: If communication was not begun, or a rank is asked for that nobody has.

    """
    if ranks is None:
        return resolved(WORLD)
    if not isinstance(ranks, list):
        raise ArgumentTypeError.of("new_group(ranks)", "a list", ranks)
    world = processes.world()
    own = world.ranks[world.rank]
    if ranks and own not in ranks and len(set(ranks)) == len(ranks):
        return ""
    if all(type(rank) is int for rank in ranks):
        ranks = sorted(ranks)
    digest = hashlib.sha1(str(ranks).encode(), usedforsecurity=False).hexdigest()
    name = f"{GlobalComm.BACKEND}_{len(ranks)}_{digest}"
    processes.create_group(name, ranks, pg_options)
    return name


def get_backend(group: str | None = None) -> str:
    """The library of communication that was asked for: "hccl", "nccl" or "mccl"."""
    members("get_backend", WORLD if group is None else group)
    return GlobalComm.BACKEND


def get_process_group_ranks(group: str | None = None) -> list[int]:
    """The ranks of all processes in a group.

    Raises:
        StateError: If communication was not begun, or there is no such group.

    """
    return processes.get_process_group_ranks(WORLD if group is None else group)


def get_global_rank(group: str, group_rank: int) -> int:
    """The rank among all processes of one that has a rank in a group.

    Raises:
        StateError: If communication was not begun, or there is no such group or rank.

    """
    return processes.get_world_rank_from_group_rank(group, group_rank)


def get_group_rank(group: str, global_rank: int) -> int:
    """The rank in a group of a process that has a rank among all.

    Raises:
        StateError: If communication was not begun, or there is no such group or rank.

    """
    return processes.get_group_rank_from_world_rank(global_rank, group)


def set_comm_ops_inplace(is_enable: bool, func_list: Sequence[Tensor] | None = None) -> None:
    """Say whether communication writes into the tensors that it is given: it does.

    Raises:
        ArgumentTypeError: If `is_enable` is no bool.
        ArgumentValueError: If it is False; what gives new tensors is `communication.comm_func`.

    """
    if not isinstance(is_enable, bool):
        raise ArgumentTypeError.of("set_comm_ops_inplace(is_enable)", "a bool", is_enable)
    if not is_enable:
        hint = "engine.communication.comm_func gives new tensors"
        raise ArgumentValueError.of("set_comm_ops_inplace(is_enable)", "True", is_enable, hint)
