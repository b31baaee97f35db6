"""Columns of the lineage charts hold the table's values, whatever kind they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from dashboard.encode import decode
from dashboard.queries.lineage.parallel import (
    MOST_COLUMNS,
    column,
    heading,
    live_columns,
    recorded_columns,
)
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    import insight


def test_columns_are_those_of_the_lineage_in_the_order_of_the_runs(sample: insight.Store) -> None:
    runs = sample.runs()[::-1]
    payload = recorded_columns(sample.lineage(), runs["run"].tolist())
    lives = live_columns(runs, ScalarIndex(sample.table("scalar")))
    by_id = {one["id"]: one for one in [*payload["columns"], *lives]}
    rates = sample.lineage().set_index("run")["hyperparameters.learning_rate"]
    lasts = sample.table("scalar", tags="accuracy").groupby("run", observed=True)["value"].last()

    assert payload["runs"] == runs["run"].tolist()
    rate = decode(by_id["hyperparameters.learning_rate"]["values"])
    np.testing.assert_array_equal(rate, [rates[run] for run in payload["runs"]])
    last = decode(by_id["last:accuracy"]["values"])
    np.testing.assert_array_equal(last, [lasts[run] for run in payload["runs"]])


def test_missing_numbers_are_nan_and_missing_texts_have_no_level() -> None:
    number = column("hyperparameters.epoch", pd.Series([3, None], dtype="Int64"))
    text = column("user.net", pd.Series(["b", None, "a"]))

    np.testing.assert_array_equal(decode(number["values"]), [3, np.nan])
    assert (number["kind"], number["title"]) == ("number", "epoch")
    assert (text["kind"], text["levels"]) == ("text", ["a", "b"])
    assert decode(text["values"]).tolist() == [1, -1, 0]


def test_column_of_numbers_and_texts_is_one_of_texts() -> None:
    mixed = column("user.mixed", pd.Series([(1, 2), "x", 3], dtype=object))

    assert mixed["levels"] == ["3", "[1, 2]", "x"]


def test_very_wide_lineage_is_bounded_and_says_how_much_is_left_out() -> None:
    wide = pd.DataFrame({"run": ["a"]} | {f"user.n{n}": [n] for n in range(MOST_COLUMNS + 5)})
    payload = recorded_columns(wide, ["a"])

    assert payload["more"] == 5
    assert len(payload["columns"]) == MOST_COLUMNS


def test_column_is_called_by_what_follows_its_section() -> None:
    assert heading("user.net.depth") == {
        "id": "user.net.depth",
        "section": "user",
        "title": "net.depth",
    }
    assert heading("last:a.b") == {"id": "last:a.b", "section": "last", "title": "a.b"}
    assert heading("status") == {"id": "status", "section": "", "title": "status"}
