"""Peers in environments of their own, `.cache/peers/<name>`, each made on first use."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

CACHE = Path(__file__).parents[2] / ".cache"
INSTALL_LIMIT_S = 600

PeerPython = Callable[..., Path]


@pytest.fixture(scope="session")
def peer_python() -> PeerPython:
    """The interpreter of an environment, by its name and what it needs.

    `INSIGHT_<NAME>_PYTHON` names the interpreter of one that is there already. A peer that cannot
    be installed fails: these tests are asked for by name.
    """
    return python_of


def python_of(name: str, *needs: str) -> Path:
    given = os.environ.get(f"INSIGHT_{name.upper()}_PYTHON")
    if given:
        return Path(given)
    home = CACHE / "peers" / name
    python, stamp = home / "bin" / "python", home / ".installed"
    wanted = "\n".join((*needs, sys.version))
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    venv.create(home, clear=True, with_pip=False, symlinks=True)
    install(python, needs)
    stamp.write_text(wanted, encoding="utf-8")
    return python


def install(python: Path, needs: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    done = subprocess.run(
        [*command, "--disable-pip-version-check", *needs],
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
        pytest.fail(f"{' '.join(needs)} cannot be installed for Python {version}: {why}", False)
