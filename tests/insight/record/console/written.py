"""Scripts that print while a run records it, and what became of what they printed."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple

from insight import open_runs

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    import pandas as pd

BEGIN = """\
import ctypes, os, signal, subprocess, sys, time
from insight import SummaryRecord
folder = sys.argv[1]
record = SummaryRecord(folder, provenance=False, console=sys.argv[2] == "on")
def showing():  # the processes that show
    name, found = b"console.te" + b"e import main", []
    for one in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{one}/cmdline", "rb") as file:
                words = file.read()
            with open(f"/proc/{one}/environ", "rb") as file:
                ours = os.environb[b"INSIGHT_SCRIPT"] in file.read()
        except OSError:
            continue
        if name in words and ours:
            found.append(int(one))
    return found
"""
_WITHIN_S = 60


class Ran(NamedTuple):
    """What a script did."""

    status: int
    out: bytes
    err: bytes


def run_script(script: str, folder: Path, *, console: bool = True, is_one: bool = False) -> Ran:
    """Runs a script whose streams are pipes; with `is_one` both are the same."""
    done = subprocess.run(
        _command(script, folder, console=console),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT if is_one else subprocess.PIPE,
        env=_environment(folder),
        timeout=_WITHIN_S,
        check=False,
        start_new_session=True,
    )
    return Ran(done.returncode, done.stdout, done.stderr or b"")


def in_terminal(script: str, folder: Path, *, console: bool = True) -> Ran:
    """Runs a script in a terminal; `out` is every byte that came to that."""
    command, environment = _command(script, folder, console=console), _environment(folder)
    process, master = pty.fork()
    if process == 0:
        os.execve(command[0], command, environment)
    came = bytearray()
    while True:
        try:
            part = os.read(master, 1 << 16)
        except OSError:  # nobody has the terminal any more
            break
        if not part:
            break
        came += part
    os.close(master)
    _, status = os.waitpid(process, 0)
    return Ran(os.waitstatus_to_exitcode(status), bytes(came), b"")


def _command(script: str, folder: Path, *, console: bool) -> list[str]:
    return [sys.executable, "-c", BEGIN + script, str(folder), "on" if console else "off"]


def _environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "INSIGHT_SCRIPT": str(folder), "PYTHONUNBUFFERED": "1"}


def messages(folder: Path) -> pd.DataFrame:
    """What was recorded, in the order of the lines."""
    table = open_runs(folder).table("message")
    return table.sort_values("step", kind="stable", ignore_index=True)


def lines(folder: Path) -> list[str]:
    """The lines that were recorded, in their order."""
    return [str(line) for line in messages(folder)["value"]]


def missing(wanted: Iterable[str], found: Iterable[str]) -> list[str]:
    """What is wanted and not found."""
    held = set(found)
    return [one for one in wanted if one not in held]
