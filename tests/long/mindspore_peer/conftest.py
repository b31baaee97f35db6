"""MindSpore in an environment of its own, `.cache/peers/mindspore`, made on first use.

INSIGHT_MINDSPORE_PYTHON names the interpreter of one that is there already.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

NEEDS = ("mindspore==2.10.0", "numpy<2", "scikit-learn")
LIMIT_S = 300

Run = Callable[..., str]


@pytest.fixture(scope="session")
def mindspore(peer_python: Callable[..., Path]) -> Run:
    """Runs Python with MindSpore on the arguments given, and returns what it printed."""
    python = str(peer_python("mindspore", *NEEDS))
    return lambda *arguments, **places: printed(python, *arguments, **places)


@pytest.fixture(scope="session")
def ours() -> Run:
    """Runs the interpreter of the tests in the same way."""
    return lambda *arguments, **places: printed(sys.executable, *arguments, **places)


def printed(python: str, *arguments: object, cwd: Path, path: str = "") -> str:
    done = subprocess.run(
        [python, *map(str, arguments)],
        cwd=cwd,
        # 4: of MindSpore's log, only what ends the process.
        env={**os.environ, "GLOG_v": "4", "PYTHONPATH": path, "PYTHONWARNINGS": "ignore"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout
