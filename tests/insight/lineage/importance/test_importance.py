"""Each parameter is told of once: with a number, or with the reason why it has none."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.lineage.importance import Importance, importance, shares

FACTS = st.one_of(
    st.none(),
    st.integers(-3, 3),
    st.floats(allow_nan=False),
    st.sampled_from(["adam", "sgd"]),
    st.just((1, "x")),
    st.integers(10**400, 10**400 + 2),
    st.booleans(),
)


def test_noise_explains_nothing_and_a_cause_nearly_all() -> None:
    rng = np.random.default_rng(4)
    rate = 10 ** rng.uniform(-4, -1, 400)
    table = pd.DataFrame({"rate": rate, "noise": rng.normal(size=400), "net": ["a", "b"] * 200})
    found = importance(table, ["net", "noise", "rate"], np.log(rate) + rng.normal(size=400) / 5)
    (one,) = found.found

    assert (found.runs, found.scale, found.varies) == (400, "linear", True)
    assert (one.name, one.runs, one.is_curve) == ("rate", 400, True)
    assert one.low > 0.95
    assert one.sign is not None
    assert one.sign > 0.95
    assert found.chance == ("net", "noise")


def test_same_question_gets_the_same_answer() -> None:
    rng = np.random.default_rng(1)
    table = pd.DataFrame({"lr": rng.random(40)})
    target = table["lr"].to_numpy() + rng.random(40) / 9

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
    found = importance(table, list(table), np.tile([0.1, 0.9], 10))

    assert [one.name for one in found.found] == ["net"]
    assert found.found[0].sign is None
    assert (found.constant, found.scarce, found.unique) == (("fixed",), ("rare",), ("path",))


def test_few_runs_are_too_few() -> None:
    table = pd.DataFrame({"lr": [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]})
    found = importance(table, ["lr"], np.arange(7.0))

    assert found.found == ()
    assert found.scarce == ("lr",)


def test_runs_without_a_finite_target_do_not_count() -> None:
    table = pd.DataFrame({"net": ["a", "b"] * 10})
    target = np.array([np.nan, np.inf, *np.tile([0.0, 1.0], 9)])
    found = importance(table, ["net"], target)

    assert found.runs == 18
    assert found.found[0].runs == 18


def test_target_that_does_not_vary_is_explained_by_nothing() -> None:
    table = pd.DataFrame({"lr": np.linspace(0, 1, 30)})
    found = importance(table, ["lr"], np.ones(30))

    assert (found.varies, found.found, found.chance, found.left) == (False, (), ("lr",), None)
    assert shares(table, ["lr"], np.ones(30)) == {}


def test_share_of_a_parameter_that_some_runs_have_is_of_the_variance_of_all() -> None:
    """Momentum explains all of its ten runs, and these vary as the ten others do."""
    momentum = [0.0, 0.9] * 5 + [None] * 10
    target = np.array([0.0, 1.0] * 5 + [0.0] * 5 + [1.0] * 5)
    found = importance(pd.DataFrame({"momentum": momentum}), ["momentum"], target)

    assert [(one.name, one.runs) for one in found.found] == [("momentum", 10)]
    assert found.found[0].share == pytest.approx(0.5)
    assert found.left == pytest.approx(0.5, abs=0.05)


def test_share_whose_interval_begins_at_nothing_has_no_number() -> None:
    """Of four thousand runs a share of 0.002 is told apart from chance, and is nothing still."""
    rng = np.random.default_rng(0)
    net = np.tile([0.0, 1.0], 2_000)
    found = importance(pd.DataFrame({"net": net}), ["net"], net / 12 + rng.normal(size=4_000))

    assert (found.found, found.chance) == ((), ("net",))


def test_parameter_that_no_run_with_the_target_has_is_not_told() -> None:
    table = pd.DataFrame({"lacks": [None] * 10 + ["x", "y"], "fixed": [1] * 12})
    found = importance(table, ["lacks", "fixed"], np.array([1.0] * 10 + [np.nan] * 2))

    assert found.constant == ("fixed",)
    assert not found.scarce
    assert not found.chance


def test_numbers_beyond_all_floats_are_one_group() -> None:
    values = pd.Series([*range(30), *(10**400 + n for n in range(10))], dtype=object)
    found = importance(pd.DataFrame({"n": values}), ["n"], np.arange(40.0))

    assert found.found[0].share > 0.9


def test_shares_are_those_of_importance_without_a_judgement() -> None:
    rng = np.random.default_rng(0)
    table = pd.DataFrame({"net": ["a", "b"] * 20, "noise": rng.random(40), "fixed": [1] * 40})
    target = np.tile([0.0, 1.0], 20) + rng.normal(size=40) / 4
    found = shares(table, list(table), target)

    assert found.keys() == {"net", "noise"}
    assert found["net"] == importance(table, list(table), target).found[0].share
    assert found["noise"] < 0.2


def test_ten_thousand_runs_take_little_memory() -> None:
    """Columns of curves exist for as long as they are multiplied."""
    rng = np.random.default_rng(0)
    table = pd.DataFrame({f"p{n}": rng.random(10_000) for n in range(12)})
    importance(table.head(50), list(table), rng.random(50))  # loads SciPy
    tracemalloc.start()
    try:
        importance(table, list(table), rng.random(10_000))
        _, highest = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert highest < 80e6


@given(st.data())
def test_any_facts_and_numbers_are_told_of_once_each(data: st.DataObject) -> None:
    runs = data.draw(st.integers(0, 20))
    column = st.lists(FACTS, min_size=runs, max_size=runs)
    facts = data.draw(st.dictionaries(st.sampled_from("abc"), column))
    target = np.array(data.draw(st.lists(st.floats(), min_size=runs, max_size=runs)), float)
    columns = {name: pd.Series(of, dtype=object) for name, of in facts.items()}
    table = pd.DataFrame(columns, index=range(runs))
    found = importance(table, list(facts), target)
    known = table[np.isfinite(target)].notna().any()

    assert sorted(_names(found)) == sorted(name for name in facts if known[name])
    for one in (*found.found, *found.together):
        assert 0 <= one.low <= one.share <= one.high <= 1 + 1e-9


def _names(found: Importance) -> list[str]:
    alone = [one.name for one in found.found]
    return [*alone, *found.chance, *found.constant, *found.scarce, *found.unique]
