"""A rule that many files were read by is told once, what has no place is counted by its kind."""

from __future__ import annotations

import pandas as pd

from dashboard.queries.run.reading import MOST_REMARKS, reading

Rows = list[tuple[str, str, str]]


def remarks(rows: Rows) -> pd.DataFrame:
    return pd.DataFrame(rows, columns=["run", "file", "remark"], dtype="str")


def unshown(rows: list[tuple[str, str, str, int]]) -> pd.DataFrame:
    frame = pd.DataFrame(rows, columns=["run", "file", "kind", "count"])
    return frame.astype({"run": "str", "file": "str", "kind": "str", "count": "int64"})


def test_rules_come_once_each_with_their_first_file() -> None:
    told = remarks(
        [
            *[("a", f"a/{name}.csv", "step is the column 'step'") for name in ("x", "y")],
            ("a", "a/y.csv", "times are local"),
            ("b", "b/z.csv", "step is the column 'epoch'"),
        ]
    )

    assert reading(told, unshown([]), "a") == {
        "rules": [["step is the column 'step'", "a/x.csv", 2], ["times are local", "a/y.csv", 1]],
        "count": 2,
        "unshown": [],
    }


def test_records_without_a_place_are_counted_over_all_files() -> None:
    left = unshown([("a", "1", "mesh", 2), ("a", "2", "mesh", 10), ("a", "1", "plot", 1)])
    found = reading(remarks([]), left, "a")

    assert found == {"rules": [], "count": 0, "unshown": [["mesh", 12], ["plot", 1]]}


def test_nothing_is_said_of_a_run_that_was_sure_and_not_everything_of_one_of_many_rules() -> None:
    told = remarks([("a", "f", f"rule {number}") for number in range(MOST_REMARKS + 7)])
    found = reading(told, unshown([]), "a")

    assert reading(told, unshown([]), "b") is None
    assert found is not None
    assert (found["count"], len(found["rules"])) == (MOST_REMARKS + 7, MOST_REMARKS)
