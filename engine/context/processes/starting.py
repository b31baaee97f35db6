"""The begin and the end of communication."""

from __future__ import annotations

from engine.context.running import get_context
from engine.context.state import current
from engine.errors import ArgumentTypeError, StateError, compose

from .groups import BACKENDS, GlobalComm, processes

__all__ = ["init", "release"]


def init(backend_name: str | None = None) -> None:
    """Begin communication: the process is rank 0 of the group of all, which is it alone.

    MindSpore's CPU build refuses that outside of a launcher (`msrun`, `mpirun`); nothing is to be
    connected here. A process that a launcher started beside others is refused, rather than left to
    train by itself.

    Args:
        backend_name: "hccl", "nccl" or "mccl"; None: that of the device. No library is loaded, so
            each is taken on every device; the name of the group of all follows it.

    Raises:
        ArgumentTypeError: If it is no str.
        StateError: If there is no such library, or several processes were started.

    """
    if backend_name is None:
        target = get_context("device_target")
        backend_name = next(name for name, (_, device) in BACKENDS.items() if device == target)
    if not isinstance(backend_name, str):
        raise ArgumentTypeError.of("init(backend_name)", "a str", backend_name)
    if backend_name not in BACKENDS:
        expected = f"one of {tuple(BACKENDS)}"
        raise StateError(compose("init(backend_name)", expected, repr(backend_name)))
    if processes() != 1:
        hint = "this engine trains in one process so far; start the script without a launcher"
        raise StateError(compose("init", "one process", processes(), hint))
    GlobalComm.BACKEND = backend_name
    GlobalComm.WORLD_COMM_GROUP, _ = BACKENDS[backend_name]
    GlobalComm.INITED = True


def release() -> None:
    """End communication: groups that were made are forgotten. As in MindSpore, `INITED` stays."""
    current.groups = {}
