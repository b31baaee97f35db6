"""To which step a training had come at a time: what was sampled beside it stands there."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from insight.tables.scalar_index import ScalarIndex

Row = tuple[str, str, int, float]


def index_of(*rows: Row) -> ScalarIndex:
    table = pd.DataFrame(sorted(rows), columns=["run", "tag", "step", "wall_time"])
    return ScalarIndex(table.assign(value=1.0))


def steps(index: ScalarIndex, *times: float, run: str = "a") -> list[float]:
    return index.steps_at(run, np.array(times)).tolist()


def training(*times: float, tag: str = "loss", run: str = "a") -> list[Row]:
    return [(run, tag, step, time) for step, time in enumerate(times)]


def test_time_between_two_records_is_a_fraction_of_a_step() -> None:
    index = index_of(*training(100.0, 110.0, 130.0))

    assert steps(index, 100.0, 105.0, 110.0, 125.0, 130.0) == [0, 0.5, 1, 1.75, 2]


def test_training_has_no_steps_before_its_first_record_and_after_its_last() -> None:
    index = index_of(*training(100.0, 110.0))

    assert np.isnan(steps(index, 99.9, 110.1)).all()


def test_longest_series_tells() -> None:
    short = [("a", "val/loss", 1000, 100.0), ("a", "val/loss", 2000, 110.0)]
    machine = [("a", "machine/cpu", step, 100.0 + step) for step in range(9)]
    clock = [("a", "time/fps", step, 100.0 + step) for step in range(9)]
    index = index_of(*short, *machine, *clock, *training(100.0, 110.0, 120.0))

    assert steps(index, 115.0) == [1.5]


def test_run_without_a_training_of_several_records_has_no_steps() -> None:
    index = index_of(("a", "loss", 7, 100.0), ("b", "machine/cpu", 1, 100.0))

    assert np.isnan([*steps(index, 100.0), *steps(index, 100.0, run="b")]).all()
    assert np.isnan(steps(index, 100.0, run="none")).all()


def test_records_that_came_late_take_no_training_back() -> None:
    index = index_of(*training(100.0, 130.0, 120.0, 140.0))

    assert steps(index, 120.0, 130.0, 135.0) == [2, 2, 2.5]


@pytest.mark.parametrize("odd", [float("nan"), float("inf"), float("-inf")])
def test_records_of_no_time_are_passed_over(odd: float) -> None:
    index = index_of(*training(100.0, odd, 120.0))

    assert steps(index, 110.0) == [1]


def test_records_of_no_time_at_all_have_no_steps() -> None:
    index = index_of(*training(float("nan"), float("nan")))

    assert np.isnan(steps(index, 110.0)).all()
