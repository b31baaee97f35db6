"""Processes that train together with the real PyTorch are one run with its ranks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from insight import open_runs

pytestmark = [pytest.mark.long, pytest.mark.peers]

SCRIPT = Path(__file__).with_name("ranks_torch.py")


def test_processes_without_a_launcher_are_the_ranks_of_one_run(beside: Any, tmp_path: Path) -> None:
    beside("torch", SCRIPT, tmp_path, cwd=tmp_path)
    store = open_runs(tmp_path)

    assert store.runs()[["run", "status", "points"]].to_numpy().tolist() == [
        ["job", "finished", 40]
    ]
    assert store.ranks("job")[["rank", "last_step"]].to_numpy().tolist() == [
        [rank, 20] for rank in range(3)
    ]
    for rank in range(3):
        values = store.table("scalar", tags="rank", rank=rank)["value"]
        assert set(values) == {float(rank)}
