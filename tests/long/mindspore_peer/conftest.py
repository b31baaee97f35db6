"""MindSpore in an environment of its own, `.cache/peers/mindspore`, made on first use.

INSIGHT_MINDSPORE_PYTHON names the interpreter of one that is there already.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
CACHE = ROOT / ".cache"
HOME = CACHE / "peers" / "mindspore"
NEEDS = ("mindspore==2.10.0", "numpy<2", "scikit-learn")
LIMIT_S = 300
INSTALL_LIMIT_S = 600

Run = Callable[..., str]


def python_of_mindspore() -> str:
    given = os.environ.get("INSIGHT_MINDSPORE_PYTHON")
    return given or str(made_here())


def made_here() -> Path:
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
        version = ".".join(map(str, sys.version_info[:2]))
        reasons = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        why = " ".join(reasons) or done.stderr[-500:]
        pytest.fail(f"{' '.join(NEEDS)} cannot be installed for Python {version}: {why}", False)
    stamp.write_text(needs, encoding="utf-8")
    return python


@pytest.fixture(scope="session")
def mindspore() -> Run:
    """Runs Python with MindSpore on the arguments given, and returns what it printed."""
    python = python_of_mindspore()
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
