"""Communication in which each process sends something else to each, of one: to itself."""

from __future__ import annotations

import math
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, compose
from engine.ops import reshape
from engine.ops.alone import CommHandle, come_back, handle_of, rows_of, size_of, take, tensor_of

__all__ = [
    "all_to_all_single_with_output_shape",
    "all_to_all_v_c",
    "all_to_all_with_output_shape",
]


def all_to_all_with_output_shape(
    output_shape_list: Any, input_tensor_list: Any, group: str | None = None, async_op: bool = False
) -> tuple[tuple[Any, ...], CommHandle | None]:
    """What each process sent to this one, and a handle.

    Args:
        output_shape_list: For each process the shape of what comes from it, or a tensor of that
            shape.
        input_tensor_list: For each process the tensor that is sent to it.
        group: The processes that take part; None: all.
        async_op: Whether a handle is wanted.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If a list has more or less than one entry.
        ShapeError: If the tensor has not as many elements as the shape.
        StateError: If there is no such group.

    """
    where = "all_to_all_with_output_shape"
    size = size_of(where, group)
    handle = handle_of(where, async_op)
    for name, given in (
        ("output_shape_list", output_shape_list),
        ("input_tensor_list", input_tensor_list),
    ):
        if not isinstance(given, list | tuple):
            raise ArgumentTypeError.of(f"{where}({name})", "a list or a tuple", given)
        if len(given) != size:
            expected = "one entry for each process, 1"
            raise ArgumentValueError.of(f"{where}({name})", expected, len(given))
    sent = tensor_of(f"{where}(input_tensor_list)", input_tensor_list[0])
    return (_into_shape(where, sent, output_shape_list[0]),), handle


def all_to_all_single_with_output_shape(
    output_shape: Any,
    tensor: Any,
    output_split_sizes: Any = None,
    input_split_sizes: Any = None,
    group: str | None = None,
    async_op: bool = False,
) -> tuple[Any, CommHandle | None]:
    """What each process sent to this one, one after another along the first axis, and a handle.

    Args:
        output_shape: The shape of what comes together, or a tensor of that shape.
        tensor: What is sent, the part of each process after that of the one before.
        output_split_sizes: How many rows come from each process; None: as many from each.
        input_split_sizes: How many rows go to each process; None: as many to each.
        group: The processes that take part; None: all.
        async_op: Whether a handle is wanted.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If the rows that go or come are not those of the tensors.
        ShapeError: If the tensor has not as many elements as the shape.
        StateError: If there is no such group.

    """
    where = "all_to_all_single_with_output_shape"
    size_of(where, group)
    handle = handle_of(where, async_op)
    sent = rows_of(f"{where}(tensor)", tensor)
    into = _shape(f"{where}(output_shape)", output_shape)
    _all_rows(f"{where}(input_split_sizes)", input_split_sizes, sent.shape[0])
    _all_rows(f"{where}(output_split_sizes)", output_split_sizes, into[0] if into else 0)
    return _into_shape(where, sent, into), handle


def all_to_all_v_c(
    output: Any,
    input: Any,
    send_count_matrix: list[int],
    group: str | None = None,
    async_op: bool = False,
) -> CommHandle | None:
    """Let `output` take what each process sent to this one; a handle, or None.

    Args:
        output: Of as many rows as come.
        input: What is sent, along the first axis.
        send_count_matrix: How many rows go from each process to each: `[rows]`.
        group: The processes that take part; None: all.
        async_op: Whether a handle is wanted.

    Raises:
        ArgumentTypeError: If an argument is of another type, or the matrix has more entries.
        ShapeError: If `output` has another shape than what comes.
        StateError: If there is no such group.

    """
    where = "all_to_all_v_c"
    rows_of(f"{where}(input)", input)
    size = size_of(where, group)
    handle = handle_of(where, async_op)
    counts = send_count_matrix
    if not isinstance(counts, list) or not all(isinstance(count, int) for count in counts):
        raise ArgumentTypeError.of(f"{where}(send_count_matrix)", "a list of ints", counts)
    if len(counts) != size * size:
        expected = "a number for each pair of processes, 1"
        raise ArgumentTypeError(compose(f"{where}(send_count_matrix)", expected, len(counts)))
    take(where, output, input[: counts[0]])
    return handle


def _shape(where: str, shape: Any) -> tuple[int, ...]:
    if isinstance(shape, tuple) and all(isinstance(length, int) for length in shape):
        return shape
    return tuple(tensor_of(where, shape).shape)


def _into_shape(where: str, tensor: Any, shape: Any) -> Any:
    into = _shape(f"{where}(output_shape)", shape)
    if math.prod(into) != math.prod(tensor.shape):
        raise ShapeError.of(where, f"as many elements as in {tuple(tensor.shape)}", into)
    return reshape(come_back(tensor), into)


def _all_rows(where: str, sizes: Any, rows: int) -> None:
    if sizes is not None and list(sizes) not in ([rows], []):
        raise ArgumentValueError.of(where, f"[{rows}]", sizes)
