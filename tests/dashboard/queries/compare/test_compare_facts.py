"""A comparison holds the tables' values and tells what differs, of a run by itself nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd
import pytest

from dashboard.queries.compare.facts import MOST_RUNS, MOST_TAGS, compared, known_runs, series_of
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import insight
    from dashboard.queries.compare.facts import Fact

LINEAGE = pd.DataFrame(
    {
        "run": ["a", "b", "c"],
        "hyperparameters.lr": [0.1, 0.2, None],
        "hyperparameters.optimizer": ["Adam", "Adam", "Adam"],
        "metric.accuracy": [0.5, 0.75, float("nan")],
    }
)


def overview(names: Sequence[str]) -> pd.DataFrame:
    moment = pd.Timestamp("2026-01-01", tz="UTC")
    return pd.DataFrame(
        {
            "run": list(names),
            "source": "insight",
            "started": moment,
            "updated": moment + pd.Timedelta(seconds=90),
            "status": "finished",
            "last_step": 2,
            "points": 3,
            "problems": 0,
        }
    )


def by_name(facts: Sequence[Fact]) -> dict[tuple[str, str], Fact]:
    return {(fact.name, fact.of): fact for fact in facts}


def test_values_are_those_of_the_tables(scalar_table: Callable[..., pd.DataFrame]) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [3.0, 1.0, 2.0]), ("b", "loss", [0.5])))
    facts = by_name(compared(["b", "a", "c"], overview("abc"), LINEAGE, index))

    assert facts["loss", "last"].cells == [0.5, 2.0, None]
    assert facts["loss", "last"].steps == [0, 2, None]
    assert facts["loss", "best"].cells == [0.5, 1.0, None]
    assert facts["loss", "best"].steps == [0, 1, None]
    assert facts["loss", "best"].best == [0]
    assert facts["hyperparameters.lr", ""].cells == [0.2, 0.1, None]
    assert facts["metric.accuracy", ""].best == [0]
    assert facts["duration", ""].cells == [90.0] * 3


def test_what_differs_comes_first(scalar_table: Callable[..., pd.DataFrame]) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [1.0]), ("b", "loss", [1.0])))
    facts = compared(["a", "b"], overview("ab"), LINEAGE, index)
    differing = [fact.name for fact in facts if fact.differs]

    assert differing == ["metric.accuracy", "hyperparameters.lr"]
    assert [fact.name for fact in facts[:2]] == differing


def test_run_compared_with_itself_has_no_differences(sample: insight.Store) -> None:
    index = ScalarIndex(sample.table("scalar"))
    facts = compared(["sgd", "sgd"], sample.runs(), sample.lineage(), index)

    assert facts
    assert not any(fact.differs for fact in facts)
    assert not any(fact.best for fact in facts)


def test_numbers_that_json_lacks_are_texts_and_equal_to_themselves(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    odd = [float("nan")]
    index = ScalarIndex(scalar_table(("a", "loss", odd), ("b", "loss", odd)))
    facts = by_name(compared(["a", "b"], overview("ab"), LINEAGE[["run"]], index))

    assert facts["loss", "last"].cells == ["NaN", "NaN"]
    assert not facts["loss", "last"].differs


def test_numbers_beyond_all_floats_are_compared_and_keep_their_digits() -> None:
    lineage = pd.DataFrame({"run": ["a", "b"], "metric.accuracy": [10**400, 2**60 + 1]})
    none = pd.DataFrame({"run": [], "tag": [], "step": [], "wall_time": [], "value": []})
    facts = by_name(compared(["a", "b"], overview("ab"), lineage.astype(object), ScalarIndex(none)))

    assert facts["metric.accuracy", ""].cells == [str(10**400), str(2**60 + 1)]
    assert facts["metric.accuracy", ""].differs
    assert facts["metric.accuracy", ""].best == [0]


@pytest.mark.parametrize("name", ["metric.score", "metric.loss"])
@pytest.mark.parametrize(
    "values", [[2**60, 5], [2**60, 2**60 + 1], [10**400, 0.5], [-(10**400), 1]]
)
def test_best_number_is_best_however_long_it_is(name: str, values: list[float]) -> None:
    lineage = pd.DataFrame({"run": ["a", "b"], name: pd.Series(values, dtype=object)})
    none = pd.DataFrame({"run": [], "tag": [], "step": [], "wall_time": [], "value": []})
    facts = by_name(compared(["a", "b"], overview("ab"), lineage, ScalarIndex(none)))
    wanted = (min if name == "metric.loss" else max)(values)

    assert facts[name, ""].best == [values.index(wanted)]


def test_unknown_runs_and_runs_beyond_the_bound_are_left_out() -> None:
    there = overview([f"r{n}" for n in range(MOST_RUNS + 9)])

    assert known_runs(["x", "r3", "r3", "<b>"], there) == ["r3"]
    assert len(known_runs(there["run"].tolist(), there)) == MOST_RUNS


def test_of_very_many_series_those_most_runs_have_are_compared(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    rows = [("a", f"t{n:03d}", [1.0]) for n in range(MOST_TAGS + 20)]
    index = ScalarIndex(scalar_table(*rows, ("a", "zz", [1.0]), ("b", "zz", [2.0])))
    facts = compared(["a", "b"], overview("ab"), LINEAGE[["run"]], index)
    tags = {fact.name for fact in facts if fact.section == "series"}

    assert len(tags) == MOST_TAGS
    assert "zz" in tags


def test_series_of_some_runs_leave_the_index_as_it_is(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    index = ScalarIndex(scalar_table(("a", "x", [1.0]), ("b", "x", [2.0]), ("b", "y", [3.0])))
    part = series_of(index, {"a"})

    assert {tag: [s.run for s in segments] for tag, segments in part.by_tag.items()} == {"x": ["a"]}
    assert list(index.by_tag) == ["x", "y"]


def test_five_hundred_runs_are_compared(scalar_table: Callable[..., pd.DataFrame]) -> None:
    names = [f"r{n:03d}" for n in range(500)]
    series = [(name, tag, [float(n)]) for n, name in enumerate(names) for tag in ("acc", "loss")]
    index = ScalarIndex(scalar_table(*series))
    facts = by_name(compared(names, overview(names), LINEAGE[["run"]], index))

    assert facts["acc", "best"].cells == [float(n) for n in range(500)]
    assert facts["acc", "best"].best == [499]
