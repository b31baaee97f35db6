"""The stub of `engine.ops` names the operators that are there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_stub_is_what_make_stubs_makes_now(tmp_path: Path) -> None:
    made = tmp_path / "made.pyi"
    subprocess.run([sys.executable, ROOT / "tools" / "stubs.py", made], check=True, cwd=ROOT)
    checked_in = (ROOT / "engine" / "ops" / "__init__.pyi").read_text(encoding="utf-8")

    assert made.read_text(encoding="utf-8") == checked_in, "type `make stubs`"
