"""Communication of lists of tensors and of parts, which writes into tensors."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from engine.errors import ArgumentTypeError, ShapeError, compose
from engine.typed import Tensor

from .between import exchanged
from .between.arguments import (
    name_of,
    parts,
    processes_of,
    rank_within,
    reduction,
    rows_of,
    tensor_of,
    uneven_rows,
)
from .between.handle import asynchronous
from .between.scattering import gathered_at, scattered
from .between.writing import output_of, spread, written

__all__ = [
    "all_gather",
    "all_to_all",
    "all_to_all_single",
    "all_to_all_v_c",
    "reduce_scatter",
]


def all_gather(
    tensor_list: Sequence[Tensor], tensor: Tensor, group: str | None = None, async_op: bool = False
) -> Any:
    """Let the tensors of a list take those of all processes, each of a shape of its own.

    Raises:
        ArgumentTypeError: If an argument is of another type, or the list has another length.
        ShapeError: If one has another shape.
        StateError: If there is no such group.

    """
    comm = processes_of("all_gather", group)
    outputs = parts("all_gather(tensor_list)", tensor_list, len(comm.ranks))
    x = tensor_of("all_gather(tensor)", tensor)
    output_of("all_gather", outputs[comm.rank], tuple(x.shape))
    shapes = [tuple(one.shape) for one in outputs]

    def call() -> list[Any]:
        flat, counts = x.array.reshape(-1), tuple(map(math.prod, shapes))
        return exchanged.in_shapes(exchanged.all_gather(flat, name_of(group), counts), shapes)

    return written(outputs, call, asynchronous("all_gather", async_op))


def reduce_scatter(
    output: Tensor,
    input_list: Sequence[Tensor],
    op: str = "sum",
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let `output` take what the tensors for this process, in the lists of all, make together.

    Raises:
        ArgumentTypeError: If an argument is of another type, or the list has another length.
        ShapeError: If the output has another shape.
        StateError: If there is no such group.

    """
    reduction("reduce_scatter", op)
    comm = processes_of("reduce_scatter", group)
    tensors = parts("reduce_scatter(input_list)", input_list, len(comm.ranks))
    into = output_of("reduce_scatter", output, tuple(tensors[comm.rank].shape))

    def call() -> list[Any]:
        flat = exchanged.flattened([tensor.array for tensor in tensors])
        counts = tuple(math.prod(tensor.shape) for tensor in tensors)
        return [exchanged.reduce_scatter(flat, op, name_of(group), counts)]

    return written([into], call, asynchronous("reduce_scatter", async_op))


# Those two are `ops.communication.gather` and `scatter`; `ops.gather` takes by indices.
def gather(
    tensor: Any,
    gather_list: Any,
    dst: int = 0,
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let the tensors of a list of process `dst` take those of all, which have one shape.

    Lists of other processes are not looked at.

    Raises:
        ArgumentTypeError: If an argument is of another type, or the list has another length.
        ArgumentValueError: If no process has the rank.
        ShapeError: If one has another shape.
        StateError: If there is no such group.

    """
    root, comm = rank_within("gather(dst)", dst, group), processes_of("gather", group)
    x, is_here = tensor_of("gather(tensor)", tensor), comm.rank == root
    size, shape = len(comm.ranks), tuple(x.shape)
    outputs = parts("gather(gather_list)", gather_list, size) if is_here else []
    for output in outputs:
        output_of("gather", output, shape)

    def call() -> list[Any]:
        flat = x.array.reshape(-1)
        counts = (flat.size,) * size
        found = gathered_at(flat, counts=counts, root=root, group=name_of(group))
        return exchanged.in_shapes(found, [shape] * size) if is_here else []

    return written(outputs, call, asynchronous("gather", async_op))


def scatter(
    tensor: Any,
    scatter_list: Any,
    src: int = 0,
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let the tensor take the one for this process of the list of process `src`.

    All have the shape of the tensor. Lists of other processes are not looked at.

    Raises:
        ArgumentTypeError: If an argument is of another type, or the list has another length.
        ArgumentValueError: If no process has the rank.
        ShapeError: If it has another shape.
        StateError: If there is no such group.

    """
    root, comm = rank_within("scatter(src)", src, group), processes_of("scatter", group)
    size, is_here = len(comm.ranks), comm.rank == root
    sent = parts("scatter(scatter_list)", scatter_list, size) if is_here else []
    into = tensor_of("scatter(tensor)", tensor)
    for one in sent:
        output_of("scatter", into, tuple(one.shape))

    def call() -> list[Any]:
        counts = (math.prod(into.shape),) * size
        if is_here:
            flat = exchanged.flattened([one.array for one in sent])
        else:
            flat = spread(into.array, (sum(counts),))
        return [scattered(flat, counts=counts, root=root, group=name_of(group))]

    return written([into], call, asynchronous("scatter", async_op))


def all_to_all(
    output_tensor_list: Sequence[Tensor],
    input_tensor_list: Sequence[Tensor],
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let the tensors of a list take what each process sends to this one, in any shapes.

    Raises:
        ArgumentTypeError: If an argument is of another type, or a list has another length.
        ShapeError: If one has another shape.
        StateError: If there is no such group.

    """
    comm = processes_of("all_to_all", group)
    outputs = parts("all_to_all(output_tensor_list)", output_tensor_list, len(comm.ranks))
    sent = parts("all_to_all(input_tensor_list)", input_tensor_list, len(comm.ranks))
    output_of("all_to_all", outputs[comm.rank], tuple(sent[comm.rank].shape))
    shapes = [tuple(one.shape) for one in outputs]

    def call() -> list[Any]:
        counts = tuple(math.prod(one.shape) for one in sent)
        flat = exchanged.flattened([one.array for one in sent])
        come = tuple(map(math.prod, shapes))
        return exchanged.in_shapes(exchanged.all_to_all(flat, counts, come, name_of(group)), shapes)

    return written(outputs, call, asynchronous("all_to_all", async_op))


def all_to_all_single(
    output: Sequence[int] | Tensor,
    input: Tensor,
    output_split_sizes: Sequence[int] | None = None,
    input_split_sizes: Sequence[int] | None = None,
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let `output` take what each process sends to this one, one after another.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If sizes are not the rows of their tensor.
        ShapeError: If the output has another number of elements.
        StateError: If there is no such group.

    """
    where = "all_to_all_single"
    comm = processes_of(where, group)
    into, x = rows_of(f"{where}(output)", output), rows_of(f"{where}(input)", input)
    size = len(comm.ranks)
    come = uneven_rows(f"{where}(output_split_sizes)", output_split_sizes, into.shape, size)
    sent = uneven_rows(f"{where}(input_split_sizes)", input_split_sizes, x.shape, size)
    return _swapped(where, into, x, sent, come, group, async_op)


def _swapped(
    where: str,
    into: Any,
    x: Any,
    sent: tuple[int, ...],
    come: tuple[int, ...],
    group: str | None,
    async_op: bool,
) -> Any:
    """Rows to each and from each."""
    rank, row = processes_of(where, group).rank, tuple(x.shape[1:])
    own = (sent[rank], *row)
    if len(sent) == 1 or math.prod(into.shape[1:]) != math.prod(row):
        output_of(where, into, own if len(sent) == 1 else (sum(come), *row))
    elif sent[rank] != come[rank]:
        expected = f"{sent[rank]} rows from this process to itself, as it sends"
        raise ShapeError(compose(where, expected, come[rank]))
    width = math.prod(row)
    counts, awaited = tuple(n * width for n in sent), tuple(n * width for n in come)

    def call() -> list[Any]:
        flat = x.array[: sum(sent)].reshape(-1)
        return [exchanged.all_to_all(flat, counts, awaited, name_of(group))]

    return written([into], call, asynchronous(where, async_op))


def all_to_all_v_c(
    output: Tensor,
    input: Tensor,
    send_count_matrix: Sequence[int],
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let `output` take what each process sends to this one; how many rows, a matrix says.

    Args:
        output: Of as many rows as come.
        input: What is sent, along the first axis.
        send_count_matrix: How many rows go from each process to each, row by row: first all that
            the first process sends.
        group: The processes that take part; None: all.
        async_op: Whether a handle is wanted.

    Raises:
        ArgumentTypeError: If an argument is of another type, or the matrix has another length.
        ShapeError: If the output has another shape.
        StateError: If there is no such group.

    """
    where = "all_to_all_v_c"
    x = rows_of(f"{where}(input)", input)
    comm = processes_of(where, group)
    counts, size = send_count_matrix, len(comm.ranks)
    if not isinstance(counts, list) or not all(type(count) is int for count in counts):
        raise ArgumentTypeError.of(f"{where}(send_count_matrix)", "a list of ints", counts)
    if len(counts) != size * size:
        expected = f"a number for each pair of processes, {size * size}"
        raise ArgumentTypeError(compose(f"{where}(send_count_matrix)", expected, len(counts)))
    sent = tuple(counts[comm.rank * size : (comm.rank + 1) * size])
    come = tuple(counts[comm.rank :: size])
    if sum(sent) > x.shape[0] or min(sent) < 0:
        expected = f"{sum(sent)} rows at least, as send_count_matrix says"
        raise ShapeError.of(f"{where}(input)", expected, tuple(x.shape))
    into = output_of(where, output, (sum(come), *x.shape[1:]))
    return _swapped(where, into, x, sent, come, group, async_op)
