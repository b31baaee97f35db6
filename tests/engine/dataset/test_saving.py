"""Pipelines as record files."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from engine.mindrecord import FileReader, MRMOpenError

# The types of a data set, and those that its file has in MindSpore 2.10.
STORED = {
    "bool": "int32",
    "int8": "int32",
    "uint8": "int32",
    "int16": "int32",
    "uint16": "int32",
    "int32": "int32",
    "uint32": "int64",
    "int64": "int64",
    "uint64": "int64",
    "float16": "float32",
    "float32": "float32",
    "float64": "float64",
}


def rows(*columns, names=None):
    names = names or [f"c{number}" for number in range(len(columns))]
    return ds.GeneratorDataset(list(zip(*columns, strict=True)), names, shuffle=False)


def read(path, **options):
    dataset = ds.MindDataset(str(path), shuffle=False, **options)
    return list(dataset.create_dict_iterator(output_numpy=True))


@pytest.mark.parametrize("kind", STORED)
@pytest.mark.parametrize("shape", [(), (3,), (2, 1, 2)])
def test_numbers_come_back_in_the_types_of_files(kind, shape, tmp_path):
    values = [np.full(shape, number, kind) for number in (0, 1)]
    rows(values).save(str(tmp_path / "one"))
    found = [row["c0"] for row in read(tmp_path / "one")]
    described = FileReader(str(tmp_path / "one")).schema()["c0"]

    assert described == {"type": STORED[kind]} | ({"shape": [-1, *shape[1:]]} if shape else {})
    assert all(one.dtype == STORED[kind] for one in found)
    assert all(np.array_equal(one, other) for one, other in zip(found, values, strict=True))


def test_texts_and_bytes_come_back(tmp_path):
    texts = ["é", ""]
    values = [np.array([b"a\0"]), np.array([b""])]
    rows(texts, values, names=["text", "raw.data-1"]).save(str(tmp_path / "one"))
    found = read(tmp_path / "one")

    assert [row["text"].item() for row in found] == texts
    assert [row["raw_data_1"].tobytes() for row in found] == [b"a\0", b"\0"]


def test_first_axis_may_differ_and_others_not(tmp_path):
    rows([np.zeros((number, 2)) for number in (1, 0, 3)]).save(str(tmp_path / "one"))

    assert [row["c0"].shape for row in read(tmp_path / "one")] == [(1, 2), (0, 2), (3, 2)]
    for other in ((1, 3), (2, 4), (1, 1, 2), (1,)):
        with pytest.raises(StateError, match=r"'c0' expected an array of shape \[-1, 2\]"):
            rows([np.zeros((1, 2)), np.zeros(other)]).save(str(tmp_path / "two"))
    with pytest.raises(StateError, match="expected int64 in field 'c0'"):
        rows([1, 2.5]).save(str(tmp_path / "two"))
    assert [path.name for path in tmp_path.iterdir()] == ["one", "one.db"]


def test_several_files_share_the_rows(tmp_path):
    rows(list(range(600))).save(str(tmp_path / "set"), 11)
    lengths = [FileReader([str(tmp_path / f"set{number}")]).len() for number in range(11)]

    assert sorted(int(row["c0"]) for row in read(tmp_path / "set10")) == list(range(600))
    assert set(lengths) == {54, 55}


def test_pass_of_the_pipeline_is_saved(tmp_path):
    pipeline = ds.NumpySlicesDataset({"x": [1, 2, 3]}, shuffle=False).map(lambda x: x * 10)
    pipeline.batch(2).save(str(tmp_path / "one"))

    assert [row["x"].tolist() for row in read(tmp_path / "one")] == [[10, 20], [30]]


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ([np.array(["a", "b"])], r"one value of string in column 'c0', got shape \(2,\)"),
        ([np.array([[b"a"]])], r"one value of bytes in column 'c0', got shape \(1, 1\)"),
        ([np.zeros(2, np.complex64)], "numbers, a text or bytes in column 'c0', got complex64"),
    ],
)
def test_column_that_cannot_be_saved_is_told(values, said, tmp_path):
    with pytest.raises(StateError, match=said):
        rows(values).save(str(tmp_path / "one"))
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_not_replaced(tmp_path):
    rows([1]).save(str(tmp_path / "one"))

    with pytest.raises(MRMOpenError, match="expected a name that is free"):
        rows([2]).save(str(tmp_path / "one"))
    assert [int(row["c0"]) for row in read(tmp_path / "one")] == [1]


def test_pipeline_without_rows_is_refused(tmp_path):
    with pytest.raises(StateError, match="expected at least one row, got none"):
        rows([1]).skip(1).save(str(tmp_path / "one"))


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((5,), ArgumentTypeError),
        (("",), StateError),
        ((".",), StateError),
        (("one", 0), ArgumentValueError),
        (("one", 1001), ArgumentValueError),
        (("one", "2"), ArgumentTypeError),
        (("one", 1, "tfrecord"), ArgumentValueError),
        (("one", 1, 5), ArgumentTypeError),
    ],
)
def test_argument_that_does_not_fit_is_refused(arguments, error):
    with pytest.raises(error, match=r"Dataset\.save.* expected"):
        rows([1]).save(*arguments)
