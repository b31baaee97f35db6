"""Operator classes of communication between two processes, of which there is one: refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.context.processes import WORLD
from engine.ops.alone import no_partner
from engine.typed import DTypeLike, Tensor

from .communication import Communication

__all__ = [
    "BatchISendIRecv",
    "Receive",
    "Send",
]


class Send(Communication):
    """Sends tensors to another process, which there is none of.

    Args:
        sr_tag: A number that tells messages apart.
        dest_rank: The rank of the process that is to get it.
        group: The processes that it is counted among.
        group_back: The same on the way back.

    Raises:
        ArgumentTypeError: If a group's name is no str.
        StateError: When it is called.

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
        no_partner("Send")


class Receive(Communication):
    """Waits for a tensor of another process, which there is none of.

    Args:
        sr_tag: A number that tells messages apart.
        src_rank: The rank of the process that sends it.
        shape: The shape of what comes.
        dtype: Its number type.
        group: The processes that it is counted among.
        group_back: The same on the way back.

    Raises:
        ArgumentTypeError: If a group's name is no str.
        StateError: When it is called.

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
        no_partner("Receive")


class BatchISendIRecv(Communication):
    """Begins to send to, and to wait for, other processes, which there are none of.

    Args:
        op_types: For each operation "isend" or "irecv".
        remote_ranks: For each the rank of the other process.
        receive_shapes: The shapes of what comes.
        receive_dtypes: Its number types.
        group: The processes that they are counted among.

    Raises:
        ArgumentTypeError: If the group's name is no str.
        StateError: When it is called.

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
        no_partner("BatchISendIRecv")
