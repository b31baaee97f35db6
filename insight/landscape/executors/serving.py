"""The processes of an MPI job that all run one program: rank 0 goes on, the others serve rows."""

from __future__ import annotations

import atexit
import sys
import time
from typing import Any

from insight.landscape.work import Job

from .pool import hold

_TAG = 1
_SLEEP_S = 0.002


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
        while self._heard() == "serve":
            with self._futures.MPICommExecutor(self._comm, 0):
                pass  # returns when rank 0 leaves its pool
            hold(None)
        sys.exit(0)

    def _heard(self) -> str:
        """The next word of rank 0; MPI's own waiting would take a processor."""
        while not self._comm.iprobe(0, _TAG):
            time.sleep(_SLEEP_S)
        word: str = self._comm.recv(source=0, tag=_TAG)
        return word
