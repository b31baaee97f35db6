"""What MindSpore drew of two trainings, and the checkpoints that it drew it from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import insight
from insight.format.checkpoint import read_checkpoint

DATA = Path(__file__).parents[2] / "data"
RUNS = {"landscape_step": 3, "ms20_landscape": 2}
"""Runs, and how many landscapes each has."""
PATHS = [
    ("landscape_step", "landscape_[1, 5]"),
    ("landscape_step", "landscape_[6, 20]"),
    ("ms20_landscape", "landscape_[1, 4]"),
]
"""The landscapes of intervals."""


def run_folder(run: str) -> Path:
    """The folder with `ckpt_dir`, as MindSpore's collector left it."""
    return DATA / "mindspore" / "landscapes" / run


def recorded(run: str) -> dict[str, Any]:
    """Rows of the table of landscapes by tag, as MindSpore wrote them."""
    table = insight.open_runs(DATA / "summaries" / "runs" / run).table("landscape")
    return {row.tag: row for row in table.itertuples()}


def checkpoint(run: str, step: int) -> dict[str, Any]:
    return read_checkpoint(run_folder(run) / "ckpt_dir" / f"MLP_{step}_step.ckpt")
