"""Communication that all processes of a group take part in, as functions of tensors.

What comes out is a tensor of its own, with gradients: those of the sum of all processes' losses, so
each process has to ask for its own. Where MindSpore gives a handle beside it, `async_op=True` does
not wait: what comes is there when `wait` of the handle has returned.
"""

from __future__ import annotations

from typing import Any

from engine.context.processes import WORLD
from engine.ops import barrier as _barrier
from engine.ops.between import exchanged
from engine.ops.between.arguments import (
    even_rows,
    rank_within,
    reduction,
    rows_of,
    size_of,
    tensor_of,
)
from engine.ops.between.handle import asynchronous, given

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
    """What the tensors of all processes make together, and a handle or None.

    Args:
        tensor: Of any shape.
        op: "sum", "prod", "min" or "max".
        group: The processes that take part.
        async_op: Whether a handle is wanted, and nothing waited for.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        StateError: If there is no such group, this process is not in it, or the processes call
            something else.

    >>> import engine
    >>> from engine.communication import init
    >>> init()
    >>> all_reduce(engine.Tensor([1.0, 2.0]))[0].asnumpy()
    array([1., 2.], dtype=float32)

    """
    reduction("all_reduce", op, _REDUCTIONS)
    size_of("all_reduce", group)
    x = tensor_of("all_reduce(tensor)", tensor)
    return given(lambda: exchanged.all_reduce(x, op, group), asynchronous("all_reduce", async_op))


def all_gather_into_tensor(
    tensor: Any, group: str = WORLD, async_op: bool = False
) -> tuple[Any, Any]:
    """The tensors of all processes one after another along the first axis, and a handle.

    Args:
        tensor: Of one axis at least.
        group: The processes that take part.
        async_op: Whether a handle is wanted, and nothing waited for.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ShapeError: If the tensor has no axis.
        StateError: If there is no such group, this process is not in it, or the processes call
            something else.

    """
    size_of("all_gather_into_tensor", group)
    x = rows_of("all_gather_into_tensor(tensor)", tensor)
    return given(
        lambda: exchanged.all_gather(x, group),
        asynchronous("all_gather_into_tensor", async_op),
    )


def reduce_scatter_tensor(
    tensor: Any, op: str = "sum", group: str = WORLD, async_op: bool = False
) -> tuple[Any, Any]:
    """The part of this process of what all tensors make together, and a handle.

    Args:
        tensor: Of one axis at least, which is cut into as many parts as processes.
        op: "sum", "prod", "min" or "max".
        group: The processes that take part.
        async_op: Whether a handle is wanted, and nothing waited for.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        ShapeError: If the tensor has no axis.
        StateError: If there is no such group, this process is not in it, or the processes call
            something else.

    """
    reduction("reduce_scatter_tensor", op, _REDUCTIONS)
    where = "reduce_scatter_tensor(tensor)"
    size, x = size_of("reduce_scatter_tensor", group), rows_of(where, tensor)
    counts = even_rows(where, x.shape, size)
    return given(
        lambda: exchanged.reduce_scatter(x, op, group, counts),
        asynchronous("reduce_scatter_tensor", async_op),
    )


def reduce(tensor: Any, dst: int, op: str = "sum", group: str = WORLD) -> Any:
    """What all tensors make together, at one process; at others a tensor of one 0.

    Args:
        tensor: Of any shape.
        dst: The rank of that process among all.
        op: "sum", "prod", "min" or "max".
        group: The processes that take part.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group, this process is not in it, or the processes call
            something else.

    """
    reduction("reduce", op, _REDUCTIONS)
    root = rank_within("reduce(dst)", dst, group)
    return exchanged.reduce(tensor_of("reduce(tensor)", tensor), op, root, group)


def broadcast(tensor: Any, src: int = 0, group: str = WORLD) -> Any:
    """The tensor of one process, at all.

    Args:
        tensor: Of any shape.
        src: The rank of that process among all.
        group: The processes that take part.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group, this process is not in it, or the processes call
            something else.

    """
    root = rank_within("broadcast(src)", src, group)
    return exchanged.broadcast(tensor_of("broadcast(tensor)", tensor), root, group)


def gather_into_tensor(tensor: Any, dst: int = 0, group: str = WORLD) -> Any:
    """The rows of all processes one after another, at one of them; at others a tensor of one 0.

    Args:
        tensor: Of one axis at least, of one shape in all processes.
        dst: The rank of that process among all.
        group: The processes that take part.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no process has the rank.
        ShapeError: If the tensor has no axis.
        StateError: If there is no such group, this process is not in it, or the processes call
            something else.

    """
    root = rank_within("gather_into_tensor(dst)", dst, group)
    return exchanged.gather(rows_of("gather_into_tensor(tensor)", tensor), root, group)


def scatter_tensor(tensor: Any, src: int = 0, group: str = WORLD) -> Any:
    """The part of this process of the tensor of one of them.

    Args:
        tensor: Of one axis at least, which is cut into as many parts as processes.
        src: The rank of the process that has it, among all.
        group: The processes that take part.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no process has the rank.
        ShapeError: If the tensor has no axis.
        StateError: If there is no such group, this process is not in it, or the processes call
            something else.

    """
    root = rank_within("scatter_tensor(src)", src, group)
    return exchanged.scatter(rows_of("scatter_tensor(tensor)", tensor), root, group)


def barrier(group: str = WORLD) -> None:
    """Wait until all processes are here.

    Args:
        group: The processes that take part.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group, this process is not in it, or the processes call
            something else.

    """
    _barrier(group)
