"""Communication in which each process sends something else to each."""

from __future__ import annotations

import math
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops import reshape
from engine.ops.between import exchanged
from engine.ops.between.arguments import (
    name_of,
    processes_of,
    rows_of,
    size_of,
    tensor_of,
    uneven_rows,
)
from engine.ops.between.handle import CommHandle, asynchronous, given

__all__ = [
    "all_to_all_single_with_output_shape",
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
        async_op: Whether a handle is wanted; what comes is there when its `wait` returns.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If a list has another number of entries than of processes.
        ShapeError: If a tensor has not as many elements as the shape that it is awaited in.
        StateError: If there is no such group, or this process is not in it.

    """
    where = "all_to_all_with_output_shape"
    comm = processes_of(where, group)
    for name, listed in (
        ("output_shape_list", output_shape_list),
        ("input_tensor_list", input_tensor_list),
    ):
        if not isinstance(listed, list | tuple):
            raise ArgumentTypeError.of(f"{where}({name})", "a list or a tuple", listed)
        if len(listed) != len(comm.ranks):
            expected = f"one entry for each process, {len(comm.ranks)}"
            raise ArgumentValueError.of(f"{where}({name})", expected, len(listed))
    sent = [tensor_of(f"{where}(input_tensor_list)", one) for one in input_tensor_list]
    shapes = [_shape(f"{where}(output_shape_list)", shape) for shape in output_shape_list]
    _fits(where, sent[comm.rank].shape, shapes[comm.rank])
    counts = tuple(math.prod(one.shape) for one in sent)
    come = tuple(map(math.prod, shapes))

    def call() -> Any:
        return exchanged.all_to_all(exchanged.flattened(sent), counts, come, name_of(group))

    flat, handle = given(call, asynchronous(where, async_op))
    return tuple(exchanged.in_shapes(flat, shapes)), handle


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
        async_op: Whether a handle is wanted; what comes is there when its `wait` returns.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If the rows that go or come are not those of the tensors.
        ShapeError: If what comes has not as many elements as the shape.
        StateError: If there is no such group, or this process is not in it.

    """
    where = "all_to_all_single_with_output_shape"
    size = size_of(where, group)
    x = rows_of(f"{where}(tensor)", tensor)
    shape = _shape(f"{where}(output_shape)", output_shape)
    sent = uneven_rows(f"{where}(input_split_sizes)", input_split_sizes, x.shape, size)
    come = uneven_rows(f"{where}(output_split_sizes)", output_split_sizes, shape or (1,), size)
    if size == 1:
        _fits(where, x.shape, shape)
    goes, comes = math.prod(x.shape[1:]), math.prod(shape[1:])

    def call() -> Any:
        counts, awaited = tuple(n * goes for n in sent), tuple(n * comes for n in come)
        return exchanged.all_to_all(reshape(x, (-1,)), counts, awaited, name_of(group))

    flat, handle = given(call, asynchronous(where, async_op))
    return reshape(flat, shape), handle


def _shape(where: str, shape: Any) -> tuple[int, ...]:
    if isinstance(shape, tuple) and all(isinstance(length, int) for length in shape):
        return shape
    return tuple(tensor_of(where, shape).shape)


def _fits(where: str, sent: Any, awaited: tuple[int, ...]) -> None:
    """What a process sends to itself is what it awaits of itself."""
    if math.prod(awaited) != math.prod(sent):
        raise ShapeError.of(where, f"as many elements as in {tuple(sent)}", awaited)
