from __future__ import annotations

import numpy as np
import pytest

from insight.sources import Batch
from insight.tables.heavy_columns import HeavyColumns


@pytest.fixture
def rows() -> HeavyColumns:
    held = HeavyColumns([("text", "str"), ("count", "int64"), ("value", "object")])
    arrays = [np.full(2, place) for place in range(3)]
    cells = [(f"{place}", 10 * place, array) for place, array in enumerate(arrays)]
    held.extend(Batch("a", "text", "x", [5, 6, 7], [0.5, 0.6, 0.7], cells, [20, 40, 60]))
    return held


@pytest.mark.parametrize("place", range(4))
def test_rows_since_a_place_are_the_last_of_all(rows: HeavyColumns, place: int) -> None:
    since, whole = rows.since(place), rows.since(0)

    assert [column.dtype for column in since] == [column.dtype for column in whole]
    assert [list(map(str, column)) for column in since] == [
        list(map(str, column[place:])) for column in whole
    ]


def test_columns_are_steps_wall_times_cells_and_offsets(rows: HeavyColumns) -> None:
    steps, wall_times, texts, counts, values, offsets = rows.since(1)

    assert (steps.tolist(), wall_times.tolist(), offsets.tolist()) == ([6, 7], [0.6, 0.7], [40, 60])
    assert (texts.tolist(), counts.tolist()) == (["1", "2"], [10, 20])
    assert [value.tolist() for value in values] == [[1, 1], [2, 2]]
