"""What MPI's launcher starts for each rank: a process that forks the rank, and guards it.

The rank is that fork, and no new interpreter: so it says what it raises.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

from .environment import rank_of
from .guard import Guard, signal_at_parents_end
from .link import Link


def main() -> None:
    """Run in the rank what `insight launch` says; the guard exits as the rank did."""
    link = Link.to(sys.argv[1])
    out, err = os.pipe(), os.pipe()
    link.send((out[0], err[0]), rank=rank_of(os.environ))
    words = link.first()
    if words is None:  # it ends already
        sys.exit(1)
    guard = os.getpid()
    rank = os.fork()
    if rank == 0:
        _become_rank(guard, out[1], err[1])
        _close((*out, *err))
        link.close_in_forks()
        _run(words, link)
        return
    link.send(pid=rank)
    _close((*out, *err))
    _close_standard_streams()
    os._exit(Guard(link, rank).watch())


def _become_rank(guard: int, out: int, err: int) -> None:
    """Print to `insight launch`, lead a group, and end with the guard, however that ends."""
    os.setpgid(0, 0)
    os.dup2(out, 1)
    os.dup2(err, 2)
    signal_at_parents_end(signal.SIGKILL)
    if os.getppid() != guard:
        os._exit(1)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if sys.stdout is not None:
        sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]


def _run(words: dict[str, Any], link: Link) -> None:
    from .program import run

    run(words, link)


def _close(descriptors: tuple[int, ...]) -> None:
    for one in descriptors:
        os.close(one)


def _close_standard_streams() -> None:
    """Leave the launcher's input to the rank, and its output to nobody."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
