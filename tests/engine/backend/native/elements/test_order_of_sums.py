"""What is put together has the same bits at the end of any program: those of its shape alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.backend.native.elements import Builder, Elements

SHAPES = [(1, 5), (1, 3000), (1, 200_000), (3, 7), (2000, 7), (40, 16), (300, 130), (2048, 128)]
SHAPES += [(7, 511), (9, 527), (9, 528), (70, 1040), (3, 5000), (33, 3000), (16, 40_000)]


def put(build: Builder, kind: str, value: Any) -> None:
    """A sum of a value, written to an operand of its own."""
    if kind == "row":
        build.store(build.row_sum(value), build.by_row())
    elif kind == "column":
        build.column_sum(value, build.by_column())
    else:
        build.total_sum(value, build.one())


def alone(kind: str, x: np.ndarray) -> np.ndarray:
    """The sum by a program of nothing else."""
    rows, columns = x.shape
    build = Builder()
    value = build.array()
    put(build, kind, value)
    out = np.empty({"row": rows, "column": columns, "total": 1}[kind], np.float32)
    Elements(build.program()).run([x, out])
    return out


def long_program(kinds: tuple[str, ...], arrays: int, with_rows: bool) -> Elements:
    """Many operations and operands before sums; what is summed is stored too."""
    build = Builder()
    given = [build.array() for _ in range(arrays)]
    value = given[0]
    for k in range(14):
        value = build.apply("tanh", build.apply("add", value, given[k % arrays]))
    if with_rows:
        value = build.apply("sub", value, build.apply("mul", build.row_sum(value), 1e-3))
    build.store(value, build.array())
    for kind in kinds:
        put(build, kind, value)
    return Elements(build.program())


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize(
    ("kinds", "arrays", "with_rows"),
    [
        (("row", "column"), 1, False),
        (("column",), 9, False),
        (("total", "column"), 3, False),
        (("row", "column", "total"), 9, True),
    ],
)
def test_sum_at_the_end_of_a_chain_has_the_bits_of_that_alone(
    kinds: tuple[str, ...], arrays: int, with_rows: bool, shape: tuple[int, int]
) -> None:
    rng = np.random.default_rng(3)
    given = [rng.standard_normal(shape, np.float32) for _ in range(arrays)]
    made = np.empty(shape, np.float32)
    sizes = {"row": shape[0], "column": shape[1], "total": 1}
    sums = [np.empty(sizes[kind], np.float32) for kind in kinds]
    long_program(kinds, arrays, with_rows).run([*given, made, *sums])

    for kind, found in zip(kinds, sums, strict=True):
        if kind == "total" and shape[0] == 1 and with_rows:
            continue  # a total of one row that is summed itself is one part
        assert found.tobytes() == alone(kind, made).tobytes(), kind
