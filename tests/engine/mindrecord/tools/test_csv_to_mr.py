"""Tables as record files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.errors import RecordError
from engine.mindrecord import CsvToMR, FileReader, MindPage
from engine.mindrecord.exceptions import (
    MindRecordException,
    MRMInvalidSchemaError,
    MRMValidateDataError,
    ParamValueError,
    PathNotExistsError,
)

TABLE = "name,age,weight,tame\ntom,3,4.5,True\nNA,12,6,False\n,-7,0.25,True\n"


def converted(folder: Path, table: str = TABLE, **arguments: Any) -> list[dict[str, Any]]:
    (folder / "table.csv").write_text(table)
    CsvToMR(str(folder / "table.csv"), str(folder / "record"), **arguments).transform()
    found = FileReader(str(folder / "record") + "0" * ("partition_number" in arguments))
    return list(found.get_next())


def test_columns_have_the_types_of_their_values(tmp_path: Path) -> None:
    assert converted(tmp_path) == [
        {"age": 3, "name": "tom", "tame": 1, "weight": 4.5},
        {"age": 12, "name": "NA", "tame": 0, "weight": 6.0},
        {"age": -7, "name": "", "tame": 1, "weight": 0.25},
    ]


def test_whole_numbers_beside_others_stay_whole(tmp_path: Path) -> None:
    assert converted(tmp_path, "a,b\n9007199254740993,0.5\n") == [{"a": 9007199254740993, "b": 0.5}]


def test_columns_of_several_kinds_are_texts_as_the_file_has_them(tmp_path: Path) -> None:
    found = converted(tmp_path, "a,b\n1,18446744073709551615\nx,2\n0.50,3\n")

    assert [row["a"] for row in found] == ["1", "x", "0.50"]
    assert [row["b"] for row in found] == ["18446744073709551615", "2", "3"]


def test_some_columns_may_be_chosen(tmp_path: Path) -> None:
    found = converted(tmp_path, columns_list=["weight", "name"])

    assert found[0] == {"name": "tom", "weight": 4.5}
    fields = MindPage(str(tmp_path / "record")).candidate_fields
    assert sorted(fields) == ["name", "weight"]


def test_several_files_share_the_rows(tmp_path: Path) -> None:
    found = converted(tmp_path, partition_number=2)

    assert sorted(row["age"] for row in found) == [-7, 3, 12]
    assert (tmp_path / "record1").exists()


@pytest.mark.parametrize(
    ("table", "error", "told"),
    [
        ("1,2\n3,4\n", ParamValueError, "the first line has to name the columns"),
        ("a b,c\n3,4\n", MRMInvalidSchemaError, "names of letters"),
        ("a,b\n", MRMValidateDataError, "at least one row"),
        ("", RecordError, "expected a table"),
        ('a,b\n"1,2\n', RecordError, "expected a table"),
    ],
)
def test_tables_that_cannot_become_rows_are_told(
    tmp_path: Path, table: str, error: type[Exception], told: str
) -> None:
    with pytest.raises(error, match=told):
        converted(tmp_path, table)

    assert not (tmp_path / "record").exists()


def test_arguments_that_do_not_fit_are_told(tmp_path: Path) -> None:
    with pytest.raises(PathNotExistsError, match=r"CsvToMR\(source\) expected a file"):
        CsvToMR(str(tmp_path / "none.csv"), str(tmp_path / "record")).transform()
    with pytest.raises(MindRecordException, match=r"got \['height'\]"):
        converted(tmp_path, columns_list=["height"])
    with pytest.raises(ParamValueError, match="a list of names"):
        CsvToMR("table.csv", "record", "name")
    with pytest.raises(ParamValueError, match="partition_number"):
        CsvToMR("table.csv", "record", None, 0)
