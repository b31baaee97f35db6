"""What two parameters do together is told of them, and not of what happens to go along."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from insight.lineage.importance import importance
from insight.lineage.importance import pairs as pairs_module
from insight.lineage.importance.pairs import together


def switches(rng: np.random.Generator, runs: int, idle: int) -> tuple[pd.DataFrame, np.ndarray]:
    """Two switches of which one alone helps, and others that do nothing."""
    table = pd.DataFrame({f"p{n}": rng.integers(0, 2, runs) for n in range(2 + idle)})
    return table, (table["p0"] ^ table["p1"]).to_numpy() + rng.normal(0, 0.1, runs)


def test_two_of_twelve_switches_are_found_though_neither_is_alone() -> None:
    table, target = switches(np.random.default_rng(2), 80, 10)
    found = importance(table, list(table), target)

    assert [one.names for one in found.together] == [("p0", "p1")]
    assert found.together[0].share > 0.8
    assert found.found == ()
    assert set(found.chance) == set(table)
    assert found.left == pytest.approx(0.04, abs=0.04)


def test_second_pair_is_found_beside_the_first() -> None:
    rng = np.random.default_rng(1)
    table, target = switches(rng, 120, 3)
    more = np.where((table["p2"] ^ table["p3"]) == 1, 0.4, 0.0)
    found = importance(table, list(table), target + more)

    assert [one.names for one in found.together] == [("p0", "p1"), ("p2", "p3")]


def test_pair_that_few_runs_have_is_not_looked_at() -> None:
    table, target = switches(np.random.default_rng(0), 40, 0)
    table["p1"] = table["p1"].astype(object).where(np.arange(40) < 7)

    assert together(table, ["p0", "p1"], target, []) == ([], [])


def test_of_many_parameters_the_first_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that tell most alone, for pairs grow with the square."""
    table, target = switches(np.random.default_rng(0), 80, 30)
    looked_at: list[object] = []

    def listed(values: object, candidates: dict[object, object], known: object) -> dict[str, str]:
        looked_at.extend(candidates)
        return {}

    monkeypatch.setattr(pairs_module, "judged", listed)
    together(table, list(table), target, [])

    assert len(looked_at) == 20 * 19 / 2
    assert ("p0", "p1") in looked_at
    assert not any("p31" in pair for pair in looked_at if isinstance(pair, tuple))
