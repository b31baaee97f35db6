"""`make sizes` sees what is large."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_largest_files_functions_and_classes_are_listed() -> None:
    script = ROOT / "tools" / "sizes.py"
    done = subprocess.run([sys.executable, script, "1"], capture_output=True, text=True, check=True)
    headings = [line.partition(":")[0] for line in done.stdout.splitlines() if line[:1].isalpha()]

    assert headings == ["package", "file", "function", "class"]
