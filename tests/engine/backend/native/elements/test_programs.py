"""Programs over elements beside the same by NumPy: at random, of every shape, in place."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.backend.native.elements import (
    Builder,
    Elements,
    Program,
    by_numpy,
    kernel,
    parting,
    running,
)
from engine.backend.native.elements.checking import is_right
from engine.backend.native.elements.program import Kind
from engine.backend.native.loading import unchecked
from engine.errors import ArgumentValueError, ShapeError

# Those whose results stay near each other where operands are near each other.
SMOOTH = {
    1: ("copy", "neg", "abs", "square", "expm1", "tanh", "sigmoid", "erf", "relu"),
    2: ("add", "sub", "mul", "max", "min"),
    3: ("fma",),
}
SHAPES = [(1, 1), (1, 5), (4, 1), (3, 10), (70, 3), (2, 16), (5, 17), (9, 64), (33, 100)]
SHAPES += [(7, 511), (4, 1025), (3, 2500), (700, 40), (130, 15), (1, 3000), (2000, 33)]


def random_program(rng: np.random.Generator) -> Program:
    """Some operands of every kind, some operations on what came before, some results."""
    build = Builder()
    arrays = [build.array() for _ in range(rng.integers(1, 4))]
    values: list[Any] = [*arrays, build.by_column(), build.by_row(), build.one(), build.number()]
    for _ in range(rng.integers(1, 14)):
        kind = rng.integers(10)
        if kind < 2:
            sums = (build.row_sum, build.row_max)[kind]
            values.append(build.apply("tanh", sums(values[rng.integers(len(values))])))
            continue
        count = int(rng.choice([1, 2, 2, 3]))
        taken = [values[k] for k in rng.integers(len(values), size=count)]
        if count > 1 and rng.integers(4) == 0:
            taken[-1] = float(rng.choice([0.5, -0.25, 1]))
        values.append(build.apply("tanh", build.apply(str(rng.choice(SMOOTH[count])), *taken)))
    extents = build._extents
    for target in arrays:
        if rng.integers(2):
            build.store(values[rng.integers(len(values))], target)
    build.store(values[-1], build.array())
    by_row = [value for value in values if not extents[value].by_column]
    build.store(by_row[-1], build.by_row())
    differing = [value for value in values if any(extents[value])]
    for put in (build.column_sum, build.column_max):
        put(values[rng.integers(len(values))], build.by_column())
    for put in (build.total_sum, build.total_max):
        put(differing[rng.integers(len(differing))], build.one())
    return build.program()


def operands(rng: np.random.Generator, program: Program, shape: tuple[int, int]) -> list[Any]:
    rows, columns = shape
    shapes = {Kind.ARRAY: shape, Kind.BY_COLUMN: columns, Kind.BY_ROW: rows, Kind.ONE: 1}
    return [rng.uniform(-1, 1, shapes[kind]).astype(np.float32) for kind in program.kinds]


def compare(program: Program, arrays: list[Any], numbers: list[float]) -> None:
    expected = by_numpy.computed(program, arrays, numbers, np.float64)
    before = [x.copy() for x in arrays]
    Elements(program).run(arrays, numbers)

    written = {program.target_of(output).position for output in program.outputs}
    for output, value in zip(program.outputs, expected, strict=True):
        found = arrays[program.target_of(output).position]
        terms = arrays[program.kinds.index(Kind.ARRAY)].size
        assert np.allclose(found, value, rtol=2e-4, atol=1e-5 * max(1, terms**0.5 / 10))
    for k, (x, old) in enumerate(zip(arrays, before, strict=True)):
        assert k in written or np.array_equal(x, old)


@pytest.mark.parametrize("seed", range(12))
def test_random_program_is_that_of_numpy_for_every_shape(seed):
    rng = np.random.default_rng(seed)
    for shape in SHAPES:
        program = random_program(rng)
        compare(program, operands(rng, program, shape), [0.3])


@pytest.mark.parametrize("seed", range(4))
def test_random_program_without_rows_and_columns_is_that_of_numpy(seed):
    rng = np.random.default_rng(seed)
    for shape in SHAPES:
        build = Builder()
        x, y, rate = build.array(), build.array(), build.number()
        values = [x, y, rate]
        for _ in range(rng.integers(1, 8)):
            taken = [values[k] for k in rng.integers(len(values), size=2)]
            values.append(build.apply(str(rng.choice(SMOOTH[2])), *taken))
        build.store(build.apply("tanh", values[-1]), y)
        program = build.program()
        assert parting.can_be_flat(program)
        compare(program, operands(rng, program, shape), [0.3])
        build.total_sum(x, build.one())
        program = build.program()
        assert not parting.can_be_flat(program), "as a sum has the order of its shape"
        compare(program, operands(rng, program, shape), [0.3])


@pytest.mark.parametrize("seed", range(4))
def test_matrices_whose_rows_lie_apart_are_taken(seed):
    rng = np.random.default_rng(seed)
    for rows, columns in SHAPES:
        program = random_program(rng)
        arrays = operands(rng, program, (rows, columns))
        for k, kind in enumerate(program.kinds):
            way = rng.integers(4)
            if kind is not Kind.ARRAY or not way:
                continue
            room = rng.uniform(-1, 1, (2 * rows, columns + 9)).astype(np.float32)
            view = (room[::2, 4:-5], room[:rows, :-9], room[::-2, 9:])[way - 1]
            arrays[k] = view
        compare(program, arrays, [0.3])


@pytest.mark.parametrize("shape", [(0, 5), (5, 0), (0, 0)])
def test_sums_of_nothing_are_zero(shape):
    build = Builder()
    x = build.array()
    build.store(build.apply("neg", x), x)
    build.store(build.row_sum(x), build.by_row())
    build.column_sum(x, build.by_column())
    build.total_sum(x, build.one())
    arrays = [np.ones(n, np.float32) for n in (shape, shape[0], shape[1], 1)]

    Elements(build.program()).run(arrays)

    assert [x.any() for x in arrays[1:]] == [False] * 3


def test_program_exchanges_two_arrays():
    build = Builder()
    x, y = build.array(), build.array()
    build.store(x, y)
    build.store(y, x)
    for shape in ((3, 5), (40, 100)):
        a, b = np.zeros(shape, np.float32), np.ones(shape, np.float32)

        Elements(build.program()).run([a, b])

        assert (a == 1).all()
        assert (b == 0).all()


def test_optimizer_steps_in_the_memory_of_its_parameters():
    build = Builder()
    parameter, moved, gradient = build.array(), build.array(), build.array()
    momentum, rate = build.number(), build.number()
    now = build.apply("fma", moved, momentum, gradient)
    build.store(now, moved)
    build.store(build.apply("sub", parameter, build.apply("mul", now, rate)), parameter)
    step = Elements(build.program())
    rng = np.random.default_rng(6)
    p, v, g = (rng.standard_normal((3, 5, 7), np.float32) for _ in range(3))
    expected_p, expected_v = p.astype(np.float64), v.astype(np.float64)

    for rate_now in (0.1, 0.01):
        step.run([p, v, g], [0.9, rate_now])
        expected_v = expected_v * 0.9 + g
        expected_p -= expected_v * rate_now

    assert np.allclose(p, expected_p, atol=1e-6)
    assert np.allclose(v, expected_v, atol=1e-6)


def test_what_is_no_number_is_the_largest_of_its_row_and_column():
    build = Builder()
    x = build.array()
    build.store(build.row_max(x), build.by_row())
    build.column_max(x, build.by_column())
    build.total_max(x, build.one())
    for columns in (5, 16, 21, 1500):
        given = np.random.default_rng(7).standard_normal((9, columns), np.float32)
        given[3, columns - 1] = np.nan
        given[4, 0] = np.inf
        rows, across, largest = (np.empty(n, np.float32) for n in (9, columns, 1))

        Elements(build.program()).run([given, rows, across, largest])

        assert np.array_equal(rows, given.max(1), equal_nan=True)
        assert np.array_equal(across, given.max(0), equal_nan=True)
        assert np.isnan(largest)


def test_numpy_computes_where_there_is_no_kernel(monkeypatch):
    rng = np.random.default_rng(8)
    program = random_program(rng)
    arrays = operands(rng, program, (6, 7))
    expected = by_numpy.computed(program, arrays, [0.3])
    monkeypatch.setattr(running, "_kernel", lambda: None)

    Elements(program).run(arrays, [0.3])

    for output, value in zip(program.outputs, expected, strict=True):
        found = arrays[program.target_of(output).position]
        assert found.tobytes() == np.ascontiguousarray(value).tobytes()


def test_matrix_that_lies_across_is_left_to_numpy():
    build = Builder()
    x = build.array()
    build.store(build.apply("square", x), x)
    given = np.arange(12, dtype=np.float32).reshape(3, 4)

    Elements(build.program()).run([given.T])

    assert np.array_equal(given, np.arange(12).reshape(3, 4) ** 2)


def doubled() -> Elements:
    build = Builder()
    x, scale = build.array(), build.by_column()
    build.store(build.apply("mul", x, scale), build.array())
    return Elements(build.program())


def frozen(x: np.ndarray) -> np.ndarray:
    x.flags.writeable = False
    return x


@pytest.mark.parametrize(
    ("arrays", "numbers", "error"),
    [
        ([np.ones((2, 3), "f")] * 2, (), ArgumentValueError),
        ([np.ones((2, 3), "f"), np.ones(3, "f"), np.ones((2, 3), "f")], (1.0,), ArgumentValueError),
        ([np.ones((2, 3)), np.ones(3, "f"), np.ones((2, 3), "f")], (), ArgumentValueError),
        ([np.ones((2, 3), "f"), np.ones(2, "f"), np.ones((2, 3), "f")], (), ShapeError),
        ([np.ones((2, 3), "f"), np.ones(3, "f"), np.ones((3, 2), "f")], (), ShapeError),
        ([np.float32(1), np.ones(3, "f"), np.ones((3, 2), "f")], (), ShapeError),
        (
            [np.ones((2, 3), "f"), np.ones(3, "f"), frozen(np.ones((2, 3), "f"))],
            (),
            ArgumentValueError,
        ),
        (
            [np.ones((2, 2, 6), "f")[..., ::2], np.ones(3, "f"), np.ones((2, 2, 3), "f")],
            (),
            ArgumentValueError,
        ),
    ],
)
def test_arrays_that_do_not_fit_are_refused(arrays, numbers, error):
    with pytest.raises(error, match="an element program"):
        doubled().run(arrays, numbers)


def test_kernel_that_computes_wrong_is_found_out():
    found = unchecked("elements", kernel.functions)

    assert is_right(found)
    assert not is_right(found._replace(run=lambda pool, words: None))
