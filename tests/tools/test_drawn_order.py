"""A seed draws the order of the tests: the same one each time, file by file."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import conftest
from tests.drawn_order import drawn

TESTS: list[Any] = [
    SimpleNamespace(path=Path(f"test_{file}.py"), name=f"{file}{number}")
    for file in "abcdef"
    for number in range(8)
]


def names(seed: int) -> list[str]:
    return [test.name for test in drawn(TESTS, seed)]


def test_each_test_runs_once_beside_those_of_its_file() -> None:
    found = names(1)

    assert sorted(found) == [test.name for test in TESTS]
    assert [{name[0] for name in found[at : at + 8]} for at in range(0, 48, 8)] == [
        {found[at][0]} for at in range(0, 48, 8)
    ]


def test_files_and_tests_change_places() -> None:
    found = names(1)

    assert [name[0] for name in found[::8]] != list("abcdef")
    assert [name[1] for name in found[:8]] != list("01234567")


def test_same_seed_gives_the_same_order_and_another_one_another() -> None:
    assert names(1) == names(1) != names(2)


@pytest.mark.parametrize(("seed", "is_changed"), [(None, False), (0, True)])
def test_order_is_as_written_without_a_seed(seed: int | None, is_changed: bool) -> None:
    items = TESTS.copy()
    config: Any = SimpleNamespace(getoption=lambda name: seed)
    conftest.pytest_collection_modifyitems(config, items)

    assert (items != TESTS) == is_changed
