"""Schemas: columns by hand, from dicts and from files, and as the text that MindSpore makes."""

from __future__ import annotations

import json

import pytest

import engine as ms
from engine import dataset as ds
from engine.dataset.schema import Column
from engine.errors import ArgumentTypeError, ArgumentValueError, RecordError

# What mindspore.dataset.Schema of MindSpore 2.10 said for the same calls.
TEXT = """{
  "columns": [
    {
      "name": "a",
      "rank": 1,
      "shape": [
        2
      ],
      "type": "int64"
    },
    {
      "name": "b",
      "rank": 1,
      "type": "uint8"
    }
  ]
}"""


def parsed(columns):
    schema = ds.Schema()
    schema.parse_columns(columns)
    return schema.columns


def test_text_is_that_of_mindspore():
    schema = ds.Schema()
    schema.add_column("a", ms.int64, [2])
    schema.add_column("b", "uint8")

    assert schema.to_json() == str(schema) == TEXT
    assert ds.Schema().to_json() == '{\n  "columns": null\n}'


def test_columns_of_a_list_keep_their_order_and_those_of_a_dict_are_sorted():
    one, other = {"type": "int8", "shape": [3, 3]}, {"type": "string"}
    listed = [Column("b", "int8", (3, 3)), Column("a", "string", ())]

    assert parsed([{"name": "b", **one}, {"name": "a", **other}]) == listed
    assert parsed({"b": one, "a": other}) == listed[::-1]


def test_file_gives_columns_rows_and_the_kind_of_data(tmp_path):
    content = {"datasetType": "TF", "numRows": 3, "columns": {"x": {"type": "int8", "rank": 1}}}
    path = tmp_path / "schema.json"
    path.write_text(json.dumps(content), encoding="utf-8")

    assert ds.Schema(path).columns == [Column("x", "int8", ())]
    assert ds.Schema.get_num_rows(str(path)) == 3
    assert json.loads(ds.Schema(path).to_json())["datasetType"] == "TF"


def test_what_was_said_anew_replaces_what_was_said():
    schema = ds.Schema()
    schema.from_json({"columns": {"x": {"type": "int8"}}, "numRows": 3})
    schema.parse_columns({"y": {"type": "bool", "shape": None}})

    assert (schema.columns, schema.num_rows) == ([Column("y", "bool", ())], 3)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("", ms.int8), "a str that is not empty"),
        ((1, ms.int8), "a str that is not empty, got int"),
        (("a", "foo"), "one of bool, int8"),
        (("a", ms.bfloat16), "one of bool, int8"),
        (("a", int), "one of bool, int8"),
        (("a", None), "one of bool, int8"),
        (("a", ms.int8, 3), "a list of ints, got int"),
        (("a", ms.int8, [1.5]), "a list of ints"),
        (("a", ms.int8, [True]), "a list of ints"),
        (("a", ms.int8, (1,)), "a list of ints, got tuple"),
    ],
)
def test_column_that_does_not_fit_is_refused(arguments, said):
    with pytest.raises(ArgumentTypeError, match=said):
        ds.Schema().add_column(*arguments)


@pytest.mark.parametrize(
    "content",
    [
        5,
        {},
        {"columns": []},
        {"columns": 7},
        {"columns": {"x": {"type": "int8"}}, "other": 1},
        {"columns": {"x": {"type": "int8"}}, "numRows": -3},
        {"columns": {"x": {"type": "int8"}}, "numRows": "3"},
        {"columns": {"x": {"type": "int8"}}, "datasetType": 3},
        {"columns": {"x": {"shape": [3]}}},
        {"columns": {"x": {"type": "foo"}}},
        {"columns": {"x": {"type": "int8", "shape": 3}}},
        {"columns": {"x": 3}},
        {"columns": [{"type": "int8"}]},
        {"columns": [3]},
    ],
)
def test_content_that_is_no_schema_is_told(content, tmp_path):
    path = tmp_path / "schema.json"
    path.write_text(json.dumps(content), encoding="utf-8")

    with pytest.raises(RecordError, match="expected"):
        ds.Schema(path)


def test_file_that_cannot_be_read_is_told_with_its_path(tmp_path):
    (tmp_path / "cut.json").write_text('{"columns": ', encoding="utf-8")

    with pytest.raises(RecordError, match=r"cut\.json expected a schema as JSON"):
        ds.Schema(tmp_path / "cut.json")
    with pytest.raises(ArgumentValueError, match="a file that is there"):
        ds.Schema(tmp_path / "none.json")
    with pytest.raises(ArgumentTypeError, match="a path, got int"):
        ds.Schema(5)
