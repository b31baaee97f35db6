"""A CSV file holds every point, bit by bit, however many parts it comes in."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest

from dashboard.queries.scalars.export import HEADER, LastRow, csv_part
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable


def whole(index: ScalarIndex, tags: list[str], runs: list[str] | None, most: int) -> str:
    part = csv_part(index, tags, runs, most=most)
    text = part.text
    while part.last is not None:
        part = csv_part(index, tags, runs, part.last, most)
        text += part.text
    return text


def read(text: str) -> pd.DataFrame:
    """The file, with every number as Python reads it."""
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    forms = {"run": str, "tag": str, "step": int, "wall_time": float, "value": float}
    return pd.DataFrame({name: [form(row[name]) for row in rows] for name, form in forms.items()})


@pytest.fixture
def odd_table() -> pd.DataFrame:
    """Values at the edges of float64, and names that CSV must put in quotes."""
    random = np.random.default_rng(2)
    values = np.frombuffer(random.bytes(8 * 900), np.float64).copy()
    values[:6] = [np.nan, np.inf, -np.inf, -0.0, 5e-324, 0.1 + 0.2]
    runs = np.repeat(['a,"b"', "b\nc", "网络"], 300)
    tags = np.tile(np.repeat(["loss", "val, loss"], 150), 3)
    table = pd.DataFrame({"run": runs, "tag": tags, "step": np.tile(np.arange(150), 6)})
    table = table.assign(wall_time=1.7e9 + random.random(900), value=values)
    return table.sort_values(["run", "tag", "step"], ignore_index=True)


@pytest.mark.parametrize("most", [1, 7, 150, 200_000])
def test_file_is_the_table_bit_by_bit(odd_table: pd.DataFrame, most: int) -> None:
    text = whole(ScalarIndex(odd_table), ["loss", "val, loss"], None, most)
    found = read(text)

    assert text.startswith(HEADER)
    assert text.count(HEADER) == 1
    for column in ("run", "tag", "step"):
        assert found[column].tolist() == odd_table[column].tolist()
    for column in ("wall_time", "value"):
        bits, expected = (frame[column].to_numpy(np.float64) for frame in (found, odd_table))
        both = np.isnan(bits) & np.isnan(expected)
        assert ((bits.view(np.int64) == expected.view(np.int64)) | both).all()


def test_what_is_not_finite_is_spelled_as_in_the_api(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    values = [float("nan"), float("inf"), float("-inf")]
    text = csv_part(ScalarIndex(scalar_table(("a", "x", values))), ["x"]).text

    assert [line.rsplit(",", 1)[1] for line in text.splitlines()[1:]] == [
        "NaN",
        "Infinity",
        "-Infinity",
    ]


def test_only_the_runs_and_tags_asked_for_are_written(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    table = scalar_table(("a", "x", [1.0]), ("a", "y", [2.0]), ("b", "x", [3.0]))
    index = ScalarIndex(table)

    assert csv_part(index, ["x"], ["b", "gone"]).text == HEADER + "b,x,0,100.0,3.0\n"
    assert csv_part(index, ["gone"]).text == HEADER


def test_file_that_grows_between_parts_has_no_row_twice(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    before = ScalarIndex(scalar_table(("b", "x", [1.0, 2.0, 3.0])))
    after = ScalarIndex(scalar_table(("a", "x", [9.0]), ("b", "x", [1.0, 2.0, 3.0, 4.0])))
    first = csv_part(before, ["x"], most=2)
    second = csv_part(after, ["x"], None, first.last, most=2)

    assert first.last == LastRow("b", "x", 1)
    assert second.text == "b,x,2,102.0,3.0\nb,x,3,103.0,4.0\n"
    assert second.last is None


def test_spreadsheet_runs_nothing_of_the_file() -> None:
    row = {"run": ["=a"], "tag": ["-x"], "step": [1], "wall_time": [0.5], "value": [-np.inf]}
    part = csv_part(ScalarIndex(pd.DataFrame(row)), ["-x"])

    assert part.text.splitlines()[1] == "'=a,'-x,1,0.5,-Infinity"
