"""The best of a series: finite values of a trained model count, the earliest of equal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest

from insight.lineage.target.best import TOGETHER, best_rows, best_values, extreme_rows
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.tables.scalar_index import Segment

ODD = [float("nan"), float("inf"), float("-inf"), 0.0, -0.0]


def test_earliest_of_equal_bests_counts(scalar_table: Callable[..., pd.DataFrame]) -> None:
    index = ScalarIndex(scalar_table(("a", "acc", [0.5, 0.9, 0.9, 0.1])))

    assert best_rows(index, index.segments, 1).tolist() == [1]
    assert best_rows(index, index.segments, -1).tolist() == [3]


@pytest.mark.parametrize("sign", [1, -1])
def test_extremes_of_many_series_are_those_of_each(
    scalar_table: Callable[..., pd.DataFrame], sign: int
) -> None:
    rng = np.random.default_rng(4)
    series = [
        (f"{run}", tag, rng.choice([*ODD, *rng.normal(size=3)], rng.integers(1, 5)).tolist())
        for run in range(TOGETHER + 3)
        for tag in ("loss", "acc")
    ]
    index = ScalarIndex(scalar_table(*series))
    segments = index.by_tag["loss"]

    assert extreme_rows(index, segments, sign).tolist() == [
        _extreme(index, segment, sign) for segment in segments
    ]
    assert best_values(index, [], sign).shape == best_rows(index, [], sign).shape == (0,)


def _extreme(index: ScalarIndex, segment: Segment, sign: int) -> int:
    values = sign * index.value[segment.start : segment.end]
    finite = np.isfinite(values)
    if not finite.any():
        return segment.end - 1
    return segment.start + int(np.argmax(np.where(finite, values, -np.inf)))


def best(table: pd.DataFrame, tag: str, sign: int = 1) -> dict[str, float]:
    index = ScalarIndex(table)
    segments = index.by_tag[tag]
    found = best_values(index, segments, sign).tolist()
    return {segment.run: value for segment, value in zip(segments, found, strict=True)}


def test_what_stands_at_step_0_was_measured_before_training(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    table = scalar_table(("a", "acc", [0.9, 0.5, 0.7]), ("b", "acc", [0.6, 0.8, 0.7]))

    assert best(table, "acc") == {"a": 0.7, "b": 0.8}
    assert best(table, "acc", -1) == {"a": 0.5, "b": 0.7}


def test_a_run_that_only_has_it_from_before_its_training_has_no_value(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    table = scalar_table(
        ("began", "acc", [0.9]), ("began", "loss", [3.0, 2.0]), ("went on", "acc", [0.1, 0.7])
    )

    np.testing.assert_equal(best(table, "acc"), {"began": np.nan, "went on": 0.7})


def test_of_runs_that_never_go_beyond_step_0_it_counts(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    """Evaluations alone, an epoch counted from 0, or what the machine did meanwhile."""
    table = scalar_table(
        ("alone", "acc", [0.9]), ("alone", "machine/cpu", [1.0, 2.0]), ("other", "acc", [0.1, 0.7])
    )

    assert best(table, "acc") == {"alone": 0.9, "other": 0.7}


def test_results_that_no_run_has_but_at_step_0_count(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    table = scalar_table(("a", "hparam/accuracy", [0.9]), ("a", "loss", [3.0, 2.0]))

    assert best(table, "hparam/accuracy") == {"a": 0.9}


def test_series_without_steps_count_by_the_value_that_stands() -> None:
    rows = {"run": "a", "step": 0, "wall_time": 1.0}
    table = pd.DataFrame(
        [rows | {"tag": "acc", "value": 0.9}, rows | {"tag": "loss", "value": 2.0}]
    )
    later = pd.DataFrame([rows | {"tag": "loss", "step": 1, "value": 1.0}])
    stepless = pd.DataFrame([rows | {"tag": "acc", "value": value} for value in (0.1, 0.9)])
    columns = ["run", "tag", "step", "wall_time", "value"]
    index = ScalarIndex(pd.concat([table, later])[columns], stepless[columns])

    assert best_values(index, index.by_tag["acc"], 1).tolist() == [0.9]
