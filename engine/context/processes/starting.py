"""The begin and the end of communication."""

from __future__ import annotations

import secrets

import numpy as np

from engine.context.running import get_context
from engine.context.seed import share_chance
from engine.errors import ArgumentTypeError, StateError, compose

from .communicator import connect, forget_all, world
from .groups import BACKENDS, GlobalComm
from .launched import by_mpi, processes

__all__ = ["init", "release"]

_BY_MPI = "mccl"
_ABSENT = {
    "nccl": "NCCL is not used so far: no machine with two GPUs was there to try it",
    "hccl": "HCCL is the library of Ascend devices, which are none of this engine's",
}


def init(backend_name: str | None = None) -> None:
    """Begin communication.

    Processes that `insight launch` or `mpiexec` started together find each other through MPI
    (`mpi4py`, extra `mpi`): each has a rank in the group of all. From then on each way out of a
    process, an exception and Ctrl-C too, ends the job or is told to those that wait for it. A
    process that nobody started beside others is rank 0 of a group of its own, where MindSpore's CPU
    build refuses. Where no seed was set, initial values and what operators draw are the same in all
    processes from then on, and others in each run.

    Args:
        backend_name: "hccl", "nccl" or "mccl"; None: that of the device. The name of the group of
            all follows it. One process takes each, on every device, as no library is loaded.
            Several communicate by MPI: "mccl", or None; arrays on a GPU go through host memory.

    Raises:
        ArgumentTypeError: If it is no str.
        LibraryMissingError: If several processes were started and mpi4py is not installed.
        StateError: If there is no such library; of several processes, if it is another than
            "mccl", or they were not started by MPI.

    """
    name = _backend(backend_name)
    count = processes()
    if count != 1 and not GlobalComm.INITED:
        _refuse_others(backend_name, count)
        from .mpi import connected  # loads MPI, which one process does not need

        connect(connected(count))
        _draw_alike()
    if len(world().ranks) > 1:
        name = _BY_MPI
    GlobalComm.BACKEND = name
    GlobalComm.WORLD_COMM_GROUP, _ = BACKENDS[name]
    GlobalComm.INITED = True


def _draw_alike() -> None:
    """Let initial values of one network be the same in all processes, also without a seed."""
    number = np.array([secrets.randbits(63)])
    world().broadcast(number, 0).wait()
    share_chance(int(number[0]))


def _backend(backend_name: str | None) -> str:
    if backend_name is None:
        target = get_context("device_target")
        return next(name for name, (_, device) in BACKENDS.items() if device == target)
    if not isinstance(backend_name, str):
        raise ArgumentTypeError.of("init(backend_name)", "a str", backend_name)
    if backend_name not in BACKENDS:
        expected = f"one of {tuple(BACKENDS)}"
        raise StateError(compose("init(backend_name)", expected, repr(backend_name)))
    return backend_name


def _refuse_others(backend_name: str | None, count: int) -> None:
    if backend_name in _ABSENT:
        hint = f"{_ABSENT[backend_name]}; init() communicates by MPI"
        raise StateError(compose("init(backend_name)", "'mccl' or None", repr(backend_name), hint))
    if not by_mpi():
        hint = f"insight launch -n {count} SCRIPT starts as many, which MPI connects"
        raise StateError(compose("init", "one process, or several of MPI", count, hint))


def release() -> None:
    """End communication: groups that were made are forgotten. As in MindSpore, `INITED` stays."""
    forget_all()
