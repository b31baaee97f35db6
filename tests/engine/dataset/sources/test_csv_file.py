"""Tables in files."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from tests.engine.dataset.sources.folders import write


@pytest.fixture
def table(tmp_path):
    def read(content, *more, **options):
        for number, one in enumerate((content, *more)):
            write(tmp_path / f"{number}.csv", one)
        return ds.CSVDataset(str(tmp_path / "*.csv"), shuffle=False, **options)

    return read


def rows(dataset):
    return [
        tuple(column.item() for column in row)
        for row in dataset.create_tuple_iterator(output_numpy=True)
    ]


def test_columns_are_named_by_the_first_line(table):
    dataset = table("a,b\n1,2\n3,4\n")

    assert dataset.get_col_names() == ["a", "b"]
    assert rows(dataset) == [("1", "2"), ("3", "4")]


@pytest.mark.parametrize("names", [["x", "y"], ["y", "x"]])
def test_columns_are_named_by_the_caller(names, table):
    dataset = table("1,2\n", column_names=names)

    assert dataset.get_col_names() == names
    assert rows(dataset) == [("1", "2")]


def test_defaults_say_what_columns_hold(table):
    dataset = table("1,2.5,t,u\n", column_names=list("abcd"), column_defaults=[0, 0.0, ""])
    (row,) = dataset.create_tuple_iterator(output_numpy=True)

    assert [column.dtype.kind for column in row] == ["i", "f", "U", "U"]
    assert [column.dtype for column in row[:2]] == [np.int32, np.float32]
    assert [column.item() for column in row] == [1, 2.5, "t", "u"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('"a, ""b""\nc",2', ('a, "b"\nc', "2")),
        (",", ("", "")),
        (" a , b ", (" a ", " b ")),
        ("a,b\r", ("a", "b")),
    ],
)
def test_fields_are_those_of_csv_files(line, expected, table):
    assert rows(table(f"{line}\n", column_names=["x", "y"])) == [expected]


def test_other_letters_may_stand_between_fields(table):
    assert rows(table("1|2,3\n", column_names=["x", "y"], field_delim="|")) == [("1", "2,3")]


def test_each_file_has_the_line_of_names(table):
    assert rows(table("a\n1\n", "a\n2\n")) == [("1",), ("2",)]
    with pytest.raises(StateError, match=r"files that begin with one line of names.*\['a', 'b'\]"):
        table("a\n1\n", "b\n2\n")


@pytest.mark.parametrize(
    ("content", "defaults", "message"),
    [
        ("a,b\n1\n", None, r"0\.csv, row 1|CSVDataset expected 2 fields, got \['1'\]"),
        ("a,b\n1,2,3\n", None, r"expected 2 fields, got \['1', '2', '3'\]"),
        ("a,b\n1,x\n", [0, 0], r"column 'b' \(column_defaults\) expected int numbers, got 'x'"),
        ("a,b\n1,\n", [0, 0.0], r"column 'b' \(column_defaults\) expected float numbers, got ''"),
        ("a,b\n99999999999,1\n", [0], "column 'a'.*expected int numbers"),
        ('a,b\n"1"2,3\n', None, "a row of a CSV file expected fields"),
        ("a,b\n", None, "expected lines in"),
    ],
)
def test_rows_that_do_not_fit_are_told(content, defaults, message, table):
    with pytest.raises(StateError, match=message):
        rows(table(content, column_defaults=defaults))


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"field_delim": ";;"}, ArgumentValueError, "one letter"),
        ({"field_delim": '"'}, ArgumentValueError, "no quote nor line break"),
        ({"field_delim": 1}, ArgumentTypeError, "a str"),
        ({"column_defaults": (1,)}, ArgumentTypeError, "a list"),
        ({"column_defaults": [None]}, ArgumentTypeError, "ints, floats and texts"),
        ({"column_defaults": [1, 2, 3]}, ArgumentValueError, "2 column_defaults at most"),
        ({"column_names": ["a", "a"]}, ArgumentValueError, "column_names"),
    ],
)
def test_arguments_that_do_not_fit_raise(options, error, message, table):
    with pytest.raises(error, match=message):
        table("a,b\n1,2\n", **options)
