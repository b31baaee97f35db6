"""docs/names.md says which of MindSpore's names are here, and is what `make names` makes now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_page_of_names_is_what_make_names_makes_now(tmp_path: Path) -> None:
    made = tmp_path / "names.md"
    subprocess.run([sys.executable, ROOT / "tools/coverage.py", made], check=True, cwd=ROOT)

    assert made.read_text("utf-8") == (ROOT / "docs/names.md").read_text("utf-8"), "`make names`"
