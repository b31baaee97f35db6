"""Runs beyond a limit are counted on every point, whatever a chart shows of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from dashboard.queries.scalars.alarms import Rule, alarm_hits
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd

LOW, HIGH = Rule(False, 0.2), Rule(True, 0.8)


@pytest.mark.parametrize(
    ("rules", "together", "runs", "first", "points"),
    [
        ([HIGH], False, ["b", "c"], [1, 0], [1, 2]),
        ([LOW], False, ["a", "c"], [2, 3], [1, 1]),
        ([LOW, HIGH], False, ["a", "b", "c"], [2, 1, 0], [1, 1, 3]),
        ([LOW, HIGH], True, [], [], []),
        ([Rule(True, 0.2), Rule(False, 0.8)], True, ["a", "b"], [0, 0], [2, 2]),
        ([HIGH, Rule(True, 0.95)], False, ["b", "c"], [1, 0], [1, 2]),
        ([HIGH, Rule(True, 0.95)], True, ["c"], [0], [1]),
        ([LOW, Rule(False, 0.0)], True, ["c"], [3], [1]),
        ([], False, [], [], []),
    ],
)
def test_rules_find_the_runs_and_their_first_steps(
    scalar_table: Callable[..., pd.DataFrame],
    rules: list[Rule],
    together: bool,
    runs: list[str],
    first: list[int],
    points: list[int],
) -> None:
    inf, nan = float("inf"), float("nan")
    table = scalar_table(
        ("a", "x", [0.5, 0.3, 0.1]),
        ("b", "x", [0.5, 0.9, 0.6]),
        ("c", "x", [inf, 0.9, nan, -inf]),
        ("d", "x", [0.2, 0.8, nan]),
        ("d", "y", [9.0]),
    )
    found = alarm_hits(ScalarIndex(table), "x", rules, together)

    assert found == {"tag": "x", "runs": runs, "first": first, "points": points}


def test_one_point_of_many_is_found(scalar_table: Callable[..., pd.DataFrame]) -> None:
    values = np.zeros(50_000)
    values[31_234] = 0.5 + 1e-12
    found = alarm_hits(ScalarIndex(scalar_table(("a", "x", list(values)))), "x", [Rule(True, 0.5)])

    assert (found["first"], found["points"]) == ([31_234], [1])


def test_tag_that_is_not_there_has_no_hits(scalar_table: Callable[..., pd.DataFrame]) -> None:
    assert alarm_hits(ScalarIndex(scalar_table(("a", "x", [1.0]))), "y", [HIGH])["runs"] == []
