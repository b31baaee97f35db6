"""Many cases in one test are told apart like tests."""

from __future__ import annotations

import inspect
import random
from typing import Any

import pytest

from tests import every_case
from tests.every_case import every


def test_each_case_runs_and_all_that_fail_are_named() -> None:
    seen = []

    @every("number", [1, 2, 3])
    def test(number: int) -> None:
        seen.append(number)

        assert number == 2, "not two"

    with pytest.raises(AssertionError, match="2 of 3 cases failed: 1, 3") as caught:
        test()

    assert seen == [1, 2, 3]
    assert "not two" in str(caught.value)
    assert "test_every_case.py" in str(caught.value)


def test_cases_of_several_arguments_and_of_combinations() -> None:
    seen = []

    @every("kind", [int, pytest.param(float, id="real")])
    @every("one, other", [(1, 2), (3, 4)])
    def test(one: int, other: int, kind: type) -> None:
        seen.append((one, other, kind))

    test()

    assert seen == [(1, 2, int), (3, 4, int), (1, 2, float), (3, 4, float)]
    assert [case.name for case in test.cases] == [  # type: ignore[attr-defined]
        "1-2-int",
        "3-4-int",
        "1-2-real",
        "3-4-real",
    ]


def test_fixtures_are_asked_for_and_passed_on() -> None:
    @every("number", [1])
    def test(number: int, rng: Any) -> None:
        assert rng == "given"

    assert list(inspect.signature(test).parameters) == ["rng"]
    test(rng="given")


def test_random_numbers_begin_anew_with_each_case() -> None:
    drawn = set()

    @every("number", [1, 2])
    def test(number: int) -> None:
        drawn.add(random.random())

    test()

    assert len(drawn) == 1


def test_cases_are_chosen_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    @every("name", ["relu", "relu6", "tanh"])
    def test(name: str) -> None:
        seen.append(name)

    monkeypatch.setattr(every_case, "CHOSEN", "relu")
    test()
    monkeypatch.setattr(every_case, "CHOSEN", "none")

    assert seen == ["relu", "relu6"]
    with pytest.raises(AssertionError, match="is called 'none'"):
        test()


def test_cases_that_carry_marks_are_refused() -> None:
    with pytest.raises(AssertionError, match="no marks"):
        every("number", [pytest.param(1, marks=pytest.mark.gpu)])


@every("value", [{"a": 1}, None, "text"])
def test_values_of_any_kind_are_cases(value: Any) -> None:
    assert value in ({"a": 1}, None, "text")
