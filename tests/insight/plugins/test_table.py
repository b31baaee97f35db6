from __future__ import annotations

import datetime as dt
import math

import numpy as np
import pandas as pd
import pytest
from PIL import Image

import insight
from insight.errors import FormatError, SummaryError
from insight.format.messages import Summary
from insight.plugins.image import picture_format
from insight.plugins.media import audio_format
from insight.plugins.table import PLUGIN, load
from tests.every_case import every

NOON = dt.datetime(2026, 11, 30, 12, 0, 0, 5)  # noqa: DTZ001  # as people have them
CELLS = {
    "whole": 3,
    "huge": 2**80,
    "float": 0.1,
    "text": "三\n\0",
    "none": None,
    "bool": True,
    "infinite": -math.inf,
    "time": NOON,
    "zoned": NOON.replace(tzinfo=dt.UTC),
    "date": NOON.date(),
    "hour": NOON.time(),
}
TAKEN_AS = {
    "numpy": (np.float32(0.5), 0.5),
    "numpy's whole": (np.int8(3), 3),
    "numpy's time": (np.datetime64("2026-11-30T12:00:00.000005000", "ns"), NOON),
    "one element": (np.array([[2.5]]), 2.5),
    "pandas' time": (pd.Timestamp(NOON), NOON),
    "not a time": (pd.NaT, None),
    "lacking": (pd.NA, None),
    "list": ([1, "a"], "[1, 'a']"),
    "half a character": ("a\ud800", "a?"),
}


def back(value):
    """What stands in a file of it, read again."""
    content = PLUGIN.encode(value).SerializeToString()
    return load(Summary.Table.FromString(content))


@every("name", list(CELLS))
def test_cell_comes_back_as_it_was(name):
    (row,) = back(insight.Table(["a"], [[CELLS[name]]])).rows

    assert row == [CELLS[name]]
    assert type(row[0]) is type(CELLS[name])


@every("name", list(TAKEN_AS))
def test_cell_of_another_library_is_what_it_says(name):
    given, expected = TAKEN_AS[name]

    assert back(insight.Table(["a"], [[given]])).rows == [[expected]]


def test_nan_is_a_number_and_not_what_lacks():
    (row,) = back(insight.Table(["a", "b"], [[math.nan, None]])).rows

    assert math.isnan(row[0])
    assert row[1] is None


@pytest.mark.parametrize(
    "picture",
    [
        Image.new("RGB", (3, 2)),
        np.zeros((4, 5), np.uint8),
        insight.Image(np.zeros((4, 5))),
        b"GIF89a...",
    ],
    ids=["pillow", "bytes", "said", "file"],
)
def test_picture_is_a_file_in_its_cell(picture):
    rows = back(insight.Table(["a", "b"], [[1, picture], [2, picture]])).rows

    assert [row[0] for row in rows] == [1, 2]
    assert {picture_format(row[1]) for row in rows} <= {"png", "gif"}


@pytest.mark.parametrize(
    ("value", "columns", "rows"),
    [
        (pd.DataFrame({"x": [1, 2], "y": ["a", None]}), ["x", "y"], [[1, "a"], [2, None]]),
        (pd.DataFrame({"x": [1]}, index=["mean"]), ["index", "x"], [["mean", 1]]),
        (pd.DataFrame([[1, 2]], columns=["x", "x"]), ["x", "x"], [[1, 2]]),
        (pd.DataFrame({("a", "b"): [1]}), ["a/b"], [[1]]),
        ({"x": np.arange(2), "y": ("a", "b")}, ["x", "y"], [[0, "a"], [1, "b"]]),
        (insight.Table({"x": [1]}), ["x"], [[1]]),
        (insight.Table(["x", "y"]), ["x", "y"], []),
        (insight.Table([], []), [], []),
        ({}, [], []),
    ],
)
def test_table_is_made_of_what_has_columns(value, columns, rows):
    message = PLUGIN.encode(value)
    table = load(message)
    held = [[None if isinstance(cell, float) else cell for cell in row] for row in table.rows]

    assert PLUGIN.decode(message) == (columns, len(rows))
    assert (table.columns, held) == (columns, rows)


@pytest.mark.parametrize(
    "make",
    [
        lambda: insight.Table({"x": [1], "y": [1, 2]}),
        lambda: insight.Table(["x", "y"], [[1]]),
        lambda: insight.Table({"x": "ab"}),
        lambda: insight.Table({"x": [1]}, [[1]]),
        lambda: insight.Table("ab"),
        lambda: PLUGIN.encode(3),
        lambda: PLUGIN.encode([[1, 2]]),
    ],
)
def test_what_has_no_columns_of_one_length_is_refused(make):
    with pytest.raises(SummaryError, match=r"[Tt]able expected"):
        make()


def column(cells, rows=1, pictures=()):
    message = Summary.Table(rows=rows, pictures=pictures)
    message.columns.add(name=b"\xff", cells=cells)
    return message


@pytest.mark.parametrize(
    ("cells", "rows"),
    [
        *((b"", 1), (b"[", 1), (b"{}", 1), (b"\xff", 1), (b"[1, 2]", 1), (b"[]", 2**62)),
        (b"[" * 100_000, 1),
    ],
)
def test_other_bytes_are_an_error_and_nothing_worse(cells, rows):
    with pytest.raises(FormatError, match="table expected"):
        load(column(cells, rows))


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        (b'{"picture": 7}', "{'picture': 7}"),
        (b'{"picture": -1}', "{'picture': -1}"),
        (b'{"picture": true}', "{'picture': True}"),
        (b'{"time": "no"}', "no"),
        (b'{"time": "2026-13-40"}', "2026-13-40"),
        (b'{"number": "12"}', "{'number': '12'}"),
        (b"[[1]]", "[[1]]"),
        (b'"a\\ud800"', "a?"),
    ],
)
def test_cell_that_no_recorder_writes_is_a_text(cell, expected):
    assert load(column(b"[" + cell + b"]", pictures=[b"x", b"y"])).rows == [[expected]]


def test_name_that_is_no_text_is_marked():
    assert PLUGIN.decode(column(b"[1]")) == (["\ufffd"], 1)


@pytest.mark.parametrize(
    "sound", [insight.Audio(np.zeros(80), rate=8000), b"OggS...", insight.Audio(b"fLaC...")]
)
def test_sound_comes_back_as_the_bytes_of_its_file(sound):
    (row,) = back(insight.Table(["heard"], [[sound]])).rows

    assert audio_format(row[0]) != "unknown"


def test_sound_that_is_none_is_told_as_it_is_recorded():
    with pytest.raises(SummaryError, match="samples per second"):
        PLUGIN.encode(insight.Table(["heard"], [[insight.Audio(np.zeros(80))]]))
