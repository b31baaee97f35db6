"""A program over elements by NumPy, one array for each node: where there is no native code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .operations import OPERATIONS, ROW_SUMS
from .program import Constant, Instruction, Kind, Operand, Output, Program

__all__ = ["computed", "run"]


def computed(
    program: Program, arrays: Sequence[Any], numbers: Sequence[float], dtype: Any = np.float32
) -> list[Any]:
    """What each output of a program would write, in a dtype, with the shape of its target.

    Args:
        program: What to compute.
        arrays: (rows, columns), (columns,), (rows,) or one number, as the program's kinds say.
        numbers: In their order.
        dtype: In which everything is computed.

    """
    rows, columns = next(
        x.shape for x, kind in zip(arrays, program.kinds, strict=True) if kind is Kind.ARRAY
    )
    values: list[Any] = []
    with np.errstate(all="ignore"):
        for node in program.nodes:
            values.append(_value_of(node, values, arrays, numbers, columns, dtype))
        return [
            _output_of(one, values[one.node], rows, columns, program.target_of(one))
            for one in program.outputs
        ]


def _value_of(
    node: Any,
    values: list[Any],
    arrays: Sequence[Any],
    numbers: Sequence[float],
    columns: int,
    dtype: Any,
) -> Any:
    """Of two axes: one of length 1 where it does not differ."""
    if isinstance(node, Constant):
        return np.full((1, 1), node.value, np.float32).astype(dtype)
    if isinstance(node, Instruction):
        taken = [values[one] for one in node.nodes]
        if node.operation not in ROW_SUMS:
            return OPERATIONS[node.operation].by_numpy(*taken)
        whole = np.broadcast_to(taken[0], (len(taken[0]), columns))
        return (np.sum if node.operation == "row_sum" else np.max)(whole, axis=1, keepdims=True)
    if node.kind is Kind.NUMBER:
        return np.full((1, 1), numbers[node.position], np.float32).astype(dtype)
    array = np.asarray(arrays[node.position]).astype(dtype)
    shapes = {Kind.BY_COLUMN: (1, -1), Kind.BY_ROW: (-1, 1), Kind.ONE: (1, 1)}
    return array if node.kind is Kind.ARRAY else array.reshape(shapes[node.kind])


def _output_of(output: Output, value: Any, rows: int, columns: int, target: Operand) -> Any:
    if target.kind is Kind.BY_ROW:
        return np.broadcast_to(value, (rows, 1))[:, 0]
    operation = output.operation
    is_by_row = operation.startswith("total") and value.shape[1] == 1 and columns != 1
    whole = np.broadcast_to(value, (rows, 1 if is_by_row else columns))
    if operation == "store":
        return whole
    put_together = np.max if operation.endswith("max") else np.sum
    found = put_together(whole, axis=0 if operation.startswith("column") else None)
    return found / found.dtype.type(output.divisor)


def run(program: Program, arrays: Sequence[Any], numbers: Sequence[float]) -> None:
    """Runs it; the targets among `arrays` are written when all is computed."""
    for output, found in zip(program.outputs, computed(program, arrays, numbers), strict=True):
        target = arrays[program.target_of(output).position]
        target[...] = found.reshape(target.shape)
