"""Operator classes of communication between two processes; one process is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Value
from engine.context.processes import WORLD
from engine.dtype import as_dtype
from engine.errors import ArgumentValueError
from engine.ops.between.arguments import (
    message_tag,
    no_partner,
    other,
    rank_in,
    size_of,
    tensor_of,
)
from engine.ops.between.handle import Flights, collecting
from engine.ops.between.messages import awaited, received_as, sent
from engine.ops.creation import zeros
from engine.ops.message_exchange import one_zero
from engine.typed import DTypeLike, Tensor

from .communication import Communication

__all__ = [
    "BatchISendIRecv",
    "Receive",
    "Send",
]


class Send(Communication):
    """Sends tensors to another process, which calls `Receive`.

    Its gradient is what that process sends back. It is awaited where the loss depends on what the
    call gives, zeros of the shape of the tensor, or on `Depend()(value, send(tensor))`.

    Args:
        sr_tag: A number that tells messages apart, from 0 to 2**20 - 1.
        dest_rank: The rank in the group of the process that is to get it.
        group: The processes that it is counted among.
        group_back: The same on the way back.

    Raises:
        ArgumentTypeError: If a group's name is no str; if it is called, what is sent no tensor.
        ArgumentValueError: If it is called and no other process has the rank, or the tag is none.
        StateError: If it is called in one process, or this one is not in the group.

    """

    def __init__(
        self, sr_tag: int, dest_rank: int, group: str = WORLD, group_back: str = WORLD
    ) -> None:
        super().__init__(
            as_given=True,
            sr_tag=sr_tag,
            dest_rank=dest_rank,
            group=group,
            group_back=group_back,
            no_eliminate=True,
        )

    def __call__(self, input_x: Tensor) -> Any:
        peer = _partner("Send(dest_rank)", self.attrs["dest_rank"], self.group)
        return sent(
            tensor_of("Send", input_x),
            to=peer,
            tag=message_tag("Send", self.attrs["sr_tag"]),
            group=self.group,
            group_back=self.attrs["group_back"],
        )


class Receive(Communication):
    """Waits for a tensor of another process, which calls `Send`; its gradient is sent back.

    Args:
        sr_tag: A number that tells messages apart, from 0 to 2**20 - 1.
        src_rank: The rank in the group of the process that sends it.
        shape: The shape of what comes.
        dtype: Its number type.
        group: The processes that it is counted among.
        group_back: The same on the way back.

    Called with nothing, or with a tensor that is not looked at.

    Raises:
        ArgumentTypeError: If a group's name is no str.
        ArgumentValueError: If it is called and no other process has the rank, or the tag is none.
        StateError: If it is called in one process, this one is not in the group, or what comes has
            another shape or number type.

    """

    def __init__(
        self,
        sr_tag: int,
        src_rank: int,
        shape: Sequence[int],
        dtype: DTypeLike,
        group: str = WORLD,
        group_back: str = WORLD,
    ) -> None:
        super().__init__(
            as_given=True,
            sr_tag=sr_tag,
            src_rank=src_rank,
            shape=shape,
            dtype=dtype,
            group=group,
            group_back=group_back,
            no_eliminate=True,
        )

    def __call__(self, input_x: Tensor | None = None) -> Tensor:
        peer = _partner("Receive(src_rank)", self.attrs["src_rank"], self.group)
        return awaited(
            as_dtype(self.attrs["dtype"]).numpy,
            shape=tuple(self.attrs["shape"]),
            since=peer,
            tag=message_tag("Receive", self.attrs["sr_tag"]),
            group=self.group,
            group_back=self.attrs["group_back"],
        )


class BatchISendIRecv(Communication):
    """Sends to, and waits for, other processes, all at once.

    Args:
        op_types: For each operation "isend" or "irecv".
        remote_ranks: For each the rank in the group of the other process.
        receive_shapes: The shapes of what comes, in order.
        receive_dtypes: Its number types.
        group: The processes that they are counted among.

    Called with the tensors that are sent, in a tuple or one by one. Returns a tuple with a tensor
    for each operation: what came, or one 0. No gradient flows.

    Raises:
        ArgumentTypeError: If the group's name is no str; if it is called, what is sent no tensor.
        ArgumentValueError: If it is called and operations, ranks, shapes and tensors do not fit
            each other, or no other process has a rank.
        StateError: If it is called in one process, this one is not in the group, or what comes has
            another shape or number type.

    """

    def __init__(
        self,
        op_types: Any,
        remote_ranks: Any,
        receive_shapes: Any = None,
        receive_dtypes: Any = None,
        group: str = WORLD,
    ) -> None:
        super().__init__(
            as_given=True,
            op_types=op_types,
            remote_ranks=remote_ranks,
            receive_shapes=receive_shapes,
            receive_dtypes=receive_dtypes,
            group=group,
            no_eliminate=True,
        )

    def __call__(self, *inputs: Tensor) -> tuple[Tensor, ...]:
        first: Any = inputs[0] if inputs else ()
        given = first if isinstance(first, tuple | list) else inputs
        peers = [
            _partner("BatchISendIRecv(remote_ranks)", rank, self.group)
            for rank in self.attrs["remote_ranks"]
        ]
        sends = iter([tensor_of("BatchISendIRecv", one).array for one in given])
        awaits = iter(self._awaited(len(peers), len(given)))
        with collecting() as flights:
            found = [
                sent(next(sends), to=peer, group=self.group)
                if kind == "isend"
                else received_as(*next(awaits), since=peer, group=self.group)
                for kind, peer in zip(self.attrs["op_types"], peers, strict=True)
            ]
        Flights(flights).wait()
        kinds = zip(map(Value.wrap, found), self.attrs["op_types"], strict=True)
        return tuple(one_zero(one) if kind == "isend" else one for one, kind in kinds)

    def _awaited(self, peers: int, tensors: int) -> list[tuple[Any, Any]]:
        """An array of the number type of each tensor that comes, and the shape."""
        operations = list(self.attrs["op_types"])
        shapes, dtypes = (
            list(self.attrs[f"receive_{name}"] or ()) for name in ("shapes", "dtypes")
        )
        sends, awaits = operations.count("isend"), operations.count("irecv")
        wanted = sends + awaits, sends, awaits, awaits
        if (peers, tensors, len(shapes), len(dtypes)) != wanted or peers != len(operations):
            expected = "a rank for each, a tensor for each isend, a shape and type for each irecv"
            got = f"{peers}, {tensors}, {len(shapes)} and {len(dtypes)} of {operations}"
            raise ArgumentValueError.of("BatchISendIRecv", expected, got)
        kinds = [zeros((), dtype).array for dtype in dtypes]
        return list(zip(kinds, map(tuple, shapes), strict=True))


def _partner(where: str, rank: object, group: str) -> int:
    if size_of(where, group) == 1:
        no_partner(where.partition("(")[0])
    return other(where, rank_in(where, rank, group), group)
