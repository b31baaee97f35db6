"""Operator classes of communication in parts of different lengths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy
from engine.context.processes import WORLD
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops import reshape
from engine.ops.between import exchanged
from engine.ops.between.arguments import processes_of, reduction, size_of
from engine.ops.joining import part_of
from engine.typed import Tensor

from .communication import Communication, ReduceOp

__all__ = [
    "AllGatherV",
    "AlltoAllV",
    "AlltoAllVC",
    "ReduceScatterV",
    "_AllSwap",
]


def _counts(where: str, counts: Any, size: int) -> list[int]:
    """How many elements go to or come from each process: a tensor, tuple or list of numbers."""
    found = asnumpy(read(counts)).ravel().tolist() if isinstance(counts, Value) else counts
    if not isinstance(found, tuple | list) or not all(type(count) is int for count in found):
        raise ArgumentTypeError.of(where, "a tensor, tuple or list of ints", counts)
    if len(found) != size:
        expected = f"a number for each process, {size}"
        raise ArgumentValueError.of(where, expected, len(found))
    if found and min(found) < 0:
        raise ArgumentValueError.of(where, "numbers from 0", found)
    return list(found)


class Uneven(Communication):
    """What operators share that send so many elements of a flat tensor."""

    def _numbers(self, where: str, counts: Any, block: int = 1) -> tuple[int, ...]:
        found = _counts(f"{self.name}({where})", counts, size_of(self.name, self.group))
        return tuple(count * block for count in found)

    def _first(self, x: Any, where: str, count: int) -> Any:
        flat = reshape(self._tensor(x), (-1,))
        if not 0 <= count <= flat.shape[0]:
            expected = f"{count} elements at least, as {where} says"
            raise ShapeError.of(self.name, expected, tuple(x.shape))
        return part_of(flat, axis=0, start=0, stop=count)

    def _swapped(
        self, x: Any, where: str, sent: tuple[int, ...], came: str, come: tuple[int, ...]
    ) -> Any:
        own = processes_of(self.name, self.group).rank
        if sent[own] != come[own]:
            expected = str(list(sent)) if len(sent) == 1 else f"{sent[own]} from this process"
            got = list(come) if len(sent) == 1 else come[own]
            raise ArgumentValueError.of(f"{self.name}({came})", expected, got)
        first = self._first(x, where, sum(sent))
        return exchanged.all_to_all(first, sent, come, self.group)


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
        counts = self._numbers("output_split_sizes", output_split_sizes)
        own = counts[processes_of(self.name, self.group).rank]
        first = self._first(input_x, "output_split_sizes", own)
        return exchanged.all_gather(first, self.group, counts)


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
        counts = self._numbers("input_split_sizes", input_split_sizes)
        first = self._first(input_x, "input_split_sizes", sum(counts))
        return exchanged.reduce_scatter(first, self.attrs["op"], self.group, counts)


class AlltoAllV(Uneven):
    """What each process sends to this one, of a length of its own, flat and one after another.

    Args:
        group: The processes that take part.
        block_size: How many elements one of a length stands for.

    Called with a tensor, the lengths that go and those that come, one for each process.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If there is another number of lengths than of processes, or a process
            awaits another length of itself than it sends.
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
        block = self.attrs["block_size"]
        sent = self._numbers("send_numel_list", send_numel_list, block)
        come = self._numbers("recv_numel_list", recv_numel_list, block)
        return self._swapped(input_x, "send_numel_list", sent, "recv_numel_list", come)


class _AllSwap(Uneven):
    """What each process sends to this one, in rows; MindSpore's own networks use it.

    Args:
        group: The processes that take part.

    Called with a tensor of rows, and the numbers of elements that go and that come.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If there is another number of lengths than of processes, or a process
            awaits another length of itself than it sends.
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
        sent = self._numbers("send_size", send_size)
        come = self._numbers("recv_size", recv_size)
        width = tuple(self._rows(tensor_in).shape)[-1]
        found = self._swapped(tensor_in, "send_size", sent, "recv_size", come)
        return reshape(found, (-1, width))


class AlltoAllVC(Uneven):
    """What each process sends to this one, flat; the lengths of all in one matrix.

    Args:
        group: The processes that take part.
        block_size: How many elements one of a length stands for.
        transpose: Whether the matrix has who gets in rows, in place of who sends.

    Called with a tensor and the matrix.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If the matrix has not a number for each pair of processes.
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
        where, block = "send_count_matrix", self.attrs["block_size"]
        comm = processes_of(self.name, self.group)
        size, own = len(comm.ranks), comm.rank
        found = _counts(f"{self.name}({where})", _flat(send_count_matrix), size * size)
        rows = [found[k * size : (k + 1) * size] for k in range(size)]
        if self.attrs["transpose"]:
            rows = [list(column) for column in zip(*rows, strict=True)]
        sent, come = rows[own], [row[own] for row in rows]
        return self._swapped(
            input_x,
            where,
            tuple(count * block for count in sent),
            where,
            tuple(count * block for count in come),
        )


def _flat(matrix: Any) -> Any:
    """The numbers of a matrix row by row, where it is one of lists."""
    if isinstance(matrix, list | tuple) and any(isinstance(row, list | tuple) for row in matrix):
        return [count for row in matrix for count in row]
    return matrix


def _block(where: str, block_size: object) -> None:
    if isinstance(block_size, bool) or not isinstance(block_size, int):
        raise ArgumentTypeError.of(f"{where}(block_size)", "an int", block_size)
