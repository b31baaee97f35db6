"""The same points along the axis that somebody chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest

from dashboard.queries.series.curves import curves
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    Tables = Callable[..., pd.DataFrame]


def test_axes_of_one_run(scalar_table: Tables) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [3.0, 2.0]), ("a", "lr", [0.5, 0.25])))
    along = {
        axis: curves(index, "loss", axis, "lr")[0].x.tolist()
        for axis in ("step", "relative", "wall", "index", "tag")
    }

    assert along == {
        "step": [0, 1],
        "relative": [0, 1],
        "wall": [100, 101],
        "index": [0, 1],
        "tag": [0.5, 0.25],
    }


def test_time_counts_from_the_first_record_of_any_tag() -> None:
    rows = [("a", "late", 5, 107.0, 1.0), ("a", "loss", 0, 100.0, 1.0)]
    table = pd.DataFrame(rows, columns=["run", "tag", "step", "wall_time", "value"])

    assert curves(ScalarIndex(table), "late", "relative")[0].x.tolist() == [7]


@pytest.mark.parametrize(("axis", "x"), [("relative", [0, 2]), ("wall", [101, 103])])
def test_points_at_no_time_are_left_out_of_time_and_counted(
    scalar_table: Tables, axis: str, x: list[int]
) -> None:
    table = scalar_table(("a", "loss", [4.0, 3.0, 2.0, 1.0]), ("b", "loss", [1.0]))
    table.loc[[0, 2, 4], "wall_time"] = -np.inf, np.nan, np.inf
    index = ScalarIndex(table)
    (curve,) = curves(index, "loss", axis)

    assert curve.x.tolist() == x
    assert (curve.value.tolist(), curve.ascends, curve.unpaired) == ([3, 1], True, 2)
    assert index.started == {"a": 101, "b": 0}
    assert len(curves(index, "loss", "step")[0].x) == 4


def test_other_tag_is_joined_on_step_and_the_rest_is_counted() -> None:
    rows = [("a", "epoch", step, 1.0, step / 10) for step in (0, 10, 20)]
    rows += [("a", "loss", step, 1.0, 1.0 / (step + 1)) for step in range(0, 25, 5)]
    rows += [("b", "loss", 0, 1.0, 9.0)]
    table = pd.DataFrame(rows, columns=["run", "tag", "step", "wall_time", "value"])
    found = curves(ScalarIndex(table), "loss", "tag", "epoch")

    assert [curve.run for curve in found] == ["a"]
    assert found[0].step.tolist() == [0, 10, 20]
    assert found[0].x.tolist() == [0, 1, 2]
    assert found[0].unpaired == 2


def test_falling_x_is_known_to_fall(scalar_table: Tables) -> None:
    table = scalar_table(("a", "loss", [3.0, 2.0, 1.0]), ("a", "lr", [0.5, 0.4, np.nan]))
    curve = curves(ScalarIndex(table), "loss", "tag", "lr")[0]

    assert not curve.ascends
    assert (curve.low, curve.high, curve.unpaired) == (0.4, 0.5, 1)
