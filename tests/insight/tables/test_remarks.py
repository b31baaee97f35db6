"""What a source says of its files beside rows: rules that it followed, and what has no place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from insight.sources import Gone, Remark, Unshown
from insight.tables.overview import remarks_table, unshown_table
from insight.tables.run import Run
from insight.tables.run_file import Teller

if TYPE_CHECKING:
    from insight.sources import News

TELLER = Teller("plain", cast("Any", None))


def run_of(*news: News) -> Run:
    run = Run("lab/a")
    for one in news:
        run.apply(one, TELLER)
    return run


def test_rules_that_were_followed_are_told_by_run_and_file() -> None:
    table = remarks_table([run_of(Remark("b.csv", "no column is a step"), Remark("a.csv", "s"))])
    assert table.to_dict("records") == [
        {"run": "lab/a", "file": "lab/a/a.csv", "remark": "s"},
        {"run": "lab/a", "file": "lab/a/b.csv", "remark": "no column is a step"},
    ]


def test_records_without_a_place_are_counted_over_all_words_of_them() -> None:
    run = run_of(Unshown("a", "mesh", 2), Unshown("a", "mesh", 3), Unshown("a", "html", 1))
    assert unshown_table([run]).to_dict("records") == [
        {"run": "lab/a", "file": "lab/a/a", "kind": "html", "count": 1},
        {"run": "lab/a", "file": "lab/a/a", "kind": "mesh", "count": 5},
    ]


def test_a_file_that_is_gone_takes_back_both() -> None:
    run = run_of(Remark("a", "s"), Unshown("a", "mesh", 2), Gone("a"))
    assert len(remarks_table([run])) == len(unshown_table([run])) == 0


def test_tables_without_rows_have_their_columns() -> None:
    assert remarks_table([]).columns.tolist() == ["run", "file", "remark"]
    assert unshown_table([]).columns.tolist() == ["run", "file", "kind", "count"]


def test_a_run_that_is_one_file_bears_its_name() -> None:
    run = Run("logs/a.csv")
    run.apply(Remark("a.csv", "s"), TELLER)
    assert remarks_table([run])["file"].tolist() == ["logs/a.csv"]
