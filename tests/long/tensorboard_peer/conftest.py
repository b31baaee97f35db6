"""TensorBoard in an environment of its own, `.cache/peers/tensorboard`, made on first use."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
NEEDS = ("tensorboard==2.21.0", "setuptools<81")
LIMIT_S = 300

Shown = Callable[[Path], dict[str, Any]]


@pytest.fixture(scope="session")
def python(peer_python: Callable[..., Path]) -> Path:
    """The interpreter of that environment."""
    return peer_python("tensorboard", *NEEDS)


@pytest.fixture(scope="session")
def shown(python: Path) -> Shown:
    """What TensorBoard shows of a folder: through its accumulator and through its pages."""
    return lambda folder: answers(python, folder)


def answers(python: Path, folder: Path) -> dict[str, Any]:
    done = subprocess.run(
        [python, HERE / "show_runs.py", folder],
        env={**os.environ, "NO_PROXY": "127.0.0.1", "PYTHONWARNINGS": "ignore"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found
