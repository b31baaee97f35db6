"""The mark of a test that runs on several processes, and the jobs that run those of a file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST_S = 60

_found: dict[tuple[str, int], dict[str, str]] = {}


def on_ranks(size: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run the function in each of `size` processes, after `init`; it passes where none raises.

    All such tests of a file run in one job, in the order in which they stand there. A function may
    take `folder`, a path that all processes share and that is empty at first.
    """

    def mark(function: Callable[..., None]) -> Callable[..., None]:
        def test(tmp_path: Path) -> None:
            said = _outcomes(function.__module__, size, tmp_path)[function.__name__]
            if said:
                pytest.fail(said, pytrace=False)

        test.__name__ = function.__name__
        test.__doc__ = function.__doc__
        test.__module__ = function.__module__
        test.on_ranks = (size, function)  # type: ignore[attr-defined]
        return test

    return mark


def bodies(module: Any, size: int) -> dict[str, Callable[..., None]]:
    """The marked functions of a module that want so many processes, by name."""
    found = {}
    for name, test in vars(module).items():
        wanted, function = getattr(test, "on_ranks", (0, None))
        if wanted == size and function is not None:
            found[name] = function
    return found


def _outcomes(module: str, size: int, folder: Path) -> dict[str, str]:
    """What each test of the module said, "" where it passed; the job runs once in a process."""
    if (module, size) not in _found:
        _found[module, size] = _run(module, size, folder)
    return _found[module, size]


def _run(module: str, size: int, folder: Path) -> dict[str, str]:
    names = list(bodies(sys.modules[module], size))
    told: dict[str, str] = {}
    while left := [name for name in names if name not in told]:
        told |= _job(module, size, left, folder / str(len(told)))
    return told


def _job(module: str, size: int, names: list[str], folder: Path) -> dict[str, str]:
    """What the tests said up to the first that failed, with which the job ends."""
    folder.mkdir()
    arguments = ["-W", "error", "-m", "tests.ranks.job", module, str(size), str(folder), *names]
    command = [mpiexec(), "-n", str(size), sys.executable, *arguments]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=dict(environment()),
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=LONGEST_S,
            check=False,
            text=True,
        )
        last_words = f"{done.stdout}\n{done.stderr}\nexit code {done.returncode}"
    except subprocess.TimeoutExpired:  # which also ends the launcher, and it its processes
        last_words = f"The processes did not end in {LONGEST_S} s: does one wait for another?"
    told = dict.fromkeys(_passed(folder), "")
    if len(told) < len(names):
        failures = [path.read_text() for path in sorted(folder.glob("failed-*"))]
        told[names[len(told)]] = "\n".join(failures) or last_words
    return told


def _passed(folder: Path) -> list[str]:
    path = folder / "passed.json"
    return list(json.loads(path.read_text())) if path.exists() else []


def mpiexec() -> str:
    """The launcher of the environment's own MPI."""
    return str(Path(sys.executable).parent / "mpiexec")


def environment() -> Iterable[tuple[str, str]]:
    """One thread a process, as there are as many processes as processors, or more."""
    threads = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    return (os.environ | dict.fromkeys(threads, "1")).items()
