"""What a run of tests came to is written down, added to that of others, and told in lines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.budgets import Budget
from tools.totals import (
    added,
    failed_lines,
    folder_lines,
    group_line,
    outcome_line,
    read,
    skip_lines,
    slowest_lines,
)

ROOT = Path(__file__).resolve().parents[2]
CONFTEST = """
from pathlib import Path
from tests.tally import Tally

def pytest_configure(config):
    config.addinivalue_line("markers", "gpu: needs one")
    config.pluginmanager.register(Tally(Path("tally.json")))
"""
TESTS = """
import pytest

def test_right(record_property):
    record_property("figures", "seven of seven")

def test_wrong():
    assert False

@pytest.mark.gpu
def test_left_out():
    pytest.skip("gpu: needs a GPU")

@pytest.fixture
def broken():
    yield
    assert False

def test_breaks(broken):
    pass
"""


def tally(**values: object) -> dict[str, Any]:
    empty = {"outcomes": {}, "tests": {}, "seconds": {}, "slowest": [], "failed": []}
    return {**empty, "skipped": {}, "reasons": {}, "figures": [], **values}


A = tally(
    outcomes={"passed": 1_000, "failed": 1, "skipped": 2},
    tests={"tests/a/test_x.py": 1_001, "tests/b/test_y.py": 2},
    seconds={"tests/a/test_x.py": 12.0, "tests/b/test_y.py": 0.5},
    slowest=[["one", 5.0], ["three", 1.0]],
    failed=["tests/a/test_x.py::test_it"],
    skipped={"gpu": 2},
    reasons={"gpu: needs a GPU": 2},
)
B = tally(
    outcomes={"passed": 5, "error": 1},
    tests={"tests/b/test_z.py": 6},
    seconds={"tests/b/test_z.py": 1.0},
    slowest=[["two", 3.0]],
    failed=["tests/b/test_z.py::test_that"],
)


def test_run_writes_what_it_came_to(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_it.py").write_text(TESTS)
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "--rootdir=.", "."],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        check=False,
    )
    told = json.loads((tmp_path / "tally.json").read_text())

    assert told["outcomes"] == {
        "passed": 2,
        "failed": 1,
        "error": 1,
        "skipped": 1,
        "xfailed": 0,
        "xpassed": 0,
    }
    assert told["tests"] == {"test_it.py": 4}
    assert told["failed"] == ["test_it.py::test_wrong", "test_it.py::test_breaks"]
    assert told["skipped"] == {"gpu": 1, "documents": 0, "peers": 0, "native": 0}
    assert told["reasons"] == {"gpu: needs a GPU": 1}
    assert told["figures"] == ["seven of seven"]
    assert len(told["slowest"]) == 4
    assert sum(told["seconds"].values()) == pytest.approx(sum(s for _, s in told["slowest"]))


def test_totals_of_all_shards_are_told() -> None:
    totals = added([A, B])

    assert outcome_line(totals) == "1,005 passed, 1 failed, 2 skipped, 1 error"
    assert failed_lines(totals) == [
        "FAILED tests/a/test_x.py::test_it",
        "FAILED tests/b/test_z.py::test_that",
    ]
    assert slowest_lines(totals) == [
        "slowest tests:",
        "     5.0 s  one",
        "     3.0 s  two",
        "     1.0 s  three",
    ]
    assert skip_lines(totals) == ["skipped 2: gpu: needs a GPU"]
    assert group_line(totals) == "skipped by group: gpu 2, documents 0, peers 0, native 0"


def test_table_marks_the_folder_that_took_longer_than_it_may() -> None:
    rows = [Budget("tests/a", 10), Budget("tests/b", 2), Budget("tests/c", 100)]
    lines = [line.split() for line in folder_lines(added([A, B]), rows)]

    assert lines == [
        ["folder", "tests", "seconds", "budget"],
        ["tests/a", "1001", "12.0", "10", "over", "budget"],
        ["tests/b", "8", "1.5", "2"],
        ["all", "1009", "13.5", "12"],
    ]


def test_run_that_was_killed_wrote_nothing_and_adds_nothing(tmp_path: Path) -> None:
    assert outcome_line(read([tmp_path / "tally-1.json"])) == "no tests"
