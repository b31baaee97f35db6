"""MindSpore loads the whole parameters that we join of several devices' files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine.train.serialization.slices import unified
from insight.format.safetensors import safetensors_parts
from tests.engine.train.serialization.slices.drawn import cut, draw, strategy

pytestmark = pytest.mark.long

SCRIPT = Path(__file__).with_name("load_unified.py")


@pytest.mark.parametrize("most", [unified._MOST, 4096])
def test_unified_files_are_loaded_by_mindspore(
    most: int, mindspore: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unified, "_MOST", most)
    random = np.random.default_rng(most)
    layouts = {f"p{number}": draw(random, 4, 2, shards=True) for number in range(6)}
    arrays = {name: random.standard_normal((16, 16)).astype(np.float32) for name in layouts}
    for rank in range(4):
        path = tmp_path / "src" / f"rank_{rank}" / "net.safetensors"
        path.parent.mkdir(parents=True)
        values = {name: cut(arrays[name], layouts[name])[rank] for name in layouts}
        path.write_bytes(b"".join(map(bytes, safetensors_parts("a test", values))))
    messages = {name: layout.message() for name, layout in layouts.items()}
    (tmp_path / "s.ckpt").write_bytes(strategy(messages, 0).SerializeToString())
    engine.unified_safetensors(
        str(tmp_path / "src"), str(tmp_path / "s.ckpt"), str(tmp_path / "whole")
    )
    mindspore(SCRIPT, tmp_path / "whole", tmp_path / "found.npz", cwd=tmp_path)

    with np.load(tmp_path / "found.npz") as found:
        assert {name: found[name].tolist() for name in found} == {
            name: array.tolist() for name, array in arrays.items()
        }
