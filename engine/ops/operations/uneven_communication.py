"""Operator classes of communication in parts of different lengths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Value
from engine.backend import asnumpy
from engine.context.processes import WORLD
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops import reshape
from engine.ops import slice as part_of
from engine.ops.alone import come_back, reduction
from engine.typed import Tensor

from .communication import Communication, ReduceOp

__all__ = [
    "AllGatherV",
    "AlltoAllV",
    "AlltoAllVC",
    "ReduceScatterV",
    "_AllSwap",
]


def _counts(where: str, counts: Any) -> list[int]:
    """How many elements go to or come from each process: a tensor, tuple or list of one number."""
    found = asnumpy(counts.array).ravel().tolist() if isinstance(counts, Value) else counts
    if not isinstance(found, tuple | list) or not all(type(count) is int for count in found):
        raise ArgumentTypeError.of(where, "a tensor, tuple or list of ints", counts)
    if len(found) != 1:
        expected = "a number for each process, 1"
        raise ArgumentValueError.of(where, expected, len(found))
    return list(found)


class Uneven(Communication):
    """What operators share that send so many elements of a flat tensor."""

    def _sent(self, x: Any, where: str, counts: Any, block: int = 1) -> Any:
        count = _counts(f"{self.name}({where})", counts)[0] * block
        flat = reshape(self._tensor(x), (-1,))
        if not 0 <= count <= flat.shape[0]:
            expected = f"{count} elements at least, as {where} says"
            raise ShapeError.of(self.name, expected, tuple(x.shape))
        return come_back(part_of(flat, (0,), (count,)))


class AllGatherV(Uneven):
    """The flat tensors of all processes one after another, each of its own length.

    Args:
        group: The processes that take part.

    Called with a tensor and the lengths, one for each process.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If there is another number of lengths than of processes.
        ShapeError: If the tensor is shorter.
        StateError: If there is no such group.

    """

    def __init__(self, group: str = WORLD) -> None:
        super().__init__(group=group, rank_size=1, mean_flag=False, rank_id=0)

    def __call__(self, input_x: Tensor, output_split_sizes: Sequence[int] | Tensor) -> Tensor:
        """The elements, in memory of their own."""
        return self._sent(input_x, "output_split_sizes", output_split_sizes)


class ReduceScatterV(Uneven):
    """The part of this process of what the flat tensors of all make together.

    Args:
        op: One of the names of `ReduceOp`.
        group: The processes that take part.

    Called with a tensor and the lengths of the parts, one for each process.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        ArgumentValueError: If there is another number of lengths than of processes.
        ShapeError: If the tensor is shorter.
        StateError: If there is no such group.

    """

    def __init__(self, op: str = ReduceOp.SUM, group: str = WORLD) -> None:
        reduction("ReduceScatterV", op)
        super().__init__(op=op, group=group, rank_size=1, rank_id=0)

    def __call__(self, input_x: Tensor, input_split_sizes: Sequence[int] | Tensor) -> Tensor:
        """The elements, in memory of their own."""
        return self._sent(input_x, "input_split_sizes", input_split_sizes)


class AlltoAllV(Uneven):
    """What each process sends to this one, of a length of its own, flat and one after another.

    Args:
        group: The processes that take part.
        block_size: How many elements one of a length stands for.

    Called with a tensor, the lengths that go and those that come, one for each process.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If there is another number of lengths than of processes, or another
            length comes than goes.
        ShapeError: If the tensor is shorter.
        StateError: If there is no such group.

    """

    def __init__(self, group: str = WORLD, block_size: int = 1) -> None:
        _block("AlltoAllV", block_size)
        super().__init__(group=group, block_size=block_size)

    def __call__(
        self,
        input_x: Tensor,
        send_numel_list: Sequence[int] | Tensor,
        recv_numel_list: Sequence[int] | Tensor,
    ) -> Tensor:
        """The elements, in memory of their own."""
        sent = _counts("AlltoAllV(send_numel_list)", send_numel_list)
        come = _counts("AlltoAllV(recv_numel_list)", recv_numel_list)
        if sent != come:
            raise ArgumentValueError.of("AlltoAllV(recv_numel_list)", str(sent), come)
        return self._sent(input_x, "send_numel_list", sent, self.attrs["block_size"])


class _AllSwap(Uneven):
    """What each process sends to this one, in rows; MindSpore's own networks use it.

    Args:
        group: The processes that take part.

    Called with a tensor of rows, and the numbers of elements that go and that come.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If there is another number of lengths than of processes, or another
            length comes than goes.
        ShapeError: If the tensor is shorter, or the elements are no rows.
        StateError: If there is no such group.

    """

    def __init__(self, group: str = WORLD) -> None:
        super().__init__(group=group)

    def __call__(
        self,
        tensor_in: Tensor,
        send_size: Sequence[int] | Tensor,
        recv_size: Sequence[int] | Tensor,
    ) -> Tensor:
        """The rows, in memory of their own."""
        sent = _counts("_AllSwap(send_size)", send_size)
        come = _counts("_AllSwap(recv_size)", recv_size)
        if sent != come:
            raise ArgumentValueError.of("_AllSwap(recv_size)", str(sent), come)
        width = tuple(self._rows(tensor_in).shape)[-1]
        return reshape(self._sent(tensor_in, "send_size", sent), (-1, width))


class AlltoAllVC(Uneven):
    """What each process sends to this one, flat; the lengths of all in one matrix.

    Args:
        group: The processes that take part.
        block_size: How many elements one of a length stands for.
        transpose: Whether the matrix has who gets in rows; of one process it is the same.

    Called with a tensor and the matrix.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If the matrix has more than one number.
        ShapeError: If the tensor is shorter.
        StateError: If there is no such group.

    """

    def __init__(self, group: str = WORLD, block_size: int = 1, transpose: bool = False) -> None:
        _block("AlltoAllVC", block_size)
        super().__init__(
            group=group, block_size=block_size, transpose=transpose, rank_size=1, rank_id=0
        )

    def __call__(self, input_x: Tensor, send_count_matrix: Sequence[int] | Tensor) -> Tensor:
        """The elements, in memory of their own."""
        block = self.attrs["block_size"]
        return self._sent(input_x, "send_count_matrix", send_count_matrix, block)


def _block(where: str, block_size: object) -> None:
    if isinstance(block_size, bool) or not isinstance(block_size, int):
        raise ArgumentTypeError.of(f"{where}(block_size)", "an int", block_size)
