"""What is wrong with a parameter is found, and what is not wrong is left alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight
from dashboard.queries.histograms.health import Finding, findings, moments
from insight.tables.scalar_index import segments_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pandas as pd

STEPS = 8


@pytest.fixture
def table_of(tmp_path: Path) -> Callable[..., pd.DataFrame]:
    """Histograms of one run: each tag with its arrays, step by step."""

    def make(**arrays: list[np.ndarray]) -> pd.DataFrame:
        with insight.SummaryRecord(tmp_path / "run") as record:
            for step in range(max(map(len, arrays.values()))):
                for tag, values in arrays.items():
                    if step < len(values):
                        record.add_value("histogram", tag, values[step])
                record.record(step + 1)
        return insight.open_runs(tmp_path).table("histogram")

    return make


def found_in(table: pd.DataFrame) -> dict[str, tuple[str, int]]:
    return {one.tag: (one.what, one.step) for one in findings(table, segments_of(table))}


def test_moments_are_those_of_the_values(
    table_of: Callable[..., pd.DataFrame], rng: np.random.Generator
) -> None:
    values = rng.normal(0.3, 2.0, 20_000)
    known = moments(table_of(w=[values, np.full(50, 0.25)]), np.array([0, 1]))

    np.testing.assert_allclose(known.mean, [values.mean(), 0.25], atol=0.02)
    np.testing.assert_allclose(known.std, [values.std(), 0.0], rtol=0.01)


def test_healthy_parameters_are_left_alone(
    table_of: Callable[..., pd.DataFrame], rng: np.random.Generator
) -> None:
    weight = rng.normal(size=500)
    table = table_of(
        weight=[weight * (1 + 0.3 * step) for step in range(STEPS)],
        # A bias begins as zeros: that it moves at all is no explosion.
        bias=[np.zeros(16), *(rng.normal(size=16) * 0.01 for _ in range(STEPS))],
        constant=[np.ones(30)] * STEPS,
    )

    assert found_in(table) == {}


def test_parameters_that_go_wrong_are_found(
    table_of: Callable[..., pd.DataFrame], rng: np.random.Generator
) -> None:
    weight = rng.normal(size=2000)
    table = table_of(
        wide=[weight * 2.0**step for step in range(STEPS)],
        far=[weight + 10.0 * step**2 for step in range(STEPS)],
        zero=[np.zeros(64)] * STEPS,
        mostly=[np.where(rng.uniform(size=2000) < 0.999, 0.0, weight) for _ in range(STEPS)],
        odd=[weight, weight, np.array([1.0, np.inf, np.nan]), weight],
    )

    assert found_in(table) == {
        "odd": ("odd", 3),
        "wide": ("spread", STEPS),
        "far": ("mean", STEPS),
        "zero": ("dead", STEPS),
        "mostly": ("dead", STEPS),
    }


def test_share_around_zero_says_how_far_it_reaches(
    table_of: Callable[..., pd.DataFrame], rng: np.random.Generator
) -> None:
    near = np.concatenate((rng.uniform(-0.015, 0.015, 2000), [-1.0, 1.0]))
    found = {one.tag: one for one in _findings(table_of(zero=[np.zeros(9)], near=[near]))}

    assert found["zero"].reach == 0
    assert 0.015 < found["near"].reach <= 0.05


def _findings(table: pd.DataFrame) -> list[Finding]:
    return findings(table, segments_of(table))


def test_worst_kind_comes_first(table_of: Callable[..., pd.DataFrame]) -> None:
    line = np.linspace(-1, 1, 100)
    table = table_of(
        a=[np.zeros(9)] * STEPS,
        b=[line * 3.0**step for step in range(STEPS)],
        c=[np.array([1.0, np.nan])] * STEPS,
    )

    assert [one.tag for one in findings(table, segments_of(table))] == ["c", "b", "a"]


def test_values_of_only_nan_and_empty_tables_are_no_trouble(
    table_of: Callable[..., pd.DataFrame],
) -> None:
    table = table_of(w=[np.full(5, np.nan)] * 2)

    assert found_in(table) == {"w": ("odd", 1)}
    assert findings(table.iloc[:0], []) == []
