"""Scripts that `insight landscape` is told."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from engine import nn
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


def test_script_of_mindspore_is_loaded_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    request.addfinalizer(lambda: sys.modules.pop("mindspore", None))
    script = tmp_path / "train.py"
    script.write_text("from mindspore import nn\ndef made(): return nn.ReLU\n", encoding="utf-8")

    assert function_of(f"{script}:made")() is nn.ReLU
