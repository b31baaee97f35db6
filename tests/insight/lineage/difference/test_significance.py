"""Welch's test, and which runs it takes."""

from __future__ import annotations

import math
import sys

import pytest

import insight
from insight.lineage.difference.chosen import ChosenRun
from insight.lineage.difference.significance import have_same_settings, same_but_seeds, welch


def test_two_seeds_a_side_agree_with_the_closed_form():
    """Equal variances and two values a side leave two degrees of freedom."""
    found = welch([0.0, 2.0], [10.0, 12.0])
    t = 10 / math.sqrt(2 / 2 + 2 / 2)

    assert found.p == pytest.approx(1 - t / math.sqrt(2 + t * t), rel=1e-12)
    assert (found.count_a, found.count_b, found.mean_a, found.mean_b) == (2, 2, 1.0, 11.0)


def test_means_are_told_where_scipy_is_not_there(monkeypatch):
    monkeypatch.setitem(sys.modules, "scipy.stats", None)
    found = welch([0.0, 2.0], [10.0, 12.0])

    assert (found.mean_a, found.mean_b, found.p) == (1.0, 11.0, None)
    assert found.said.startswith("Welch's t-test needs SciPy: ")


def test_unequal_variances_count_by_their_own_degrees_of_freedom():
    """Against t and degrees of freedom by Welch's formulae: t = -2, df = 1.0606…"""
    found = welch([0.0, 0.0, 0.0, 0.0], [1.0, 3.0])
    # A spread of 0 leaves B's own: t with one degree of freedom, whose tail is an arctangent.
    t = 2 / math.sqrt(2 / 2)

    assert found.p == pytest.approx(1 - 2 / math.pi * math.atan(t), rel=1e-12)


@pytest.mark.parametrize(
    ("a", "b", "said"),
    [
        ([1.0], [2.0, 3.0], "too few seeds"),
        ([1.0, math.nan], [2.0, 3.0], "too few seeds"),
        ([1.0, 1.0], [2.0, 2.0], "make no difference"),
        ([], [], "too few seeds"),
    ],
)
def test_what_cannot_be_said_is_said(a, b, said):
    found = welch(a, b)

    assert found.p is None
    assert said in found.said


def test_diverged_runs_are_left_out_and_counted():
    found = welch([0.0, 2.0, math.inf], [10.0, 12.0])

    assert found.count_a == 2
    assert found.said == "1 that diverged are left out"


def runs(tmp_path, *facts):
    store = insight.open_runs(tmp_path)
    return [ChosenRun(str(n), store, str(n), fact) for n, fact in enumerate(facts)]


def test_group_has_one_run_of_each_seed(tmp_path):
    chosen = runs(
        tmp_path,
        {"user.lr": 1, "seed.engine": 1, "command.arguments": "a"},
        {"user.lr": 1, "seed.engine": 2, "command.arguments": "b"},
        {"user.lr": 1, "seed.engine": 2},
        {"user.lr": 2, "seed.engine": 3},
        {"user.lr": 1, "user.data_seed": 4, "seed.engine": 1},
    )

    assert [run.run for run in same_but_seeds(chosen[0], chosen)] == ["0", "1", "4"]


def test_run_of_which_nothing_is_known_is_alone(tmp_path):
    chosen = runs(tmp_path, {}, {}, {"metric.loss": 1.0})

    assert same_but_seeds(chosen[0], chosen) == chosen[:1]


def test_package_that_later_runs_of_a_process_had_loaded_makes_no_other_experiment(tmp_path):
    facts = {"user.rate": 1, "packages.numpy": "2.4"}
    chosen = runs(
        tmp_path,
        facts | {"seed.engine": 0},
        facts | {"seed.engine": 1, "packages.scipy": "1.17"},
        facts | {"seed.engine": 2, "packages.numpy": "2.3"},
    )

    assert [run.run for run in same_but_seeds(chosen[0], chosen)] == ["0", "1"]
    assert [run.run for run in same_but_seeds(chosen[1], chosen)] == ["1", "0"]


def test_runs_of_one_source_in_another_order_are_one_experiment():
    a = {"data.train.sha256": "5e", "data.train.kind": "source", "data.train.first_batch": "1"}

    assert have_same_settings(a, a | {"data.train.first_batch": "2"})
    assert not have_same_settings(a, a | {"data.train.sha256": "6f"})
