"""Communication of any objects among one process, and between two, which is refused."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, compose
from engine.typed import Tensor

from .alone import CommHandle, no_partner, rank_in, size_of, tensor_of

__all__ = [
    "P2POp",
    "all_gather_object",
    "batch_isend_irecv",
    "broadcast_object_list",
    "gather_object",
    "irecv",
    "isend",
    "recv",
    "recv_object_list",
    "scatter_object_list",
    "send",
    "send_object_list",
]


def all_gather_object(object_list: list[Any], obj: Any, group: str | None = None) -> None:
    """Put the objects of all processes into a list: this one's own.

    Args:
        object_list: A list with an entry for each process.
        obj: The object of this one.
        group: The processes that take part; None: all.

    Raises:
        ArgumentTypeError: If the list is none, or has another length.
        StateError: If there is no such group.

    >>> found = [None]
    >>> all_gather_object(found, "mine")
    >>> found
    ['mine']

    """
    size_of("all_gather_object", group)
    _entries("all_gather_object(object_list)", object_list)[0] = obj


def gather_object(
    obj: str, object_gather_list: list[Any] | None = None, dst: int = 0, group: str | None = None
) -> None:
    """Put the objects of all processes into a list of process `dst`.

    Raises:
        ArgumentTypeError: If the list is none, or has another length.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group.

    """
    rank_in("gather_object(dst)", dst, group)
    _entries("gather_object(object_gather_list)", object_gather_list)[0] = obj


def broadcast_object_list(
    object_list: list[Any], src: int = 0, group: str | None = None, device: str | None = None
) -> None:
    """Let the lists of all processes hold the objects of that of process `src`: as it does.

    Raises:
        ArgumentTypeError: If the list is none.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group.

    """
    rank_in("broadcast_object_list(src)", src, group)
    if not isinstance(object_list, list):
        raise ArgumentTypeError.of("broadcast_object_list(object_list)", "a list", object_list)


def scatter_object_list(
    scatter_object_output_list: list[Any],
    scatter_object_input_list: list[Any],
    src: int = 0,
    group: str | None = None,
) -> None:
    """Put the object for this process, of the list of process `src`, first into a list.

    Raises:
        ArgumentTypeError: If a list is none, or has another length.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group.

    """
    where = "scatter_object_list"
    rank_in(f"{where}(src)", src, group)
    given = _entries(f"{where}(scatter_object_input_list)", scatter_object_input_list)
    _entries(f"{where}(scatter_object_output_list)", scatter_object_output_list)[0] = given[0]


def _entries(where: str, objects: Any) -> list[Any]:
    if not isinstance(objects, list):
        raise ArgumentTypeError.of(where, "a list", objects)
    if len(objects) != 1:
        raise ArgumentTypeError(compose(where, "an entry for each process, 1", len(objects)))
    return objects


def send_object_list(
    object_list: list[Any], dst: int, group: str | None = None, device: str | None = None
) -> None:
    """Send objects to another process, which there is none of.

    Raises:
        StateError: Always, so far.

    """
    no_partner("send_object_list")


def recv_object_list(
    object_list: list[Any], src: int = 0, group: str | None = None, device: str | None = None
) -> int:
    """Wait for objects of another process, which there is none of.

    Raises:
        StateError: Always, so far.

    """
    no_partner("recv_object_list")


def send(tensor: Tensor, dst: int = 0, group: str | None = None, tag: int = 0) -> int:
    """Send a tensor to another process, which there is none of.

    Raises:
        StateError: Always, so far.

    """
    no_partner("send")


def recv(tensor: Tensor, src: int = 0, group: str | None = None, tag: int = 0) -> int:
    """Wait for a tensor of another process, which there is none of.

    Raises:
        StateError: Always, so far.

    """
    no_partner("recv")


def isend(tensor: Tensor, dst: int = 0, group: str | None = None, tag: int = 0) -> CommHandle:
    """Begin to send a tensor to another process, which there is none of.

    Raises:
        StateError: Always, so far.

    """
    no_partner("isend")


def irecv(tensor: Tensor, src: int = 0, group: str | None = None, tag: int = 0) -> CommHandle:
    """Begin to wait for a tensor of another process, which there is none of.

    Raises:
        StateError: Always, so far.

    """
    no_partner("irecv")


class P2POp:
    """What `batch_isend_irecv` is to send or to wait for.

    Args:
        op: "isend" or "irecv", or the function of that name.
        tensor: What is sent, or what takes the numbers that come.
        peer: The rank of the other process.
        group: The processes that it is counted among; None: all.
        tag: A number that tells messages apart.
        recv_dtype: The number type that is awaited; None: that of the tensor.

    Raises:
        ArgumentTypeError: If `op` is no str or function, the tensor none, or the rank no int.
        ArgumentValueError: If `op` is another.

    """

    def __init__(
        self,
        op: Any,
        tensor: Any,
        peer: int,
        group: str | None = None,
        tag: int = 0,
        recv_dtype: Any = None,
    ) -> None:
        if not isinstance(op, str) and not callable(op):
            raise ArgumentTypeError.of("P2POp(op)", "'isend' or 'irecv'", op)
        if (op if isinstance(op, str) else op.__name__) not in {"isend", "irecv"}:
            raise ArgumentValueError.of("P2POp(op)", "'isend' or 'irecv'", repr(op))
        tensor_of("P2POp(tensor)", tensor)
        if isinstance(peer, bool) or not isinstance(peer, int):
            raise ArgumentTypeError.of("P2POp(peer)", "an int", peer)
        self.op, self.tensor, self.peer = op, tensor, peer
        self.group, self.tag, self.recv_dtype = group, tag, recv_dtype


def batch_isend_irecv(p2p_op_list: list[P2POp]) -> Any:
    """Begin to send to, and to wait for, other processes, which there are none of.

    Raises:
        ArgumentTypeError: If it is no list of `P2POp`, or an empty one.
        StateError: Always else, so far.

    """
    operations = p2p_op_list if isinstance(p2p_op_list, list) else []
    if not operations or not all(isinstance(one, P2POp) for one in operations):
        expected = "a list of P2POp, one at least"
        raise ArgumentTypeError.of("batch_isend_irecv(p2p_op_list)", expected, p2p_op_list)
    no_partner("batch_isend_irecv")
