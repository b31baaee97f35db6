"""Scripts that `insight landscape` is told."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from insight.cli.drawing.script_model import function_of


def test_script_says_what_it_says_now_also_where_date_and_length_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "path", [*sys.path])
    script = tmp_path / "held.py"
    said = []
    for number in (1, 2):
        script.write_text(f"def held_out(): return {number}\n", encoding="utf-8")
        os.utime(script, (1_700_000_000, 1_700_000_000))
        said.append(function_of(f"{script}:held_out", "--validation")())

    assert said == [1, 2]
