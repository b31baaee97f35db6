"""CPU time of a process with all its threads and all processes below it. Linux only."""

from __future__ import annotations

import os
import resource
import time
from pathlib import Path

_TICK_S = 1 / os.sysconf("SC_CLK_TCK")
# Fields of /proc/<pid>/stat after the name: state is 0, so ppid is 1 and utime 11.
_PARENT, _FIRST_TIME, _AFTER_LAST_TIME, _THREADS = 1, 11, 15, 17


def _fields(pid: int | str) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


def descendants(root: int) -> list[int]:
    """The processes below `root` that run now."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[1-9]*"):
        try:
            children.setdefault(int(_fields(entry.name)[_PARENT]), []).append(int(entry.name))
        except OSError:
            continue  # it has ended
    found, waiting = [], [root]
    while waiting:
        below = children.get(waiting.pop(), [])
        found += below
        waiting += below
    return found


def of_process(pid: int) -> float:
    """Seconds of a process and of those below it that it waited for; 10 ms are the grain."""
    try:
        times = _fields(pid)[_FIRST_TIME:_AFTER_LAST_TIME]
    except OSError:
        return 0.0
    return sum(map(int, times)) * _TICK_S


def here() -> float:
    """Seconds of this process, its threads, and everything below it, ended or not."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    living = sum(map(of_process, descendants(os.getpid())))
    return time.process_time() + ended.ru_utime + ended.ru_stime + living


def threads_of(pid: int) -> int:
    return int(_fields(pid)[_THREADS])
