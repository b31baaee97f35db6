"""TFRecord files as record files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import pytest

from engine.errors import RecordError
from engine.mindrecord import FileReader, TFRecordToMR
from engine.mindrecord.exceptions import (
    MRMValidateDataError,
    ParamValueError,
    PathNotExistsError,
)
from insight.format.examples import example_payload
from insight.format.frames import frame


class FixedLenFeature(NamedTuple):
    """What `tf.io.FixedLenFeature` is."""

    shape: list[int]
    dtype: Any
    default_value: Any = None


STRING, INT64 = SimpleNamespace(name="string"), SimpleNamespace(name="int64")
FEATURES = {
    "file/name": FixedLenFeature([], STRING),
    "image bytes": FixedLenFeature([], STRING),
    "label": FixedLenFeature([], INT64),
    "small": FixedLenFeature([], "int8"),
    "score": FixedLenFeature([], np.float32),
    "ids": FixedLenFeature([3], np.dtype("int64")),
    "box": FixedLenFeature([2], "float64"),
}


def example(number: int) -> dict[str, Any]:
    return {
        "file/name": [f"né{number}".encode()],
        "image bytes": [b"\xff\0" + bytes([number])],
        "label": np.array([2**40 + number]),
        "small": np.array([number]),
        "score": np.array([number / 4], np.float32),
        "ids": np.array([1, 2, number]),
        "box": np.array([0.5, number], np.float32),
        "other": np.array([1]),
    }


def put(folder: Path, *examples: Mapping[str, Any]) -> tuple[str, str]:
    path = folder / "examples"
    path.write_bytes(b"".join(frame(example_payload(one)) for one in examples))
    return str(path), str(folder / "record")


def test_examples_are_written_as_rows(tmp_path: Path) -> None:
    paths = put(tmp_path, *map(example, range(3)))
    TFRecordToMR(*paths, FEATURES, ["image bytes"]).transform()

    found = list(FileReader(paths[1]).get_next())
    assert len(found) == 3
    for number, row in enumerate(found):
        assert row.pop("ids").tolist() == [1, 2, number]
        assert row.pop("box").tolist() == [0.5, number]
        assert row == {
            "file_name": f"né{number}",
            "image_bytes": b"\xff\0" + bytes([number]),
            "label": 2**40 + number,
            "small": number,
            "score": number / 4,
        }


def test_defaults_stand_for_what_an_example_has_not(tmp_path: Path) -> None:
    features = {
        "name": FixedLenFeature([], STRING, "none"),
        "raw": FixedLenFeature([], STRING, b"\0"),
        "ids": FixedLenFeature([2], INT64, 7),
        "score": FixedLenFeature([], "float32", 0.5),
    }
    paths = put(tmp_path, {"other": np.array([1])})
    TFRecordToMR(*paths, features, ["raw"]).transform()

    (row,) = FileReader(paths[1]).get_next()
    assert row.pop("ids").tolist() == [7, 7]
    assert row == {"name": "none", "raw": b"\0", "score": 0.5}


@pytest.mark.parametrize(
    ("name", "values", "told"),
    [
        ("label", None, "'label' expected 1 of type int64, got none"),
        ("label", np.array([1, 2]), "got 2 int64"),
        ("label", np.array([1], np.float32), "expected int64, got float32"),
        ("label", [b"text"], "got 1 texts"),
        ("ids", np.array([1]), "expected 3 of type int64"),
        ("small", np.array([2**31]), "numbers that int32 has"),
        ("file/name", [b"\xff"], "name it in bytes_fields"),
    ],
)
def test_examples_that_do_not_fit_are_told(
    tmp_path: Path, name: str, values: Any, told: str
) -> None:
    second = {key: value for key, value in example(1).items() if key != name}
    paths = put(tmp_path, example(0), {**second, **({} if values is None else {name: values})})
    with pytest.raises(RecordError, match=f"record 1.*{told}"):
        TFRecordToMR(*paths, FEATURES, ["image bytes"]).transform()

    assert not Path(paths[1]).exists()


def test_damaged_files_are_told(tmp_path: Path) -> None:
    paths = put(tmp_path, example(0), example(1))
    content = bytearray(Path(paths[0]).read_bytes())
    content[-20] ^= 1
    Path(paths[0]).write_bytes(content)
    with pytest.raises(RecordError, match="record 1"):
        TFRecordToMR(*paths, FEATURES, ["image bytes"]).transform()
    Path(paths[0]).write_bytes(content[:-3])
    with pytest.raises(RecordError, match="the file was cut off"):
        TFRecordToMR(*paths, FEATURES, ["image bytes"]).transform()
    Path(paths[0]).write_bytes(b"")
    with pytest.raises(MRMValidateDataError, match="at least one row"):
        TFRecordToMR(*paths, FEATURES).transform()
    Path(paths[0]).unlink()
    with pytest.raises(PathNotExistsError, match=r"TFRecordToMR\(source\)"):
        TFRecordToMR(*paths, FEATURES).transform()


@pytest.mark.parametrize(
    ("features", "bytes_fields", "told"),
    [
        (None, None, "a dict of features"),
        ({"a": int}, None, "a dtype of string"),
        ({"a": FixedLenFeature([], "complex64")}, None, "a dtype of string"),
        ({"a": FixedLenFeature([2, 3], "int64")}, None, "the shape"),
        ({"a": FixedLenFeature([2], "string")}, None, "the shape"),
        ({"a": FixedLenFeature([0], "int64")}, None, "a length above 0"),
        ({"a": FixedLenFeature([], "int64")}, ["a"], "of type string"),
        ({"a": FixedLenFeature([], "string")}, ["b"], r"expected of \['a'\], got b"),
        ({"a": FixedLenFeature([], "string")}, "a", "a list of names"),
    ],
)
def test_features_that_do_not_fit_are_told(features: Any, bytes_fields: Any, told: str) -> None:
    with pytest.raises(ParamValueError, match=told):
        TFRecordToMR("source", "record", features, bytes_fields)
