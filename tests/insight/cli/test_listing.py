from __future__ import annotations

import json
import os
import sys
from typing import Any

import pandas as pd
import pytest

from insight.cli.listing import print_json, print_table

TABLE = pd.DataFrame(
    {
        "run": ["a-run-with-quite-a-long-name", "b"],
        "points": [5, 12345],
        "status": ["finished", "running"],
        "loss": [0.123456789, float("nan")],
    }
)


def printed(
    table: pd.DataFrame, width: int, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> list[str]:
    """The lines on a terminal of this width; 0 for a pipe."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: width > 0, raising=False)
    monkeypatch.setattr(
        "insight.cli.listing.shutil.get_terminal_size", lambda: os.terminal_size((width, 24))
    )
    print_table(table, {})
    return capsys.readouterr().out.splitlines()


def test_columns_are_aligned_numbers_to_the_right(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    assert printed(TABLE, 0, monkeypatch, capsys) == [
        "run                           points  status        loss",
        "a-run-with-quite-a-long-name       5  finished  0.123457",
        "b                              12345  running          -",
    ]


def test_narrow_terminal_shortens_the_first_column_in_the_middle(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    lines = printed(TABLE, 45, monkeypatch, capsys)

    assert lines[1] == "a-run-wi…ong-name       5  finished  0.123457"


def test_narrower_terminal_leaves_columns_out(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    lines = printed(TABLE, 24, monkeypatch, capsys)

    assert lines[0].split() == ["run", "points"]
    assert max(map(len, lines)) <= 24


def test_what_is_left_out_is_said_on_stderr(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "24")
    print_table(TABLE, {})

    assert "2 more columns" in capsys.readouterr().err


def test_chinese_names_take_two_places(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    table = pd.DataFrame({"run": ["训练", "abcd"], "n": [1, 2]})

    assert printed(table, 0, monkeypatch, capsys)[1:] == ["训练  1", "abcd  2"]


def test_name_cannot_move_the_cursor(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    table = pd.DataFrame({"run": ["a\x1b[2Jb\n"]})

    assert "\x1b" not in printed(table, 0, monkeypatch, capsys)[1]


def test_json_writes_infinities_as_text_and_what_lacks_as_null(capsys: Any) -> None:
    print_json(pd.DataFrame({"x": [float("inf"), float("-inf"), float("nan")]}))

    assert json.loads(capsys.readouterr().out) == [
        {"x": "Infinity"},
        {"x": "-Infinity"},
        {"x": None},
    ]
