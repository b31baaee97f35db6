"""Communication of lists of tensors and of parts, which writes into tensors, among one process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.errors import ArgumentTypeError
from engine.typed import Tensor

from .alone import parts, rank_in, reduction, rows_of
from .collectives import all_rows, moved
from .slicing import slice as part_of

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
    """Let the tensors of a list take those of all processes.

    Raises:
        ArgumentTypeError: If an argument is of another type, or the list has another length.
        ShapeError: If one has another shape.
        StateError: If there is no such group.

    """
    (output,) = parts("all_gather(tensor_list)", tensor_list)
    return moved("all_gather", output, tensor, group, async_op)


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
    (tensor,) = parts("reduce_scatter(input_list)", input_list)
    return moved("reduce_scatter", output, tensor, group, async_op)


# Those two are `ops.communication.gather` and `scatter`; `ops.gather` takes by indices.
def gather(
    tensor: Any,
    gather_list: Any,
    dst: int = 0,
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let the tensors of a list of process `dst` take those of all.

    Raises:
        ArgumentTypeError: If an argument is of another type, or the list has another length.
        ArgumentValueError: If no process has the rank.
        ShapeError: If one has another shape.
        StateError: If there is no such group.

    """
    rank_in("gather(dst)", dst, group)
    (output,) = parts("gather(gather_list)", gather_list)
    return moved("gather", output, tensor, group, async_op)


def scatter(
    tensor: Any,
    scatter_list: Any,
    src: int = 0,
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let the tensor take the one for this process of the list of process `src`.

    Raises:
        ArgumentTypeError: If an argument is of another type, or the list has another length.
        ArgumentValueError: If no process has the rank.
        ShapeError: If it has another shape.
        StateError: If there is no such group.

    """
    rank_in("scatter(src)", src, group)
    (sent,) = parts("scatter(scatter_list)", scatter_list)
    return moved("scatter", tensor, sent, group, async_op)


def all_to_all(
    output_tensor_list: Sequence[Tensor],
    input_tensor_list: Sequence[Tensor],
    group: str | None = None,
    async_op: bool = False,
) -> Any:
    """Let the tensors of a list take what each process sends to this one.

    Raises:
        ArgumentTypeError: If an argument is of another type, or a list has another length.
        ShapeError: If one has another shape.
        StateError: If there is no such group.

    """
    (output,) = parts("all_to_all(output_tensor_list)", output_tensor_list)
    (tensor,) = parts("all_to_all(input_tensor_list)", input_tensor_list)
    return moved("all_to_all", output, tensor, group, async_op)


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
    all_rows(f"{where}(output_split_sizes)", output_split_sizes, output)
    all_rows(f"{where}(input_split_sizes)", input_split_sizes, input)
    return moved(where, output, input, group, async_op)


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
        send_count_matrix: How many rows go from each process to each: `[rows]`.
        group: The processes that take part; None: all.
        async_op: Whether a handle is wanted.

    Raises:
        ArgumentTypeError: If an argument is of another type, or the matrix has more entries.
        ShapeError: If the output has another shape.
        StateError: If there is no such group.

    """
    where = "all_to_all_v_c"
    rows_of(f"{where}(input)", input)
    counts = send_count_matrix
    if not isinstance(counts, list) or not all(type(count) is int for count in counts):
        raise ArgumentTypeError.of(f"{where}(send_count_matrix)", "a list of ints", counts)
    if len(counts) != 1:
        expected = "a list of a number for each pair of processes, 1"
        raise ArgumentTypeError.of(f"{where}(send_count_matrix)", expected, counts)
    return moved(where, output, _first_rows(input, counts[0]), group, async_op)


def _first_rows(tensor: Any, rows: int) -> Any:
    shape = tuple(tensor.shape)
    return part_of(tensor, (0,) * len(shape), (min(rows, shape[0]), *shape[1:]))
