"""Messages between two processes of a group, which write into the tensors they are given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.autodiff import Value
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor

from .assign import assign
from .between.arguments import message_tag, name_of, partner, tensor_of
from .between.handle import CommHandle, Flights, collecting
from .between.messages import received_as, sent
from .creation import zeros

__all__ = ["P2POp", "batch_isend_irecv", "irecv", "isend", "recv", "send"]


def send(tensor: Tensor, dst: int = 0, group: str | None = None, tag: int = 0) -> int:
    """Send a tensor to another process, which receives it; 0 when it may be changed again.

    Args:
        tensor: What is sent.
        dst: The rank of that process among all.
        group: The processes that both are in; None: all.
        tag: A number that tells messages apart, from 0 to 2**20 - 1.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no other process has the rank, or the tag is none.
        StateError: If there is one process, or this one is not in the group.

    """
    _isend("send", tensor, dst, group, tag).wait()
    return 0


def recv(tensor: Tensor, src: int = 0, group: str | None = None, tag: int = 0) -> int:
    """Wait for a tensor of another process, whose numbers this one takes; 0 when they are there.

    Args:
        tensor: Of the shape and number type of what is sent.
        src: The rank of that process among all.
        group: The processes that both are in; None: all.
        tag: The number that the message was given.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no other process has the rank, or the tag is none.
        StateError: If there is one process, this one is not in the group, or what comes has another
            shape or type.

    """
    _irecv("recv", tensor, src, group, tag).wait()
    return 0


def isend(tensor: Tensor, dst: int = 0, group: str | None = None, tag: int = 0) -> CommHandle:
    """Begin to send a tensor to another process; a handle to wait for it. See `send`.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no other process has the rank, or the tag is none.
        StateError: If there is one process, or this one is not in the group.

    """
    return _isend("isend", tensor, dst, group, tag)


def irecv(tensor: Tensor, src: int = 0, group: str | None = None, tag: int = 0) -> CommHandle:
    """Begin to wait for a tensor; this one has its numbers when `wait` of the handle returns.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no other process has the rank, or the tag is none.
        StateError: If there is one process, or this one is not in the group.

    """
    return _irecv("irecv", tensor, src, group, tag)


def _isend(where: str, tensor: object, dst: object, group: str | None, tag: object) -> CommHandle:
    peer = partner(where, dst, group)
    x, tag = tensor_of(f"{where}(tensor)", tensor), message_tag(where, tag)
    with collecting() as flights:
        sent(x.array, to=peer, tag=tag, group=name_of(group))
    return CommHandle(Flights(flights))


def _irecv(where: str, tensor: object, src: object, group: str | None, tag: object) -> CommHandle:
    if isinstance(tensor, tuple):
        raise ArgumentTypeError.of(f"{where}(tensor)", "a tensor", tensor)
    found, handle = begun(where, tensor, None, src, group, tag)
    return CommHandle(Flights([handle], lambda: _take(tensor, found)))


def _take(into: Any, found: Any) -> None:
    assign(into, found)


def begun(
    where: str, like: Any, dtype: Any, src: object, group: str | None, tag: object
) -> tuple[Any, CommHandle]:
    """A tensor that is awaited, and what to wait for; `like` is one of its kind, or its shape.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no other process has the rank, or the tag is none.
        StateError: If there is one process, or this one is not in the group.

    """
    peer, tag = partner(where, src, group), message_tag(where, tag)
    if not isinstance(like, tuple):
        kind = tensor_of(f"{where}(tensor)", like).array
        shape = kind.shape
    elif dtype is None:
        raise ArgumentTypeError.of("P2POp(recv_dtype)", "a number type, beside a shape", dtype)
    else:
        kind, shape = zeros((), dtype).array, like
    with collecting() as flights:
        found = received_as(kind, shape, since=peer, tag=tag, group=name_of(group))
    return Value.wrap(found), CommHandle(Flights(flights))


def one_zero(x: Any) -> Any:
    """What stands for a tensor where one was sent and none came."""
    return Value.wrap(x.array.reshape(-1)[:0].sum(dtype=x.array.dtype))


class P2POp:
    """What `batch_isend_irecv` is to send or to wait for.

    Args:
        op: "isend" or "irecv", or the function of that name.
        tensor: What is sent, or what takes the numbers that come; for `comm_func`, the shape of
            what comes does, too.
        peer: The rank of the other process among all.
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
        if not isinstance(tensor, tuple):
            tensor_of("P2POp(tensor)", tensor)
        if isinstance(peer, bool) or not isinstance(peer, int):
            raise ArgumentTypeError.of("P2POp(peer)", "an int", peer)
        self.op, self.tensor, self.peer = op, tensor, peer
        self.group, self.tag, self.recv_dtype = group, tag, recv_dtype

    @property
    def kind(self) -> str:
        """The name of what is to be done: "isend" or "irecv"."""
        return str(self.op if isinstance(self.op, str) else self.op.__name__)


def batch_isend_irecv(p2p_op_list: list[P2POp]) -> Any:
    """Begin to send to, and to wait for, other processes; a list with one handle for all.

    Raises:
        ArgumentTypeError: If it is no list of `P2POp`, or an empty one, or one has no tensor.
        ArgumentValueError: If no other process has a rank.
        StateError: If there is one process, or this one is not in the group.

    """
    begin: dict[str, Callable[..., CommHandle]] = {"isend": isend, "irecv": irecv}
    handles = [
        begin[one.kind](one.tensor, one.peer, one.group, one.tag) for one in operations(p2p_op_list)
    ]
    return [CommHandle(Flights(handles))]


def operations(p2p_op_list: object) -> list[P2POp]:
    """The messages of a list.

    Raises:
        ArgumentTypeError: If it is no list of `P2POp`, or an empty one.

    """
    listed = p2p_op_list if isinstance(p2p_op_list, list) else []
    if not listed or not all(isinstance(one, P2POp) for one in listed):
        expected = "a list of P2POp, one at least"
        raise ArgumentTypeError.of("batch_isend_irecv(p2p_op_list)", expected, p2p_op_list)
    return listed
