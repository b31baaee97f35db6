"""Filters of as many conditions as may stand in one: what they cost on very many runs."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest

from insight.errors import FilterError
from insight.lineage import filter_rows
from insight.lineage.compare import containing

if TYPE_CHECKING:
    from types import FrameType

CONDITIONS = 100  # what each costs is counted, and may stand in a filter five times as often
RUNS = 2_000
PLACES = range(RUNS)
TABLE = pd.DataFrame(
    {
        "run": [f"sweep/{place:05d}-lenet" for place in PLACES],
        "source": pd.array([("one", "two")[place % 2] for place in PLACES], dtype="str"),
        "hyperparameters.optimizer": pd.array(
            [("Adam", "SGD")[place % 2] for place in PLACES], dtype="str"
        ),
        "user.optimizer": pd.array(["adam" if place % 4 == 1 else None for place in PLACES]),
        "user.batch": pd.Series(["auto", 32, True, (1, 2)] * (RUNS // 4), dtype=object),
    }
)
CALLED = {str(run): ["nick", "name"] for run in TABLE["run"]}


def python_calls(text: str) -> tuple[int, pd.DataFrame]:
    """How many functions of Python are called for a filter, which no busy machine changes."""
    count = 0

    def notice(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(notice)
    try:
        found = filter_rows(TABLE, text, called=CALLED)
    finally:
        sys.setprofile(before)
    return count, found


@pytest.mark.parametrize(
    "condition",
    [
        *("{}q", "not {}q", "l*{}*q", "not e*{}q", "optimizer = x{}", "optimizer != x{}"),
        *("optimizer = Adam and {}q", "batch > {}", "batch = {}q", "batch ~ {}q", "run ~ e*{}*q"),
    ],
)
def test_condition_more_calls_nothing_for_each_run(condition: str) -> None:
    some, _ = python_calls(condition.format(0))
    parts = CONDITIONS // (1 + condition.count("*") + condition.count(" and "))
    many, _ = python_calls(" or ".join(condition.format(place) for place in range(parts)))

    assert (many - some) / parts < RUNS / 5


def test_filter_of_very_many_conditions_finds_what_each_finds_alone() -> None:
    texts = [f"batch = 32 and 0{place}*lenet" for place in range(0, 200, 7)]
    alone = [filter_rows(TABLE, text, called=CALLED)["run"] for text in texts]
    together = filter_rows(TABLE, " or ".join(texts), called=CALLED)["run"]

    assert together.tolist() == sorted(set().union(*map(set, alone)))


def test_each_part_of_a_pattern_counts_as_a_condition() -> None:
    letters = "*".join("ab" * 150)

    assert len(filter_rows(TABLE, f"run ~ '{letters}'")) == 0
    for text in (f"run ~ '{letters}' or run ~ '{letters}'", f"{letters} {letters}"):
        with pytest.raises(FilterError, match="at most 500 comparisons") as raised:
            filter_rows(TABLE, text)

        assert "Hint: let one pattern stand for many" in str(raised.value)


def test_stars_without_anything_between_them_are_one() -> None:
    assert len(filter_rows(TABLE, f"run ~ 'sweep{'*' * 5_000}lenet'")) == RUNS
    assert len(filter_rows(TABLE, "*" * 5_000)) == RUNS


def test_pieces_are_found_one_after_the_other() -> None:
    random = np.random.default_rng(7)
    texts = ["".join(random.choice(list("ab\n"), random.integers(0, 9))) for _ in range(300)]
    for _ in range(60):
        pattern = "".join(random.choice(list("ab*"), random.integers(0, 6)))
        pieces = pattern.split("*")
        found = [_holds(text, pieces) for text in texts]

        assert containing(texts, pattern) == found


def _holds(text: str, pieces: list[str]) -> bool:
    """By trying every place of the first piece."""
    if not pieces:
        return True
    first, *rest = pieces
    places = [at for at in range(len(text) + 1) if text.startswith(first, at)]
    return any(_holds(text[at + len(first) :], rest) for at in places)
