"""Communication that all processes take part in, of one: each gives back what it was given.

What comes out is a tensor of its own, and gradients pass through. Where MindSpore gives a handle
beside it, that of `async_op=True` has nothing to wait for.
"""

from __future__ import annotations

from typing import Any

from engine.context.processes import WORLD
from engine.ops.alone import (
    come_back,
    handle_of,
    rank_in,
    reduction,
    rows_of,
    size_of,
    tensor_of,
)

__all__ = [
    "all_gather_into_tensor",
    "all_reduce",
    "barrier",
    "broadcast",
    "gather_into_tensor",
    "reduce",
    "reduce_scatter_tensor",
    "scatter_tensor",
]

_REDUCTIONS = ("sum", "prod", "min", "max")


def all_reduce(
    tensor: Any, op: str = "sum", group: str = WORLD, async_op: bool = False
) -> tuple[Any, Any]:
    """What the tensors of all processes make together, and a handle.

    Args:
        tensor: Of any shape.
        op: "sum", "prod", "min" or "max".
        group: The processes that take part.
        async_op: Whether a handle is wanted.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        StateError: If there is no such group.

    >>> import engine
    >>> from engine.communication import init
    >>> init()
    >>> all_reduce(engine.Tensor([1.0, 2.0]))[0].asnumpy()
    array([1., 2.], dtype=float32)

    """
    reduction("all_reduce", op, _REDUCTIONS)
    size_of("all_reduce", group)
    out = come_back(tensor_of("all_reduce(tensor)", tensor))
    return out, handle_of("all_reduce", async_op)


def all_gather_into_tensor(
    tensor: Any, group: str = WORLD, async_op: bool = False
) -> tuple[Any, Any]:
    """The tensors of all processes one after another along the first axis, and a handle.

    Args:
        tensor: Of one axis at least.
        group: The processes that take part.
        async_op: Whether a handle is wanted.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ShapeError: If the tensor has no axis.
        StateError: If there is no such group.

    """
    size_of("all_gather_into_tensor", group)
    out = come_back(rows_of("all_gather_into_tensor(tensor)", tensor))
    return out, handle_of("all_gather_into_tensor", async_op)


def reduce_scatter_tensor(
    tensor: Any, op: str = "sum", group: str = WORLD, async_op: bool = False
) -> tuple[Any, Any]:
    """The part of this process of what all tensors make together, and a handle.

    Args:
        tensor: Of one axis at least, which is cut into as many parts as processes.
        op: "sum", "prod", "min" or "max".
        group: The processes that take part.
        async_op: Whether a handle is wanted.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        ShapeError: If the tensor has no axis.
        StateError: If there is no such group.

    """
    reduction("reduce_scatter_tensor", op, _REDUCTIONS)
    size_of("reduce_scatter_tensor", group)
    out = come_back(rows_of("reduce_scatter_tensor(tensor)", tensor))
    return out, handle_of("reduce_scatter_tensor", async_op)


def reduce(tensor: Any, dst: int, op: str = "sum", group: str = WORLD) -> Any:
    """What all tensors make together, at one process.

    Args:
        tensor: Of any shape.
        dst: The rank of that process, 0.
        op: "sum", "prod", "min" or "max".
        group: The processes that take part.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group.

    """
    reduction("reduce", op, _REDUCTIONS)
    rank_in("reduce(dst)", dst, group)
    return come_back(tensor_of("reduce(tensor)", tensor))


def broadcast(tensor: Any, src: int = 0, group: str = WORLD) -> Any:
    """The tensor of one process, at all.

    Args:
        tensor: Of any shape.
        src: The rank of that process, 0.
        group: The processes that take part.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group.

    """
    rank_in("broadcast(src)", src, group)
    return come_back(tensor_of("broadcast(tensor)", tensor))


def gather_into_tensor(tensor: Any, dst: int = 0, group: str = WORLD) -> Any:
    """The tensors of all processes one after another along the first axis, at one of them.

    Args:
        tensor: Of one axis at least.
        dst: The rank of that process, 0.
        group: The processes that take part.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no process has the rank.
        ShapeError: If the tensor has no axis.
        StateError: If there is no such group.

    """
    rank_in("gather_into_tensor(dst)", dst, group)
    return come_back(rows_of("gather_into_tensor(tensor)", tensor))


def scatter_tensor(tensor: Any, src: int = 0, group: str = WORLD) -> Any:
    """The part of this process of the tensor of one of them.

    Args:
        tensor: Of one axis at least, which is cut into as many parts as processes.
        src: The rank of the process that has it, 0.
        group: The processes that take part.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no process has the rank.
        ShapeError: If the tensor has no axis.
        StateError: If there is no such group.

    """
    rank_in("scatter_tensor(src)", src, group)
    return come_back(rows_of("scatter_tensor(tensor)", tensor))


def barrier(group: str = WORLD) -> None:
    """Wait until all processes are here: at once.

    Args:
        group: The processes that take part.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group.

    """
    size_of("barrier", group)
