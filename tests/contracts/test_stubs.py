"""The stubs that are made name what is there; those written by hand are tried in `test_lazy.py`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CHECKED_IN = sorted(
    path.relative_to(ROOT)
    for path in (ROOT / "engine").rglob("*.pyi")
    if path.read_text(encoding="utf-8").startswith("# Made by `make stubs`")
)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("stubs")
    subprocess.run([sys.executable, ROOT / "tools" / "stubs.py", folder], check=True, cwd=ROOT)
    return folder


def test_every_family_has_a_stub(made: Path) -> None:
    assert sorted(path.relative_to(made) for path in made.rglob("*.pyi")) == CHECKED_IN


def test_help_writes_no_stubs(tmp_path: Path) -> None:
    asked = [sys.executable, ROOT / "tools" / "stubs.py", "--help"]
    told = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=tmp_path).stdout

    assert told.startswith("usage: stubs.py [-h] [FOLDER]\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("path", CHECKED_IN, ids=str)
def test_stub_is_what_make_stubs_makes_now(path: Path, made: Path) -> None:
    now = (made / path).read_text(encoding="utf-8")

    assert now == (ROOT / path).read_text(encoding="utf-8"), "type `make stubs`"
