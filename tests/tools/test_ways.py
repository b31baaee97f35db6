"""Tests begin in the mode, and with the providers, that an option of theirs names."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOLD = """
import engine
from engine.autodiff.forms import allowed

def test_told():
    print("told", engine.get_context("mode"), *allowed())

def test_told_again_behind_one_that_changed_it():
    engine.set_context(mode=1 - engine.get_context("mode"))

def test_told_at_the_end():
    print("told", engine.get_context("mode"), *allowed())
"""


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ([], "1 native numpy"),
        (["--mode=graph"], "0 native numpy"),
        (["--mode=pynative"], "1 native numpy"),
        (["--providers=numpy"], "1 numpy"),
        (["--providers="], "1"),
    ],
)
def test_each_test_begins_as_the_option_says(
    options: list[str], expected: str, tmp_path: Path
) -> None:
    (tmp_path / "conftest.py").write_text("pytest_plugins = ['tests.conftest']\n")
    (tmp_path / "test_it.py").write_text(TOLD)
    command = ["-m", "pytest", "-qs", "-c", os.devnull, "--rootdir=.", "-p", "no:cacheprovider"]
    environment = {name: one for name, one in os.environ.items() if not name.startswith("INSIGHT_")}
    done = subprocess.run(
        [sys.executable, *command, *options, "."],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    told = [
        line.split("told ")[1].rstrip(".") for line in done.stdout.splitlines() if "told " in line
    ]

    assert told == [expected] * 2, done.stdout
