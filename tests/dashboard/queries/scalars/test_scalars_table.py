"""The table at a cursor holds the recorded points, not what a chart makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest

from dashboard.encode import decode
from dashboard.queries.scalars.table import nearest, values_at
from dashboard.queries.series.ema import debiased_ema
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.parametrize(
    ("wanted", "place"),
    [(-5.0, 0), (1.0, 0), (2.9, 0), (3.0, 0), (3.1, 1), (5.0, 1), (8.0, 2), (99.0, 2)],
)
def test_nearest_step_is_found_and_of_two_the_earlier(wanted: float, place: int) -> None:
    assert nearest(np.array([1, 5, 9]), wanted) == place


def test_each_run_gives_its_point_nearest_to_its_own_step() -> None:
    random = np.random.default_rng(1)
    rows = [
        (run, "loss", int(step), 50.0 + step, random.normal())
        for run in "abc"
        for step in np.sort(random.choice(1000, 200, replace=False))
    ]
    table = pd.DataFrame(rows, columns=["run", "tag", "step", "wall_time", "value"])
    steps = {"a": 10.2, "b": 500.0, "c": 2000.0, "gone": 1.0}
    found = values_at(ScalarIndex(table), "loss", steps, 0.8)

    assert found["runs"] == ["a", "b", "c"]
    for i, run in enumerate(found["runs"]):
        own = table[table["run"] == run].reset_index(drop=True)
        place = int((own["step"] - steps[run]).abs().argmin())
        assert decode(found["step"])[i] == own["step"][place]
        assert decode(found["wall"])[i] == own["wall_time"][place]
        assert decode(found["value"])[i] == own["value"][place]
        assert decode(found["smoothed"])[i] == debiased_ema(own["value"].to_numpy(), 0.8)[place]


def test_runs_not_asked_for_and_tags_not_there_are_left_out(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [1.0]), ("b", "loss", [float("nan")])))

    assert values_at(index, "loss", {"b": 0.0})["runs"] == ["b"]
    assert np.isnan(decode(values_at(index, "loss", {"b": 0.0})["value"])).all()
    assert values_at(index, "other", {"a": 0.0})["runs"] == []
