"""By how much the best run leads, and what seeds make of it."""

from __future__ import annotations

from typing import Any
from unittest.mock import sentinel

import numpy as np
import pytest
from scipy.stats import ttest_ind

from insight.lineage.difference import ChosenRun
from insight.lineage.target import Target
from insight.lineage.target.lead import lead_of, seeds_of
from insight.tables.scalar_index import ScalarIndex
from tests.scalar_tables import scalar_table

NOTHING = ScalarIndex(scalar_table())


def judged(direction: int = 1, **scores: float) -> tuple[list[str], Target]:
    values = np.array(list(scores.values()), np.float64)
    return list(scores), Target("metric.acc", "recorded", direction, values)


def told(**facts: dict[str, Any]) -> dict[str, ChosenRun]:
    return {run: ChosenRun(run, sentinel.store, run, held) for run, held in facts.items()}


def of(rate: float, seed: int) -> dict[str, Any]:
    return {"hyperparameters.learning_rate": rate, "hyperparameters.seed": seed}


def test_lead_is_over_the_next_and_the_median_of_runs_with_a_finite_value() -> None:
    lead = lead_of(*judged(a=0.5, b=0.9, c=np.nan, d=0.8, e=np.inf), NOTHING)

    assert lead is not None
    assert (lead.run, lead.value, lead.equal, lead.judged) == ("b", 0.9, [], 3)
    assert (lead.next, lead.median) == (("d", 0.8), 0.8)


def test_next_is_the_first_that_is_worse() -> None:
    lead = lead_of(*judged(-1, c=0.1, b=0.2, a=0.1), NOTHING)

    assert lead is not None
    assert (lead.run, lead.equal, lead.next) == ("a", ["c"], ("b", 0.2))


def test_nobody_leads_without_numbers_or_a_direction() -> None:
    assert lead_of(*judged(a=np.nan), NOTHING) is None
    assert lead_of(*judged(0, a=1.0), NOTHING) is None
    assert seeds_of(*judged(a=np.nan), told(a={})) is None


def test_step_is_that_of_the_best_value() -> None:
    index = ScalarIndex(scalar_table(("a", "acc", [0.9, 0.5, 0.7, 0.6])))
    lead = lead_of(["a"], Target("acc", "best", 1, np.array([0.7])), index)

    assert lead is not None
    assert (lead.step, lead.next) == (2, None)


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
    assert seeds.own.runs == ["a"]
    assert seeds.own.deviation is None
    assert seeds.other is not None
    assert seeds.other.runs == ["c"]


def test_runs_of_which_nothing_is_recorded_are_alone() -> None:
    seeds = seeds_of(*judged(a=0.9, b=0.8), told(a={}, b={}))

    assert seeds is not None
    assert (seeds.own.runs, seeds.own.deviation) == (["a"], None)
