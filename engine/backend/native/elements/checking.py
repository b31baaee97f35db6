"""Whether the kernel of programs over elements computes on this machine what NumPy does."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from .building import Builder
from .by_numpy import computed
from .kernel import Kernel, call
from .operations import OPERATIONS
from .packing import packed
from .program import Kind, Program
from .shapes import Shapes

__all__ = ["is_right"]

_SHAPES = ((1, 5), (3, 16), (7, 33), (40, 100), (5, 1500), (700, 130))


def programs() -> Iterator[Program]:
    """One of each operation, with its sums along both ways; and the numbers of rows used again."""
    for name, operation in OPERATIONS.items():
        build = Builder()
        given = [build.array(), build.by_column(), build.by_row()][: operation.operands]
        value = build.apply(name, *given)
        build.store(value, build.array())
        build.column_sum(value, build.by_column())
        yield build.program()
    build = Builder()
    x, out = build.array(), build.array()
    grown = build.apply("exp", build.apply("sub", x, build.row_max(x)))
    build.store(build.apply("div", grown, build.row_sum(grown)), out)
    build.column_max(x, build.by_column())
    build.total_sum(build.apply("square", x), build.one())
    build.total_max(build.row_sum(x), build.one())
    yield build.program()
    build = Builder()
    x, number = build.array(), build.number()
    build.store(build.apply("fma", x, number, 0.5), x)
    build.total_sum(x, build.one())
    yield build.program()


def is_right(kernel: Kernel) -> bool:
    """Whether all of them come close, for rows of many widths."""
    most = max(rows * columns for rows, columns in _SHAPES)
    drawn = np.random.default_rng(0).uniform(0.1, 3, 2 * most).astype(np.float32)
    return all(
        _agrees(kernel, program, shape, drawn) for program in programs() for shape in _SHAPES
    )


def _agrees(kernel: Kernel, program: Program, shape: tuple[int, int], drawn: Any) -> bool:
    rows, columns = shape
    shapes: dict[Kind, tuple[int, ...]] = {
        Kind.ARRAY: shape,
        Kind.BY_COLUMN: (columns,),
        Kind.BY_ROW: (rows,),
        Kind.ONE: (1,),
    }
    arrays = [_numbers(drawn, k, shapes[kind]) for k, kind in enumerate(program.kinds)]
    numbers = [0.75] * program.numbers
    expected = computed(program, arrays, numbers, np.float64)
    told = Shapes(program).of(arrays, numbers)
    assert told is not None
    call(kernel, packed(program, told, kernel.slot_memory), arrays, numbers)
    return all(
        _come_close(arrays[program.target_of(one).position], value)
        for one, value in zip(program.outputs, expected, strict=True)
    )


def _numbers(drawn: Any, which: int, shape: tuple[int, ...]) -> Any:
    """An array of some of what was drawn, another one each time."""
    begin, size = 977 * which, math.prod(shape)
    return drawn[begin : begin + size].reshape(shape).copy()


def _come_close(found: Any, expected: Any) -> bool:
    """As `numpy.allclose`, of finite numbers."""
    return bool((np.abs(found - expected) <= 1e-5 + 1e-4 * np.abs(expected)).all())
