"""The mark of a test that runs on several processes, and the jobs that run those of many files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST_S = 60  # for those of one file


class Wanted(NamedTuple):
    """A test that runs in so many processes."""

    module: str
    name: str
    size: int

    def __str__(self) -> str:
        return f"{self.module}:{self.name}"


_found: dict[Wanted, str] = {}


def on_ranks(size: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run the function in each of `size` processes, after `init`; it passes where none raises.

    All such tests run in one job: a file's in the order in which they stand there, and before those
    of others. A function may take `folder`, a path that all processes share and that is empty at
    first.
    """

    def mark(function: Callable[..., None]) -> Callable[..., None]:
        own = Wanted(function.__module__, function.__name__, size)

        def test(tmp_path: Path, request: pytest.FixtureRequest) -> None:
            if own not in _found:
                _found.update(_run(_with(own, request.session.items), tmp_path))
            if said := _found[own]:
                pytest.fail(said, pytrace=False)

        test.__name__ = function.__name__
        test.__doc__ = function.__doc__
        test.__module__ = function.__module__
        test.on_ranks = (own, function)  # type: ignore[attr-defined]
        return test

    return mark


def bodies(module: Any, size: int) -> dict[str, Callable[..., None]]:
    """The marked functions of a module that want so many processes, by name."""
    marked = (getattr(test, "on_ranks", None) for test in vars(module).values())
    return {one[0].name: one[1] for one in marked if one is not None and one[0].size == size}


def _with(own: Wanted, items: Iterable[Any]) -> list[Wanted]:
    """A test and those that run in its job: of its file, and of others that were chosen, too.

    Processes cost more than most tests do, so there is one job for all; but where several pytests
    share the tests, each would run those of the others.
    """
    mine = bodies(sys.modules[own.module], own.size)
    found = [Wanted(own.module, name, own.size) for name in mine]
    if "PYTEST_XDIST_WORKER" not in os.environ:
        marked = (getattr(getattr(item, "function", None), "on_ranks", None) for item in items)
        found += [one[0] for one in marked if one is not None and one[0].size == own.size]
    return [one for one in dict.fromkeys(found) if one not in _found]


def _run(tests: list[Wanted], folder: Path) -> dict[Wanted, str]:
    """What each of these tests said, "" where it passed."""
    told: dict[Wanted, str] = {}
    while left := [one for one in tests if one not in told]:
        told |= _job(left, folder / str(len(told)))
    return told


def _job(tests: list[Wanted], folder: Path) -> dict[Wanted, str]:
    """What the tests said up to the first that failed, with which the job ends."""
    folder.mkdir()
    size = str(tests[0].size)
    arguments = ["-W", "error", "-m", "tests.ranks.job", size, str(folder), *map(str, tests)]
    command = [mpiexec(), "-n", size, sys.executable, *arguments]
    longest_s = LONGEST_S * len({one.module for one in tests})
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=dict(environment()),
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=longest_s,
            check=False,
            text=True,
        )
        last_words = f"{done.stdout}\n{done.stderr}\nexit code {done.returncode}"
    except subprocess.TimeoutExpired:  # which also ends the launcher, and it its processes
        last_words = f"The processes did not end in {longest_s} s: does one wait for another?"
    passed = _passed(folder)
    told = {one: "" for one in tests if str(one) in passed}
    if len(told) < len(tests):
        failures = [path.read_text() for path in sorted(folder.glob("failed-*"))]
        told[tests[len(told)]] = "\n".join(failures) or last_words
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
