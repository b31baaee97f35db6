"""Runs with one fact in common as a line and a band."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from dashboard.queries.scalars.groups import (
    MOST_GROUPS,
    NORMAL_95,
    aggregate,
    crossed,
    facts,
    group_names,
    group_order,
)


def tables(**columns: list[object]) -> tuple[pd.DataFrame, pd.DataFrame]:
    names = [f"r{number}" for number in range(len(next(iter(columns.values()))))]
    runs = pd.DataFrame({"run": names, "source": "insight", "status": "finished"})
    return runs, pd.DataFrame({"run": names} | columns)


@pytest.fixture
def runs_by_slices(rng: np.random.Generator) -> np.ndarray:
    """Nine runs in fifty slices, some without a value."""
    values = rng.normal(size=(9, 50))
    values[rng.random(values.shape) < 0.3] = np.nan
    values[:, 7] = np.nan
    values[1:, 8] = np.nan
    values[0, 8] = 2.5
    return values


def test_mean_and_its_confidence_agree_with_numpy(runs_by_slices: np.ndarray) -> None:
    found = aggregate(runs_by_slices, "mean", "ci")
    for place, column in enumerate(runs_by_slices.T):
        held = column[~np.isnan(column)]
        assert found.n[place] == len(held)
        if len(held) > 1:
            reach = NORMAL_95 * held.std(ddof=1) / np.sqrt(len(held))
            expected = [held.mean(), held.mean() - reach, held.mean() + reach]
            told = [found.middle[place], found.low[place], found.high[place]]
            np.testing.assert_allclose(told, expected, rtol=1e-12)


def test_one_run_alone_has_a_line_and_no_confidence(runs_by_slices: np.ndarray) -> None:
    found = aggregate(runs_by_slices, "mean", "ci")

    assert found.middle[8] == 2.5
    assert np.isnan(found.low[8])
    assert np.isnan(found.middle[7])


@pytest.mark.parametrize("middle", ["mean", "median"])
def test_deviation_and_range_agree_with_numpy(runs_by_slices: np.ndarray, middle: str) -> None:
    line = np.nanmean if middle == "mean" else np.nanmedian
    usual = runs_by_slices[:, (~np.isnan(runs_by_slices)).sum(axis=0) > 1]
    deviation, extent = (aggregate(usual, middle, band) for band in ("std", "range"))
    spread = np.nanstd(usual, axis=0, ddof=1)

    np.testing.assert_allclose(deviation.middle, line(usual, axis=0), rtol=1e-12)
    np.testing.assert_allclose(deviation.high - deviation.middle, spread, rtol=1e-9)
    np.testing.assert_array_equal(extent.low, np.nanmin(usual, axis=0))
    np.testing.assert_array_equal(extent.high, np.nanmax(usual, axis=0))


def test_confidence_of_a_median_lies_between_two_runs() -> None:
    values = np.arange(100.0)[:, None]
    found = aggregate(values, "median", "ci")

    # Of 100 values the interval at 95 % is from the 40th to the 61st: Conover, 3.2.
    assert (found.low[0], found.middle[0], found.high[0]) == (39, 49.5, 60)


def test_equal_runs_have_a_band_without_width() -> None:
    found = aggregate(np.full((5, 3), 0.1), "mean", "ci")

    np.testing.assert_allclose(found.high - found.low, 0, atol=1e-15)


def test_facts_that_differ_can_group_and_results_cannot() -> None:
    both = tables(
        **{
            "user.seed": [1, 2],
            "algorithm.network": ["mlp", "mlp"],
            "metric.accuracy": [0.1, 0.2],
        }
    )

    assert facts(*both) == ["user.seed"]


def test_runs_are_grouped_by_the_text_of_their_fact() -> None:
    names = group_names(*tables(optimizer=["sgd", "adam", None, "sgd"]), "optimizer")

    assert names == {"r0": "sgd", "r1": "adam", "r2": "", "r3": "sgd"}
    assert group_order(names) == ["adam", "sgd", ""]


def test_many_numbers_become_ranges_that_hold_every_run() -> None:
    values = [10**power for power in np.linspace(-5, -1, 60)]
    names = group_names(*tables(lr=values), "lr")
    counts = pd.Series(names).value_counts()

    assert len(counts) == 6
    assert set(counts) == {10}
    assert group_order(names)[0].startswith("1e-05")


def test_seeds_that_differ_in_their_last_digit_are_groups_of_their_own() -> None:
    names = group_names(*tables(seed=[1234567.0, 1234568.0, 0.1, -0.0, 1e-5]), "seed")

    assert list(names.values()) == ["1234567", "1234568", "0.1", "0", "1e-05"]


@pytest.mark.parametrize("beyond", [[10**400 + n for n in range(20)], [float("inf")]])
def test_ranges_hold_numbers_beyond_all_floats(beyond: list[float]) -> None:
    names = group_names(*tables(size=[*range(40), *beyond]), "size")

    assert "" not in names.values()
    assert group_order(names)[-1].endswith("… inf")


def test_whole_numbers_that_floats_cannot_tell_apart_are_one_range() -> None:
    names = group_names(*tables(seed=[2**60 + n for n in range(20)]), "seed")

    assert len(set(names.values())) == 1


def test_ranges_of_numbers_that_lie_close_together_stay_apart() -> None:
    names = group_names(*tables(seed=[float(seed) for seed in range(10001, 10021)]), "seed")
    counts = pd.Series(names).value_counts()

    assert len(counts) == 6
    assert counts.max() <= 4
    assert all(name.startswith("100") for name in counts.index)


def test_many_words_leave_the_rarest_together() -> None:
    words = [f"w{number % 30}" for number in range(90)] + ["w1"] * 9
    names = group_names(*tables(word=words), "word")

    assert len(set(names.values())) == MOST_GROUPS
    assert "+ 19" in set(names.values())


def test_fact_that_nobody_recorded_makes_no_groups() -> None:
    assert group_names(*tables(lr=[1, 2]), "nothing") == {}


@pytest.mark.parametrize("middle", ["mean", "median"])
@pytest.mark.parametrize("band", ["ci", "std", "range"])
def test_no_run_at_all_is_no_line(middle: str, band: str) -> None:
    found = aggregate(np.empty((0, 4)), middle, band)

    assert found.n.tolist() == [0] * 4
    assert np.isnan(found.middle).all()


def test_what_was_chosen_comes_before_what_happened_and_seeds_after_the_rest() -> None:
    rates, seeds = [0.1, 0.2, 0.3, None], [1, 2, 3, 4]
    runs, lineage = tables(**{"run.id": seeds, "hyperparameters.seed": seeds})
    lineage["hyperparameters.rate"] = rates
    lineage["hyperparameters.batch"] = [1, 2, 3, 4]
    runs["status"] = ["finished", "failed", "finished", "running"]

    assert facts(runs, lineage) == [
        "hyperparameters.batch",
        "hyperparameters.rate",
        "hyperparameters.seed",
        "run.id",
        "status",
    ]


def test_groups_of_two_facts_are_in_the_order_of_both() -> None:
    one = {"a": "10", "b": "2", "c": "", "d": "2"}
    other = {"a": "x", "b": "64", "c": "64", "d": "8"}
    names = crossed(one, other)

    assert group_order(names) == [names[run] for run in ("d", "b", "a", "c")]
