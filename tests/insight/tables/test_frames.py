from __future__ import annotations

import datetime as dt
import math

import pandas as pd
import pytest

from insight.plugins.values import Table
from insight.tables.frames import as_frame

NOON = dt.datetime(2026, 11, 30, 12)  # noqa: DTZ001  # as people have them


@pytest.mark.parametrize(
    ("cells", "dtype"),
    [
        ([1, 2], "int64"),
        ([1, None], "float64"),
        ([1, 0.5], "float64"),
        ([0.5, math.nan], "float64"),
        (["a", None], "str"),
        ([True, False], "bool"),
        ([True, None], "object"),
        ([NOON, None], "datetime64[us]"),
        ([NOON, NOON.replace(tzinfo=dt.UTC)], "object"),
        ([1, "a"], "object"),
        ([True, 2], "object"),
        ([2**70], "object"),
        ([b"GIF89a"], "object"),
        ([None], "object"),
    ],
)
def test_column_has_the_type_of_its_cells(cells, dtype):
    frame = as_frame(Table(["a"], [[cell] for cell in cells]))

    assert str(frame["a"].dtype) == dtype
    assert len(frame) == len(cells)


def test_columns_of_one_name_stay_two():
    frame = as_frame(Table(["a", "a"], [[1, "x"]]))

    assert frame.columns.tolist() == ["a", "a"]
    assert frame.iloc[0].tolist() == [1, "x"]


def test_table_without_rows_has_its_columns():
    assert as_frame(Table(["a", "b"])).columns.tolist() == ["a", "b"]
    assert as_frame(Table([])).empty
    assert isinstance(as_frame(Table([])), pd.DataFrame)
