"""The table of budgets: a row for every folder of tests, and few seconds for `--quick`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import budgets as table
from tools.budgets import Budget, budget_of, budgets, files_of_tests
from tools.check import is_quick

ROOT = Path(__file__).resolve().parents[2]
QUICK_S = 120  # of two processors' 60 s; budgets have room that format, lint and types take


def test_every_row_is_there_and_every_file_has_one() -> None:
    rows = budgets()

    assert [row.path for row in rows if not (ROOT / row.path).exists()] == []
    assert [path for path in files_of_tests() if budget_of(path, rows) is None] == []


def test_rows_are_in_order() -> None:
    paths = [row.path for row in budgets()]

    assert paths == sorted(paths)


def test_innermost_row_holds() -> None:
    rows = [Budget("tests/a", 1), Budget("tests/a/b", 2), Budget("tests/a/b/test_c.py", 3)]
    found = [
        budget_of(path, rows)
        for path in ("tests/a/test_x.py", "tests/a/b/d/test_x.py", "tests/a/b/test_c.py")
    ]

    assert found == rows
    assert budget_of("tests/ab/test_x.py", rows) is None


def test_quick_fits_in_a_minute() -> None:
    rows = budgets()
    held = {budget_of(path, rows) for path in files_of_tests() if is_quick(path, rows)}

    assert sum(row.seconds for row in held if row is not None) <= QUICK_S


def test_table_is_made_anew_from_the_last_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [Budget("tests/a", 1), Budget("tests/b", 9, waits=True, quick=False)]
    monkeypatch.setattr(table, "budgets", lambda: rows)
    monkeypatch.setattr(table, "LAST", tmp_path / "last.json")
    seconds = {"tests/a/test_x.py": 10.0, "tests/a/test_y.py": 2.5}
    (tmp_path / "last.json").write_text(json.dumps({"seconds": seconds}))
    table.main()

    assert capsys.readouterr().out.splitlines() == [
        '"tests/a" = { seconds = 15 }',
        '"tests/b" = { seconds = 9, waits = true, quick = false }',
    ]
