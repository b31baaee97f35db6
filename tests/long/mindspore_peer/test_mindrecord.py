"""MindSpore and we read each other's record files row by row, in every way that both have."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.long

SCRIPT = Path(__file__).with_name("exchange_records.py")
ROOT = SCRIPT.parents[3]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("writer", ["engine", "mindspore"])
def test_files_of_either_are_the_same_rows_to_both(
    mindspore: Any, ours: Any, tmp_path: Path, writer: str, seed: int
) -> None:
    runs = {"mindspore": mindspore, "engine": ours}
    folder = tmp_path / "files"
    folder.mkdir()
    runs[writer](SCRIPT, writer, "write", folder, seed, cwd=tmp_path, path=str(ROOT))
    for library, run in runs.items():
        run(SCRIPT, library, "read", folder, f"{library}.json", cwd=tmp_path, path=str(ROOT))

    theirs = json.loads((tmp_path / "mindspore.json").read_text("utf-8"))
    made = json.loads((tmp_path / "engine.json").read_text("utf-8"))
    different = [
        (name, way)
        for name in theirs
        for way in theirs[name]
        if theirs[name][way] != made[name][way]
    ]
    assert different == []
    assert len(theirs) == 14 + (writer == "engine")
