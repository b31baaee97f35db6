"""Scripts that `insight launch` runs in tests, as a user would type it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
LONGEST_S = 60  # a second suffices; without us ranks wait for ever

RANK = """
import os, signal, sys
rank = int(os.environ["PMI_RANK"])
"""
# Ranks that wait for a signal, each with a process of its own; what they print are their processes.
WAITING = """
import subprocess
worker = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"])
print(os.getpid(), os.getppid(), worker.pid)
signal.pause()
"""


def words(*arguments: object) -> list[str]:
    """The command, by this interpreter."""
    return [sys.executable, "-m", "insight", "launch", *map(str, arguments)]


def environment(**more: str) -> dict[str, str]:
    """That of the tests; the checkout's packages are found from any folder."""
    return {**os.environ, "PYTHONPATH": str(ROOT), **more}


def script(folder: Path, text: str, name: str = "script.py") -> Path:
    """A script that knows its `rank`."""
    path = folder / name
    path.write_text(RANK + text)
    return path


def launch(*arguments: object, **options: Any) -> subprocess.CompletedProcess[str]:
    """What `insight launch` says with these arguments."""
    return subprocess.run(
        words(*arguments),
        env=options.pop("env", environment()),
        capture_output=True,
        check=False,
        timeout=LONGEST_S,
        **({"stdin": subprocess.DEVNULL} if "input" not in options else {}),
        **({"text": True} | options),
    )


def launch_of_two(folder: Path, text: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """What it says of a script on two ranks."""
    return launch("-n", 2, script(folder, text), **options)
