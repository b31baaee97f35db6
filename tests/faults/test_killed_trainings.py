"""Trainings killed by `kill -9` at random moments and resumed end as one that never was."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

SCRIPT = Path(__file__).with_name("resumed_training.py")
LIMIT_S = 120.0
WITHIN_A_STEP_S = 0.02  # a step and its checkpoint take about that long


class Form(NamedTuple):
    kills: int
    epochs: int


class Kind(NamedTuple):
    options: dict[str, Any]
    seen: int = 5  # steps of an epoch that callbacks see
    stride: int = 1  # how far the count of steps goes on at each


QUICK, LONG = Form(2, 4), Form(20, 14)
KINDS = {
    "each step saved": Kind({"every": 1, "patience": 9}),
    "each third step saved": Kind({"every": 3, "patience": 9}),
    "sinks": Kind({"every": 1, "sinks": True, "sink_size": 3, "patience": 99}, seen=1, stride=3),
    "scaled losses": Kind({"every": 2, "scaled": True, "patience": 9}),
}
CAMPAIGN = [
    *((kind, QUICK) for kind in ("each third step saved", "sinks")),
    *(pytest.param(kind, LONG, marks=pytest.mark.long) for kind in KINDS),
]


class Lives:
    """The processes of one training."""

    def __init__(self, folder: Path, options: dict[str, Any]) -> None:
        self.folder = folder
        folder.mkdir()
        self._memory = folder / "steps"
        self._memory.write_bytes(bytes(16))
        self.told = np.memmap(self._memory, np.int64, "r+", shape=2)
        self._command = [sys.executable, str(SCRIPT), str(folder), str(self._memory)]
        self._command.append(json.dumps(options))

    def begin(self) -> subprocess.Popen[str]:
        self.told[:] = 0
        environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
        streams: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.Popen(self._command, text=True, env=environment, **streams)

    def killed(self, rng: random.Random, *, furthest: int) -> int | None:
        """The step in which it was killed; None if it was over before."""
        process = self.begin()
        further, after_s = rng.randint(0, furthest), rng.uniform(0, WITHIN_A_STEP_S)
        end = time.monotonic() + LIMIT_S
        while not (self.told[1] and self.told[0] >= self.told[1] + further):
            if process.poll() is not None:
                break
            assert time.monotonic() < end, "no step in time"
            time.sleep(0.001)
        time.sleep(after_s)
        process.send_signal(signal.SIGKILL)
        error = process.communicate()[1]
        assert process.returncode in {0, -signal.SIGKILL}, error
        return None if process.returncode == 0 else int(self.told[0])

    def finished(self) -> tuple[dict[str, str], list[str]]:
        """What the training ended with, and the lines that its last process printed."""
        process = self.begin()
        lines, error = process.communicate(timeout=LIMIT_S)
        assert process.returncode == 0, error
        outcome = json.loads((self.folder / "outcome.json").read_text())
        return outcome, lines.splitlines()


@pytest.mark.parametrize(("named", "form"), CAMPAIGN)
def test_killed_training_ends_bit_identical(named: str, form: Form, tmp_path: Path) -> None:
    kind = KINDS[named]
    epochs = form.epochs * 5 // kind.seen
    options = kind.options | {"epochs": epochs}
    whole, all_lines = Lives(tmp_path / "whole", options).finished()
    lives, rng = Lives(tmp_path / "killed", options), random.Random(named)
    furthest = epochs * kind.seen * kind.stride // form.kills // 2

    killed_in = [lives.killed(rng, furthest=furthest) for _ in range(form.kills)]
    outcome, lines = lives.finished()

    assert None not in killed_in
    assert outcome == whole
    assert all_lines[-len(lines) :] == lines
    assert len(lines) < len(all_lines)
