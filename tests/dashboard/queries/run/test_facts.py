"""What a run was made of, beside another one."""

from __future__ import annotations

from typing import Any

import pandas as pd

from dashboard.queries.run.facts import LONGEST, differences, fact_groups
from insight.tables.scalar_index import ScalarIndex

LINEAGE = pd.DataFrame(
    {
        "run": ["a", "b", "c"],
        "hyperparameters.lr": [0.1, 0.5, None],
        "hyperparameters.seed": [1, 1, 2],
        "user.note": ["x" * 3_000, None, None],
        "metric.accuracy": [0.9, 0.8, 0.1],
        "run.host": ["one", "two", None],
    }
)


def groups(run: str, other: str | None) -> dict[str, list[tuple[Any, ...]]]:
    return {one["section"]: one["facts"] for one in fact_groups(LINEAGE, run, other)}


def index(**values: dict[str, list[float]]) -> ScalarIndex:
    rows = [
        {"run": run, "tag": tag, "step": step, "wall_time": 0.0, "value": value}
        for run, tags in values.items()
        for tag, held in tags.items()
        for step, value in enumerate(held, 1)
    ]
    return ScalarIndex(pd.DataFrame(rows).sort_values(["run", "tag", "step"]))


RUNS = pd.DataFrame(
    {
        "run": ["a", "b"],
        "status": ["finished", "failed"],
        "source": ["insight", "insight"],
        "started": pd.to_datetime([0, 1], unit="s", utc=True),
        "updated": pd.to_datetime([1, 2], unit="s", utc=True),
        "last_step": [2, 2],
        "points": [4, 4],
        "problems": [0, 0],
    }
)


def test_settings_that_differ_are_marked_and_the_other_value_is_beside() -> None:
    found = groups("a", "b")

    assert found["hyperparameters"] == [("lr", 0.1, 0.5, True), ("seed", 1.0, 1.0, False)]


def test_setting_that_only_the_other_run_has_is_told() -> None:
    assert ("lr", None, 0.1, True) in groups("c", "a")["hyperparameters"]


def test_outcomes_and_places_are_not_marked() -> None:
    found = groups("a", "b")

    assert found["metric"] == [("accuracy", 0.9, 0.9, False)]
    assert list(found)[-1] == "run"
    assert found["run"] == [("host", "one", "one", False)]


def test_without_another_run_nothing_is_marked() -> None:
    assert not any(differs for facts in groups("a", None).values() for *_, differs in facts)


def test_long_texts_are_cut() -> None:
    [(_, text, *_)] = groups("a", None)["user"]

    assert len(text) == LONGEST + 1


def test_what_differs_is_told_with_what_came_of_it_the_target_first() -> None:
    held = index(
        a={"acc": [0.5, 0.9], "loss": [0.3, 0.4], "lr": [0.1, 0.1]},
        b={"acc": [0.5, 0.7], "loss": [0.3, 0.2], "lr": [0.5, 0.5]},
    )
    found = differences("a", "b", RUNS, LINEAGE, held, "loss")

    assert found["with"] == "b"
    assert ("hyperparameters", "lr", 0.1, 0.5) in found["settings"]
    assert not any(name == "host" for _, name, *_ in found["settings"])
    assert found["outcomes"][0] == ("loss", 0.3, 0.2, -1)
    assert ("acc", 0.9, 0.7, 1) in found["outcomes"]
    assert ("accuracy", 0.9, 0.8, 1) in found["outcomes"]
    assert all(name != "lr" for name, *_ in found["outcomes"])  # nobody knows which is better


def test_metrics_that_only_one_of_both_has_are_left_out() -> None:
    held = index(a={"acc": [0.5]}, b={"loss": [0.3]})
    found = differences("a", "b", RUNS, LINEAGE, held, "acc")

    assert [name for name, *_ in found["outcomes"]] == ["accuracy"]
