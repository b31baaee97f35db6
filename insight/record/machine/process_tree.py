"""What this process and those that it started use: workers that load data belong to a training."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import psutil

from .rate import LEAST_S

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

CPU, MEMORY = "machine/process/cpu", "machine/process/memory"
_MOST = 4096  # processes of one tree that are looked at


class Used(NamedTuple):
    """What one process has used; seconds of a processor, and bytes."""

    own_s: float
    ended_children_s: float
    """Of children that ended and were waited for, theirs included."""
    memory: int


class ProcessTree:
    """Percent of one core since the last reading, 250 for two and a half; bytes of memory.

    Memory is what of each process is in memory, added up: pages that forked workers share count
    for each of them.
    """

    def __init__(self) -> None:
        self._known: dict[int, psutil.Process] = {os.getpid(): psutil.Process()}
        self._before: dict[tuple[int, float], Used] | None = None
        self._at = 0.0
        self.read()

    def read(self) -> Mapping[str, float]:
        """By tag; without `CPU` where too little time has passed."""
        now = time.monotonic()
        used = self._used()
        found = {MEMORY: float(sum(one.memory for one in used.values()))}
        if self._before is None or now - self._at >= LEAST_S:
            if self._before is not None:
                found[CPU] = 100 * seconds_between(self._before, used) / (now - self._at)
            self._before, self._at = used, now
        return found

    def _used(self) -> dict[tuple[int, float], Used]:
        """By the number and the birth of each process: numbers come again."""
        found, known = {}, {}
        for process in self._processes():
            # It may end at any time; of a zombie some systems tell nothing.
            with suppress(psutil.Error, OSError):
                found[process.pid, process.create_time()] = _used_by(process)
                known[process.pid] = process
        self._known |= known
        for number in self._known.keys() - known.keys() - {os.getpid()}:
            del self._known[number]
        return found

    def _processes(self) -> list[psutil.Process]:
        own = self._known[os.getpid()]
        numbers = _below(own.pid)
        if numbers is None:
            return [own, *own.children(recursive=True)[:_MOST]]
        found = [own]
        for number in numbers:
            with suppress(psutil.Error):
                process = self._known.get(number)
                is_known = process is not None and process.is_running()
                found.append(process if is_known and process else psutil.Process(number))
        return found


def seconds_between(
    before: Mapping[tuple[int, float], Used], after: Mapping[tuple[int, float], Used]
) -> float:
    """The seconds of processors that a tree of processes used from one reading to the next.

    What a child used stays in its parent when it has ended. Less what it had used at the reading
    before, that is the rest of it.

    >>> before = {(1, 0.0): Used(5.0, 0.0, 0), (2, 0.0): Used(3.0, 0.0, 0)}
    >>> seconds_between(before, {(1, 0.0): Used(6.0, 3.5, 0)})
    1.5

    """
    nothing = Used(0.0, 0.0, 0)
    own = ended = 0.0
    for process, used in after.items():
        then = before.get(process, nothing)
        own += max(0.0, used.own_s - then.own_s)
        ended += max(0.0, used.ended_children_s - then.ended_children_s)
    gone = [used for process, used in before.items() if process not in after]
    ended -= sum(used.own_s + used.ended_children_s for used in gone)
    return own + max(0.0, ended)


def _used_by(process: psutil.Process) -> Used:
    with process.oneshot():
        times = process.cpu_times()
        own_s = times.user + times.system
        ended_s = getattr(times, "children_user", 0.0) + getattr(times, "children_system", 0.0)
        return Used(own_s, ended_s, process.memory_info().rss)


def _below(number: int, root: Path = Path("/proc")) -> list[int] | None:
    """The numbers of all that a process started, and these did, as Linux lists them.

    None where it does not. To find them without such lists all processes of a machine are read.
    """
    if not (root / str(number) / "task" / str(number) / "children").is_file():
        return None
    found: list[int] = []
    waiting = [number]
    while waiting and len(found) < _MOST:
        children = list(_children(root / str(waiting.pop()) / "task"))
        found += children
        waiting += children
    return found


def _children(tasks: Path) -> Iterator[int]:
    with suppress(OSError):  # the process has ended
        for task in tasks.iterdir():
            with suppress(OSError):
                yield from map(int, (task / "children").read_text().split())
