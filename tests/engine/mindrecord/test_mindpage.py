"""Rows by the value of a field, page by page."""

from __future__ import annotations

import json

import pytest

from engine.mindrecord import (
    FileWriter,
    MindPage,
    MRMDefineCategoryError,
    MRMFetchDataError,
    MRMReadCategoryInfoError,
    ParamTypeError,
    ParamValueError,
)

SCHEMA = {
    "name": {"type": "string"},
    "label": {"type": "int64"},
    "score": {"type": "float64"},
    "data": {"type": "bytes"},
}


@pytest.fixture
def pages(tmp_path):
    writer = FileWriter(str(tmp_path / "set"), 2)
    writer.add_schema(SCHEMA)
    writer.add_index(["label", "name", "score"])
    rows = [
        {"name": f"n{number}", "label": number % 3 - 1, "score": number / 4, "data": b"x" * number}
        for number in range(7)
    ]
    writer.write_raw_data(rows)
    writer.commit()
    return MindPage(str(tmp_path / "set0"))


def names(rows):
    return [row["name"] for row in rows]


def test_fields_with_an_index_are_candidates(pages):
    assert (pages.candidate_fields, pages.category_field) == (["label", "name", "score"], None)


def test_groups_are_told_as_mindspore_tells_them(pages):
    pages.category_field = "label"
    text = '{"categories":[{"count":3,"id":0,"name":"-1"},{"count":2,"id":1,"name":"0"},'
    text += '{"count":2,"id":2,"name":"1"}],"key":"label_0"}'

    assert pages.read_category_info() == text
    assert pages.category_field == "label"


def test_numbers_are_texts_of_the_database(pages):
    pages.category_field = "score"
    told = [one["name"] for one in json.loads(pages.read_category_info())["categories"]]

    assert told == ["0.0", "0.25", "0.5", "0.75", "1.0", "1.25", "1.5"]
    assert names(pages.read_at_page_by_name("0.75", 0, 9)) == ["n3"]


def test_pages_of_a_group_come_in_the_order_of_the_files(pages):
    pages.category_field = "label"

    assert names(pages.read_at_page_by_id(0, 0, 2)) == ["n0", "n3"]
    assert names(pages.read_at_page_by_name("-1", 1, 2)) == ["n6"]
    expected = {"name": "n4", "label": 0, "score": 1.0, "data": b"xxxx"}
    assert pages.read_at_page_by_id(1, 1, 1) == [expected]


@pytest.mark.parametrize(
    ("call", "arguments", "error"),
    [
        ("id", (3, 0, 1), MRMFetchDataError),
        ("id", (0, 2, 2), MRMFetchDataError),
        ("id", (-1, 0, 1), ParamValueError),
        ("id", ("0", 0, 1), ParamValueError),
        ("id", (0, -1, 1), ParamValueError),
        ("id", (0, 0, 0), ParamValueError),
        ("name", ("7", 0, 1), MRMFetchDataError),
        ("name", (1, 0, 1), ParamValueError),
        ("name", ("1", "0", 1), ParamValueError),
    ],
)
def test_page_that_is_not_there_is_refused(pages, call, arguments, error):
    pages.category_field = "label"

    with pytest.raises(error, match="expected"):
        getattr(pages, f"read_at_page_by_{call}")(*arguments)


def test_field_is_needed_and_has_an_index(pages):
    with pytest.raises(MRMReadCategoryInfoError, match="a field to group rows by"):
        pages.read_category_info()
    with pytest.raises(MRMDefineCategoryError, match="one of"):
        pages.category_field = "data"
    with pytest.raises(ParamTypeError, match="the name of a field"):
        pages.category_field = None
    with pytest.raises(ParamValueError, match="an int above 0"):
        MindPage("one", 0)
