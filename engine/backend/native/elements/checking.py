"""Whether the kernel of programs over elements computes on this machine what NumPy does."""

from __future__ import annotations

from collections.abc import Iterator

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
    return all(_agrees(kernel, program, shape) for program in programs() for shape in _SHAPES)


def _agrees(kernel: Kernel, program: Program, shape: tuple[int, int]) -> bool:
    rng = np.random.default_rng(0)
    rows, columns = shape
    shapes: dict[Kind, tuple[int, ...]] = {
        Kind.ARRAY: shape,
        Kind.BY_COLUMN: (columns,),
        Kind.BY_ROW: (rows,),
        Kind.ONE: (1,),
    }
    arrays = [rng.uniform(0.1, 3, shapes[kind]).astype(np.float32) for kind in program.kinds]
    numbers = [0.75] * program.numbers
    expected = computed(program, arrays, numbers, np.float64)
    told = Shapes(program).of(arrays, numbers)
    assert told is not None
    call(kernel, packed(program, told, kernel.slot_memory), arrays, numbers)
    return all(
        np.allclose(arrays[program.target_of(one).position], value, rtol=1e-4, atol=1e-5)
        for one, value in zip(program.outputs, expected, strict=True)
    )
