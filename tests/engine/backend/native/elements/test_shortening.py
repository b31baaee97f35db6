"""Programs that were made shorter: the bits are those of each operation alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.backend.native.elements import Builder, Elements
from engine.backend.native.elements.operations import PAIRS
from engine.backend.native.elements.shortening import shortened
from engine.backend.native.elements.steps import steps_of

from .test_operations import ENDS, of_all_sizes

ONE_OPERAND = {"relu", "square"}


def operands(count: int, columns: int) -> list[np.ndarray]:
    """Each end beside others, and numbers of all sizes."""
    rng = np.random.default_rng(1)
    made = []
    for k in range(count):
        numbers = np.concatenate([rng.permutation(ENDS) for _ in range(50)])
        numbers = np.concatenate([numbers, of_all_sizes(20_000, k)])
        made.append(numbers[: numbers.size // columns * columns].reshape(-1, columns))
    return made


def operations_of(build: Builder) -> list[str]:
    steps = shortened(steps_of(build.program(), is_narrow=False), is_narrow=False)
    return [step.operation for step in steps]


def second_of(build: Builder, name: str, made: Any, other: Any) -> Any:
    if name in ONE_OPERAND:
        return build.apply(name, made)
    return build.apply("sub", other, made) if name == "from" else build.apply(name, made, other)


def same(one: np.ndarray, other: np.ndarray) -> bool:
    bits = one.view(np.uint32) == other.view(np.uint32)
    return bool((bits | (np.isnan(one) & np.isnan(other))).all())


@pytest.mark.parametrize("name", PAIRS)
def test_pair_rounds_each_of_its_operations(name: str) -> None:
    first, second = name.split("_")
    arrays = operands(3, 100)
    made = []
    for is_kept in (False, True):
        build = Builder()
        a, b, c = (build.array() for _ in arrays)
        between = build.apply(first, a, b)
        build.store(second_of(build, second, between, c), build.array())
        out, kept = np.empty_like(arrays[0]), np.empty_like(arrays[0])
        if is_kept:
            build.store(between, build.array())
        assert (name in operations_of(build)) != is_kept
        Elements(build.program()).run([*arrays, out, *([kept] if is_kept else [])])
        made.append(out)

    assert same(*made)


@pytest.mark.parametrize("columns", [7, 100, 1100])
@pytest.mark.parametrize("way", ["row", "column", "total"])
@pytest.mark.parametrize("first", ["mul", "square", "sub_square"])
def test_sum_of_products_rounds_each_before_it_is_added(first: str, way: str, columns: int) -> None:
    rng = np.random.default_rng(2)
    x, y = (rng.standard_normal((40, columns), np.float32) for _ in range(2))
    sums = []
    for is_kept in (False, True):
        build = Builder()
        a, b = build.array(), build.array()
        value = build.apply("sub", a, b) if first == "sub_square" else a
        value = build.apply("mul", a, b) if first == "mul" else build.apply("square", value)
        if way == "row":
            build.store(build.row_sum(value), build.by_row())
        else:
            target = build.by_column() if way == "column" else build.one()
            (build.column_sum if way == "column" else build.total_sum)(value, target)
        out = np.empty({"row": 40, "column": columns, "total": 1}[way], np.float32)
        kept = np.empty_like(x)
        if is_kept:
            build.store(value, build.array())
        Elements(build.program()).run([x, y, out, *([kept] if is_kept else [])])
        sums.append(out.tobytes())

    assert sums[0] == sums[1]


def test_what_only_a_later_phase_reads_is_computed_there() -> None:
    build = Builder()
    x = build.array()
    doubled = build.apply("mul", x, 2.0)
    build.store(build.apply("sub", doubled, build.row_sum(x)), build.array())
    steps = shortened(steps_of(build.program(), is_narrow=False), is_narrow=False)

    assert [(step.operation, step.phase) for step in steps] == [("row_sum", 0), ("mul_sub", 1)]


def test_what_nobody_reads_is_not_computed() -> None:
    build = Builder()
    x = build.array()
    build.apply("exp", build.apply("neg", x))
    build.store(build.apply("square", x), build.array())

    assert operations_of(build) == ["square"]
