"""What seeds make of the best run's settings, and of the next."""

from __future__ import annotations

from typing import Any
from unittest.mock import sentinel

import numpy as np
import pytest
from scipy.stats import ttest_ind

from insight.lineage.difference import ChosenRun
from insight.lineage.target import Target
from insight.lineage.target.seeds import seeds_of


def judged(direction: int = 1, **scores: float) -> tuple[list[str], Target]:
    values = np.array(list(scores.values()), np.float64)
    return list(scores), Target("metric.acc", "recorded", direction, values)


def told(**facts: dict[str, Any]) -> dict[str, ChosenRun]:
    return {run: ChosenRun(run, sentinel.store, run, held) for run, held in facts.items()}


def of(rate: float, seed: int) -> dict[str, Any]:
    return {"hyperparameters.learning_rate": rate, "hyperparameters.seed": seed}


def test_seeds_say_nothing_without_a_best_run() -> None:
    assert seeds_of(*judged(a=np.nan), told(a={})) is None


def test_settings_of_the_best_stand_beside_the_next_settings() -> None:
    values = {"a": 0.90, "b": 0.84, "c": 0.87, "d": 0.86, "e": 0.80, "f": 0.70}
    settings = [of(0.1, 1), of(0.1, 2), of(0.1, 3), of(0.2, 1), of(0.2, 2), of(0.3, 1)]
    facts = dict(zip(values, settings, strict=True))
    seeds = seeds_of(*judged(**values), told(**facts))

    assert seeds is not None
    assert seeds.own.runs == ["a", "c", "b"]
    assert (seeds.own.mean, seeds.own.deviation) == pytest.approx((0.87, 0.03))
    assert seeds.other is not None
    assert seeds.test is not None
    assert seeds.other.runs == ["d", "e"]
    expected = ttest_ind([0.90, 0.87, 0.84], [0.86, 0.80], equal_var=False).pvalue
    assert seeds.test.p == pytest.approx(expected)


def test_a_run_that_was_repeated_with_its_seed_is_no_other_settings() -> None:
    facts = told(a=of(0.1, 1), b=of(0.1, 1), c=of(0.2, 1))
    seeds = seeds_of(*judged(a=0.9, b=0.8, c=0.7), facts)

    assert seeds is not None
    assert seeds.own == (["a", "b"], 1, 0, pytest.approx(0.85), None)
    assert seeds.other == (["c"], 1, 0, 0.7, None)


def test_of_a_seed_that_was_run_several_times_the_mean_counts_not_the_best() -> None:
    values = {"a": 0.9, "b": 0.5, "c": 0.88, "d": 0.4, "e": 0.80, "f": 0.81}
    settings = [of(1, 1), of(1, 1), of(1, 2), of(1, 2), of(2, 1), of(2, 2)]
    seeds = seeds_of(*judged(**values), told(**dict(zip(values, settings, strict=True))))

    assert seeds is not None
    assert seeds.test is not None
    assert (seeds.own.runs, seeds.own.seeds) == (["a", "c", "b", "d"], 2)
    assert seeds.own.mean == pytest.approx(0.67)
    expected = ttest_ind([0.7, 0.64], [0.80, 0.81], equal_var=False).pvalue
    assert seeds.test.p == pytest.approx(expected)


def test_seeds_without_a_finite_value_are_counted_and_left_out() -> None:
    values = {"a": 0.9, "b": np.nan, "c": 0.88, "d": np.inf, "e": 0.80, "f": 0.81, "g": np.nan}
    settings = [of(1, 1), of(1, 2), of(1, 3), of(1, 4), of(2, 1), of(2, 2), of(2, 2)]
    seeds = seeds_of(*judged(**values), told(**dict(zip(values, settings, strict=True))))

    assert seeds is not None
    assert seeds.other is not None
    assert (seeds.own.runs, seeds.own.seeds, seeds.own.left_out) == (["a", "c"], 2, 2)
    assert (seeds.other.runs, seeds.other.seeds, seeds.other.left_out) == (["f", "e"], 2, 0)


def test_runs_with_settings_of_which_no_run_has_a_value_are_no_next() -> None:
    seeds = seeds_of(*judged(a=0.9, b=np.nan), told(a=of(1, 1), b=of(2, 1)))

    assert seeds is not None
    assert seeds.other is None


def test_runs_of_which_nothing_is_recorded_are_alone() -> None:
    seeds = seeds_of(*judged(a=0.9, b=0.8), told(a={}, b={}))

    assert seeds is not None
    assert (seeds.own.runs, seeds.own.deviation) == (["a"], None)
