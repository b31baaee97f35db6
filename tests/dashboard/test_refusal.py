"""Errors speak the reader's language, and English ones say what they always said."""

from __future__ import annotations

import pandas as pd
import pytest
from flask import Flask

from dashboard.refusal import EXPECTED, refusal
from insight.errors import FilterError
from insight.lineage.query import filter_rows

TABLE = pd.DataFrame({"run": ["a"], "user.lr": [0.1], "user.net": ["x"]})


def error_of(text: str) -> FilterError:
    with pytest.raises(FilterError) as caught:
        filter_rows(TABLE, text)
    return caught.value


@pytest.mark.parametrize(
    "text", ["lr > > 3", "nothing = 3", "(lr > 3", "lr and", "lr > 3 lr", "lr = x"]
)
def test_english_is_what_the_error_says_and_chinese_is_not(text: str) -> None:
    error = error_of(text)
    with Flask(__name__).test_request_context(headers={"Accept-Language": "zh"}):
        chinese = refusal(error)

    assert refusal(error) == str(error)
    assert " expected " not in chinese
    assert "此处应为" in chinese


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ("lr > > 3", "a number or a text"),
        ("(lr > 3", "')'"),
        ("lr > 3 lr", "'and', 'or' or the end"),
        ("nothing = 3", "the name of a column"),
        ("lr and", "the name of a column or a part of the name of a run"),
        ("a " * 501, "at most 500 comparisons"),
        ("(" * 101 + "a", "at most 100 brackets in one another"),
        ("a" * 10_001, "at most 10000 characters"),
    ],
)
def test_what_filters_expect_is_known_by_the_words_they_use(wrong: str, expected: str) -> None:
    assert f"expected {expected}, got" in str(error_of(wrong))
    assert expected in EXPECTED


@pytest.mark.parametrize("wrong", ["lr > > 3", "a " * 501])
def test_what_filters_advise_has_chinese(wrong: str) -> None:
    with Flask(__name__).test_request_context(headers={"Accept-Language": "zh"}):
        _, hint = refusal(error_of(wrong)).split("。", 1)

    assert "请" in hint
