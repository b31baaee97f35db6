"""Groups of processes, as `mindspore.ops.communication` has them: None is that of all."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from engine.context import processes
from engine.context.processes import WORLD, GlobalComm, members, resolved
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


def is_available() -> bool:
    """Whether communication can be used at all: True, among one process."""
    return True


def is_initialized() -> bool:
    """Whether communication was begun."""
    return GlobalComm.INITED


def init_process_group(
    backend: str = "hccl",
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
        backend: "hccl", "nccl" or "mccl".
        init_method: Where processes would find each other; there is nobody to find.
        timeout: How long they would wait.
        world_size: 1, or -1 for as many as there are.
        rank: 0, or -1 for that of this process.
        store: What they would find each other by, in place of `init_method`.
        group_name: Recorded nowhere; MindSpore says that it has no use.
        pg_options: Settings of a library, which there is none of.
        device_id: The device, which `set_device` chooses.

    Raises:
        ArgumentTypeError: If the library is no str.
        ArgumentValueError: If both `init_method` and `store` are given.
        StateError: If there is no such library, or more processes are asked for.

    """
    if init_method is not None and store is not None:
        expected = "one of init_method and store"
        raise ArgumentValueError.of("init_process_group", expected, "both")
    for where, value, alone in (("world_size", world_size, 1), ("rank", rank, 0)):
        if value not in {-1, alone}:
            hint = "this engine trains in one process so far"
            raise StateError(compose(f"init_process_group({where})", str(alone), value, hint))
    processes.init(backend)


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
    """The rank of this process in a group: 0, or -1 where it is in no such group."""
    return _inside(group, 0)


def get_world_size(group: str | None = None) -> int:
    """How many processes are in a group: 1, or -1 where this process is in no such group."""
    return _inside(group, 1)


def _inside(group: str | None, value: int) -> int:
    try:
        members("get_rank", WORLD if group is None else group)
    except StateError:
        return -1
    return value


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
        ranks: Who is in it; None: all.
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
    if ranks and 0 not in ranks and len(set(ranks)) == len(ranks):
        return ""
    digest = hashlib.sha1(str(ranks).encode(), usedforsecurity=False).hexdigest()
    name = f"{GlobalComm.BACKEND}_{len(ranks)}_{digest}"
    processes.create_group(name, ranks, pg_options)
    return name


def get_backend(group: str | None = None) -> str:
    """The library of communication that was asked for: "hccl", "nccl" or "mccl"."""
    members("get_backend", WORLD if group is None else group)
    return GlobalComm.BACKEND


def get_process_group_ranks(group: str | None = None) -> list[int]:
    """The ranks of all processes in a group: [0].

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
