"""Operator classes of communication among one process: what is sent comes back as it was."""

from __future__ import annotations

from typing import Any

from engine.context.processes import WORLD, members, resolved
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops.alone import (
    come_back,
    rank_in,
    reduction,
    rows_of,
    size_of,
    tensor_of,
)
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
            members(self.name, group)
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
        """The tensor, in memory of its own."""
        return come_back(self._tensor(input_x))


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
        """The tensor, in memory of its own."""
        return come_back(self._rows(input_x))


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
        """The tensor, in memory of its own."""
        return come_back(self._rows(input_x))


class Reduce(Communication):
    """What the tensors of all processes make together, at one of them.

    Args:
        dest_rank: The rank of that process, 0.
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
        """The tensor, in memory of its own."""
        rank_in("Reduce(dest_rank)", self.attrs["dest_rank"], self.group)
        return come_back(self._tensor(input_x))


class Broadcast(Communication):
    """The tensors of one process, at all.

    Args:
        root_rank: The rank of that process, 0.
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
        """The tensors, in memory of their own."""
        rank_in("Broadcast(root_rank)", self.attrs["root_rank"], self.group)
        if not isinstance(input_x, tuple | list):
            raise ArgumentTypeError.of("Broadcast", "a tuple of tensors", input_x)
        return tuple(come_back(self._tensor(x)) for x in input_x)


class AlltoAll(Communication):
    """What each process sends to this one: parts of one axis, joined along another.

    Args:
        split_count: Into how many parts the tensor is cut: as many as processes, 1.
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
        """The tensor, in memory of its own."""
        x = self._tensor(input_x)
        if self.attrs["split_count"] != 1:
            expected = "as many parts as processes, 1"
            count = self.attrs["split_count"]
            raise ArgumentValueError.of("AlltoAll(split_count)", expected, count)
        for name in ("split_dim", "concat_dim"):
            axis, axes = self.attrs[name], len(x.shape)
            if not 0 <= axis < axes:
                raise ShapeError.of(f"AlltoAll({name})", f"an axis {axis}", tuple(x.shape))
        return come_back(x)


class CollectiveScatter(Communication):
    """The part of this process of the tensor of one of them.

    Args:
        src_rank: The rank of the process that has it, 0.
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
        """The tensor, in memory of its own."""
        rank_in("CollectiveScatter(src_rank)", self.attrs["src_rank"], self.group)
        return come_back(self._rows(input_x))


class CollectiveGather(Communication):
    """The tensors of all processes one after another along the first axis, at one of them.

    Args:
        dest_rank: The rank of that process, 0.
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
        """The tensor, in memory of its own."""
        rank_in("CollectiveGather(dest_rank)", self.attrs["dest_rank"], self.group)
        return come_back(self._rows(input_x))


class Barrier(Communication):
    """Waits until all processes are here: not at all.

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
        size_of("Barrier", self.group)
