"""No cell of ours is run by a spreadsheet, and every text can be had back."""

from __future__ import annotations

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.tables.spreadsheet import as_cells, cell_of, text_of


@pytest.mark.parametrize(
    "text",
    [
        "=1+1",
        "=cmd|' /C calc'!A0",
        "@SUM(A1)",
        "+1-1",
        "-x",
        "-",
        "+",
        "-1e",
        "--1",
        "-1_000",
        "\t=1",
        "'=1",
        "''@a",
        "'-x",
        "-5 apples",
        "-1\n=2",
    ],
)
def test_text_that_would_be_run_is_marked(text: str) -> None:
    assert cell_of(text) == f"'{text}"
    assert text_of(cell_of(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "a=1", "loss", "'tis", "'", "''", "1", "1-1", "a@b", "[1, -2]", "/-/"),
        *("-1", "+1", "-0.5", "-.5", "-1.", "-1e-5", "+2E+10", "-inf", "-Infinity", "'-5"),
    ],
)
def test_other_text_stays(text: str) -> None:
    assert cell_of(text) == text
    assert text_of(text) == text


@given(st.text(alphabet="'=@+-1.e\t\na ", max_size=8))
def test_every_text_can_be_had_back(text: str) -> None:
    assert text_of(cell_of(text)) == text


@given(st.text(alphabet="'=@+-1ea", max_size=6), st.text(alphabet="'=@+-1ea", max_size=6))
def test_different_texts_stay_different(one: str, other: str) -> None:
    assert (cell_of(one) == cell_of(other)) == (one == other)


def test_table_keeps_its_numbers_and_what_lacks() -> None:
    table = pd.DataFrame(
        {
            "run": pd.Categorical(["=a", "b", "=a"]),
            "=tag": pd.array(["@x", None, "y"], dtype="str"),
            "value": [-1.5, float("nan"), 2.0],
            "mixed": pd.array(["-x", -3, None], dtype=object),
        },
        index=[5, 6, 7],
    )

    assert as_cells(table).to_csv(index=False).splitlines() == [
        "run,'=tag,value,mixed",
        "'=a,'@x,-1.5,'-x",
        "b,,,-3",
        "'=a,y,2.0,",
    ]
    assert as_cells(table.iloc[:0]).to_csv(index=False) == "run,'=tag,value,mixed\n"
