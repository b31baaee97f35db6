"""One sentence about many cases as one test, which tells of every case that fails.

`pytest.mark.parametrize` makes a test of each case: milliseconds before it begins, and minutes
where there are thousands of cases that take less than that. `every` runs them in one.
"""

from __future__ import annotations

import functools
import inspect
import os
import traceback
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest

from tests.conftest import RESTORING

CHOSEN = os.environ.get("INSIGHT_CASE", "")  # only cases whose names contain this text
NAMED = type(pytest.param())
SHOWN = 10  # failures that are told at length
Test = Callable[..., None]


class Case(NamedTuple):
    name: str
    arguments: dict[str, Any]


def every(names: str, values: Iterable[Any]) -> Callable[[Test], Test]:
    """Run a test for each case, as `pytest.mark.parametrize` does, and count it as one.

    The state of the process is put back and random numbers begin anew before each case, as before
    each test; fixtures are the same for all.
    Several of these on one test run it for all combinations. INSIGHT_CASE=text chooses cases by
    their names.

    Args:
        names: Of one argument or, with commas, of several.
        values: One a case, or a tuple of them; `pytest.param` may name it.

    """
    arguments = [name.strip() for name in names.split(",")]
    mine = [_case(arguments, value) for value in values]

    def decorate(function: Test) -> Test:
        inner = getattr(function, "cases", [Case("", {})])
        function = getattr(function, "of_one_case", function)
        cases = [
            Case(
                f"{one.name}-{other.name}" if one.name else other.name,
                one.arguments | other.arguments,
            )
            for other in mine
            for one in inner
        ]

        @functools.wraps(function)
        def test(**fixtures: Any) -> None:
            run_all(function, [case for case in cases if CHOSEN in case.name], fixtures)

        told: Any = test
        told.cases, told.of_one_case = cases, function
        wanted = inspect.signature(function)
        taken = cases[0].arguments if cases else {}
        rest = [one for name, one in wanted.parameters.items() if name not in taken]
        told.__signature__ = wanted.replace(parameters=rest)
        return test

    return decorate


def _case(arguments: list[str], value: Any) -> Case:
    is_named = isinstance(value, NAMED)
    given = value.values if is_named else (value,) if len(arguments) == 1 else value
    assert not (is_named and value.marks), "cases of `every` have no marks"
    name = (is_named and value.id) or "-".join(map(_name, given))
    return Case(name, dict(zip(arguments, given, strict=True)))


def _name(value: Any) -> str:
    return str(getattr(value, "__name__", value))


def run_all(function: Test, cases: list[Case], fixtures: dict[str, Any]) -> None:
    """Run a test for each case.

    Raises:
        AssertionError: If one fails or raises; it tells which, and how.

    """
    assert cases, f"no case of {function.__name__} is called {CHOSEN!r}"
    failed: dict[str, BaseException] = {}
    with RESTORING.as_it_stands():
        for case in cases:
            RESTORING.put_back()
            try:
                function(**case.arguments, **fixtures)
            except Exception as error:  # told below, after the other cases
                failed[case.name] = error
    if failed:
        told = [f"{name}:\n{_told(error)}" for name, error in list(failed.items())[:SHOWN]]
        summary = f"{len(failed)} of {len(cases)} cases failed: {', '.join(failed)}"
        raise AssertionError("\n\n".join([summary, *told])) from next(iter(failed.values()))


def _told(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)[1:][-3:]
    return "".join([*traceback.format_list(frames), *traceback.format_exception_only(error)])
