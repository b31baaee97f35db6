"""The processes of an MPI job that all run one program: rank 0 goes on, the others serve rows."""

from __future__ import annotations

import atexit
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from insight.landscape.work import Job

from .pool import hold, interrupt, is_interrupted

_TAG = 1
_SLEEP_S = 0.002


@contextmanager
def _interrupted_in_rows() -> Iterator[None]:
    """Let Ctrl-C end the row that is computed, and not who serves: rank 0 waits for its answer.

    All of a job get the signal. One that left at once would keep the others waiting until they are
    killed.
    """
    before = signal.signal(signal.SIGINT, lambda *_: interrupt())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Serving:
    """The others of a job, as rank 0 sees them.

    Made by all of them. The others come no further than there: each computes rows until rank 0
    ends, and then ends, too.

    Args:
        mpi: The module `mpi4py.MPI`.
        futures: The module `mpi4py.futures`.

    """

    def __init__(self, mpi: Any, futures: Any) -> None:
        self._comm, self._futures = mpi.COMM_WORLD.Dup(), futures
        self._context: Any = None
        if self._comm.rank:
            self._serve()
        atexit.register(self._let_go)

    def pool(self, job: Job) -> Any:
        """An executor whose processes hold the job; the pool before is left."""
        self.leave()
        self._tell("serve")
        context = self._futures.MPICommExecutor(self._comm, 0, initializer=hold, initargs=(job,))
        found = context.__enter__()
        self._context = context
        return found

    def leave(self) -> None:
        """Let the others wait for another job."""
        if self._context is not None:
            context, self._context = self._context, None
            context.__exit__(None, None, None)

    def _let_go(self) -> None:
        self.leave()
        self._tell("end")

    def _tell(self, word: str) -> None:
        for rank in range(1, self._comm.size):
            self._comm.send(word, rank, _TAG)

    def _serve(self) -> None:
        with _interrupted_in_rows():
            while self._heard() == "serve":
                with self._futures.MPICommExecutor(self._comm, 0):
                    pass  # returns when rank 0 leaves its pool
                hold(None)
        if is_interrupted():
            raise KeyboardInterrupt
        sys.exit(0)

    def _heard(self) -> str:
        """The next word of rank 0; MPI's own waiting would take a processor."""
        while not self._comm.iprobe(0, _TAG):
            time.sleep(_SLEEP_S)
        word: str = self._comm.recv(source=0, tag=_TAG)
        return word
