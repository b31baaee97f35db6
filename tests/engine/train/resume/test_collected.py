"""A run that was recorded by SummaryCollector and resumed reads as one that never was cut off."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from engine.train import SummaryCollector
from insight import open_runs

from .training_run import CutOffError, Run


def collector(folder: Path) -> SummaryCollector:
    return SummaryCollector(str(folder), collect_freq=3, custom_lineage_data={"note": "a"})


def recorded(folder: Path, kind: str) -> pd.DataFrame:
    table = open_runs(folder).table(kind)
    return table.drop(columns=["wall_time"]).reset_index(drop=True)


@pytest.mark.parametrize("step", [2, 8])
def test_resumed_run_records_the_same(step: int, tmp_path: Path) -> None:
    runs, plain = tmp_path / "runs", {"most": 2}
    Run(tmp_path / "a", callbacks=[collector(runs / "whole" / "run")], **plain)()
    summary = runs / "cut" / "run"
    with pytest.raises(CutOffError):
        Run(tmp_path / "b", callbacks=[collector(summary)])(ends_after=step, resume=tmp_path / "b")
    Run(tmp_path / "b", callbacks=[collector(summary)])(resume=tmp_path / "b")

    for kind in ("scalar", "histogram", "image"):
        whole, cut = (recorded(runs / name, kind) for name in ("whole", "cut"))
        assert list(whole["step"]) == list(cut["step"]), kind
    scalars: list[Any] = [recorded(runs / name, "scalar") for name in ("whole", "cut")]
    pd.testing.assert_frame_equal(*scalars)
    metadata = [
        json.loads((runs / name / "run" / "ckpt_dir" / "train_metadata.json").read_text())
        for name in ("whole", "cut")
    ]
    names = [
        [Path(path).name for path in one["model_params_file_map"].values()] for one in metadata
    ]
    assert names[0] == names[1]
