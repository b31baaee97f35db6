"""Shares of variance are those computed by hand, and nothing is told where nothing can be."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pandas as pd
import pytest

from dashboard.queries.lineage.importance import groups_of, importance, ranks_of, share_of


def test_ranks_of_equal_values_are_their_mean() -> None:
    assert ranks_of(np.array([0.5, 2.0, 0.5, 0.1])).tolist() == [2.5, 4.0, 2.5, 1.0]


def test_share_is_epsilon_squared_of_the_ranks() -> None:
    # Ranks 1..9 in three groups: SSB = 3 (9 + 0 + 9) = 54, SST = 60, eta squared 0.9,
    # so epsilon squared is 1 - 0.1 * 8 / 6.
    labels = np.repeat([0, 1, 2], 3)
    share = share_of(labels, np.array([0.1, 0.2, 0.3, 5, 6, 7, 100, 200, 300]), 1.0)

    assert share.share == pytest.approx(1 - 0.8 / 6)
    assert share.low <= share.share <= share.high <= 1
    assert (share.runs, share.groups) == (9, 3)


def test_ties_count_as_in_the_test_of_kruskal_and_wallis() -> None:
    # Ranks 1.5 1.5 3 | 4 5.5 5.5 7.5 7.5 9: group means 2 and 6.5, SSB = 3 * 9 + 6 * 2.25 = 40.5;
    # SST = 60 - 3 pairs * 0.5 = 58.5.
    target = np.array([1, 1, 2, 3, 4, 4, 5, 5, 6], float)
    share = share_of(np.array([0, 0, 0, 1, 1, 1, 1, 1, 1]), target, 1.0)

    assert share.share == pytest.approx(1 - (1 - 40.5 / 58.5) * 8 / 7)


def test_little_is_kept_of_each_number_of_runs() -> None:
    """With a brush that moves over ten thousand runs there is another number each time."""
    rng = np.random.default_rng(0)
    tracemalloc.start()
    try:
        for runs in range(2_000, 2_008):
            share_of(np.arange(runs) % 5, rng.normal(size=runs), 0.0)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert kept < 8 * 300 * 2_008 * 1.5


def test_noise_explains_nothing_and_a_cause_nearly_all() -> None:
    rng = np.random.default_rng(4)
    rate = 10 ** rng.uniform(-4, -1, 400)
    table = pd.DataFrame({"rate": rate, "noise": rng.normal(size=400), "net": ["a", "b"] * 200})
    found = importance(table, ["net", "noise", "rate"], np.log(rate) + rng.normal(size=400) / 5)
    shares = {one["name"]: one for one in found["found"]}

    assert found["runs"] == 400
    assert next(iter(shares)) == "rate"
    assert shares["rate"]["low"] > 0.85
    assert shares["rate"]["sign"] > 0.95
    for name in ("noise", "net"):
        assert shares[name]["share"] < 0.03
        assert shares[name]["low"] == 0
    assert shares["net"]["sign"] is None


def test_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    rng = np.random.default_rng(11)
    labels = np.tile([0, 1, 2, 3], 500)
    everybody = rng.normal(size=2000) + labels / 2
    truth = share_of(labels, everybody, 0.0).share
    held = 0
    for _ in range(60):
        chosen = rng.choice(2000, 80, replace=False)
        share = share_of(labels[chosen], everybody[chosen], 0.0)
        held += share.low <= truth <= share.high

    assert held >= 51  # 0.95 of 60 is 57, less three standard deviations of that count


def test_same_question_gets_the_same_answer() -> None:
    rng = np.random.default_rng(1)
    table = pd.DataFrame({"lr": rng.random(40)})
    target = rng.random(40)

    assert importance(table, ["lr"], target) == importance(table, ["lr"], target)


def test_what_cannot_be_judged_is_named() -> None:
    table = pd.DataFrame(
        {
            "fixed": [1] * 20,
            "rare": [0.1, 0.2, 0.3] + [None] * 17,
            "path": [f"/data/{n}" for n in range(20)],
            "net": ["a", "b"] * 10,
        }
    )
    found = importance(table, list(table), np.arange(20.0))

    assert [one["name"] for one in found["found"]] == ["net"]
    assert (found["constant"], found["scarce"], found["unique"]) == (["fixed"], ["rare"], ["path"])


def test_few_runs_are_too_few() -> None:
    table = pd.DataFrame({"lr": [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]})
    found = importance(table, ["lr"], np.arange(7.0))

    assert found["found"] == []
    assert found["scarce"] == ["lr"]


def test_runs_without_a_finite_target_do_not_count() -> None:
    table = pd.DataFrame({"net": ["a", "b"] * 10})
    target = np.array([np.nan, np.inf, *np.arange(18.0)])
    found = importance(table, ["net"], target)

    assert found["runs"] == 18
    assert found["found"][0]["runs"] == 18


def test_target_that_does_not_vary_is_explained_by_nothing() -> None:
    table = pd.DataFrame({"lr": np.linspace(0, 1, 30)})
    (one,) = importance(table, ["lr"], np.ones(30))["found"]

    assert (one["share"], one["low"], one["high"], one["sign"]) == (0, 0, 0, None)


def test_numbers_are_cut_at_quantiles_and_few_values_are_groups_of_their_own() -> None:
    spread = groups_of(pd.Series(np.arange(40.0)))
    few = groups_of(pd.Series([32, 64, 128, 256] * 10))

    assert np.bincount(spread).tolist() == [5] * 8
    assert np.bincount(few).tolist() == [10] * 4


def test_numbers_beyond_all_floats_are_the_last_group() -> None:
    values = [*range(30), *(10**400 + n for n in range(10))]
    column = pd.Series(values, dtype=object)
    (one,) = importance(pd.DataFrame({"n": column}), ["n"], np.arange(40.0))["found"]

    assert np.bincount(groups_of(column)).tolist()[-1] >= 10
    assert set(groups_of(pd.Series(values[30:], dtype=object))) == {0}
    assert one["sign"] > 0.9


def test_parameter_that_no_run_with_the_target_has_is_not_told() -> None:
    table = pd.DataFrame({"lacks": [None] * 10 + ["x", "y"], "fixed": [1] * 12})
    found = importance(table, ["lacks", "fixed"], np.array([1.0] * 10 + [np.nan] * 2))

    assert found["constant"] == ["fixed"]
    assert not found["scarce"]
    assert not found["found"]
