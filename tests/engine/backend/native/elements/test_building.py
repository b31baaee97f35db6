"""What a builder takes, and that few registers serve a long program."""

from __future__ import annotations

import pytest

from engine.backend.native.elements import Builder
from engine.backend.native.elements.registers import allotted
from engine.backend.native.elements.shortening import shortened
from engine.backend.native.elements.steps import steps_of
from engine.errors import ArgumentValueError


def steps_for(build):
    """As rows that are wide are gone through."""
    return shortened(steps_of(build.program(), is_narrow=False), is_narrow=False)


def refused(call) -> None:
    with pytest.raises(ArgumentValueError, match="an element program"):
        call()


def test_unknown_operations_other_operands_and_strange_values_are_refused():
    build = Builder()
    x = build.array()

    refused(lambda: build.apply("sinus", x))
    refused(lambda: build.apply("add", x))
    refused(lambda: build.apply("neg", 7))
    refused(lambda: build.apply("neg", "x"))


def test_results_go_to_operands_of_their_kind_and_one_to_each():
    build = Builder()
    x, column, row, one = build.array(), build.by_column(), build.by_row(), build.one()

    refused(lambda: build.store(x, column))
    refused(lambda: build.store(x, row))
    refused(lambda: build.store(x, build.apply("neg", x)))
    refused(lambda: build.column_sum(x, row))
    refused(lambda: build.total_sum(x, column))
    refused(lambda: build.total_sum(one, one))
    build.store(x, x)
    refused(lambda: build.store(column, x))


def test_program_without_results_or_matrices_is_refused():
    build = Builder()
    row = build.by_row()
    refused(build.program)
    build.store(row, row)
    refused(build.program)


def test_long_chain_takes_one_register():
    build = Builder()
    x = build.array()
    value = x
    for _ in range(50):
        value = build.apply("tanh", build.apply("add", value, 1.0))
    build.store(value, build.array())
    steps = steps_for(build)

    assert len(set(allotted(steps).values())) == 1
    assert [step.operation for step in steps] == ["add", "tanh"] * 50, "and no copy at the end"


def test_result_waits_in_a_register_while_its_array_is_read():
    build = Builder()
    x = build.array()
    doubled = build.apply("add", x, x)
    build.store(doubled, x)
    build.store(build.apply("mul", doubled, x), build.array())
    steps = steps_for(build)

    assert [step.operation for step in steps] == ["add", "mul", "copy"]


def test_value_of_one_phase_that_another_reads_has_whole_rows():
    build = Builder()
    x = build.array()
    grown = build.apply("exp", x)
    build.store(build.apply("div", grown, build.row_sum(grown)), build.array())
    registers = allotted(steps_for(build)).values()

    assert sorted(one.is_kept for one in registers) == [False, True]


def test_what_is_dear_is_computed_once_and_what_is_cheap_each_time() -> None:
    build = Builder()
    x, out = build.array(), build.array()
    first, second = (build.apply("erf", build.apply("mul", x, 0.5)) for _ in range(2))
    other = build.apply("erf", build.apply("mul", x, 0.25))
    build.store(build.apply("add", first, other), out)

    assert first == second
    assert other != first
    assert build.apply("mul", x, 0.5) != build.apply("mul", x, 0.5)
