from __future__ import annotations

import random
import time
from typing import ClassVar

import pandas as pd
import pytest

from insight.errors import FilterError
from insight.lineage import filter_rows, sort_rows
from insight.lineage.named import column_named
from insight.lineage.query import compared

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
        ("b or lr > 0.05", "ab"),
        ("not B and optimizer = adam or (d and epoch = 1)", "d"),
        ("a b", ""),
        ('"c" and lr < 0.05', "c"),
        ("*", "abcd"),
        ("max or min or last or c", "c"),
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
        ("a lr > 1", "at character 3"),
        ("min(loss) 1", "one of == != < <= > >= ~"),
        ("a and", "a part of the name of a run, got the end"),
        ("a or and", "got 'and'"),
        ("a not b", "at character 3"),
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

    assert sort_rows(table, "mixed")["run"].tolist() == ["b", "a"]


def test_sort_by_an_unknown_column_is_refused() -> None:
    with pytest.raises(FilterError, match="did you mean"):
        sort_rows(TABLE, "-epochs")


def test_pattern_against_a_hostile_text_takes_no_time() -> None:
    table = pd.DataFrame({"run": ["a" * 100_000]})

    assert len(filter_rows(table, "run ~ '" + "a*" * 50 + "b'")) == 0


MIXED = pd.DataFrame(
    {
        "run": pd.array(["a", "b", "c", "d"], dtype="str"),
        "user.batch": pd.Series([32, "auto", 8, None], dtype=object),
        "user.version": pd.array(["1", "007", "1.10", None], dtype="str"),
        "user.flag": pd.Series([True, "true", 1, False], dtype=object),
        "user.whole": pd.array([2**53, 2**53 + 1, 1, None], dtype="Int64"),
    }
)


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("batch == 32", "a"),
        ("batch == 32.0", "a"),
        ("batch != 32", "bc"),
        ("batch > 16", "a"),
        ("batch <= 32", "ac"),
        ("batch == auto", "b"),
        ("batch >= auto", "b"),
        ("batch ~ 3", "a"),
        ("version == 1", "a"),
        ("version == 1.0", ""),
        ("version = 007", "b"),
        ("version = '007'", "b"),
        ("version ~ 1", "ac"),
        ("version != 1", "bc"),
        ("flag == true", "ab"),
        ("flag == 1", "c"),
        (f"whole == {2**53 + 1}", "b"),
        (f"whole < {10**400}", "abc"),
    ],
)
def test_value_compares_as_it_is_written(text: str, runs: str) -> None:
    assert "".join(filter_rows(MIXED, text)["run"]) == runs


def test_year_alone_is_a_moment() -> None:
    check("started > 2025 and started < 2026-02", "a")


@pytest.mark.parametrize(("column", "runs"), [("batch", "cabd"), ("-batch", "bacd")])
def test_numbers_of_a_mixed_column_are_sorted_before_its_texts(column: str, runs: str) -> None:
    assert "".join(sort_rows(MIXED, column)["run"]) == runs


HEADINGS = pd.DataFrame(
    {
        "run": pd.array(["a", "b", "c", "d"], dtype="str"),
        "hyperparameters.optimizer": pd.array(["Adam", None, None, "Adam"], dtype="str"),
        "algorithm.optimizer": pd.array([None, "Momentum", None, "SGD"], dtype="str"),
        "hyperparameters.learning_rate": [0.1, NAN, NAN, NAN],
        "user.learning_rate": pd.array([None, "0.2", "auto", None], dtype="str"),
        "user.loss_rate": [1.0, 1.0, 1.0, 1.0],
        "user.Width": pd.array([None, None, 8, None], dtype="Int64"),
        "hyperparameters.width": pd.array([4, 16, None, None], dtype="Int64"),
        "metric.width": [1.0, 1.0, 1.0, 1.0],
    }
)


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("optimizer = Adam", "ad"),
        ("optimizer = SGD", "d"),
        ("optimizer ~ m", "abd"),
        ("not optimizer = Adam", "bc"),
        ("algorithm.optimizer ~ *", "bd"),
        ("learning_rate > 0.05", "a"),
        ("learning_rate = auto", "c"),
    ],
)
def test_parameter_under_several_headings_is_one(text: str, runs: str) -> None:
    assert "".join(filter_rows(HEADINGS, text)["run"]) == runs


SHORT = pd.DataFrame(
    {
        "run": pd.array(["a", "b", "c", "d"], dtype="str"),
        "hyperparameters.lr": [0.1, NAN, NAN, NAN],
        "hyperparameters.learning_rate": [NAN, 0.2, NAN, NAN],
        "user.learning_rate": [NAN, NAN, 0.9, NAN],
        "hyperparameters.bs": pd.array([8, None, None, 32], dtype="Int64"),
        "hyperparameters.batch_size": pd.array([16, 32, None, None], dtype="Int64"),
        "metric.last_recall": [0.1, 0.1, 0.1, 0.1],
    }
)


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("lr < 0.5", "ab"),
        ("lr > 0.5", "c"),
        ("learning_rate < 0.5", "ab"),
        ("hyperparameters.learning_rate < 0.5", "b"),
        ("bs = 32", "d"),
        ("bs = 16", ""),
        ("batch_size = 32", "b"),
    ],
)
def test_parameter_that_some_tools_abbreviate_is_one_unless_a_run_has_both(
    text: str, runs: str
) -> None:
    assert "".join(filter_rows(SHORT, text)["run"]) == runs


CASES = pd.DataFrame(
    {
        "run": pd.array(["a", "b", "c", "d"], dtype="str"),
        "source": pd.array(["mindspore", "mlflow", "wandb", "wandb"], dtype="str"),
        "hyperparameters.optimizer": pd.array(["Adam", "adam", None, "SGD"], dtype="str"),
        "user.optimizer": pd.array([None, None, "ADAM", None], dtype="str"),
        "user.host": pd.array(["A", "a", "b", "B"], dtype="str"),
    }
)


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("optimizer = Adam", "abc"),
        ("optimizer = aDAM", "abc"),
        ("optimizer != adam", "d"),
        ("user.optimizer = adam", "c"),
        ("optimizer = sgd", ""),
        ("host = A", "ab"),
        ("host = b", "c"),
    ],
)
def test_texts_that_tools_write_in_different_cases_are_one_value(text: str, runs: str) -> None:
    """But not where one tool writes both."""
    assert "".join(filter_rows(CASES, text)["run"]) == runs


def test_texts_in_different_cases_are_one_value_beside_numbers_of_another_tool() -> None:
    table = CASES.assign(**{"hyperparameters.optimizer": [NAN, NAN, NAN, 1.5]}).assign(
        **{"user.optimizer": pd.array(["Adam", "adam", None, None], dtype="str")}
    )

    assert "".join(filter_rows(table, "optimizer = ADAM")["run"]) == "ab"
    assert "".join(filter_rows(table, "optimizer = 1.5")["run"]) == "d"


@pytest.mark.parametrize("name", ["lr", "width"])
def test_name_of_several_things_is_refused(name: str) -> None:
    """Initials of two parameters; a parameter and a result."""
    with pytest.raises(FilterError, match="an unambiguous name"):
        filter_rows(HEADINGS, f"{name} > 1")


def test_rows_are_sorted_by_what_any_heading_says() -> None:
    assert "".join(sort_rows(HEADINGS, "optimizer")["run"]) == "adbc"


class Metrics:
    """Three tags of two or three runs."""

    held: ClassVar[dict[str, dict[str, list[float]]]] = {
        "val_loss": {"a": [3.0, 1.0, 2.0], "b": [5.0, 4.0, NAN], "c": [0.5]},
        "eval loss": {"a": [1.0], "d": [2.0]},
        "lr": {"a": [9.0]},
    }

    def tags(self, kind: str) -> list[str]:
        assert kind == "scalar"
        return sorted(self.held)

    def metric(self, tag: str, measure: str) -> dict[str, float]:
        pick = {"last": lambda values: values[-1], "min": min, "max": max}[measure]
        return {run: pick(values) for run, values in self.held[tag].items()}


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("val_loss < 10", "ac"),
        ("last(val_loss) < 10", "ac"),
        ("min(val_loss) < 2", "ac"),
        ("MAX ( val_loss ) >= 3", "ab"),
        ("last(\"eval loss\") > 1 or max('val_loss') = 0.5", "cd"),
        ('"eval loss" > 1', "d"),
        ("not val_loss < 1", "abd"),
        ("lr > 0.05", "a"),
        ("last(lr) > 0.05", "a"),
        ("last(lr) < 9", ""),
        ("min(val_loss) < 2 and optimizer = Adam", "ac"),
    ],
)
def test_metrics_are_named_by_their_tags_after_the_columns(text: str, runs: str) -> None:
    assert "".join(filter_rows(TABLE, text, Metrics())["run"]) == runs


@pytest.mark.parametrize(
    ("column", "runs"),
    [("val_loss", "cabd"), ("-max(val_loss)", "bacd"), ("min(eval loss)", "adbc")],
)
def test_rows_are_sorted_by_a_metric(column: str, runs: str) -> None:
    assert "".join(sort_rows(TABLE, column, Metrics())["run"]) == runs


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("min(val_lost) < 2", "got 'val_lost'. Hint: there are val_loss, "),
        ("min(zzz) < 2", 'Hint: there are "eval loss", lr, val_loss'),
        ("val_lost < 2", "a column or the tag of a metric, got 'val_lost'. Hint: did you mean val"),
        ("zzz < 2", '"eval loss", lr, val_loss'),
        ("loss < 2", "write one of metric.loss, algorithm.loss"),
        ("min(val_loss < 2", "expected ')', got '<'"),
        ("min() < 2", "expected the tag of a metric, got ')'"),
        ("min < 2", "filter or sort expected"),
    ],
)
def test_error_lists_what_can_be_named(text: str, message: str) -> None:
    with pytest.raises(FilterError) as raised:
        filter_rows(TABLE, text, Metrics())

    assert message in str(raised.value)


def test_metrics_without_a_store_are_unknown() -> None:
    with pytest.raises(FilterError, match="no run has a metric"):
        filter_rows(TABLE, "min(val_loss) < 2")


def test_error_lists_a_part_of_very_many_columns() -> None:
    table = pd.DataFrame({f"c{place:04}": [1] for place in range(2000)})
    with pytest.raises(FilterError, match="c0029 and 1970 more") as raised:
        filter_rows(table, "zzzzzz = 1")

    assert len(str(raised.value)) < 400


@pytest.mark.parametrize(("sign", "runs"), [("and", ""), ("or", "abcd")])
def test_chain_may_be_long(sign: str, runs: str) -> None:
    parts = [f"run = {name}" for name in "abcd" * 125]

    check(f" {sign} ".join(parts), runs)


def test_chain_joins_from_the_left() -> None:
    check("(run = a or run = b) and run = b or run = c and run = d", "b")
    check("run = d and run = c or run = b", "b")


@pytest.mark.parametrize("length", [501, 900])
def test_chain_without_end_is_refused(length: int) -> None:
    with pytest.raises(FilterError, match="at most 500 comparisons"):
        filter_rows(TABLE, " or ".join(["run = a"] * length))


def test_metric_is_asked_for_once() -> None:
    asked: list[str] = []

    class Noted(Metrics):
        def metric(self, tag: str, measure: str) -> dict[str, float]:
            asked.append(tag)
            return super().metric(tag, measure)

    filter_rows(TABLE, "min(val_loss) > 0 or min(val_loss) > 1 or max(val_loss) > 2", Noted())

    assert asked == ["val_loss", "val_loss"]


def test_misspelled_name_among_very_many_takes_no_time() -> None:
    draw = random.Random(1)
    names = ["".join(draw.choices("abcde/", k=60)) for _ in range(20_001)]
    table = pd.DataFrame(columns=names[1:])
    began = time.process_time()
    with pytest.raises(FilterError, match="expected the name of a column"):
        filter_rows(table, f"{names[0]} = 1")

    assert time.process_time() - began < 4


def test_names_that_a_filter_compares_are_told_once_in_the_order_of_the_text() -> None:
    text = "a and (not x = 1 or max(y) > 2) and x < 3 and ('b c' ~ d or y = 1)"

    assert compared(text) == [("x", None), ("y", "max"), ("b c", None), ("y", None)]
    assert compared("a and not b") == compared("") == []


def test_column_is_the_one_that_a_filter_means() -> None:
    assert column_named(TABLE, "lr").name == "hyperparameters.learning_rate"
    assert column_named(TABLE, "lr").equals(TABLE["hyperparameters.learning_rate"])
    with pytest.raises(FilterError, match="--columns expected the name of a column"):
        column_named(TABLE, "lrr", asked_in="--columns")
