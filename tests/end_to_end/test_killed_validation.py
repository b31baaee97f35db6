"""How a training that validates reads while it runs, and after `kill -9`, an error or its end."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

import insight

if TYPE_CHECKING:
    from pathlib import Path

HEAD = """
import os, signal, sys
import numpy as np
import insight
from engine import Model, nn
from engine.dataset import NumpySlicesDataset
from engine.train import Callback, SummaryCollector

rows = np.random.default_rng(0).normal(size=(8, 3)).astype("float32")
data = lambda: NumpySlicesDataset((rows, rows[:, :1]), ["x", "y"]).batch(4)
network = nn.Dense(3, 1)
optimizer = nn.Adam(network.trainable_params(), 0.01)
model = Model(network, nn.MSELoss(), optimizer, metrics={"mse"})
chosen = {"collect_landscape": None, "collect_metric": sys.argv[2] == "metrics"}
collector = SummaryCollector(sys.argv[1], 100, collect_specified_data=chosen)
"""
FIT = """
class Tell(Callback):
    def on_train_epoch_end(self, run_context):
        print(insight.open_runs(sys.argv[1]).runs()["status"].item(), flush=True)
        if run_context.original_args().cur_epoch_num == 3:
            END

model.fit(4, data(), data(), callbacks=[collector, Tell()])
"""
EVAL = """
model.eval(data(), callbacks=[collector])
"""
WAYS = {
    "os.kill(os.getpid(), signal.SIGKILL)": ["running", "stopped"],
    "raise ValueError": ["failed", "failed"],
    "pass": ["finished", "finished"],
}


def lines_of(script: str, *arguments: str) -> list[str]:
    command = [sys.executable, "-c", HEAD + script, *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=120
    ).stdout.split()


def statuses(folder: Path) -> list[str]:
    """Now, and when its newest record is some minutes old."""
    found = []
    for later in (0.0, 300.0):
        now = time.time() + later
        store = insight.Store(folder, clock=lambda now=now: now)
        store.refresh()
        found.append(store.runs()["status"].item())
    return found


@pytest.mark.parametrize("metrics", ["metrics", "none"])
@pytest.mark.parametrize("way", WAYS)
def test_training_that_validates_runs_until_its_end(way: str, metrics: str, tmp_path: Path) -> None:
    during = lines_of(FIT.replace("END", way), str(tmp_path), metrics)

    assert during == ["running"] * (4 if way == "pass" else 3)
    assert statuses(tmp_path) == WAYS[way]


@pytest.mark.parametrize("metrics", ["metrics", "none"])
def test_evaluation_by_another_process_leaves_a_training_finished(
    metrics: str, tmp_path: Path
) -> None:
    lines_of(FIT.replace("END", "pass"), str(tmp_path), metrics)
    lines_of(EVAL, str(tmp_path), metrics)

    assert statuses(tmp_path) == ["finished", "finished"]
    assert len(list(tmp_path.glob("*_lineage"))) == 2
