"""Which value of a series stands in the grid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest

from dashboard.queries.runs.hows import How, asked_hows, how_of, metric_column, usual_hows
from insight.lineage.target import folder_target
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    Tables = Callable[..., pd.DataFrame]


@pytest.mark.parametrize(
    ("text", "how"),
    [
        ("last", How("last")),
        ("min", How("min")),
        ("best", How("best")),
        ("mean:10", How("mean", 10)),
        ("mean:-3", How("mean", 1)),
        ("mean:99999999999", How("mean", 100_000)),
        ("step:500", How("step", 500)),
        ("step:-1", How("step", -1)),
        ("step:1e3", How("last")),
        ("step:" + "9" * 40, How("last")),
        ("atmin:val/loss:x", How("atmin", other="val/loss:x")),
        ("atmin", How("last")),
        (7, How("last")),
        (None, How("last")),
    ],
)
def test_what_stands_in_a_column_is_read_from_the_address(text: object, how: How) -> None:
    assert how_of(text) == how
    assert asked_hows({"loss": text}) == {"loss": how}


@pytest.mark.parametrize(
    ("how", "value", "step"),
    [
        ("last", 4.0, 4),
        ("min", 1.0, 1),
        ("max", 9.0, 2),
        ("mean:2", 3.5, 4),
        ("mean:1000", np.mean([5, 1, 9, 3, 4]), 4),
        ("step:3", 3.0, 3),
        ("step:1000", 4.0, 4),
        ("atmin:val", 3.0, 3),
        ("atmax:val", 5.0, 0),
    ],
)
def test_column_holds_the_value_asked_for_with_its_step(
    scalar_table: Tables, how: str, value: float, step: int
) -> None:
    table = scalar_table(("a", "loss", [5, 1, 9, 3, 4]), ("a", "val", [9, 8, np.nan, 1, 2]))
    column = metric_column(ScalarIndex(table), "loss", how_of(how), ["a"])

    assert column.held.tolist() == [value]
    assert column.steps.tolist() == [step]
    assert column.has == [True]


@pytest.mark.parametrize(
    "how", ["last", "min", "max", "mean:2", "step:2", "atmin:val", "atmax:val"]
)
def test_column_of_many_runs_holds_what_it_holds_of_each_alone(
    scalar_table: Tables, how: str
) -> None:
    rng = np.random.default_rng(11)
    series = [
        (f"{run:02}", tag, rng.choice([np.nan, np.inf, 0.0, 1.0, 2.0], length).tolist())
        for run, lengths in enumerate(rng.integers(0, 6, (40, 2)))
        for tag, length in zip(("loss", "val"), lengths, strict=True)
        if length
    ]
    index = ScalarIndex(scalar_table(*series))
    names = rng.permutation([f"{run:02}" for run in range(41)]).tolist()
    together = metric_column(index, "loss", how_of(how), names)
    alone = [metric_column(index, "loss", how_of(how), [name]) for name in names]

    np.testing.assert_array_equal(together.held, np.concatenate([one.held for one in alone]))
    assert together.steps.tolist() == [one.steps[0] for one in alone]
    assert together.has == [one.has[0] for one in alone]


def test_run_that_lacks_a_value_is_told_from_one_that_has_nan(scalar_table: Tables) -> None:
    table = scalar_table(("a", "loss", [np.nan]), ("b", "other", [1.0]))
    column = metric_column(ScalarIndex(table), "loss", How("min"), ["a", "b", "c"])

    assert column.has == [True, False, False]
    assert np.isnan(column.held).all()
    later = metric_column(ScalarIndex(table), "loss", How("step", -5), ["a"])
    assert later.has == [False]


def test_values_that_are_not_finite_are_never_the_least_or_greatest(scalar_table: Tables) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [np.inf, 2.0, -np.inf, 1.0, np.nan])))
    found = [metric_column(index, "loss", How(word), ["a"]).held[0] for word in ("min", "max")]

    assert found == [1.0, 2.0]


def test_column_of_the_target_holds_what_runs_are_judged_by(
    scalar_table: Tables,
) -> None:
    untrained = 0.01
    index = ScalarIndex(
        scalar_table(("a", "loss", [untrained, 0.5, 0.7]), ("b", "loss", [untrained, 0.6]))
    )
    target = folder_target(pd.DataFrame({"run": ["a", "b"]}), index, ["a", "b"])
    hows = usual_hows(target)
    column = metric_column(index, "loss", hows["loss"], ["a", "b", "c"])

    assert hows == {"loss": How("best")}
    assert column.held.tolist()[:2] == target.scores.tolist() == [0.5, 0.6]
    assert (column.steps.tolist()[:2], column.has) == ([1, 1], [True, True, False])
    assert metric_column(index, "loss", How("min"), ["a"]).held.tolist() == [untrained]
