"""Communication between two processes, of which there is one: refused, rather than left to wait."""

from __future__ import annotations

from typing import Any

from engine.context.processes import WORLD
from engine.ops.alone import CommHandle, no_partner
from engine.ops.object_exchange import P2POp

__all__ = [
    "P2POp",
    "batch_isend_irecv",
    "irecv",
    "isend",
    "recv",
    "send",
]


def send(tensor: Any, dst: int = 0, group: str = WORLD, tag: int = 0) -> None:
    """Send a tensor to another process, which there is none of.

    Raises:
        StateError: Always, so far.

    """
    no_partner("send")


def recv(tensor: Any, src: int = 0, group: str = WORLD, tag: int = 0) -> Any:
    """Wait for a tensor of another process, which there is none of.

    Raises:
        StateError: Always, so far.

    """
    no_partner("recv")


def isend(tensor: Any, dst: int = 0, group: str = WORLD, tag: int = 0) -> CommHandle:
    """Begin to send a tensor to another process, which there is none of.

    Raises:
        StateError: Always, so far.

    """
    no_partner("isend")


def irecv(tensor: Any, src: int = 0, group: str = WORLD, tag: int = 0) -> tuple[Any, CommHandle]:
    """Begin to wait for a tensor of another process, which there is none of.

    Raises:
        StateError: Always, so far.

    """
    no_partner("irecv")


def batch_isend_irecv(p2p_op_list: list[P2POp]) -> Any:
    """Begin to send to, and to wait for, other processes, which there are none of.

    Raises:
        StateError: Always, so far.

    """
    no_partner("batch_isend_irecv")
