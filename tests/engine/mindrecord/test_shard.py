"""The bytes of files: MindSpore's for the same rows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.mindrecord import FileReader, FileWriter
from tests.engine.mindrecord.recipes import RECIPES, rows_of, same, write, written

DATA = Path(__file__).parents[2] / "data" / "mindrecord"
WRITTEN = json.loads((DATA / "written.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", RECIPES)
def test_same_rows_give_the_bytes_and_the_index_that_mindspore_writes(name, tmp_path):
    path = tmp_path / f"{name}.mindrecord"
    write(FileWriter, path, name)

    assert written(path) == WRITTEN[name]


@pytest.mark.parametrize("name", RECIPES)
def test_rows_come_back_as_they_were(name, tmp_path):
    path = tmp_path / f"{name}.mindrecord"
    write(FileWriter, path, name)
    expected = [row for rows in rows_of(name) for row in rows]
    found = list(FileReader(str(path)).get_next())

    assert len(found) == len(expected)
    assert all(map(same, found, expected))


@pytest.mark.parametrize("name", RECIPES)
def test_rows_that_are_appended_lie_where_they_would_lie_at_once(name, tmp_path):
    path = tmp_path / f"{name}.mindrecord"
    write(FileWriter, path, name, append_after=len(rows_of(name)) // 2)
    expected = [row for rows in rows_of(name) for row in rows]

    assert written(path)["index"] == WRITTEN[name]["index"]
    assert all(map(same, FileReader(str(path)).get_next(), expected))
