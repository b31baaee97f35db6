"""Writing files of records: what is refused, what is left out, and that files are whole."""

from __future__ import annotations

import logging

import numpy as np
import pytest

from engine.errors import StateError
from engine.mindrecord import (
    FileReader,
    FileWriter,
    MRMAddIndexError,
    MRMAddSchemaError,
    MRMBuildSchemaError,
    MRMCommitError,
    MRMDefineIndexError,
    MRMGetMetaError,
    MRMInvalidHeaderSizeError,
    MRMInvalidPageSizeError,
    MRMInvalidSchemaError,
    MRMOpenError,
    MRMOpenForAppendError,
    MRMSetHeaderError,
    MRMValidateDataError,
    MRMWriteDatasetError,
    ParamTypeError,
    ParamValueError,
    set_enc_key,
)
from tests.rights import rights, umask

NUMBER = {"number": {"type": "int32"}}


def begun(path, schema=NUMBER, **options):
    writer = FileWriter(str(path), **options)
    writer.add_schema(schema)
    return writer


def rows(*values):
    return [{"number": value} for value in values]


def write(path, *values, **options):
    writer = begun(path, **options)
    writer.write_raw_data(rows(*values))
    writer.commit()


def read(path):
    return [row["number"] for row in FileReader(str(path)).get_next()]


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_file_and_index_are_there_once_they_are_ended_and_follow_the_umask(tmp_path):
    with umask(0o027):
        writer = begun(tmp_path / "one")
        writer.write_raw_data(rows(1, 2))
        before = [name for name in names(tmp_path) if not name.endswith(".tmp")]
        writer.commit()

    assert before == []
    assert names(tmp_path) == ["one", "one.db"]
    assert {rights(path) for path in tmp_path.iterdir()} == {0o640}


def test_writer_that_is_never_ended_leaves_nothing(tmp_path):
    write(tmp_path / "one", 1)
    writer = begun(tmp_path / "one", overwrite=True)
    writer.write_raw_data(rows(2, 3))
    del writer

    assert names(tmp_path) == ["one", "one.db"]
    assert read(tmp_path / "one") == [1]


def test_failed_end_leaves_what_was_there(tmp_path, monkeypatch):
    write(tmp_path / "one", 1)
    writer = begun(tmp_path / "one", overwrite=True)
    writer.write_raw_data(rows(2))
    monkeypatch.setattr("engine.mindrecord.finished.os.fsync", fails)

    with pytest.raises(OSError, match="no space"):
        writer.commit()
    assert [name for name in names(tmp_path) if "unfinished" in name] == []


def fails(descriptor):
    raise OSError("no space")


def test_files_of_a_set_share_rows_and_know_each_other(tmp_path):
    write(tmp_path / "set", *range(12), shard_num=11)

    assert names(tmp_path)[:4] == ["set00", "set00.db", "set01", "set01.db"]
    assert read(tmp_path / "set05") == list(range(12))
    assert [FileReader([str(tmp_path / f"set{n:02}")]).len() for n in range(11)] == [2, *[1] * 10]


def test_rows_of_many_calls_are_dealt_evenly(tmp_path):
    writer = begun(tmp_path / "set", shard_num=3)
    for number in range(8):
        writer.write_raw_data(rows(number))
    writer.commit()

    lengths = [FileReader([str(tmp_path / f"set{number}")]).len() for number in range(3)]
    assert lengths == [3, 3, 2]


def test_parallel_rows_go_into_one_file_a_call(tmp_path):
    writer = begun(tmp_path / "set", shard_num=2)
    for values in ((1, 2, 3), (4,), (5, 6)):
        writer.write_raw_data(rows(*values), parallel_writer=True)
    writer.commit()

    assert read(tmp_path / "set0") == [1, 2, 3, 5, 6, 4]


def test_overwriting_replaces_file_and_index(tmp_path):
    write(tmp_path / "one", 1, 2)
    write(tmp_path / "one", 3, overwrite=True)

    assert read(tmp_path / "one") == [3]


@pytest.mark.parametrize("there", ["one", "one.db"])
def test_name_that_is_taken_is_refused(there, tmp_path):
    (tmp_path / there).write_bytes(b"")

    with pytest.raises(MRMOpenError, match="Hint: overwrite=True replaces it"):
        write(tmp_path / "one", 1)
    assert names(tmp_path) == [there]


def test_folder_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(MRMOpenError, match="expected a folder that is there"):
        write(tmp_path / "none" / "one", 1)


def test_appended_rows_come_behind_in_each_file(tmp_path):
    write(tmp_path / "set", 1, 2, 3, shard_num=2)
    writer = FileWriter.open_for_append(str(tmp_path / "set1"))
    writer.write_raw_data(rows(4, 5, 6))
    before = read(tmp_path / "set0")
    writer.commit()

    assert before == [1, 2, 3]
    assert read(tmp_path / "set0") == [1, 2, 4, 3, 5, 6]


def test_appending_needs_the_whole_set(tmp_path):
    write(tmp_path / "set", 1, 2, shard_num=2)
    (tmp_path / "set1").unlink()

    with pytest.raises(MRMOpenForAppendError, match=r"expected a file that is there, got .*set1"):
        FileWriter.open_for_append(str(tmp_path / "set0"))


def test_rows_that_do_not_fit_are_left_out_and_logged(tmp_path, caplog):
    array = np.ones((2, 3), np.float32)
    schema = {**NUMBER, "box": {"type": "float32", "shape": [-1, 3]}, "name": {"type": "string"}}
    good = {"number": np.int32(7), "box": array, "name": "a", "more": 1}
    bad = [
        {"number": "7"},
        {"number": True},
        {"number": np.int64(7)},
        {"number": 2**31},
        {"number": 7.0},
        {"name": b"a"},
        {"name": "\ud800"},
        {"box": array.tolist()},
        {"box": array.astype(np.float64)},
        {"box": np.ones(4, np.float32)},
        {"box": 3},
    ]
    writer = begun(tmp_path / "one", schema)
    with caplog.at_level(logging.WARNING, "engine.mindrecord"):
        writer.write_raw_data([{**good, **one} for one in bad] + [good, {"number": 7}])
    writer.commit()

    assert read(tmp_path / "one") == [7]
    assert len(caplog.messages) == len(bad) + 1
    assert "leaves row 3 out: expected int32 in field 'number', got 2147483648" in caplog.text
    assert "row 12 out: expected a field 'box', got ['number']" in caplog.text


def test_rows_of_which_none_fits_are_refused(tmp_path):
    with pytest.raises(MRMValidateDataError, match="got a first row that expected int32 in field"):
        begun(tmp_path / "one").write_raw_data(rows("a", "b"))
    with pytest.raises(MRMValidateDataError, match=r"at least one row that fits .*, got no rows"):
        begun(tmp_path / "one").write_raw_data([])


def test_row_larger_than_a_page_is_refused(tmp_path):
    writer = begun(tmp_path / "one", {"data": {"type": "bytes"}})
    writer.set_page_size(1 << 15)

    with pytest.raises(MRMWriteDatasetError, match="rows of 32768 bytes at most, got 32769"):
        writer.write_raw_data([{"data": bytes((1 << 15) - 7)}])
    writer.write_raw_data([{"data": bytes((1 << 15) - 8)}])
    writer.commit()
    assert FileReader(str(tmp_path / "one")).len() == 1


def test_header_larger_than_its_place_is_refused_and_nothing_is_left(tmp_path):
    writer = begun(tmp_path / "one", {"data": {"type": "bytes"}})
    writer.set_page_size(1 << 15)
    writer.set_header_size(1 << 14)
    writer.write_raw_data([{"data": bytes(30000)}] * 130)

    with pytest.raises(MRMSetHeaderError, match="a header of 16376 bytes at most"):
        writer.commit()
    assert names(tmp_path) == []


@pytest.mark.parametrize(
    ("schema", "error"),
    [
        ({}, MRMInvalidSchemaError),
        ([], MRMInvalidSchemaError),
        ({"a b": {"type": "int32"}}, MRMInvalidSchemaError),
        ({5: {"type": "int32"}}, MRMInvalidSchemaError),
        ({"a": {"type": "int8"}}, MRMInvalidSchemaError),
        ({"a": "int32"}, MRMInvalidSchemaError),
        ({"a": {}}, MRMInvalidSchemaError),
        ({"a": {"shape": [1]}}, MRMInvalidSchemaError),
        ({"a": {"type": "string", "shape": [1]}}, MRMInvalidSchemaError),
        ({"a": {"type": "int32", "shape": (1,)}}, MRMInvalidSchemaError),
        ({"a": {"type": "int32", "size": 3}}, MRMInvalidSchemaError),
        ({"a": {"type": "int32", "shape": [0]}}, MRMBuildSchemaError),
        ({"a": {"type": "int32", "shape": [-1, -1]}}, MRMBuildSchemaError),
        ({"a": {"type": "int32", "shape": [1.5]}}, MRMBuildSchemaError),
    ],
)
def test_schema_that_is_none_is_refused(schema, error):
    with pytest.raises(error, match=r"FileWriter\.add_schema.* expected"):
        FileWriter("one").add_schema(schema)


def test_second_schema_is_refused():
    with pytest.raises(MRMAddSchemaError, match="expected one schema, got a second one"):
        begun("one").add_schema(NUMBER)


@pytest.mark.parametrize(
    ("indexes", "error"),
    [
        (("number",), ParamTypeError),
        ([], ParamTypeError),
        ([5], ParamTypeError),
        (["data"], MRMDefineIndexError),
        (["ids"], MRMDefineIndexError),
        (["nobody"], MRMAddIndexError),
        (["number", "number"], MRMAddIndexError),
        (["number", "NUMBER"], MRMAddIndexError),
        (["3d"], MRMAddIndexError),
        (["INC"], MRMAddIndexError),
    ],
)
def test_index_that_cannot_be_is_refused(indexes, error):
    schema = {"data": {"type": "bytes"}, "ids": {"type": "int32", "shape": [-1]}}
    texts = {name: {"type": "string"} for name in ("number", "NUMBER", "3d", "INC")}

    with pytest.raises(error, match=r"FileWriter\.add_index expected"):
        begun("one", {**schema, **texts}).add_index(indexes)


def test_index_needs_a_schema():
    with pytest.raises(MRMGetMetaError, match="expected a schema before it"):
        FileWriter("one").add_index(["number"])


@pytest.mark.parametrize(
    ("call", "sizes"),
    [
        ("set_header_size", (5, (1 << 14) + 1, (1 << 27) + 4, -4)),
        ("set_page_size", (5, (1 << 15) + 1, (1 << 28) + 4, -4)),
    ],
)
def test_size_that_cannot_be_is_refused(call, sizes, tmp_path):
    error = MRMInvalidHeaderSizeError if "header" in call else MRMInvalidPageSizeError
    writer = begun(tmp_path / "one")
    for size in sizes:
        with pytest.raises(error, match="expected a multiple of 4 from"):
            getattr(writer, call)(size)
    with pytest.raises(ParamTypeError, match="expected an int"):
        getattr(writer, call)("5")
    writer.write_raw_data(rows(1))
    with pytest.raises(error, match="set before rows are written"):
        getattr(writer, call)(1 << 20)


def test_rows_need_a_schema(tmp_path):
    with pytest.raises(MRMSetHeaderError, match="Hint: add_schema"):
        FileWriter(str(tmp_path / "one")).write_raw_data(rows(1))
    with pytest.raises(MRMSetHeaderError, match="Hint: add_schema"):
        FileWriter(str(tmp_path / "one")).commit()


def test_ended_files_take_no_rows_and_end_once(tmp_path):
    writer = begun(tmp_path / "one")
    writer.write_raw_data(rows(1))
    writer.commit()

    with pytest.raises(MRMWriteDatasetError, match="files that are not ended"):
        writer.write_raw_data(rows(2))
    with pytest.raises(MRMCommitError, match="files that are not ended"):
        writer.commit()
    assert read(tmp_path / "one") == [1]


@pytest.mark.parametrize("data", [{"number": 1}, ("number",), [1], "number"])
def test_data_that_are_no_rows_are_refused(data, tmp_path):
    with pytest.raises(ParamTypeError, match="expected a list of dicts"):
        begun(tmp_path / "one").write_raw_data(data)


def test_way_of_writing_stays_what_it_was(tmp_path):
    writer = begun(tmp_path / "one")
    writer.write_raw_data(rows(1))

    with pytest.raises(MRMWriteDatasetError, match="expected parallel_writer=False, as before"):
        writer.write_raw_data(rows(1), parallel_writer=True)
    with pytest.raises(ParamTypeError, match="expected a bool"):
        writer.write_raw_data(rows(1), 1)


@pytest.mark.parametrize("name", ["", None, 5, "a/", "a?b", " a", "a ", "a/b*"])
def test_name_that_cannot_be_is_refused(name):
    with pytest.raises(ParamValueError, match=r"FileWriter\(file_name\) expected"):
        FileWriter(name)


@pytest.mark.parametrize("count", [0, 1001, "2", None, 1.5, True])
def test_number_of_files_that_cannot_be_is_refused(count):
    with pytest.raises(ParamValueError, match="expected an int from 1 to 1000"):
        FileWriter("one", count)


def test_overwrite_is_a_bool():
    with pytest.raises(ParamValueError, match="expected a bool"):
        FileWriter("one", 1, 1)


def test_encrypted_files_come_alone():
    set_enc_key("k" * 16)
    try:
        with pytest.raises(StateError, match="expected 1, as there is a key, got 2"):
            FileWriter("one", 2)
    finally:
        set_enc_key(None)
