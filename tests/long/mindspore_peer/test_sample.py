"""The sample script runs on MindSpore with its imports changed, and we read what it recorded."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

SAMPLE = Path(__file__).resolve().parents[3] / "sample_runs" / "digits_lenet.py"
STEPS = 44  # of one epoch
NUMBER = r"\d+\.\d+(e-\d+)?|\d+e-\d+"
KINDS = ("scalar", "histogram", "graph", "dataset_graph")


def test_sample_runs_on_mindspore_and_its_run_opens_here(
    mindspore: Any, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    script = re.sub(r"(?m)^(import|from) engine\b", r"\1 mindspore", SAMPLE.read_text("utf-8"))
    every_step = script.replace(f"LossMonitor({STEPS})", "LossMonitor(1)")
    (tmp_path / "sample.py").write_text(every_step, encoding="utf-8")
    words = mindspore("sample.py", "--dir", "run", "--epochs", 1, cwd=tmp_path)
    printed = dict(re.findall(r"epoch: 1 step: (\d+), loss is (\S+)", words))
    store = insight.open_runs(tmp_path / "run")
    rows = store.table("scalar", tags="loss/auto")
    losses = dict(zip(rows["step"].tolist(), rows["value"].tolist(), strict=True))
    record_property(
        "figures",
        f"sample on MindSpore: {len(losses)} recorded losses equal those printed, "
        f"{', '.join(f'{len(store.table(kind))} {kind}' for kind in KINDS)} rows, "
        f"{words.splitlines()[-1]}",
    )

    assert script != SAMPLE.read_text("utf-8") != every_step
    assert len(printed) == STEPS
    assert losses == {step: np.float32(printed[str(step)]) for step in losses}
    assert len(losses) >= STEPS // 5
    assert all(len(store.table(kind)) for kind in KINDS)
    assert store.lineage().loc[0, "hyperparameters.optimizer"] == "Adam"
    assert store.problems().empty


FIT = SAMPLE.with_name("digits_fit.py")


def test_sample_of_fit_prints_the_same_lines_on_both(
    mindspore: Any, ours: Any, tmp_path: Path
) -> None:
    script = re.sub(r"(?m)^(import|from) engine\b", r"\1 mindspore", FIT.read_text("utf-8"))
    (tmp_path / "sample.py").write_text(script, encoding="utf-8")
    arguments = ("--dir", "fit", "--epochs", 3)
    theirs = mindspore("sample.py", *arguments, cwd=tmp_path)
    there = sorted(path.name for path in (tmp_path / "fit").glob("*.ckpt"))
    root = str(SAMPLE.parents[1])
    mine = ours(FIT, "--dir", "ours", "--epochs", 3, cwd=tmp_path, path=root)
    here = sorted(path.name for path in (tmp_path / "ours").glob("*.ckpt"))

    assert re.sub(NUMBER, "#", theirs) == re.sub(NUMBER, "#", mine)
    assert there == here == ["digits-2_44.ckpt", "digits-3_44.ckpt"]
