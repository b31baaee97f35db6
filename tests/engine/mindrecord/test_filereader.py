"""Reading files of records, MindSpore's and ours."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from engine.errors import RecordError
from engine.mindrecord import (
    FileReader,
    FileWriter,
    MRMOpenError,
    ParamTypeError,
    ParamValueError,
)
from tests.engine.mindrecord.recipes import KINDS, kinds, same

DATA = Path(__file__).parents[2] / "data" / "mindrecord"
KINDS_FILE = str(DATA / "kinds.mindrecord")


def written(path, rows, count=1, schema=None):
    writer = FileWriter(str(path), count)
    writer.add_schema(schema or {"number": {"type": "int64"}})
    writer.write_raw_data([row if isinstance(row, dict) else {"number": row} for row in rows])
    writer.commit()
    return str(path)


def numbers(files, **options):
    return [row["number"] for row in FileReader(files, **options).get_next()]


def test_file_of_mindspore_gives_its_rows_with_their_types():
    found = list(FileReader(KINDS_FILE).get_next())

    assert all(map(same, found, map(kinds, range(5))))
    assert len(found) == FileReader(KINDS_FILE).len() == 5


def test_schema_is_that_of_the_file():
    assert FileReader(KINDS_FILE).schema() == KINDS


def test_only_wanted_columns_come():
    row = next(FileReader(KINDS_FILE, columns=["pairs", "label", "image"]).get_next())

    assert sorted(row) == ["image", "label", "pairs"]
    assert same(row, {name: kinds(0)[name] for name in row})


def test_one_file_of_a_set_leads_to_all_of_them_in_order(tmp_path):
    written(tmp_path / "set", range(10), 3)

    assert numbers(str(tmp_path / "set1")) == list(range(10))


def test_list_of_files_gives_those_files_alone(tmp_path):
    written(tmp_path / "set", range(10), 3)
    files = [str(tmp_path / name) for name in ("set2", "set0")]

    assert numbers(files) == [7, 8, 9, 0, 1, 2, 3]


def test_rows_come_once_and_none_after_closing(tmp_path):
    reader = FileReader(written(tmp_path / "one", range(3)))
    first = next(reader.get_next())["number"]
    rest = [row["number"] for row in reader.get_next()]

    assert (first, rest, list(reader.get_next())) == (0, [1, 2], [])
    reader = FileReader(str(tmp_path / "one"))
    reader.close()
    assert list(reader.get_next()) == []


def test_closing_between_two_rows_ends_them(tmp_path):
    reader = FileReader(written(tmp_path / "one", range(3)))
    found = []
    for row in reader.get_next():
        found.append(row["number"])
        reader.close()

    assert found == [0]


def test_empty_arrays_and_bytes_are_empty(tmp_path):
    schema = {"data": {"type": "bytes"}, "ids": {"type": "int32", "shape": [-1, 2]}}
    rows = [
        {"data": b"", "ids": np.zeros((0, 2), np.int32)},
        {"data": b"\0\0", "ids": np.ones((1, 2), np.int32)},
    ]
    one = written(tmp_path / "two", rows, schema=schema)
    alone = written(tmp_path / "one", [{"data": b""}], schema={"data": {"type": "bytes"}})

    assert all(map(same, FileReader(one).get_next(), rows))
    assert list(FileReader(alone).get_next()) == [{"data": b""}]


def test_file_without_rows_has_none(tmp_path):
    writer = FileWriter(str(tmp_path / "none"))
    writer.add_schema({"number": {"type": "int64"}})
    writer.commit()

    assert FileReader(str(tmp_path / "none")).len() == 0
    assert numbers(str(tmp_path / "none")) == []


@pytest.mark.parametrize("gone", ["set0", "set1", "set2.db"])
def test_file_that_is_gone_is_named(gone, tmp_path):
    written(tmp_path / "set", range(10), 3)
    (tmp_path / gone).unlink()

    with pytest.raises(MRMOpenError, match=f"expected a file that is there, got .*{gone}"):
        FileReader(str(tmp_path / "set0"))


def test_renamed_file_is_refused_and_no_other_is_read_for_it(tmp_path):
    written(tmp_path / "one", range(3))
    for name in ("one", "one.db"):
        shutil.copy(tmp_path / name, tmp_path / name.replace("one", "other"))

    with pytest.raises(MRMOpenError, match=r"other expected a file of the set \['one'\]"):
        FileReader(str(tmp_path / "other"))
    with pytest.raises(RecordError, match=r"other\.db expected the index of other, got of"):
        FileReader([str(tmp_path / "other")])


def test_index_of_another_state_of_the_file_is_refused(tmp_path):
    written(tmp_path / "one", range(3))
    kept = (tmp_path / "one.db").read_bytes()
    writer = FileWriter.open_for_append(str(tmp_path / "one"))
    writer.write_raw_data([{"number": 3}])
    writer.commit()
    (tmp_path / "one.db").write_bytes(kept)

    with pytest.raises(RecordError, match=r"one\.db expected 4 rows, as in the file, got 3"):
        FileReader(str(tmp_path / "one"))


def test_files_of_two_schemas_are_refused(tmp_path):
    one = written(tmp_path / "one", range(3))
    other = written(tmp_path / "other", [{"x": 1}], schema={"x": {"type": "int32"}})

    with pytest.raises(MRMOpenError, match=r"expected the schema and the sizes of .*one, got"):
        FileReader([one, other])


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("",), ParamValueError),
        ((5,), ParamValueError),
        (([],), ParamValueError),
        ((["a", 5],), ParamValueError),
        (("a?b",), ParamValueError),
        (("a", None), ParamValueError),
        (("a", "4"), ParamValueError),
        (("a", 0), ParamValueError),
        (("a", 4, "name"), ParamTypeError),
        ((KINDS_FILE, 4, ["nobody"]), ParamValueError),
        ((KINDS_FILE, 4, None, 1), ParamValueError),
        (("nobody",), MRMOpenError),
    ],
)
def test_argument_that_does_not_fit_is_refused(arguments, error):
    with pytest.raises(error, match="expected"):
        FileReader(*arguments)


def test_errors_are_those_that_mindspore_raises_there():
    assert issubclass(MRMOpenError, RuntimeError)
    assert issubclass(ParamValueError, ValueError)
    assert issubclass(RecordError, RuntimeError)
