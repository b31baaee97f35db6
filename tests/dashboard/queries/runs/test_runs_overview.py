"""What is said of the runs as a whole is what a table of all points says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest

from dashboard.queries.runs.given import in_sight
from dashboard.queries.runs.overview import (
    Alert,
    alerts,
    common_tags,
    header_numbers,
    run_list,
)
from dashboard.queries.runs.stalls import stalls_of
from insight.lineage.target import Target, folder_target, main_tag
from insight.lineage.target.objective import direction, objective
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    Tables = Callable[..., pd.DataFrame]


def runs_of(*names: str) -> pd.DataFrame:
    count = len(names)
    started = pd.to_datetime(np.arange(count) * 60, unit="s", utc=True)
    return pd.DataFrame(
        {
            "run": pd.array(names, dtype="str"),
            "source": "insight",
            "started": started,
            "updated": started + pd.Timedelta(seconds=5),
            "status": "finished",
            "last_step": 2,
            "points": 3,
            "files": 1,
            "bytes": 10,
            "problems": 0,
        }
    )


def target_among(runs: pd.DataFrame, index: ScalarIndex) -> Target:
    """What runs of which nothing else is known are judged by."""
    names = runs["run"].astype(str).tolist()
    return folder_target(pd.DataFrame({"run": names}), index, names)


def test_list_beside_the_charts_begins_with_the_newest(scalar_table: Tables) -> None:
    index = ScalarIndex(scalar_table(("a", "accuracy", [0.1, 0.9, 0.5]), ("b", "accuracy", [0.6])))
    runs = runs_of("a", "b")
    listed = run_list(runs, target_among(runs, index))

    assert listed["runs"] == ["b", "a"]
    assert listed["scores"] == [0.6, 0.9]
    assert listed["target"] == {"name": "accuracy", "of": "best", "direction": 1}


def test_best_run_is_the_lowest_loss(scalar_table: Tables) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [0.5]), ("b", "loss", [0.25])))
    runs = runs_of("a", "b")
    facts = header_numbers(runs, target_among(runs, index))

    assert (facts["best_runs"], facts["best"]) == (["b"], 0.25)


def test_best_is_the_best_of_all_steps_and_never_infinite(scalar_table: Tables) -> None:
    untrained = 0.05
    table = scalar_table(
        ("a", "loss", [untrained, 0.1, 0.9]), ("b", "loss", [untrained, -np.inf, 0.5, np.nan])
    )
    runs = runs_of("a", "b")
    facts = header_numbers(runs, target_among(runs, ScalarIndex(table)))

    assert (facts["best_runs"], facts["best"], facts["judged"]) == (["a"], 0.1, 2)


def test_tags_of_few_runs_get_no_column_by_themselves(scalar_table: Tables) -> None:
    series = [(f"r{n:02d}", tag, [1.0]) for n in range(20) for tag in ("loss", "lr", "acc", "x")]
    index = ScalarIndex(scalar_table(*series, ("r00", "rare", [1.0])))

    assert set(common_tags(index)) == {"loss", "lr", "acc", "x"}


def test_alerts_name_what_is_wrong_the_worst_first(scalar_table: Tables) -> None:
    runs = runs_of("bad", "dead", "odd", "slow", "well")
    runs["status"] = ["diverged", "failed", "finished", "running", "running"]
    table = scalar_table(*((run, "loss", [1.0] * 9) for run in ("slow", "well")))
    table.loc[table["run"] == "well", "wall_time"] += 3_600.0
    stalls = stalls_of(runs, ScalarIndex(table))
    found = alerts(runs, {"bad": 1, "odd": 2}, stalls, now=3_711.0)

    assert found == [
        Alert("diverged", "bad", 0.0),
        Alert("failed", "dead", 0.0),
        Alert("nan", "odd", 2),
        Alert("stalled", "slow", 108.0),
    ]


def test_hidden_runs_raise_no_alerts_and_count_in_no_number(scalar_table: Tables) -> None:
    runs = runs_of("away", "here")
    runs["status"] = "running"
    table = scalar_table(("away", "loss", [0.1] * 9), ("here", "loss", [0.5] * 9))
    index, given = ScalarIndex(table), {"away": {"hidden": True}}
    shown = in_sight(runs, given)
    facts = header_numbers(shown, target_among(shown, index))

    assert [one.run for one in alerts(shown, {"away": 3}, stalls_of(runs, index), 3_711.0)] == [
        "here"
    ]
    assert (facts["runs"], facts["points"], facts["best_runs"]) == (1, 3, ["here"])


def test_runs_without_scalars_have_no_best(scalar_table: Tables) -> None:
    runs = runs_of("a")
    facts = header_numbers(runs, target_among(runs, ScalarIndex(scalar_table())))

    assert facts["best_runs"] == []


@pytest.mark.parametrize(
    ("tag", "sign"),
    [("val/Accuracy", 1), ("loss/auto", -1), ("accuracy_loss", -1), ("learning_rate", 0)],
)
def test_direction_is_read_from_the_name(tag: str, sign: int) -> None:
    assert direction(tag) == sign


def test_tag_without_direction_is_compared_only_when_nothing_better_is_there(
    scalar_table: Tables,
) -> None:
    assert objective({"lr": 9, "loss": 1}) == "loss"
    assert objective({"x": 9, "lr": 9}) == "x"
    assert main_tag(ScalarIndex(scalar_table(("a", "lr", [0.1])))) == "lr"
    assert main_tag(ScalarIndex(scalar_table())) is None


def test_equal_best_runs_are_told_all_by_name(scalar_table: Tables) -> None:
    table = scalar_table(*((run, "acc", [0.5]) for run in ("b", "c", "a")), ("d", "acc", [0.4]))
    runs = runs_of("c", "a", "b", "d")
    facts = header_numbers(runs, target_among(runs, ScalarIndex(table)))

    assert facts["best_runs"] == ["a", "b", "c"]
