"""Messages between two processes, as functions that give new tensors; no gradient flows.

`ops.Send` and `ops.Receive` send gradients back.
"""

from __future__ import annotations

from typing import Any

from engine.context.processes import WORLD
from engine.ops import isend as _isend
from engine.ops import send as _send
from engine.ops.between.arguments import no_partner, size_of
from engine.ops.between.handle import CommHandle
from engine.ops.message_exchange import P2POp, begun, one_zero, operations

__all__ = [
    "P2POp",
    "batch_isend_irecv",
    "irecv",
    "isend",
    "recv",
    "send",
]


def send(tensor: Any, dst: int = 0, group: str = WORLD, tag: int = 0) -> None:
    """Send a tensor to another process, and return when it may be changed again.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no other process has the rank, or the tag is none.
        StateError: If there is one process, or this one is not in the group.

    """
    _send(tensor, dst, group, tag)


def recv(tensor: Any, src: int = 0, group: str = WORLD, tag: int = 0) -> Any:
    """The tensor that another process sends.

    Args:
        tensor: Of the shape and number type of what comes; it stays as it is.
        src: The rank of that process among all.
        group: The processes that both are in.
        tag: The number that the message was given.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no other process has the rank, or the tag is none.
        StateError: If there is one process, this one is not in the group, or what comes has another
            shape or type.

    """
    found, handle = begun("recv", tensor, None, src, group, tag)
    handle.wait()
    return found


def isend(tensor: Any, dst: int = 0, group: str = WORLD, tag: int = 0) -> CommHandle:
    """Begin to send a tensor to another process; a handle to wait for it.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no other process has the rank, or the tag is none.
        StateError: If there is one process, or this one is not in the group.

    """
    return _isend(tensor, dst, group, tag)


def irecv(tensor: Any, src: int = 0, group: str = WORLD, tag: int = 0) -> tuple[Any, CommHandle]:
    """The tensor that another process sends, which has its numbers when `wait` returns; a handle.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no other process has the rank, or the tag is none.
        StateError: If there is one process, or this one is not in the group.

    """
    return begun("irecv", tensor, None, src, group, tag)


def batch_isend_irecv(p2p_op_list: list[P2POp]) -> Any:
    """Send to, and wait for, other processes, all at once.

    Returns:
        A tuple with a tensor for each message: what came, or one 0.

    Raises:
        ArgumentTypeError: If it is no list of `P2POp`, or an empty one.
        ArgumentValueError: If no other process has a rank.
        StateError: If there is one process, this one is not in the group, or what comes has another
            shape or type.

    """
    if size_of("batch_isend_irecv", None) == 1:
        no_partner("batch_isend_irecv")
    listed = operations(p2p_op_list)
    under_way = [_one(message) for message in listed]
    for _, handle in under_way:
        handle.wait()
    return tuple(found for found, _ in under_way)


def _one(message: P2POp) -> tuple[Any, CommHandle]:
    group, tag, x = message.group, message.tag, message.tensor
    if message.kind == "isend":
        handle = _isend(x, message.peer, group, tag)
        return one_zero(x), handle
    return begun("irecv", x, message.recv_dtype, message.peer, group, tag)
