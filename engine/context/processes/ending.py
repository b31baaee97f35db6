"""The end of a process among others: none is left waiting for one that has gone.

A process that ends by an exception ends the job. One that ends otherwise tells the others how much
it took part in; who waits for more of it raises, and ends the job in turn.
"""

from __future__ import annotations

import atexit
import ctypes
import json
import os
import sys
import time
from typing import Any

import numpy as np

from .waiting import Waited

_TAG = 1
_INTERRUPTED = 130  # what a shell says after Ctrl-C
_SLEEP_S = 0.001
_LONGEST_S = 1.0
_LOOK_S = 0.5
_PASSED_ON_S = 0.05  # what was read goes through one more process


def _let_read(stream: Any) -> None:
    """Wait until the launcher has read what was written: it forgets the rest of a job that ends."""
    stream.flush()
    until = time.monotonic() + _LONGEST_S
    while _unread(stream) and time.monotonic() < until:
        time.sleep(_SLEEP_S)


def _unread(stream: Any) -> int:
    """How many bytes wait in the pipe behind a stream; 0 where it is none."""
    try:
        import fcntl
        import termios

        words = fcntl.ioctl(stream.fileno(), termios.FIONREAD, b"\0" * 4)
    except (ImportError, OSError, ValueError):  # no such call, no pipe, no file
        return 0
    return int.from_bytes(words, sys.byteorder)


def _is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:  # another user's, which is there
        return True
    return True


def _seen_from_here(mpi: Any) -> dict[int, int]:
    """The other processes that run on this machine, by rank; not those of another container."""
    name = np.zeros(mpi.MAX_PROCESSOR_NAME, np.uint8)
    own = mpi.Get_processor_name().encode()[: len(name)]
    name[: len(own)] = np.frombuffer(own, np.uint8)
    world = mpi.COMM_WORLD
    names = np.empty((world.size, len(name)), np.uint8)
    processes = np.empty(world.size, np.int64)
    world.Allgather(name, names)
    world.Allgather(np.array([os.getpid()], np.int64), processes)
    beside = {
        rank: int(process)
        for rank, process in enumerate(processes)
        if rank != world.rank and (names[rank] == name).all()
    }
    return {rank: process for rank, process in beside.items() if _is_there(process)}


class Leaving:
    """What this process tells the others when it ends, and what they told it.

    Args:
        mpi: The module `mpi4py.MPI`.

    """

    def __init__(self, mpi: Any) -> None:
        self._mpi = mpi
        self._told = mpi.COMM_WORLD.Dup()
        self._left: dict[int, dict[str, int]] = {}
        self._process = os.getpid()  # a fork is none of the job's processes
        self._under_way: list[tuple[Waited, tuple[Any, ...]]] = []
        self.calls: dict[str, int] = {}
        self._beside = _seen_from_here(mpi)

    def keep(self, begun: Waited, *arrays: Any) -> Waited:
        """Keep what MPI reads and writes until it is over, also where nobody keeps the handle.

        mpi4py does not: the array of `Iallreduce(IN_PLACE, …)` is freed with its last name.
        """
        self._under_way = [kept for kept in self._under_way if not kept[0].is_over]
        self._under_way.append((begun, arrays))
        return begun

    def move_on(self) -> None:
        """Move on all that was begun and is not over."""
        for begun, _ in self._under_way:
            begun.move_on()

    def begun(self, group: str) -> int:
        """Count a communication of a group; its number, from 1."""
        self.calls[group] = number = self.calls.get(group, 0) + 1
        return number

    def left(self, ranks: tuple[int, ...]) -> dict[int, dict[str, int]]:
        """Of these ranks those that have left, and how much each took part in, by group."""
        self._hear()
        return {rank: self._left[rank] for rank in ranks if rank in self._left}

    def gone(self, ranks: tuple[int, ...]) -> list[int]:
        """Of these ranks those of this machine that ended without a word, as `os._exit` does it."""
        beside = {rank: self._beside[rank] for rank in ranks if rank in self._beside}
        return [
            rank
            for rank, process in beside.items()
            if rank not in self._left and not _is_there(process)
        ]

    def _hear(self) -> None:
        status = self._mpi.Status()
        while self._told.Iprobe(tag=_TAG, status=status):
            words = np.empty(status.Get_count(self._mpi.BYTE), np.uint8)
            self._told.Recv(words, source=status.Get_source(), tag=_TAG)
            self._left[status.Get_source()] = json.loads(words.tobytes())

    def watch(self) -> None:
        """Let every way out of this process be one that the others hear of."""
        before = sys.excepthook

        def end_job(kind: Any, error: Any, trace: Any) -> None:
            before(kind, error, trace)
            self.abort(_INTERRUPTED if issubclass(kind, KeyboardInterrupt) else 1)

        sys.excepthook = end_job
        atexit.register(self.leave)

    def abort(self, code: int) -> None:
        """End all processes of the job, unless this is a fork of one of them."""
        if os.getpid() != self._process or self._mpi.Is_finalized():
            return
        for stream in (sys.stdout, sys.stderr):
            _let_read(stream)
        time.sleep(_PASSED_ON_S)
        self._mpi.COMM_WORLD.Abort(code)

    def leave(self) -> None:
        """Tell all others that this process ends, and wait until they do, too."""
        if os.getpid() != self._process or self._mpi.Is_finalized():
            return
        for stream in (sys.stdout, sys.stderr):
            _let_read(stream)
        words = np.frombuffer(json.dumps(self.calls).encode(), np.uint8)
        others = (rank for rank in range(self._told.size) if rank != self._told.rank)
        sent = [self._told.Isend(words, rank, _TAG) for rank in others]
        everybody = self._told.Ibarrier()
        looked = time.monotonic()
        while not everybody.Test():
            self._hear()
            time.sleep(_SLEEP_S)
            if time.monotonic() - looked > _LOOK_S:
                looked = time.monotonic()
                self._end_with_those_that_are_gone()
        self._mpi.Request.Waitall(sent)
        self._hear()
        self._end_all_that_can()

    def _end_with_those_that_are_gone(self) -> None:
        if gone := self.gone(tuple(self._beside)):
            sys.stderr.write(f"rank {gone[0]} ended without leaving MPI, which ends all\n")
            self.abort(1)

    def _end_all_that_can(self) -> None:
        """End what was begun and not waited for; what others left out stays in memory for good."""
        until = time.monotonic() + _LONGEST_S
        while self._count_open() and time.monotonic() < until:
            time.sleep(_SLEEP_S)
        if self._count_open():
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(self._under_way))

    def _count_open(self) -> int:
        return sum(not begun.is_done() for begun, _ in self._under_way)
