"""Programs that were made shorter: the bits are those of each operation alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.backend.native.arrays import lines
from engine.backend.native.elements import Builder, Elements, packing
from engine.backend.native.elements.operations import PAIRS
from engine.backend.native.elements.shortening import shortened
from engine.backend.native.elements.steps import steps_of

from .test_operations import ENDS, of_all_sizes

ONE_OPERAND = {"relu", "square", "bfloat16"}


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


@pytest.mark.parametrize("columns", [16, 40, 1500, 4096])
def test_what_goes_straight_to_memory_has_the_same_bits(
    columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = Builder()
    x, scale = build.array(), build.by_row()
    grown = build.apply("exp", build.apply("sub", x, build.row_max(x)))
    build.store(build.apply("mul", grown, scale), build.array())
    build.store(grown, build.array())
    build.store(build.apply("add", x, 1.0), x)
    program = build.program()
    rng = np.random.default_rng(2)
    given = rng.standard_normal((50, columns), np.float32), rng.random(50, np.float32)
    found = []
    for large in (1 << 60, 1):
        monkeypatch.setattr(packing, "_LARGE", large)
        for behind in (0, 1):  # on a line of the cache, and beside
            rooms = [lines((50 * columns + 1,))[behind : behind + 50 * columns] for _ in range(3)]
            x_there, first, second = (room.reshape(50, columns) for room in rooms)
            x_there[...] = given[0]
            Elements(program).run([x_there, given[1], first, second])
            found.append([one.tobytes() for one in (x_there, first, second)])

    assert all(one == found[0] for one in found[1:])


def test_only_what_nobody_reads_goes_straight_to_memory() -> None:
    build = Builder()
    x, y = build.array(), build.array()
    total = build.apply("add", x, y)
    build.store(total, build.array())
    build.store(build.apply("exp", total), x)
    steps = steps_of(build.program(), is_narrow=False)

    names = [step.operation for step in shortened(steps, is_narrow=False, is_large=True)]
    assert names.count("give") == 1
