"""Communication among the processes of a group that writes into the tensors it is given.

`communication.comm_func` has forms that give new tensors, and pass gradients through; no gradient
flows through a write. With `async_op` the tensors have their numbers when `wait` of the handle that
is returned has come back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.autodiff.replayable import beside_the_graph
from engine.errors import ArgumentValueError
from engine.typed import Tensor

from .between import exchanged
from .between.agreement import Agreement
from .between.arguments import (
    even_rows,
    name_of,
    processes_of,
    rank_within,
    reduction,
    rows_of,
    size_of,
    tensor_of,
    uneven_rows,
)
from .between.broadcasting import reduced_at
from .between.handle import CommHandle, asynchronous, given
from .between.scattering import gathered_at
from .between.writing import output_of, spread, written

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
    """Let the tensor take what those of all processes make together; that of one stays as it is.

    Args:
        tensor: Of any shape.
        op: "sum", "prod", "min", "max" or "avg".
        group: The processes that take part; None: all.
        async_op: Whether a handle is wanted, and nothing waited for.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        StateError: If there is no such group, this process is not in it, or tensors of the
            processes differ in shape or type.

    >>> import engine
    >>> x = engine.Tensor([1.0, 2.0])
    >>> all_reduce(x)
    >>> x.asnumpy()
    array([1., 2.], dtype=float32)

    """
    x = tensor_of("all_reduce(tensor)", tensor)
    reduction("all_reduce", op)
    size_of("all_reduce", group)
    return written(
        [x],
        lambda: [exchanged.all_reduce(x.array, op, name_of(group))],
        asynchronous("all_reduce", async_op),
    )


def reduce(
    tensor: Tensor, dst: int, op: str = "sum", group: str | None = None, async_op: bool = False
) -> Any:
    """Let the tensor of process `dst` take what those of all make together.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group.

    """
    x = tensor_of("reduce(tensor)", tensor)
    reduction("reduce", op)
    root, comm = rank_within("reduce(dst)", dst, group), processes_of("reduce", group)
    return _at_one(
        x,
        lambda: reduced_at(x.array, op=op, root=root, group=name_of(group)),
        comm.rank == root,
        asynchronous("reduce", async_op),
    )


def _at_one(output: Any, call: Callable[[], Any], is_here: bool, async_op: bool) -> Any:
    """Write what comes where it comes; all take part."""
    if is_here:
        return written([output], lambda: [call()], async_op)
    beside_the_graph("processes write into tensors")
    return given(call, async_op)[1]


def broadcast(tensor: Tensor, src: int, group: str | None = None, async_op: bool = False) -> Any:
    """Let the tensors of all processes take that of process `src`.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group.

    """
    x = tensor_of("broadcast(tensor)", tensor)
    root = rank_within("broadcast(src)", src, group)
    return written(
        [x],
        lambda: [exchanged.broadcast(x.array, root, name_of(group))],
        asynchronous("broadcast", async_op),
    )


def barrier(
    group: str | None = None, async_op: bool = False, device_ids: Sequence[int] | None = None
) -> Any:
    """Wait until all processes are here.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        StateError: If there is no such group.

    """
    comm = processes_of("barrier", group)
    met = Agreement(comm, "barrier")  # all hear of all: so all are here
    if asynchronous("barrier", async_op):
        return CommHandle(met)
    met.wait()
    return None


def all_gather_into_tensor(
    output_tensor: Tensor, input_tensor: Tensor, group: str | None = None, async_op: bool = False
) -> Any:
    """Let `output_tensor` take the tensors of all processes, one after another.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ShapeError: If the output has another shape.
        StateError: If there is no such group.

    """
    where = "all_gather_into_tensor"
    x = tensor_of(f"{where}(input)", input_tensor)
    size = size_of(where, group)
    shape = x.shape if size == 1 else (rows_of(where, x).shape[0] * size, *x.shape[1:])
    return written(
        [output_of(where, output_tensor, shape)],
        lambda: [exchanged.all_gather(x.array, name_of(group))],
        asynchronous(where, async_op),
    )


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
    comm = processes_of(where, group)
    rows = rows_of(f"{where}(output)", output).shape
    sizes, x = f"{where}(output_split_sizes)", rows_of(f"{where}(input)", input)
    counts = uneven_rows(sizes, output_split_sizes, rows, len(comm.ranks))
    shape = x.shape if len(counts) == 1 else (sum(counts), *x.shape[1:])
    into = output_of(where, output, shape)
    if x.shape[0] != counts[comm.rank]:
        expected = f"{x.shape[0]} rows for this process, as in the input"
        raise ArgumentValueError.of(sizes, expected, counts[comm.rank])
    return written(
        [into],
        lambda: [exchanged.all_gather(x.array, name_of(group), counts)],
        asynchronous(where, async_op),
    )


def reduce_scatter_tensor(
    output: Tensor, input: Tensor, op: str = "sum", group: str | None = None, async_op: bool = False
) -> Any:
    """Let `output` take the part of this process of what all tensors make together.

    Raises:
        ArgumentTypeError: If an argument is of another type, or `op` is another.
        ShapeError: If the output has another shape.
        StateError: If there is no such group.

    """
    where = "reduce_scatter_tensor"
    reduction(where, op)
    comm = processes_of(where, group)
    x, size = rows_of(f"{where}(input)", input), len(comm.ranks)
    counts = even_rows(f"{where}(input)", x.shape, size)
    return written(
        [output_of(where, output, (counts[comm.rank], *x.shape[1:]))],
        lambda: [exchanged.reduce_scatter(x.array, op, name_of(group), counts)],
        asynchronous(where, async_op),
    )


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
    comm = processes_of(where, group)
    x, size = rows_of(f"{where}(input)", input), len(comm.ranks)
    counts = uneven_rows(f"{where}(input_split_sizes)", input_split_sizes, x.shape, size)
    return written(
        [output_of(where, output, (counts[comm.rank], *x.shape[1:]))],
        lambda: [exchanged.reduce_scatter(x.array, op, name_of(group), counts)],
        asynchronous(where, async_op),
    )


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
    where = "gather_into_tensor"
    root, comm = rank_within(f"{where}(dst)", dst, group), processes_of(where, group)
    x = rows_of(f"{where}(input)", input_tensor)
    is_here, size = comm.rank == root, len(comm.ranks)
    if is_here:
        output_of(where, output_tensor, (x.shape[0] * size, *x.shape[1:]))
    counts = (x.shape[0],) * size
    return _at_one(
        output_tensor,
        lambda: gathered_at(x.array, counts=counts, root=root, group=name_of(group)),
        is_here,
        asynchronous(where, async_op),
    )


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
    where = "scatter_tensor"
    root, comm = rank_within(f"{where}(src)", src, group), processes_of(where, group)
    size, x = len(comm.ranks), tensor_of(f"{where}(input)", input_tensor)
    if comm.rank != root:  # what this process has is not looked at
        into = rows_of(f"{where}(output)", output_tensor)
        array = spread(x.array, (into.shape[0] * size, *into.shape[1:]))
    else:
        counts = even_rows(f"{where}(input)", rows_of(where, x).shape, size)
        into, array = output_of(where, output_tensor, (counts[0], *x.shape[1:])), x.array
    return written(
        [into],
        lambda: [exchanged.scatter(array, root, name_of(group))],
        asynchronous(where, async_op),
    )
