"""Operator classes of communication that all processes of a group take part in.

Ranks that they are given are ranks in the group. Gradients are those of the sum of all processes'
losses, so each process has to ask for its own.
"""

from __future__ import annotations

import math
from typing import Any

from engine.context.processes import WORLD, resolved
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops import barrier
from engine.ops.between import exchanged
from engine.ops.between.arguments import (
    processes_of,
    rank_in,
    reduction,
    rows_of,
    size_of,
    tensor_of,
)
from engine.ops.joining import concat, split
from engine.typed import Tensor

from .operator_class import Primitive

__all__ = [
    "AllGather",
    "AllReduce",
    "AlltoAll",
    "Barrier",
    "Broadcast",
    "CollectiveGather",
    "CollectiveScatter",
    "Reduce",
    "ReduceOp",
    "ReduceScatter",
]


class ReduceOp:
    """The names of what several processes make of their tensors.

    >>> ReduceOp.SUM
    'sum'

    """

    SUM = "sum"
    MAX = "max"
    MIN = "min"
    PROD = "prod"
    AVG = "avg"


class Communication(Primitive):
    """What operators of communication share: a group, and attributes as MindSpore notes them."""

    group: str

    def __init__(self, *, as_given: bool = False, **attrs: Any) -> None:
        super().__init__()
        group = attrs["group"]
        if not isinstance(group, str):
            raise ArgumentTypeError.of(f"{self.name}(group)", "a str", group)
        if "rank_size" in attrs:  # those for which MindSpore looks the group up at once
            comm = processes_of(self.name, group)
            attrs["rank_size"] = len(comm.ranks)
            if "rank_id" in attrs:
                attrs["rank_id"] = comm.rank
        noted = attrs if as_given else attrs | {"group": resolved(group)}
        self.attrs.update(noted)
        vars(self).update(noted)

    def _tensor(self, x: Any) -> Any:
        size_of(self.name, self.group)
        return tensor_of(self.name, x)

    def _rows(self, x: Any) -> Any:
        size_of(self.name, self.group)
        return rows_of(self.name, x)


class AllReduce(Communication):
    """What the tensors of all processes make together: sum, greatest, smallest, product or mean.

    Args:
        op: One of the names of `ReduceOp`.
        group: The processes that take part.

    Called with a tensor of any shape.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        StateError: If there is no such group when it is called.

    >>> import engine
    >>> from engine import ops
    >>> ops.AllReduce(ops.ReduceOp.SUM)(engine.Tensor([1.0, 2.0])).asnumpy()
    array([1., 2.], dtype=float32)

    """

    def __init__(self, op: str = ReduceOp.SUM, group: str = WORLD) -> None:
        reduction("AllReduce", op)
        super().__init__(op=op, group=group, fusion=0, index=0, no_eliminate=True)

    def __call__(self, input_x: Tensor) -> Tensor:
        """What was made, of the shape of the tensor."""
        return exchanged.all_reduce(self._tensor(input_x), self.attrs["op"], self.group)


class AllGather(Communication):
    """The tensors of all processes one after another along the first axis.

    Args:
        group: The processes that take part.

    Called with a tensor of one axis at least.

    Raises:
        ArgumentTypeError: If the group's name is no str, or the input no tensor.
        ShapeError: If the tensor has no axis.
        StateError: If there is no such group.

    """

    def __init__(self, group: str = WORLD) -> None:
        super().__init__(group=group, rank_size=1, fusion=0, mean_flag=False, no_eliminate=True)

    def __call__(self, input_x: Tensor) -> Tensor:
        """The rows of all."""
        return exchanged.all_gather(self._rows(input_x), self.group)


class ReduceScatter(Communication):
    """The part of this process of what the tensors of all make together.

    Args:
        op: One of the names of `ReduceOp`.
        group: The processes that take part.

    Called with a tensor whose first axis is cut into as many parts as processes.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        ShapeError: If the tensor has no axis.
        StateError: If there is no such group.

    """

    def __init__(self, op: str = ReduceOp.SUM, group: str = WORLD) -> None:
        reduction("ReduceScatter", op)
        super().__init__(op=op, group=group, rank_size=1, fusion=0, no_eliminate=True)

    def __call__(self, input_x: Tensor) -> Tensor:
        """The rows of this process."""
        return exchanged.reduce_scatter(self._rows(input_x), self.attrs["op"], self.group)


class Reduce(Communication):
    """What the tensors of all processes make together, at one of them.

    Args:
        dest_rank: The rank of that process in the group.
        op: One of the names of `ReduceOp`.
        group: The processes that take part.

    Called with a tensor of any shape.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        ArgumentValueError: If no process has the rank, when it is called.
        StateError: If there is no such group when it is called.

    """

    def __init__(self, dest_rank: int, op: str = ReduceOp.SUM, group: str = WORLD) -> None:
        reduction("Reduce", op)
        super().__init__(dest_rank=dest_rank, op=op, group=group)

    def __call__(self, input_x: Tensor) -> Tensor:
        """What was made; at other processes a tensor of one 0."""
        root = rank_in("Reduce(dest_rank)", self.attrs["dest_rank"], self.group)
        return exchanged.reduce(self._tensor(input_x), self.attrs["op"], root, self.group)


class Broadcast(Communication):
    """The tensors of one process, at all; the gradient is the sum of all, at that one.

    Args:
        root_rank: The rank of that process in the group.
        group: The processes that take part.

    Called with a tuple of tensors; returns a tuple.

    Raises:
        ArgumentTypeError: If an argument is of another type, or the input no tuple of tensors.
        ArgumentValueError: If no process has the rank, when it is called.
        StateError: If there is no such group when it is called.

    """

    def __init__(self, root_rank: int, group: str = WORLD) -> None:
        if isinstance(root_rank, bool) or not isinstance(root_rank, int):
            raise ArgumentTypeError.of("Broadcast(root_rank)", "an int", root_rank)
        super().__init__(root_rank=root_rank, group=group, no_eliminate=True)

    def __call__(self, input_x: tuple[Any, ...]) -> tuple[Tensor, ...]:
        """The tensors of that process, in memory of their own."""
        root = rank_in("Broadcast(root_rank)", self.attrs["root_rank"], self.group)
        if not isinstance(input_x, tuple | list):
            raise ArgumentTypeError.of("Broadcast", "a tuple of tensors", input_x)
        tensors = [self._tensor(x) for x in input_x]
        return tuple(exchanged.broadcast(x, root, self.group) for x in tensors)


class AlltoAll(Communication):
    """What each process sends to this one: parts of one axis, joined along another.

    Args:
        split_count: Into how many parts the tensor is cut: as many as processes.
        split_dim: The axis that is cut.
        concat_dim: The axis along which what comes is joined.
        group: The processes that take part.

    Called with a tensor that has both axes.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If it is called and the parts are not as many as processes.
        ShapeError: If the tensor has not both axes.
        StateError: If there is no such group.

    """

    def __init__(
        self, split_count: int, split_dim: int, concat_dim: int, group: str = WORLD
    ) -> None:
        counts: dict[str, Any] = {
            "split_count": split_count,
            "split_dim": split_dim,
            "concat_dim": concat_dim,
        }
        for name, value in counts.items():
            if isinstance(value, bool) or not isinstance(value, int):
                raise ArgumentTypeError.of(f"AlltoAll({name})", "an int", value)
        super().__init__(**counts, group=group, no_eliminate=True, rank_size=1)

    def __call__(self, input_x: Tensor) -> Tensor:
        """The parts that came, joined."""
        x, size = self._tensor(input_x), size_of("AlltoAll", self.group)
        if self.attrs["split_count"] != size:
            expected = f"as many parts as processes, {size}"
            count = self.attrs["split_count"]
            raise ArgumentValueError.of("AlltoAll(split_count)", expected, count)
        cut, along = (self._axis(name, x) for name in ("split_dim", "concat_dim"))
        if x.shape[cut] % size:
            expected = f"an axis {cut} of {size} equal parts"
            raise ShapeError.of("AlltoAll", expected, tuple(x.shape))
        if size == 1:
            return exchanged.all_to_all(x, (), (), self.group)
        parts = split(x, x.shape[cut] // size, axis=cut)
        shape, count = tuple(parts[0].shape), math.prod(parts[0].shape)
        flat = exchanged.flattened(list(parts))
        found = exchanged.all_to_all(flat, (count,) * size, (count,) * size, self.group)
        return concat(exchanged.in_shapes(found, [shape] * size), axis=along)

    def _axis(self, name: str, x: Any) -> int:
        axis, axes = self.attrs[name], len(x.shape)
        if not -axes <= axis < axes:
            raise ShapeError.of(f"AlltoAll({name})", f"an axis {axis}", tuple(x.shape))
        return int(axis % axes)


class CollectiveScatter(Communication):
    """The part of this process of the tensor of one of them.

    Args:
        src_rank: The rank of the process that has it, in the group.
        group: The processes that take part.

    Called with a tensor whose first axis is cut into as many parts as processes.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no process has the rank, when it is called.
        ShapeError: If the tensor has no axis.
        StateError: If there is no such group.

    """

    def __init__(self, src_rank: int = 0, group: str = WORLD) -> None:
        super().__init__(src_rank=src_rank, group=group, rank_id=0, rank_size=1)

    def __call__(self, input_x: Tensor) -> Tensor:
        """The rows for this process."""
        root = rank_in("CollectiveScatter(src_rank)", self.attrs["src_rank"], self.group)
        return exchanged.scatter(self._rows(input_x), root, self.group)


class CollectiveGather(Communication):
    """The tensors of all processes one after another along the first axis, at one of them.

    Args:
        dest_rank: The rank of that process in the group.
        group: The processes that take part.

    Called with a tensor of one axis at least.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no process has the rank, when it is called.
        ShapeError: If the tensor has no axis.
        StateError: If there is no such group.

    """

    def __init__(self, dest_rank: int, group: str = WORLD) -> None:
        super().__init__(dest_rank=dest_rank, group=group, rank_size=1, rank_id=0)

    def __call__(self, input_x: Tensor) -> Tensor:
        """The rows of all; at other processes a tensor of one 0."""
        root = rank_in("CollectiveGather(dest_rank)", self.attrs["dest_rank"], self.group)
        return exchanged.gather(self._rows(input_x), root, self.group)


class Barrier(Communication):
    """Waits until all processes are here.

    Args:
        group: The processes that take part.

    Raises:
        ArgumentTypeError: If the group's name is no str.
        StateError: If there is no such group when it is called.

    """

    def __init__(self, group: str = WORLD) -> None:
        super().__init__(as_given=True, group=group, side_effect_mem=True)

    def __call__(self) -> None:
        """Nothing."""
        barrier(self.group)
