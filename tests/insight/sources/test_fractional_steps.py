"""Steps that are no whole numbers keep their order, and none of them is lost."""

from __future__ import annotations

import math
from decimal import Decimal

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.sources.fractional_steps import Decimals, numbers_of, settled, whole_steps

MICRO = 10**6
MOST = 10**18 - 1  # what decimal128(18,6) holds


def decimals(*texts: str) -> Decimals:
    return Decimals(np.array([int(Decimal(text) * MICRO) for text in texts], np.int64), MICRO)


def test_whole_steps_stay_what_they_are():
    found = settled({"loss": decimals("0.000000", "7", "-3"), "acc": np.array([0.0, -0.0, 1e15])})

    assert found.steps["loss"].tolist() == [0, 7, -3]
    assert found.steps["acc"].tolist() == [0, 0, 10**15]
    assert (found.numbered, found.facts(), found.remark()) == ({}, {}, "")


def test_only_the_series_with_a_fraction_is_numbered():
    found = settled({"loss": decimals("0", "1", "2"), "acc": decimals("0.5", "100", "4.500001")})

    assert found.steps["loss"].tolist() == [0, 1, 2]
    assert found.steps["acc"].tolist() == [0, 2, 1]
    assert found.numbered["acc"].values.tolist() == [0.5, 100.0, 4.500001]
    assert found.facts() == {"run.axis.acc": "steps/acc"}
    assert found.remark() == (
        "steps of 'acc' are not all whole numbers: they are numbered as they rise, "
        "and 'steps/acc' has the true ones"
    )


def test_a_step_that_came_twice_has_one_number():
    assert numbers_of(decimals("1.5", "0.5", "1.500000")).tolist() == [1, 0, 1]


def test_decimals_that_share_a_double_are_two_steps():
    found = settled({"a": decimals("123456789012.345678", "123456789012.345679")})

    values = found.numbered["a"].values

    assert found.steps["a"].tolist() == [0, 1]
    assert values.tolist() == [float("123456789012.345678"), float("123456789012.345679")]


def test_infinite_steps_come_first_and_last_and_each_nan_behind_them():
    steps = np.array([math.nan, math.inf, 2.0, -math.inf, math.nan])

    found = settled({"a": steps})

    assert found.steps["a"].tolist() == [3, 2, 1, 0, 4]
    assert np.array_equal(found.numbered["a"].values, steps, equal_nan=True)


@pytest.mark.parametrize("beyond", [2**63, -(2**63) - 1, 10**400])
def test_whole_numbers_beyond_64_bits_are_numbered_in_their_order(beyond: int):
    found = settled({"a": [beyond, 3, beyond + 1]})

    assert found.steps["a"].tolist() == ([1, 0, 2] if beyond > 0 else [0, 2, 1])
    assert found.numbered["a"].values[1] == 3.0


def test_the_ends_of_64_bits_are_whole_steps():
    assert whole_steps([2**63 - 1, -(2**63)]).tolist() == [2**63 - 1, -(2**63)]
    assert whole_steps(np.array([2.0**63])) is None
    assert whole_steps(np.array([2**64 - 1], np.uint64)) is None
    assert whole_steps(np.array([3], np.uint64)).tolist() == [3]
    assert whole_steps([2**62 + 1, 0.5 * 4]).tolist() == [2**62 + 1, 2]


def test_numbers_of_python_mixed_with_nan_are_numbered():
    found = settled({"a": [2**70, math.nan, 0.5, 2**70 + 1]})

    assert found.steps["a"].tolist() == [1, 3, 0, 2]


def test_a_tag_that_exists_is_left_alone():
    found = settled({"a": [0.5], "steps/a": [0.5], "b": [0.5]}, taken=["steps/b"])

    assert found.facts() == {
        "run.axis.a": "steps/steps/a",
        "run.axis.steps/a": "steps/steps/steps/a",
        "run.axis.b": "steps/steps/b",
    }


def test_a_smaller_step_that_comes_later_changes_the_numbers():
    before, after = settled({"a": [1.5, 2.5]}), settled({"a": [1.5, 2.5, 0.5]})

    assert before.steps["a"].tolist() == [0, 1]
    assert after.steps["a"].tolist() == [1, 2, 0]


def test_no_rows_are_no_trouble():
    found = settled({"a": [], "b": Decimals(np.empty(0, np.int64), MICRO)})

    assert [steps.dtype == np.int64 for steps in found.steps.values()] == [True, True]
    assert found.numbered == {}


def test_many_tags_are_told_by_the_first_of_them():
    found = settled({f"t{index}": [0.5] for index in range(8)})

    assert "'t0', 't1', 't2', 't3', 't4' and 3 more are not all" in found.remark()


@given(st.lists(st.integers(-MOST, MOST), max_size=50))
def test_order_and_equality_of_decimals_hold(parts: list[int]):
    found = settled({"a": Decimals(np.array(parts, np.int64), MICRO)})
    steps = found.steps["a"].tolist()

    true = [Decimal(part).scaleb(-6) for part in parts]

    for one, step in zip(true, steps, strict=True):
        assert [one < other for other in true] == [step < other for other in steps]
        assert [one == other for other in true] == [step == other for other in steps]
    if "a" in found.numbered:
        assert found.numbered["a"].values.tolist() == [float(one) for one in true]
        assert sorted(set(steps)) == list(range(len(set(parts))))


@given(st.lists(st.integers() | st.floats(), max_size=50))
def test_order_of_any_numbers_holds(true: list[int | float]):
    steps = settled({"a": true}).steps["a"].tolist()

    for one, step in zip(true, steps, strict=True):
        for other, beside in zip(true, steps, strict=True):
            if one == one and other == other:
                assert (one < other, one == other) == (step < beside, step == beside)
