"""Runs stages side by side; what each printed is told in one piece when it has ended."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SAID = ROOT / ".cache" / "check"  # what each stage of the last run said
GRACE_S = 20  # until one that Ctrl-C did not end is ended
NO_TESTS = 5  # pytest's exit status when nothing was chosen


class Stage(NamedTuple):
    """A tool that judges the checkout.

    Attributes:
        name: What it is called.
        arguments: Those after `python -m`.
        seconds: Those that it may take; the longest begins first.
        waits: Whether it mostly waits, so that one that computes fits beside it.
        may_be_empty: Whether it passes where none of its tests was chosen.

    """

    name: str
    arguments: list[str]
    seconds: float = 1
    waits: bool = False
    may_be_empty: bool = False


class Outcome(NamedTuple):
    name: str
    status: int  # what the tool exited with
    elapsed_s: float
    processor_s: float = 0.0  # of it and of all it started and waited for

    @property
    def passed(self) -> bool:
        return self.status == 0


Environment = Callable[[str], dict[str, str]]  # by a folder for what is temporary
Tell = Callable[[Outcome, str], object]  # what has ended, and all it said


def next_of(waiting: Iterable[Stage], running: Iterable[Stage]) -> Stage:
    """The longest; of those that wait where more that compute are running, and the other way."""
    kinds = [stage.waits for stage in running]
    wanted = kinds.count(True) <= kinds.count(False)
    return max(waiting, key=lambda stage: (stage.waits == wanted, stage.seconds))


class _Running(NamedTuple):
    stage: Stage
    process: subprocess.Popen[bytes]
    said: Path
    started_s: float
    resources: ExitStack


def run_side_by_side(
    stages: Iterable[Stage], *, at_once: int, environment: Environment, tell: Tell
) -> list[Outcome]:
    """Run all stages, whatever the others said, some at a time.

    Raises:
        KeyboardInterrupt: On Ctrl-C; what was running has ended then.

    """
    waiting, running = list(stages), dict[int, _Running]()
    names = {stage.name: number for number, stage in enumerate(waiting)}
    outcomes = []
    # Beside the others: to empty the folder of a stage that made environments takes half a minute.
    with ThreadPoolExecutor(1) as emptying, _ending(running):
        while waiting or running:
            while waiting and len(running) < at_once:
                stage = next_of(waiting, (one.stage for one in running.values()))
                waiting.remove(stage)
                one = _begun(stage, SAID / f"{names[stage.name]:02}.txt", environment)
                running[one.process.pid] = one
            outcome, said = _next_ended(running, emptying)
            outcomes.append(outcome)
            tell(outcome, said)
    return sorted(outcomes, key=lambda outcome: names[outcome.name])


def _begun(stage: Stage, said: Path, environment: Environment) -> _Running:
    said.parent.mkdir(parents=True, exist_ok=True)
    resources = ExitStack()
    # A short path, as the names of sockets are made of it; gone when the stage is done.
    temporary = tempfile.TemporaryDirectory(prefix="insight-", ignore_cleanup_errors=True)
    folder = resources.enter_context(temporary)
    output = resources.enter_context(said.open("wb"))
    process = subprocess.Popen(
        [sys.executable, "-m", *stage.arguments],
        cwd=ROOT,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
    )
    return _Running(stage, process, said, time.monotonic(), resources)


def _next_ended(running: dict[int, _Running], emptying: ThreadPoolExecutor) -> tuple[Outcome, str]:
    process, status, used = os.wait4(-1, 0)
    while process not in running:  # somebody else's
        process, status, used = os.wait4(-1, 0)
    one = running.pop(process)
    one.process.returncode = code = os.waitstatus_to_exitcode(status)
    elapsed_s = time.monotonic() - one.started_s
    emptying.submit(one.resources.close)
    if one.stage.may_be_empty and code == NO_TESTS:
        code = 0
    said = one.said.read_text(encoding="utf-8", errors="replace")
    return Outcome(one.stage.name, code, elapsed_s, used.ru_utime + used.ru_stime), said


@contextmanager
def _ending(running: dict[int, _Running]) -> Iterator[None]:
    """Leave nothing running behind: a terminal's Ctrl-C has reached all, so they may end first."""
    try:
        yield
    finally:
        until_s = time.monotonic() + GRACE_S
        for one in running.values():
            try:
                one.process.wait(max(0.0, until_s - time.monotonic()))
            except subprocess.TimeoutExpired:
                one.process.kill()
                one.process.wait()
            one.resources.close()
