"""The sample of Model.fit on real digits: judged, slowed down and stopped, and found in a file."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("fit")
    script = str(ROOT / "sample_runs" / "digits_fit.py")
    done = subprocess.run(
        [sys.executable, script, "--dir", str(folder), "--epochs", "60"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    assert len(list(folder.glob("digits-*_44.ckpt"))) == 2
    return done.stdout


def test_digits_are_learned_to_96_percent(printed: str) -> None:
    assert float(re.search(r"best accuracy ([\d.]+)", printed)[1]) > 0.96


def test_each_epoch_is_judged_until_it_gets_no_better(printed: str) -> None:
    judged = [int(epoch) for epoch in re.findall(r"Eval result: epoch (\d+)", printed)]

    assert judged == list(range(1, len(judged) + 1))
    assert len(judged) < 60
    assert "reducing learning rate to" in printed
    assert f"Epoch {judged[-1]:05d}: early stopping" in printed


def test_best_weights_are_back_and_the_last_ones_in_a_file(printed: str) -> None:
    losses = [float(loss) for loss in re.findall(r"Eval result: .*?'loss': ([\d.e-]+)", printed)]
    held_out = re.search(r"held out: \{'accuracy': ([\d.]+), 'loss': ([\d.e-]+)\}", printed)
    accuracies = re.findall(r"Eval result: .*?'accuracy': ([\d.]+)", printed)
    last = re.search(r"accuracy of the last checkpoint ([\d.]+)", printed)

    assert float(held_out[2]) == pytest.approx(min(losses))
    assert last[1] == accuracies[-1]
