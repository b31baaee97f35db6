"""Rows computed by processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from insight.errors import SummaryValueError, WorkerError, compose
from insight.landscape.parameters import Array
from insight.landscape.work import Job, Row

from .pool import hold, rows_of

_MOST_DEATHS = 3  # in a row, without one row between them


class ProcessExecutor:
    """So many processes, each with a model of its own.

    A process that dies (killed, out of memory) costs the rows that were begun; they are given to
    new processes. The processes end with this one, also where it is killed.

    Each is a new program, which imports the module of the model or of its factory: a fork would
    come with the locks of threads that it has not.

    Args:
        workers: How many.

    Raises:
        SummaryValueError: If they are fewer than one.
        WorkerError: From `losses`, if processes die again and again.

    """

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise SummaryValueError.of("ProcessExecutor: workers", "at least 1", workers)
        self.workers = workers
        self._pool: tuple[Job, ProcessPoolExecutor] | None = None

    def losses(self, job: Job, rows: Sequence[Row]) -> Iterator[tuple[int, Array]]:
        """The rows as they end."""
        left = dict.fromkeys(range(len(rows)))
        deaths = 0
        while left:
            try:
                for index, found in rows_of(self._pool_of(job), rows, list(left)):
                    del left[index]
                    deaths = 0
                    yield index, found
            except BrokenProcessPool as error:
                self.close()
                deaths += 1
                if deaths == _MOST_DEATHS:
                    raise _dying(deaths) from error

    def close(self) -> None:
        """End the processes; rows that were begun are waited for."""
        if self._pool is not None:
            self._pool[1].shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _pool_of(self, job: Job) -> ProcessPoolExecutor:
        if self._pool is None or self._pool[0] is not job:
            self.close()
            context = multiprocessing.get_context("spawn")
            self._pool = (
                job,
                ProcessPoolExecutor(
                    self.workers, mp_context=context, initializer=_begin, initargs=(job,)
                ),
            )
        return self._pool[1]


def _begin(job: Job) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the asking process's to answer
    threading.Thread(target=_end_with_parent, daemon=True).start()
    hold(job)


def _end_with_parent() -> None:
    """A pool's process waits for rows for ever where the one that asks was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _dying(deaths: int) -> WorkerError:
    expected = "processes that live until a row is computed"
    got = f"{deaths} that died, one after the other"
    hint = (
        "too little memory? A model that is no part of an importable module needs a factory that is"
    )
    return WorkerError(compose("ProcessExecutor", expected, got, hint))
