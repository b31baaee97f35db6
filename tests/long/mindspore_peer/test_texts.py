"""Operations on texts give what the real MindSpore gives, whatever the texts are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.long

SCRIPT = Path(__file__).with_name("tokenize_texts.py")
ROOT = SCRIPT.parents[3]


@pytest.mark.parametrize("seed", [1, 2])
def test_drawn_texts_become_the_same(mindspore: Any, ours: Any, tmp_path: Path, seed: int) -> None:
    mindspore(SCRIPT, "mindspore", "theirs.json", seed, cwd=tmp_path)
    ours(SCRIPT, "engine", "ours.json", seed, cwd=tmp_path, path=str(ROOT))

    theirs = json.loads((tmp_path / "theirs.json").read_text("utf-8"))
    made = json.loads((tmp_path / "ours.json").read_text("utf-8"))
    assert [name for name in theirs if theirs[name] != made[name]] == []
