"""What MPI's launcher starts for each rank: a process that forks the rank, and guards it.

The rank is that fork, and no new interpreter: so it says what it raises.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

from .environment import RANKS, rank_of, told_by_mindspore
from .guard import Guard, signal_at_parents_end
from .link import Link


def main() -> None:
    """Run in the rank what `insight launch` says; the guard exits as the rank did."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until the program begins, nobody is to see where
    link = Link.to(sys.argv[1])
    number = rank_of(os.environ)
    if number is None:
        sys.exit(f"insight launch expected its rank in one of {RANKS}, got none of them.")
    heard, told = zip(os.pipe(), os.pipe(), os.pipe(), strict=True)
    link.send(heard, rank=number)
    words = link.first()
    if words is None:  # it ends already
        sys.exit(1)
    guard = os.getpid()
    rank = os.fork()
    if rank:
        link.send(pid=rank)
        _close((*heard, *told))
        for stream in (0, 1, 2):
            _close_stream(stream)
        os._exit(Guard(link, rank).watch())
    out, err, how = told
    _become_rank(guard, out, err)
    if number:
        _close_stream(0)
    link.close()
    _close((*heard, out, err))
    os.environ.update(told_by_mindspore(number, words["count"]))
    _run(words, how)


def _become_rank(guard: int, out: int, err: int) -> None:
    """Print to `insight launch`, lead a group, and end with the guard, however that ends."""
    os.setpgid(0, 0)
    os.dup2(out, 1)
    os.dup2(err, 2)
    signal_at_parents_end(signal.SIGKILL)
    if os.getppid() != guard:
        os._exit(1)
    if sys.stdout is not None:
        sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]


def _run(words: dict[str, Any], told: int) -> None:
    from .program import run

    run(words, told)


def _close(descriptors: tuple[int, ...]) -> None:
    for one in descriptors:
        os.close(one)


def _close_stream(stream: int) -> None:
    """Have nothing come from one of the standard streams, and nothing go there.

    The launcher's input is for rank 0, though others may wait for it; guards have neither.
    """
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, stream)
    os.close(nowhere)
