"""TensorBoard in an environment of its own, `.cache/peers/tensorboard`, made on first use."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
CACHE = ROOT / ".cache"
HOME = CACHE / "peers" / "tensorboard"
NEEDS = ("tensorboard==2.21.0", "setuptools<81")
LIMIT_S = 300
INSTALL_LIMIT_S = 600

Shown = Callable[[Path], dict[str, Any]]


@pytest.fixture(scope="session")
def python() -> Path:
    """The interpreter of that environment."""
    python, stamp = HOME / "bin" / "python", HOME / ".installed"
    needs = "\n".join((*NEEDS, sys.version))
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == needs:
        return python
    venv.create(HOME, clear=True, with_pip=False, symlinks=True)
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    done = subprocess.run(
        [*command, "--disable-pip-version-check", *NEEDS],
        env={"PIP_CACHE_DIR": str(CACHE / "pip"), **os.environ},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=INSTALL_LIMIT_S,
        check=False,
    )
    if done.returncode:
        pytest.fail(f"{' '.join(NEEDS)} cannot be installed: {done.stderr[-500:]}", False)
    stamp.write_text(needs, encoding="utf-8")
    return python


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
