from __future__ import annotations

import pandas as pd
import pytest

from insight.errors import FilterError
from insight.lineage import filter_rows, sort_rows

NAN = float("nan")

TABLE = pd.DataFrame(
    {
        "run": pd.array(["a", "b", "c", "d"], dtype="str"),
        "hyperparameters.optimizer": pd.array(["Adam", "Momentum", "Adam", None], dtype="str"),
        "hyperparameters.learning_rate": [0.1, 0.001, 0.01, NAN],
        "hyperparameters.epoch": pd.array([3, 10, None, 1], dtype="Int64"),
        "metric.loss": [0.5, NAN, 0.1, 2.0],
        "algorithm.loss": [0.6, 0.2, 0.3, 2.5],
        "user.pretrained": pd.array([True, False, None, True], dtype="boolean"),
        "user.note": ["base line", "x*y", None, 'say "hi"'],
        "started": pd.to_datetime(["2026-01-01", "2026-02-01", "2026-03-01", None], utc=True),
    }
)


def check(text: str, runs: str) -> None:
    """The filter holds for these runs."""
    assert "".join(filter_rows(TABLE, text)["run"]) == runs


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("", "abcd"),
        ("  ", "abcd"),
        ('optimizer == "Adam"', "ac"),
        ("optimizer = Adam", "ac"),
        ("optimizer != 'Adam'", "b"),
        ("lr > 0.005", "ac"),
        ("lr <= 1e-2", "bc"),
        ("learning_rate >= .1", "a"),
        ("epoch < 5", "ad"),
        ("epoch == 3.0", "a"),
        ("metric.loss < 1", "ac"),
        ("pretrained == true", "ad"),
        ("pretrained != True", "b"),
        ("started > 2026-01-15", "bc"),
        ('started < "2026-01-15 12:00"', "a"),
        ("run >= b", "bcd"),
    ],
)
def test_comparison_holds_for_the_runs_that_have_the_fact(text: str, runs: str) -> None:
    check(text, runs)


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("optimizer ~ dam", "ac"),
        ("optimizer ~ 'MOM*TUM'", "b"),
        ('note ~ "x*y"', "b"),
        ('note ~ "b*l*e"', "a"),
        ("note ~ *", "abd"),
        ("note ~ 'i*a'", ""),
        ("lr ~ 0.1", "a"),
        ('note == "say \\"hi\\""', "d"),
    ],
)
def test_tilde_finds_pieces_of_text_in_order(text: str, runs: str) -> None:
    check(text, runs)


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("lr > 0.005 and optimizer = Adam", "ac"),
        ("lr > 0.05 or epoch > 5 and optimizer = Adam", "a"),
        ("(lr > 0.05 or epoch > 5) and optimizer = Momentum", "b"),
        ("not optimizer = Adam", "bd"),
        ("not (optimizer = Adam or run = d)", "b"),
        ("NOT run = a AND NOT run = b", "cd"),
        ("not not run = a", "a"),
    ],
)
def test_words_and_brackets_combine(text: str, runs: str) -> None:
    check(text, runs)


def test_index_of_what_is_left_is_plain() -> None:
    assert filter_rows(TABLE, "run > b").index.equals(pd.RangeIndex(2))


def test_filter_of_an_empty_table_is_empty() -> None:
    assert len(filter_rows(TABLE.iloc[:0], "lr > 1 and note ~ x")) == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("leraning_rate > 1", "did you mean hyperparameters.learning_rate"),
        ("loss < 1", "write one of metric.loss, algorithm.loss"),
        ("zzz = 1", "there are run, "),
        ("lr > fast", "got 'fast'"),
        ("pretrained = maybe", "got 'maybe'"),
        ("started > soon", "got 'soon'"),
        ("lr >", "a number or a text, got the end"),
        ("lr > 1 optimizer = Adam", "at character 8"),
        ("(lr > 1", "expected ')', got the end"),
        ("lr > 1)", "at character 7"),
        ("> 1", "the name of a column"),
        ("lr 1", "one of == != < <= > >= ~"),
        ('note = "half', "a name or a value"),
        ("lr > 1 and", "got the end"),
        ("(" * 200 + "lr > 1" + ")" * 200, "at most 100 brackets"),
        ("not " * 200 + "lr > 1", "at most 100 brackets"),
        ("x" * 10_001, "at most 10000 characters"),
        ("__import__('os').system('true')", "filter"),
    ],
)
def test_filter_that_cannot_be_read_says_where_and_why(text: str, message: str) -> None:
    with pytest.raises(FilterError) as raised:
        filter_rows(TABLE, text)

    assert message in str(raised.value)


def test_error_of_a_filter_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="filter"):
        filter_rows(TABLE, "(")


@pytest.mark.parametrize(
    ("column", "runs"),
    [
        ("lr", "bcad"),
        ("-lr", "acbd"),
        ("metric.loss", "cadb"),
        ("-epoch", "badc"),
        ("note", "adbc"),
    ],
)
def test_rows_are_sorted_with_what_lacks_at_the_end(column: str, runs: str) -> None:
    assert "".join(sort_rows(TABLE, column)["run"]) == runs


def test_column_of_several_kinds_is_sorted_as_text() -> None:
    table = pd.DataFrame({"run": ["a", "b"], "user.mixed": [(2, 1), "1"]})

    assert sort_rows(table, "mixed")["run"].tolist() == ["a", "b"]


def test_sort_by_an_unknown_column_is_refused() -> None:
    with pytest.raises(FilterError, match="did you mean"):
        sort_rows(TABLE, "-epochs")


def test_pattern_against_a_hostile_text_takes_no_time() -> None:
    table = pd.DataFrame({"run": ["a" * 100_000]})

    assert len(filter_rows(table, "run ~ '" + "a*" * 50 + "b'")) == 0
