"""Communication that writes into the tensors it is given, among one process.

`communication.comm_func` has forms that give new tensors, and pass gradients through; no gradient
flows through a write.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from .alone import (
    handle_of,
    rank_in,
    reduction,
    rows_of,
    size_of,
    take,
    tensor_of,
)
from .arrangement import reshape

__all__ = [
    "all_gather_into_tensor",
    "all_gather_into_tensor_uneven",
    "all_reduce",
    "barrier",
    "broadcast",
    "gather_into_tensor",
    "reduce",
    "reduce_scatter_tensor",
    "reduce_scatter_tensor_uneven",
    "scatter_tensor",
]


def all_reduce(
    tensor: Tensor, op: str = "sum", group: str | None = None, async_op: bool = False
) -> Any:
    """Let the tensor take what those of all processes make together: it stays as it is.

    Args:
        tensor: Of any shape.
        op: "sum", "prod", "min", "max" or "avg".
        group: The processes that take part; None: all.
        async_op: Whether a handle is wanted.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        StateError: If there is no such group.

    >>> import engine
    >>> x = engine.Tensor([1.0, 2.0])
    >>> all_reduce(x)
    >>> x.asnumpy()
    array([1., 2.], dtype=float32)

    """
    tensor_of("all_reduce(tensor)", tensor)
    reduction("all_reduce", op)
    size_of("all_reduce", group)
    return handle_of("all_reduce", async_op)


def reduce(
    tensor: Tensor, dst: int, op: str = "sum", group: str | None = None, async_op: bool = False
) -> Any:
    """Let the tensor of process `dst` take what those of all make together: it stays as it is.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group.

    """
    tensor_of("reduce(tensor)", tensor)
    reduction("reduce", op)
    rank_in("reduce(dst)", dst, group)
    return handle_of("reduce", async_op)


def broadcast(tensor: Tensor, src: int, group: str | None = None, async_op: bool = False) -> Any:
    """Let the tensors of all processes take that of process `src`: it stays as it is.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group.

    """
    tensor_of("broadcast(tensor)", tensor)
    rank_in("broadcast(src)", src, group)
    return handle_of("broadcast", async_op)


def barrier(
    group: str | None = None, async_op: bool = False, device_ids: Sequence[int] | None = None
) -> Any:
    """Wait until all processes are here: at once.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        StateError: If there is no such group.

    """
    size_of("barrier", group)
    return handle_of("barrier", async_op)


def all_gather_into_tensor(
    output_tensor: Tensor, input_tensor: Tensor, group: str | None = None, async_op: bool = False
) -> Any:
    """Let `output_tensor` take the tensors of all processes, one after another.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ShapeError: If the output has another shape.
        StateError: If there is no such group.

    """
    return moved("all_gather_into_tensor", output_tensor, input_tensor, group, async_op)


def all_gather_into_tensor_uneven(
    output: Tensor,
    input: Tensor,
    output_split_sizes: Sequence[int] | None = None,
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let `output` take the tensors of all processes, whose rows are in `output_split_sizes`.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If the sizes are not the rows of the tensor.
        ShapeError: If the output has another shape.
        StateError: If there is no such group.

    """
    where = "all_gather_into_tensor_uneven"
    all_rows(f"{where}(output_split_sizes)", output_split_sizes, output)
    return moved(where, output, input, group, async_op)


def reduce_scatter_tensor(
    output: Tensor, input: Tensor, op: str = "sum", group: str | None = None, async_op: bool = False
) -> Any:
    """Let `output` take the part of this process of what all tensors make together.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        ShapeError: If the output has another shape.
        StateError: If there is no such group.

    """
    reduction("reduce_scatter_tensor", op)
    return moved("reduce_scatter_tensor", output, input, group, async_op)


def reduce_scatter_tensor_uneven(
    output: Tensor,
    input: Tensor,
    input_split_sizes: Sequence[int] | None = None,
    op: str = "sum",
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let `output` take the part of this process, whose rows are in `input_split_sizes`.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        ArgumentValueError: If the sizes are not the rows of the tensor.
        ShapeError: If the output has another shape.
        StateError: If there is no such group.

    """
    where = "reduce_scatter_tensor_uneven"
    reduction(where, op)
    all_rows(f"{where}(input_split_sizes)", input_split_sizes, input)
    return moved(where, output, input, group, async_op)


def gather_into_tensor(
    output_tensor: Tensor,
    input_tensor: Tensor,
    dst: int = 0,
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let `output_tensor` of process `dst` take the tensors of all, one after another.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no process has the rank.
        ShapeError: If the output has another shape.
        StateError: If there is no such group.

    """
    rank_in("gather_into_tensor(dst)", dst, group)
    return moved("gather_into_tensor", output_tensor, input_tensor, group, async_op)


def scatter_tensor(
    output_tensor: Tensor,
    input_tensor: Tensor,
    src: int = 0,
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let `output_tensor` take the part of this process of the tensor of process `src`.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no process has the rank.
        ShapeError: If the output has another shape.
        StateError: If there is no such group.

    """
    rank_in("scatter_tensor(src)", src, group)
    return moved("scatter_tensor", output_tensor, input_tensor, group, async_op)


def moved(where: str, output: Any, tensor: Any, group: str | None, async_op: bool) -> Any:
    size_of(where, group)
    handle = handle_of(where, async_op)
    into, found = tensor_of(f"{where}(output)", output), tensor_of(f"{where}(input)", tensor)
    if math.prod(into.shape) != math.prod(found.shape):
        raise ShapeError.of(where, f"an output of shape {tuple(found.shape)}", tuple(into.shape))
    take(where, into, reshape(found, tuple(into.shape)))
    return handle


def all_rows(where: str, sizes: Any, tensor: Any) -> None:
    rows = rows_of(where, tensor).shape[0]
    if sizes is not None and list(sizes) not in ([rows], []):
        raise ArgumentValueError.of(where, f"[{rows}]", sizes)
