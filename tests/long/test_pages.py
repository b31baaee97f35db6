"""The pages of the documents are built without a warning, and ask no other host for anything."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
_ASKS = re.compile(r"<(?:script|link|img|iframe)\b[^>]*?(?:src|href)=\"(?:https?:)?//[^\"]*")


@pytest.mark.long
@pytest.mark.skipif(
    any(importlib.util.find_spec(name) is None for name in ("sphinx", "furo", "myst_parser")),
    reason="needs the extra docs",
)
def test_pages_are_built_and_ask_no_other_host(tmp_path: Path) -> None:
    build = [sys.executable, ROOT / "tools" / "pages" / "build.py", tmp_path / "pages"]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    pages = {path: path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")}

    assert done.returncode == 0, done.stderr
    assert len(pages) > 300
    assert {
        path.name: found for path, text in pages.items() if (found := _ASKS.findall(text))
    } == {}
    for name in ("docs/installing", "api/insight", "api/engine.nn/layer", "search"):
        assert (tmp_path / "pages" / f"{name}.html").is_file()
